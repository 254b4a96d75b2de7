"""`sin.approx` and `cos.approx`."""

from __future__ import annotations

import math

from ptxvm.lanes.fp.polynomial import nearest_integer, polynomial
from ptxvm.lanes.lanes import Lanes, absolute, fma, round_to_integral, where
from ptxvm.lanes.types import F32, S32

#: (sin(r) - r) / r^3 and (cos(r) - 1 + r^2/2) / r^4 in powers of r^2, for |r| <= pi/4.
_SIN = (-0.16666653752326965, 0.00833209976553917, -0.00019506407261360437)
_COS = (0.04166664555668831, -0.0013887298991903663, 2.4430239136563614e-05)

#: 1 / (2 pi) as an f32: an angle times this, rounded towards zero, is what hardware takes the sine of, in turns.
_TURNS = 0.15915493667125702
#: Turns count in steps of so much, which an f32 of half a turn or more does by itself.
_STEP = 2.0**-25
#: From so many turns on they are whole.
_WHOLE = 2.0**23


def sin_approx(x: Lanes) -> Lanes:
    """The sine of an f32 in radians, to 2^-22.5 of the angle that hardware sees; of infinities NaN.

    That angle has lost what is below 2^-25 turns: tiny angles, and those of 2^23 turns, give a zero of their sign.
    """
    rest, quadrant = _reduced(x)
    sign = x.raw_bits(S32) & -(2**31)
    return (_in_quadrant(rest, quadrant).raw_bits(S32) ^ sign).raw_bits(F32).with_nan_fact(True)


def cos_approx(x: Lanes) -> Lanes:
    """The cosine, as `sin_approx`; from 2^23 turns on it is 1."""
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
    """The distance of |x| to the nearest multiple of pi/2, and its number modulo 4."""
    turns = _turns(absolute(x))
    part = turns - round_to_integral(turns)
    whole, quadrant = nearest_integer(part, 4.0)
    return fma(whole, -0.25, part) * (2 * math.pi), quadrant


def _turns(x: Lanes) -> Lanes:
    """x / 2 pi as hardware has it, rounded towards zero; 0 where it is so large that it is whole."""
    nearest = x * _TURNS
    above = fma(x, _TURNS, -nearest) < 0.0
    turns = where(above, (nearest.raw_bits(S32) - 1).raw_bits(F32), nearest)
    turns = where(turns < 0.5, (turns * (1 / _STEP)).to(S32).to(F32) * _STEP, turns)
    return where(turns < _WHOLE, turns, turns - turns)
