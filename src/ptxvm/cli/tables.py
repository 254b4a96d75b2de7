"""Arrays as text: one line for each row, columns aligned, the middle left out of what is long."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import Any

import numpy as np
import numpy.typing as npt

MOST_ROWS = 16
MOST_COLUMNS = 16
MOST_PLANES = 4
_GAP = None
"""In a list of indices: what is left out."""
_DOTS = "..."


def array_text(array: npt.NDArray[Any], width: int) -> str:
    """The elements of an array in lines of at most `width` columns; arrays of three or more axes plane by plane."""
    if not array.size:
        return "  (no elements)"
    if array.ndim <= 2:
        return _table(np.atleast_2d(array), width)
    planes = list(product(*map(range, array.shape[:-2])))
    texts = []
    for place in _ends(len(planes), MOST_PLANES):
        if place is _GAP:
            texts.append(f"  {_DOTS}")
        else:
            index = planes[place]
            texts.append(f"  [{', '.join(map(str, index))}, :, :]\n{_table(array[index], width)}")
    return "\n".join(texts)


def _ends(size: int, most: int) -> list[int | None]:
    """All indices, or the first and last ones around a gap."""
    if size <= most:
        return list(range(size))
    tail = most // 2
    return [*range(most - tail), _GAP, *range(size - tail, size)]


def _table(plane: npt.NDArray[Any], width: int) -> str:
    """As many columns as fit."""
    rows = _ends(len(plane), MOST_ROWS)
    for most in range(MOST_COLUMNS, 1, -1):
        lines = _lines(plane, rows, _ends(plane.shape[1], most))
        if all(len(line) <= width for line in lines):
            break
    return "\n".join(lines)


def _lines(plane: npt.NDArray[Any], rows: Sequence[int | None], columns: Sequence[int | None]) -> list[str]:
    cells = [[_cell(plane, row, column) for column in columns] for row in rows]
    widths = [max(map(len, column)) for column in zip(*cells, strict=True)]
    return ["  " + "  ".join(map(str.rjust, row, widths)).rstrip() for row in cells]


def _cell(plane: npt.NDArray[Any], row: int | None, column: int | None) -> str:
    return _DOTS if row is _GAP or column is _GAP else str(plane[row, column])
