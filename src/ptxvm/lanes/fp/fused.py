"""Fused dot products as tensor cores compute them: exact products, aligned and truncated, summed without rounding.

All terms are aligned to the greatest exponent among them and cut below a number of fraction bits, the exact sum of
what is left is rounded once. The model and its widths are those of the papers that measured them (Fasi et al. 2021;
FTTN 2024; Khattak and Mikaitis 2025; MMA-Sim, arXiv 2511.10909).
"""

from __future__ import annotations

from collections.abc import Sequence

from ptxvm.lanes.fp.formats import Format
from ptxvm.lanes.lanes import Lanes, absolute, maximum, where
from ptxvm.lanes.types import F64, S32, S64, U32, U64
from ptxvm.records import record

#: Below all others: zeros, and products with zeros, do not count in alignments.
ZERO_EXPONENT = -512
#: The least exponent to which terms are aligned. Both are what an H200 does (tests/agreement/hardware).
LEAST_EXPONENT = -133
#: So many products of significands below 4, with 25 fraction bits, sum up in 32 bits.
_PARTIAL = 16


@record()
class Factor:
    """A finite number: `significand` (S32, with its sign) times 2 to the power of `exponent` (S32) - `fraction`."""

    significand: Lanes
    exponent: Lanes
    fraction: int


def factor(code: Lanes, format_: Format) -> Factor:
    """Of the code of a finite number (U32; higher bits are ignored)."""
    hidden = 1 << format_.fraction
    field = (code >> format_.fraction) & ((1 << format_.exponent) - 1)
    fraction = code & (hidden - 1)
    magnitude = where(field == 0, fraction, fraction | hidden).raw_bits(S32)
    exponent = where(field == 0, 1 - format_.bias, field.raw_bits(S32) - format_.bias)
    negative = (code & (1 << (format_.bits - 1))) != 0
    return Factor(
        where(negative, -magnitude, magnitude), where(magnitude == 0, ZERO_EXPONENT, exponent), format_.fraction
    )


def fused_sum(pairs: Sequence[tuple[Factor, Factor]], addend: Factor, alignment: int) -> Lanes:
    """The sum (F64, exact) of the products and the addend, each cut `alignment` bits below the greatest exponent."""
    exponents = [a.exponent + b.exponent for a, b in pairs]
    greatest = maximum(addend.exponent, addend.exponent.like(LEAST_EXPONENT))
    for exponent in exponents:
        greatest = maximum(greatest, exponent)
    total = _aligned_addend(addend, greatest, alignment)
    for first in range(0, len(pairs), _PARTIAL):
        group = range(first, min(first + _PARTIAL, len(pairs)))
        terms = [_aligned_product(*pairs[k], greatest - exponents[k], alignment) for k in group]
        total = total + _sum(terms).to(S64)
    return total.to(F64) * power_of_two(greatest - alignment)


def power_of_two(exponent: Lanes) -> Lanes:
    """2 to the power of an S32 within the normal range, as F64."""
    return ((exponent + 1023).raw_bits(U32).to(U64) << 52).raw_bits(F64)


def _sum(terms: Sequence[Lanes]) -> Lanes:
    total = terms[0]
    for term in terms[1:]:
        total = total + term
    return total


def _aligned_product(a: Factor, b: Factor, distance: Lanes, alignment: int) -> Lanes:
    """The product in units of the last bit that is kept, cut towards zero."""
    product = a.significand * b.significand
    return aligned(product, distance, alignment - a.fraction - b.fraction)


def _aligned_addend(addend: Factor, greatest: Lanes, alignment: int) -> Lanes:
    """The same of the addend, as S64."""
    return aligned(addend.significand.to(S64), greatest - addend.exponent, alignment - addend.fraction)


def aligned(value: Lanes, distance: Lanes, more: int) -> Lanes:
    """`value * 2 ** (more - distance)` of an integer, cut towards zero."""
    magnitude = absolute(value)
    magnitude = magnitude << more if more >= 0 else magnitude >> -more
    magnitude = magnitude >> distance.raw_bits(U32)
    return where(value < 0, -magnitude, magnitude)


def is_special(code: Lanes, format_: Format) -> Lanes:
    """Whether a code (U32) is an infinity or a NaN."""
    magnitude = code & ((1 << (format_.bits - 1)) - 1)
    return magnitude > format_.greatest


def class_of(number: Lanes) -> Lanes:
    """An f32 without its size: infinities and NaNs stay, others become 0 or 1 with their sign.

    Sums of products of classes are infinities and NaNs exactly where those of the numbers are by their operands.
    """
    finite = absolute(number) < float("inf")
    one = where(number > 0.0, number.like(1.0), where(number < 0.0, number.like(-1.0), number.like(0.0)))
    return where(finite, one, number)
