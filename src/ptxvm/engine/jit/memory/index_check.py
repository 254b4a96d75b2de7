"""The check of lane addresses that are start + index * stride, done on the indices."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ptxvm.engine.jit.memory.index_form import IndexForm
from ptxvm.engine.jit.memory.vectors import splat
from ptxvm.lanes.code import Code

if TYPE_CHECKING:
    from ptxvm.engine.jit.memory.range_check import Range, RangeCheck

LARGEST = (1 << 31) - 1
"""Indices above are left to the slow path, so that sums of two fit into 32 bits and a gather may extend their sign."""


def emit_index_check(check: RangeCheck, form: IndexForm) -> tuple[str, str]:
    """Whether the accesses of all executing lanes are inside (i1), and the host address (ptr) of the one at index 0.

    The start itself has to lie in the allocation, as it does where it is the address of an array.
    """
    path, code = check.path, check.path.code
    name = f"%{code.new_label()}"
    start = path.context.reading.base(form.start)
    check.write(lambda range_: f"  {name}.low = add i64 {start}, {range_.low}")
    distance = code.value(f"sub i64 {name}.low, {path.cache_field(check.cache, 'base')}")
    room = path.cache_field(check.cache, "room")
    inside = check.compare(f"{name}.passed", distance, room)
    check.write(lambda range_: _ahead_text(f"{name}.ahead", distance, room, range_))
    host = code.value(f"add i64 {name}.low, {path.cache_field(check.cache, 'delta')}")
    highest = _divided(code, f"{name}.ahead", form.stride)
    if form.signed:
        fine = _signed_inside(check, form, distance, highest)
    else:
        fine = _none_above(check, form.index, _clamped(code, highest))
    passed = code.value(f"and i1 {inside}, {fine}")
    return passed, code.value(f"inttoptr i64 {host} to ptr")


def _ahead_text(name: str, distance: str, room: str, range_: Range) -> str:
    """By how many bytes the start could move up."""
    last = f"  {name}.last = add i64 {room}, -1\n  {name}.bytes = shl i64 {name}.last, {range_.unit}"
    return f"{last}\n  {name} = sub i64 {name}.bytes, {distance}"


def _divided(code: Code, number: str, stride: int) -> str:
    if stride & (stride - 1) == 0:
        return code.value(f"lshr i64 {number}, {stride.bit_length() - 1}")
    return code.value(f"udiv i64 {number}, {stride}")


def _clamped(code: Code, number: str) -> str:
    code.declare("declare i64 @llvm.umin.i64(i64, i64)")
    return code.value(f"trunc i64 {code.value(f'call i64 @llvm.umin.i64(i64 {number}, i64 {LARGEST})')} to i32")


def _signed_inside(check: RangeCheck, form: IndexForm, distance: str, highest: str) -> str:
    """Indices may be negative as far as the start lies above the allocation's: count them from there."""
    code = check.path.code
    below = _divided(code, distance, form.stride)
    moved_by = splat(code, "i32", code.value(f"trunc i64 {below} to i32"))
    moved = code.value(f"add <32 x i32> {form.index}, {moved_by}")
    fine = _none_above(check, moved, _clamped(code, code.value(f"add i64 {below}, {highest}")))
    small = code.value(f"icmp ule i64 {below}, {LARGEST}")
    return code.value(f"and i1 {fine}, {small}")


def _none_above(check: RangeCheck, indices: str, bound: str) -> str:
    code, mask = check.path.code, check.path.context.mask
    outside = code.value(f"icmp ugt <32 x i32> {indices}, {splat(code, 'i32', bound)}")
    if mask is not None:
        outside = code.value(f"and <32 x i1> {outside}, {mask}")
    return code.value(f"icmp eq i32 {code.value(f'bitcast <32 x i1> {outside} to i32')}, 0")
