"""Products of matrices whose blocks have scales (ISA 9.7.14.3): where the scales are, and how they enter the sums."""

from __future__ import annotations

from collections.abc import Sequence

from ptxvm.isa.definition import Form
from ptxvm.isa.matrix.shared.generations import Generation
from ptxvm.isa.matrix.shared.layouts import Layout
from ptxvm.isa.matrix.shared.product import (
    Element,
    Floating,
    Matrix,
    Pairing,
    addend_factor,
    floating_product,
    number_in,
    per_lane,
    rounded_sum,
    sum_of_products,
)
from ptxvm.lanes import F32, F64, S32, S64, U32, Lanes, const, fma, fp, maximum, take, where
from ptxvm.lanes.fp.formats import E2M1, E4M3, decode, decode_ue8m0
from ptxvm.lanes.fp.fused import Factor, aligned, factor, power_of_two
from ptxvm.records import record

_BLOCKS = {"scale_vec::1X": 1, "scale_vec::2X": 2, "scale_vec::4X": 4}
#: The least exponent to which sums of 4-bit numbers are aligned, as models have it: no GPU was asked.
LEAST_OF_GROUPS = -126
#: Products of 4-bit numbers are summed exactly by so many, and sums are cut so many bits below the greatest exponent.
_GROUP, _ALIGNMENT = 16, 35
#: Fraction bits of a product of 4-bit numbers, and of two scales.
_E2M1_FRACTION, _SCALE_FRACTION = 2, 6


Codes = Sequence[Sequence[tuple[Lanes, Lanes]]]
"""For each element of the accumulators, the scales of its row and its column, block by block."""


def blocks_of(form: Form) -> int:
    """How many scales a row of A has: what the form says, else two for 4-bit numbers."""
    written = next((count for size, count in _BLOCKS.items() if form.has(size)), None)
    return written if written is not None else 2 if form.has("kind::mxf4") else 1


@record()
class ScaleOperand:
    """The register with scales, and the selectors that say which of its bytes and which lanes count."""

    data: Lanes
    byte: Lanes
    lane: Lanes


