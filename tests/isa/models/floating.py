"""Floating-point arithmetic on exact fractions, rounded here: an oracle that shares nothing with the host's floats."""

from dataclasses import dataclass
from enum import Enum
from fractions import Fraction
from math import isqrt


@dataclass(frozen=True)
class Format:
    """An IEEE 754 binary format; `nan` is the pattern arithmetic yields."""

    bits: int
    fraction: int
    nan: int

    @property
    def exponent_bits(self):
        return self.bits - 1 - self.fraction

    @property
    def bias(self):
        return (1 << (self.exponent_bits - 1)) - 1

    @property
    def sign(self):
        return 1 << (self.bits - 1)

    @property
    def infinity(self):
        return ((1 << self.exponent_bits) - 1) << self.fraction


F16 = Format(16, 10, 0x7FFF)
BF16 = Format(16, 7, 0x7FFF)
F32 = Format(32, 23, 0x7FFF_FFFF)
F64 = Format(64, 52, 0xFFF8_0000_0000_0000)
FORMATS = {"f16": F16, "bf16": BF16, "f32": F32, "f64": F64}


class Special(Enum):
    NAN = "nan"
    INF = "inf"


@dataclass(frozen=True)
class Number:
    """A sign and a magnitude: a fraction, INF or NAN."""

    negative: bool
    magnitude: Fraction | Special

    @property
    def is_nan(self):
        return self.magnitude is Special.NAN

    @property
    def is_inf(self):
        return self.magnitude is Special.INF

    @property
    def is_zero(self):
        return self.magnitude == 0

    @property
    def value(self):
        return -self.magnitude if self.negative else self.magnitude


NAN = Number(False, Special.NAN)
ZERO = Number(False, Fraction(0))
ONE = Number(False, Fraction(1))


def decode(bits: int, form: Format) -> Number:
    negative, rest = bool(bits & form.sign), bits & (form.sign - 1)
    if rest > form.infinity:
        return Number(negative, Special.NAN)
    if rest == form.infinity:
        return Number(negative, Special.INF)
    exponent, fraction = rest >> form.fraction, rest & ((1 << form.fraction) - 1)
    significand = fraction + (1 << form.fraction) if exponent else fraction
    return Number(negative, Fraction(significand) * Fraction(2) ** (max(exponent, 1) - form.bias - form.fraction))


def encode(number: Number, form: Format, rounding: str = "rn") -> int:
    """The pattern of the number, rounded `rn`, `rz`, `rm` or `rp`."""
    if number.is_nan:
        return form.nan
    sign = form.sign if number.negative else 0
    if number.is_inf:
        return sign | form.infinity
    away = {"rz": False, "rm": number.negative, "rp": not number.negative}.get(rounding)
    code = min(_round(number.magnitude, form, away), form.infinity)
    if code == form.infinity and away is False:
        code -= 1
    return sign | code


def _round(magnitude: Fraction, form: Format, away: bool | None) -> int:
    if magnitude == 0:
        return 0
    exponent = magnitude.numerator.bit_length() - magnitude.denominator.bit_length()
    if Fraction(2) ** exponent > magnitude:
        exponent -= 1
    exponent = max(exponent, 1 - form.bias)
    scaled = magnitude / Fraction(2) ** (exponent - form.fraction)
    kept, rest = divmod(scaled.numerator, scaled.denominator)
    rest = Fraction(rest, scaled.denominator)
    up = rest > Fraction(1, 2) or (rest == Fraction(1, 2) and kept & 1) if away is None else away and rest > 0
    return ((exponent + form.bias - 1) << form.fraction) + kept + int(up)


def add(a: Number, b: Number, rounding: str) -> Number:
    if a.is_nan or b.is_nan or (a.is_inf and b.is_inf and a.negative != b.negative):
        return NAN
    if a.is_inf or b.is_inf:
        return a if a.is_inf else b
    total = a.value + b.value
    if total == 0:
        same = a.negative == b.negative and a.is_zero and b.is_zero
        return Number(a.negative if same else rounding == "rm", Fraction(0))
    return Number(total < 0, abs(total))


def negate(a: Number) -> Number:
    return Number(not a.negative, a.magnitude)


def mul(a: Number, b: Number) -> Number:
    negative = a.negative != b.negative
    if a.is_nan or b.is_nan or (a.is_inf and b.is_zero) or (a.is_zero and b.is_inf):
        return NAN
    return Number(negative, Special.INF if a.is_inf or b.is_inf else a.magnitude * b.magnitude)


def fma(a: Number, b: Number, c: Number, rounding: str) -> Number:
    return add(mul(a, b), c, rounding)


def div(a: Number, b: Number) -> Number:
    negative = a.negative != b.negative
    if a.is_nan or b.is_nan or (a.is_inf and b.is_inf) or (a.is_zero and b.is_zero):
        return NAN
    if a.is_inf or b.is_zero:
        return Number(negative, Special.INF)
    return Number(negative, Fraction(0) if b.is_inf else a.magnitude / b.magnitude)


def sqrt(a: Number) -> Number:
    """Exact where possible, else with a last bit far below any format's that tells on which side the root lies."""
    if a.is_zero:
        return a
    if a.is_nan or a.negative:
        return NAN
    if a.is_inf:
        return a
    scaled = a.magnitude * (1 << 2600)
    root = isqrt(scaled.numerator // scaled.denominator)
    inexact = root * root * scaled.denominator != scaled.numerator
    return Number(False, Fraction(2 * root + int(inexact), 1 << 1301))


def order(a: Number):
    """A key by which numbers sort, -0 before +0."""
    if a.is_inf:
        return (-1 if a.negative else 1, 0, 0)
    return (0, a.value, not a.negative)


def minimum(a: Number, b: Number) -> Number:
    return min(a, b, key=order)


def maximum(a: Number, b: Number) -> Number:
    return max(a, b, key=order)
