"""Loads."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from ptxvm.engine.jit.layouts.structures import AccessSpace, Worker
from ptxvm.engine.jit.memory import local
from ptxvm.engine.jit.memory.contiguity import (
    FOUR,
    NO_WAY,
    Pieces,
    find_equal,
    find_pieces,
    find_units,
    may_be_contiguous,
    may_be_units,
)
from ptxvm.engine.jit.memory.eights import TOGETHER, are_in_rows, load_rows, may_be_in_rows, note_way, way_of
from ptxvm.engine.jit.memory.equal_steps import EqualSteps, way_out_of
from ptxvm.engine.jit.memory.few import are_few, load_few
from ptxvm.engine.jit.memory.gather import gather_elements
from ptxvm.engine.jit.memory.guard import Located, guarded
from ptxvm.engine.jit.memory.interleaving import COUNTS, deinterleave
from ptxvm.engine.jit.memory.line import Line, find_ends, may_have_ends
from ptxvm.engine.jit.memory.path import AccessPath, Join
from ptxvm.engine.jit.memory.pattern import OrderedRuns, Pattern, Segment, pattern_of
from ptxvm.engine.jit.memory.places import LanePlaces
from ptxvm.engine.jit.memory.prefetch import fetch_for_next_turn, fetch_for_next_warp, fetch_run_ahead
from ptxvm.engine.jit.memory.range_check import RangeCheck
from ptxvm.engine.jit.memory.runs import Runs
from ptxvm.engine.jit.memory.strided import WINDOW, can_reorder, load_strided, load_strided_rows, strides_between
from ptxvm.engine.jit.memory.transposition import can_transpose, load_parts
from ptxvm.engine.jit.memory.vectors import (
    Block,
    concatenate,
    masked_load,
    pointer,
    repeat_mask,
    select_elements,
    splat,
    vector_of,
)
from ptxvm.engine.jit.memory.window import find_window, load_window, may_be_near
from ptxvm.lanes.types import WARP_SIZE
from ptxvm.records import record

WIDE = 16
"""Bytes of a lane that make one load, where gathers would move them in two."""


@record()
class Loaded:
    """The elements of all lanes: vectors, or scalars when they are `uniform`."""

    names: list[str]
    uniform: bool


def load(path: AccessPath) -> Loaded:
    """Load the elements at the addresses of the lanes that execute; what other lanes get means nothing."""
    if path.space is AccessSpace.LOCAL:
        return Loaded(local.load(path), uniform=False)
    if are_few(path):
        return Loaded(load_few(path), uniform=False)
    offsets = path.shape.offsets
    vectors = [vector_of(path.llvm)] * path.count
    if offsets is None and may_be_in_rows(path):
        return Loaded([_load_in_ways(path)], uniform=False)
    if offsets is None:
        names = guarded(path, vectors, _elements_of_lanes, lambda access: path.slow_load(path.bits(), access))
        return Loaded(names, uniform=False)
    pattern = pattern_of(offsets, path.place.offset, path.width)
    if pattern.uniform and not (path.space is AccessSpace.GENERIC and path.context.function.local_in_generic):
        scalars = [path.llvm] * path.count
        names = guarded(
            path, scalars, lambda found: _scalars(path, found.pointer(pattern)), lambda x: _slow_one(path, x)
        )
        return Loaded(names, uniform=True)
    names = guarded(
        path,
        vectors,
        lambda found: _elements_of_pattern(found, pattern),
        lambda access: path.slow_load(path.bits(), access),
    )
    return Loaded(names, uniform=False)


def _load_in_ways(path: AccessPath) -> str:
    """Noting the way in which the lanes are found to lie."""

    def slow(access: str) -> Sequence[str]:
        return [*path.slow_load(path.bits(), access), NO_WAY]

    name, way = guarded(path, [vector_of(path.llvm), "i32"], _element_in_ways, slow)
    note_way(path, way)
    return name


def _slow_one(path: AccessPath, access: str) -> list[str]:
    """At an address that all lanes share, one of them is enough."""
    code, bits = path.code, path.bits()
    lane = code.call("i32", "llvm.cttz.i32", ("i32", bits), ("i1", "false"))
    negated = code.value(f"sub i32 0, {bits}")
    path.call_runtime("ptxvm_access", code.value(f"and i32 {bits}, {negated}"), access)
    rows = [path.value_row(element) for element in range(path.count)]
    places = [code.value(f"getelementptr {path.llvm}, ptr {row}, i32 {lane}") for row in rows]
    return [code.value(f"load {path.llvm}, ptr {place}, align {path.size}") for place in places]


def _scalars(path: AccessPath, host: str) -> list[str]:
    places = [pointer(path.code, host, element * path.size) for element in range(path.count)]
    return [path.code.value(f"load {path.llvm}, ptr {place}, align {path.size}") for place in places]


# --------------------------------------------------------------------------------------------------------- patterns


def _elements_of_pattern(found: Located, pattern: Pattern) -> list[str]:
    """Where the whole footprint was checked, lanes that do not execute may load as well."""
    path = found.path
    if pattern.segments is None:
        strides = strides_between(path, pattern) if found.mask is None else None
        if strides is not None:
            return load_strided(path, found.pointer(pattern), strides)
        if pattern.runs is not None and found.mask is None and can_reorder(path):
            return _reordered(path, found.pointer(pattern), pattern.runs)
        if found.mask is None and _is_narrow(path, pattern):
            return _chosen(path, found.pointer(pattern), pattern)
        if found.mask is None and path.width >= WIDE:
            return _one_by_one(path, found.pointer(pattern), pattern)
        return gather_elements(path, found.spread(pattern, found.mask))
    host = found.pointer(pattern)
    if found.mask is not None:
        return _contiguous_apart(path, host, found.mask)
    parts = [_segment(path, segment, pointer(path.code, host, segment.offset)) for segment in pattern.segments]
    return _joined(path, pattern.segments[0].length, parts)


def _joined(path: AccessPath, length: int, parts: Sequence[Sequence[str]]) -> list[str]:
    return [concatenate(path.code, path.llvm, length, column) for column in zip(*parts, strict=True)]


def _segment(path: AccessPath, segment: Segment, place: str) -> list[str]:
    """Every element of the segment's lanes, as vectors of its length."""
    if not segment.contiguous:
        return [splat(path.code, path.llvm, scalar, segment.length) for scalar in _scalars(path, place)]
    return _contiguous(path, segment.length, place)


