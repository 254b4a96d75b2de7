"""Sums with their exact errors, and rounding to odd.

Rounding to odd takes, of the two neighbours of an inexact result, the one whose last bit is set. Rounding that once
more, to a type at least two bits narrower, gives what rounding the exact result would give, in any direction.
"""

from __future__ import annotations

from ptxvm.lanes.lanes import Lanes, absolute, where
from ptxvm.lanes.types import F32, F64, S32, signed_type


def two_sum(a: Lanes, b: Lanes) -> tuple[Lanes, Lanes]:
    """The nearest sum and what it lacks, exactly; the error is a NaN where the sum is not finite."""
    total = a + b
    part = total - a
    return total, (a - (total - part)) + (b - part)


def to_odd(nearest: Lanes, error: Lanes) -> Lanes:
    """The nearest result and what it lacks, rounded to odd."""
    integer = signed_type(nearest.type)
    bits = nearest.raw_bits(integer)
    # Less by 1 where the error points to zero: where the signs differ.
    truncated = bits + ((bits ^ error.raw_bits(integer)) >> (nearest.type.element.bits - 1))
    return where(absolute(error) > 0.0, truncated | 1, bits).raw_bits(nearest.type).with_nan_fact(True)


def to_odd_f32(a: Lanes) -> Lanes:
    """An f64 as f32, rounded to odd."""
    nearest = a.to(F32)
    bits, back = nearest.raw_bits(S32), nearest.to(F64)
    truncated = where(absolute(back) > absolute(a), bits - 1, bits)
    return where(absolute(a - back) > 0.0, truncated | 1, bits).raw_bits(F32).with_nan_fact(True)
