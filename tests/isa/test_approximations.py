"""The approximations of the ISA against MPFR: within the error each page states, and right for special values."""

import random
import struct

import gmpy2
import pytest
from gmpy2 import mpfr
from tests.isa.lane_values import LANES, FullWarp, lanes, patterns
from tests.isa.models.floating import FORMATS, Special, decode

from ptxvm.isa.registry import find_form

gmpy2.get_context().precision = 120
F32 = FORMATS["f32"]


def real(number):
    fraction = number.magnitude
    magnitude = mpfr(fraction.numerator) / mpfr(fraction.denominator)
    return -magnitude if number.negative else magnitude


def f32_between(low, high, rng):
    """Patterns of f32 numbers spread over a range, both ends' signs allowed."""
    return int.from_bytes(struct.pack("<f", rng.uniform(low, high)), "little")


def ulp(value, format_):
    """The distance between neighbouring numbers at a positive value."""
    exponent = max(gmpy2.get_exp(value) - 1, 1 - format_.bias)
    return mpfr(2) ** (exponent - format_.fraction)


def run(mnemonic, inputs):
    form = find_form(mnemonic)
    return patterns(form.run(FullWarp(), *(lanes(form.operands[1].type, column) for column in inputs)))


def inputs(low, high, count, seed):
    rng = random.Random(seed)
    return [[f32_between(low, high, rng) for _ in range(LANES)] for _ in range(count)]


def relative(bound):
    return lambda wanted, got: abs(got - wanted) <= mpfr(2) ** bound * abs(wanted)


def absolute(bound):
    return lambda wanted, got: abs(got - wanted) <= mpfr(2) ** bound


def ulps(count):
    return lambda wanted, got: abs(got - wanted) <= count * ulp(abs(wanted), F32)


UNARY = [
    ("rcp.approx.f32", lambda x: 1 / x, (0.001, 1000), ulps(1)),
    ("rcp.approx.ftz.f32", lambda x: 1 / x, (-1e30, -1), ulps(1)),
    ("sqrt.approx.f32", gmpy2.sqrt, (1e-30, 1e30), relative(-23)),
    ("rsqrt.approx.f32", lambda x: 1 / gmpy2.sqrt(x), (1e-20, 1e20), relative(-22.9)),
    ("sin.approx.f32", gmpy2.sin, (-6.283, 6.283), absolute(-20.5)),
    ("sin.approx.ftz.f32", gmpy2.sin, (-314, 314), absolute(-14.7)),
    ("cos.approx.f32", gmpy2.cos, (-6.283, 6.283), absolute(-20.5)),
    ("cos.approx.f32", gmpy2.cos, (-314, 314), absolute(-14.7)),
    ("lg2.approx.f32", gmpy2.log2, (0.5, 2), absolute(-22)),
    ("lg2.approx.ftz.f32", gmpy2.log2, (2, 1e38), relative(-22)),
    ("lg2.approx.f32", gmpy2.log2, (1e-38, 0.5), relative(-22)),
    ("ex2.approx.f32", gmpy2.exp2, (-126, 128), ulps(2)),
    ("ex2.approx.f32", gmpy2.exp2, (-148, -126), ulps(2)),
    ("ex2.approx.ftz.f32", gmpy2.exp2, (-126, 128), ulps(2)),
    # Subnormal numbers and results: without `.ftz` ptxas scales around the hardware's instruction.
    ("rcp.approx.f32", lambda x: 1 / x, (3e-39, 1.1e-38), ulps(1)),
    ("rcp.approx.f32", lambda x: 1 / x, (1e38, 3.4e38), ulps(1)),
    ("sqrt.approx.f32", gmpy2.sqrt, (1e-44, 1.1e-38), relative(-23)),
    ("rsqrt.approx.f32", lambda x: 1 / gmpy2.sqrt(x), (1e-44, 1.1e-38), relative(-22.9)),
    ("lg2.approx.f32", gmpy2.log2, (1e-44, 1.1e-38), relative(-22)),
    ("tanh.approx.f32", gmpy2.tanh, (-10, 10), relative(-11)),
]


@pytest.mark.parametrize(("mnemonic", "function", "span", "close"), UNARY)
def test_unary(mnemonic, function, span, close):
    for column in inputs(*span, 8, mnemonic):
        for pattern, result in zip(column, run(mnemonic, [column]), strict=True):
            wanted = function(real(decode(pattern, F32)))
            assert close(wanted, real(decode(result, F32))), (hex(pattern), hex(result))


@pytest.mark.parametrize("mnemonic", ["div.approx.f32", "div.full.f32", "div.approx.ftz.f32"])
def test_division(mnemonic):
    for above, below in zip(inputs(-1e6, 1e6, 4, 1), inputs(1e-3, 1e9, 4, 2), strict=True):
        for a, b, result in zip(above, below, run(mnemonic, [above, below]), strict=True):
            wanted = real(decode(a, F32)) / real(decode(b, F32))
            assert abs(real(decode(result, F32)) - wanted) <= 2 * ulp(abs(wanted), F32)


def test_division_by_subnormal_numbers():
    """ptxas scales both operands where `.ftz` is not written: the quotient is as good as anywhere else."""
    rng = random.Random(3)
    for _ in range(8):
        below = [rng.randrange(1, 1 << 23) for _ in range(LANES)]
        above = [rng.randrange(1, 1 << 24) for _ in range(LANES)]
        for a, b, result in zip(above, below, run("div.approx.f32", [above, below]), strict=True):
            wanted = real(decode(a, F32)) / real(decode(b, F32))
            assert abs(real(decode(result, F32)) - wanted) <= 2 * ulp(abs(wanted), F32)