def _contiguous(path: AccessPath, length: int, place: str) -> list[str]:
    """Every element of `length` lanes that lie one behind the other."""
    wide = path.code.value(f"load {vector_of(path.llvm, length * path.count)}, ptr {place}, align {path.size}")
    return deinterleave(path.context.reading, path.llvm, length, wide, path.count)


def _reordered(path: AccessPath, host: str, runs: OrderedRuns) -> list[str]:
    """Every element of lanes that lie one behind the other in another order."""
    places = [pointer(path.code, host, offset) for offset in runs.offsets]
    vectors = _joined(path, runs.length, [_contiguous(path, runs.length, place) for place in places])
    order = [runs.order.index(lane) for lane in range(WARP_SIZE)]
    return [select_elements(path.code, path.llvm, WARP_SIZE, vector, order) for vector in vectors]


def _is_narrow(path: AccessPath, pattern: Pattern) -> bool:
    """Whether all that lanes load, as `p[lane % 4]` does, is one load of a register or two."""
    elements, rest = divmod(pattern.span, path.size)
    is_whole = not rest and elements & (elements - 1) == 0 and pattern.span <= 2 * WINDOW
    return is_whole and all(offset % path.size == 0 for offset in pattern.relative) and can_reorder(path)


def _chosen(path: AccessPath, host: str, pattern: Pattern) -> list[str]:
    """Every element of lanes that choose from what lies side by side."""
    count, places = pattern.span // path.size, [offset // path.size for offset in pattern.relative]
    whole = path.code.value(f"load {vector_of(path.llvm, count)}, ptr {host}, align {path.size}")
    return [
        select_elements(path.code, path.llvm, count, whole, [place + element for place in places])
        for element in range(path.count)
    ]


def _one_by_one(path: AccessPath, host: str, pattern: Pattern) -> list[str]:
    """Every element of lanes that lie anywhere, each loaded at once."""
    return _loaded_from(path, lambda lane: pointer(path.code, host, pattern.relative[lane]))


