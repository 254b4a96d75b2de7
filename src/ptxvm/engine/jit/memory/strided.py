"""Lanes a constant distance apart: whole vectors of memory are moved and permuted, instead of lane by lane.

Each half of the warp has windows of 16 words, one behind the other; the last one ends with the half's last lane.
"""

from __future__ import annotations

from collections.abc import Sequence

from ptxvm.engine.jit.memory.path import AccessPath
from ptxvm.engine.jit.memory.pattern import Pattern
from ptxvm.engine.jit.memory.vectors import Block, concatenate, pointer, store_block, vector_of
from ptxvm.lanes.types import WARP_SIZE

WORD = 4
HALF = 16
LARGEST = 8
"""Words from lane to lane beyond which most of what would be moved is not asked for."""

_BYTES = WORD * HALF
Places = Sequence[tuple[int, int]]
"""Of each lane of a half: its window, and its place there."""


def words_between(path: AccessPath, pattern: Pattern) -> int | None:
    """How many words each lane is behind the one before; None if this is not what the lanes access, or not worth it."""
    if path.width != WORD or path.count != 1 or not can_reorder(path):
        return None
    step, rest = divmod(pattern.relative[1], WORD)
    steady = all(offset == lane * step * WORD for lane, offset in enumerate(pattern.relative))
    return step if steady and not rest and 1 < step <= LARGEST else None


def can_reorder(path: AccessPath) -> bool:
    """Whether lanes are put in another order at once."""
    return "avx512f" in path.context.reading.features


def load_strided(path: AccessPath, host: str, step: int) -> str:
    """The elements of all lanes, from the host address of lane 0's on; the memory between them is there as well."""
    halves = [_load_half(path, pointer(path.code, host, half * HALF * step * WORD), step) for half in (0, 1)]
    return concatenate(path.code, path.llvm, HALF, halves)


def store_strided(path: AccessPath, host: str, step: int, vector: str) -> None:
    """Store the elements of all lanes; the memory between them is left alone."""
    code, whole = path.code, vector_of(path.llvm, WARP_SIZE)
    starts, places = _windows(step)
    for half in (0, 1):
        for number, start in enumerate(starts):
            lanes = {place: half * HALF + lane for lane, (window, place) in enumerate(places) if window == number}
            order = _order([lanes.get(place) for place in range(HALF)])
            wide = code.value(f"shufflevector {whole} {vector}, {whole} poison, {order}")
            mask = ", ".join(f"i1 {str(place in lanes).lower()}" for place in range(HALF))
            place = pointer(code, host, half * HALF * step * WORD + start)
            store_block(code, Block(path.llvm, HALF, place), wide, f"<{mask}>")


def _load_half(path: AccessPath, host: str, step: int) -> str:
    code, type_ = path.code, vector_of(path.llvm, HALF)
    starts, places = _windows(step)
    found = ""
    for number, start in enumerate(starts):
        window = code.value(f"load {type_}, ptr {pointer(code, host, start)}, align {WORD}")
        order = _order([_source(lane, place, number) for lane, place in enumerate(places)])
        found = code.value(f"shufflevector {type_} {found or window}, {type_} {window}, {order}")
    return found


def _source(lane: int, place: tuple[int, int], number: int) -> int | None:
    """Where a lane's element is when window `number` joins what has been found."""
    window, at = place
    if window > number:
        return None
    return HALF + at if window == number else lane


def _windows(step: int) -> tuple[list[int], Places]:
    """The bytes at which the windows of a half start, and the places of its lanes."""
    span = ((HALF - 1) * step + 1) * WORD
    starts = [*range(0, span - _BYTES, _BYTES), span - _BYTES]
    places = []
    for lane in range(HALF):
        at = lane * step * WORD
        window = next(number for number, start in enumerate(starts) if start <= at < start + _BYTES)
        places.append((window, (at - starts[window]) // WORD))
    return starts, places


def _order(places: Sequence[int | None]) -> str:
    words = ", ".join("i32 poison" if place is None else f"i32 {place}" for place in places)
    return f"<{len(places)} x i32> <{words}>"
