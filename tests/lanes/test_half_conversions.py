"""Conversions between f16 or bf16 and f32, on processors with and without instructions for them, against NumPy's."""

from __future__ import annotations

import numpy as np
import pytest

from lanes.compiled import Case, Kind, Suite
from ptxvm.lanes import BF16, F16, F32

FEATURES = {"baseline": "", "avx2": "+avx2,+avx,+fma,+f16c,+bmi,+bmi2,+lzcnt,+popcnt,+sse4.2"}
CODES = np.arange(1 << 16, dtype=np.uint16)
Words = np.ndarray[tuple[int], np.dtype[np.uint32]]


@pytest.fixture(scope="module", params=FEATURES)
def suite(request: pytest.FixtureRequest) -> Suite:
    pairs = [(F16, F32), (F32, F16), (BF16, F32), (F32, BF16)]
    kinds = [Kind.VARYING]
    found = [Case(f"{a}-{b}", lambda x, to=b: x.to(to), [a], kinds) for a, b in pairs]
    return Suite(found, FEATURES[request.param], "x86-64")


def computed(suite: Suite, number: int, operands: np.ndarray) -> np.ndarray:
    """Of all operands, a warp at a time."""
    warps = operands.reshape(-1, 32)
    return np.concatenate([suite.run(number, [warp])[0][0].copy() for warp in warps])


def near_f16() -> Words:
    """f32 numbers that are f16 numbers, halfway between two, and beside both: a seventh of all, and NaNs."""
    exact = np.arange(0x7C00, dtype=np.uint16).view(np.float16).astype(np.float64)
    halfway = np.append((exact[:-1] + exact[1:]) / 2, [65520.0, 1e30, np.inf, np.nan])
    words = np.concatenate([exact[::7], halfway[::7], halfway[-4:]]).astype(np.float32).view(np.uint32)
    words = np.concatenate([words + np.uint32(step) for step in (0, 1, 0xFFFFFFFF)])
    return whole_warps(np.concatenate([words, words | np.uint32(0x80000000)]))


def near_bf16() -> Words:
    """f32 numbers of every exponent that are bf16 numbers, halfway between two, and beside both."""
    codes = np.arange(1 << 16, dtype=np.uint32)
    codes = codes[np.isin(codes & 0x7F, (0, 1, 2, 63, 126, 127))] << 16
    return whole_warps(np.concatenate([codes + np.uint32(rest) for rest in (0, 1, 0x7FFF, 0x8000, 0x8001)]))


def whole_warps(words: Words) -> Words:
    return np.resize(words, -(-words.size // 32) * 32)


def same(one: np.ndarray, other: np.ndarray) -> bool:
    """Bit for bit, but for the bits of NaNs."""
    nans = np.isnan(one) & np.isnan(other)
    integers = f"u{one.dtype.itemsize}"
    return bool((nans | (one.view(integers) == other.view(integers))).all())


def test_every_f16_number_is_widened(suite: Suite) -> None:
    with np.errstate(all="ignore"):
        expected = CODES.view(np.float16).astype(np.float32)
    assert same(computed(suite, 0, CODES).view(np.float32), expected)


def test_f32_numbers_are_rounded_to_the_nearest_f16_number(suite: Suite) -> None:
    words = near_f16()
    with np.errstate(all="ignore"):
        expected = words.view(np.float32).astype(np.float16)
    assert same(computed(suite, 1, words).view(np.float16), expected)


def test_every_bf16_number_is_widened(suite: Suite) -> None:
    expected = (CODES.astype(np.uint32) << 16).view(np.float32)
    assert same(computed(suite, 2, CODES).view(np.float32), expected)


def test_f32_numbers_are_rounded_to_the_nearest_bf16_number(suite: Suite) -> None:
    """The nearer of the two around, told in f64; at equal distances the one whose last bit is 0."""
    words = near_bf16()
    low = words & np.uint32(0xFFFF0000)
    high = low + np.uint32(0x10000)
    with np.errstate(all="ignore"):
        numbers = words.view(np.float32).astype(np.float64)
        below, above = (abs(numbers - as_if_finite(each, numbers)) for each in (low, high))
        upper = (above < below) | ((above == below) & (low >> 16 & 1 == 1))
    expected = np.where(np.isfinite(numbers), np.where(upper, high, low), words).astype(np.uint32)
    found = computed(suite, 3, words).view(np.uint16).astype(np.uint32) << 16
    assert same(found.view(np.float32), expected.view(np.float32))


def as_if_finite(words: Words, signs: np.ndarray) -> np.ndarray:
    """Infinity counts as the number behind the greatest."""
    return np.where(words & 0x7FFFFFFF == 0x7F800000, np.copysign(2.0**128, signs), words.view(np.float32))
