"""f64 arithmetic rounded in a given direction.

Operands are scaled to magnitudes in [1, 2), where no intermediate result over- or underflows: the nearest result and
the sign of its error are found there, then brought to their exponent in the given direction.
"""

from __future__ import annotations

from ptxvm.lanes.exact import two_sum
from ptxvm.lanes.fp.rounding import Rounding, signed_zero_sum
from ptxvm.lanes.fp.special_values import is_finite
from ptxvm.lanes.lanes import Lanes, fma, leading_zeros, maximum, minimum, square_root, where
from ptxvm.lanes.types import F64, S64, U64
from ptxvm.records import record

_FRACTION = (1 << 52) - 1
_SIGN = 1 << 63
_ONE = 1023 << 52
#: How far an addend is kept from the product: beyond it, only its sign matters.
_FAR = 120


@record()
class _Scaled:
    """`significand` times 2^`exponent`; the significand has a magnitude in [1, 2)."""

    significand: Lanes
    exponent: Lanes


def _scaled(x: Lanes) -> _Scaled:
    """Of a finite number that is not 0."""
    bits = x.raw_bits(U64)
    magnitude = bits & ~_SIGN
    shift = where(magnitude <= _FRACTION, leading_zeros(magnitude) - 11, 0)
    normal = magnitude << shift
    field = where(shift == 0, magnitude >> 52, 1)
    significand = (normal & _FRACTION) | _ONE | (bits & _SIGN)
    return _Scaled(significand.raw_bits(F64), field.raw_bits(S64) - 1023 - shift.to(S64))


def _power(exponent: Lanes) -> Lanes:
    """2^exponent of a normal number."""
    return ((exponent + 1023) << 52).raw_bits(F64)


def mul(a: Lanes, b: Lanes, rounding: Rounding) -> Lanes:
    x, y = _scaled(a), _scaled(b)
    product = x.significand * y.significand
    error = fma(x.significand, y.significand, -product)
    result = _finish(product, error, x.exponent + y.exponent, rounding)
    return where(_is_ordinary(a) & _is_ordinary(b), result, a * b)


def div(a: Lanes, b: Lanes, rounding: Rounding) -> Lanes:
    x, y = _scaled(a), _scaled(b)
    quotient = x.significand / y.significand
    remainder = fma(-quotient, y.significand, x.significand)
    error = where(y.significand < 0.0, -remainder, remainder)
    result = _finish(quotient, error, x.exponent - y.exponent, rounding)
    return where(_is_ordinary(a) & _is_ordinary(b), result, a / b)


def sqrt(a: Lanes, rounding: Rounding) -> Lanes:
    x = _scaled(a)
    half = x.exponent >> 1
    radicand = where((x.exponent & 1) == 0, x.significand, x.significand * 2.0)
    root = square_root(radicand)
    result = _finish(root, fma(-root, root, radicand), half, rounding)
    return where(_is_ordinary(a) & (a > 0.0), result, square_root(a))


def fused(a: Lanes, b: Lanes, c: Lanes, rounding: Rounding) -> Lanes:
    x, y, z = _scaled(a), _scaled(b), _scaled(c)
    exponent = x.exponent + y.exponent
    distance = z.exponent - exponent
    addend = z.significand * _power(maximum(minimum(distance, _FAR), -_FAR))
    addend = where(c == 0.0, 0.0, addend)
    exponent = where((distance > _FAR) & (c != 0.0), z.exponent - _FAR, exponent)
    total, error = _fma_with_error(x.significand, y.significand, addend)
    result = where(total == 0.0, total, _finish(total, error, exponent, rounding))
    if rounding is Rounding.RM:
        result = signed_zero_sum(result, total == 0.0, x.significand * y.significand, c)
    plain = fma(a, b, c)
    if rounding is Rounding.RM:
        plain = signed_zero_sum(plain, plain == 0.0, a * b, c)
    return where(_is_ordinary(a) & _is_ordinary(b) & is_finite(c), result, plain)


def _fma_with_error(a: Lanes, b: Lanes, c: Lanes) -> tuple[Lanes, Lanes]:
    """The nearest result, and a number with the sign of what it lacks (Boldo and Muller)."""
    nearest = fma(a, b, c)
    product = a * b
    low = fma(a, b, -product)
    high, rest = two_sum(c, low)
    total, error = two_sum(product, high)
    return nearest, ((total - nearest) + error) + rest


def _is_ordinary(x: Lanes) -> Lanes:
    return is_finite(x) & (x != 0.0)


def _finish(nearest: Lanes, error: Lanes, exponent: Lanes, rounding: Rounding) -> Lanes:
    """(`nearest` + `error`) times 2^`exponent`; of the error only the sign counts."""
    bits = nearest.raw_bits(U64)
    negative = (bits & _SIGN) != 0
    # Truncated to 53 bits: one less where the exact value lies on the side of zero.
    bits = where((error < 0.0) ^ negative, where(error != 0.0, bits - 1, bits), bits) & ~_SIGN
    exponent = exponent + (bits >> 52).raw_bits(S64) - 1023
    significand = (bits & _FRACTION) | (1 << 52)
    lost = minimum(maximum(-1022 - exponent, 0), 60).raw_bits(U64)
    kept = significand >> lost
    inexact = (error != 0.0) | ((kept << lost) != significand)
    field = maximum(exponent + 1022, 0).raw_bits(U64)
    # The leading bit of `kept` adds the 1 that `field` lacks; subnormal numbers have neither.
    magnitude = where(exponent > 1023, 0x7FEF_FFFF_FFFF_FFFF, (field << 52) + kept)
    inexact = inexact | (exponent > 1023)
    match rounding:
        case Rounding.RP:
            magnitude = where(inexact & ~negative, magnitude + 1, magnitude)
        case Rounding.RM:
            magnitude = where(inexact & negative, magnitude + 1, magnitude)
    sign = where(negative, nearest.reading.constant(U64, _SIGN), 0)
    return (magnitude | sign).raw_bits(F64)
