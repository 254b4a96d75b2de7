"""Products that tensor cores of a generation do not have: ptxas makes them of other instructions, whose bits these are.

Read off its code for sm_80 to sm_120a, and compared with an H200 (tests/agreement/hardware).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ptxvm.isa.matrix.shared.product import Element, Floating, Matrix, Pairing, Pairs, chain, number_in
from ptxvm.lanes import F16, F32, U16, U32, Lanes
from ptxvm.lanes.fp.formats import Format, decode


def by_fma(a: Matrix, b: Matrix, pairing: Pairing, addends: Sequence[Lanes], kind: Floating) -> tuple[Lanes, ...]:
    """`mma.m8n8k4` of f16, by FMA in f32: products are added to the addend together, to f16 two and two."""
    numbers = a.made(number_in(kind.a_format)), b.made(number_in(kind.b_format))
    return tuple(_with_chains(pairing(*numbers, index), addend) for index, addend in enumerate(addends))


def _with_chains(pairs: Pairs, addend: Lanes) -> Lanes:
    # What a chain begins with: nothing where it is a product, whose sign a zero keeps, else a zero.
    length, start = (2, -0.0) if addend.type is F16 else (len(pairs), 0.0)
    total = addend.to(F32)
    for first in range(0, len(pairs), length):
        total = total + chain(pairs[first : first + length], total.like(start))
    return total.to(addend.type)


# `mma` of floats of 8 bits: a product of f16 takes the lower two of four neighbours along K, which share a register,
# a second one the others. The addend comes last.


def half_code_in(format_: Format) -> Callable[[Lanes], Element]:
    """From a code of 8 bits to the f16 (U32) that has its value."""
    return lambda code: (decode(code, format_).to(F16).raw_bits(U16).to(U32),)


def of_half(pairing: Pairing, half: int) -> Pairing:
    """The pairs of the first or of the second product."""

    def pairs(a: Matrix, b: Matrix, index: int) -> Pairs:
        return [pair for place, pair in enumerate(pairing(a, b, index)) if place // 2 % 2 == half]

    return pairs
