"""CUTLASS's PipelineAsync and OrderedSequenceBarrier; tensor maps that CuTe's functions make anew for each matrix."""

from collections.abc import Mapping

import numpy as np
from numpy.random import Generator

import ptxvm

from ...kernel_case import Arguments, Array, KernelCase, Launch, Sizes

WIDTH, ROWS, COLUMNS, CTAS = 128, 8, 32, 3


def make(rng: Generator, size: int) -> Arguments:
    data = rng.integers(1, 99, (size, WIDTH)).astype(np.float32)
    return {"in": data, "out": np.zeros_like(data), "order": np.zeros(size, np.int32)}


def launches(data: Arguments) -> list[Launch]:
    out = ptxvm.TensorMap.tiled(data["out"], box=(1, WIDTH))
    return [Launch("cutlass_ping_pong", 1, 3 * WIDTH, (len(data["in"]), data["in"], out, data["order"]))]


def expected(data: Arguments) -> Mapping[str, Array]:
    return {"out": 2 * np.roll(data["in"], -1, axis=1), "order": np.arange(len(data["in"]), dtype=np.int32)}


def make_groups(rng: Generator, size: int) -> Arguments:
    # A tile begins at row 4: some matrices end within it. Columns are such that every matrix begins at 16 bytes.
    sizes = np.stack([rng.integers(5, 20, size), 4 * rng.integers(1, 40, size)], axis=1).astype(np.int32)
    return {
        "maps": np.zeros((CTAS, 128), np.uint8),
        "matrices": rng.integers(1, 99, sizes.prod(axis=1).sum()).astype(np.float32),
        "sizes": sizes,
        "tiles": np.full((size, CTAS, ROWS, COLUMNS), np.nan, np.float32),
    }


def launches_groups(data: Arguments) -> list[Launch]:
    template = ptxvm.TensorMap.tiled(data["matrices"][:COLUMNS].reshape(1, COLUMNS), box=(ROWS, COLUMNS))
    arguments = (len(data["sizes"]), template, *(data[name] for name in ("maps", "matrices", "sizes", "tiles")))
    return [Launch("cutlass_map_on_the_fly", CTAS, 32, arguments)]


def expected_groups(data: Arguments) -> Mapping[str, Array]:
    tiles, begin = np.zeros_like(data["tiles"]), 0
    for group, (rows, columns) in zip(tiles, data["sizes"], strict=True):
        matrix = data["matrices"][begin : begin + rows * columns].reshape(rows, columns)
        for cta, tile in enumerate(group):
            found = matrix[4 : 4 + ROWS, COLUMNS * cta : COLUMNS * (cta + 1)]
            tile[: found.shape[0], : found.shape[1]] = found
        begin += rows * columns
    return {"tiles": tiles}


CASES = [
    KernelCase("cutlass_ping_pong", make, launches, expected, Sizes(20, 7)),
    KernelCase("cutlass_map_on_the_fly", make_groups, launches_groups, expected_groups, Sizes(9, 5)),
]
