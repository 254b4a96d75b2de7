"""The one formula by which accesses are checked.

`span` bytes at `distance` from the start of `size` bytes, a multiple of 2**`unit`, lie inside if

    rotate_right(distance, unit) < room        room = (max(size + 1 - span, 0) + 2**unit - 1) >> unit

One unsigned compare: a distance below the start wraps around, and rotation makes of one that is no multiple more than
any memory has. `room` counts the multiples that are allowed. The runtime keeps it in a site's cache
(`fill_cache` in runtime/translation.c).
"""

from __future__ import annotations

from collections.abc import Callable

from ptxvm.engine.jit.memory.vectors import mangled, vector_of
from ptxvm.lanes.code import Code
from ptxvm.lanes.types import WARP_SIZE

Emit = Callable[[str], str]
"""From an instruction's text to the name of what it computes: in the block, at the function's entry, or later."""


def room(code: Code, emit: Emit, size: str, span: int, unit: int, *, fits: bool = False) -> str:
    """The room (i64) for `span` bytes in `size` (i64); `fits`: they are known to be no more than these."""
    past = emit(f"add i64 {size}, 1")
    return room_before(code, emit, past, span, unit, fits=fits)


def room_before(code: Code, emit: Emit, past: str, span: int, unit: int, *, fits: bool = False) -> str:
    """The same, given `size` + 1."""
    if fits:
        slack = emit(f"sub i64 {past}, {span}")
    else:
        code.declare("declare i64 @llvm.usub.sat.i64(i64, i64)")
        slack = emit(f"call i64 @llvm.usub.sat.i64(i64 {past}, i64 {span})")
    if not unit:
        return slack
    rounded = emit(f"add i64 {slack}, {(1 << unit) - 1}")
    return emit(f"lshr i64 {rounded}, {unit}")


def room_above(code: Code, emit: Emit, room: str, spread: int) -> str:
    """The room (i64) for the lowest of accesses of which the highest is `spread` multiples above it."""
    if not spread:
        return room
    code.declare("declare i64 @llvm.usub.sat.i64(i64, i64)")
    return emit(f"call i64 @llvm.usub.sat.i64(i64 {room}, i64 {spread})")


def turned(code: Code, emit: Emit, distance: str, unit: int) -> str:
    """A distance (i64) as it is compared."""
    if not unit:
        return distance
    code.declare("declare i64 @llvm.fshr.i64(i64, i64, i64)")
    return emit(f"call i64 @llvm.fshr.i64(i64 {distance}, i64 {distance}, i64 {unit})")


def turned_lanes(code: Code, emit: Emit, distances: str, llvm: str, unit: int) -> str:
    """The same of 32 distances, integers `llvm`."""
    if not unit:
        return distances
    type_, name = vector_of(llvm), f"llvm.fshr.{mangled(llvm)}"
    code.declare(f"declare {type_} @{name}({type_}, {type_}, {type_})")
    return emit(f"call {type_} @{name}({type_} {distances}, {type_} {distances}, {type_} splat ({llvm} {unit}))")


def inside(code: Code, emit: Emit, distance: str, room: str, unit: int) -> str:
    """Whether (i1) a distance (i64) is one of the multiples that `room` counts."""
    return emit(f"icmp ult i64 {turned(code, emit, distance, unit)}, {room}")


def ahead(emit: Emit, distance: str, room: str, unit: int) -> str:
    """By how many bytes (i64) a distance that is inside could grow, up to the last multiple allowed."""
    last = emit(f"add i64 {room}, -1")
    return emit(f"sub i64 {emit(f'shl i64 {last}, {unit}')}, {distance}")


def none_of(code: Code, outside: str, mask: str | None, count: int = WARP_SIZE) -> str:
    """Whether (i1) no lane of `mask` (None: all) is set in `outside`, a vector of `count`."""
    if mask is not None:
        outside = code.value(f"and <{count} x i1> {outside}, {mask}")
    return code.value(f"icmp eq i{count} {code.value(f'bitcast <{count} x i1> {outside} to i{count}')}, 0")
