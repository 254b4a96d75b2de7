"""`ex2.approx` and `tanh.approx`."""

from __future__ import annotations

from ptxvm.lanes.fp.polynomial import in_f32, nearest_integer, polynomial
from ptxvm.lanes.fp.special_values import copy_sign
from ptxvm.lanes.lanes import Lanes, absolute, fma, scaled, unordered, where
from ptxvm.lanes.types import F32

#: 2^f for |f| <= 1/2, to 2^-28.
_EXP2 = (
    1.0,
    0.6931471824645996,
    0.24022647738456726,
    0.05550359934568405,
    0.009618505835533142,
    0.0013390806270763278,
    0.0001532646274426952,
)
_TWO_OVER_LN2 = 2.8853900817779268
#: (tanh(x) - x) / x^3 in powers of x^2, for |x| <= 1/4.
_TANH = (-0.3333333333333333, 0.13333333333333333, -0.05396825396825397, 0.021869488536155203)


def exp2_approx(x: Lanes, ftz: bool = False) -> Lanes:
    """2^x, to 1 ulp (f32) or rounded from that (f16, bf16).

    With `ftz`, subnormal f32 results become +0, which is faster; subnormal operands need no flushing.
    """
    if x.type.element is not F32:
        return in_f32(exp2_approx, x)
    return (_exp2_normal(x) if ftz else _exp2(x)).with_nan_fact(True)


def _exp2_normal(x: Lanes) -> Lanes:
    limited = where(x > 128.0, 128.0, x)  # 2^128 is infinite, too
    whole, exponent = nearest_integer(limited)
    power = polynomial(limited - whole, _EXP2)
    result = scaled(power, whole)
    if result is None:
        result = (power.raw_bits(exponent.type) + (exponent << 23)).raw_bits(x.type)
        result = where(unordered(x, x), x, result)
    return where(x < -126.0, 0.0, result)


def _exp2(x: Lanes) -> Lanes:
    limited = where(x < -160.0, -160.0, where(x > 160.0, 160.0, x))
    whole, exponent = nearest_integer(limited)
    power = polynomial(limited - whole, _EXP2)
    result = scaled(power, whole)
    if result is not None:
        return result
    # The factor 2^k in two parts: one would not reach subnormal results.
    half = exponent >> 1
    for part in (half, exponent - half):
        power = power * ((part + 127) << 23).raw_bits(x.type)
    return where(unordered(x, x), x, power)


def tanh_approx(x: Lanes) -> Lanes:
    """The hyperbolic tangent, to a relative error of 2^-20 (f32) or rounded from that (f16, bf16)."""
    if x.type.element is not F32:
        return in_f32(tanh_approx, x)
    magnitude = absolute(x)
    square = x * x
    # 1 - 2 / (e^2x + 1) would cancel near 0.
    small = fma(magnitude * square, polynomial(square, _TANH), magnitude)
    large = 1.0 - 2.0 / (_exp2_normal(magnitude * _TWO_OVER_LN2) + 1.0)
    result = copy_sign(where(magnitude < 0.25, small, large), x)
    return where(unordered(x, x), x, result).with_nan_fact(True)
