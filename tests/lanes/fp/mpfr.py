"""Exact values rounded by MPFR, for formats that softfloat lacks."""

from __future__ import annotations

from fractions import Fraction

import gmpy2

from ptxvm.lanes import BF16, F16, F32, F64, Type
from ptxvm.lanes.fp import Rounding
from ptxvm.lanes.fp.special_values import exponent_mask, fraction_bits, sign_mask

_MODES = {
    Rounding.RN: gmpy2.RoundToNearest,
    Rounding.RZ: gmpy2.RoundToZero,
    Rounding.RM: gmpy2.RoundDown,
    Rounding.RP: gmpy2.RoundUp,
}
_EXPONENTS = {F16: 16, BF16: 128, F32: 128, F64: 1024}


def rounded(value: Fraction, type_: Type, rounding: Rounding) -> int:
    """Bits of a fraction other than 0 as a float of the type."""
    precision, greatest = fraction_bits(type_) + 1, _EXPONENTS[type_]
    with gmpy2.context(
        precision=precision,
        emax=greatest,
        emin=4 - greatest - precision,
        subnormalize=True,
        round=_MODES[rounding],
    ):
        number = gmpy2.mpfr(gmpy2.mpq(value.numerator, value.denominator))
    return _bits(number, value < 0, type_)


def _bits(number: gmpy2.mpfr, negative: bool, type_: Type) -> int:
    sign = sign_mask(type_) if negative else 0
    if gmpy2.is_infinite(number):
        return sign | exponent_mask(type_)
    fraction, least = fraction_bits(type_), 2 - _EXPONENTS[type_]
    magnitude = abs(Fraction(*number.as_integer_ratio()))
    if magnitude == 0:
        return sign
    exponent = max(least, (magnitude.numerator.bit_length() - magnitude.denominator.bit_length()))
    while Fraction(2) ** exponent > magnitude and exponent > least:
        exponent -= 1
    significand = magnitude / Fraction(2) ** (exponent - fraction)
    assert significand.denominator == 1
    return sign | (((exponent - least) << fraction) + significand.numerator)
