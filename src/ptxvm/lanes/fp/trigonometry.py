"""`sin.approx` and `cos.approx`."""

from __future__ import annotations

import math

from ptxvm.lanes.fp.polynomial import nearest_integer, polynomial
from ptxvm.lanes.fp.special_values import is_finite
from ptxvm.lanes.lanes import Lanes, absolute, fma, outline, rarely, round_to_integral, where
from ptxvm.lanes.types import F32, F64, S32, S64

#: (sin(r) - r) / r^3 and (cos(r) - 1 + r^2/2) / r^4 in powers of r^2, for |r| <= pi/4.
_SIN = (-0.16666653752326965, 0.00833209976553917, -0.00019506407261360437)
_COS = (0.04166664555668831, -0.0013887298991903663, 2.4430239136563614e-05)

#: pi/2 as the sum of an f32 and the f32 next to the rest; the same for f64.
_HALF_PI_F32 = (1.57079637050628662109375, -4.37113900018624283e-8)
_HALF_PI_F64 = (math.pi / 2, 6.123233995736766e-17)
#: Below it, the quadrant times the first part above is exact up to bits that cancel.
_FAST = 2.0**16
#: Above it, neighbouring numbers are more than a period apart.
_LAST = 2.0**50


def sin_approx(x: Lanes) -> Lanes:
    """The sine of an f32 in radians, to an absolute error of 2^-23; of infinities NaN.

    Beyond 2^50, where neighbouring numbers are periods apart, it is 0.
    """
    rest, quadrant = _reduced(x)
    result = _in_quadrant(rest, quadrant)
    return where(x == 0.0, x, result).with_nan_fact(True)


def cos_approx(x: Lanes) -> Lanes:
    """The cosine, as `sin_approx`; beyond 2^50 it is 1."""
    rest, quadrant = _reduced(x)
    return _in_quadrant(rest, quadrant + 1).with_nan_fact(True)


def _in_quadrant(rest: Lanes, quadrant: Lanes) -> Lanes:
    """sin(rest + quadrant pi/2)."""
    square = rest * rest
    sine = fma(rest * square, polynomial(square, _SIN), rest)
    cosine = fma(square * square, polynomial(square, _COS), fma(square, -0.5, 1.0))
    result = where((quadrant & 1) == 0, sine, cosine).raw_bits(S32)
    return (result ^ ((quadrant & 2) << 30)).raw_bits(F32)


def _reduced(x: Lanes) -> tuple[Lanes, Lanes]:
    """The distance to the nearest multiple of pi/2, and its number modulo 4."""
    near = absolute(x) < _FAST
    return rarely(~near, lambda: _reduced_far(x), lambda: _reduced_near(x))


def _reduced_near(x: Lanes) -> tuple[Lanes, Lanes]:
    whole, quadrant = nearest_integer(x, 2 / math.pi)
    rest = fma(-whole, _HALF_PI_F32[0], x)
    return fma(-whole, _HALF_PI_F32[1], rest), quadrant


def _reduced_far(x: Lanes) -> tuple[Lanes, Lanes]:
    return outline("reduced_angle", _far_rest, x), outline("quadrant", _far_quadrant, x)


def _far_whole(x: Lanes) -> tuple[Lanes, Lanes]:
    x = where(is_finite(x) & (absolute(x) > _LAST), 0.0, x)
    wide = x.to(F64)
    return wide, round_to_integral(wide * (2 / math.pi))


def _far_rest(x: Lanes) -> Lanes:
    wide, whole = _far_whole(x)
    return fma(-whole, _HALF_PI_F64[1], fma(-whole, _HALF_PI_F64[0], wide)).to(F32)


def _far_quadrant(x: Lanes) -> Lanes:
    _, whole = _far_whole(x)
    return whole.to(S64).to(S32)
