"""Sparse matrix-vector product, a warp for each row: rows of 0 to 200 elements."""

from collections.abc import Mapping

import numpy as np
from numpy.random import Generator

from ...kernel_case import Arguments, Array, KernelCase, Launch, Sizes, Tolerance, cells

COLUMNS = 5_000
LONGEST = 200


def make(rng: Generator, size: int) -> Arguments:
    starts = np.concatenate([[0], np.cumsum(rng.integers(0, LONGEST + 1, size))]).astype(np.int32)
    return {
        "starts": starts,
        "columns": rng.integers(0, COLUMNS, starts[-1], np.int32),
        "values": rng.random(starts[-1], np.float32),
        "x": rng.random(COLUMNS, np.float32),
        "y": np.full(size, np.nan, np.float32),
    }


def launches(data: Arguments) -> list[Launch]:
    rows = data["y"].size
    arrays = [data[name] for name in ("starts", "columns", "values", "x", "y")]
    return [Launch("csr_rows", cells(32 * rows, 256), 256, (rows, *arrays))]


def expected(data: Arguments) -> Mapping[str, Array]:
    products = data["values"].astype(np.float64) * data["x"][data["columns"]]
    sums = np.concatenate([[0.0], np.cumsum(products)])
    return {"y": (sums[data["starts"][1:]] - sums[data["starts"][:-1]]).astype(np.float32)}


# Positive terms, at most LONGEST roundings.
CASES = [KernelCase("csr_rows", make, launches, expected, Sizes(300, 40), Tolerance(LONGEST * 2.0**-24, 1e-9))]
