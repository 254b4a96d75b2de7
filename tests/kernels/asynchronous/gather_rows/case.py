"""Rows gathered from and scattered to a table, some of them beyond its edges."""

from collections.abc import Mapping

import numpy as np
from numpy.random import Generator

import ptxvm

from ...kernel_case import Arguments, Array, KernelCase, Launch, Sizes, cells

COLUMNS, ROWS, TABLE = 32, 8, 21


def make(rng: Generator, size: int) -> Arguments:
    sources = rng.integers(-2, TABLE + 3, ROWS * size, np.int32)
    # Each row is written at most once; rows past the end are dropped.
    destinations = rng.permutation(ROWS * size + 5)[: ROWS * size].astype(np.int32)
    return {
        "table": rng.integers(1, 1000, (TABLE, 76)).astype(np.float32),
        "sources": sources,
        "destinations": destinations,
        "result": np.full((ROWS * size - 3, 76), -1, np.float32),
    }


def launches(data: Arguments) -> list[Launch]:
    table, result = (
        ptxvm.TensorMap.tiled(data[name], box=(1, COLUMNS), swizzle="128B") for name in ("table", "result")
    )
    grid = (data["sources"].size // ROWS, cells(data["table"].shape[1], COLUMNS))
    return [Launch("gather_rows", grid, 64, (table, result, data["sources"], data["destinations"]))]


def expected(data: Arguments) -> Mapping[str, Array]:
    result = data["result"].copy()
    for source, destination in zip(data["sources"], data["destinations"], strict=True):
        if destination < len(result):
            result[destination] = 2 * data["table"][source] if 0 <= source < TABLE else 0
    return {"result": result}


CASES = [KernelCase("gather_rows", make, launches, expected, Sizes(4, 2))]
