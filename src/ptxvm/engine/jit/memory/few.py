"""Few lanes, known when code is made: those at the borders of blocks that are narrower than a warp. Each is checked and
moved by itself, as a scalar; what all 32 would need takes many times as long."""

from __future__ import annotations

from collections.abc import Sequence

from ptxvm.engine.jit.layouts.structures import AccessSpace, Worker
from ptxvm.engine.jit.memory import bounds
from ptxvm.engine.jit.memory.path import AccessPath, Join
from ptxvm.engine.jit.memory.vectors import pointer, vector_of
from ptxvm.lanes.lanes import Lanes
from ptxvm.records import record

MOST = 4


@record()
class _Place:
    """Where one lane finds host memory (ptr): where it executes (i1), and nowhere that matters where it does not."""

    lane: int
    host: str


def are_few(path: AccessPath) -> bool:
    """Whether the lanes that can execute are known to be few, each with an address of its own."""
    base, function = path.place.base, path.context.function
    if not path.context.possible or base is None or not base.shape.varying:
        return False
    if path.space in (AccessSpace.LOCAL, AccessSpace.SHARED_CLUSTER) or function.screened or not function.bounds:
        return False
    return path.has_window or base.type.bits == 64


def load_few(path: AccessPath) -> list[str]:
    """Every element of the lanes, as vectors."""
    code = path.code
    good, bad, join, places, descriptor = _checked(path, [vector_of(path.llvm)] * path.count)
    code.label(good)
    join.arrive([_loaded(path, places, element * path.size) for element in range(path.count)])
    code.label(bad)
    join.arrive(path.slow_load(path.bits(), descriptor))
    return join.meet()


def store_few(path: AccessPath, values: Sequence[Lanes]) -> None:
    """Store one value per element; of lanes at one address the highest wins."""
    code, reading = path.code, path.context.reading
    vectors = [reading.vector(value) for value in values]
    good, bad, join, places, descriptor = _checked(path, [])
    code.label(good)
    for place in places:
        for element, vector in enumerate(vectors):
            scalar = code.value(f"extractelement {vector_of(path.llvm)} {vector}, i32 {place.lane}")
            at = pointer(code, place.host, element * path.size)
            code.line(f"store {path.llvm} {scalar}, ptr {at}, align {path.size}")
    join.arrive()
    code.label(bad)
    path.slow_store(path.bits(), descriptor, vectors)
    join.arrive()
    join.meet()


def _loaded(path: AccessPath, places: Sequence[_Place], offset: int) -> str:
    code, type_ = path.code, vector_of(path.llvm)
    found = "zeroinitializer"
    for place in places:
        scalar = code.value(f"load {path.llvm}, ptr {pointer(code, place.host, offset)}, align {path.size}")
        found = code.value(f"insertelement {type_} {found}, {path.llvm} {scalar}, i32 {place.lane}")
    return found


def _checked(path: AccessPath, types: Sequence[str]) -> tuple[str, str, Join, list[_Place], str]:
    """Check each lane that executes. The labels of what is done if all are inside and if not, where both meet, the
    places of the lanes, and the descriptor of the access."""
    code, function = path.code, path.context.function
    cache = -1 if path.has_window else function.take_cache()
    descriptor = path.descriptor(path.width, cache, path.alignment)
    bits, spare = path.bits(), path.context.entry.address(Worker, "values")
    passed, places = "true", []
    for lane in path.context.possible:
        off = code.value(f"icmp eq i32 {code.value(f'and i32 {bits}, {1 << lane}')}, 0")
        inside, host = _lane_inside(path, lane, cache)
        passed = code.value(f"and i1 {passed}, {code.value(f'or i1 {off}, {inside}')}")
        places.append(_Place(lane, code.value(f"select i1 {off}, ptr {spare}, ptr {host}")))
    good, bad = code.new_label(), code.new_label()
    code.branch(passed, good, bad, likely=True)
    return good, bad, Join(code, types), places, descriptor


def _lane_inside(path: AccessPath, lane: int, cache: int) -> tuple[str, str]:
    """Whether (i1) the address of a lane is inside and aligned, and the host address (ptr)."""
    code, base = path.code, path.place.base
    assert base is not None
    llvm = base.type.llvm
    address = code.value(f"extractelement <32 x {llvm}> {path.context.reading.vector(base)}, i32 {lane}")
    if path.place.offset:
        address = code.value(f"add {llvm} {address}, {path.place.offset}")
    if llvm != "i64":
        address = code.value(f"zext {llvm} {address} to i64")
    if not path.has_window:
        distance = code.value(f"sub i64 {address}, {path.cache_field(cache, 'base')}")
        room, moved = path.cache_field(cache, "room"), path.cache_field(cache, "delta")
        host = code.value(f"inttoptr i64 {code.value(f'add i64 {address}, {moved}')} to ptr")
        return bounds.inside(code, code.value, distance, room, path.alignment), host
    window, size = path.window()
    own = path.window_base("i64")
    distance = address if own is None else code.value(f"sub i64 {address}, {own}")
    room = path.room(size, path.width, path.alignment)
    host = code.value(f"getelementptr i8, ptr {window}, i64 {address}")
    return bounds.inside(code, code.value, distance, room, path.alignment), host
