"""Sums with their exact errors."""

from __future__ import annotations

from ptxvm.lanes.fp.special_values import sign_mask
from ptxvm.lanes.lanes import Lanes, unordered, where
from ptxvm.lanes.types import signed_type, unsigned_type


def two_sum(a: Lanes, b: Lanes) -> tuple[Lanes, Lanes]:
    """The nearest sum and what it lacks, exactly; the error is a NaN where the sum is not finite."""
    total = a + b
    part = total - a
    return total, (a - (total - part)) + (b - part)


def to_odd(nearest: Lanes, error: Lanes) -> Lanes:
    """Of the two neighbours of an inexact result, the one whose last bit is set; exact results stay."""
    bits = nearest.raw_bits(signed_type(nearest.type))
    outward = (error > 0.0) == (bits >= 0)
    keep = (error == 0.0) | unordered(error, error) | ((bits & 1) != 0)
    return where(keep, bits, where(outward, bits + 1, bits - 1)).raw_bits(nearest.type).with_nan_fact(True)


def signed_zero_sum(result: Lanes, is_zero: Lanes, a: Lanes, b: Lanes) -> Lanes:
    """Rounding down, a sum that is exactly zero is -0 unless both terms are +0."""
    integer = unsigned_type(result.type)
    zero = (a.raw_bits(integer) | b.raw_bits(integer)) & sign_mask(result.type)
    return where(is_zero, zero.raw_bits(result.type), result)
