"""Calls of routines of the runtime: operands and results lie in the caller's frame, a row of 32 words for each."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from itertools import takewhile
from typing import NamedTuple

from ptxvm.lanes.code import Code
from ptxvm.lanes.llvm_tiles import Product, call_tiles
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


class Joined:
    """Calls that wait for each other: they are made when the operands of all are there. What is done with their results
    stands behind them."""

    def __init__(self, code: Code, root: Callable[[str], str]) -> None:
        self._code = code
        self._root = root
        self._behind: list[str] = []
        self._since: int | None = None
        self._homes: dict[str, int] = {}
        self.products: list[Product] = []

    def add(self, routine: Routine, vectors: list[str]) -> list[str]:
        """The names that the results will have."""
        results = [self._code.name() for _ in range(routine.results)]
        self.products.append(Product(routine, vectors, results))
        self._since = len(self._code.lines)
        return results

    def adds_to(self, vectors: list[str]) -> bool:
        """Whether these are what the last call adds to, and all that is given to it."""
        if self._since is None or not self.products or self.products[-1].base is not None:
            return False
        return self.products[-1].routine.tiles is not None and [*map(self._root, self.products[-1].sums)] == vectors

    def note_home(self, vector: str, place: int) -> None:
        """A vector lies so many bytes behind where sums of the next call may be left: its root is told."""
        self._homes[vector] = place

    def leave(self, base: str, places: Sequence[int]) -> None:
        """The sums of the last call are, and stay, so many bytes behind `base`."""
        last = self.products[-1]
        homes = {name: home for name in last.vectors if (home := self._homes.get(self._root(name))) is not None}
        self.products[-1] = last._replace(base=base, places=tuple(places), homes=homes)

    def go_on(self) -> None:
        """What is emitted next leads to another call, or is behind all."""
        if self._since is not None:
            self._behind += self._code.lines[self._since :]
            del self._code.lines[self._since :]
            self._since = None

    def finish(self) -> None:
        self._code.lines += self._behind


class NativeCalls:
    """Emits them. What the call before in the same block has left in memory is not stored again. `root` tells which
    vector another one has the bits of."""

    def __init__(self, code: Code, root: Callable[[str], str]) -> None:
        self._code = code
        self._root = root
        self._last: _Call | None = None
        self._joined: Joined | None = None

    @contextmanager
    def joined(self) -> Iterator[Joined]:
        """Calls wait until the end."""
        joined = self._joined = Joined(self._code, self._root)
        yield joined
        self._joined = None
        joined.go_on()
        self._make(joined.products)
        joined.finish()

    def call(self, routine: Routine, vectors: list[str]) -> list[str]:
        """The vectors of the results."""
        if self._joined is not None:
            return self._joined.add(routine, vectors)
        results = [self._code.name() for _ in range(routine.results)]
        self._make([Product(routine, vectors, results)])
        return results

    def _make(self, products: Sequence[Product]) -> None:
        if products and all(product.routine == products[0].routine for product in products):
            tiles = products[0].routine.tiles
            if tiles is not None:
                call_tiles(self._code, tiles, products)
                return
        for product in products:
            self._make_one(product.routine, product.vectors, product.results)

    def _make_one(self, routine: Routine, vectors: list[str], results: list[str]) -> None:
        code = self._code
        memory = code.scratch(_ROW_BYTES * len(vectors))
        there = self._stored(_Call(code.block, memory, routine, vectors))
        places = [f"getelementptr i8, ptr {memory}, i64 {_ROW_BYTES * index}" for index in range(len(vectors))]
        for index, (vector, place) in enumerate(zip(vectors, places, strict=True)):
            if index not in there:
                code.line(f"store {_ROW} {vector}, ptr {code.value(place)}, align 64")
        numbers = code.numbers(routine.name, routine.numbers)
        code.declare(f"declare void @{routine.name}(ptr, ptr, ptr, i32) #0")
        kept = code.scratch(routine.kept, cleared=True)
        same = sum(1 for _ in takewhile(there.__contains__, range(len(vectors))))
        code.line(f"call void @{routine.name}(ptr {numbers}, ptr {memory}, ptr {kept}, i32 {same})")
        for name, place in zip(results, places[routine.first :], strict=False):
            code.define(name, f"load {_ROW}, ptr {code.value(place)}, align 64")

    def _stored(self, call: _Call) -> set[int]:
        """The operands that lie where the last call had them."""
        before, self._last = self._last, call
        if before is None or before[:3] != call[:3]:
            return set()
        results = range(call.routine.first, call.routine.first + call.routine.results)
        pairs = enumerate(zip(before.vectors, call.vectors, strict=True))
        return {index for index, (old, new) in pairs if old == new and index not in results}
