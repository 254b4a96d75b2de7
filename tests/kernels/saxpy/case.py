"""saxpy: the smallest useful kernel."""

from collections.abc import Mapping

import numpy as np
from numpy.random import Generator

from ..kernel_case import Arguments, Array, KernelCase, Launch, Sizes, Tolerance, cells

A = np.float32(2.5)
BLOCK = 256


def make(rng: Generator, size: int) -> Arguments:
    return {"x": rng.standard_normal(size, np.float32), "y": rng.standard_normal(size, np.float32)}


def launches(data: Arguments) -> list[Launch]:
    count = data["x"].size
    return [Launch("saxpy", cells(count, BLOCK), BLOCK, (count, A, data["x"], data["y"]))]


def expected(data: Arguments) -> Mapping[str, Array]:
    return {"y": (np.float64(A) * data["x"] + data["y"]).astype(np.float32)}


# The product is exact in f64; its sum may round twice where fma rounds once, hence one unit in the last place.
CASES = [KernelCase("saxpy", make, launches, expected, Sizes(100_003, 3_001), Tolerance(relative=2.0**-23))]
