"""Several elements of each lane, one behind the other in memory, the lanes anywhere: so many bytes of each lane are
loaded at once, and put in order within the parts of vectors. LLVM makes half as much again of other shuffles.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import chain

from ptxvm.engine.jit.memory.vectors import concatenate, vector_of
from ptxvm.lanes.code import Code
from ptxvm.lanes.llvm_literals import indices
from ptxvm.lanes.llvm_reading import LlvmReading
from ptxvm.lanes.types import WARP_SIZE

PARTS = 4
"""Of a register: 16 bytes each."""

COUNTS = {"float": 4, "i32": 4, "double": 2, "i64": 2}
"""Elements of a part."""


def can_transpose(reading: LlvmReading) -> bool:
    """Whether there are registers for it."""
    return "avx512f" in reading.features


def load_parts(code: Code, llvm: str, place: Callable[[int], str]) -> list[str]:
    """As many elements as fill a part, of all lanes, from the host address (ptr) that `place` makes of each lane."""
    count = COUNTS[llvm]
    found = [_of_register(code, llvm, place, first) for first in range(0, WARP_SIZE, PARTS * count)]
    return [concatenate(code, llvm, PARTS * count, column) for column in zip(*found, strict=True)]


def _of_register(code: Code, llvm: str, place: Callable[[int], str], first: int) -> list[str]:
    """The elements of as many lanes as fill a register with one each. Those of neighbours are in the same part of
    several vectors, and change places with each other."""
    count = COUNTS[llvm]
    part = vector_of(llvm, count)
    vectors = []
    for number in range(count):
        lanes = range(first + number, first + PARTS * count, count)
        loaded = [code.value(f"load {part}, ptr {place(lane)}, align {16 // count}") for lane in lanes]
        vectors.append(concatenate(code, llvm, count, loaded))
    if count == 2:
        return _by_turns(code, llvm, vectors, 1)
    low, high = (_by_turns(code, llvm, vectors[half : half + 2], 1) for half in (0, 2))
    return list(chain(*(_by_turns(code, llvm, pair, 2) for pair in zip(low, high, strict=True))))


def _by_turns(code: Code, llvm: str, pair: Sequence[str], run: int) -> list[str]:
    """The lower and the upper halves of the parts of two vectors, `run` elements of each by turns."""
    count, whole = COUNTS[llvm], PARTS * COUNTS[llvm]
    type_, found = vector_of(llvm, whole), []
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
