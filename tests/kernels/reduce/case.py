"""Block reduction: shared memory down to one warp, then shfl.sync."""

from collections.abc import Mapping

import numpy as np
from numpy.random import Generator

from ..kernel_case import Arguments, Array, KernelCase, Launch, Sizes, Tolerance, cells

PER_BLOCK = 4096


def make(rng: Generator, size: int) -> Arguments:
    return {"input": rng.random(size, np.float32), "sums": np.full(cells(size, PER_BLOCK), np.nan, np.float32)}


def launches(data: Arguments) -> list[Launch]:
    return [Launch("reduce", data["sums"].size, 256, (data["input"].size, data["input"], data["sums"]))]


def expected(data: Arguments) -> Mapping[str, Array]:
    starts = np.arange(0, data["input"].size, PER_BLOCK)
    return {"sums": np.add.reduceat(data["input"].astype(np.float64), starts).astype(np.float32)}


# 16 + 8 additions of positive terms on every path to the sum.
CASES = [KernelCase("reduce", make, launches, expected, Sizes(100_000, 9_000), Tolerance(relative=24 * 2.0**-24))]