def _each_alone(path: AccessPath, places: LanePlaces) -> list[str]:
    """The same at addresses that nothing is known of. Lanes that do not execute load what is always there."""
    code, pointers, mask = path.code, places.pointers(path).name, path.context.mask
    if mask is not None:
        anywhere = splat(code, "ptr", path.context.entry.address(Worker, "values"))
        pointers = code.value(f"select <32 x i1> {mask}, <32 x ptr> {pointers}, <32 x ptr> {anywhere}")
    return _loaded_from(path, lambda lane: code.value(f"extractelement <32 x ptr> {pointers}, i32 {lane}"))


def _loaded_from(path: AccessPath, place: Callable[[int], str]) -> list[str]:
    """`place` makes the host address (ptr) of each lane."""
    code, type_ = path.code, vector_of(path.llvm, path.count)
    if path.count == COUNTS.get(path.llvm):
        return load_parts(code, path.llvm, place)
    parts = [code.value(f"load {type_}, ptr {place(lane)}, align {path.size}") for lane in range(WARP_SIZE)]
    return deinterleave(
        path.context.reading, path.llvm, WARP_SIZE, concatenate(code, path.llvm, path.count, parts), path.count
    )


def _contiguous_apart(path: AccessPath, place: str, mask: str) -> list[str]:
    """Every element of the lanes of the mask, all 32 lying one behind the other."""
    code, count = path.code, WARP_SIZE * path.count
    lanes = repeat_mask(code, mask, 0, WARP_SIZE, path.count)
    wide = masked_load(code, Block(path.llvm, count, place), lanes, "zeroinitializer")
    return deinterleave(path.context.reading, path.llvm, WARP_SIZE, wide, path.count)


# --------------------------------------------------------------------------------------------------- anywhere at all


def _elements_of_lanes(found: Located) -> list[str]:
    path = found.path
    if found.steps is not None:
        return _elements_in_steps(found, found.steps)
    if path.apart:
        return _side_by_side(found)
    if found.runs is not None:
        return [_element_of_runs(found, found.runs)]
    if path.context.function.has_products and path.width >= WIDE and path.context.mask is None:
        return _each_alone(path, found.places())
    if found.line is not None:
        return _elements_of_line(found, found.line)
    return _elements_apart(found, None)


def _elements_in_steps(found: Located, steps: EqualSteps) -> list[str]:
    """A scalar for each lane's place, if the lanes turn out to be in such steps."""
    path, code = found.path, found.path.code
    together, apart, join = code.new_label(), code.new_label(), Join(code, [vector_of(path.llvm)] * path.count)
    way_out = way_out_of(path)
    code.branch(steps.found, together, way_out or apart)
    code.label(together)
    places = found.in_steps(steps)
    loaded = _loaded_from(path, lambda lane: places[lane])
    if way_out is not None:
        return loaded
    join.arrive(loaded)
    code.label(apart)
    pieces = find_pieces(path.first) if may_be_contiguous(path.first) else ()
    join.arrive(_elements_of_lanes(replace(found, steps=None, pieces=pieces)))
    return join.meet()


def _elements_apart(found: Located, line: Line | None) -> list[str]:
    """Where lanes are not in this `line`, if one was looked for."""
    path, code = found.path, found.path.code
    if not found.pieces and line is None:
        return _anywhere(found)
    join = Join(code, [vector_of(path.llvm)] * path.count)
    for pieces in found.pieces:
        if pieces.found is None:
            return _elements_of_pieces(found, pieces)
        together, apart = code.new_label(), code.new_label()
        code.branch(pieces.found, together, apart)
        code.label(together)
        join.arrive(_elements_of_pieces(found, pieces))
        code.label(apart)
    if found.pieces and found.check is not None and may_be_near(path):
        _look_into_window([found], found.check, found.pieces[0].first[0], join)
    if line is not None and may_have_ends(path):
        _look_at_ends(found, line, join)
    join.arrive(_anywhere(found))
    return join.meet()


def _element_in_ways(found: Located) -> list[str]:
    """A word of each lane, and the way (i32) in which they lie."""
    path, code, line = found.path, found.path.code, found.line
    join = Join(code, [vector_of(path.llvm), "i32"])
    if line is not None:
        together, apart = code.new_label(), code.new_label()
        code.branch(line.found, together, apart)
        code.label(together)
        join.arrive([*_contiguous(path, WARP_SIZE, found.start_of_line(line)), str(TOGETHER)])
        code.label(apart)
        found = replace(found, line=None, pieces=find_pieces(path), fetches=False)
    if found.pieces and found.pieces[0].found is not None:
        _look_at_ways(found, join)
        _look_for_equal(found, join)
        if line is not None:
            _look_at_ends(found, line, join, NO_WAY)
        found = replace(found, pieces=())
    join.arrive([*_elements_of_lanes(found), NO_WAY])
    return join.meet()


