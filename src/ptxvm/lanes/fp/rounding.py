"""Rounding directions, and the step from the nearest result to the one in a given direction."""

from __future__ import annotations

from enum import Enum

from ptxvm.lanes.fp.special_values import sign_mask
from ptxvm.lanes.lanes import Lanes, where
from ptxvm.lanes.types import signed_type, unsigned_type


class Rounding(Enum):
    """PTX's names. RNA (ties away from zero) and RS (by random bits) exist for conversions only."""

    RN = "rn"
    RZ = "rz"
    RM = "rm"
    RP = "rp"
    RNA = "rna"
    RS = "rs"


def signed_zero_sum(result: Lanes, is_zero: Lanes, a: Lanes, b: Lanes) -> Lanes:
    """Rounding down, a sum that is exactly zero is -0 unless both terms are +0."""
    integer = unsigned_type(result.type)
    zero = (a.raw_bits(integer) | b.raw_bits(integer)) & sign_mask(result.type)
    return where(is_zero, zero.raw_bits(result.type), result)


def step(nearest: Lanes, below: Lanes, above: Lanes, rounding: Rounding) -> Lanes:
    """The neighbour of `nearest` in the direction of `rounding`.

    `below`, `above`: whether the exact result is less or greater than `nearest`, which has its sign (so that a zero
    is the zero of the side the exact result lies on).
    """
    bits = nearest.raw_bits(signed_type(nearest.type))
    negative = bits < 0
    inward, outward = where(negative, above, below), where(negative, below, above)
    match rounding:
        case Rounding.RZ:
            moved = where(inward, bits - 1, bits)
        case Rounding.RM:
            moved = where(below, where(outward, bits + 1, bits - 1), bits)
        case Rounding.RP:
            moved = where(above, where(outward, bits + 1, bits - 1), bits)
        case Rounding.RN:
            moved = bits
        case _:
            raise TypeError(f"no step rounds {rounding.value}")
    return moved.raw_bits(nearest.type).with_nan_fact(True)
