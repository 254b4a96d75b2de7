"""The operator class: strict types, constants, what it refuses, and silence."""

from __future__ import annotations

import warnings
from collections.abc import Callable

import numpy as np
import pytest

from ptxvm.lanes import (
    B128,
    BF16,
    F16,
    F16X2,
    F32,
    F64,
    LANE,
    NUMPY,
    PRED,
    S8,
    S32,
    SHAPE,
    TYPES,
    U8X4,
    U16,
    U32,
    U64,
    Lanes,
    any_lane,
    ballot,
    const,
    fma,
    fp,
    maximum,
    minimum,
    outline,
    pack,
    rarely,
    take,
    unordered,
    where,
)
from ptxvm.lanes.shape import VARYING


def lanes(type_, values) -> Lanes:
    return Lanes(NUMPY, type_, np.resize(np.asarray(values, type_.dtype), 32))


REFUSED: dict[str, Callable[[], object]] = {
    "truth": lambda: bool(LANE < 3),
    "chain": lambda: 0 < LANE < 3,
    "hash": lambda: hash(LANE),
    "types": lambda: LANE + LANE.bits(S32),
    "float number beside integers": lambda: LANE + 1.0,
    "float division of integers": lambda: LANE / 2,
    "integer division of floats": lambda: const(F32, 1.0) // 2,
    "remainder of floats": lambda: const(F32, 1.0) % 2,
    "logic of floats": lambda: const(F32, 1.0) & 1,
    "arithmetic of predicates": lambda: (LANE < 3) + 1,
    "minimum of floats": lambda: minimum(const(F32, 1.0), 2.0),
    "maximum of floats": lambda: maximum(const(F32, 1.0), 2.0),
    "fma of integers": lambda: fma(LANE, 2, 3),
    "unordered integers": lambda: unordered(LANE, 2),
    "shift by signed": lambda: LANE << LANE.bits(S32),
    "shift of floats": lambda: const(F32, 1.0) << 1,
    "choice by integers": lambda: where(LANE, LANE, LANE),
    "choice of numbers": lambda: where(LANE < 3, 1, 2),
    "bits of another width": lambda: LANE.bits(U64),
    "elements of another number": lambda: const(F16X2, 1.0).to(F32),
    "ballot of integers": lambda: ballot(LANE),
    "pack of others": lambda: pack(F16X2, const(F32, 1.0), const(F32, 1.0)),
    "directions of halves": lambda: fp.add(const(F16, 1.0), const(F16, 1.0), fp.Rounding.RZ),
    "directions of conversions": lambda: fp.add(const(F32, 1.0), const(F32, 1.0), fp.Rounding.RNA),
    "random bits": lambda: fp.encode(const(F32, 1.0), fp.FORMATS["f16"], fp.Rounding.RS),
}


@pytest.mark.parametrize("program", REFUSED.values(), ids=REFUSED)
def test_what_has_no_meaning_is_refused(program: Callable[[], object]) -> None:
    with pytest.raises(TypeError):
        program()


def test_constants_wrap_and_round() -> None:
    assert const(U32, -1).data == 0xFFFFFFFF
    assert const(S8, 0x80).data == -128
    assert const(U16, 0x12345).data == 0x2345
    assert const(F16, 1e9).data == np.inf
    assert const(F32, 0.1).data == np.float32(0.1)
    assert const(U8X4, 3).data == 0x03030303
    assert const(F16X2, 1.0).data == 0x3C003C00
    # In bf16, 1 + 2^-8 + 2^-30 lies just above the middle of two numbers, but in f32 in the middle.
    assert const(BF16, 1 + 2.0**-8 + 2.0**-30).bits(U16).data == 0x3F81


def test_constants_are_told_apart_by_their_bits() -> None:
    assert not np.signbit(const(F32, 0.0).data)
    assert np.signbit(const(F32, -0.0).data)
    assert not np.signbit(const(F64, 0.0).data)
    assert const(PRED, 1).data.dtype == bool


def test_constants_cannot_be_changed() -> None:
    with pytest.raises(ValueError, match="read-only"):
        const(U32, 7).data[...] = 8


