"""Cooperative grid barrier: every CTA waits for every other one, several times."""

from collections.abc import Mapping

import numpy as np
from numpy.random import Generator

from ..kernel_case import Arguments, Array, KernelCase, Launch, Sizes

BLOCKS, BLOCK = 5, 96
STEPS = 4


def make(rng: Generator, size: int) -> Arguments:
    return {
        "arrived": np.zeros(1, np.uint32),
        "round": np.zeros(1, np.uint32),
        "values": rng.integers(-1000, 1000, size, np.int32),
        "smoothed": np.zeros(size, np.int32),
    }


def launches(data: Arguments) -> list[Launch]:
    arrays = [data[name] for name in ("arrived", "round", "values", "smoothed")]
    return [Launch("grid_barrier", BLOCKS, BLOCK, (data["values"].size, STEPS, *arrays))]


def expected(data: Arguments) -> Mapping[str, Array]:
    values, before = data["values"].copy(), data["smoothed"]
    for _ in range(STEPS):
        values, before = np.roll(values, 1) + 2 * values - np.roll(values, -1), values
    # STEPS is even, so the last step wrote `values` again.
    return {"values": values, "smoothed": before, "round": np.array([STEPS], np.uint32)}


CASES = [KernelCase("grid_barrier", make, launches, expected, Sizes(2_000, 700))]
