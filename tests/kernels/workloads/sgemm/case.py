"""Matrix product with 4 x 4 results per thread."""

from collections.abc import Mapping

import numpy as np
from numpy.random import Generator

from ...kernel_case import Arguments, Array, KernelCase, Launch, Sizes, Tolerance

TILE = 64


def make(rng: Generator, size: int) -> Arguments:
    a, b = rng.standard_normal((2, size, size), np.float32)
    return {"a": a, "b": b, "c": np.full_like(a, np.nan)}


def launches(data: Arguments) -> list[Launch]:
    side = len(data["a"])
    grid = (side // TILE, side // TILE)
    return [Launch("sgemm", grid, 256, (side, data["a"], data["b"], data["c"]))]


def expected(data: Arguments) -> Mapping[str, Array]:
    return {"c": (data["a"].astype(np.float64) @ data["b"].astype(np.float64)).astype(np.float32)}


# Sums of up to 256 products of numbers up to 5.
CASES = [KernelCase("sgemm", make, launches, expected, Sizes(128, 64), Tolerance(relative=1e-5, absolute=1e-4))]
