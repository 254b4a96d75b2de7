"""Matrix transpose through a padded shared tile; the matrix is no multiple of the tile."""

from collections.abc import Mapping

import numpy as np
from numpy.random import Generator

from ..kernel_case import Arguments, Array, KernelCase, Launch, Sizes, cells


def make(rng: Generator, size: int) -> Arguments:
    height, width = size, size + 13
    matrix = rng.integers(0, 2**32, (height, width), np.uint32)
    return {"matrix": matrix, "transposed": np.zeros((width, height), np.uint32)}


def launches(data: Arguments) -> list[Launch]:
    height, width = data["matrix"].shape
    grid = (cells(width, 32), cells(height, 32))
    return [Launch("transpose", grid, (32, 8), (width, height, data["matrix"], data["transposed"]))]


def expected(data: Arguments) -> Mapping[str, Array]:
    return {"transposed": np.ascontiguousarray(data["matrix"].T)}


CASES = [KernelCase("transpose", make, launches, expected, Sizes(300, 50))]
