"""Code laid out after `ret`: the last instruction of the text is not the last one that runs."""

from collections.abc import Mapping

import numpy as np
from numpy.random import Generator

from ..kernel_case import Arguments, Array, KernelCase, Launch, Sizes, cells


def make(rng: Generator, size: int) -> Arguments:
    return {"input": rng.integers(0, 2000, size, np.int32), "output": np.zeros(size, np.int32)}


def launches(data: Arguments) -> list[Launch]:
    count = data["input"].size
    return [Launch("code_after_ret", cells(count, 128), 128, (count, data["input"], data["output"]))]


def expected(data: Arguments) -> Mapping[str, Array]:
    values = [rare(value) if value % 10 == 0 else value for value in data["input"].tolist()]
    return {"output": (2 * np.array(values, np.int32) + 1).astype(np.int32)}


def rare(value: int) -> int:
    turns = 0
    while value != 0:
        value = value - 3 * turns if value & 1 else int(value / 2)
        value = min(abs(value), 1000) - 1
        turns += 1
        if turns > 20:
            break
    return -turns


CASES = [KernelCase("code_after_ret", make, launches, expected, Sizes(5_000, 300))]
