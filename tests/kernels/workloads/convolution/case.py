"""Direct 3 x 3 convolution of several channels, zeros around the picture."""

from collections.abc import Mapping

import numpy as np
from numpy.random import Generator

from ...kernel_case import Arguments, Array, KernelCase, Launch, Sizes, Tolerance, cells

INPUTS, OUTPUTS = 6, 8


def make(rng: Generator, size: int) -> Arguments:
    return {
        "input": rng.standard_normal((INPUTS, size, size + 7), np.float32),
        "filters": rng.standard_normal((OUTPUTS, INPUTS, 3, 3), np.float32),
        "output": np.full((OUTPUTS, size, size + 7), np.nan, np.float32),
    }


def launches(data: Arguments) -> list[Launch]:
    channels, height, width = data["input"].shape
    grid = (cells(width, 32), cells(height, 8), OUTPUTS // 4)
    args = (channels, height, width, data["input"], data["filters"], data["output"])
    return [Launch("convolution", grid, (32, 8), args)]


def expected(data: Arguments) -> Mapping[str, Array]:
    padded = np.pad(data["input"].astype(np.float64), ((0, 0), (1, 1), (1, 1)))
    windows = np.lib.stride_tricks.sliding_window_view(padded, (3, 3), axis=(1, 2))
    return {"output": np.einsum("chwij,kcij->khw", windows, data["filters"].astype(np.float64)).astype(np.float32)}


# Sums of 54 products of numbers up to 5.
CASES = [KernelCase("convolution", make, launches, expected, Sizes(50, 12), Tolerance(relative=1e-5, absolute=2e-5))]
