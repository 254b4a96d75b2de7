"""Histogram of bytes with atomics on shared and on global memory."""

from collections.abc import Mapping

import numpy as np
from numpy.random import Generator

from ..kernel_case import Arguments, Array, KernelCase, Launch, Sizes


def make(rng: Generator, size: int) -> Arguments:
    # Two bytes added: values near 128 are frequent, so the lanes of a warp do collide.
    low, high = rng.integers(0, 128, (2, size), np.uint8)
    return {"input": low + high, "counts": np.zeros(256, np.uint32)}


def launches(data: Arguments) -> list[Launch]:
    count = data["input"].size
    return [Launch("histogram", max(1, min(256, count // 4096)), 256, (count, data["input"], data["counts"]))]


def expected(data: Arguments) -> Mapping[str, Array]:
    return {"counts": np.bincount(data["input"], minlength=256).astype(np.uint32)}


CASES = [KernelCase("histogram", make, launches, expected, Sizes(300_001, 9_001))]
