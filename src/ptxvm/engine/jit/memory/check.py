"""The checks in front of an access: inside what it belongs to, and aligned."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import reduce

from ptxvm.engine.jit.layouts.structures import AccessSpace
from ptxvm.engine.jit.memory import bounds
from ptxvm.engine.jit.memory.all_lanes import Distances, all_inside, register_bits, unites
from ptxvm.engine.jit.memory.path import AccessPath
from ptxvm.engine.jit.memory.pattern import Pattern
from ptxvm.engine.jit.memory.places import LanePlaces
from ptxvm.engine.jit.memory.vectors import bits_of, mangled, select_elements, splat, vector_of
from ptxvm.lanes.code import Code
from ptxvm.lanes.shape import Groups
from ptxvm.lanes.types import WARP_SIZE
from ptxvm.records import record


@record()
class Checked:
    """`passed` is an i1, or None when the access is known to be fine.

    `host`: the host address (ptr) of the lowest address of a pattern, or what to add `offsets` to.
    `descriptor`: of the access, for the slow path; None when there is none.
    """

    passed: str | None
    host: str
    descriptor: str | None


def check_pattern(path: AccessPath, pattern: Pattern) -> Checked:
    """One compare for all lanes, those that do not execute included."""
    aligned = pattern.aligned(path.shape.alignment)
    unit = path.alignment if aligned is None else 0
    if path.has_window:
        return _check_in_window(path, pattern, unit, aligned)
    cache = path.context.function.take_cache()
    descriptor = path.descriptor(pattern.span, cache, unit)
    address = path.scalar(pattern.low)
    passed = inside_cache(path, address, cache, unit)
    host = host_of(path, address, cache)
    return Checked("false" if aligned is False else passed, host, descriptor)


def inside_cache(path: AccessPath, address: str, cache: int, unit: int) -> str:
    """Whether the cache covers an access at an address (i64)."""
    code = path.code
    distance = code.value(f"sub i64 {address}, {path.cache_field(cache, 'base')}")
    room = path.cache_field(cache, "room")
    return bounds.inside(code, code.value, distance, room, unit)


def host_of(path: AccessPath, address: str, cache: int) -> str:
    """The host pointer of an address that the cache covers."""
    host = path.code.value(f"add i64 {address}, {path.cache_field(cache, 'delta')}")
    return path.code.value(f"inttoptr i64 {host} to ptr")


def _check_in_window(path: AccessPath, pattern: Pattern, unit: int, aligned: bool | None) -> Checked:
    host, size = path.window()
    offset = path.scalar(pattern.low)
    place = path.code.value(f"getelementptr i8, ptr {host}, i64 {offset}")
    # Trust in the program's addresses says nothing of lanes that do not execute, which the footprint has in it.
    trusted = pattern.uniform and not path.context.function.bounds
    if trusted or (aligned is True and _is_known_inside(path, offset, pattern)):
        return Checked(None, place, None)
    descriptor = path.descriptor(pattern.span)
    if aligned is False:
        return Checked("false", place, descriptor)
    room = path.room(size, pattern.span, unit)
    own = path.window_base("i64")
    distance = offset if own is None else path.code.value(f"sub i64 {offset}, {own}")
    passed = bounds.inside(path.code, path.code.value, distance, room, unit)
    return Checked(passed, place, descriptor)


def _is_known_inside(path: AccessPath, offset: str, pattern: Pattern) -> bool:
    """A constant address in the shared variables that the kernel declares."""
    if offset.startswith("%") or path.space is not AccessSpace.SHARED or path.context.function.clustered:
        return False
    return int(offset) + pattern.span <= path.context.function.static_shared


@record()
class CheckedLanes:
    """Every executing lane's own address was checked. `passed` and `descriptor` as in `Checked`."""

    passed: str | None
    places: LanePlaces
    descriptor: str | None


def check_lanes(path: AccessPath) -> CheckedLanes:
    """One compare per lane."""
    vector, llvm = path.vector()
    if path.has_window:
        host, size = path.window()
        if not path.context.function.bounds:
            return CheckedLanes(None, LanePlaces(host, vector, llvm, path.context.mask), None)
        room = path.room(size, path.width, path.alignment)
        own = path.window_base(llvm)
        distances = vector
        if own is not None:
            distances = path.code.value(f"sub <32 x {llvm}> {vector}, {splat(path.code, llvm, own)}")
        passed = all_below(path, distances, llvm, room, path.alignment)
        places = LanePlaces(host, vector, llvm, path.context.mask)
        return CheckedLanes(passed, places, path.descriptor(path.width))
    return _check_lanes_in_cache(path, vector, llvm)


