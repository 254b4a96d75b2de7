"""What cases of matrix products have in common: arguments `a`, `b` and `c` = `a` @ `b`."""

from collections.abc import Mapping

import numpy as np
from numpy.random import Generator

from ..kernel_case import Arguments, Array


def factors(rng: Generator, rows: int, columns: int, inner: int) -> Arguments:
    """Small integers: sums are exact in any order. Nothing of `c` must stay."""
    return {
        "a": rng.integers(1, 9, (rows, inner)).astype(np.float32),
        "b": rng.integers(1, 9, (inner, columns)).astype(np.float32),
        "c": np.full((rows, columns), np.nan, np.float32),
    }


def product(data: Arguments) -> Mapping[str, Array]:
    return {"c": data["a"] @ data["b"]}
