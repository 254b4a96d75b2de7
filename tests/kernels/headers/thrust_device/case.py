"""Thrust's sequential algorithms and complex numbers inside kernels."""

from collections.abc import Mapping

import numpy as np
from numpy.random import Generator

from ...kernel_case import Arguments, Array, KernelCase, Launch, Sizes, Tolerance, cells

LENGTH = 21


def make_runs(rng: Generator, size: int) -> Arguments:
    return {
        "values": rng.integers(-(10**6), 10**5, (size, LENGTH), np.int32),
        "places": np.zeros(size, np.int32),
        "sums": np.zeros(size, np.int64),
    }


def launches_runs(data: Arguments) -> list[Launch]:
    runs = len(data["values"])
    arrays = [data[name] for name in ("values", "places", "sums")]
    return [Launch("thrust_runs", cells(runs, 64), 64, (runs, LENGTH, *arrays))]


def expected_runs(data: Arguments) -> Mapping[str, Array]:
    values = data["values"]
    records = np.ascontiguousarray(np.maximum.accumulate(values, axis=1)[:, ::-1])
    return {
        "values": records,
        "places": (records > 0).sum(axis=1).astype(np.int32),
        "sums": (values.astype(np.int64) * np.arange(LENGTH)).sum(axis=1),
    }


def make_complex(rng: Generator, size: int) -> Arguments:
    parts = rng.standard_normal((4, size))
    return {
        "a": parts[0] + 1j * parts[1],
        "b": parts[2] + 1j * parts[3],
        "products": np.zeros(size, np.complex128),
        "sizes": np.zeros(size),
    }


def launches_complex(data: Arguments) -> list[Launch]:
    count = data["a"].size
    arrays = [data[name] for name in ("a", "b", "products", "sizes")]
    return [Launch("thrust_complex", cells(count, 64), 64, (count, *arrays))]


def expected_complex(data: Arguments) -> Mapping[str, Array]:
    products = data["a"] * data["b"] - data["a"].conj()
    return {"products": products, "sizes": products.real**2 + products.imag**2}


CASES = [
    KernelCase("thrust_runs", make_runs, launches_runs, expected_runs, Sizes(300, 40)),
    # Contraction to fma changes the rounding of products that nearly cancel.
    KernelCase(
        "thrust_complex", make_complex, launches_complex, expected_complex, Sizes(1_000, 100), Tolerance(1e-13, 1e-14)
    ),
]
