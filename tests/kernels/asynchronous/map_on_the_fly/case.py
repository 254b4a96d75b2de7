"""A tensor map made anew for each matrix, by the functions of CuTe that do so."""

from collections.abc import Mapping

import numpy as np
from numpy.random import Generator

import ptxvm

from ...kernel_case import Arguments, Array, KernelCase, Launch, Sizes

ROWS, COLUMNS, CTAS = 8, 32, 3


def make(rng: Generator, size: int) -> Arguments:
    # A tile begins at row 4: some matrices end within it. Columns are such that every matrix begins at 16 bytes.
    sizes = np.stack([rng.integers(5, 20, size), 4 * rng.integers(1, 40, size)], axis=1).astype(np.int32)
    return {
        "maps": np.zeros((CTAS, 128), np.uint8),
        "matrices": rng.integers(1, 99, sizes.prod(axis=1).sum()).astype(np.float32),
        "sizes": sizes,
        "tiles": np.full((size, CTAS, ROWS, COLUMNS), np.nan, np.float32),
    }


def launches(data: Arguments) -> list[Launch]:
    template = ptxvm.TensorMap.tiled(data["matrices"][:COLUMNS].reshape(1, COLUMNS), box=(ROWS, COLUMNS))
    arguments = (len(data["sizes"]), template, *(data[name] for name in ("maps", "matrices", "sizes", "tiles")))
    return [Launch("map_on_the_fly", CTAS, 32, arguments)]


def expected(data: Arguments) -> Mapping[str, Array]:
    tiles, begin = np.zeros_like(data["tiles"]), 0
    for group, (rows, columns) in zip(tiles, data["sizes"], strict=True):
        matrix = data["matrices"][begin : begin + rows * columns].reshape(rows, columns)
        for cta, tile in enumerate(group):
            found = matrix[4 : 4 + ROWS, COLUMNS * cta : COLUMNS * (cta + 1)]
            tile[: found.shape[0], : found.shape[1]] = found
        begin += rows * columns
    return {"tiles": tiles}


CASES = [KernelCase("map_on_the_fly", make, launches, expected, Sizes(9, 5))]
