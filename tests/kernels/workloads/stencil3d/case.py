"""Seven-point stencil of a box whose surface stays as it is."""

from collections.abc import Mapping

import numpy as np
from numpy.random import Generator

from ...kernel_case import Arguments, Array, KernelCase, Launch, Sizes, Tolerance, cells


def make(rng: Generator, size: int) -> Arguments:
    box = rng.random((size, size + 3, size + 6), np.float32)
    return {"from": box, "to": box.copy()}


def launches(data: Arguments) -> list[Launch]:
    nz, ny, nx = data["from"].shape
    return [Launch("stencil3d", (cells(nx, 32), cells(ny, 8)), (32, 8), (nx, ny, nz, data["from"], data["to"]))]


def expected(data: Arguments) -> Mapping[str, Array]:
    p = data["from"].astype(np.float64)
    inner = p[1:-1, 1:-1, 1:-1]
    sides = p[:-2, 1:-1, 1:-1] + p[2:, 1:-1, 1:-1] + p[1:-1, :-2, 1:-1]
    sides = sides + p[1:-1, 2:, 1:-1] + p[1:-1, 1:-1, :-2] + p[1:-1, 1:-1, 2:]
    result = p.copy()
    result[1:-1, 1:-1, 1:-1] = 0.4 * inner + 0.1 * sides
    return {"to": result.astype(np.float32)}


CASES = [KernelCase("stencil3d", make, launches, expected, Sizes(40, 14), Tolerance(relative=2e-6))]
