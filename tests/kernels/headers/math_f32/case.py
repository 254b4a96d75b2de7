"""libdevice in single precision, against f64 functions of NumPy and of Python's math."""

import math
from collections.abc import Mapping

import numpy as np
from numpy.random import Generator
from numpy.typing import NDArray

from ...kernel_case import Arguments, Array, KernelCase, Launch, Sizes, Tolerance, cells

FUNCTIONS = 20


def make(rng: Generator, size: int) -> Arguments:
    # Arguments of sin and cos up to 1e6 take the slow reduction; the second arguments stay where nothing overflows.
    x = (rng.standard_normal(size) * 10.0 ** rng.uniform(-3, 6, size)).astype(np.float32)
    y = rng.uniform(-5, 5, size).astype(np.float32)
    return {"x": x, "y": y, "results": np.full((FUNCTIONS, size), np.nan, np.float32)}


def launches(data: Arguments) -> list[Launch]:
    count = data["x"].size
    return [Launch("math_f32", cells(count, 128), 128, (count, data["x"], data["y"], data["results"]))]


def expected(data: Arguments) -> Mapping[str, Array]:
    a, b = data["x"].astype(np.float64), data["y"].astype(np.float64)
    size = np.abs(a)
    return {"results": np.stack([*elementary(a, b, size), *others(a, b, size)]).astype(np.float32)}


def elementary(a: NDArray[np.float64], b: NDArray[np.float64], size: NDArray[np.float64]) -> list[NDArray[np.float64]]:
    powers = [np.exp(b), np.exp2(b), np.log(size), np.log10(size), np.log1p(size), size**b]
    return [np.sin(a), np.cos(a), np.tan(b), *powers, np.tanh(b), np.sinh(b)]


def others(a: NDArray[np.float64], b: NDArray[np.float64], size: NDArray[np.float64]) -> list[NDArray[np.float64]]:
    error = np.array([math.erf(value) for value in b.tolist()])
    roots = [np.cbrt(a), np.hypot(a, b), np.sqrt(size)]
    return [np.arctan2(a, b), np.arcsin((b / 16).astype(np.float32)), error, *roots, a / b, np.fmod(a, b), np.rint(a)]


# CUDA documents at most 4 units in the last place for these functions; a unit is at most 2^-23 of the value.
CASES = [KernelCase("math_f32", make, launches, expected, Sizes(2_000, 100), Tolerance(4 * 2.0**-23, 1e-37))]
