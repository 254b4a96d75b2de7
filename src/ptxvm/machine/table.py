"""The allocation table that native code searches."""

from __future__ import annotations

import struct
from typing import Any

import numpy as np
import numpy.typing as npt

TABLE_ROW = np.dtype([("base", "u8"), ("size", "u8"), ("host", "u8"), ("writable", "u8")])
"""One allocation: `size` bytes at device address `base` live at host address `host`; `writable` is 0 or 1.

A row with size 0 holds nothing: an empty array, or (host 0 as well) a freed allocation.
"""

ROW = TABLE_ROW.itemsize
_put_row: Any = struct.Struct("=4Q").pack_into
"""Half as long as NumPy takes."""

TableRows = npt.NDArray[Any]


class AllocationTable:
    """Rows sorted by base. Appending is amortised O(1), as addresses mostly grow; freeing blanks a row.

    Rows handed out are never moved: growing and tidying up make a new array.
    """

    def __init__(self) -> None:
        self._rows = np.zeros(64, TABLE_ROW)
        self._count = 0
        self._blank = 0
        self._places: dict[int, int] = {}
        """Rows of what was appended since the rows were made."""

    def append(self, base: int, size: int, host: int, writable: bool) -> None:
        if self._count == len(self._rows):
            self._renew()
        _put_row(self._rows, self._count * ROW, base, size, host, writable)
        self._places[base] = self._count
        self._count += 1

    def insert(self, base: int, size: int, host: int, writable: bool) -> None:
        """As `append`, for an address between others."""
        self._renew()
        at = self._index(base)
        self._rows = np.insert(self._rows, at, np.array((base, size, host, writable), TABLE_ROW))
        self._count += 1

    def remove(self, base: int) -> None:
        _put_row(self._rows, self._place(base) * ROW, base, 0, 0, 0)
        self._blank += 1
        if self._blank > 64 and self._blank * 2 > self._count:
            self._renew()

    def set_writable(self, base: int, writable: bool) -> None:
        self._rows[self._place(base)]["writable"] = writable

    def rows(self) -> TableRows:
        return self._rows[: self._count]

    def _index(self, base: int) -> int:
        return int(np.searchsorted(self._rows["base"][: self._count], np.uint64(base)))

    def _place(self, base: int) -> int:
        found = self._places.get(base)
        return self._index(base) if found is None else found

    def _renew(self) -> None:
        used = self._rows[: self._count]
        kept = used[used["host"] != 0] if self._blank else used
        self._rows = np.zeros(max(64, 2 * len(kept)), TABLE_ROW)
        self._rows[: len(kept)] = kept
        self._count, self._blank = len(kept), 0
        self._places.clear()
