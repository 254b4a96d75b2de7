"""Cooperative groups: a grid that synchronises as one group, in a cooperative launch."""

from collections.abc import Mapping

import numpy as np
from numpy.random import Generator

from ...kernel_case import Arguments, Array, KernelCase, Launch, Sizes

BLOCK = 64
GRID = 37
STEPS = 5


def make_relax(rng: Generator, size: int) -> Arguments:
    return {"cells": rng.integers(-100, 100, size, np.int32), "others": np.zeros(size, np.int32)}


def launches_relax(data: Arguments) -> list[Launch]:
    count = data["cells"].size
    return [Launch("relax", GRID, BLOCK, (count, STEPS, data["cells"], data["others"]), cooperative=True)]


def expected_relax(data: Arguments) -> Mapping[str, Array]:
    """An odd number of steps ends in `others`."""
    cells = data["cells"]
    for _ in range(STEPS):
        cells = np.roll(cells, 1) + 2 * cells + np.roll(cells, -1)
    return {"others": cells}


def make_total(rng: Generator, size: int) -> Arguments:
    return {
        "values": rng.integers(-(2**31), 2**31, size, np.int32),
        "partial": np.zeros(GRID, np.int64),
        "result": np.zeros(1, np.int64),
        "independent": np.zeros(GRID * BLOCK, np.int32),
    }


def launches_total(data: Arguments) -> list[Launch]:
    arrays = [data[name] for name in ("values", "partial", "result", "independent")]
    return [Launch("total", GRID, BLOCK, (data["values"].size, *arrays), cooperative=True)]


def expected_total(data: Arguments) -> Mapping[str, Array]:
    return {
        "result": data["values"].sum(dtype=np.int64, keepdims=True),
        "independent": 3 * np.arange(GRID * BLOCK, dtype=np.int32),
    }


CASES = [
    KernelCase("grid_group", make_relax, launches_relax, expected_relax, Sizes(5000, 2500)),
    KernelCase("grid_group.total", make_total, launches_total, expected_total, Sizes(20_000, 5000)),
]
