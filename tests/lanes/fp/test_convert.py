"""Conversions in every direction against MPFR (to floats) and Python's integers (to integers)."""

from __future__ import annotations

import math
from fractions import Fraction

import numpy as np
import pytest

from lanes.data import bits_of, draw, is_nan
from lanes.fp.mpfr import rounded
from ptxvm.lanes import BF16, F16, F32, F64, NUMPY, S8, S16, S32, S64, U8, U16, U32, U64, Lanes, Type, fp
from ptxvm.lanes.fp import Rounding
from ptxvm.lanes.fp.special_values import exponent_mask, sign_mask
from ptxvm.lanes.numpy_reading import quiet

FLOATS = (F16, BF16, F32, F64)
INTEGERS = (U8, U16, U32, U64, S8, S16, S32, S64)
DIRECTED = (Rounding.RN, Rounding.RZ, Rounding.RM, Rounding.RP)
TO_INTEGER = {Rounding.RN: round, Rounding.RZ: math.trunc, Rounding.RM: math.floor, Rounding.RP: math.ceil}


def convert(data: np.ndarray, source: Type, target: Type, rounding: Rounding, **options: bool) -> Lanes:
    with quiet():
        return fp.convert(Lanes(NUMPY, source, data.reshape(-1, 32)), target, rounding, **options)


def numbers(source: Type, target: Type, rng: np.random.Generator) -> np.ndarray:
    """Numbers near those of the target type and near the ends of its range, and any others."""
    data = draw(source, rng, 512)
    if source.is_integer:
        return np.concatenate([data, data >> rng.integers(0, source.bits, 512).astype(source.dtype)])
    with np.errstate(all="ignore"):
        other = draw(target, rng, 512).astype(source.dtype)
        near = np.where(
            rng.integers(0, 2, 512) == 0, other, (other * source.dtype.type(1 + 2**-9)).astype(source.dtype)
        )
        return np.concatenate([data, near, (near + source.dtype.type(0.5)).astype(source.dtype)])


def expected_float(x: float | int, negative: bool, target: Type, rounding: Rounding) -> int:
    if isinstance(x, float) and math.isinf(x):
        return exponent_mask(target) | (sign_mask(target) if negative else 0)
    if x == 0:
        return sign_mask(target) if negative else 0
    return rounded(Fraction(x), target, rounding)


@pytest.mark.parametrize("rounding", DIRECTED, ids=lambda rounding: rounding.value)
@pytest.mark.parametrize("target", FLOATS, ids=str)
@pytest.mark.parametrize("source", (*FLOATS, *INTEGERS), ids=str)
def test_to_floats(source: Type, target: Type, rounding: Rounding) -> None:
    data = numbers(source, target, np.random.default_rng(6))
    result = bits_of(target, convert(data, source, target, rounding).data)
    negative = np.signbit(data) if source.is_float else np.zeros(len(data), bool)
    with quiet():
        values = data.astype("f8").tolist() if source.is_float else data.tolist()
    for x, sign, bits in zip(values, negative.tolist(), result, strict=True):
        if math.isnan(x):
            assert is_nan(target, bits)
        else:
            assert bits == expected_float(x, sign, target, rounding), x


def expected_integer(x: float, source: Type, target: Type, rounding: Rounding) -> int:
    half = 1 << (target.bits - 1)
    low, high = (-half, half - 1) if target.is_signed else (0, 2 * half - 1)
    if math.isnan(x):
        top = -half if target.is_signed else half
        return top if source is F64 or target.bits == 64 else 0
    if math.isinf(x):
        return high if x > 0 else low
    return min(max(TO_INTEGER[rounding](x), low), high)


@pytest.mark.parametrize("rounding", DIRECTED, ids=lambda rounding: rounding.value)
@pytest.mark.parametrize("target", INTEGERS, ids=str)
@pytest.mark.parametrize("source", FLOATS, ids=str)
def test_floats_to_integers(source: Type, target: Type, rounding: Rounding) -> None:
    data = numbers(source, target, np.random.default_rng(7))
    result = convert(data, source, target, rounding).data.ravel().tolist()
    for x, value in zip(data.astype("f8").tolist(), result, strict=True):
        assert value == expected_integer(x, source, target, rounding), x


@pytest.mark.parametrize("target", INTEGERS, ids=str)
@pytest.mark.parametrize("source", INTEGERS, ids=str)
def test_integers_to_integers_wrap_or_saturate(source: Type, target: Type) -> None:
    data = draw(source, np.random.default_rng(8), 320)
    wrapped = convert(data, source, target, Rounding.RN).data.ravel().tolist()
    clamped = convert(data, source, target, Rounding.RN, saturate=True).data.ravel().tolist()
    limits = np.iinfo(target.dtype)
    for x, one, other in zip(data.tolist(), wrapped, clamped, strict=True):
        assert (one - x) % (1 << target.bits) == 0
        assert other == min(max(x, limits.min), limits.max)


def test_results_are_limited_as_asked() -> None:
    data = np.resize(np.array([2.0, -3.0, np.inf, -np.inf, np.nan, 0.5, -0.0, 1e9], "f4"), 32)
    with quiet():
        assert convert(data, F32, F16, Rounding.RN, saturate=True).data.ravel()[:8].tolist() == [
            1,
            0,
            1,
            0,
            0,
            0.5,
            0,
            1,
        ]
        finite = convert(data, F32, F16, Rounding.RN, satfinite=True).data.ravel()[:8]
        positive = convert(data, F32, BF16, Rounding.RZ, relu=True).bits(U16).data.ravel()[:8]
    assert finite[[0, 1, 2, 3, 7]].tolist() == [2, -3, 65504, -65504, 65504]
    assert np.isnan(finite[4])
    assert positive[[1, 3, 4, 6]].tolist() == [0, 0, 0x7FFF, 0]
