"""Tools of the approximations.

They use IEEE operations and fma only, so that every host and every reading computes the same bits.
"""

from __future__ import annotations

from collections.abc import Callable

from ptxvm.lanes.lanes import Lanes, fma
from ptxvm.lanes.types import F32, packed, signed_type

#: Adding it to an f32 of magnitude below 2^22 leaves the nearest integer in the low bits.
_ROUNDER = 1.5 * 2.0**23
_ROUNDER_BITS = 0x4B40_0000


def polynomial(x: Lanes, coefficients: tuple[float, ...]) -> Lanes:
    """Horner's scheme; `coefficients` from the constant term on."""
    result = x.like(coefficients[-1])
    for coefficient in reversed(coefficients[:-1]):
        result = fma(result, x, coefficient)
    return result


def nearest_integer(x: Lanes, scale: float = 1.0) -> tuple[Lanes, Lanes]:
    """The integer nearest to `x * scale`, as an f32 and as a signed integer.

    Only where its magnitude is below 2^22; elsewhere both mean nothing.
    """
    rounded = x + _ROUNDER if scale == 1.0 else fma(x, scale, _ROUNDER)
    return rounded - _ROUNDER, rounded.raw_bits(signed_type(x.type)) - _ROUNDER_BITS


def in_f32(function: Callable[[Lanes], Lanes], x: Lanes) -> Lanes:
    """An approximation of a 16-bit float type by that of f32."""
    return function(x.to(packed(F32, x.type.elements))).to(x.type)