@record()
class Scales:
    """The scales of both matrices."""

    a: ScaleOperand
    b: ScaleOperand
    blocks: int
    is_ue4m3: bool

    def codes(self, layout: Layout, index: int) -> list[tuple[Lanes, Lanes]]:
        """For element `index` of the accumulators: the scales (U32) of its row and its column, block by block."""
        rows, columns = layout.rows[index], layout.columns[index]
        # Of four lanes, two next to each other hold the scales of A: those of row `g` and of row `g + 8`.
        of_row = per_lane((4 * (rows % 8) + rows // 8).tolist()) + (self.a.lane << 1)
        of_column = per_lane((4 * columns).tolist()) + self.b.lane
        a_word, b_word = take(self.a.data, of_row), take(self.b.data, of_column)
        a_shift, b_shift = self.a.byte << 3, self.b.byte << 3
        return [
            ((a_word >> a_shift + place) & 0xFF, (b_word >> b_shift + place) & 0xFF)
            for place in range(0, 8 * self.blocks, 8)
        ]

    def number(self, code: Lanes) -> Lanes:
        """The f32 of a scale; the sign of `ue4m3` does not count."""
        return decode(code & 0x7F, E4M3) if self.is_ue4m3 else decode_ue8m0(code)

    def factor(self, code: Lanes) -> Factor:
        """A scale that is a number."""
        if self.is_ue4m3:
            return factor(code & 0x7F, E4M3)
        return Factor(code.like(1).bits(S32), code.bits(S32) - 127, 0)

    def exponents(self, codes: Codes) -> list[Lanes]:
        """Of both scales together (S32), where there is one block."""
        return [self.factor(x).exponent + self.factor(y).exponent for ((x, y),) in codes]

    def is_nan(self, code: Lanes) -> Lanes:
        """Whether a scale is not a number."""
        return code & 0x7F == 0x7F if self.is_ue4m3 else code == 0xFF


def scaled_product(
    a: Matrix, b: Matrix, pairing: Pairing, addends: Sequence[Lanes], kind: Floating, scales: Scales, layout: Layout
) -> tuple[Lanes, ...]:
    """`addends` (f32) plus the scaled products of matrices of codes."""
    codes = [scales.codes(layout, index) for index in range(len(addends))]
    if kind.generation is Generation.FAST:
        results = _fast_sums(a, b, pairing, addends, kind, scales, codes)
    elif kind.a_format is E2M1 and scales.blocks > 1:
        results = _sums_of_groups(a, b, pairing, addends, scales, codes)
    else:
        results = floating_product(a, b, pairing, addends, kind, scales.exponents(codes))
    return with_nan(results, scales, codes)


def _fast_sums(
    a: Matrix, b: Matrix, pairing: Pairing, addends: Sequence[Lanes], kind: Floating, scales: Scales, codes: Codes
) -> tuple[Lanes, ...]:
    """By FMA in f32: each block by itself, then times its scales."""
    numbers = a.made(number_in(kind.a_format)), b.made(number_in(kind.b_format))
    results = []
    for index, addend in enumerate(addends):
        pairs, total = pairing(*numbers, index), addend
        size = len(pairs) // scales.blocks
        for block, (x_scale, y_scale) in enumerate(codes[index]):
            part = total.like(0.0)
            for (x,), (y,) in pairs[block * size : (block + 1) * size]:
                part = fma(x, y, part)
            total = fma(part * scales.number(x_scale), scales.number(y_scale), total)
        results.append(total)
    return tuple(results)


def _sums_of_groups(
    a: Matrix, b: Matrix, pairing: Pairing, addends: Sequence[Lanes], scales: Scales, codes: Codes
) -> tuple[Lanes, ...]:
    """Of 4-bit numbers: exact sums of 16 products times their scales, then a fused sum of those."""
    doubled = a.made(_doubled), b.made(_doubled)
    results = []
    for index, addend in enumerate(addends):
        pairs = pairing(*doubled, index)
        sums = [sum_of_products(pairs[first : first + _GROUP]) for first in range(0, len(pairs), _GROUP)]
        groups = len(sums) // scales.blocks
        terms = [_scaled(total, scales, codes[index][place // groups]) for place, total in enumerate(sums)]
        fused = _fused(terms, addend)
        results.append(where(fp.is_finite(addend), fused, fp.canonical_nan(addend + 0.0)))
    return tuple(results)


def _doubled(code: Lanes) -> Element:
    """Twice a 4-bit number, as S32."""
    return ((decode(code, E2M1) * 2.0).to(S32),)


def _scaled(total: Lanes, scales: Scales, codes: tuple[Lanes, Lanes]) -> tuple[Lanes, Lanes]:
    """Significand (S64) and exponent of a sum of products times its scales."""
    x, y = (scales.factor(code) for code in codes)
    fraction = x.fraction + y.fraction
    significand = total.to(S64) * (x.significand * y.significand).to(S64)
    return significand << (_SCALE_FRACTION - fraction), x.exponent + y.exponent


def _fused(terms: Sequence[tuple[Lanes, Lanes]], addend: Lanes) -> Lanes:
    start = addend_factor(addend)
    greatest = maximum(start.exponent, start.exponent.like(LEAST_OF_GROUPS))
    for _, exponent in terms:
        greatest = maximum(greatest, exponent)
    total = aligned(start.significand.to(S64), greatest - start.exponent, _ALIGNMENT - start.fraction)
    for significand, exponent in terms:
        total = total + aligned(significand, greatest - exponent, _ALIGNMENT - _E2M1_FRACTION - _SCALE_FRACTION)
    return rounded_sum(total.to(F64) * power_of_two(greatest - _ALIGNMENT), F32, 23)


def with_nan(results: Sequence[Lanes], scales: Scales, codes: Codes) -> tuple[Lanes, ...]:
    """NaN where a scale is none."""
    return tuple(_with_nan(result, scales, pairs) for result, pairs in zip(results, codes, strict=True))


def _with_nan(result: Lanes, scales: Scales, pairs: Sequence[tuple[Lanes, Lanes]]) -> Lanes:
    found = None
    for code in (code for pair in pairs for code in pair):
        is_nan = scales.is_nan(code)
        found = is_nan if found is None else found | is_nan
    assert found is not None
    return where(found, const(U32, 0x7FFF_FFFF).raw_bits(F32), result)
