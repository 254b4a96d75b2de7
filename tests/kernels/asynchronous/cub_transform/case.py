"""An element-wise transform of CUB that loads its tiles by bulk copies; the inputs begin and end anywhere."""

from collections.abc import Callable, Mapping

import numpy as np
from numpy.random import Generator

from ...kernel_case import Arguments, Array, KernelCase, Launch, Sizes, cells

THREADS, PER_THREAD = 128, 2
SKIP_A, SKIP_B = 7, 13
SHARED = THREADS * PER_THREAD * (4 + 2) + 3 * 128  # a tile of each input, and room for what lies in front of it


def maker(skip_a: int, skip_b: int) -> Callable[[Generator, int], Arguments]:
    def make(rng: Generator, size: int) -> Arguments:
        return {
            "a": rng.integers(-99, 99, size + skip_a).astype(np.float32),
            "b": rng.integers(-99, 99, size + skip_b).astype(np.int16),
            "out": np.zeros(size, np.float32),
        }

    return make


def launches(data: Arguments) -> list[Launch]:
    count = data["out"].size
    grid = cells(count, THREADS * PER_THREAD)
    return [Launch("cub_transform", grid, THREADS, (count, PER_THREAD, data["a"], data["b"], data["out"]), SHARED)]


def launches_shifted(data: Arguments) -> list[Launch]:
    count = data["out"].size
    arguments = (count, PER_THREAD, data["a"], SKIP_A, data["b"], SKIP_B, data["out"])
    return [Launch("cub_transform_shifted", cells(count, THREADS * PER_THREAD), THREADS, arguments, SHARED)]


def expected(data: Arguments) -> Mapping[str, Array]:
    count = data["out"].size
    return {"out": 2 * data["a"][-count:] + data["b"][-count:].astype(np.float32)}


CASES = [
    KernelCase("cub_transform", maker(0, 0), launches, expected, Sizes(5000, 1337)),
    KernelCase("cub_transform_shifted", maker(SKIP_A, SKIP_B), launches_shifted, expected, Sizes(5000, 1337)),
]
