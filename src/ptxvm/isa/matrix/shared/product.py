"""Products of small matrices in the registers of a warp, as the tensor cores of a generation compute them.

A `Matrix` tells, for the element that each lane asks for, in which register of which lane it is. An element is a tuple
of lane values: significand and exponent for exact sums, one number else.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

import numpy as np

from ptxvm.isa.matrix.shared.generations import Generation, Sums
from ptxvm.isa.matrix.shared.layouts import Indices, Layout
from ptxvm.lanes import (
    F16,
    F32,
    NUMPY,
    S32,
    S64,
    U16,
    U32,
    Lanes,
    Type,
    absolute,
    fma,
    fp,
    maximum,
    minimum,
    popcount,
    rarely,
    take,
    where,
)
from ptxvm.lanes.fp.formats import FORMATS, Format, decode
from ptxvm.lanes.fp.fused import Factor, class_of, factor, fused_sum, is_special
from ptxvm.records import record

#: What is known of one element in each lane.
Element = tuple[Lanes, ...]
#: The elements of A and B that are multiplied with each other.
Pairs = Sequence[tuple[Element, Element]]

SINGLE = Format("f32", 8, 23, greatest=0x7F7F_FFFF, nan=0x7FFF_FFFF, infinity=0x7F80_0000)
HALF = FORMATS["f16"]


def per_lane(values: Sequence[int]) -> Lanes:
    """A constant U32 for each lane."""
    return Lanes(NUMPY, U32, np.array(values, np.uint32))


@dataclass(frozen=True, eq=False)
class Matrix:
    """A matrix in the registers of a warp: `elements[i]` is element `i` of each lane, which `layout` places."""

    elements: Sequence[Element]
    layout: Layout
    _fetched: dict[tuple[tuple[int, ...], tuple[int, ...]], Element] = field(default_factory=dict)

    def at(self, rows: Indices | int, columns: Indices | int) -> Element:
        """In each lane, the element that it asks for, from whichever lane holds it."""
        places = self.layout.find(*np.broadcast_arrays(rows, columns, np.empty(32))[:2])
        if places not in self._fetched:
            self._fetched[places] = self._fetch(*places)
        return self._fetched[places]

    def _fetch(self, indices: tuple[int, ...], lanes: tuple[int, ...]) -> Element:
        wanted, source = per_lane(indices), per_lane(lanes)
        first, *others = sorted(set(indices))
        found = tuple(take(part, source) for part in self.elements[first])
        for index in others:
            moved = (take(part, source) for part in self.elements[index])
            found = tuple(where(wanted == index, new, old) for new, old in zip(moved, found, strict=True))
        return found

    def made(self, function: Callable[..., Element]) -> Matrix:
        """The same places with other knowledge of their elements."""
        return Matrix([function(*element) for element in self.elements], self.layout)

    def special(self, format_: Format) -> Lanes:
        """Of a matrix of codes: whether the lane holds an infinity or a NaN."""
        found = is_special(self.elements[0][0], format_)
        for (code,) in self.elements[1:]:
            found = found | is_special(code, format_)
        return found


#: For element `i` of the accumulators: what of two matrices is multiplied for it, in each lane.
Pairing = Callable[[Matrix, Matrix, int], Pairs]


def dense(k: int, layout: Layout) -> Pairing:
    """Rows of A by columns of B, of K elements each, for accumulators that lie in `layout`."""

    def pairs(a: Matrix, b: Matrix, index: int) -> Pairs:
        rows, columns = layout.rows[index], layout.columns[index]
        return [(a.at(rows, place), b.at(place, columns)) for place in range(k)]

    return pairs


@record()
class Floating:
    """How floating-point products are made: the formats of A and B, who adds them, and how."""

    a_format: Format
    b_format: Format
    generation: Generation
    sums: Sums


def floating_product(
    a: Matrix,
    b: Matrix,
    pairing: Pairing,
    addends: Sequence[Lanes],
    kind: Floating,
    scales: Sequence[Lanes] | None = None,
) -> tuple[Lanes, ...]:
    """`addends` (f32 or f16) plus the products of matrices of codes; the results are of the addends' type.

    `scales`: for each result, an exponent (S32) of 2 that all its products are scaled by.
    """
    if kind.generation is Generation.FAST:
        return _fast_product(a, b, pairing, addends, kind)
    factors = a.made(factor_in(kind.a_format)), b.made(factor_in(kind.b_format))
    steps = [
        _steps(pairing(*factors, index), addend, kind, None if scales is None else scales[index])
        for index, addend in enumerate(addends)
    ]
    return rarely(
        _any_special(a, b, addends, kind),
        lambda: _with_special(a, b, pairing, addends, kind, steps),
        lambda: tuple(sums[-1] for sums in steps),
    )


def _fast_product(
    a: Matrix, b: Matrix, pairing: Pairing, addends: Sequence[Lanes], kind: Floating
) -> tuple[Lanes, ...]:
    """By FMA in f32, in the order of K."""
    numbers = a.made(number_in(kind.a_format)), b.made(number_in(kind.b_format))
    return tuple(
        chain(pairing(*numbers, index), addend.to(F32)).to(addend.type) for index, addend in enumerate(addends)
    )


def chain(pairs: Pairs, total: Lanes) -> Lanes:
    for (x,), (y,) in pairs:
        total = fma(x, y, total)
    return total


def factor_in(format_: Format) -> Callable[[Lanes], Element]:
    def made(code: Lanes) -> Element:
        found = factor(code, format_)
        return found.significand, found.exponent

    return made


def number_in(format_: Format) -> Callable[[Lanes], Element]:
    return lambda code: (decode(code, format_),)


def _steps(pairs: Pairs, addend: Lanes, kind: Floating, scale: Lanes | None) -> list[Lanes]:
    """Fused sums of as many products as the generation takes at once, one after the other: what each leads to."""
    factors = [
        (Factor(x, e if scale is None else e + scale, kind.a_format.fraction), Factor(y, f, kind.b_format.fraction))
        for (x, e), (y, f) in pairs
    ]
    found = []
    for first in range(0, len(factors), kind.sums.products):
        exact = fused_sum(factors[first : first + kind.sums.products], addend_factor(addend), kind.sums.alignment)
        addend = where(fp.is_finite(addend), rounded_sum(exact, addend.type, kind.sums.fraction), addend)
        found.append(addend)
    return found


def addend_factor(addend: Lanes) -> Factor:
    if addend.type is F32:
        return factor(addend.raw_bits(U32), SINGLE)
    return factor(addend.raw_bits(U16).to(U32), HALF)


def rounded_sum(exact: Lanes, type_: Type, fraction: int) -> Lanes:
    """An f64 as f16, to nearest even, or as f32 with so many fraction bits, cut. Zeros lose their sign."""
    if type_ is F16:
        result = exact.to(F16)
    else:
        cut = fp.convert(exact, F32, fp.Rounding.RZ).raw_bits(U32) & -1 << 23 - fraction
        infinite = where(exact < 0.0, exact.like(float("-inf")), float("inf")).to(F32)
        result = where(absolute(exact) < 2.0**128, cut.raw_bits(F32), infinite)
    return where(result == 0.0, 0.0, result)


def _any_special(a: Matrix, b: Matrix, addends: Sequence[Lanes], kind: Floating) -> Lanes:
    """Whether the lane holds an infinity or a NaN."""
    found = ~fp.is_finite(addends[0])
    for addend in addends[1:]:
        found = found | ~fp.is_finite(addend)
    for matrix, format_ in ((a, kind.a_format), (b, kind.b_format)):
        if _has_special(format_):
            found = found | matrix.special(format_)
    return found


def _has_special(format_: Format) -> bool:
    return format_.nan > format_.greatest


def _with_special(
    a: Matrix, b: Matrix, pairing: Pairing, addends: Sequence[Lanes], kind: Floating, steps: Sequence[Sequence[Lanes]]
) -> tuple[Lanes, ...]:
    """The results where operands, or sums on the way, are infinite or NaN."""
    classes = a.made(_class_in(kind.a_format)), b.made(_class_in(kind.b_format))
    results = []
    for index, addend in enumerate(addends):
        pairs, total = pairing(*classes, index), addend
        for step, exact in enumerate(steps[index]):
            taken = pairs[step * kind.sums.products : (step + 1) * kind.sums.products]
            sum_of_classes = chain(taken, class_of(total.to(F32))).to(total.type)
            total = where(fp.is_finite(sum_of_classes), exact, fp.canonical_nan(sum_of_classes))
        results.append(total)
    return tuple(results)


def _class_in(format_: Format) -> Callable[[Lanes], Element]:
    return lambda code: (class_of(decode(code, format_)),)


def double_product(
    a: Matrix, b: Matrix, pairing: Pairing, addends: Sequence[Lanes], rounding: fp.Rounding
) -> tuple[Lanes, ...]:
    """Of f64: one FMA after the other, in the order of K."""
    results = []
    for index, addend in enumerate(addends):
        total = addend
        for (x,), (y,) in pairing(a, b, index):
            total = fp.fma(x, y, total, rounding)
        results.append(total)
    return tuple(results)


def integer_product(
    a: Matrix, b: Matrix, pairing: Pairing, addends: Sequence[Lanes], *, saturate: bool
) -> tuple[Lanes, ...]:
    """Of S32, exactly; sums wrap, or stop at the greatest and least numbers."""
    results = []
    for index, addend in enumerate(addends):
        total = sum_of_products(pairing(a, b, index))
        if saturate:
            wide = total.to(S64) + addend.to(S64)
            results.append(minimum(maximum(wide, -(2**31)), 2**31 - 1).to(S32))
        else:
            results.append(total + addend)
    return tuple(results)


def sum_of_products(pairs: Pairs) -> Lanes:
    """Of S32, wrapping."""
    ((x,), (y,)), *others = pairs
    total = x * y
    for (x,), (y,) in others:
        total = total + x * y
    return total


def bit_product(
    a: Matrix, b: Matrix, pairing: Pairing, addends: Sequence[Lanes], *, exclusive: bool
) -> tuple[Lanes, ...]:
    """`addends` (U32) plus the number of bits set in the xor or and of words."""
    results = []
    for index, addend in enumerate(addends):
        total = addend
        for (x,), (y,) in pairing(a, b, index):
            total = total + popcount(x ^ y if exclusive else x & y)
        results.append(total)
    return tuple(results)
