"""Rules for subnormal numbers, NaNs and ranges, for every float type and its packed types."""

from __future__ import annotations

from ptxvm.lanes.lanes import CANONICAL_NAN, CANONICAL_NAN_F64, Lanes, unordered, where
from ptxvm.lanes.types import BF16, F16, F32, F64, Type, unsigned_type

_FRACTION_BITS = {F64: 52, F32: 23, F16: 10, BF16: 7}


def fraction_bits(type_: Type) -> int:
    """Stored bits of the significand of a float type."""
    return _FRACTION_BITS[type_.element]


def sign_mask(type_: Type) -> int:
    return 1 << (type_.element.bits - 1)


def exponent_mask(type_: Type) -> int:
    """The bits of the exponent field, all set in infinities and NaNs."""
    return sign_mask(type_) - (1 << fraction_bits(type_))


def flush_subnormals(x: Lanes, kept: Lanes | None = None) -> Lanes:
    """`.ftz`: subnormal numbers become zeros of the same sign. `kept`: an integer of the bits that stay of them."""
    bits = x.raw_bits(unsigned_type(x.type))
    zero = (bits & (sign_mask(x.type) if kept is None else kept)).raw_bits(x.type)
    return where((bits & exponent_mask(x.type)) == 0, zero, x)


def positive_zeros(x: Lanes) -> Lanes:
    """`.pzo`: -0 becomes +0."""
    bits = x.raw_bits(unsigned_type(x.type))
    return where(bits == sign_mask(x.type), 0.0, x)


def saturate(x: Lanes) -> Lanes:
    """`.sat`: clamps to [0, 1]; NaN becomes +0."""
    return where(x > 0.0, where(x < 1.0, x, 1.0), 0.0).with_nan_fact(False)


def relu(x: Lanes) -> Lanes:
    """`.relu`: numbers that are not positive become +0, NaN the canonical NaN."""
    return where(x > 0.0, x, where(unordered(x, x), canonical_constant(x), 0.0)).with_nan_fact(False)


def canonical_constant(like: Lanes) -> Lanes:
    """The canonical NaN of the type of `like`, as a constant."""
    type_ = like.type
    bits = CANONICAL_NAN_F64 if type_ is F64 else CANONICAL_NAN[type_.element.bits]
    return like.reading.constant(unsigned_type(type_), bits).raw_bits(type_)


def is_finite(x: Lanes) -> Lanes:
    """Neither infinite nor a NaN."""
    mask = exponent_mask(x.type)
    return (x.raw_bits(unsigned_type(x.type)) & mask) != mask


def copy_sign(magnitude: Lanes, sign: Lanes) -> Lanes:
    """The bits of `magnitude` with the sign bit of `sign`."""
    integer, mask = unsigned_type(magnitude.type), sign_mask(magnitude.type)
    signed = (magnitude.raw_bits(integer) & (mask - 1)) | (sign.raw_bits(integer) & mask)
    return signed.raw_bits(magnitude.type).with_nan_fact(magnitude.raw_nan)
