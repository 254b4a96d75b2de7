"""Several elements of each lane, one behind the other in memory, the lanes anywhere: so many bytes of each lane are
moved at once, and put in order within the parts of vectors. LLVM makes half as much again of other shuffles.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ptxvm.engine.jit.memory.interleaving import COUNTS, transposed
from ptxvm.engine.jit.memory.vectors import concatenate, select_elements, vector_of
from ptxvm.lanes.code import Code
from ptxvm.lanes.llvm_reading import LlvmReading
from ptxvm.lanes.types import WARP_SIZE

PARTS = 4
"""Of a register: 16 bytes each."""


def can_transpose(reading: LlvmReading) -> bool:
    """Whether there are registers for it."""
    return not reading.features.isdisjoint({"avx2", "avx512f"})


def load_parts(code: Code, llvm: str, place: Callable[[int], str]) -> list[str]:
    """As many elements as fill a part, of all lanes, from the host address (ptr) that `place` makes of each lane."""
    count = COUNTS[llvm]
    found = [_of_register(code, llvm, place, first) for first in range(0, WARP_SIZE, PARTS * count)]
    return [concatenate(code, llvm, PARTS * count, column) for column in zip(*found, strict=True)]


def store_parts(code: Code, llvm: str, vectors: Sequence[str], place: Callable[[int], str]) -> None:
    """Store as many elements, of all lanes, to the host address (ptr) of each lane, one lane after the other."""
    count = COUNTS[llvm]
    whole = PARTS * count
    for first in range(0, WARP_SIZE, whole):
        own = [select_elements(code, llvm, WARP_SIZE, vector, range(first, first + whole)) for vector in vectors]
        parts = transposed(code, llvm, whole, own)
        for lane in range(whole):
            start = lane - lane % count
            part = select_elements(code, llvm, whole, parts[lane % count], range(start, start + count))
            at = place(first + lane)
            code.line(f"store {vector_of(llvm, count)} {part}, ptr {at}, align {16 // count}")


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
    return transposed(code, llvm, PARTS * count, vectors)
