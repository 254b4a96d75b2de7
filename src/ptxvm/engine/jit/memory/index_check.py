"""The check of lane addresses that are start + index * stride, done on the indices."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ptxvm.engine.jit.memory import bounds
from ptxvm.engine.jit.memory.index_form import IndexForm
from ptxvm.engine.jit.memory.vectors import splat
from ptxvm.lanes.code import Code

if TYPE_CHECKING:
    from ptxvm.engine.jit.memory.range_check import RangeCheck

LARGEST = (1 << 31) - 1
"""Indices above are left to the slow path, so that sums of two fit into 32 bits and a gather may extend their sign."""


def emit_index_check(check: RangeCheck, form: IndexForm) -> tuple[str, str]:
    """Whether the accesses of all executing lanes are inside (i1), and the host address (ptr) of the one at index 0.

    The start itself has to lie in the allocation, as it does where it is the address of an array.
    """
    path, code = check.path, check.path.code
    name = f"%{code.new_label()}"
    start = path.context.reading.base(form.start)
    low = check.define(f"{name}.low", "i64", lambda range_, emit: emit(f"add i64 {start}, {range_.low}"))
    distance = code.value(f"sub i64 {low}, {path.cache_field(check.cache, 'base')}")
    room = path.cache_field(check.cache, "room")
    inside = check.compare(f"{name}.passed", distance, room)
    ahead = check.define(f"{name}.ahead", "i64", lambda range_, emit: bounds.ahead(emit, distance, room, range_.unit))
    host = code.value(f"add i64 {low}, {path.cache_field(check.cache, 'delta')}")
    highest = _divided(code, ahead, form.stride)
    if form.signed:
        fine = _signed_inside(check, form, distance, highest)
    else:
        fine = _none_above(check, form.index, _clamped(code, highest))
    passed = code.value(f"and i1 {inside}, {fine}")
    return passed, code.value(f"inttoptr i64 {host} to ptr")


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
    code = check.path.code
    outside = code.value(f"icmp ugt <32 x i32> {indices}, {splat(code, 'i32', bound)}")
    return bounds.none_of(code, outside, check.path.context.mask)
