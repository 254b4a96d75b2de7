"""Where the elements of matrices lie in the registers of a warp (ISA 9.7.14.5.1 to 9.7.14.5.13), as tables.

One rule covers all shapes but those of Volta. `g` is the number of a lane's group of four, `t` its place in it. A
register holds `packed` elements of a multiplicand, neighbours along K; the registers of a lane run first over the two
groups of 8 rows of a block of A, then along K, then over blocks of 16 rows. Accumulators are blocks of 8 columns, each
with two neighbours of a row. Fragments of `wmma` with 32 rows, and (transposed) with 32 columns, are as those of an
H200 (tests/agreement/hardware); the ISA leaves them open.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, cached_property
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

Indices: TypeAlias = npt.NDArray[np.intp]

_LANE = np.arange(32)
_GROUP, _PLACE = _LANE >> 2, _LANE & 3
_EIGHT = 8


@dataclass(frozen=True, eq=False)
class Layout:
    """`rows[i, l]` and `columns[i, l]` tell which element of the matrix is element `i` of lane `l`."""

    rows: Indices
    columns: Indices

    @cached_property
    def places(self) -> dict[tuple[int, int], tuple[int, int]]:
        """For each element of the matrix, the index and the lane that hold it; the first of several."""
        found: dict[tuple[int, int], tuple[int, int]] = {}
        for (index, lane), row in np.ndenumerate(self.rows):
            found.setdefault((int(row), int(self.columns[index, lane])), (index, lane))
        return found

    def find(self, rows: Indices, columns: Indices) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """For each lane, the index and the lane that hold the element it asks for."""
        places = [self.places[place] for place in zip(rows.tolist(), columns.tolist(), strict=True)]
        return tuple(index for index, _ in places), tuple(lane for _, lane in places)


def _layout(count: int, place: Callable[[int], tuple[Indices, Indices]]) -> Layout:
    rows, columns = zip(*(np.broadcast_arrays(*place(i), _LANE)[:2] for i in range(count)), strict=True)
    return Layout(np.array(rows), np.array(columns))


@cache
def a_layout(m: int, k: int, packed: int) -> Layout:
    """A of M x K elements, `packed` in a register."""
    halves = min(2, m // _EIGHT)
    registers = halves * k // (4 * packed)

    def place(index: int) -> tuple[Indices, Indices]:
        register, element = divmod(index, packed)
        block, register = divmod(register, registers)
        along, half = divmod(register, halves)
        return _GROUP + _EIGHT * (2 * block + half), packed * _PLACE + element + 4 * packed * along

    return _layout(m * k // 32, place)


@cache
def b_layout(k: int, n: int, packed: int) -> Layout:
    """B of K x N elements, `packed` in a register; each block of 8 columns is as that of `mma`."""
    registers = k // (4 * packed)

    def place(index: int) -> tuple[Indices, Indices]:
        register, element = divmod(index, packed)
        block, along = divmod(register, registers)
        return packed * _PLACE + element + 4 * packed * along, _GROUP + _EIGHT * block

    return _layout(k * n // 32, place)


@cache
def accumulator_layout(m: int, n: int) -> Layout:
    """C or D of M x N elements."""

    def place(index: int) -> tuple[Indices, Indices]:
        block, rest = divmod(index, m // 4)
        half, column = divmod(rest, 2)
        return _GROUP + _EIGHT * half, 2 * _PLACE + column + _EIGHT * block

    return _layout(m * n // 32, place)


def transposed(layout: Layout) -> Layout:
    """Of the transposed matrix."""
    return Layout(layout.columns, layout.rows)


# Volta's m8n8k4 computes four products, each by a low and a high quad: matrices of 32 rows or columns, of which only
# the blocks on the diagonal count.
_PRODUCT, _HIGH = (_LANE & 15) >> 2, _LANE >> 4


@cache
def volta_a_layout(row_major: bool) -> Layout:
    """A (32 x 4: those of the four products one below the other) of `mma.m8n8k4` with f16."""
    below = _EIGHT * _PRODUCT + 4 * _HIGH
    return _layout(4, lambda i: (below + _PLACE, np.array(i)) if row_major else (below + i, _PLACE))


@cache
def volta_b_layout(row_major: bool) -> Layout:
    """B (4 x 32: those of the four products side by side)."""
    beside = _EIGHT * _PRODUCT + 4 * _HIGH
    return _layout(4, lambda i: (_PLACE, beside + i) if row_major else (np.array(i), beside + _PLACE))


@cache
def volta_accumulator_layout(is_half: bool) -> Layout:
    """C or D (32 x 32, of which the blocks on the diagonal exist)."""
    base = _EIGHT * _PRODUCT
    if is_half:
        return _layout(8, lambda i: (base + 4 * _HIGH + _PLACE, base + i))
    return _layout(8, lambda i: (base + 4 * _HIGH + (_LANE & 1) + (i & 2), base + (i & 4) + (_LANE & 2) + (i & 1)))
