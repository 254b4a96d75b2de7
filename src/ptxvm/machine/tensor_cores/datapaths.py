"""Which lanes of tensor memory hold which rows and columns of D (ISA 9.7.16.10.5).

A lane belongs to a data path that multiplies what lies in it: A and its metadata, if they are in tensor memory, and the
scales for a row of D are in the same lanes, or in the same 32 lanes, as D.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt

from ptxvm.records import record

Places = npt.NDArray[Any]


@record()
class Panel:
    """A part of D in the tensor memory of one CTA of those that take part.

    lanes:   of the rows of the part, from the lane of the address on; they are all rows that the CTA has
    first:   of its columns of D, which lie in the columns of tensor memory from the address on
    columns: how many
    """

    cta: int
    lanes: Places
    first: int
    columns: int


@record()
class DataPaths:
    """A layout. `halves`: it uses 16 lanes of each 32, and may begin at lane 16."""

    name: str
    panels: tuple[Panel, ...]
    halves: bool = False


@cache
def data_paths(m: int, n: int, ctas: int, *, weights: bool, sparse: bool) -> DataPaths | None:
    """The layout for `m` rows and `n` columns of one CTA or a pair; None where there is none."""
    rows = m // ctas
    key = m, ctas, weights
    if key in ((128, 1, False), (128, 1, True), (256, 2, False)):
        return DataPaths("A" if ctas == 2 else "D", tuple(Panel(cta, np.arange(rows), 0, n) for cta in range(ctas)))
    if key == (64, 1, False) or (key == (128, 2, False) and sparse):
        lanes = np.arange(rows) // 16 * 32 + np.arange(rows) % 16
        return DataPaths("F" if ctas == 1 else "C", tuple(Panel(cta, lanes, 0, n) for cta in range(ctas)), halves=True)
    if key == (128, 2, False):
        return DataPaths("B", _side_by_side(rows, n, 2, ctas))
    if key in ((64, 1, True), (32, 1, True)):
        return DataPaths("E" if rows == 64 else "G", _side_by_side(rows, n, 128 // rows, ctas))
    return None


def _side_by_side(rows: int, n: int, parts: int, ctas: int) -> tuple[Panel, ...]:
    """The columns are divided among the lanes."""
    return tuple(
        Panel(cta, np.arange(rows) + rows * part, n // parts * part, n // parts)
        for cta in range(ctas)
        for part in range(parts)
    )
