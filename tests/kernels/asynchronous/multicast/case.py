"""Multicast copies: a matrix product in clusters of four, tables in clusters of two and four."""

from collections.abc import Mapping

import numpy as np
from numpy.random import Generator

import ptxvm

from ...kernel_case import Arguments, Array, KernelCase, Launch, Sizes
from ..product import factors, product

TILE, DEPTH, SLICE, CLUSTERS = 16, 32, 64, 2


def make(rng: Generator, size: int) -> Arguments:
    rows, columns, inner = 2 * TILE, 2 * TILE * size, (2 + size) * DEPTH
    return factors(rng, rows, columns, inner)


def launches(data: Arguments) -> list[Launch]:
    (rows, inner), columns = data["a"].shape, data["b"].shape[1]
    # Each CTA loads half a tile.
    a = ptxvm.TensorMap.tiled(data["a"], box=(TILE // 2, DEPTH))
    b = ptxvm.TensorMap.tiled(data["b"], box=(DEPTH // 2, TILE))
    grid = (columns // TILE, rows // TILE)
    return [Launch("multicast_matmul", grid, 160, (a, b, data["c"], columns, inner), cluster=(2, 2))]


def table_case(ctas: int) -> KernelCase:
    def make(rng: Generator, size: int) -> Arguments:
        results = np.zeros((size * ctas, ctas * SLICE), np.uint32)
        return {"table": rng.integers(1, 2**32, ctas * SLICE, np.uint32), "results": results}

    def launches(data: Arguments) -> list[Launch]:
        arrays = (data["table"], data["results"])
        return [Launch("multicast_table", len(data["results"]), SLICE, arrays, cluster=ctas)]

    return KernelCase(f"multicast_table_{ctas}", make, launches, gathered, Sizes(3, 2))


def gathered(data: Arguments) -> Mapping[str, Array]:
    rows, columns = np.indices(data["results"].shape)
    return {"results": data["table"][(columns * 7 + rows) % data["table"].size]}


CASES = [KernelCase("multicast_matmul", make, launches, product, Sizes(2, 1)), table_case(2), table_case(4)]
