"""Lanes that execute without the others, and follow each other: the tail of a row, or the rest of a warp that parted.

One instruction moves them under a mask, where a gather would move lane by lane. Lanes that have been round a loop more
often than others are a second run.
"""

from __future__ import annotations

from ptxvm.engine.jit.memory.path import AccessPath
from ptxvm.engine.jit.memory.vectors import constants, lowest_lane, splat
from ptxvm.lanes.lanes import Lanes
from ptxvm.lanes.types import U32, U64, WARP_SIZE
from ptxvm.records import record

WIDTHS = (4, 8)

MOST = 2
"""Runs that a load looks for. A store looks for one, in which all lanes are at addresses of their own."""


@record()
class Runs:
    """`found` (i1): some lanes execute, and each of them is in one of the runs, whose lanes are `members` (<32 x i1>).

    `first` is where lane 0 would be in each: bases, or indices if the addresses have an index form.
    """

    found: str
    members: tuple[str, ...]
    first: tuple[str, ...]
    llvm: str


def may_run(path: AccessPath) -> bool:
    """Whether looking for runs is worth the code."""
    context = path.context
    if not path.shape.varying or not context.partial or context.mask is None or context.scattered:
        return False
    if path.count != 1 or path.width not in WIDTHS or not path.can_mask or path.rows is not None:
        return False
    return path.index is None or path.index.stride == path.width


def find_runs(path: AccessPath) -> Runs:
    """Each that of the lowest lane which is in none before."""
    code = path.code
    starts, llvm = _starts(path)
    left = path.context.mask
    assert left is not None
    bits = path.bits()
    some = code.value(f"icmp ne i32 {bits}, 0")
    members: list[str] = []
    first: list[str] = []
    for _ in range(1 if path.store else MOST):
        start = _of_lowest(path, starts, bits)
        if first:  # where no lane is left: no place at random, where there may be no memory
            start = code.value(f"select i1 {code.value(f'icmp eq i32 {bits}, 0')}, {llvm} {first[-1]}, {llvm} {start}")
        same = code.value(f"icmp eq {starts.type.vector} {starts.vector}, {splat(code, llvm, start)}")
        members.append(code.value(f"and <32 x i1> {same}, {left}"))
        first.append(start)
        left = code.value(f"xor <32 x i1> {left}, {members[-1]}")
        bits = code.value(f"bitcast <32 x i1> {left} to i32")
    found = code.value(f"and i1 {some}, {code.value(f'icmp eq i32 {bits}, 0')}")
    return Runs(found, tuple(members), tuple(first), llvm)


def _starts(path: AccessPath) -> tuple[Lanes, str]:
    """For each lane, where lane 0 would be if all followed it."""
    form = path.index
    (vector, llvm), step = path.base_vector(), path.width
    if form is not None:
        vector, llvm, step = form.index, "i32", 1
    steps = constants(llvm, [lane * step for lane in range(WARP_SIZE)])
    name = path.code.value(f"sub <32 x {llvm}> {vector}, {steps}")
    return path.context.reading.varying(U64 if llvm == "i64" else U32, name), llvm


def _of_lowest(path: AccessPath, starts: Lanes, bits: str) -> str:
    return path.context.reading.element_at(starts, lowest_lane(path.code, bits))
