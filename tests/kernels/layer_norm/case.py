"""Layer normalisation: the row is kept in dynamic shared memory."""

from collections.abc import Mapping

import numpy as np
from numpy.random import Generator

from ..kernel_case import Arguments, Array, KernelCase, Launch, Sizes, Tolerance

COLUMNS = 777
EPSILON = np.float32(1e-5)


def make(rng: Generator, size: int) -> Arguments:
    values = 2 + 3 * rng.standard_normal((size, COLUMNS), np.float32)
    weight, bias = rng.standard_normal((2, COLUMNS), np.float32)
    return {"input": values, "weight": weight, "bias": bias, "output": np.full_like(values, np.nan)}


def launches(data: Arguments) -> list[Launch]:
    rows, columns = data["input"].shape
    args = (columns, EPSILON, data["input"], data["weight"], data["bias"], data["output"])
    return [Launch("layer_norm", rows, 128, args, shared=4 * columns)]


def expected(data: Arguments) -> Mapping[str, Array]:
    values = data["input"].astype(np.float64)
    centred = values - values.mean(axis=1, keepdims=True)
    scale = 1 / np.sqrt((centred**2).mean(axis=1, keepdims=True) + np.float64(EPSILON))
    return {"output": (centred * scale * data["weight"] + data["bias"]).astype(np.float32)}


# Values up to 4 deviations, times weights up to 4, each known to a few units of 2^-24.
CASES = [KernelCase("layer_norm", make, launches, expected, Sizes(40, 3), Tolerance(relative=2e-6, absolute=5e-6))]
