"""Stores. Of lanes that store to the same address the highest wins."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace

from ptxvm.engine.jit.layouts.structures import AccessSpace
from ptxvm.engine.jit.memory import local
from ptxvm.engine.jit.memory.all_lanes import unites
from ptxvm.engine.jit.memory.blended import store_some
from ptxvm.engine.jit.memory.contiguity import (
    NO_WAY,
    Pieces,
    find_pieces,
    may_be_contiguous,
    may_have_ways,
    own_index,
    pieces_by_way,
)
from ptxvm.engine.jit.memory.eights import TOGETHER, are_in_rows, may_be_in_rows, note_way, store_rows, way_of
from ptxvm.engine.jit.memory.equal_steps import way_out_of
from ptxvm.engine.jit.memory.few import are_few, store_few
from ptxvm.engine.jit.memory.gather import scatter_elements
from ptxvm.engine.jit.memory.guard import Located, guarded
from ptxvm.engine.jit.memory.interleaving import interleave
from ptxvm.engine.jit.memory.line import Line
from ptxvm.engine.jit.memory.partners import find_partners, may_have_partners, store_between
from ptxvm.engine.jit.memory.path import AccessPath, Join
from ptxvm.engine.jit.memory.pattern import OrderedRuns, Pattern, Segment, pattern_of
from ptxvm.engine.jit.memory.runs import Runs
from ptxvm.engine.jit.memory.strided import can_reorder, can_store_strided, store_strided, strides_between
from ptxvm.engine.jit.memory.transposition import store_parts
from ptxvm.engine.jit.memory.vectors import (
    Block,
    pointer,
    repeat_mask,
    select_elements,
    store_block,
)
from ptxvm.lanes.lanes import Lanes
from ptxvm.lanes.types import WARP_SIZE


def store(path: AccessPath, values: Sequence[Lanes]) -> None:
    """Store one value per element, for the lanes that execute."""
    offsets = path.shape.offsets
    reading = path.context.reading
    if path.space is AccessSpace.LOCAL:
        local.store(path, [reading.vector(value) for value in values])
        return
    if are_few(path):
        store_few(path, values)
        return
    pattern = None if offsets is None else pattern_of(offsets, path.place.offset, path.width)
    may_be_local = path.space is AccessSpace.GENERIC and path.context.function.local_in_generic
    if pattern is not None and pattern.uniform and not may_be_local:
        _store_to_one(path, pattern, values)
        return
    vectors = [reading.vector(value) for value in values]
    if pattern is None and (may_have_ways(path) or may_be_in_rows(path)):
        _store_in_ways(path, vectors)
        return

    def fast(found: Located) -> Sequence[str]:
        if pattern is None:
            _store_lanes(found, vectors)
        else:
            _store_pattern(found, pattern, values, vectors)
        return ()

    guarded(path, (), fast, lambda access: path.slow_store(path.bits(), access, vectors))


def _store_in_ways(path: AccessPath, vectors: Sequence[str]) -> None:
    """Noting the way in which the lanes are found to lie, for stores that are the same distance away in all lanes."""

    def slow(access: str) -> Sequence[str]:
        path.slow_store(path.bits(), access, vectors)
        return (NO_WAY,)

    (way,) = guarded(path, ("i32",), lambda found: _store_lanes(found, vectors), slow)
    if may_be_in_rows(path):
        note_way(path, way)
    else:
        path.context.function.ways.setdefault(("pairs", own_index(path)), way)


# ------------------------------------------------------------------------------------------------------- one address


def _store_to_one(path: AccessPath, pattern: Pattern, values: Sequence[Lanes]) -> None:
    """The highest lane that executes stores; if there may be none, under a branch."""
    if path.context.mask is None:
        _store_of_lane(path, pattern, values, str(WARP_SIZE - 1))
        return
    with _highest_of(path, path.bits()) as lane:
        _store_of_lane(path, pattern, values, lane)


@contextmanager
def _highest_of(path: AccessPath, bits: str) -> Iterator[str]:
    """Around code that runs if there are lanes of these bits (an i32): the number of the highest."""
    code = path.code
    some, end = code.new_label(), code.new_label()
    code.branch(code.value(f"icmp ne i32 {bits}, 0"), some, end)
    code.label(some)
    with path.context.reading.scope(), path.context.function.apart():
        above = code.call("i32", "llvm.ctlz.i32", ("i32", bits), ("i1", "true"))
        yield code.value(f"sub i32 {WARP_SIZE - 1}, {above}")
    code.jump(end)
    code.label(end)


def _store_of_lane(path: AccessPath, pattern: Pattern, values: Sequence[Lanes], lane: str) -> None:
    reading = path.context.reading

    def fast(found: Located) -> Sequence[str]:
        _store_elements(path, values, lane, found.pointer(pattern))
        return ()

    def slow(access: str) -> Sequence[str]:
        with reading.scope():
            return path.slow_store(path.bits(), access, [reading.vector(value) for value in values])

    guarded(path, (), fast, slow)


def _of_lane(path: AccessPath, value: Lanes, lane: str) -> str:
    reading = path.context.reading
    if value.shape.uniform:
        return reading.base(value)
    return reading.element_at(value, lane)


# ---------------------------------------------------------------------------------------------------------- patterns


def _store_pattern(found: Located, pattern: Pattern, values: Sequence[Lanes], vectors: Sequence[str]) -> None:
    path = found.path
    segments = pattern.segments
    strides = strides_between(path, pattern) if segments is None and can_store_strided(path) else None
    if strides is not None:
        store_strided(path, found.pointer(pattern), strides, vectors)
        return
    runs = pattern.runs if path.context.mask is None and can_reorder(path) else None
    if runs is not None:
        _store_reordered(path, runs, vectors, found.pointer(pattern))
        return
    if segments is None:
        scatter_elements(path, found.spread(pattern, path.context.mask), vectors)
        return
    host = found.pointer(pattern)
    for segment in segments:
        place = pointer(path.code, host, segment.offset)
        if segment.contiguous:
            _store_contiguous(path, segment.first, segment.length, vectors, place)
        else:
            _store_equal(path, segment, values, place)


def _store_equal(path: AccessPath, segment: Segment, values: Sequence[Lanes], place: str) -> None:
    """The highest lane of the segment that executes stores, if there is one."""
    last = segment.first + segment.length - 1
    if path.context.mask is None:
        _store_elements(path, values, str(last), place)
        return
    members = (1 << last + 1) - (1 << segment.first)
    with _highest_of(path, path.code.value(f"and i32 {path.bits()}, {members}")) as lane:
        _store_elements(path, values, lane, place)


def _store_elements(path: AccessPath, values: Sequence[Lanes], lane: str, host: str) -> None:
    """Store what one lane has."""
    with path.context.reading.scope():
        for element, value in enumerate(values):
            place = pointer(path.code, host, element * path.size)
            path.code.line(f"store {path.llvm} {_of_lane(path, value, lane)}, ptr {place}, align {path.size}")


def _store_reordered(path: AccessPath, runs: OrderedRuns, vectors: Sequence[str], host: str) -> None:
    """Lanes that lie one behind the other in another order."""
    ordered = [select_elements(path.code, path.llvm, WARP_SIZE, vector, runs.order) for vector in vectors]
    for number, offset in enumerate(runs.offsets):
        place = pointer(path.code, host, offset)
        _store_contiguous(path, number * runs.length, runs.length, ordered, place)


def _store_contiguous(path: AccessPath, first: int, length: int, vectors: Sequence[str], place: str) -> None:
    """Store the elements of `length` lanes from `first` on, one lane behind the other."""
    code, mask = path.code, path.context.mask
    lanes = range(first, first + length)
    parts = [select_elements(code, path.llvm, WARP_SIZE, vector, lanes) for vector in vectors]
    wide = interleave(path.context.reading, path.llvm, length, parts)
    block = Block(path.llvm, length * path.count, place)
    if mask is None:
        store_block(code, block, wide, None)
        return
    with _whole_warps_apart(path, lambda: store_block(code, block, wide, None)):
        store_some(path, block, wide, repeat_mask(code, mask, first, length, path.count))


@contextmanager
def _whole_warps_apart(path: AccessPath, store_whole: Callable[[], None]) -> Iterator[None]:
    """Around what is done where some lanes do not execute, if that is better: without AVX-512 masks have to be as wide
    as elements, and many processors take long for stores under masks. Most warps are whole."""
    code = path.code
    if not unites(path.context.reading) or path.context.partial:
        yield
        return
    whole, some, end = code.new_label(), code.new_label(), code.new_label()
    code.branch(code.value(f"icmp eq i32 {path.bits()}, -1"), whole, some, likely=True)
    code.label(whole)
    store_whole()
    code.jump(end)
    code.label(some)
    yield
    code.jump(end)
    code.label(end)


# ---------------------------------------------------------------------------------------------------- anywhere at all


def _store_lanes(found: Located, vectors: Sequence[str]) -> list[str]:
    """The way (i32) in which the lanes lie, for those that may have ways."""
    path, code = found.path, found.path.code
    if path.apart:
        _store_side_by_side(found, vectors)
        return [NO_WAY]
    if found.runs is not None:
        _store_run(found, found.runs, vectors[0])
        return [NO_WAY]
    if found.line is not None:
        return _store_line(found, found.line, vectors)
    if not found.pieces:
        scatter_elements(path, found.places(), vectors)
        return [NO_WAY]
    if may_be_in_rows(path) and found.pieces[0].found is not None:
        return _store_in_rows(found, vectors[0])
    end = _join_of_ways(path)
    for way, pieces in enumerate(found.pieces, 1):
        if pieces.found is None:
            _store_pieces(found, pieces, vectors)
            return [NO_WAY]
        together, apart = code.new_label(), code.new_label()
        code.branch(pieces.found, together, apart)
        code.label(together)
        _store_pieces(found, pieces, vectors)
        end.arrive([str(way)])
        code.label(apart)
    if may_have_partners(path):
        _store_between(found, found.pieces[0], vectors[0], end)
    scatter_elements(path, found.places(), vectors)
    end.arrive([NO_WAY])
    return end.meet()


def _store_side_by_side(found: Located, vectors: Sequence[str]) -> None:
    """Of accesses to neighbouring places: each lane's at once where they turn out to be in equal steps."""
    path, code, end = found.path, found.path.code, Join(found.path.code, [])
    steps, mask, way_out = found.steps, path.context.mask, way_out_of(path)
    if steps is not None:
        together, apart = code.new_label(), code.new_label()
        every = steps.found
        if mask is not None:
            every = code.value(f"and i1 {every}, {code.value(f'icmp eq i32 {path.bits()}, -1')}")
        code.branch(every, together, way_out or apart)
        code.label(together)
        places = found.in_steps(steps)
        store_parts(code, path.llvm, vectors, lambda lane: places[lane])
        if way_out is not None:
            return
        end.arrive()
        code.label(apart)
    scatter_elements(path, found.places(), vectors)
    end.arrive()
    end.meet()