def _look_at_ways(found: Located, join: Join) -> None:
    """Where the lanes lie in one of the ways, arrive with what they load, and the way."""
    path, code, pieces = found.path, found.path.code, found.pieces[0]
    together, apart, some, none = (code.new_label() for _ in range(4))
    way = way_of(path, pieces.found or "true")
    code.branch(code.value(f"icmp eq i32 {way}, {TOGETHER}"), together, apart)
    code.label(together)
    join.arrive([*_elements_of_pieces(found, pieces), str(TOGETHER)])
    code.label(apart)
    code.branch(are_in_rows(path, way), some, none)
    code.label(some)
    join.arrive([load_rows(path, way, [found.place(first, pieces.llvm) for first in pieces.first]), way])
    code.label(none)


def _look_for_equal(found: Located, join: Join) -> None:
    """The same where four lanes each load the same."""
    code, pieces = found.path.code, find_equal(found.path)
    some, none = code.new_label(), code.new_label()
    code.branch(pieces.found or "true", some, none)
    code.label(some)
    join.arrive([*_elements_of_pieces(replace(found, pieces=(pieces,)), pieces), NO_WAY])
    code.label(none)


def _anywhere(found: Located) -> list[str]:
    path = found.path
    if path.count == COUNTS.get(path.llvm) and not path.context.partial and can_transpose(path.context.reading):
        return _each_alone(path, found.places())
    return gather_elements(path, found.places())


def _side_by_side(found: Located) -> list[str]:
    """Elements of accesses to neighbouring places, by lanes that are anywhere: where lanes turn out to lie side by side
    as well, each access by itself is better."""
    path, code = found.path, found.path.code
    join = Join(code, [vector_of(path.llvm)] * path.count)
    each = [replace(found, path=part, fetches=found.fetches and not number) for number, part in enumerate(path.each)]
    for pieces in found.pieces:
        together, apart = code.new_label(), code.new_label()
        code.branch(pieces.found or "true", together, apart)
        code.label(together)
        join.arrive([name for one in each for name in _elements_of_pieces(one, pieces)])
        code.label(apart)
    if found.pieces and found.check is not None and may_be_near(path.first):
        _look_into_window(each, found.check, found.pieces[0].first[0], join)
    _look_for_units(found, join)
    join.arrive(_anywhere(found))
    return join.meet()


def _look_for_units(found: Located, join: Join) -> None:
    """Where lanes follow each other by what each accesses in all, arrive with it."""
    path, code = found.path, found.path.code
    may_be = may_be_units(path)
    if may_be is not None:
        likely, together, apart = (code.new_label() for _ in range(3))
        code.branch(may_be, likely, apart)
        code.label(likely)
        units = find_units(path)
        code.branch(units.found or "true", together, apart)
        code.label(together)
        join.arrive(_elements_of_pieces(replace(found, pieces=(units,)), units))
        code.label(apart)


def _elements_of_line(found: Located, line: Line) -> list[str]:
    path, code = found.path, found.path.code
    together, apart, join = code.new_label(), code.new_label(), Join(code, [vector_of(path.llvm)] * path.count)
    code.branch(line.found, together, apart)
    code.label(together)
    join.arrive(_contiguous(path, WARP_SIZE, found.start_of_line(line)))
    code.label(apart)
    pieces = find_pieces(path) if may_be_contiguous(path) else ()
    join.arrive(_elements_apart(replace(found, line=None, pieces=pieces, fetches=False), line))
    return join.meet()


def _look_at_ends(found: Located, line: Line, join: Join, *rest: str) -> None:
    """Where the lanes are in two lines, arrive with what they load, and the rest."""
    path, code = found.path, found.path.code
    ends, some, none = find_ends(path, line), code.new_label(), code.new_label()
    code.branch(ends.found, some, none)
    code.label(some)
    join.arrive([_under_masks(path, [found.place(first, "i32") for first in ends.first], ends.members), *rest])
    code.label(none)


