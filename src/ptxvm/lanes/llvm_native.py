"""Calls of routines of the runtime: operands and results lie in the caller's frame, a row of 32 words for each."""

from __future__ import annotations

from itertools import takewhile
from typing import NamedTuple

from ptxvm.lanes.code import Code
from ptxvm.lanes.reading import Routine
from ptxvm.lanes.types import WARP_SIZE

_ROW_BYTES = 4 * WARP_SIZE
_ROW = f"<{WARP_SIZE} x i32>"


class _Call(NamedTuple):
    """A call: its block, where its operands were put, and which vectors they were."""

    block: str
    memory: str
    routine: Routine
    vectors: list[str]


class NativeCalls:
    """Emits them. What the call before in the same block has left in memory is not stored again."""

    def __init__(self, code: Code) -> None:
        self._code = code
        self._last: _Call | None = None

    def call(self, routine: Routine, vectors: list[str]) -> list[str]:
        """The vectors of the results."""
        code = self._code
        memory = code.scratch(_ROW_BYTES * len(vectors))
        there = self._stored(_Call(code.block, memory, routine, vectors))
        places = [f"getelementptr i8, ptr {memory}, i64 {_ROW_BYTES * index}" for index in range(len(vectors))]
        for index, (vector, place) in enumerate(zip(vectors, places, strict=True)):
            if index not in there:
                code.line(f"store {_ROW} {vector}, ptr {code.value(place)}, align 64")
        name = f'@"{routine.name}.{".".join(map(str, routine.numbers))}"'
        numbers = ", ".join(f"i32 {number}" for number in routine.numbers)
        code.declare(f"{name} = internal constant [{len(routine.numbers)} x i32] [{numbers}], align 4")
        code.declare(f"declare void @{routine.name}(ptr, ptr, ptr, i32) #0")
        kept = code.scratch(routine.kept, cleared=True)
        same = sum(1 for _ in takewhile(there.__contains__, range(len(vectors))))
        code.line(f"call void @{routine.name}(ptr {name}, ptr {memory}, ptr {kept}, i32 {same})")
        results = places[routine.first : routine.first + routine.results]
        return [code.value(f"load {_ROW}, ptr {code.value(place)}, align 64") for place in results]

    def _stored(self, call: _Call) -> set[int]:
        """The operands that lie where the last call had them."""
        before, self._last = self._last, call
        if before is None or before[:3] != call[:3]:
            return set()
        results = range(call.routine.first, call.routine.first + call.routine.results)
        pairs = enumerate(zip(before.vectors, call.vectors, strict=True))
        return {index for index, (old, new) in pairs if old == new and index not in results}
