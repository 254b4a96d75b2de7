"""Minimum and maximum of floats: -0 is less than +0, and a NaN loses or wins."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from ptxvm.lanes.fp.special_values import canonical_constant, copy_sign
from ptxvm.lanes.lanes import Lanes, absolute, extreme, unordered, where
from ptxvm.lanes.types import F32, packed, unsigned_type


def minimum(a: Lanes, b: Lanes, nan: bool = False, xorsign_abs: bool = False) -> Lanes:
    """`min`: the other operand where one is a NaN, or NaN with `nan` (`.NaN`); the canonical NaN where both are.

    `xorsign_abs` (`.xorsign.abs`): the minimum of the magnitudes, negative where exactly one operand has its sign bit
    set.
    """
    return _extreme(_lesser, a, b, nan, xorsign_abs)


def maximum(a: Lanes, b: Lanes, nan: bool = False, xorsign_abs: bool = False) -> Lanes:
    """`max`, with the rules of `minimum`."""
    return _extreme(_greater, a, b, nan, xorsign_abs)


def _extreme(choose: Callable[[Lanes, Lanes], Lanes], a: Lanes, b: Lanes, nan: bool, xorsign_abs: bool) -> Lanes:
    if xorsign_abs:
        sign = (a.bits(unsigned_type(a.type)) ^ b.bits(unsigned_type(a.type))).raw_bits(a.type)
        # A NaN has no sign to give: it is the canonical one.
        return copy_sign(_extreme(choose, absolute(a), absolute(b), nan, False), sign).with_nan_fact(True)
    if a.type.element.bits == 16:
        # Comparisons of 16-bit floats are made in f32 anyway.
        wide = packed(F32, a.type.elements)
        return _extreme(choose, a.to(wide), b.to(wide), nan, False).to(a.type)
    for value, number in ((a, b), (b, a)):
        if _settles(choose, number):
            chosen = where(value > number if choose is _greater else value < number, value, number)
            chosen = chosen.with_nan_fact(False)
            return where(unordered(value, value), canonical_constant(a), chosen) if nan else chosen
    found = extreme(choose is _greater, a, b, numbers=nan)
    chosen = choose(a, b) if found is None else found
    if nan:
        return where(unordered(a, b), canonical_constant(a), chosen).with_nan_fact(False)
    return where(unordered(b, b), a, chosen).with_nan_fact(True) if found is None else found


def _lesser(a: Lanes, b: Lanes) -> Lanes:
    """Equal operands are the same bits, or zeros, of which the negative one has more of them."""
    return where(a == b, (_bits(a) | _bits(b)).raw_bits(a.type), where(a < b, a, b))


def _greater(a: Lanes, b: Lanes) -> Lanes:
    return where(a == b, (_bits(a) & _bits(b)).raw_bits(a.type), where(a > b, a, b))


def _settles(choose: Callable[[Lanes, Lanes], Lanes], number: Lanes) -> bool:
    """Whether one compare is enough: the operand is a known number, which a NaN gives way to and an equal one may be
    replaced by. (Of zeros that is the one which is chosen.)"""
    if not number.is_constant or number.type.elements > 1 or number.data.ndim or np.isnan(number.data):
        return False
    return bool(number.data != 0 or np.signbit(number.data) == (choose is _lesser))


def _bits(a: Lanes) -> Lanes:
    return a.raw_bits(unsigned_type(a.type))