def test_nothing_warns() -> None:
    floats = lanes(F32, [3e38, -3e38, np.inf, np.nan, 0.0, 1e-45, -0.0, 1.0])
    integers = lanes(S32, [-(2**31), 2**31 - 1, 0, -1, 5])
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for other in (floats, const(F32, 0.0), take(floats, LANE ^ 1)):
            for result in (floats * other, floats / other, floats + other, floats - other, floats < other):
                assert result.data.shape == (32,)
            fma(floats, other, floats).to(F16).to(S32)
        floats.to(S8), floats.to(F64).to(BF16), fp.sqrt(floats), fp.convert(floats, F16, fp.Rounding.RP)
        for other in (integers, const(S32, 0), const(S32, -1), take(integers, 1)):
            integers + other, integers * other, integers // other, integers % other, -integers
        const(S32, 2**31 - 1) + 1, const(S32, -(2**31)) // -1, const(F32, 3e38) * 10.0, const(F32, 1.0) / 0.0
        fp.sin_approx(floats), fp.exp2_approx(floats), fp.log2_approx(floats)


def test_global_state_of_numpy_stays() -> None:
    with np.errstate(all="raise"):
        before = np.geterr()
        lanes(F32, [1.0, np.inf]) * lanes(F32, [0.0])
        assert np.geterr() == before


def test_integer_division_is_total() -> None:
    dividend, divisor = lanes(S32, [7, -7, 7, -(2**31), -(2**31), 0]), lanes(S32, [0, 0, -2, -1, 3, 0])
    assert (dividend // divisor).data[:6].tolist() == [-1, -1, -3, -(2**31), -715827882, -1]
    assert (dividend % divisor).data[:6].tolist() == [-1, -1, 1, 0, -2, -1]


def test_computed_nans_become_canonical_where_their_bits_are_seen() -> None:
    zero = lanes(F32, [0.0])
    made = zero / zero
    loaded = lanes(U32, [0xFFC12345]).bits(F32)
    assert made.raw_nan
    assert made.bits(U32).data[0] == 0x7FFFFFFF
    assert not loaded.raw_nan
    assert loaded.bits(U32).data[0] == 0xFFC12345
    assert take(loaded, 3).bits(U32).data[0] == 0xFFC12345
    assert where(LANE < 40, loaded, zero).bits(U32).data[0] == 0xFFC12345
    assert (loaded + 1.0).bits(U32).data[0] == 0x7FFFFFFF
    assert fp.canonical_nan(loaded + 1.0).bits(U32).data[0] == 0x7FFFFFFF
    assert (loaded.to(F16)).bits(U16).data[0] == 0x7FFF
    assert (lanes(F64, [np.inf]) - np.inf).bits(U64).data[0] == 0xFFF8000000000000
    payload = lanes(U64, [0x7FF8000000000123]).bits(F64) + 1.0
    assert payload.bits(U64).data[0] == 0x7FF8000000000123
    packed = const(F16X2, 0.0) / const(F16X2, 0.0)
    assert packed.bits(U32).data == 0x7FFF7FFF


def test_the_nan_fact_is_known_to_the_shape_reading() -> None:
    x = SHAPE.value(F32, VARYING)
    assert not x.raw_nan
    assert (x + x).raw_nan
    assert where(x < 1.0, x + x, x).raw_nan
    assert not fp.saturate(x + x).raw_nan
    assert not (x + x).bits(U32).bits(F32).raw_nan
    assert not fp.canonical_nan(x + x).raw_nan


def test_values_of_several_warps() -> None:
    numbers = Lanes(NUMPY, U32, np.arange(96, dtype=np.uint32).reshape(3, 32))
    assert ballot((numbers & 1) == 0).data.tolist() == [[0x55555555] * 32] * 3
    assert any_lane(numbers > 70).data[:, 0].tolist() == [False, False, True]
    assert take(numbers, LANE ^ 1).data[2, :4].tolist() == [65, 64, 67, 66]
    assert take(numbers, numbers & 3).data[1, :5].tolist() == [32, 33, 34, 35, 32]


def test_rarely_takes_one_way() -> None:
    taken = []

    def way(name: str) -> Callable[[], Lanes]:
        def call() -> Lanes:
            taken.append(name)
            return LANE

        return call

    rarely(LANE > 30, way("slow"), way("fast"))
    rarely(LANE > 31, way("slow"), way("fast"))
    assert taken == ["slow", "fast"]
    assert outline("twice", lambda a: a + a, LANE).data.tolist() == [2 * lane for lane in range(32)]


def test_every_spelling_has_a_type() -> None:
    assert TYPES["b32"] is U32
    assert TYPES["tf32"] is U32
    assert TYPES["e4m3x2"] is U16
    assert TYPES["e2m1x4"] is U16
    assert TYPES["b128"] is B128
    assert TYPES["f16x2"] is F16X2
    assert all(type_.bits in (1, 8, 16, 32, 64, 128) for type_ in TYPES.values())