HALF = [
    ("tanh.approx.f16", "f16", gmpy2.tanh, absolute(-10.987)),
    ("tanh.approx.bf16", "bf16", gmpy2.tanh, absolute(-8)),
    ("ex2.approx.f16", "f16", gmpy2.exp2, relative(-9.9)),
    ("ex2.approx.ftz.bf16", "bf16", gmpy2.exp2, relative(-7)),
]


@pytest.mark.parametrize(("mnemonic", "name", "function", "close"), HALF)
def test_half_precision_exhaustively(mnemonic, name, function, close):
    format_ = FORMATS[name]
    least = mpfr(2) ** (1 - format_.bias)
    for start in range(0, 1 << 16, 4 * LANES):
        column = list(range(start, start + LANES))
        for pattern, result in zip(column, run(mnemonic, [column]), strict=True):
            number = decode(pattern, format_)
            if isinstance(number.magnitude, Special):
                continue
            wanted, got = function(real(number)), decode(result, format_)
            if got.magnitude is Special.INF:
                assert wanted >= mpfr(2) ** format_.bias
            elif abs(wanted) >= least or "tanh" in mnemonic:
                assert close(wanted, real(got)), (hex(pattern), hex(result))


INF, NEGATIVE_INF, NAN, ONE = 0x7F80_0000, 0xFF80_0000, 0x7FFF_FFFF, 0x3F80_0000
NEGATIVE_ZERO, NEGATIVE_ONE = 0x8000_0000, 0xBF80_0000
SPECIAL = [
    ("rcp.approx.f32", [(0, INF), (NEGATIVE_ZERO, NEGATIVE_INF), (INF, 0), (NEGATIVE_INF, NEGATIVE_ZERO)]),
    ("sqrt.approx.f32", [(NEGATIVE_INF, NAN), (NEGATIVE_ONE, NAN), (NEGATIVE_ZERO, NEGATIVE_ZERO), (0, 0), (INF, INF)]),
    ("rsqrt.approx.f32", [(NEGATIVE_ONE, NAN), (NEGATIVE_ZERO, NEGATIVE_INF), (0, INF), (INF, 0)]),
    ("sin.approx.f32", [(INF, NAN), (NEGATIVE_INF, NAN), (0, 0), (NEGATIVE_ZERO, NEGATIVE_ZERO)]),
    ("cos.approx.f32", [(INF, NAN), (NEGATIVE_INF, NAN), (0, ONE), (NEGATIVE_ZERO, ONE)]),
    ("lg2.approx.f32", [(NEGATIVE_ONE, NAN), (0, NEGATIVE_INF), (NEGATIVE_ZERO, NEGATIVE_INF), (INF, INF), (ONE, 0)]),
    ("ex2.approx.f32", [(NEGATIVE_INF, 0), (INF, INF), (0, ONE), (NEGATIVE_ZERO, ONE)]),
    ("tanh.approx.f32", [(INF, ONE), (NEGATIVE_INF, NEGATIVE_ONE), (0, 0), (NEGATIVE_ZERO, NEGATIVE_ZERO)]),
]


@pytest.mark.parametrize(("mnemonic", "cases"), SPECIAL)
def test_special_values(mnemonic, cases):
    given = [pattern for pattern, _ in cases] + [0x7F80_0001]
    wanted = [result for _, result in cases] + [NAN]
    assert run(mnemonic, [given])[: len(wanted)] == wanted


@pytest.mark.parametrize(
    ("b", "a", "wanted"),
    [(0x7F00_0000, ONE, 0), (0x7F00_0000, INF, NAN), (0xFF00_0000, ONE, NEGATIVE_ZERO), (INF, ONE, 0)],
)
def test_division_by_great_numbers(a, b, wanted):
    assert run("div.approx.f32", [[a], [b]])[0] == wanted


F64_CASES = [
    ("rcp.approx.ftz.f64", 0x4000_0000_0000_0000, 0x3FE0_0000_0000_0000),
    ("rcp.approx.ftz.f64", 0x4000_0000_FFFF_FFFF, 0x3FE0_0000_0000_0000),
    ("rcp.approx.ftz.f64", 0x8000_0000_0000_0000, 0xFFF0_0000_0000_0000),
    ("rcp.approx.ftz.f64", 0x000F_FFFF_FFFF_FFFF, 0x7FF0_0000_0000_0000),
    ("rcp.approx.ftz.f64", 0x7FF8_0000_0000_0000, 0x7FFF_FFFF_0000_0000),
    ("rsqrt.approx.ftz.f64", 0x4010_0000_0000_0000, 0x3FE0_0000_0000_0000),
    ("rsqrt.approx.ftz.f64", 0xBFF0_0000_0000_0000, 0x7FFF_FFFF_0000_0000),
    ("rsqrt.approx.ftz.f64", 0x8000_0000_0000_0000, 0xFFF0_0000_0000_0000),
    ("rsqrt.approx.ftz.f64", 0x7FF0_0000_0000_0000, 0x0000_0000_0000_0000),
]


@pytest.mark.parametrize(("mnemonic", "pattern", "wanted"), F64_CASES)
def test_upper_halves(mnemonic, pattern, wanted):
    assert run(mnemonic, [[pattern]])[0] == wanted
