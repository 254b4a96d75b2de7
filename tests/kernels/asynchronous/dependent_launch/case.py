"""A kernel that starts before the one it depends on is done."""

from collections.abc import Mapping

import numpy as np
from numpy.random import Generator

from ...kernel_case import Arguments, Array, KernelCase, Launch, Sizes, cells

BLOCK = 64


def make(rng: Generator, size: int) -> Arguments:
    arguments = {name: rng.integers(1, 2**32, size, np.uint32) for name in ("values", "weights")}
    results = {name: np.zeros(size, np.uint32) for name in ("squares", "sums")}
    return arguments | results | {name: np.zeros(1, np.uint32) for name in ("total", "arrived")}


def launches(data: Arguments) -> list[Launch]:
    values, weights, squares, sums = (data[name] for name in ("values", "weights", "squares", "sums"))
    grid = cells(values.size, BLOCK)
    return [
        Launch("first_half", 2, BLOCK, (values.size, values, data["total"], data["arrived"], squares)),
        Launch("second_half", grid, BLOCK, (values.size, weights, squares, sums), dependent=True),
    ]


def expected(data: Arguments) -> Mapping[str, Array]:
    squares = data["values"] ** 2 + data["values"].sum(dtype=np.uint32)
    return {"squares": squares, "sums": squares + squares[::-1] * data["weights"]}


CASES = [KernelCase("dependent_launch", make, launches, expected, Sizes(700, 300))]
