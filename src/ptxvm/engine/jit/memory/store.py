"""Stores."""

from __future__ import annotations

from collections.abc import Sequence

from ptxvm.engine.jit.layouts import AccessSpace
from ptxvm.engine.jit.memory import local
from ptxvm.engine.jit.memory.check import check_lanes, check_pattern
from ptxvm.engine.jit.memory.contiguity import Halves, find_halves, may_be_contiguous
from ptxvm.engine.jit.memory.gather import LanePlaces, scatter_elements
from ptxvm.engine.jit.memory.path import AccessPath, Join
from ptxvm.engine.jit.memory.pattern import Pattern, Segment, pattern_of
from ptxvm.engine.jit.memory.vectors import (
    Block,
    constants,
    interleave,
    pointer,
    repeat_mask,
    select_elements,
    store_block,
    vector_of,
)
from ptxvm.lanes.lanes import Lanes
from ptxvm.lanes.types import WARP_SIZE


def store(path: AccessPath, values: Sequence[Lanes]) -> None:
    """Store one value per element for the lanes that execute; of lanes at the same address the highest wins."""
    reading = path.context.reading
    offsets = path.shape.offsets
    if path.space is not AccessSpace.LOCAL and offsets is not None:
        pattern = pattern_of(offsets, path.place.offset, path.width)
        if pattern.uniform and not (path.space is AccessSpace.GENERIC and path.context.function.local_in_generic):
            _store_to_one(path, pattern, values)
            return
        _store_pattern(path, pattern, [reading.vector(value) for value in values])
        return
    vectors = [reading.vector(value) for value in values]
    if path.space is AccessSpace.LOCAL:
        local.store(path, vectors)
    else:
        _store_varying(path, vectors)


# ------------------------------------------------------------------------------------------------------- one address


def _store_to_one(path: AccessPath, pattern: Pattern, values: Sequence[Lanes]) -> None:
    """The highest lane that executes stores; if there may be none, under a branch."""
    code = path.code
    bits = path.bits()
    end = Join(code, [])
    if path.context.mask is not None:
        nobody, some = code.new_label(), code.new_label()
        code.branch(code.value(f"icmp eq i32 {bits}, 0"), nobody, some)
        code.label(nobody)
        end.arrive()
        code.label(some)
    with path.context.reading.scope():
        _store_of_last(path, pattern, values, bits, end)
    end.meet()


def _store_of_last(path: AccessPath, pattern: Pattern, values: Sequence[Lanes], bits: str, end: Join) -> None:
    code = path.code
    lane = str(WARP_SIZE - 1)
    if path.context.mask is not None:
        above = code.call("i32", "llvm.ctlz.i32", ("i32", bits), ("i1", "true"))
        lane = code.value(f"sub i32 31, {above}")
    checked = check_pattern(path, pattern)
    slow = code.new_label()
    if checked.passed is not None:
        fast = code.new_label()
        code.branch(checked.passed, fast, slow, likely=True)
        code.label(fast)
    with path.context.reading.scope():
        for element, value in enumerate(values):
            scalar = _of_lane(path, value, lane)
            place = pointer(code, checked.host, element * path.size)
            code.line(f"store {path.llvm} {scalar}, ptr {place}, align {path.size}")
    end.arrive()
    if checked.passed is not None and checked.descriptor is not None:
        code.label(slow)
        with path.context.reading.scope():
            path.slow_store(bits, checked.descriptor, [path.context.reading.vector(value) for value in values])
        end.arrive()


def _of_lane(path: AccessPath, value: Lanes, lane: str) -> str:
    reading = path.context.reading
    if value.shape.uniform:
        return reading.base(value)
    return path.code.value(f"extractelement {vector_of(path.llvm)} {reading.vector(value)}, i32 {lane}")


# ---------------------------------------------------------------------------------------------------------- patterns


def _store_pattern(path: AccessPath, pattern: Pattern, vectors: Sequence[str]) -> None:
    code = path.code
    checked = check_pattern(path, pattern)
    end = Join(code, [])
    slow = code.new_label()
    if checked.passed is not None:
        fast = code.new_label()
        code.branch(checked.passed, fast, slow, likely=True)
        code.label(fast)
    if pattern.segments is not None and all(segment.contiguous for segment in pattern.segments):
        _store_segments(path, pattern.segments, checked.host, vectors)
    else:
        offsets = constants("i64", pattern.relative)
        scatter_elements(path, LanePlaces(checked.host, offsets, "i64", path.context.mask), vectors)
    end.arrive()
    if checked.passed is not None and checked.descriptor is not None:
        code.label(slow)
        path.slow_store(path.bits(), checked.descriptor, vectors)
        end.arrive()
    end.meet()


def _store_segments(path: AccessPath, segments: Sequence[Segment], host: str, vectors: Sequence[str]) -> None:
    for segment in segments:
        lanes = range(segment.first, segment.first + segment.length)
        parts = [select_elements(path.code, path.llvm, WARP_SIZE, vector, lanes) for vector in vectors]
        place = pointer(path.code, host, segment.offset)
        _store_contiguous(path, segment.first, segment.length, parts, place)


def _store_contiguous(path: AccessPath, first: int, length: int, parts: Sequence[str], place: str) -> None:
    """Store the elements of `length` lanes one lane behind the other."""
    code, mask = path.code, path.context.mask
    wide = interleave(code, path.llvm, length, parts)
    wide_mask = None if mask is None else repeat_mask(code, mask, first, length, path.count)
    store_block(code, Block(path.llvm, length * path.count, place), wide, wide_mask)


# ---------------------------------------------------------------------------------------------------- anywhere at all


def _store_varying(path: AccessPath, vectors: Sequence[str]) -> None:
    code = path.code
    end = Join(code, [])
    if may_be_contiguous(path):
        halves = find_halves(path)
        ragged = code.new_label()
        code.branch(halves.found, halves.label, ragged)
        code.label(halves.label)
        _store_halves(path, halves, vectors, end)
        code.label(ragged)
    checked = check_lanes(path)
    slow = code.new_label()
    if checked.passed is not None:
        fast = code.new_label()
        code.branch(checked.passed, fast, slow, likely=True)
        code.label(fast)
    scatter_elements(path, checked.places, vectors)
    end.arrive()
    if checked.passed is not None and checked.descriptor is not None:
        code.label(slow)
        path.slow_store(path.bits(), checked.descriptor, vectors)
        end.arrive()
    end.meet()


def _store_halves(path: AccessPath, halves: Halves, vectors: Sequence[str], end: Join) -> None:
    """All lanes execute here."""
    code = path.code
    checked = halves.check(path)
    slow = code.new_label()
    if checked.passed is not None:
        fast = code.new_label()
        code.branch(checked.passed, fast, slow, likely=True)
        code.label(fast)
    for first, place in zip((0, 16), checked.hosts, strict=True):
        parts = [select_elements(code, path.llvm, WARP_SIZE, vector, range(first, first + 16)) for vector in vectors]
        wide = interleave(code, path.llvm, 16, parts)
        store_block(code, Block(path.llvm, 16 * path.count, place), wide, None)
    end.arrive()
    if checked.passed is not None:
        code.label(slow)
        path.slow_store("-1", checked.descriptor, vectors)
        end.arrive()
