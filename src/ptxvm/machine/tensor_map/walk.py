"""The rows of a copy: where they are in global memory, and which part of them is inside the tensor."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from ptxvm.machine.tensor_map.placement import Index, untyped

Offsets = npt.NDArray[np.int64]
Mask = npt.NDArray[np.bool_]
_KNOWN_PARTS = 64


class Start(NamedTuple):
    """Where a copy begins: what the instruction is given besides the map.

    `coordinates` are signed, dimension 0 first; `tile::gather4` and `tile::scatter4` have the column, then four rows.
    `info` is im2colInfo, unsigned: the offsets along W, H, D of `im2col`, (wHalo, wOffset) of the wide modes.
    """

    coordinates: Sequence[int]
    info: Sequence[int] = ()


class Direct(NamedTuple):
    """A copy of cells, of which there are `cells` in global memory from `Part.low` on.

    `outer` are places of cells there; `inner`, if not None, those in shared memory. Without `inner`, shared memory
    gets its cells one after the other.
    """

    outer: Index
    inner: Index | None
    cells: int
    cell_type: np.dtype[Any]


class Part:
    """What of a copy is inside the tensor: some of its rows, and of each row the bytes `first` to `last`.

    `count`: rows of the copy in all. `low`: the first byte inside, from the anchor address on; `size`: bytes from there
    to the last one. `places`: for each of `rows`, where it begins from `low` on; `row_type`: as many bytes without a
    meaning. `direct`: known ways to copy it by cells, per phase of the swizzle.
    """

    __slots__ = (
        "count",
        "direct",
        "first",
        "last",
        "low",
        "places",
        "row_type",
        "rows",
        "size",
        "starts",
        "whole",
    )

    def __init__(self, offsets: Offsets, rows: Index, first: int, last: int, *, whole: bool) -> None:
        self.count, self.rows, self.whole = offsets.size, rows, whole
        self.first, self.last = first, last
        chosen = offsets[rows]
        lowest = int(chosen.min()) if chosen.size else 0
        highest = int(chosen.max()) if chosen.size else 0
        self.low, self.size = lowest + first, highest - lowest + last - first
        self.places = np.ascontiguousarray(chosen - lowest, np.intp)
        self.starts = highest - lowest + 1
        self.row_type = untyped(last - first)
        self.direct: dict[int, Direct] = {}

    @property
    def empty(self) -> bool:
        return not self.rows.size

    def in_memory(self, array: npt.NDArray[Any], begin: int) -> npt.NDArray[Any]:
        """Element `i` is the part of a row that begins `i` bytes after `begin`: `places` are its indices."""
        return np.ndarray(self.starts, self.row_type, array, begin, (1,))

    def in_rows(self, payload: npt.NDArray[Any]) -> npt.NDArray[Any]:
        """Element `i` is the part of row `i` of a payload."""
        return np.ndarray(self.count, self.row_type, payload, self.first, (payload.shape[1],))


class Walk:
    """The rows of a copy as byte offsets from an anchor address, in the order of shared memory.

    `inside`: the rows inside the tensor, None for all, as far as it does not depend on the coordinates that the anchor
    stands for. `images`: for each row its image, counted from the first one (im2col).
    """

    __slots__ = ("_parts", "images", "inside", "offsets", "row_bytes", "whole")

    def __init__(
        self, offsets: Offsets, row_bytes: int, inside: Mask | None = None, images: Offsets | None = None
    ) -> None:
        self.offsets, self.row_bytes, self.inside, self.images = offsets, row_bytes, inside, images
        self.whole = Part(offsets, np.arange(offsets.size), 0, row_bytes, whole=True)
        self._parts: dict[Hashable, Part] = {}

    def known(self, key: Hashable) -> Part | None:
        """A part that was made before under this key."""
        return self._parts.get(key)

    def part(self, key: Hashable, inside: Mask | None, first: int, last: int) -> Part:
        """The rows `inside` (None: all) from byte `first` to `last`, remembered under a key."""
        if inside is None and (first, last) == (0, self.row_bytes):
            return self.whole
        rows = np.arange(self.offsets.size) if inside is None else np.flatnonzero(inside)
        if last <= first:
            rows, first, last = rows[:0], 0, 0
        if len(self._parts) >= _KNOWN_PARTS:
            self._parts.clear()
        made = self._parts[key] = Part(self.offsets, rows, first, last, whole=False)
        return made
