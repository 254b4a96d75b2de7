"""libdevice in double precision, against NumPy and Python's math."""

import math
from collections.abc import Mapping

import numpy as np
from numpy.random import Generator

from ...kernel_case import Arguments, Array, KernelCase, Launch, Sizes, Tolerance, cells

FUNCTIONS = 14


def make(rng: Generator, size: int) -> Arguments:
    x = rng.standard_normal(size) * 10.0 ** rng.uniform(-5, 12, size)
    return {"x": x, "y": rng.uniform(-9, 9, size), "results": np.full((FUNCTIONS, size), np.nan)}


def launches(data: Arguments) -> list[Launch]:
    count = data["x"].size
    return [Launch("math_f64", cells(count, 64), 64, (count, data["x"], data["y"], data["results"]))]


def expected(data: Arguments) -> Mapping[str, Array]:
    a, b = data["x"], data["y"]
    size = np.abs(a)
    error = np.array([math.erf(value) for value in b.tolist()])
    roots = [np.cbrt(a), np.sqrt(size), 1 / np.sqrt(size)]
    functions = [np.sin(a), np.cos(a), np.exp(b), np.log(size), size**b, np.tanh(b), np.arctan2(a, b), error]
    return {"results": np.stack([*functions, *roots, a / b, np.fmod(a, b), np.floor(a)])}


# CUDA documents at most 2 units in the last place (2^-52 of the value); the host's functions may be off by one more.
CASES = [KernelCase("math_f64", make, launches, expected, Sizes(1_000, 80), Tolerance(3 * 2.0**-52, 1e-300))]
