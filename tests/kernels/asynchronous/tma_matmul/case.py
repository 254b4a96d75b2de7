"""A warp-specialised matrix product: swizzled TMA loads, FMA consumers, TMA stores that are clipped at the edges."""

from collections.abc import Mapping

import numpy as np
from numpy.random import Generator

import ptxvm

from ...kernel_case import Arguments, Array, KernelCase, Launch, Sizes, cells

TILE, CONSUMERS, TILES_OF_CTA = 32, 2, 2


def make(rng: Generator, size: int) -> Arguments:
    rows, columns, inner = size + 6, size - 4, size + 4
    return {
        "a": rng.integers(1, 9, (rows, inner)).astype(np.float32),
        "b": rng.integers(1, 9, (inner, columns)).astype(np.float32),
        "c": np.full((rows, columns), np.nan, np.float32),
    }


def launches(data: Arguments) -> list[Launch]:
    (rows, inner), columns = data["a"].shape, data["b"].shape[1]
    a, b = (ptxvm.TensorMap.tiled(data[name], box=(TILE, TILE), swizzle="128B") for name in "ab")
    c = ptxvm.TensorMap.tiled(data["c"], box=(TILE // CONSUMERS, TILE), swizzle="128B")
    ctas = cells(cells(rows, TILE) * cells(columns, TILE), TILES_OF_CTA)
    return [Launch("tma_matmul", ctas, 32 * (1 + CONSUMERS), (a, b, c, rows, columns, inner))]


def expected(data: Arguments) -> Mapping[str, Array]:
    return {"c": data["a"] @ data["b"]}


CASES = [KernelCase("tma_matmul", make, launches, expected, Sizes(64, 32))]
