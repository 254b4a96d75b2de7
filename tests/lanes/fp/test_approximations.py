"""Errors of approximations against f64 of the C library, within the bounds of the ISA; their special cases."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from ptxvm.lanes import BF16, BF16X2, F16, F16X2, F32, F64, NUMPY, U64, Lanes, Type, fp
from ptxvm.lanes.numpy_reading import quiet

Array = np.ndarray[Any, Any]


def evaluate(function: Callable[..., Lanes], *data: Array, type_: Type = F32) -> Array:
    size = -(-data[0].size // 32) * 32
    operands = [Lanes(NUMPY, type_, np.resize(values.astype(type_.dtype), size).reshape(-1, 32)) for values in data]
    with quiet():
        return function(*operands).data.ravel()[: data[0].size].astype("f8")


def every(step: int, low: float, high: float) -> Array:
    """Every `step`-th f32 between two positive numbers."""
    ends = np.array([low, high], "f4").view("u4").astype(np.int64)
    return np.arange(ends[0], ends[1], step, dtype=np.int64).astype("u4").view("f4")


def ulps(result: Array, exact: Array) -> float:
    """The greatest error in units of the last place of f32; infinities must match."""
    with quiet():
        spacing = np.spacing(np.abs(exact).clip(2.0**-126, 3.4e38).astype("f4")).astype("f8")
        finite = np.isfinite(result) & (np.abs(exact) < 2.0**128 * (1 - 2.0**-25))
        assert np.array_equal(result[~finite], exact.astype("f4")[~finite], equal_nan=True)
        return float(np.max(np.abs(result - exact)[finite] / spacing[finite]))


def relative(result: Array, exact: Array) -> float:
    return float(np.max(np.abs(result - exact) / np.abs(exact)))


def absolute(result: Array, exact: Array) -> float:
    return float(np.max(np.abs(result - exact)))


def both_signs(values: Array) -> Array:
    return np.concatenate([values, -values])


STEP = 9973


def turns(x: Array) -> Array:
    """x / 2 pi as a GPU has it: rounded towards zero to 24 bits and to 2^-25, and less than one."""
    exact = x.astype("f8") * float(np.float32(1 / (2 * np.pi)))
    bits = 2.0 ** np.minimum(24 - np.frexp(exact)[1], 25)
    return np.fmod(np.trunc(exact * bits) / bits, 1.0)


def sweep(step: int) -> None:
    normal = every(step, 2.0**-126, 3.4e38)
    small = every(step, 1e-45, 2.0**-126)
    x = both_signs(np.concatenate([every(step, 1e-8, 149.9), small]))
    assert ulps(evaluate(fp.exp2_approx, x), np.exp2(x.astype("f8"))) < 1.0
    flushed = x[(x >= -126) & (x < 128)]
    assert ulps(evaluate(lambda a: fp.exp2_approx(a, ftz=True), flushed), np.exp2(flushed.astype("f8"))) < 1.0
    x = np.concatenate([normal, small])
    exact, result = np.log2(x.astype("f8")), evaluate(fp.log2_approx, x)
    around_one = (x > 0.5) & (x < 2)
    assert absolute(result[around_one], exact[around_one]) < 2.0**-22.6
    assert relative(result[~around_one], exact[~around_one]) < 2.0**-22
    assert ulps(evaluate(fp.rcp_approx, x), 1 / x.astype("f8")) <= 0.5
    assert relative(evaluate(fp.rsqrt_approx, x), x.astype("f8") ** -0.5) < 2.0**-22.9
    assert relative(evaluate(fp.sqrt_approx, normal), np.sqrt(normal.astype("f8"))) < 2.0**-23
    x = both_signs(every(step, 1e-8, 2 * np.pi))
    assert absolute(evaluate(fp.sin_approx, x), np.sin(x.astype("f8"))) < 2.0**-20.5
    assert absolute(evaluate(fp.cos_approx, x), np.cos(x.astype("f8"))) < 2.0**-20.5
    x = both_signs(every(step, 1e-9, 2.0**49))
    assert absolute(evaluate(fp.sin_approx, x), np.sin(2 * np.pi * turns(x))) < 2.0**-22.5
    assert absolute(evaluate(fp.cos_approx, x), np.cos(2 * np.pi * turns(x))) < 2.0**-22.5
    x = both_signs(np.concatenate([normal[normal < 100], every(step, 0.01, 20)]))
    assert relative(evaluate(fp.tanh_approx, x), np.tanh(x.astype("f8"))) < 2.0**-19


def test_errors_are_within_bounds() -> None:
    sweep(STEP)


@pytest.mark.slow
def test_errors_are_within_bounds_everywhere() -> None:
    sweep(499)


def test_divisions() -> None:
    rng = np.random.default_rng(1)
    a = both_signs(rng.choice(every(997, 2.0**-20, 2.0**20), 20000))
    b = rng.choice(every(997, 2.0**-100, 2.0**100), a.size)
    exact = a.astype("f8") / b
    assert ulps(evaluate(fp.div_approx, a, b), exact) < 2
    assert ulps(evaluate(fp.div_full, a, b), exact) <= 0.5
    great = np.full(3, 2.0**127, "f4")
    result = evaluate(fp.div_approx, np.array([1, np.inf, -(2.0**127)], "f4"), great)
    assert result[0] == 0
    assert np.isnan(result[1])
    assert result[2] == 0


@pytest.mark.parametrize("type_", [F16, BF16, F16X2, BF16X2], ids=str)
def test_16_bit_floats_round_the_approximation(type_: Type) -> None:
    element = type_.element
    numbers = np.arange(1 << 16, dtype=np.uint16).view(element.dtype)
    data = numbers if type_.elements == 1 else numbers.view("u4")
    for function, reference, bound in (
        (fp.exp2_approx, np.exp2, 2.0**-9.9 if element is F16 else 2.0**-7),
        (fp.tanh_approx, np.tanh, 2.0**-10.987 if element is F16 else 2.0**-8),
    ):
        with quiet():
            result = function(Lanes(NUMPY, type_, data.reshape(-1, 32))).data
            found = np.ascontiguousarray(result).view(element.dtype).ravel().astype("f8")
            exact = reference(numbers.astype("f8"))
        nan = np.isnan(exact)
        assert np.array_equal(np.isnan(found), nan)
        least = 2.0**-14 if element is F16 else 2.0**-126
        usual = (
            ~nan
            & (np.abs(exact) < float(np.finfo(F32.dtype).max if element is BF16 else 65504))
            & (np.abs(exact) > least)
        )
        scale = np.abs(exact[usual]) if function is fp.exp2_approx else 1
        assert np.max(np.abs(found[usual] - exact[usual]) / scale) < bound


INF, NAN = np.inf, np.nan
CASES: dict[str, tuple[Callable[[Lanes], Lanes], list[tuple[float, float]]]] = {
    "exp2": (
        fp.exp2_approx,
        [(-INF, 0), (-1e-40, 1), (-0.0, 1), (0.0, 1), (INF, INF), (1, 2), (-149, 1e-45), (3e38, INF)],
    ),
    "log2": (
        fp.log2_approx,
        [(-INF, NAN), (-1e-40, NAN), (-0.0, -INF), (0.0, -INF), (INF, INF), (1, 0), (8, 3), (-1, NAN)],
    ),
    "sin": (fp.sin_approx, [(INF, NAN), (-INF, NAN), (0.0, 0.0), (-0.0, -0.0), (1e30, 0.0)]),
    "cos": (fp.cos_approx, [(INF, NAN), (-INF, NAN), (0.0, 1.0), (-0.0, 1.0), (1e30, 1.0)]),
    "rcp": (fp.rcp_approx, [(INF, 0.0), (-INF, -0.0), (0.0, INF), (-0.0, -INF)]),
    "rsqrt": (fp.rsqrt_approx, [(INF, 0.0), (-INF, NAN), (0.0, INF), (-0.0, -INF), (-1, NAN)]),
    "sqrt": (fp.sqrt_approx, [(INF, INF), (-INF, NAN), (0.0, 0.0), (-0.0, -0.0), (-1, NAN)]),
    "tanh": (fp.tanh_approx, [(INF, 1), (-INF, -1), (0.0, 0.0), (-0.0, -0.0), (1e-40, 1e-40), (-300, -1)]),
}


@pytest.mark.parametrize(("function", "cases"), CASES.values(), ids=CASES)
def test_special_cases(function: Callable[[Lanes], Lanes], cases: list[tuple[float, float]]) -> None:
    inputs, expected = np.array([*cases, (NAN, NAN)], "f4").T
    result = evaluate(function, inputs).astype("f4")
    assert np.array_equal(result, expected, equal_nan=True)
    numbers = ~np.isnan(expected)
    assert np.array_equal(np.signbit(result[numbers]), np.signbit(expected[numbers]))


def test_flushing_exponential_has_no_subnormal_results() -> None:
    x = np.array([-126, -126.00001, -140, -1e30, -np.inf, 127.9999, 128, 1e30, np.inf, np.nan], "f4")
    result = evaluate(lambda a: fp.exp2_approx(a, ftz=True), x)
    assert result[0] == 2.0**-126
    assert result[1:5].tolist() == [0, 0, 0, 0]
    assert result[6:9].tolist() == [np.inf] * 3
    assert np.isnan(result[9])


def test_reciprocals_of_f64_have_an_empty_lower_half() -> None:
    rng = np.random.default_rng(2)
    x = rng.standard_normal(640) * np.exp2(rng.integers(-900, 900, 640))
    for function, exact in ((fp.rcp_approx_f64, 1 / x), (fp.rsqrt_approx_f64, np.abs(x) ** -0.5)):
        values = np.abs(x) if function is fp.rsqrt_approx_f64 else x
        result = evaluate(function, values, type_=F64)
        assert relative(result, exact) < 2.0**-19
        assert np.all(result.view("u8") & 0xFFFFFFFF == 0)
    corners = np.array([np.inf, -np.inf, 0.0, -0.0, 5e-324, -5e-324, 2.0**1023.5], "f8")
    assert evaluate(fp.rcp_approx_f64, corners, type_=F64).tolist() == [0, 0, np.inf, -np.inf, np.inf, -np.inf, 0]
    with quiet():
        nan = fp.rcp_approx_f64(Lanes(NUMPY, F64, np.full(32, np.nan))).bits(U64)
    assert nan.data[0] == 0x7FFFFFFF00000000
