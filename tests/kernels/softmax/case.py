"""Softmax over rows: maximum, exponentials and sum, each reduced over the CTA."""

from collections.abc import Mapping

import numpy as np
from numpy.random import Generator

from ..kernel_case import Arguments, Array, KernelCase, Launch, Sizes, Tolerance

COLUMNS = 1024


def make(rng: Generator, size: int) -> Arguments:
    values = 3 * rng.standard_normal((size, COLUMNS), np.float32)
    return {"input": values, "output": np.full_like(values, np.nan)}


def launches(data: Arguments) -> list[Launch]:
    rows, columns = data["input"].shape
    return [Launch("softmax", rows, 256, (columns, data["input"], data["output"]))]


def expected(data: Arguments) -> Mapping[str, Array]:
    values = data["input"].astype(np.float64)
    powers = np.exp(values - values.max(axis=1, keepdims=True))
    return {"output": (powers / powers.sum(axis=1, keepdims=True)).astype(np.float32)}


# The subtraction loses half a unit of arguments up to 24 (2^-20 after exp), exp adds 2 units, the sum a dozen halves.
CASES = [KernelCase("softmax", make, launches, expected, Sizes(40, 3), Tolerance(relative=3e-6))]
