"""Remainders and quotients of CUDA's headers against Python's own, bit by bit."""

import math
from collections.abc import Callable, Mapping
from fractions import Fraction

import ml_dtypes
import numpy as np
from numpy.random import Generator
from numpy.typing import DTypeLike

from ...kernel_case import Arguments, Array, KernelCase, Launch, Sizes, cells

Compute = Callable[[Array, Array], Mapping[str, Array]]


def numbers(rng: Generator, size: int, type_: DTypeLike) -> Array:
    """Every pattern is as likely as any other, so every exponent is; one in eight is subnormal, some are special."""
    patterns = np.dtype(f"u{np.dtype(type_).itemsize}")
    fraction_bits = ml_dtypes.finfo(type_).nmant
    made = rng.integers(0, np.iinfo(patterns).max, size, patterns, endpoint=True)
    sign, fraction = patterns.type(1 << (8 * patterns.itemsize - 1)), patterns.type((1 << fraction_bits) - 1)
    made = np.where(rng.random(size) < 1 / 8, made & (sign | fraction), made)
    return np.where(rng.random(size) < 1 / 32, made & ~fraction, made).astype(patterns)


def make_with(type_: DTypeLike, *, quotients: bool) -> Callable[[Generator, int], Arguments]:
    def make(rng: Generator, size: int) -> Arguments:
        x, y = numbers(rng, size, type_), numbers(rng, size, type_)
        near = rng.random(size) < 0.5  # remainders of numbers far apart say little
        fraction = (1 << ml_dtypes.finfo(type_).nmant) - 1
        y = np.where(near, x & ~x.dtype.type(fraction) | y & x.dtype.type(fraction), y)
        data: Arguments = {"x": x, "y": y, "results": np.zeros((3, size), x.dtype)}
        return data | ({"quotients": np.zeros(size, np.int32)} if quotients else {})

    return make


def launch(kernel: str) -> Callable[[Arguments], list[Launch]]:
    return lambda data: [Launch(kernel, cells(data["x"].size, 64), 64, (data["x"].size, *data.values()))]


def expected_with(type_: DTypeLike, compute: Compute) -> Callable[[Arguments], Mapping[str, Array]]:
    def expected(data: Arguments) -> Mapping[str, Array]:
        with np.errstate(all="ignore"):
            found = dict(compute(data["x"].view(type_), data["y"].view(type_)))
            results = found["results"].astype(type_)
        # The NaN that arithmetic yields.
        patterns = results.view(data["x"].dtype)
        found["results"] = np.where(np.isnan(results), np.iinfo(patterns.dtype).max >> 1, patterns)
        return found

    return expected


def remainders(x: Array, y: Array) -> Mapping[str, Array]:
    rows = [remainders_of(a, b) for a, b in zip(x.tolist(), y.tolist(), strict=True)]
    fmod, remainder, quotient = (np.array(column) for column in zip(*rows, strict=True))
    return {"results": np.stack([fmod, remainder, remainder]), "quotients": quotient.astype(np.int32)}


def remainders_of(a: float, b: float) -> tuple[float, float, int]:
    """`fmod`, `remainder` (exact in Python, as these always are) and the quotient's sign and last three bits."""
    if math.isnan(a) or math.isnan(b) or math.isinf(a) or b == 0.0:
        return math.nan, math.nan, 0
    nearest = 0 if math.isinf(b) else round(Fraction(a) / Fraction(b))
    return math.fmod(a, b), math.remainder(a, b), (abs(nearest) & 7) * (1 if nearest > 0 else -1)


def quotients(x: Array, y: Array) -> Mapping[str, Array]:
    a, b = x.astype(np.float64), y.astype(np.float64)
    return {"results": np.stack([a / b, a / b, b / a])}


SIZES = Sizes(20_000, 320)


def case(type_: DTypeLike, name: str, compute: Compute) -> KernelCase:
    make = make_with(type_, quotients=compute is remainders)
    return KernelCase(name, make, launch(name), expected_with(type_, compute), SIZES)


CASES = [
    case(np.float32, "remainders_f32", remainders),
    case(np.float64, "remainders_f64", remainders),
    case(ml_dtypes.bfloat16, "remainders_bf16", quotients),
    case(np.float16, "remainders_f16", quotients),
]
