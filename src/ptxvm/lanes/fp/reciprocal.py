"""`rcp.approx`, `rsqrt.approx`, `sqrt.approx`, `div.approx` and `div.full`."""

from __future__ import annotations

from collections.abc import Callable

from ptxvm.lanes.fp.special_values import flush_subnormals
from ptxvm.lanes.lanes import Lanes, absolute, square_root, unordered, where
from ptxvm.lanes.types import F64, U64

_UPPER = 0xFFFF_FFFF_0000_0000
_CANONICAL_NAN = 0x7FFF_FFFF_0000_0000


def rcp_approx(x: Lanes) -> Lanes:
    """1 / x, rounded to nearest."""
    return 1.0 / x


def sqrt_approx(x: Lanes) -> Lanes:
    """The square root, rounded to nearest."""
    return square_root(x)


def rsqrt_approx(x: Lanes) -> Lanes:
    """1 / sqrt(x), to 1 ulp: infinity of +0, -infinity of -0, NaN of other negative numbers."""
    return 1.0 / square_root(x)


def div_approx(a: Lanes, b: Lanes) -> Lanes:
    """`a * (1 / b)`, to 2 ulp for |b| from 2^-126 to 2^126; for greater |b|, whose reciprocal is flushed, 0 or NaN."""
    return a * flush_subnormals(1.0 / b)


def div_approx_subnormal(a: Lanes, b: Lanes) -> Lanes:
    """`div_approx` that divides by subnormal numbers, too: both operands are multiplied by 2^24 then."""
    subnormal = absolute(b) < 2.0**-126
    return div_approx(*(where(subnormal, operand * 2.0**24, operand) for operand in (a, b)))


def div_full(a: Lanes, b: Lanes) -> Lanes:
    """`a / b`, rounded to nearest."""
    return a / b


def rcp_approx_f64(x: Lanes) -> Lanes:
    """`rcp.approx.ftz.f64`: 1 / x of the upper half of `x`, the lower half of the result being 0."""
    return _of_upper_half(rcp_approx, x)


def rsqrt_approx_f64(x: Lanes) -> Lanes:
    """`rsqrt.approx.ftz.f64`: 1 / sqrt(x) of the upper half of `x`, the lower half of the result being 0."""
    return _of_upper_half(rsqrt_approx, x)


def _of_upper_half(function: Callable[[Lanes], Lanes], x: Lanes) -> Lanes:
    upper = flush_subnormals((x.raw_bits(U64) & _UPPER).raw_bits(F64))
    result = flush_subnormals(function(upper))
    bits = (result.raw_bits(U64) + 0x8000_0000) & _UPPER
    return where(unordered(result, result), _CANONICAL_NAN, bits).raw_bits(F64)