def _elements_of_pieces(found: Located, pieces: Pieces) -> list[str]:
    path, code, count = found.path, found.path.code, pieces.lanes * found.path.count
    type_ = vector_of(path.llvm, count)
    starts = found.starts(pieces)
    if _fetches_ahead(found, pieces):
        assert found.check is not None
        fetch_for_next_warp(found.check, starts, path.width * (1 if pieces.equal else pieces.lanes))
    elif found.check is not None and found.check.path is path and _is_fragment_of_turn(path, pieces):
        fetch_for_next_turn(found.check, starts, pieces.lanes)
    if pieces.strides is not None:
        return load_strided_rows(path, starts, pieces.strides)
    if pieces.equal:
        loaded = [_repeated(path, place, pieces.lanes) for place in starts]
    elif pieces.mask is None:
        loaded = [code.value(f"load {type_}, ptr {place}, align {path.size}") for place in starts]
    else:
        loaded = [_of_row(path, pieces, place, number) for number, place in enumerate(starts)]
    whole = concatenate(code, path.llvm, count, loaded)
    if pieces.is_column:
        columns = len(starts)
        order = [lane % columns * pieces.lanes + lane // columns for lane in range(WARP_SIZE)]
        return [select_elements(code, path.llvm, WARP_SIZE, whole, order)]
    return deinterleave(path.context.reading, path.llvm, WARP_SIZE, whole, path.count)


def _repeated(path: AccessPath, place: str, lanes: int) -> str:
    """What all lanes of a piece load, one behind the other."""
    if path.count == 1:
        return splat(path.code, path.llvm, _scalars(path, place)[0], lanes)
    code, type_ = path.code, vector_of(path.llvm, path.count)
    own = code.value(f"load {type_}, ptr {place}, align {path.size}")
    return select_elements(code, path.llvm, path.count, own, [*range(path.count)] * lanes)


def _of_row(path: AccessPath, pieces: Pieces, place: str, number: int) -> str:
    """The lanes that execute of the piece of this number."""
    code, lanes = path.code, pieces.lanes
    assert pieces.mask is not None
    mask = repeat_mask(code, pieces.mask, number * lanes, lanes, 1)
    return masked_load(code, Block(path.llvm, lanes, place), mask, "zeroinitializer")


def _fetches_ahead(found: Located, pieces: Pieces) -> bool:
    """For pieces that fill lines; those of fragments are near to what was loaded before."""
    path = found.path
    screened = found.check is not None and path.context.function.screened
    return bool(screened) and not path.has_window and pieces is found.pieces[0]


def _is_fragment_of_turn(path: AccessPath, pieces: Pieces) -> bool:
    """Whether these are rows of matrices that are multiplied, in a loop."""
    function, is_row = path.context.function, pieces.lanes == FOUR and not pieces.equal
    return is_row and function.has_products and function.in_loop and not (function.safe or path.has_window)


def _look_into_window(each: Sequence[Located], check: RangeCheck, first: str, join: Join) -> None:
    """Where the lanes are near to lane 0, whose base or index is `first`, arrive with the words of each access."""
    path, code = each[0].path, each[0].path.code
    window, near, far = find_window(path, check, first), code.new_label(), code.new_label()
    code.branch(window.found, near, far)
    code.label(near)
    loaded = (load_window(one.path, one.place(window.first, "i32"), window.places) for one in each)
    join.arrive([name for names in loaded for name in names])
    code.label(far)


def _element_of_runs(found: Located, runs: Runs) -> str:
    path, code, type_ = found.path, found.path.code, vector_of(found.path.llvm)
    together, apart, join = code.new_label(), code.new_label(), Join(code, [type_])
    code.branch(runs.found, together, apart)
    code.label(together)
    places = [found.place(first, runs.llvm) for first in runs.first]
    if found.fetches and found.check is not None:
        fetch_run_ahead(found.check, places[0])
    join.arrive([_under_masks(path, places, runs.members)])
    code.label(apart)
    join.arrive(gather_elements(path, found.places()))
    return join.meet()[0]


def _under_masks(path: AccessPath, places: Sequence[str], masks: Sequence[str]) -> str:
    """What lanes load from several lines, lane 0 being at the host addresses `places` (ptr) in each."""
    loaded = "zeroinitializer"
    for place, mask in zip(places, masks, strict=True):
        loaded = masked_load(path.code, Block(path.llvm, WARP_SIZE, place), mask, loaded)
    return loaded
