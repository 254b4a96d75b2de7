"""Narrow formats against ml_dtypes (what the codes mean) and exact fractions (how numbers round)."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import ml_dtypes
import numpy as np
import pytest

from lanes.data import draw
from lanes.fp.exact_rounding import Grid
from ptxvm.lanes import F32, NUMPY, U32, Lanes, Type, fp
from ptxvm.lanes.fp import FORMATS, Format, Rounding
from ptxvm.lanes.numpy_reading import quiet

DTYPES = {
    "e4m3": ml_dtypes.float8_e4m3fn,
    "e5m2": ml_dtypes.float8_e5m2,
    "e2m3": ml_dtypes.float6_e2m3fn,
    "e3m2": ml_dtypes.float6_e3m2fn,
    "e2m1": ml_dtypes.float4_e2m1fn,
    "f16": np.float16,
    "bf16": ml_dtypes.bfloat16,
}
DETERMINISTIC = (Rounding.RN, Rounding.RNA, Rounding.RZ, Rounding.RM, Rounding.RP)


def lanes(type_: Type, values: Any) -> Lanes:
    return Lanes(NUMPY, type_, np.asarray(values, type_.dtype).reshape(-1, 32))


def meanings(format_: Format) -> np.ndarray[Any, Any]:
    """The f32 of every code."""
    if format_.name == "tf32":
        return (np.arange(1 << 19, dtype=np.uint32) << 13).view(np.float32)
    dtype = np.dtype(DTYPES[format_.name])
    return np.arange(1 << format_.bits, dtype=f"u{dtype.itemsize}").view(dtype).astype(np.float32)


@pytest.mark.parametrize("format_", FORMATS.values(), ids=lambda format_: format_.name)
def test_every_code_means_what_it_means_elsewhere(format_: Format) -> None:
    expected = meanings(format_)
    codes = np.arange(max(32, 1 << format_.bits), dtype=np.uint32)
    with quiet():
        decoded = fp.decode(lanes(U32, codes), format_).data.ravel()[: len(expected)]
    nan = np.isnan(expected)
    assert np.array_equal(np.isnan(decoded), nan)
    assert np.array_equal(decoded[~nan].view(np.uint32), expected[~nan].view(np.uint32))


def inputs(format_: Format, rng: np.random.Generator, count: int) -> np.ndarray[Any, Any]:
    """All numbers of the format, midpoints, their neighbours, and any numbers."""
    values = meanings(format_)
    if len(values) > 1024:
        values = values[rng.integers(0, len(values), 1024)]
    values = values[np.isfinite(values)]
    with np.errstate(all="ignore"):
        middle = ((values[:-1].astype("f8") + values[1:].astype("f8")) / 2).astype("f4")
        around = np.concatenate([np.nextafter(middle, np.float32(side)) for side in (-np.inf, np.inf)])
        near = rng.standard_normal(count).astype("f4") * np.exp2(rng.integers(-12, 12, count)).astype("f4")
    found = np.concatenate([values, middle, around, draw(F32, rng, count), near])
    return np.resize(found, -(-len(found) // 32) * 32)


def expected_code(x: float, format_: Format, grid: Grid, rounding: Rounding, satfinite: bool) -> int:
    sign = 1 << (format_.bits - 1) if np.signbit(x) else 0
    if np.isnan(x):
        return format_.nan
    saturates = satfinite or format_.infinity is None
    beyond = format_.greatest if saturates else format_.infinity
    if np.isinf(x):
        return sign | beyond
    code = grid.round(abs(Fraction(float(x))), bool(sign), rounding)
    return sign | (beyond if code is None else code)


@pytest.mark.parametrize("satfinite", [False, True], ids=["overflow", "satfinite"])
@pytest.mark.parametrize("rounding", DETERMINISTIC, ids=lambda rounding: rounding.value)
@pytest.mark.parametrize("format_", FORMATS.values(), ids=lambda format_: format_.name)
def test_numbers_round_as_exact_fractions_do(format_: Format, rounding: Rounding, satfinite: bool) -> None:
    values = meanings(format_)[: format_.greatest + 1]
    grid = Grid(enumerate(values.tolist()))
    data = inputs(format_, np.random.default_rng(3), 320)
    with quiet():
        codes = fp.encode(lanes(F32, data), format_, rounding, satfinite=satfinite).data.ravel()
    for x, code in zip(data, codes, strict=True):
        assert code == expected_code(x, format_, grid, rounding, satfinite), x


def test_nearest_codes_are_those_of_ml_dtypes_for_every_f16() -> None:
    numbers = np.arange(1 << 16, dtype=np.uint16).view(np.float16).astype(np.float32)
    for name in ("e4m3", "e5m2", "e2m3", "e3m2", "e2m1"):
        format_, dtype = FORMATS[name], np.dtype(DTYPES[name])
        with quiet():
            codes = fp.encode(lanes(F32, numbers), format_, satfinite=True).data.ravel()
            greatest = meanings(format_)[format_.greatest]
            reference = np.clip(numbers, -greatest, greatest).astype(dtype).view(np.uint8)
        finite = ~np.isnan(numbers)
        assert np.array_equal(codes[finite], reference[finite]), name
        assert np.all(codes[~finite] == format_.nan), name


def test_relu_keeps_positive_numbers_only() -> None:
    data = np.resize(np.array([-1.0, 1.0, -0.0, np.nan, -np.inf, np.inf, -1e-30], np.float32), 32)
    with quiet():
        codes = fp.encode(lanes(F32, data), FORMATS["e4m3"], satfinite=True, relu=True).data.ravel()
    assert codes[:7].tolist() == [0, 0x38, 0, 0x7F, 0, 0x7E, 0]


@pytest.mark.parametrize(("name", "width"), [("f16", 13), ("bf16", 16), ("e4m3", 16), ("e5m2", 16), ("e2m1", 8)])
def test_stochastic_rounding_carries_out_of_the_discarded_bits(name: str, width: int) -> None:
    """The fraction between two neighbours, plus the random fraction, reaches 1 or not."""
    format_, rng = FORMATS[name], np.random.default_rng(4)
    values = meanings(format_)[: format_.greatest + 1].astype("f8")
    data = np.abs(inputs(format_, rng, 320))
    data = data[data < values[-1]]
    data = np.resize(data, len(data) // 32 * 32)
    random = rng.integers(0, 1 << 32, len(data), dtype=np.uint64).astype(np.uint32)
    with quiet():
        options = {"random": lanes(U32, random), "random_bits": width}
        codes = fp.encode(lanes(F32, data), format_, Rounding.RS, satfinite=True, **options).data.ravel()
    for x, bits, code in zip(data.tolist(), (random & ((1 << width) - 1)).tolist(), codes.tolist(), strict=True):
        low = int(np.searchsorted(values, x, side="right")) - 1
        position = (Fraction(x) - Fraction(values[low])) / (Fraction(values[low + 1]) - Fraction(values[low]))
        carries = position + Fraction(bits, 1 << width) >= 1
        assert code == low + carries, (x, bits)


@pytest.mark.parametrize("rounding", [Rounding.RZ, Rounding.RP], ids=lambda rounding: rounding.value)
def test_powers_of_two(rounding: Rounding) -> None:
    grid = Grid((code, 2.0 ** (code - 127)) for code in range(255))
    rng = np.random.default_rng(5)
    data = np.concatenate([draw(F32, rng, 640), np.exp2(np.arange(-149, 128)).astype("f4"), np.zeros(11, "f4")])
    data = np.resize(data, -(-len(data) // 32) * 32)
    with quiet():
        codes = fp.encode_ue8m0(lanes(F32, data), rounding).data.ravel()
        limited = fp.encode_ue8m0(lanes(F32, data), rounding, satfinite=True).data.ravel()
    for x, code, finite in zip(data, codes, limited, strict=True):
        magnitude = abs(Fraction(float(x))) if np.isfinite(x) else None
        expected: int | None = 0 if magnitude is not None and magnitude < grid.values[0] else None
        if magnitude is not None and expected is None:
            expected = grid.round(magnitude, False, rounding)
        assert code == (255 if expected is None else expected), x
        assert finite == (255 if np.isnan(x) else 254 if expected is None else expected), x


def test_codes_of_powers_of_two_mean_what_ml_dtypes_says() -> None:
    codes = np.arange(256, dtype=np.uint32)
    expected = codes.astype(np.uint8).view(ml_dtypes.float8_e8m0fnu).astype(np.float32)
    decoded = fp.decode_ue8m0(lanes(U32, codes)).data.ravel()
    assert np.array_equal(decoded, expected, equal_nan=True)
    assert np.isnan(decoded[255])
