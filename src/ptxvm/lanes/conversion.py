"""Conversions between types by way of the pairs of types that readings convert themselves."""

from __future__ import annotations

from ptxvm.lanes.exact import to_odd_f32
from ptxvm.lanes.lanes import Lanes, per_element, where
from ptxvm.lanes.types import BF16, F16, F32, F64, PRED, U32, U64, Type

_HALVES = (F16, BF16)


def by_steps(a: Lanes, type_: Type) -> Lanes:
    """As `Lanes.to`, for pairs that are not direct."""
    source, target = a.type.element, type_.element
    if target is PRED:
        return a != 0
    if type_.elements > 1:
        return per_element(lambda x: x.to(target), a)
    if source is PRED:
        return a.to(U32).to(target)
    if source in _HALVES:
        return a.to(F32).to(target)
    return _without_double_rounding(a, target).to(target)


def is_direct(a: Type, to: Type) -> bool:
    """Whether readings convert this pair of types themselves."""
    source, target = a.element, to.element
    if a.elements != to.elements:
        raise TypeError(f"{a} to {to}: the numbers of elements differ")
    if target is PRED:
        return False
    if source is PRED:
        return target.is_integer
    if source in _HALVES:
        return target is F32
    return target not in _HALVES or source is F32


def _without_double_rounding(a: Lanes, target: Type) -> Lanes:
    """An f32 that rounds to the 16-bit float to which `a` rounds."""
    if a.type is F64:
        return to_odd_f32(a)
    if target is F16 or a.type.bits < 32:
        # Exact below 2^24, and above that f16 has no numbers.
        return a.to(F32)
    return to_odd_f32(a.to(F64) if a.type.bits == 32 else sticky_f64(a))


def sticky_f64(a: Lanes) -> Lanes:
    """A 64-bit integer as f64, the low bits of large ones replaced by one sticky bit so that no rounding happens."""
    magnitude = (a + (1 << 40)).raw_bits(U64) if a.type.is_signed else a
    return where(magnitude < 1 << 41, a, where((a & 0xFFF) != 0, a & ~0xFFF | 0x1000, a)).to(F64)
