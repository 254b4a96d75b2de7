"""Tiled matrix product through shared memory, with tiles of 16 x 16 and 32 x 32."""

from collections.abc import Callable, Mapping

import numpy as np
from numpy.random import Generator

from ..kernel_case import Arguments, Array, KernelCase, Launch, Sizes, Tolerance


def make(rng: Generator, size: int) -> Arguments:
    shape = (size, size)
    return {
        "a": rng.random(shape, np.float32),
        "b": rng.random(shape, np.float32),
        "c": np.full(shape, np.nan, np.float32),
    }


def launches(tile: int) -> Callable[[Arguments], list[Launch]]:
    def launch(data: Arguments) -> list[Launch]:
        side = len(data["a"])
        grid = (side // tile, side // tile)
        return [Launch(f"matmul{tile}", grid, (tile, tile), (side, data["a"], data["b"], data["c"]))]

    return launch


def expected(data: Arguments) -> Mapping[str, Array]:
    return {"c": (data["a"].astype(np.float64) @ data["b"].astype(np.float64)).astype(np.float32)}


# All terms are positive, so the error of 96 roundings is at most 96 * 2^-24 of the sum.
CASES = [
    KernelCase(f"matmul{tile}", make, launches(tile), expected, Sizes(96, 64), Tolerance(relative=96 * 2.0**-24))
    for tile in (16, 32)
]
