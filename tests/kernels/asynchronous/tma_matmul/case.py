"""A warp-specialised matrix product: swizzled TMA loads, FMA consumers, TMA stores that are clipped at the edges."""

from numpy.random import Generator

import ptxvm

from ...kernel_case import Arguments, KernelCase, Launch, Sizes, cells
from ..product import factors, product

TILE, CONSUMERS, TILES_OF_CTA = 32, 2, 2


def make(rng: Generator, size: int) -> Arguments:
    rows, columns, inner = size + 6, size - 4, size + 4
    return factors(rng, rows, columns, inner)


def launches(data: Arguments) -> list[Launch]:
    (rows, inner), columns = data["a"].shape, data["b"].shape[1]
    a, b = (ptxvm.TensorMap.tiled(data[name], box=(TILE, TILE), swizzle="128B") for name in "ab")
    c = ptxvm.TensorMap.tiled(data["c"], box=(TILE // CONSUMERS, TILE), swizzle="128B")
    ctas = cells(cells(rows, TILE) * cells(columns, TILE), TILES_OF_CTA)
    return [Launch("tma_matmul", ctas, 32 * (1 + CONSUMERS), (a, b, c, rows, columns, inner))]


CASES = [KernelCase("tma_matmul", make, launches, product, Sizes(64, 32))]
