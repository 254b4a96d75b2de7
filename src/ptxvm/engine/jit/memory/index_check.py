"""The check of lane addresses that are start + index * stride, done on the indices."""

from __future__ import annotations

from functools import reduce
from typing import TYPE_CHECKING

from ptxvm.engine.jit.layouts.structures import AccessSpace
from ptxvm.engine.jit.memory import bounds
from ptxvm.engine.jit.memory.check import no_row_outside, none_reaches
from ptxvm.engine.jit.memory.equal_steps import EqualSteps
from ptxvm.engine.jit.memory.index_form import IndexForm
from ptxvm.engine.jit.memory.line import Line
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


MOST_SLOTS = 72
"""For limits that are computed where the function begins, three for each check, whether a CTA needs them or not."""


@record()
class Limits:
    """What indices are compared with, as values or as the slots (ptr) that hold them: each, or the lowest of each row,
    moved by `step` (i32), has to be below `count` (i32; 0 where nothing is known of the memory). Index 0 is at `host`
    (i64) then."""

    count: str
    step: str
    host: str


def emit_index_check(
    check: RangeCheck, form: IndexForm, line: Line | None, steps: EqualSteps | None
) -> tuple[str, str]:
    """Whether the accesses of all executing lanes are inside (i1), and the host address (ptr) of the one at index 0.
    They may be in a `line`, or in equal `steps`.

    The start itself has to lie in the allocation, as it does where it is the address of an array. Of accesses before
    the element at the index (`a[i - 1]`) the first one that is not before the start, see `_before`.
    """
    code, kept = check.path.code, _kept(check, form)
    limits = _limits(check, form, check.path.context.reading.base(form.start)) if kept is None else _loaded(code, kept)
    passed = _none_above(_Lanes(check, form, line, steps), limits)
    if check.path.context.mask is not None:  # lanes that do not execute pass whatever the limits are
        passed = code.value(f"and i1 {passed}, {code.value(f'icmp ne i32 {limits.count}, 0')}")
    return passed, code.value(f"inttoptr i64 {limits.host} to ptr")


def renew_limits(check: RangeCheck, form: IndexForm) -> None:
    """The site's cache describes other memory now."""
    if check.kept is not None:
        _store(check, check.kept, _limits(check, form, check.path.context.reading.base(form.start)))


def _kept(check: RangeCheck, form: IndexForm) -> Limits | None:
    """The slots with the limits of an array whose address is known where the function begins: they are computed there,
    and again when the site's cache changes."""
    path, function = check.path, check.path.context.function
    place = function.constants.get(path.context.reading.base(form.start))
    if place is None or path.space is not AccessSpace.GLOBAL:
        return None
    if check.kept is None and len(function.slots) < MOST_SLOTS:
        check.kept = Limits(*(function.take_slot(type_) for type_ in ("i32", "i32", "i64")))
        with function.at_entry():
            start = path.code.value(f"load i64, ptr {place}")
            _store(check, check.kept, _limits(check, form, start))
    return check.kept


def _store(check: RangeCheck, slots: Limits, limits: Limits) -> None:
    for slot, type_, value in (
        (slots.count, "i32", limits.count),
        (slots.step, "i32", limits.step),
        (slots.host, "i64", limits.host),
    ):
        check.path.code.line(f"store {type_} {value}, ptr {slot}")


def _loaded(code: Code, slots: Limits) -> Limits:
    return Limits(
        code.value(f"load i32, ptr {slots.count}"),
        code.value(f"load i32, ptr {slots.step}"),
        code.value(f"load i64, ptr {slots.host}"),
    )


def _limits(check: RangeCheck, form: IndexForm, start: str) -> Limits:
    """The limits for indices from `start` (i64), computed of what the site's cache knows."""
    path, code = check.path, check.path.code
    name, stride = f"%{code.new_label()}", form.stride

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
    known = _Known(inside, _divided(code, ahead, stride), "0")
    if form.signed:
        known = _counted_from_below(code, known, _divided(code, distance, stride))
    step = check.define(
        f"{name}.step", "i32", lambda range_, emit: emit(f"sub i32 {known.moved_by}, {_before(range_, stride)}")
    )
    return Limits(_count(check, stride, known, f"{name}.limit"), step, host)