def _check_lanes_in_cache(path: AccessPath, vector: str, llvm: str) -> CheckedLanes:
    code = path.code
    cache = path.context.function.take_cache()
    wide = vector if llvm == "i64" else code.value(f"zext <32 x i32> {vector} to <32 x i64>")
    base = path.cache_field(cache, "base")
    distances = code.value(f"sub <32 x i64> {wide}, {splat(code, 'i64', base)}")
    room = path.cache_field(cache, "room")
    passed = all_below(path, distances, "i64", room, path.alignment)
    descriptor = path.descriptor(path.width, cache, path.alignment)
    places = LanePlaces(host_of(path, base, cache), distances, "i64", path.context.mask)
    return CheckedLanes(passed, places, descriptor)


def all_below(path: AccessPath, vector: str, llvm: str, room: str, unit: int) -> str:
    """Whether, of all lanes that execute, the vector in units of 2**`unit` is below `room` (i64)."""
    code = path.code
    if measures_whole(path, llvm):
        return none_beyond(path, code.value, Distances(vector, llvm, room_of(code, llvm, room), unit))
    return none_outside(path, bounds.turned_lanes(code, code.value, vector, llvm, unit), llvm, room)


def no_row_outside(path: AccessPath, rows: Groups, inside: Sequence[str]) -> str:
    """Whether each of the rows is inside (i1), or has no lane that executes."""
    code = path.code
    if path.context.mask is not None:
        bits, lanes = path.bits(), (1 << rows.lanes) - 1
        members = [code.value(f"and i32 {bits}, {lanes << number * rows.lanes}") for number in range(len(inside))]
        empty = [code.value(f"icmp eq i32 {own}, 0") for own in members]
        inside = [code.value(f"or i1 {a}, {b}") for a, b in zip(inside, empty, strict=True)]
    return reduce(lambda a, b: code.value(f"and i1 {a}, {b}"), inside)


def none_outside(path: AccessPath, turned: str, llvm: str, room: str) -> str:
    """Whether the turned distances are below `room` (i64) in all lanes that execute."""
    return none_reaches(path, turned, llvm, room_of(path.code, llvm, room))


def measures_whole(path: AccessPath, llvm: str) -> bool:
    """Whether distances of this type are better asked for all lanes at once than turned and compared: not those of 32
    bits where an instruction finds the greater ones, nor where a mask would have to be widened first."""
    reading = path.context.reading
    return unites(reading) and ("avx2" not in reading.features or (llvm == "i64" and path.context.mask is None))


def room_of(code: Code, llvm: str, room: str) -> str:
    """Room (i64) for distances of a type."""
    return room if llvm == "i64" else code.value(f"trunc i64 {room} to i32")


def none_beyond(path: AccessPath, emit: bounds.Emit, distances: Distances) -> str:
    """Whether (i1) distances are inside in all lanes that execute. Those of the others count as 0, which is inside of
    all that is known."""
    mask = path.context.mask
    if mask is None:
        return all_inside(path.code, emit, distances)
    type_ = vector_of(distances.llvm)
    own = emit(f"select <32 x i1> {mask}, {type_} {distances.vector}, {type_} zeroinitializer")
    return all_inside(path.code, emit, replace(distances, vector=own))


def none_reaches(path: AccessPath, numbers: str, llvm: str, bound: str) -> str:
    """Whether (i1) unsigned numbers, one of type `llvm` for each lane, are below `bound` in all lanes that execute."""
    code, mask, reading = path.code, path.context.mask, path.context.reading
    if measures_whole(path, llvm):
        return none_beyond(path, code.value, Distances(numbers, llvm, bound, 0))
    count = WARP_SIZE
    if mask is None:
        # Of all lanes the greatest have to be: one comparison, and no masks that must be put together.
        while count * bits_of(llvm) > register_bits(reading):
            numbers, count = _greater(code, numbers, llvm, count // 2), count // 2
    reached = code.value(f"icmp uge {vector_of(llvm, count)} {numbers}, {splat(code, llvm, bound, count)}")
    return bounds.none_of(code, reached, mask, count)


def _greater(code: Code, numbers: str, llvm: str, count: int) -> str:
    """Of twice as many numbers, `count` of the first half and of the second, the greater one of each two."""
    type_ = vector_of(llvm, count)
    halves = [select_elements(code, llvm, 2 * count, numbers, range(first, first + count)) for first in (0, count)]
    return code.call(type_, f"llvm.umax.{mangled(llvm, count)}", *((type_, half) for half in halves))
