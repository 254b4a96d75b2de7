"""Emission of float operations that targets have differently, and of conversions that LLVM does lane by lane.

16-bit floats are kept as integers: `half` instructions are used where the target has them, everything else goes through
f32. Its 24 bits are enough for sums, products, quotients and square roots of 11-bit numbers, rounded there and once
more, to be what rounding the exact result gives.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from ptxvm.lanes import llvm_integers as integers
from ptxvm.lanes.exact import to_odd, two_sum
from ptxvm.lanes.lanes import Lanes, absolute, outline, per_element, rarely, unordered, where
from ptxvm.lanes.llvm_fused import fused
from ptxvm.lanes.reading import Unary
from ptxvm.lanes.shape import Shape
from ptxvm.lanes.types import BF16, F16, F32, F64, S32, U32, Type, packed, unsigned_type

if TYPE_CHECKING:
    from ptxvm.lanes.llvm_reading import LlvmReading


def has_half_arithmetic(reading: LlvmReading) -> bool:
    return not reading.features.isdisjoint(("avx512fp16", "fullfp16"))


def _has_half_conversion(reading: LlvmReading) -> bool:
    return has_half_arithmetic(reading) or not reading.features.isdisjoint(("f16c", "neon"))


def _has_fma(reading: LlvmReading) -> bool:
    return not reading.features.isdisjoint(("fma", "neon", "avx512f"))


def to_f32(a: Lanes) -> Lanes:
    return a.to(packed(F32, a.type.elements))


def through_f32(type_: Type, function: Callable[..., Lanes], *operands: Lanes) -> Lanes:
    return function(*(to_f32(a) for a in operands)).to(type_)


def half_unary(operation: Unary, a: Lanes) -> Lanes:
    """Of a 16-bit float."""
    bits = a.raw_bits(unsigned_type(a.type))
    if operation is Unary.NEG:
        return (bits ^ 0x8000).raw_bits(a.type)
    if operation is Unary.ABS:
        return (bits & 0x7FFF).raw_bits(a.type)
    return through_f32(a.type, lambda x: x.reading.unary(operation, _kept_wide(x)), a)


def _kept_wide(a: Lanes) -> Lanes:
    """LLVM would take the widening back and do the operation on halves, lane by lane."""
    reading: Any = a.reading
    return reading.intrinsic("arithmetic.fence", a.type, a.shape, a) if reading.rank == 2 else a


def half_instruction(reading: LlvmReading, operation: str, type_: Type, shape: Shape, *operands: Lanes) -> Lanes:
    """An instruction on `half` of a target that has it."""
    half = reading.llvm_type(type_, shape).replace("i16", "half")
    names = [reading.code.value(f"bitcast {_bits(half)} {reading.operand(a, shape)} to {half}") for a in operands]
    result = reading.code.value(f"{operation} {half} {', '.join(names)}")
    return reading.value(type_, shape, reading.code.value(f"bitcast {half} {result} to {_bits(half)}"))


def _bits(half: str) -> str:
    return half.replace("half", "i16")


def fma(reading: LlvmReading, a: Lanes, b: Lanes, c: Lanes, shape: Shape) -> Lanes:
    kind = a.type.element
    if kind is F64 or (kind is F32 and _has_fma(reading)):
        # Without an instruction this calls the C library, lane by lane: slow and right.
        return reading.intrinsic("fma", a.type, shape, a, b, c)
    if a.type is F32 and shape.varying:
        return fused(reading, a, b, c)
    if kind is F32:
        return per_element(lambda *operands: _fma_through(F64, *operands), a, b, c)
    return _fma_through(F32, a, b, c) if kind is F16 else _fma_bfloat(a, b, c)


def _fma_bfloat(a: Lanes, b: Lanes, c: Lanes) -> Lanes:
    """As for f16 where f32 holds the product, which may leave the range of f32, too."""
    x, y = to_f32(a), to_f32(b)
    product = absolute(x * y)
    leaves = ((product < 2.0**-100) & (x != 0.0) & (y != 0.0)) | (product == float("inf"))
    return rarely(leaves, lambda: _fma_bfloat_wide(a, b, c), lambda: _fma_through(F32, a, b, c))


def _fma_bfloat_wide(a: Lanes, b: Lanes, c: Lanes) -> Lanes:
    def wide(x: Lanes, y: Lanes, z: Lanes) -> Lanes:
        return outline("fma_through_f64", lambda *operands: _fma_through(F64, *operands), x, y, z)

    return per_element(wide, a, b, c)


def _fma_through(wide: Type, a: Lanes, b: Lanes, c: Lanes) -> Lanes:
    """Products are exact in the wide type; rounding the sum to odd there leaves one rounding that counts."""
    wide = packed(wide, a.type.elements)
    return to_odd(*two_sum(a.to(wide) * b.to(wide), c.to(wide))).to(a.type)


def convert(reading: LlvmReading, to: Type, a: Lanes, shape: Shape) -> Lanes:
    """Where one side is a float; between pairs of types that are `is_direct`."""
    source, target = a.type.element, to.element
    if source is F16:
        return _from_half(reading, to, a, shape)
    if target is F16:
        return _to_half(reading, to, a, shape)
    if source is BF16:
        return _from_bfloat(to, a)
    if target is BF16:
        return _to_bfloat(to, a)
    if source.is_float and target.is_float:
        return reading.cast("fpext" if target.bits > source.bits else "fptrunc", to, a, shape)
    if target.is_float:
        return reading.cast("sitofp" if source.is_signed else "uitofp", to, a, shape)
    return _to_integer(reading, to, a, shape)


def _to_integer(reading: LlvmReading, to: Type, a: Lanes, shape: Shape) -> Lanes:
    """Clamps and turns NaN into 0; selects drop what the instruction makes of numbers out of range."""
    bits = to.element.bits
    low, high = (-(1 << (bits - 1)), (1 << (bits - 1)) - 1) if to.is_signed else (0, (1 << bits) - 1)
    if bits < 32:  # by way of words: the narrow conversion would be done lane by lane if `a` was widened from f16
        plain = integers.resize(reading, reading.cast("fptosi", packed(S32, to.elements), a, shape), to, shape)
    else:
        plain = reading.cast("fptosi" if to.is_signed else "fptoui", to, a, shape)
    inside = a > float(low - 1) if bits < 32 else a >= float(low)
    result = where(a >= float(high + 1), high, where(inside, plain, low))
    return where(unordered(a, a), 0, result) if to.is_signed else result


def _from_half(reading: LlvmReading, to: Type, a: Lanes, shape: Shape) -> Lanes:
    if _has_half_conversion(reading):
        half = reading.llvm_type(a.type, shape).replace("i16", "half")
        name = reading.code.value(f"bitcast {_bits(half)} {reading.operand(a, shape)} to {half}")
        return reading.value(to, shape, reading.code.value(f"fpext {half} {name} to {reading.llvm_type(to, shape)}"))
    wide = packed(U32, to.elements)
    bits = a.raw_bits(unsigned_type(a.type)).to(wide)
    magnitude = (bits & 0x7FFF) << 13
    normal = where(magnitude >= 0x7C00 << 13, magnitude | 0x7F800000, magnitude + (112 << 23))
    # The fraction of a subnormal number behind the leading bit of the least normal one, which is taken away again.
    subnormal = ((magnitude + (113 << 23)).raw_bits(to) - 2.0**-14).raw_bits(wide)
    return (where(magnitude < 1 << 23, subnormal, normal) | ((bits & 0x8000) << 16)).raw_bits(to)


def _to_half(reading: LlvmReading, to: Type, a: Lanes, shape: Shape) -> Lanes:
    if _has_half_conversion(reading):
        half = reading.llvm_type(to, shape).replace("i16", "half")
        source = reading.llvm_type(a.type, shape)
        name = reading.code.value(f"fptrunc {source} {reading.operand(a, shape)} to {half}")
        return reading.value(to, shape, reading.code.value(f"bitcast {half} {name} to {_bits(half)}"))
    wide = packed(U32, to.elements)
    bits = a.raw_bits(wide)
    magnitude = bits & 0x7FFFFFFF
    # Adding 0.5 leaves a subnormal result's bits, rounded, at the end of the sum's.
    subnormal = (magnitude.raw_bits(a.type) + 0.5).raw_bits(wide) - 0x3F000000
    normal = (magnitude - (112 << 23) + 0xFFF + ((magnitude >> 13) & 1)) >> 13
    result = where(magnitude < 113 << 23, subnormal, where(normal > 0x7C00, 0x7C00, normal))
    result = where(magnitude > 0x7F800000, 0x7E00, result) | ((bits >> 16) & 0x8000)
    return result.to(unsigned_type(to)).raw_bits(to)


def _from_bfloat(to: Type, a: Lanes) -> Lanes:
    return (a.raw_bits(unsigned_type(a.type)).to(packed(U32, to.elements)) << 16).raw_bits(to)


def _to_bfloat(to: Type, a: Lanes) -> Lanes:
    bits = a.raw_bits(packed(U32, to.elements))
    rounded = (bits + 0x7FFF + ((bits >> 16) & 1)) >> 16
    return where(unordered(a, a), 0x7FFF, rounded).to(unsigned_type(to)).raw_bits(to)
