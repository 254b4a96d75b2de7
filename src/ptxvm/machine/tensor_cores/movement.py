"""Which words of tensor memory the registers of a warp stand for in `tcgen05.ld` and `.st` (ISA 9.7.16.2.3), and where
the rows go that `tcgen05.cp` copies (9.7.16.9.2).

The tables are those of the ISA's figures; lanes and columns count from the address of the instruction.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

Places = npt.NDArray[Any]

_THREAD = np.arange(32)
_QUAD, _IN_QUAD = _THREAD // 4, _THREAD % 4


class Spread(NamedTuple):
    """For register `i` of thread `t`: lane and column at [i, t]. Packed registers hold two columns of 16 bits."""

    lanes: Places
    columns: Places
    seconds: Places
    """Which half of the warp's registers lie behind the second address, as columns to add its distance to (0 or 1)."""


class Shape(NamedTuple):
    """Lanes that an instruction of the shape reaches, registers and columns of one repetition; the rule itself."""

    lanes: int
    registers: int
    columns: int
    places: Callable[[Places], tuple[Places, Places]]


def _rows_of_two(i: Places) -> tuple[Places, Places]:
    """`.16x64b`: even threads hold the upper eight lanes."""
    return 8 * (_THREAD % 2) + _QUAD + 0 * i, _THREAD // 2 % 2 + 2 * i


def _rows_of_four(i: Places) -> tuple[Places, Places]:
    """`.16x128b`: two registers, one eight lanes below the other."""
    return _QUAD + 8 * (i % 2), _IN_QUAD + 4 * (i // 2)


def _rows_of_eight(i: Places) -> tuple[Places, Places]:
    """`.16x256b`: two neighbouring columns, then the same eight lanes below, as accumulators of `mma` lie."""
    return _QUAD + 8 * (i // 2 % 2), 2 * _IN_QUAD + i % 2 + 8 * (i // 4)


def _own_lane(i: Places) -> tuple[Places, Places]:
    """`.32x32b`: each thread has a lane."""
    return _THREAD + 0 * i, i + 0 * _THREAD


def _half_lanes(i: Places) -> tuple[Places, Places]:
    """`.16x32bx2`: the upper half of the warp has the same lanes behind the second address."""
    return _THREAD % 16 + 0 * i, i + 0 * _THREAD


SHAPES = {
    "16x64b": Shape(16, 1, 2, _rows_of_two),
    "16x128b": Shape(16, 2, 4, _rows_of_four),
    "16x256b": Shape(16, 4, 8, _rows_of_eight),
    "32x32b": Shape(32, 1, 1, _own_lane),
    "16x32bx2": Shape(16, 1, 1, _half_lanes),
}


@cache
def spread(shape: str, repetitions: int) -> Spread:
    """Where the registers of `.shape.xN` lie, by arrays of shape (registers, 32)."""
    rule = SHAPES[shape]
    lanes, columns = rule.places(np.arange(rule.registers * repetitions)[:, None])
    second = (_THREAD // 16 if shape == "16x32bx2" else 0 * _THREAD) + 0 * lanes
    return Spread(lanes, columns, second)


class CopyShape(NamedTuple):
    """Rows of so many bytes in shared memory; row `r` goes to the lanes `lanes[r]`."""

    row_bytes: int
    lanes: Places


def _copies(rows: int, first: int, distance: int, count: int) -> Places:
    """`count` lanes for each row, from the lane `first` of row 0 on."""
    return first + np.arange(rows)[:, None] + distance * np.arange(count)


COPIES = {
    "128x256b": CopyShape(32, _copies(128, 0, 0, 1)),
    "128x128b": CopyShape(16, _copies(128, 0, 0, 1)),
    "4x256b": CopyShape(32, 32 * np.arange(4)[:, None]),
    "64x128b.warpx2::02_13": CopyShape(16, _copies(64, 0, 64, 2)),
    "64x128b.warpx2::01_23": CopyShape(16, np.concatenate([_copies(32, 0, 32, 2), _copies(32, 64, 32, 2)])),
    "32x128b.warpx4": CopyShape(16, _copies(32, 0, 32, 4)),
}
