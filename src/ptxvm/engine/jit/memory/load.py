"""Loads."""

from __future__ import annotations

from dataclasses import dataclass

from ptxvm.engine.jit.layouts import AccessSpace
from ptxvm.engine.jit.memory import local
from ptxvm.engine.jit.memory.check import check_lanes, check_pattern
from ptxvm.engine.jit.memory.contiguity import Halves, find_halves, may_be_contiguous
from ptxvm.engine.jit.memory.gather import LanePlaces, gather_elements
from ptxvm.engine.jit.memory.path import AccessPath, Join
from ptxvm.engine.jit.memory.pattern import Pattern, Segment, pattern_of
from ptxvm.engine.jit.memory.vectors import concatenate, constants, deinterleave, pointer, splat, vector_of


@dataclass(frozen=True, slots=True)
class Loaded:
    """The elements of all lanes: vectors, or scalars when they are `uniform`."""

    names: list[str]
    uniform: bool


def load(path: AccessPath) -> Loaded:
    """Load the elements at the addresses of the lanes that execute; what other lanes get means nothing."""
    if path.space is AccessSpace.LOCAL:
        return Loaded(local.load(path), uniform=False)
    offsets = path.shape.offsets
    if offsets is None:
        return Loaded(_load_varying(path), uniform=False)
    pattern = pattern_of(offsets, path.place.offset, path.width)
    if not pattern.uniform:
        return Loaded(_load_pattern(path, pattern), uniform=False)
    if path.space is AccessSpace.GENERIC and path.context.function.local_in_generic:
        return Loaded(_load_shared_address(path, pattern), uniform=False)
    return Loaded(_load_uniform(path, pattern), uniform=True)


# ------------------------------------------------------------------------------------------------------ one address


def _load_uniform(path: AccessPath, pattern: Pattern) -> list[str]:
    """Scalars; one lane is enough for the slow path."""
    code = path.code
    checked = check_pattern(path, pattern)
    if checked.passed is None or checked.descriptor is None:
        return _scalars(path, checked.host)
    fast, slow, join = code.new_label(), code.new_label(), Join(code, [path.llvm] * path.count)
    code.branch(checked.passed, fast, slow, likely=True)
    code.label(fast)
    join.arrive(_scalars(path, checked.host))
    code.label(slow)
    bits = path.bits()
    lane = code.call("i32", "llvm.cttz.i32", ("i32", bits), ("i1", "false"))
    negated = code.value(f"sub i32 0, {bits}")
    path.call_runtime("ptxvm_access", code.value(f"and i32 {bits}, {negated}"), checked.descriptor)
    rows = [path.value_row(element) for element in range(path.count)]
    places = [code.value(f"getelementptr {path.llvm}, ptr {row}, i32 {lane}") for row in rows]
    join.arrive([code.value(f"load {path.llvm}, ptr {place}, align {path.size}") for place in places])
    return join.meet()


def _load_shared_address(path: AccessPath, pattern: Pattern) -> list[str]:
    """A generic address that all lanes share, but which may mean each lane's own memory."""
    code = path.code
    checked = check_pattern(path, pattern)
    assert checked.passed is not None and checked.descriptor is not None
    fast, slow, join = code.new_label(), code.new_label(), Join(code, [vector_of(path.llvm)] * path.count)
    code.branch(checked.passed, fast, slow, likely=True)
    code.label(fast)
    join.arrive([splat(code, path.llvm, scalar) for scalar in _scalars(path, checked.host)])
    code.label(slow)
    join.arrive(path.slow_load(path.bits(), checked.descriptor))
    return join.meet()


def _scalars(path: AccessPath, host: str) -> list[str]:
    places = [pointer(path.code, host, element * path.size) for element in range(path.count)]
    return [path.code.value(f"load {path.llvm}, ptr {place}, align {path.size}") for place in places]


# --------------------------------------------------------------------------------------------------------- patterns


def _load_pattern(path: AccessPath, pattern: Pattern) -> list[str]:
    code = path.code
    checked = check_pattern(path, pattern)
    if checked.passed is None or checked.descriptor is None:
        return _pattern_elements(path, pattern, checked.host)
    fast, slow, join = code.new_label(), code.new_label(), Join(code, [vector_of(path.llvm)] * path.count)
    code.branch(checked.passed, fast, slow, likely=True)
    code.label(fast)
    join.arrive(_pattern_elements(path, pattern, checked.host))
    code.label(slow)
    join.arrive(path.slow_load(path.bits(), checked.descriptor))
    return join.meet()


def _pattern_elements(path: AccessPath, pattern: Pattern, host: str) -> list[str]:
    """The whole footprint was checked, so lanes that do not execute may load as well."""
    if pattern.segments is not None:
        return _segment_elements(path, pattern.segments, host)
    return gather_elements(path, LanePlaces(host, constants("i64", pattern.relative), "i64", None))


def _segment_elements(path: AccessPath, segments: tuple[Segment, ...], host: str) -> list[str]:
    parts = [_segment(path, segment, pointer(path.code, host, segment.offset)) for segment in segments]
    length = segments[0].length
    return [concatenate(path.code, path.llvm, length, column) for column in zip(*parts, strict=True)]


def _segment(path: AccessPath, segment: Segment, place: str) -> list[str]:
    """Every element of the segment's lanes, as vectors of its length."""
    if not segment.contiguous:
        return [splat(path.code, path.llvm, scalar, segment.length) for scalar in _scalars(path, place)]
    return contiguous_elements(path, segment.length, place)


def contiguous_elements(path: AccessPath, length: int, place: str) -> list[str]:
    """Every element of `length` lanes that lie one behind the other."""
    wide = path.code.value(f"load {vector_of(path.llvm, length * path.count)}, ptr {place}, align {path.size}")
    return deinterleave(path.code, path.llvm, length, wide, path.count)


# --------------------------------------------------------------------------------------------------- anywhere at all


def _load_varying(path: AccessPath) -> list[str]:
    """Contiguous in either half of the warp if the addresses turn out so, else gathered, else the slow path."""
    code = path.code
    join = Join(code, [vector_of(path.llvm)] * path.count)
    if may_be_contiguous(path):
        halves = find_halves(path)
        ragged = code.new_label()
        code.branch(halves.found, halves.label, ragged)
        code.label(halves.label)
        _load_halves(path, halves, join)
        code.label(ragged)
    checked = check_lanes(path)
    if checked.passed is None or checked.descriptor is None:
        join.arrive(gather_elements(path, checked.places))
        return join.meet()
    fast, slow = code.new_label(), code.new_label()
    code.branch(checked.passed, fast, slow, likely=True)
    code.label(fast)
    join.arrive(gather_elements(path, checked.places))
    code.label(slow)
    join.arrive(path.slow_load(path.bits(), checked.descriptor))
    return join.meet()


def _load_halves(path: AccessPath, halves: Halves, join: Join) -> None:
    code = path.code
    checked = halves.check(path)
    slow = code.new_label()
    if checked.passed is not None:
        fast = code.new_label()
        code.branch(checked.passed, fast, slow, likely=True)
        code.label(fast)
    parts = [contiguous_elements(path, 16, place) for place in checked.hosts]
    join.arrive([concatenate(code, path.llvm, 16, column) for column in zip(*parts, strict=True)])
    if checked.passed is not None:
        code.label(slow)
        join.arrive(path.slow_load("-1", checked.descriptor))
