"""Saturating integer addition and subtraction, shared by the pages that have `.sat`."""

from ptxvm.lanes import Lanes, where


def saturating_add(a: Lanes, b: Lanes) -> Lanes:
    """`a + b` limited to the range of the type (of each element of a packed type)."""
    total = a + b
    if not a.type.is_signed:
        return where(total < a, a.type.element.mask, total)
    return where(((a ^ total) & (b ^ total)) < 0, _limit(a), total)


def saturating_sub(a: Lanes, b: Lanes) -> Lanes:
    """`a - b` limited to the range of the type (of each element of a packed type)."""
    difference = a - b
    if not a.type.is_signed:
        return where(a < b, 0, difference)
    return where(((a ^ b) & (a ^ difference)) < 0, _limit(a), difference)


def _limit(a: Lanes) -> Lanes:
    """The greatest number of the type where `a` is not negative, else the least."""
    width = a.type.element.bits
    return (a >> (width - 1)) ^ ((1 << (width - 1)) - 1)
