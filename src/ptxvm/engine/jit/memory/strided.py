"""Lanes a constant distance apart: whole vectors of memory are moved and permuted, instead of lane by lane.

What a lane accesses moves as one unit: a byte of an image, a word, a pair of words of a structure. So many lanes as
fill a register with their units have windows of the register's size, one behind the other; the last one ends with the
last of these lanes.
"""

from __future__ import annotations

from collections.abc import Sequence

from ptxvm.engine.jit.memory.gather import extract_element, packed_elements
from ptxvm.engine.jit.memory.path import AccessPath
from ptxvm.engine.jit.memory.pattern import Pattern
from ptxvm.engine.jit.memory.vectors import Block, concatenate, pointer, select_elements, store_block, vector_of
from ptxvm.lanes.types import WARP_SIZE
from ptxvm.records import record

WINDOW = 64
"""Bytes: a register of AVX-512, two or four of others."""

LARGEST_UNIT = 8

MOST = {1: 8, 2: 8, 4: 8, 8: 4}
"""Windows of a register, by the bytes of a unit, beyond which most of what would be moved is not asked for."""


def can_reorder(path: AccessPath) -> bool:
    """Whether lanes are put in another order at once."""
    return "avx512f" in path.context.reading.features


@record()
class Strides:
    """Units of `unit` bytes, `step` bytes from each lane to the next in rows of so many lanes."""

    unit: int
    step: int
    row: int = WARP_SIZE

    @property
    def window(self) -> int:
        """Bytes of a window: no more than there are from the first to the last of its lanes."""
        lanes = min(self.row, WINDOW // self.unit)
        return WINDOW if (lanes - 1) * self.step + self.unit >= WINDOW else lanes * self.unit

    @property
    def lanes(self) -> int:
        """Of one register."""
        return min(self.row, self.window // self.unit)

    @property
    def places(self) -> int:
        """Units in a window."""
        return self.window // self.unit

    @property
    def registers(self) -> list[int]:
        """The first lane of each."""
        return list(range(0, WARP_SIZE, self.lanes))

    @property
    def starts(self) -> list[int]:
        """The bytes at which the windows of a register start."""
        last = (self.lanes - 1) * self.step + self.unit - self.window
        return [*range(0, last, self.window), last]

    def place(self, lane: int) -> tuple[int, int]:
        """The window of a lane of the register, and its place there."""
        at = lane * self.step
        last = self.window - self.unit
        number, start = next((number, x) for number, x in enumerate(self.starts) if x <= at <= x + last)
        return number, (at - start) // self.unit


def strides_between(path: AccessPath, pattern: Pattern) -> Strides | None:
    """How the lanes are apart; None if they are not, by equal steps, or if it is not worth it."""
    step = pattern.relative[1]
    steady = all(offset == lane * step for lane, offset in enumerate(pattern.relative))
    return strides_of(path.width, step) if steady else None


def strides_of(width: int, step: int, row: int = WARP_SIZE) -> Strides | None:
    """What lanes move that access `width` bytes each, in such steps and rows; None if it is not worth it."""
    if width > LARGEST_UNIT or step % width or not width < step <= WINDOW:
        return None
    strides = Strides(width, step, row)
    return strides if len(strides.starts) <= MOST[width] else None


def load_strided(path: AccessPath, host: str, strides: Strides) -> list[str]:
    """The elements of all lanes, from the host address of lane 0's on; the memory between them is there as well."""
    hosts = [pointer(path.code, host, first * strides.step) for first in strides.registers]
    return load_strided_rows(path, hosts, strides)


def load_strided_rows(path: AccessPath, hosts: Sequence[str], strides: Strides) -> list[str]:
    """The same of the lanes of each register, from the host addresses of their first lanes on."""
    parts = [_load_part(path, host, strides) for host in hosts]
    units = concatenate(path.code, _type(path, strides), strides.lanes, parts)
    if path.count == 1:
        return [units]
    return [extract_element(path, [units], strides.unit, element * path.size) for element in range(path.count)]


def store_strided(path: AccessPath, host: str, strides: Strides, vectors: Sequence[str]) -> None:
    """Store the elements of all lanes that execute; the memory between them is left alone."""
    units = vectors[0] if path.count == 1 else packed_elements(path, vectors, strides.unit)
    for first in strides.registers:
        for number, start in enumerate(strides.starts):
            lanes = {place: first + lane for lane, place in _lanes_of(strides, number)}
            place = pointer(path.code, host, first * strides.step + start)
            _store_window(path, Block(_type(path, strides), strides.places, place, path.size), units, lanes)


def can_store_strided(path: AccessPath) -> bool:
    """Whether all lanes execute, or the processor stores under a mask."""
    return path.context.mask is None or path.can_mask


def _store_window(path: AccessPath, block: Block, units: str, lanes: dict[int, int]) -> None:
    """Store units of the lanes that are at these places of the window."""
    code, whole, mask = path.code, vector_of(block.llvm), path.context.mask
    order = _order([lanes.get(place) for place in range(block.count)])
    wide = code.value(f"shufflevector {whole} {units}, {whole} poison, {order}")
    if mask is None:
        places = ", ".join(f"i1 {str(place in lanes).lower()}" for place in range(block.count))
        store_block(code, block, wide, f"<{places}>")
        return
    order = _order([lanes.get(place, WARP_SIZE) for place in range(block.count)])
    executing = code.value(f"shufflevector <32 x i1> {mask}, <32 x i1> zeroinitializer, {order}")
    store_block(code, block, wide, executing)


def _type(path: AccessPath, strides: Strides) -> str:
    return path.llvm if path.count == 1 else f"i{8 * strides.unit}"


def _lanes_of(strides: Strides, number: int) -> list[tuple[int, int]]:
    """The lanes of a register that are in this window, and their places there."""
    places = [strides.place(lane) for lane in range(strides.lanes)]
    return [(lane, place) for lane, (window, place) in enumerate(places) if window == number]


def _load_part(path: AccessPath, host: str, strides: Strides) -> str:
    """The units of one register's lanes."""
    code, llvm, count = path.code, _type(path, strides), strides.places
    type_, places = vector_of(llvm, count), [strides.place(lane) for lane in range(strides.lanes)]
    found = ""
    for number, start in enumerate(strides.starts):
        window = code.value(f"load {type_}, ptr {pointer(code, host, start)}, align {path.size}")
        order = [_source(lane, place, number, count) for lane, place in enumerate(places)]
        order += [None] * (count - len(order))
        found = code.value(f"shufflevector {type_} {found or window}, {type_} {window}, {_order(order)}")
    return select_elements(code, llvm, count, found, range(strides.lanes))


def _source(lane: int, place: tuple[int, int], number: int, count: int) -> int | None:
    """Where a lane's unit is when window `number` joins what has been found."""
    window, at = place
    if window > number:
        return None
    return count + at if window == number else lane


def _order(places: Sequence[int | None]) -> str:
    words = ", ".join("i32 poison" if place is None else f"i32 {place}" for place in places)
    return f"<{len(places)} x i32> <{words}>"
