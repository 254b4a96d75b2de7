"""Where the rows of a copy lie in shared memory."""

from __future__ import annotations

from functools import lru_cache
from math import gcd
from typing import Any

import numpy as np
import numpy.typing as npt

from ptxvm.machine.memory import Bytes
from ptxvm.machine.tensor_map.swizzle import PERIOD, Swizzle

Index = npt.NDArray[np.intp]
Cells = npt.NDArray[Any]


class Placement:
    """`rows` rows of `row_bytes` bytes, `pitch` bytes apart before swizzling.

    `cell`: bytes that are moved as one. `extent`: bytes of shared memory from the first to the last that may be
    touched. `dense`: payload and shared memory have the same cells, only in another order. A padded element type has
    `filled` bytes in each slot of 16 bytes and leaves the others alone; `filled` is 0 for all others.
    """

    __slots__ = (
        "_cells",
        "_filled_type",
        "_sources",
        "_type",
        "cell",
        "dense",
        "extent",
        "pitch",
        "row_bytes",
        "rows",
        "swizzle",
    )

    def __init__(self, rows: int, row_bytes: int, pitch: int, swizzle: Swizzle, filled: int = 0) -> None:
        self.rows, self.row_bytes, self.pitch, self.swizzle = rows, row_bytes, pitch, swizzle
        self.cell = gcd(row_bytes, swizzle.grain)
        span = max(swizzle.mode.span, 1)
        # Swizzled 16-byte slices of interleaved layouts use all of their last span.
        self.extent = -(-((rows - 1) * pitch + row_bytes) // span) * span
        self.dense = not filled and self.extent == rows * row_bytes
        self._type, self._filled_type = untyped(self.cell), untyped(filled or self.cell)
        self._cells: dict[int, Index] = {}
        self._sources: dict[int, Index] = {}

    def cells(self, offset: int) -> Index:
        """For each cell of the payload, in order, its cell in shared memory from `offset` on."""
        phase = offset % PERIOD
        known = self._cells.get(phase)
        if known is None:
            row = np.arange(self.rows, dtype=np.int64)[:, None] * self.pitch
            column = np.arange(self.row_bytes // self.cell, dtype=np.int64)[None, :] * self.cell
            moved = self.swizzle.apply(row + column + phase) - phase
            known = self._cells[phase] = np.ascontiguousarray(moved.reshape(-1) // self.cell, np.intp)
        return known

    def sources(self, offset: int) -> Index:
        """For each cell of shared memory from `offset` on, its cell in the payload. Only for dense placements."""
        phase = offset % PERIOD
        known = self._sources.get(phase)
        if known is None:
            cells = self.cells(offset)
            known = np.empty_like(cells)
            known[cells] = np.arange(cells.size)
            self._sources[phase] = known  # complete: other threads find it now
        return known

    def view(self, shared: Bytes, offset: int) -> Cells:
        """The cells of shared memory from `offset` on."""
        return np.ndarray(self.extent // self.cell, self._type, shared, offset)

    def put(self, payload: Bytes, shared: Bytes, offset: int) -> None:
        """Write the payload, rows of bytes without padding, to shared memory."""
        values = payload.reshape(-1).view(self._filled_type)
        if self.dense:
            values.take(self.sources(offset), out=self.view(shared, offset), mode="clip")
            return
        count = self.extent // self.cell
        cells: Cells = np.ndarray(count, self._filled_type, shared, offset, (self.cell,))
        cells[self.cells(offset)] = values

    def get(self, shared: Bytes, offset: int) -> Bytes:
        """The payload in shared memory, shape (rows, bytes of a row), padding included."""
        cells = self.view(shared, offset).take(self.cells(offset), mode="clip")
        return cells.view(np.uint8).reshape(self.rows, self.row_bytes)


@lru_cache(maxsize=1024)
def place(rows: int, row_bytes: int, pitch: int, swizzle: Swizzle, filled: int = 0) -> Placement:
    """The placement of these rows, with all that was found out about it before."""
    return Placement(rows, row_bytes, pitch, swizzle, filled)


@lru_cache(maxsize=4096)
def untyped(size: int) -> np.dtype[Any]:
    """Elements without a meaning: they have no alignment, and NumPy moves them with plain copies."""
    return np.dtype(f"V{size}")
