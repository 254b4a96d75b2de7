"""Lanes that turn out to lie one behind the other, all 32 of them: a row of an image whose edges are joined or cut off,
rows that were found by dividing a number.

Then the first and the last of them are checked as scalars, and one vector is moved. Often the same indices are used in
several places, moved by what is the same in all lanes; they are looked at once.
"""

from __future__ import annotations

from functools import reduce
from operator import add

from ptxvm.engine.jit.memory.all_lanes import all_equal, all_equal_once
from ptxvm.engine.jit.memory.path import AccessPath
from ptxvm.engine.jit.memory.vectors import ALL_LANES, constants, splat
from ptxvm.lanes.code import Code
from ptxvm.lanes.lanes import Lanes
from ptxvm.lanes.llvm_reading import LlvmReading
from ptxvm.lanes.types import U32, WARP_SIZE
from ptxvm.records import record

LAST = WARP_SIZE - 1


@record()
class Line:
    """`found` (i1): all lanes execute, and each has the index above that of the lane before. `first` (i32) is that of
    lane 0. `starts` (<32 x i32>) are the indices that lane 0 would have in the line of each lane, but for `shift` (i32,
    None if 0)."""

    found: str
    first: str
    starts: str
    shift: str | None

    def ends(self, code: Code, moved_by: str) -> list[str]:
        """The indices of the first lane and of the last, moved by an i32."""
        first = code.value(f"add i32 {self.first}, {moved_by}")
        return [first, code.value(f"add i32 {first}, {LAST}")]


@record()
class Ends:
    """`found` (i1): each lane that executes is in the line of the first one or in that of the last one, whose lanes are
    `members` (<32 x i1>), lane 0 being at the indices `first` (i32)."""

    found: str
    members: tuple[str, ...]
    first: tuple[str, ...]


def may_be_line(path: AccessPath) -> bool:
    """Whether looking for one is worth the code: not where groups are known, nor for fragments of matrices."""
    form, context = path.index, path.context
    if form is None or form.groups is not None or form.stride != path.width:
        return False
    return not (context.partial or context.function.has_products)


def find_line(path: AccessPath) -> Line:
    """Where no warp goes another way."""
    code, form = path.code, path.index
    assert form is not None
    own, added = own_part(path.context.reading, form.index)
    first = code.value(f"extractelement <32 x i32> {own}, i32 0")
    lanes = code.value(f"sub <32 x i32> {own}, {constants('i32', range(WARP_SIZE))}")
    found = all_equal_once(
        path.context.reading,
        path.context.function.alike,
        ("line", own, path.context.mask),
        lambda: _all_are(path, lanes, splat(code, "i32", first)),
    )
    shift = reduce(add, (uniform.raw_bits(U32) for uniform in added)) if added else None
    moved = None if shift is None else path.context.reading.base(shift)
    return Line(found, _moved(path, first, moved), lanes, moved)


def _all_are(path: AccessPath, lanes: str, expected: str) -> str:
    code, mask = path.code, path.context.mask
    if mask is None:
        return all_equal(path.context.reading, "i32", lanes, expected)
    same = code.value(f"and <32 x i1> {code.value(f'icmp eq <32 x i32> {lanes}, {expected}')}, {mask}")
    return code.value(f"icmp eq i32 {code.value(f'bitcast <32 x i1> {same} to i32')}, -1")


def may_have_ends(path: AccessPath) -> bool:
    """Whether lanes that are in no line are looked at once more: rows whose ends meet go on at the other end."""
    return not path.store and path.count == 1 and path.can_mask


def find_ends(path: AccessPath, line: Line) -> Ends:
    """In a block of its own, where the lanes are not in this line."""
    code, mask = path.code, path.context.mask
    members, first = [], []
    for lane in (0, LAST):
        start = code.value(f"extractelement <32 x i32> {line.starts}, i32 {lane}")
        members.append(code.value(f"icmp eq <32 x i32> {line.starts}, {splat(code, 'i32', start)}"))
        first.append(_moved(path, start, line.shift))
    if mask is not None:
        members = [code.value(f"and <32 x i1> {each}, {mask}") for each in members]
    both = code.value("or <32 x i1> " + ", ".join(members))
    outside = code.value(f"xor <32 x i1> {both}, {ALL_LANES if mask is None else mask}")
    found = code.value(f"icmp eq i32 {code.value(f'bitcast <32 x i1> {outside} to i32')}, 0")
    return Ends(found, tuple(members), tuple(first))


def _moved(path: AccessPath, index: str, shift: str | None) -> str:
    return index if shift is None else path.code.value(f"add i32 {index}, {shift}")


def own_part(reading: LlvmReading, vector: str) -> tuple[str, list[Lanes]]:
    """A vector of indices or bases without what was added to all lanes, and that."""
    added: list[Lanes] = []
    while (origin := reading.origins.get(vector)) is not None and origin.operation == "add":
        uniform, others = _parted(origin.operands)
        if uniform is None:
            break
        added.append(uniform)
        vector = reading.vector(others)
    return vector, added


def _parted(operands: tuple[Lanes, ...]) -> tuple[Lanes | None, Lanes]:
    """The operand that is the same in all lanes, if there is one, and the other."""
    a, b = operands
    if a.shape.uniform and b.shape.varying:
        return a, b
    return (b, a) if b.shape.uniform and a.shape.varying else (None, a)
