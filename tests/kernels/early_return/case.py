"""Early return before __syncthreads: the threads that left do not hold the barrier up."""

from collections.abc import Mapping

import numpy as np
from numpy.random import Generator

from ..kernel_case import Arguments, Array, KernelCase, Launch, Sizes, cells

BLOCK = 128


def make(rng: Generator, size: int) -> Arguments:
    return {"input": rng.integers(0, 2**32, size, np.uint32), "output": np.zeros(size, np.uint32)}


def launches(data: Arguments) -> list[Launch]:
    count = data["input"].size
    # One CTA more than needed: all its threads return at once.
    return [Launch("early_return", cells(count, BLOCK) + 1, BLOCK, (count, data["input"], data["output"]))]


def expected(data: Arguments) -> Mapping[str, Array]:
    values = data["input"]
    blocks = [values[start : start + BLOCK][::-1] for start in range(0, values.size, BLOCK)]
    reversed_blocks = np.concatenate(blocks)
    return {"output": np.where(values % 3 == 0, reversed_blocks, ~reversed_blocks)}


CASES = [KernelCase("early_return", make, launches, expected, Sizes(1_000, 300))]
