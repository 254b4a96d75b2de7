"""A 3x3 convolution whose copies bring pixels with their neighbours: im2col::w with a halo."""

from collections.abc import Mapping

import numpy as np
from numpy.random import Generator

import ptxvm

from ...kernel_case import Arguments, Array, KernelCase, Launch, Sizes

WIDTH, CHANNELS, FILTERS = 14, 16, 2


def make(rng: Generator, size: int) -> Arguments:
    return {
        "image": rng.integers(-4, 5, (size, 5, WIDTH, CHANNELS)).astype(np.float32),
        "weights": rng.integers(-4, 5, (3, 3, CHANNELS, FILTERS)).astype(np.float32),
        "results": np.full((size, 5, WIDTH, FILTERS), np.nan, np.float32),
    }


def launches(data: Arguments) -> list[Launch]:
    # The box reaches one pixel beyond the image on both sides: 14 pixels and a halo of two.
    column = {"channels_per_pixel": CHANNELS, "pixels_per_column": WIDTH, "swizzle": "64B"}
    image = ptxvm.TensorMap.im2col_wide(data["image"], lower=-1, upper=1, **column)
    count, height, _, _ = data["image"].shape
    return [Launch("wide_convolution", (height, count), WIDTH * FILTERS, (image, data["weights"], data["results"]))]


def expected(data: Arguments) -> Mapping[str, Array]:
    image = np.pad(data["image"], [(0, 0), (1, 1), (1, 1), (0, 0)])
    height = data["image"].shape[1]
    positions = [(y, x) for y in range(3) for x in range(3)]
    return {"results": sum(image[:, y : y + height, x : x + WIDTH] @ data["weights"][y, x] for y, x in positions)}


CASES = [KernelCase("wide_convolution", make, launches, expected, Sizes(3, 1))]
