"""copy4: vector loads and stores of 16 bytes."""

from collections.abc import Mapping

import numpy as np
from numpy.random import Generator

from ..kernel_case import Arguments, Array, KernelCase, Launch, Sizes


def make(rng: Generator, size: int) -> Arguments:
    bits = rng.integers(0, 2**32, 4 * size, np.uint32)
    return {"source": bits.view(np.float32), "copy": np.zeros(4 * size, np.uint32)}


def launches(data: Arguments) -> list[Launch]:
    return [Launch("copy4", 13, 128, (data["copy"].size // 4, data["source"], data["copy"]))]


def expected(data: Arguments) -> Mapping[str, Array]:
    return {"copy": data["source"].view(np.uint32).copy()}


CASES = [KernelCase("copy4", make, launches, expected, Sizes(50_001, 2_003))]
