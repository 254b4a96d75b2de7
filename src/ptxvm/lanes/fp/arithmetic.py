"""Arithmetic with a rounding direction.

The nearest result is the operator's; the other directions step from it by the sign of its exact error.
"""

from __future__ import annotations

from collections.abc import Callable

from ptxvm.lanes import lanes
from ptxvm.lanes.exact import two_sum
from ptxvm.lanes.fp import directed_f32, directed_f64
from ptxvm.lanes.fp.rounding import Rounding, signed_zero_sum, step
from ptxvm.lanes.fp.special_values import is_finite
from ptxvm.lanes.lanes import Lanes, per_element, rounded, square_root, unordered, where
from ptxvm.lanes.types import F32, F64

_DIRECTIONS = (Rounding.RZ, Rounding.RM, Rounding.RP)


def add(a: Lanes, b: Lanes, rounding: Rounding = Rounding.RN) -> Lanes:
    """`a + b`."""
    return a + b if rounding is Rounding.RN else _directed("add", _add, rounding, a, b)


def sub(a: Lanes, b: Lanes, rounding: Rounding = Rounding.RN) -> Lanes:
    """`a - b`."""
    if rounding is Rounding.RN:
        return a - b
    # A NaN is passed on with its sign.
    return _directed("add", _add, rounding, a, where(unordered(b, b), b, -b) if b.type is F64 else -b)


def mul(a: Lanes, b: Lanes, rounding: Rounding = Rounding.RN) -> Lanes:
    """`a * b`."""
    if rounding is Rounding.RN:
        return a * b
    return _directed("mul", directed_f32.mul if a.type.element is F32 else directed_f64.mul, rounding, a, b)


def fma(a: Lanes, b: Lanes, c: Lanes, rounding: Rounding = Rounding.RN) -> Lanes:
    """`a * b + c`, rounded once."""
    if rounding is Rounding.RN:
        return lanes.fma(a, b, c)
    return _directed("fma", directed_f32.fused if a.type.element is F32 else directed_f64.fused, rounding, a, b, c)


def div(a: Lanes, b: Lanes, rounding: Rounding = Rounding.RN) -> Lanes:
    """`a / b`."""
    if rounding is Rounding.RN:
        return a / b
    return _directed("div", directed_f32.div if a.type.element is F32 else directed_f64.div, rounding, a, b)


def sqrt(a: Lanes, rounding: Rounding = Rounding.RN) -> Lanes:
    """The square root; of negative numbers NaN, of -0 itself."""
    if rounding is Rounding.RN:
        return square_root(a)
    return _directed("sqrt", directed_f32.sqrt if a.type.element is F32 else directed_f64.sqrt, rounding, a)


def rcp(a: Lanes, rounding: Rounding = Rounding.RN) -> Lanes:
    """`1 / a`."""
    return div(a.like(1.0), a, rounding)


def _directed(name: str, function: Callable[..., Lanes], rounding: Rounding, *operands: Lanes) -> Lanes:
    type_ = operands[0].type
    if rounding not in _DIRECTIONS or type_.element.bits < 32:
        raise TypeError(f"{type_} arithmetic does not round {rounding.value}")

    def directed(*parts: Lanes) -> Lanes:
        found = rounded(name, rounding.value, *parts)
        return function(*parts, rounding) if found is None else found

    return per_element(directed, *operands).with_nan_fact(True)


def _add(a: Lanes, b: Lanes, rounding: Rounding) -> Lanes:
    total, error = two_sum(a, b)
    # A sum that overflows has no error term; the exact one is nearer to zero.
    overflow = ~is_finite(total) & is_finite(a) & is_finite(b)
    below = (error < 0.0) | (overflow & (total > 0.0))
    above = (error > 0.0) | (overflow & (total < 0.0))
    result = step(total, below, above, rounding)
    return signed_zero_sum(result, total == 0.0, a, b) if rounding is Rounding.RM else result
