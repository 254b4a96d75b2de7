"""Sparse matrix-vector product with rows of very different lengths, empty ones included."""

from collections.abc import Callable, Mapping

import numpy as np
from numpy.random import Generator

from ..kernel_case import Arguments, Array, KernelCase, Launch, Sizes, Tolerance, cells

COLUMNS = 500
LONGEST = 200
THREADS_PER_ROW = {"spmv_thread": 1, "spmv_warp": 32}


def make(rng: Generator, size: int) -> Arguments:
    # Most rows are short, a few have hundreds of elements.
    lengths = np.minimum(rng.pareto(0.8, size) * 3, LONGEST).astype(np.int32)
    starts = np.concatenate([[0], np.cumsum(lengths)]).astype(np.int32)
    return {
        "starts": starts,
        "columns": rng.integers(0, COLUMNS, starts[-1] + 1, np.int32),
        "values": rng.random(starts[-1] + 1, np.float32),
        "x": rng.random(COLUMNS, np.float32),
        "y": np.full(size, np.nan, np.float32),
    }


def launches(kernel: str) -> Callable[[Arguments], list[Launch]]:
    def launch(data: Arguments) -> list[Launch]:
        rows = data["y"].size
        arrays = [data[name] for name in ("starts", "columns", "values", "x", "y")]
        return [Launch(kernel, cells(rows * THREADS_PER_ROW[kernel], 128), 128, (rows, *arrays))]

    return launch


def expected(data: Arguments) -> Mapping[str, Array]:
    products = data["values"].astype(np.float64) * data["x"][data["columns"]]
    sums = np.concatenate([[0.0], np.cumsum(products)])
    return {"y": (sums[data["starts"][1:]] - sums[data["starts"][:-1]]).astype(np.float32)}


# Positive terms, at most LONGEST roundings.
CASES = [
    KernelCase(kernel, make, launches(kernel), expected, Sizes(1_000, 100), Tolerance(LONGEST * 2.0**-24, 1e-10))
    for kernel in THREADS_PER_ROW
]
