"""Conversions between numbers with a rounding direction, as `cvt` makes them."""

from __future__ import annotations

from ptxvm.lanes.conversion import sticky_f64
from ptxvm.lanes.exact import to_odd_f32
from ptxvm.lanes.fp import arithmetic, directed_f32
from ptxvm.lanes.fp.formats import BFLOAT, HALF, encode
from ptxvm.lanes.fp.rounding import Rounding
from ptxvm.lanes.fp.special_values import copy_sign, exponent_mask
from ptxvm.lanes.fp.special_values import relu as clamp_negative
from ptxvm.lanes.fp.special_values import saturate as clamp_to_one
from ptxvm.lanes.lanes import Lanes, absolute, canonical_nan, maximum, minimum, round_to_integral, unordered, where
from ptxvm.lanes.reading import Unary
from ptxvm.lanes.types import BF16, F16, F32, F64, S32, U16, U32, U64, Type, unsigned_type

_INTEGRAL = {
    Rounding.RN: Unary.ROUND_NEAREST_EVEN,
    Rounding.RZ: Unary.ROUND_ZERO,
    Rounding.RM: Unary.ROUND_DOWN,
    Rounding.RP: Unary.ROUND_UP,
}


def convert(
    x: Lanes,
    type_: Type,
    rounding: Rounding = Rounding.RN,
    *,
    saturate: bool = False,
    satfinite: bool = False,
    relu: bool = False,
) -> Lanes:
    """A number as another type.

    Floats become integers rounded in the direction, clamped to the range; NaN becomes 0, or the number with only the
    top bit set where the source is f64 or the result has 64 bits. `saturate` clamps integers to the range of the
    type, and float results to [0, 1]; `satfinite` makes infinities the greatest finite number of their sign; `relu`
    negative results 0.
    """
    if type_.is_integer:
        return _to_integer(x, type_, rounding) if x.type.is_float else _clamped(x, type_, saturate).to(type_)
    result = _to_float(x, type_, rounding)
    if satfinite:
        result = limit_to_finite(result)
    if relu:
        return clamp_negative(result)
    return clamp_to_one(result) if saturate else result


def convert_with_nan(x: Lanes, type_: Type, rounding: Rounding) -> Lanes:
    """As `convert` from f64 or bf16; a NaN keeps its sign and its upper bits and, from f64, is made quiet."""
    x = canonical_nan(x)
    result = _to_float(x, type_, rounding)
    if x.type is F64 and type_.bits == 16:
        bits = x.raw_bits(U64)
        fraction_bits, quiet = (10, 0x7E00) if type_ is F16 else (7, 0x7FC0)
        fraction = (bits >> (52 - fraction_bits)).to(U16) & ((1 << fraction_bits) - 1)
        nan = (bits >> 48).to(U16) & 0x8000 | fraction | quiet
        result = where(unordered(x, x), nan.raw_bits(type_), result)
    return result.with_nan_fact(False)


def round_to_integer(x: Lanes, rounding: Rounding) -> Lanes:
    """A float rounded to an integral value, still a float."""
    return round_to_integral(x, _INTEGRAL[rounding])


def limit_to_finite(x: Lanes) -> Lanes:
    """Infinities as the greatest finite number of their sign."""
    greatest = x.reading.constant(unsigned_type(x.type), exponent_mask(x.type) - 1).raw_bits(x.type)
    return where(absolute(x) == float("inf"), copy_sign(greatest, x), x)


def _limits(type_: Type) -> tuple[int, int]:
    half = 1 << (type_.element.bits - 1)
    return (-half, half - 1) if type_.is_signed else (0, 2 * half - 1)


def _clamped(x: Lanes, type_: Type, saturate: bool) -> Lanes:
    """Limited to the range of another integer type, still in its own."""
    if not saturate:
        return x
    (low, high), (own_low, own_high) = _limits(type_), _limits(x.type)
    x = maximum(x, low) if low > own_low else x
    return minimum(x, high) if high < own_high else x


def _to_integer(x: Lanes, type_: Type, rounding: Rounding) -> Lanes:
    # Truncation is what the conversion does by itself.
    result = (x if rounding is Rounding.RZ else round_to_integer(x, rounding)).to(type_)
    if x.type is not F64 and type_.bits < 64:
        return result
    return where(unordered(x, x), 1 << (type_.bits - 1), result)


def _to_float(x: Lanes, type_: Type, rounding: Rounding) -> Lanes:
    if rounding is Rounding.RN or _is_exact(x.type, type_):
        return x.to(type_)
    if type_ is F64:
        return _from_64_bits(x, rounding)
    if x.type.is_integer:
        x = x.to(F64) if x.type.bits < 64 else sticky_f64(x)
    if type_ is F32:
        return directed_f32.narrow(x, rounding)
    x = to_odd_f32(x) if x.type is F64 else x.to(F32)
    code = encode(x, HALF if type_ is F16 else BFLOAT, rounding)
    return code.to(U16).raw_bits(type_)


def _is_exact(source: Type, target: Type) -> bool:
    """Whether every number of the source type is one of the target type."""
    if source.is_float:
        return target is source or target is F64 or (target is F32 and source is not F64)
    return source.bits <= {F64: 32, F32: 16, F16: 8, BF16: 8}[target]


def _from_64_bits(x: Lanes, rounding: Rounding) -> Lanes:
    """The sum of two exact halves, rounded."""
    high = (x >> 32).to(S32 if x.type.is_signed else U32).to(F64) * 2.0**32
    return arithmetic.add(high, x.to(U32).to(F64), rounding)
