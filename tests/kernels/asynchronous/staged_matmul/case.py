"""A matrix product through a ring of three cp.async stages, with ragged edges."""

from collections.abc import Mapping

import numpy as np
from numpy.random import Generator

from ...kernel_case import Arguments, Array, KernelCase, Launch, Sizes, cells

TILE, THREADS = 32, 64


def make(rng: Generator, size: int) -> Arguments:
    # Small integers: sums are exact in any order.
    rows, columns, inner = size + 5, size - 5, 60
    return {
        "a": rng.integers(1, 9, (rows, inner)).astype(np.float32),
        "b": rng.integers(1, 9, (inner, columns)).astype(np.float32),
        "c": np.full((rows, columns), np.nan, np.float32),
    }


def launches(data: Arguments) -> list[Launch]:
    (rows, inner), columns = data["a"].shape, data["b"].shape[1]
    grid = (cells(columns, TILE), cells(rows, TILE))
    arrays = [data[name] for name in ("a", "b", "c")]
    return [Launch("staged_matmul", grid, THREADS, (rows, columns, inner, *arrays))]


def expected(data: Arguments) -> Mapping[str, Array]:
    return {"c": data["a"] @ data["b"]}


CASES = [KernelCase("staged_matmul", make, launches, expected, Sizes(64, 27))]
