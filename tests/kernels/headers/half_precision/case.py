"""f16 and bf16 through NVIDIA's headers."""

from collections.abc import Mapping

import ml_dtypes
import numpy as np
from numpy.random import Generator

from ...kernel_case import Arguments, Array, KernelCase, Launch, Sizes, cells

A = np.float32(1.625)


def make_half(rng: Generator, size: int) -> Arguments:
    x, y = rng.standard_normal((2, 2 * size)).astype(np.float16)
    return {"x": x, "y": y.copy(), "larger": np.zeros(2 * size, np.float16)}


def launches_half(data: Arguments) -> list[Launch]:
    pairs = data["x"].size // 2
    return [Launch("half_axpy", cells(pairs, 64), 64, (pairs, A, data["x"], data["y"], data["larger"]))]


def expected_half(data: Arguments) -> Mapping[str, Array]:
    # The product of two f16 and its sum with a third are exact in f64, so this rounds once, as fma does.
    y = (np.float64(A) * data["x"].astype(np.float64) + data["y"].astype(np.float64)).astype(np.float16)
    return {"y": y, "larger": np.maximum(data["x"], y)}


def make_bfloat(rng: Generator, size: int) -> Arguments:
    x, y = rng.standard_normal((2, size), np.float32).astype(ml_dtypes.bfloat16)
    return {"x": x.view(np.uint16), "y": y.view(np.uint16).copy(), "less": np.full(size, 9, np.uint8)}


def launches_bfloat(data: Arguments) -> list[Launch]:
    count = data["x"].size
    return [Launch("bfloat_axpy", cells(count, 64), 64, (count, A, data["x"], data["y"], data["less"]))]


def expected_bfloat(data: Arguments) -> Mapping[str, Array]:
    x, y = (data[name].view(ml_dtypes.bfloat16).astype(np.float64) for name in ("x", "y"))
    total = (np.float64(A) * x + y).astype(np.float32).astype(ml_dtypes.bfloat16)
    return {"y": total.view(np.uint16), "less": (x < total.astype(np.float64)).astype(np.uint8)}


CASES = [
    KernelCase("half_axpy", make_half, launches_half, expected_half, Sizes(1_000, 100)),
    KernelCase("bfloat_axpy", make_bfloat, launches_bfloat, expected_bfloat, Sizes(1_000, 100)),
]
