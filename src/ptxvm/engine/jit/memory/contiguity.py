"""Addresses that nothing is known about until they are there: often pieces of the warp are contiguous after all."""

from __future__ import annotations

from ptxvm.engine.jit.memory.path import AccessPath
from ptxvm.engine.jit.memory.vectors import constants
from ptxvm.lanes.llvm_literals import indices
from ptxvm.lanes.types import WARP_SIZE
from ptxvm.records import record

PIECE = 64
"""Bytes of a piece: what one vector register holds."""

MOST_LANES = 16
MIN_WIDTH = 4


@record()
class Pieces:
    """`found` (i1): all lanes execute, and those of each piece of so many `lanes` follow its first.

    `first` are the bases of these, or the indices if the addresses have an index form.
    """

    found: str
    first: tuple[str, ...]
    llvm: str
    lanes: int


def may_be_contiguous(path: AccessPath) -> bool:
    """Whether looking for pieces is worth the code.

    Threads that walk over bytes of their own are common, threads that read neighbouring bytes of unknown place are not.
    """
    if not path.shape.varying or path.width < MIN_WIDTH or path.context.partial:
        return False
    return path.index is None or path.index.stride == path.width


def find_pieces(path: AccessPath) -> Pieces:
    """Compare every address with what it would be if each piece were contiguous."""
    code = path.code
    form = path.index
    (vector, llvm), step = path.base_vector(), path.width
    if form is not None:
        vector, llvm, step = form.index, "i32", 1
    type_, lanes = f"<32 x {llvm}>", max(2, min(MOST_LANES, PIECE // path.width))
    starts = range(0, WARP_SIZE, lanes)
    first = tuple(code.value(f"extractelement {type_} {vector}, i32 {lane}") for lane in starts)
    order = indices(tuple(lane - lane % lanes for lane in range(WARP_SIZE)))
    bases = code.value(f"shufflevector {type_} {vector}, {type_} poison, {order}")
    steps = constants(llvm, [lane % lanes * step for lane in range(WARP_SIZE)])
    expected = code.value(f"add {type_} {bases}, {steps}")
    same = code.value(f"icmp eq {type_} {vector}, {expected}")
    if path.context.mask is not None:
        same = code.value(f"and <32 x i1> {same}, {path.context.mask}")
    found = code.value(f"icmp eq i32 {code.value(f'bitcast <32 x i1> {same} to i32')}, -1")
    return Pieces(found, first, llvm, lanes)
