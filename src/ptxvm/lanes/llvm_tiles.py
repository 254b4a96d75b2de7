"""Calls of `ptxvm_multiply_tiles` (`engine/jit/runtime/product_runs.c`): products that need no results of each other,
but for sums to which several are added, made at once. Matrices that several of them have are read once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import zip_longest
from types import MappingProxyType
from typing import NamedTuple

from ptxvm.lanes.code import Code
from ptxvm.lanes.reading import Routine, Tiles
from ptxvm.lanes.types import WARP_SIZE

NAME = "ptxvm_multiply_tiles"
_ROW_BYTES = 4 * WARP_SIZE
_ROW = f"<{WARP_SIZE} x i32>"
_SUMS = 4
"""Registers of 16 rows and 8 columns."""
_MOST = 16
"""Matrices A in a call, and matrices B."""


class Product(NamedTuple):
    """A call of a routine: vectors of its operands, names of its results. `places`: so many bytes behind `base` lie the
    sums, and shall lie the results; `homes`: other operands, by their names."""

    routine: Routine
    vectors: list[str]
    results: list[str]
    base: str | None = None
    places: tuple[int, ...] = ()
    homes: Mapping[str, int] = MappingProxyType({})

    @property
    def sums(self) -> list[str]:
        """The vectors that it adds to."""
        return self.vectors[self.routine.first : self.routine.first + self.routine.results]


class _Tile(NamedTuple):
    """16 rows and 8 columns: registers of A and B, of sums before and behind."""

    a: tuple[str, ...]
    b: tuple[str, ...]
    sums: tuple[str, ...]
    results: tuple[str, ...]
    places: tuple[int, ...]


def call_tiles(code: Code, tiles: Tiles, products: Sequence[Product]) -> None:
    """Emits the calls for products of one routine."""
    for base in dict.fromkeys(product.base for product in products):
        own = [product for product in products if product.base == base]
        left = [tile for product in own for tile in _tiles_of(tiles, product)]
        homes = {name: place for product in own for name, place in product.homes.items()}
        while left:
            several = _first_of(left)
            _call(code, products[0].routine, several, base, homes)
            del left[: len(several)]


def _first_of(tiles: Sequence[_Tile]) -> list[_Tile]:
    """So many as one call takes."""
    found: list[_Tile] = []
    of_a, of_b = set[tuple[str, ...]](), set[tuple[str, ...]]()
    for tile in tiles:
        of_a.add(tile.a)
        of_b.add(tile.b)
        if max(len(of_a), len(of_b)) > _MOST:
            break
        found.append(tile)
    return found


def _tiles_of(tiles: Tiles, product: Product) -> list[_Tile]:
    vectors, found = product.vectors, []
    for column in range(tiles.columns):
        b, own = tiles.a + tiles.b * column, slice(_SUMS * column, _SUMS * (column + 1))
        of_b, sums, results = (
            tuple(part) for part in (vectors[b : b + tiles.b], product.sums[own], product.results[own])
        )
        found.append(_Tile(tuple(vectors[: tiles.a]), of_b, sums, results, product.places[own]))
    return found


def _ordered(routine: Routine, tiles: Sequence[_Tile]) -> list[_Tile]:
    """Those with the same A follow each other. What is added to the same sums stays in order: all that is added to one
    of them, then to the next, if the routine does it at once, or one product to each in turn."""
    of_sums: dict[tuple[int, ...], list[_Tile]] = {}
    for number, tile in enumerate(tiles):
        of_sums.setdefault(tile.places or (number,), []).append(tile)
    of_rows: dict[tuple[tuple[str, ...], ...], list[list[_Tile]]] = {}
    for several in of_sums.values():
        of_rows.setdefault(tuple(tile.a for tile in several), []).append(several)
    sums = [several for found in of_rows.values() for several in found]
    if routine.tiles is not None and routine.tiles.at_once:
        return [tile for several in sums for tile in several]
    return [tile for step in zip_longest(*sums) for tile in step if tile is not None]


def _call(code: Code, routine: Routine, tiles: Sequence[_Tile], base: str | None, homes: Mapping[str, int]) -> None:
    """One call. Operands are read from their homes, if all of them lie there."""
    of_a, of_b = (list(dict.fromkeys(found)) for found in ((tile.a for tile in tiles), (tile.b for tile in tiles)))
    tiles = _ordered(routine, tiles)
    rows = [row for group in (*of_a, *of_b) for row in group]
    if base is not None and all(row in homes for row in rows):
        memory, places = base, [homes[row] for row in rows]
    else:
        operands = [*rows, *(row for tile in tiles if base is None for row in tile.sums)]
        memory, places = _stored(code, operands), [_ROW_BYTES * index for index in range(len(rows))]
    sums = [tile.places or _sums_behind(len(rows), number) for number, tile in enumerate(tiles)]
    code.declare(f"declare void @{NAME}(ptr, ptr, ptr, i32, i32, i32, ptr) #0")
    numbers = code.numbers(routine.name, routine.numbers)
    found = [
        number
        for tile, own in zip(tiles, sums, strict=True)
        for number in (of_a.index(tile.a), of_b.index(tile.b), *own)
    ]
    counts = ", ".join(f"i32 {number}" for number in (len(tiles), sum(map(len, of_a)), len(of_b)))
    base = base or memory
    told = code.numbers("tiles", [*places, *found])
    code.line(f"call void @{NAME}(ptr {numbers}, ptr {memory}, ptr {told}, {counts}, ptr {base})")
    for tile, own in zip(tiles, sums, strict=True):
        for name, place in zip(tile.results, own, strict=True):
            code.define(name, f"load {_ROW}, ptr {_behind(code, base, place)}, align 64")


def _sums_behind(rows: int, number: int) -> tuple[int, ...]:
    """Where the sums of a tile are that are stored behind so many operands."""
    return tuple(_ROW_BYTES * (rows + _SUMS * number + index) for index in range(_SUMS))


def _stored(code: Code, rows: Sequence[str]) -> str:
    """The address of memory in the frame where these vectors are, one behind the other."""
    memory = code.scratch(_ROW_BYTES * len(rows))
    for index, row in enumerate(rows):
        code.line(f"store {_ROW} {row}, ptr {_behind(code, memory, _ROW_BYTES * index)}, align 64")
    return memory


def _behind(code: Code, base: str, offset: int) -> str:
    return code.value(f"getelementptr i8, ptr {base}, i64 {offset}")
