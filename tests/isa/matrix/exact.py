"""Sums of tensor cores by Python's integers, written from the papers' description: exact products are aligned with the
accumulator at the greatest exponent, cut below so many bits, added, and rounded once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

import numpy as np
from tests.isa.matrix.reference import FORMATS

_NAN = {"f32": 0x7FFF_FFFF, "f16": 0x7FFF}
_INFINITY = {"f32": 0x7F80_0000, "f16": 0x7C00}
_SIGN = {"f32": 0x8000_0000, "f16": 0x8000}
_WITHOUT_SPECIALS = ("e3m2", "e2m3", "e2m1")
#: Zeros do not count in alignments; terms are aligned to no smaller exponent than this (tests/agreement/hardware).
_ZERO_EXPONENT, _LEAST_EXPONENT = -1000, -133


@dataclass(frozen=True)
class Number:
    """`significand / 2 ** fraction * 2 ** exponent`, or an infinity of that sign, or (significand 0) NaN."""

    significand: int
    exponent: int = 0
    fraction: int = 0
    is_finite: bool = True


@dataclass(frozen=True)
class Steps:
    """Products that are added at once, bits of alignment, fraction bits of f32 results."""

    products: int
    alignment: int
    fraction: int = 23


def steps(generation: str, type_: str) -> Steps:
    """How a generation from sm_80 on adds products of `mma`; what it does not have, as the next one that does."""
    if generation in ("sm_80", "sm_89"):
        if type_ in ("e4m3", "e5m2"):
            return Steps(16, 13, 13)
        if type_ not in _WITHOUT_SPECIALS:
            return Steps(4 if type_ == "tf32" else 8, 24)
    return Steps(256, 25)


def number(code: int, type_: str) -> Number:
    """What a code means."""
    exponent_bits, fraction_bits = FORMATS[type_]
    sign = -1 if code >> exponent_bits + fraction_bits & 1 else 1
    field, fraction = code >> fraction_bits & ((1 << exponent_bits) - 1), code & ((1 << fraction_bits) - 1)
    if type_ == "e4m3":
        if (field, fraction) == (15, 7):
            return Number(0, is_finite=False)
    elif type_ not in _WITHOUT_SPECIALS and field == (1 << exponent_bits) - 1:
        return Number(0 if fraction else sign, is_finite=False)
    bias = (1 << exponent_bits - 1) - 1
    significand = fraction | (field > 0) << fraction_bits
    exponent = max(field, 1) - bias if significand else _ZERO_EXPONENT
    return Number(sign * significand, exponent, fraction_bits)


def dot(pairs: Sequence[tuple[int, int]], types: tuple[str, str], addend: int, type_: str, how: Steps) -> int:
    """The code of `addend` (of `type_`) plus the products of pairs of codes."""
    for first in range(0, len(pairs), how.products):
        factors = [(number(x, types[0]), number(y, types[1])) for x, y in pairs[first : first + how.products]]
        addend = _step(factors, number(addend, type_), type_, how)
    return addend


def in_halves(pairs: Sequence[tuple[int, int]], types: tuple[str, str], addend: int, type_: str) -> int:
    """The same of 8-bit floats where `mma` is made of two products of f16: of two of four neighbours, of the others.
    Then the addend is added, to nearest even."""
    total, how = 0, steps("sm_90", "f16")
    for half in (0, 2):
        own = [pair for place, pair in enumerate(pairs) if place % 4 in (half, half + 1)]
        halves = [(_half_of(x, types[0]), _half_of(y, types[1])) for x, y in own]
        total = dot(halves, ("f16", "f16"), total, type_, how)
    word, float_ = (np.uint32, np.float32) if type_ == "f32" else (np.uint16, np.float16)
    with np.errstate(all="ignore"):
        found = np.array(addend, word).view(float_) + np.array(total, word).view(float_)
    return _NAN[type_] if np.isnan(found) else int(found.view(word))


def _half_of(code: int, type_: str) -> int:
    """The f16 of the value of a code."""
    value = number(code, type_)
    if not value.is_finite:
        return _NAN["f16"] if value.significand == 0 else _INFINITY["f16"] | _SIGN["f16"] * (value.significand < 0)
    return int(np.float16(value.significand * 2.0 ** (value.exponent - value.fraction)).view(np.uint16))


def _step(factors: Sequence[tuple[Number, Number]], addend: Number, type_: str, how: Steps) -> int:
    special = _special(factors, addend)
    if special is not None:
        return _NAN[type_] if special == 0 else _INFINITY[type_] | _SIGN[type_] * (special < 0)
    terms = [(x.significand * y.significand, x.exponent + y.exponent, x.fraction + y.fraction) for x, y in factors]
    terms.append((addend.significand, addend.exponent, addend.fraction))
    greatest = max(_LEAST_EXPONENT, *(exponent for _, exponent, _ in terms))
    unit = Fraction(2) ** (greatest - how.alignment)
    total = sum(
        int(significand * Fraction(2) ** (exponent - fraction) / unit) for significand, exponent, fraction in terms
    )
    return _code(total * unit, type_, how.fraction)


def _special(factors: Sequence[tuple[Number, Number]], addend: Number) -> int | None:
    """The sign of an infinite sum, 0 of NaN."""
    signs = set() if addend.is_finite else {addend.significand}
    for x, y in factors:
        if not (x.is_finite and y.is_finite):
            product = x.significand * y.significand
            signs.add((product > 0) - (product < 0))
    if not signs:
        return None
    return signs.pop() if len(signs) == 1 else 0


def _code(value: Fraction, type_: str, fraction: int) -> int:
    """f16 to nearest even; f32 cut to so many fraction bits. Zeros have no sign."""
    if value == 0:
        return 0
    size, least, greatest = (10, -14, 15) if type_ == "f16" else (23, -126, 127)
    exponent = abs(value.numerator).bit_length() - value.denominator.bit_length()
    exponent -= Fraction(2) ** exponent > abs(value)
    kept = max(exponent, least)
    scaled = abs(value) / Fraction(2) ** (kept - size)
    magnitude = (kept - least << size) + (round(scaled) if type_ == "f16" else int(scaled))
    magnitude &= -1 << size - min(fraction, size)
    magnitude = min(magnitude, greatest - least + 2 << size)
    return magnitude | _SIGN[type_] * (value < 0) if magnitude else 0
