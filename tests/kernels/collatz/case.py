"""Collatz: a divergent loop over 64-bit integers."""

from collections.abc import Mapping

import numpy as np
from numpy.random import Generator

from ..kernel_case import Arguments, Array, KernelCase, Launch, Sizes, cells


def make(rng: Generator, size: int) -> Arguments:
    return {"steps": np.zeros(size, np.uint32)}


def launches(data: Arguments) -> list[Launch]:
    count = data["steps"].size
    return [Launch("collatz", cells(count, 256), 256, (count, data["steps"]))]


def expected(data: Arguments) -> Mapping[str, Array]:
    value = np.arange(1, data["steps"].size + 1, dtype=np.uint64)
    steps = np.zeros(value.size, np.uint32)
    live = np.flatnonzero(value != 1)
    while live.size:
        now = value[live]
        value[live] = np.where(now % 2, 3 * now + 1, now // 2)
        steps[live] += 1
        live = live[value[live] != 1]
    return {"steps": steps}


CASES = [KernelCase("collatz", make, launches, expected, Sizes(20_000, 300))]
