"""Convolutions by im2col loads: a strided one over rows, 3x3 over images, 2x3x3 over volumes, all with padding."""

from collections.abc import Mapping

import numpy as np
from numpy.random import Generator

import ptxvm

from ...kernel_case import Arguments, Array, KernelCase, Launch, Sizes, cells

PIXELS, CHANNELS, FILTERS = 32, 16, 2


def tensors(rng: Generator, shape: tuple[int, ...], positions: int, outputs: tuple[int, ...]) -> Arguments:
    return {
        "image": rng.integers(-4, 5, (*shape, CHANNELS)).astype(np.float32),
        "weights": rng.integers(-4, 5, (positions, CHANNELS, FILTERS)).astype(np.float32),
        "results": np.full((*outputs, FILTERS), np.nan, np.float32),
    }


def make_1d(rng: Generator, size: int) -> Arguments:
    # Width 21, filter 5, padding 2, stride 2: 11 results a row.
    return tensors(rng, (size, 21), 5, (size, 11))


def make_2d(rng: Generator, size: int) -> Arguments:
    return tensors(rng, (size, 5, 7), 9, (size, 5, 7))


def make_3d(rng: Generator, size: int) -> Arguments:
    # Padding 1 in height and width, none in depth: 3 slices give 2.
    return tensors(rng, (size, 3, 4, 5), 18, (size, 2, 4, 5))


def launches_1d(data: Arguments) -> list[Launch]:
    image, weights, results = (data[name] for name in ("image", "weights", "results"))
    column = {"channels_per_pixel": CHANNELS, "pixels_per_column": PIXELS, "element_strides": (1, 2, 1)}
    # The box holds where a filter may begin: -2 to width - 5 + 2 = width - 3.
    source = ptxvm.TensorMap.im2col(image, lower=(-2,), upper=(-2,), **column)
    pixels = results.size // FILTERS
    arguments = (source, weights, results, -2, 2, results.shape[1], pixels)
    return [Launch("convolution_1d", cells(pixels, PIXELS), PIXELS, arguments)]


def launches_2d(data: Arguments) -> list[Launch]:
    image, weights, results = (data[name] for name in ("image", "weights", "results"))
    column = {"channels_per_pixel": CHANNELS, "pixels_per_column": PIXELS}
    source = ptxvm.TensorMap.im2col(image, lower=(-1, -1), upper=(-1, -1), **column)
    _, height, width, _ = results.shape
    pixels = results.size // FILTERS
    return [
        Launch("convolution_2d", cells(pixels, PIXELS), PIXELS, (source, weights, results, -1, width, height, pixels))
    ]


def launches_3d(data: Arguments) -> list[Launch]:
    image, weights, results = (data[name] for name in ("image", "weights", "results"))
    column = {"channels_per_pixel": CHANNELS, "pixels_per_column": PIXELS}
    source = ptxvm.TensorMap.im2col(image, lower=(0, -1, -1), upper=(-1, -1, -1), **column)
    _, depth, height, width, _ = results.shape
    pixels = results.size // FILTERS
    arguments = (source, weights, results, -1, width, height, depth, pixels)
    return [Launch("convolution_3d", cells(pixels, PIXELS), PIXELS, arguments)]


def convolved(
    data: Arguments, filters: tuple[int, ...], padding: tuple[int, ...], stride: int = 1
) -> Mapping[str, Array]:
    """The sum over all positions of a filter, by shifted copies of the padded image."""
    image = np.pad(data["image"], [(0, 0), *((amount, amount) for amount in padding), (0, 0)])
    outputs = data["results"].shape[1:-1]
    results = np.zeros_like(data["results"])
    for position, offsets in enumerate(np.ndindex(filters)):
        window = tuple(slice(o, o + stride * (n - 1) + 1, stride) for o, n in zip(offsets, outputs, strict=True))
        results += image[(slice(None), *window)] @ data["weights"][position]
    return {"results": results}


CASES = [
    KernelCase("convolution_1d", make_1d, launches_1d, lambda data: convolved(data, (5,), (2,), 2), Sizes(7, 4)),
    KernelCase("convolution_2d", make_2d, launches_2d, lambda data: convolved(data, (3, 3), (1, 1)), Sizes(4, 2)),
    KernelCase("convolution_3d", make_3d, launches_3d, lambda data: convolved(data, (2, 3, 3), (0, 1, 1)), Sizes(3, 1)),
]