def _join_of_ways(path: AccessPath) -> Join:
    return Join(path.code, ["i32"] if may_have_ways(path) or may_be_in_rows(path) else [])


def _store_in_rows(found: Located, vector: str) -> list[str]:
    """One word of each lane."""
    path, code, end = found.path, found.path.code, Join(found.path.code, ["i32"])
    pieces, labels = replace(found.pieces[0], mask=path.context.mask), [code.new_label() for _ in range(4)]
    together, apart, some, none = labels
    way = way_of(path, pieces.found or "true")
    code.branch(code.value(f"icmp eq i32 {way}, {TOGETHER}"), together, apart)
    code.label(together)
    _store_pieces(found, pieces, [vector])
    end.arrive([str(TOGETHER)])
    code.label(apart)
    code.branch(are_in_rows(path, way), some, none)
    code.label(some)
    store_rows(path, way, [found.place(first, pieces.llvm) for first in pieces.first], vector)
    end.arrive([way])
    code.label(none)
    scatter_elements(path, found.places(), [vector])
    end.arrive([NO_WAY])
    return end.meet()


def _store_between(found: Located, pieces: Pieces, vector: str, end: Join) -> None:
    """Where the lanes have partners between them, arrive when they have stored."""
    path, code = found.path, found.path.code
    partners, some, none = find_partners(path, pieces.first[0]), code.new_label(), code.new_label()
    code.branch(partners.found, some, none)
    code.label(some)
    store_between(path, partners, found.place(pieces.first[0], pieces.llvm), vector)
    end.arrive([NO_WAY])
    code.label(none)


