"""Addresses that nothing is known about until they are there: often each half of the warp is contiguous after all."""

from __future__ import annotations

from ptxvm.engine.jit.memory.path import AccessPath
from ptxvm.engine.jit.memory.vectors import constants, splat
from ptxvm.lanes.llvm_literals import indices
from ptxvm.records import record

HALF = 16
MIN_WIDTH = 4


@record()
class Halves:
    """`found` (i1): all lanes execute, and those of either half follow its first.

    `first` are the bases of these, or the indices if the addresses have an index form.
    """

    found: str
    first: tuple[str, str]
    llvm: str


def may_be_contiguous(path: AccessPath) -> bool:
    """Whether looking for halves is worth the code.

    Threads that walk over bytes of their own are common, threads that read neighbouring bytes of unknown place are not.
    """
    if not path.shape.varying or path.width < MIN_WIDTH or path.context.partial:
        return False
    return path.index is None or path.index.stride == path.width


def find_halves(path: AccessPath) -> Halves:
    """Compare every address with what it would be if each half were contiguous."""
    code = path.code
    form = path.index
    (vector, llvm), step = path.base_vector(), path.width
    if form is not None:
        vector, llvm, step = form.index, "i32", 1
    type_ = f"<32 x {llvm}>"
    first = code.value(f"extractelement {type_} {vector}, i32 0")
    second = code.value(f"extractelement {type_} {vector}, i32 {HALF}")
    order = indices(tuple(lane if lane < HALF else HALF + lane for lane in range(2 * HALF)))
    starts = [splat(code, llvm, start) for start in (first, second)]
    bases = code.value(f"shufflevector {type_} {starts[0]}, {type_} {starts[1]}, {order}")
    steps = constants(llvm, [lane % HALF * step for lane in range(2 * HALF)])
    expected = code.value(f"add {type_} {bases}, {steps}")
    same = code.value(f"icmp eq {type_} {vector}, {expected}")
    if path.context.mask is not None:
        same = code.value(f"and <32 x i1> {same}, {path.context.mask}")
    found = code.value(f"icmp eq i32 {code.value(f'bitcast <32 x i1> {same} to i32')}, -1")
    return Halves(found, (first, second), llvm)
