"""Swizzled transposition by tiles, and samples of a tensor of rank five."""

from collections.abc import Mapping

import numpy as np
from numpy.random import Generator

import ptxvm

from ...kernel_case import Arguments, Array, KernelCase, Launch, Sizes, cells

TILE = 32
BOX = (2, 1, 4, 6, 4)
STRIDES = (1, 1, 2, 3, 1)
SAMPLES = (2, 1, 2, 2, 4)  # box divided by strides, rounded up


def make(rng: Generator, size: int) -> Arguments:
    return {
        "matrices": rng.integers(1, 1000, (size, 36, 40)).astype(np.float32),
        "results": np.zeros((size, 40, 36), np.float32),
    }


def launches(data: Arguments) -> list[Launch]:
    maps = [ptxvm.TensorMap.tiled(data[name], box=(1, TILE, TILE), swizzle="128B") for name in ("matrices", "results")]
    count, rows, columns = data["matrices"].shape
    return [Launch("transpose_tiles", (cells(columns, TILE), cells(rows, TILE), count), 128, tuple(maps))]


def expected(data: Arguments) -> Mapping[str, Array]:
    return {"results": data["matrices"].swapaxes(1, 2)}


def make_samples(rng: Generator, size: int) -> Arguments:
    tensor = rng.integers(1, 2**32, (size, 3, 5, 6, 8), np.uint32)
    return {"tensor": tensor, "results": np.zeros((3, size, *SAMPLES), np.uint32)}


def launches_samples(data: Arguments) -> list[Launch]:
    source = ptxvm.TensorMap.tiled(data["tensor"], box=BOX, element_strides=STRIDES)
    elements = int(np.prod(SAMPLES))
    grid = (len(data["tensor"]), 3)
    return [Launch("sample_5d", grid, 32, (source, data["results"], elements), shared=4 * elements)]


def expected_samples(data: Arguments) -> Mapping[str, Array]:
    # The boxes begin at (cta x, cta y, -1, 1, 0); zeros all around stand for what lies outside.
    tensor = np.pad(data["tensor"], [(0, 2), (0, 0), (1, 4), (0, 6), (0, 0)])
    results = np.zeros_like(data["results"])
    for y, x in np.ndindex(results.shape[:2]):
        results[y, x] = tensor[x : x + 2, y : y + 1, 0:4:2, 1:7:3, 0:4]
    return {"results": results}


CASES = [
    KernelCase("transpose_tiles", make, launches, expected, Sizes(3, 1)),
    KernelCase("transpose_tiles_samples", make_samples, launches_samples, expected_samples, Sizes(4, 3)),
]
