"""The check of lane addresses that are start + index * stride, done on the indices."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ptxvm.engine.jit.memory import bounds
from ptxvm.engine.jit.memory.check import no_row_outside, none_reaches
from ptxvm.engine.jit.memory.index_form import IndexForm
from ptxvm.engine.jit.memory.line import LAST, Line
from ptxvm.engine.jit.memory.path import AccessPath, Join
from ptxvm.engine.jit.memory.vectors import splat
from ptxvm.lanes.code import Code
from ptxvm.lanes.shape import Groups
from ptxvm.records import record

if TYPE_CHECKING:
    from ptxvm.engine.jit.memory.range_check import Range, RangeCheck

LARGEST = (1 << 31) - 1
"""Indices above are left to the slow path, so that sums of two fit into 32 bits and a gather may extend their sign."""

MOST_BEFORE = 1 << 20
"""Elements before the start that are counted."""


def emit_index_check(check: RangeCheck, form: IndexForm, line: Line | None) -> tuple[str, str]:
    """Whether the accesses of all executing lanes are inside (i1), and the host address (ptr) of the one at index 0.
    They may be in a `line`.

    The start itself has to lie in the allocation, as it does where it is the address of an array. Of accesses before
    the element at the index (`a[i - 1]`) the first one that is not before the start, see `_before`.
    """
    path, code = check.path, check.path.code
    name, stride = f"%{code.new_label()}", form.stride
    start = path.context.reading.base(form.start)

    def first(range_: Range, emit: bounds.Emit) -> str:
        return emit(f"add i64 {start}, {range_.low + _before(range_, stride) * stride}")

    low = check.define(f"{name}.low", "i64", first)
    distance = code.value(f"sub i64 {low}, {path.cache_field(check.cache, 'base')}")
    room = path.cache_field(check.cache, "room")
    inside = check.compare(f"{name}.passed", distance, room)
    ahead = check.define(f"{name}.ahead", "i64", lambda range_, emit: bounds.ahead(emit, distance, room, range_.unit))
    moved = code.value(f"add i64 {low}, {path.cache_field(check.cache, 'delta')}")
    host = check.define(
        f"{name}.host", "i64", lambda range_, emit: emit(f"sub i64 {moved}, {_before(range_, stride) * stride}")
    )
    highest = _divided(code, ahead, stride)
    lanes = _Lanes(check, form, line)
    fine = _signed_inside(lanes, distance, highest) if form.signed else _none_above(lanes, "0", highest)
    passed = code.value(f"and i1 {inside}, {fine}")
    return passed, code.value(f"inttoptr i64 {host} to ptr")


def _before(range_: Range, stride: int) -> int:
    """How many elements before the one at the index the range begins: at so many indices the start has none."""
    before = -(range_.low // stride)
    return before if 0 < before <= MOST_BEFORE else 0


def _divided(code: Code, number: str, stride: int) -> str:
    if stride & (stride - 1) == 0:
        return code.value(f"lshr i64 {number}, {stride.bit_length() - 1}")
    return code.value(f"udiv i64 {number}, {stride}")


@record()
class _Lanes:
    """Whose indices are checked."""

    check: RangeCheck
    form: IndexForm
    line: Line | None


def _signed_inside(lanes: _Lanes, distance: str, highest: str) -> str:
    """Indices may be negative as far as the start lies above the allocation's: count them from there."""
    code = lanes.check.path.code
    below = _divided(code, distance, lanes.form.stride)
    small = code.value(f"icmp ule i64 {below}, {LARGEST}")
    moved_by, bound = code.value(f"trunc i64 {below} to i32"), code.value(f"add i64 {below}, {highest}")
    return code.value(f"and i1 {_none_above(lanes, moved_by, bound)}, {small}")


def _none_above(lanes: _Lanes, moved_by: str, bound: str) -> str:
    """Whether no index, moved by so much (i32) and back by the elements before it, is above `bound` (i64)."""
    check, form = lanes.check, lanes.form
    code, name = check.path.code, f"%{check.path.code.new_label()}"
    code.declare("declare i64 @llvm.umin.i64(i64, i64)")

    def limit(range_: Range, emit: bounds.Emit) -> str:
        largest = LARGEST - _before(range_, form.stride)
        return emit(f"trunc i64 {emit(f'call i64 @llvm.umin.i64(i64 {bound}, i64 {largest})')} to i32")

    def step(range_: Range, emit: bounds.Emit) -> str:
        return emit(f"sub i32 {moved_by}, {_before(range_, form.stride)}")

    highest = check.define(f"{name}.limit", "i32", limit)
    steps = check.define(f"{name}.step", "i32", step)
    rows = check.path.rows
    if rows is not None:
        return _no_row_above(check.path, rows, (form.index, steps), highest)
    if lanes.line is None:
        return _none_of_all_above(check.path, form.index, steps, highest)
    one, all_, join = code.new_label(), code.new_label(), Join(code, ["i1"])
    code.branch(lanes.line.found, one, all_)
    code.label(one)
    join.arrive([_ends_below(code, lanes.line, steps, highest)])
    code.label(all_)
    join.arrive([_none_of_all_above(check.path, form.index, steps, highest)])
    return join.meet()[0]


def _ends_below(code: Code, line: Line, steps: str, highest: str) -> str:
    """What lies between them is below as well: indices that wrap around would begin above."""
    first = code.value(f"add i32 {line.first}, {steps}")
    ends = (first, code.value(f"add i32 {first}, {LAST}"))
    return code.value("and i1 " + ", ".join(code.value(f"icmp ule i32 {end}, {highest}") for end in ends))


def _no_row_above(path: AccessPath, rows: Groups, moved: tuple[str, str], highest: str) -> str:
    """The same of indices (<32 x i32>) in rows, moved by so much (i32): of the lowest of each, above which the others
    are at known distances."""
    code, (index, steps) = path.code, moved
    low, spread = min(rows.offsets), max(rows.offsets) - min(rows.offsets)
    code.declare("declare i32 @llvm.usub.sat.i32(i32, i32)")
    room = code.value(f"call i32 @llvm.usub.sat.i32(i32 {code.value(f'add i32 {highest}, 1')}, i32 {spread})")
    moved_by = code.value(f"add i32 {steps}, {low}")
    heads = path.context.reading.heads.of_vector(index, "i32", rows.lanes)
    lowest = [code.value(f"add i32 {head}, {moved_by}") for head in heads]
    return no_row_outside(path, rows, [code.value(f"icmp ult i32 {own}, {room}") for own in lowest])


def _none_of_all_above(path: AccessPath, index: str, steps: str, highest: str) -> str:
    code = path.code
    moved = code.value(f"add <32 x i32> {index}, {splat(code, 'i32', steps)}")
    return none_reaches(path, moved, "i32", code.value(f"add i32 {highest}, 1"))
