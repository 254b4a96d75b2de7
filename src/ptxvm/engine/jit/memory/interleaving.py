"""Elements of lanes by turns in one vector, as they lie in memory, and apart, in a vector for each.

Registers consist of parts of 16 bytes, between which elements move by few instructions. With AVX2 a register has two of
them: elements are put in order within parts, and parts as wholes. LLVM makes twice as many instructions of other
shuffles.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain

from ptxvm.engine.jit.memory.vectors import bits_of, concatenate, select_elements, vector_of
from ptxvm.lanes.code import Code
from ptxvm.lanes.llvm_literals import indices
from ptxvm.lanes.llvm_reading import LlvmReading

FOUR = 4
PAIRED = 32
"""Bits of elements two of which make one that vectors may have."""

COUNTS = {"float": 4, "i32": 4, "double": 2, "i64": 2}
"""Elements of a part."""

TWO = 2
"""Parts of a register of AVX2."""


def deinterleave(reading: LlvmReading, llvm: str, count: int, vector: str, ways: int) -> list[str]:
    """`ways` vectors of `count` elements from one that holds them by turns."""
    code = reading.code
    if _go_in_pairs(llvm, ways):
        whole = _paired(code, llvm, ways * count, vector)
        pairs = deinterleave(reading, f"i{2 * bits_of(llvm)}", count, whole, ways // 2)
        apart = [_unpaired(code, llvm, count, pair) for pair in pairs]
        return [way for pair in apart for way in deinterleave(reading, llvm, count, pair, 2)]
    if _go_by_parts(reading, llvm, ways, count):
        return _deinterleave_by_parts(code, llvm, count, vector)
    if ways == FOUR:
        return _deinterleave_by_halves(code, llvm, count, vector)
    places = [range(way, ways * count, ways) for way in range(ways)]
    return [select_elements(code, llvm, ways * count, vector, place) for place in places]


def _deinterleave_by_halves(code: Code, llvm: str, count: int, vector: str) -> list[str]:
    """In two levels: elements 0 and 1 (2 and 3) of each half side by side, then what belongs together of both halves.
    From one level LLVM makes half as many instructions more."""
    half, type_ = count // 2, vector_of(llvm, count)
    found = []
    for ways in ((0, 1), (2, 3)):
        parts = []
        for start in (0, half):
            places = [FOUR * lane + way for way in ways for lane in range(start, start + half)]
            parts.append(select_elements(code, llvm, FOUR * count, vector, places))
        for start in (0, half):
            order = indices((*range(start, start + half), *range(count + start, count + start + half)))
            found.append(code.value(f"shufflevector {type_} {parts[0]}, {type_} {parts[1]}, {order}"))
    return found


def _deinterleave_by_parts(code: Code, llvm: str, count: int, vector: str) -> list[str]:
    """Register by register: a part is what one lane has."""
    ways = COUNTS[llvm]
    whole, found = TWO * ways, []
    for first in range(0, count, whole):
        own = [range(lane, first + whole, ways) for lane in range(first, first + ways)]
        places = [[lane * ways + element for lane in lanes for element in range(ways)] for lanes in own]
        parts = [select_elements(code, llvm, ways * count, vector, place) for place in places]
        found.append(transposed(code, llvm, whole, parts))
    return [concatenate(code, llvm, whole, column) for column in zip(*found, strict=True)]


def interleave(reading: LlvmReading, llvm: str, count: int, vectors: Sequence[str]) -> str:
    """One vector with the elements of equally long ones by turns."""
    code, ways = reading.code, len(vectors)
    if _go_in_pairs(llvm, ways):
        two = [interleave(reading, llvm, count, vectors[way : way + 2]) for way in range(0, ways, 2)]
        pairs = [_paired(code, llvm, 2 * count, pair) for pair in two]
        wide = interleave(reading, f"i{2 * bits_of(llvm)}", count, pairs)
        return _unpaired(code, llvm, len(pairs) * count, wide)
    if _go_by_parts(reading, llvm, ways, count):
        return _interleave_by_parts(code, llvm, count, vectors)
    whole = 1 << (ways - 1).bit_length()
    joined = concatenate(code, llvm, count, [*vectors, *[vectors[0]] * (whole - ways)])
    places = [way * count + place for place in range(count) for way in range(ways)]
    return select_elements(code, llvm, whole * count, joined, places)


def _interleave_by_parts(code: Code, llvm: str, count: int, vectors: Sequence[str]) -> str:
    """Register by register: first the parts of lanes, then these in the order of lanes."""
    ways = len(vectors)
    whole, found = TWO * ways, []
    type_ = vector_of(llvm, whole)
    for first in range(0, count, whole):
        own = [select_elements(code, llvm, count, vector, range(first, first + whole)) for vector in vectors]
        parts = transposed(code, llvm, whole, own)
        for start in (0, ways):
            order = indices((*range(start, start + ways), *range(whole + start, whole + start + ways)))
            for low, high in zip(parts[::2], parts[1::2], strict=True):
                found.append(code.value(f"shufflevector {type_} {low}, {type_} {high}, {order}"))
    return concatenate(code, llvm, whole, found)


def transposed(code: Code, llvm: str, whole: int, vectors: Sequence[str]) -> list[str]:
    """As many vectors of `whole` elements as a part has elements, with rows and columns of each part exchanged: element
    `i` of a part of vector `k` becomes element `k` of that part of vector `i`."""
    if len(vectors) == TWO:
        return _by_turns(code, llvm, whole, vectors, 1)
    low, high = (_by_turns(code, llvm, whole, vectors[half : half + 2], 1) for half in (0, 2))
    return list(chain(*(_by_turns(code, llvm, whole, pair, 2) for pair in zip(low, high, strict=True))))


def _by_turns(code: Code, llvm: str, whole: int, pair: Sequence[str], run: int) -> list[str]:
    """The lower and the upper halves of the parts of two vectors, `run` elements of each by turns."""
    count, type_, found = COUNTS[llvm], vector_of(llvm, whole), []
    for half in range(0, count, count // 2):
        runs = [
            start + vector + at
            for start in range(half, whole, count)
            for at in range(0, count // 2, run)
            for vector in (0, whole)
        ]
        order = indices(tuple(begin + step for begin in runs for step in range(run)))
        found.append(code.value(f"shufflevector {type_} {pair[0]}, {type_} {pair[1]}, {order}"))
    return found


def _go_by_parts(reading: LlvmReading, llvm: str, ways: int, count: int) -> bool:
    """Whether a lane's elements fill a part, of which a register has two."""
    if ways != COUNTS.get(llvm) or count % (TWO * ways):
        return False
    return "avx2" in reading.features and "avx512f" not in reading.features


def _go_in_pairs(llvm: str, ways: int) -> bool:
    """Whether elements are moved two by two as well: LLVM makes twice as many instructions from one level."""
    return ways == 2 * FOUR and bits_of(llvm) <= PAIRED


def _paired(code: Code, llvm: str, count: int, vector: str) -> str:
    """`count` elements as half as many integers twice as wide."""
    return code.value(f"bitcast {vector_of(llvm, count)} {vector} to {vector_of(f'i{2 * bits_of(llvm)}', count // 2)}")


def _unpaired(code: Code, llvm: str, count: int, vector: str) -> str:
    """`count` of these as twice as many elements."""
    return code.value(f"bitcast {vector_of(f'i{2 * bits_of(llvm)}', count)} {vector} to {vector_of(llvm, 2 * count)}")
