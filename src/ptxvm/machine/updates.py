"""Updates of memory that others may be changing at the same time."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import numpy.typing as npt

from ptxvm.machine.memory import Bytes

Places = npt.NDArray[np.int64]

Swap = Callable[[int, int, int, int], int]
"""(host address, bytes, expected, new) -> whether the number there was the expected one and is now the new one."""

Combine = Callable[[Bytes, Places, Bytes], None]
"""(memory, places, rows): row `i` is combined, element by element, with the bytes of `memory` from `places[i]` on.

Rows are bytes, shape (rows, bytes of a row). They may overlap in memory: each counts, in their order. Every element is
updated atomically.
"""


def rounds(places: Places, size: int) -> list[Places]:
    """Rows of `size` bytes, in rounds in which no two share a byte; each byte sees its rows in their order."""
    order = np.argsort(places, kind="stable")
    gaps = np.diff(places[order])
    if (gaps >= size).all():
        return [np.arange(len(places))]
    if (gaps % size).any():
        return list(np.arange(len(places)).reshape(-1, 1))
    starts = np.concatenate([[0], np.flatnonzero(gaps) + 1])
    turns = np.empty(len(places), np.int64)
    turns[order] = np.arange(len(places)) - np.repeat(starts, np.diff(starts, append=len(places)))
    return [np.flatnonzero(turns == turn) for turn in range(int(turns.max()) + 1)]