@record()
class _Known:
    """Whether the first element is `inside` (i1), the `highest` index (i64), and by how much (i32) indices are moved
    before they are compared."""

    inside: str
    highest: str
    moved_by: str


def _counted_from_below(code: Code, known: _Known, below: str) -> _Known:
    """Indices may be negative as far as the start lies above the allocation's, by so many elements (i64): they are
    counted from there."""
    small = code.value(f"icmp ule i64 {below}, {LARGEST}")
    return _Known(
        code.value(f"and i1 {known.inside}, {small}"),
        code.value(f"add i64 {below}, {known.highest}"),
        code.value(f"trunc i64 {below} to i32"),
    )


def _count(check: RangeCheck, stride: int, known: _Known, name: str) -> str:
    path, rows = check.path, check.path.rows
    spread = 0 if rows is None else max(rows.offsets) - min(rows.offsets)
    path.code.declare("declare i64 @llvm.umin.i64(i64, i64)")
    path.code.declare("declare i32 @llvm.usub.sat.i32(i32, i32)")

    def compute(range_: Range, emit: bounds.Emit) -> str:
        largest = LARGEST - _before(range_, stride)
        bound = emit(f"trunc i64 {emit(f'call i64 @llvm.umin.i64(i64 {known.highest}, i64 {largest})')} to i32")
        all_ = emit(f"select i1 {known.inside}, i32 {emit(f'add i32 {bound}, 1')}, i32 0")
        return emit(f"call i32 @llvm.usub.sat.i32(i32 {all_}, i32 {spread})") if spread else all_

    return check.define(name, "i32", compute)


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
    steps: EqualSteps | None


def _none_above(lanes: _Lanes, limits: Limits) -> str:
    """Whether no index is beyond the limits."""
    check, form = lanes.check, lanes.form
    code, rows = check.path.code, check.path.rows
    if rows is not None:
        return _no_row_above(check.path, rows, form.index, limits)
    if lanes.steps is not None:
        steps = lanes.steps
        return steps.checked(
            check.path,
            lambda: _ends_below(check.path, steps, limits),
            lambda: _none_of_all_above(check.path, form.index, limits),
        )
    if lanes.line is None:
        return _none_of_all_above(check.path, form.index, limits)
    one, all_, join = code.new_label(), code.new_label(), Join(code, ["i1"])
    code.branch(lanes.line.found, one, all_)
    code.label(one)
    join.arrive([_ends_below(check.path, lanes.line, limits)])
    code.label(all_)
    join.arrive([_none_of_all_above(check.path, form.index, limits)])
    return join.meet()[0]


def _ends_below(path: AccessPath, pattern: Line | EqualSteps, limits: Limits) -> str:
    """What lies between them is below as well: indices that wrap around would begin above."""
    code = path.code
    below = [code.value(f"icmp ult i32 {end}, {limits.count}") for end in pattern.ends(code, limits.step)]
    return reduce(lambda a, b: code.value(f"and i1 {a}, {b}"), below)


def _no_row_above(path: AccessPath, rows: Groups, index: str, limits: Limits) -> str:
    """The same of indices (<32 x i32>) in rows: of the lowest of each, above which the others are at known
    distances."""
    code = path.code
    moved_by = code.value(f"add i32 {limits.step}, {min(rows.offsets)}")
    heads = path.context.reading.heads.of_vector(index, "i32", rows.lanes)
    lowest = [code.value(f"add i32 {head}, {moved_by}") for head in heads]
    return no_row_outside(path, rows, [code.value(f"icmp ult i32 {own}, {limits.count}") for own in lowest])


def _none_of_all_above(path: AccessPath, index: str, limits: Limits) -> str:
    moved = path.code.value(f"add <32 x i32> {index}, {splat(path.code, 'i32', limits.step)}")
    return none_reaches(path, moved, "i32", limits.count)
