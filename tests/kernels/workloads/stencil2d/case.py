"""Five-point stencil with a halo in shared memory; the edges of the picture are inside of CTAs."""

from collections.abc import Mapping

import numpy as np
from numpy.random import Generator

from ...kernel_case import Arguments, Array, KernelCase, Launch, Sizes, Tolerance, cells


def make(rng: Generator, size: int) -> Arguments:
    picture = rng.random((size, size + 5), np.float32)
    return {"from": picture, "to": np.full_like(picture, np.nan)}


def launches(data: Arguments) -> list[Launch]:
    height, width = data["from"].shape
    grid = (cells(width, 32), cells(height, 8))
    return [Launch("stencil2d", grid, (32, 8), (width, height, data["from"], data["to"]))]


def expected(data: Arguments) -> Mapping[str, Array]:
    p = np.pad(data["from"].astype(np.float64), 1)
    sides = p[:-2, 1:-1] + p[2:, 1:-1] + p[1:-1, :-2] + p[1:-1, 2:]
    return {"to": (0.5 * p[1:-1, 1:-1] + 0.125 * sides).astype(np.float32)}


CASES = [KernelCase("stencil2d", make, launches, expected, Sizes(90, 40), Tolerance(relative=1e-6))]
