"""`lg2.approx`."""

from __future__ import annotations

from ptxvm.lanes.fp.polynomial import polynomial
from ptxvm.lanes.lanes import Lanes, fma, where
from ptxvm.lanes.types import F32, S32

#: log2(1 + f) / f for 1 + f in [sqrt(1/2), sqrt(2)], to 2^-25.
_LOG2 = (
    1.4426950216293335,
    -0.7213473916053772,
    0.48090896010398865,
    -0.3607005774974823,
    0.2879534959793091,
    -0.23901484906673431,
    0.2154807597398758,
    -0.20678746700286865,
    0.12584342062473297,
)
_SQRT_HALF_BITS = 0x3F35_04F3
_LEAST_NORMAL = 2.0**-126


def log2_approx(x: Lanes) -> Lanes:
    """The binary logarithm of an f32: -infinity of zeros, NaN of negative numbers.

    The error is below 2^-22, absolute between 1/2 and 2 and relative elsewhere.
    """
    subnormal = x < _LEAST_NORMAL
    bits = where(subnormal, x * 2.0**23, x).raw_bits(S32)
    exponent = (bits - _SQRT_HALF_BITS) >> 23
    fraction = (bits - (exponent << 23)).raw_bits(F32) - 1.0
    whole = where(subnormal, exponent - 23, exponent).to(F32)
    result = fma(fraction, polynomial(fraction, _LOG2), whole)
    special = where(x == 0.0, float("-inf"), where(x > 0.0, x, x.like(float("nan"))))
    return where((x > 0.0) & (x < float("inf")), result, special).with_nan_fact(True)
