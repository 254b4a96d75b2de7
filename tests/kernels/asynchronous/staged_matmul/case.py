"""A matrix product through a ring of three cp.async stages, with ragged edges."""

from numpy.random import Generator

from ...kernel_case import Arguments, KernelCase, Launch, Sizes, cells
from ..product import factors, product

TILE, THREADS = 32, 64


def make(rng: Generator, size: int) -> Arguments:
    rows, columns, inner = size + 5, size - 5, 60
    return factors(rng, rows, columns, inner)


def launches(data: Arguments) -> list[Launch]:
    (rows, inner), columns = data["a"].shape, data["b"].shape[1]
    grid = (cells(columns, TILE), cells(rows, TILE))
    arrays = [data[name] for name in ("a", "b", "c")]
    return [Launch("staged_matmul", grid, THREADS, (rows, columns, inner, *arrays))]


CASES = [KernelCase("staged_matmul", make, launches, product, Sizes(64, 27))]