def _store_line(found: Located, line: Line, vectors: Sequence[str]) -> list[str]:
    path, code = found.path, found.path.code
    together, apart, end = code.new_label(), code.new_label(), _join_of_ways(path)
    code.branch(line.found, together, apart)
    code.label(together)
    wide = interleave(path.context.reading, path.llvm, WARP_SIZE, vectors)
    store_block(code, Block(path.llvm, WARP_SIZE * path.count, found.start_of_line(line)), wide, None)
    end.arrive([str(TOGETHER) if may_be_in_rows(path) else NO_WAY])
    code.label(apart)
    end.arrive(_store_lanes(replace(found, line=None, pieces=_pieces_apart(path), fetches=False), vectors))
    return end.meet()


def _pieces_apart(path: AccessPath) -> tuple[Pieces, ...]:
    """Of lanes that are in no line."""
    way = path.context.function.ways.get(("pairs", own_index(path))) if may_have_ways(path) else None
    if way is not None:
        return pieces_by_way(path, way)
    return find_pieces(path) if may_be_contiguous(path) else ()


def _store_pieces(found: Located, pieces: Pieces, vectors: Sequence[str]) -> None:
    path, code, count = found.path, found.path.code, pieces.lanes * found.path.count
    wide = interleave(path.context.reading, path.llvm, WARP_SIZE, vectors)
    for number, place in enumerate(found.starts(pieces)):
        elements = range(number * count, (number + 1) * count)
        part = select_elements(code, path.llvm, WARP_SIZE * path.count, wide, elements)
        mask = pieces.mask
        if mask is not None:
            mask = repeat_mask(code, mask, number * pieces.lanes, pieces.lanes, path.count)
        store_some(path, Block(path.llvm, count, place), part, mask)


def _store_run(found: Located, run: Runs, vector: str) -> None:
    path, code = found.path, found.path.code
    together, apart, end = code.new_label(), code.new_label(), Join(code, [])
    code.branch(run.found, together, apart)
    code.label(together)
    store_some(path, Block(path.llvm, WARP_SIZE, found.place(run.first[0], run.llvm)), vector, run.members[0])
    end.arrive()
    code.label(apart)
    scatter_elements(path, found.places(), [vector])
    end.arrive()
    end.meet()
