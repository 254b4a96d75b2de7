"""Emission of integer operations that LLVM has otherwise, partially, or only one lane at a time."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from ptxvm.lanes.lanes import Lanes, absolute, where
from ptxvm.lanes.llvm_choice import fenced
from ptxvm.lanes.reading import Binary, Shift
from ptxvm.lanes.shape import UNIFORM, VARYING, Shape
from ptxvm.lanes.types import F32, F64, S64, U32, U64, Type, unsigned_type

if TYPE_CHECKING:
    from ptxvm.lanes.llvm_reading import LlvmReading


def resize(reading: LlvmReading, a: Lanes, to: Type, shape: Shape) -> Lanes:
    """Integers to integers; predicates become 0 and 1."""
    source = a.type.element.bits
    if source == to.element.bits:
        return reading.value(to, shape, reading.operand(a, shape))
    if source > to.element.bits:
        return reading.cast("trunc", to, _whole(reading, a) if (source, to.element.bits) == (64, 16) else a, shape)
    return reading.cast("sext" if a.type.is_signed else "zext", to, a, shape)


def _whole(reading: LlvmReading, a: Lanes) -> Lanes:
    """`a` behind a fence: of what is above 16 bits of a product of short numbers, and needed as 16 bits, LLVM 22 makes
    the upper half of the product of 16 bits, shifted by more than there is."""
    if a.vector is None:
        return a
    return reading.value(a.type, a.shape, fenced(reading.code, a.type.vector, a.vector))


def shift(reading: LlvmReading, operation: Shift, a: Lanes, amount: Lanes, shape: Shape) -> Lanes:
    """LLVM's shifts are undefined for amounts of at least the width."""
    bits = a.type.element.bits
    name = "shl" if operation is Shift.LEFT else "ashr" if a.type.is_signed else "lshr"
    if amount.is_constant and amount.type.elements == 1 and (amount.data < bits).all():
        return reading.emit(name, a.type, shape, a, _as_amount(reading, amount, a.type, shape))
    small = amount < bits
    if name == "ashr":
        limited = where(small, amount, bits - 1)
        return reading.emit(name, a.type, shape, a, _as_amount(reading, limited, a.type, shape))
    shifted = reading.emit(name, a.type, shape, a, _as_amount(reading, amount, a.type, shape))
    return where(small, shifted, 0)


def _as_amount(reading: LlvmReading, amount: Lanes, type_: Type, shape: Shape) -> Lanes:
    """The amount in the width of what it shifts; only amounts below that width matter."""
    target = unsigned_type(type_)
    if amount.is_constant:
        several = amount.data.ndim or amount.type.elements > 1
        return amount.to(target) if several else reading.constant(target, int(amount.data))
    return resize(reading, amount, target, shape)


def settled(reading: LlvmReading, a: Lanes, b: Lanes, product: Lanes) -> Lanes:
    """The product behind a fence: where a few lanes of it are needed, and a factor is the extension of 32 bits that
    were a float, LLVM 22 narrows products of 64 bits to what it has no AVX-512 instruction for, and dies."""
    name = product.vector
    if name is None or a.type.llvm != "i64" or a.is_constant or b.is_constant or "avx512f" not in reading.features:
        return product
    apart = fenced(reading.code, a.type.vector, name)
    reading.origins[apart] = reading.origins[name]
    return reading.value(a.type, product.shape, apart)


def mul_high(reading: LlvmReading, a: Lanes, b: Lanes, shape: Shape) -> Lanes:
    bits = a.type.element.bits
    if bits == 64 and shape.varying:
        return _mul_high_64(reading, a, b)
    wide = f"i{2 * bits}"
    source = reading.llvm_type(a.type, shape)
    target = source.replace(a.type.llvm, wide)
    extend = "sext" if a.type.is_signed else "zext"
    code = reading.code
    x, y = (code.value(f"{extend} {source} {reading.operand(operand, shape)} to {target}") for operand in (a, b))
    product = code.value(f"mul {target} {x}, {y}")
    amount = str(bits) if target == wide else f"splat ({wide} {bits})"
    high = code.value(f"lshr {target} {product}, {amount}")
    result = reading.value(a.type, shape, code.value(f"trunc {target} {high} to {source}"))
    return _whole(reading, result) if (bits, a.type.is_signed) == (32, True) else result


def _mul_high_64(reading: LlvmReading, a: Lanes, b: Lanes) -> Lanes:
    """From products of 32-bit halves: vectors of 128-bit integers would be done lane by lane."""
    x, y = (reading.varying(U64, reading.vector(operand)) for operand in (a, b))
    x0, x1, y0, y1 = x & 0xFFFFFFFF, x >> 32, y & 0xFFFFFFFF, y >> 32
    middle = x1 * y0 + (x0 * y0 >> 32)
    cross = x0 * y1 + (middle & 0xFFFFFFFF)
    high = x1 * y1 + (middle >> 32) + (cross >> 32)
    if a.type.is_signed:
        sign_x, sign_y = ((operand.raw_bits(S64) >> 63).raw_bits(U64) for operand in (x, y))
        high = high - (sign_x & y) - (sign_y & x)
    return reading.value(a.type, VARYING, reading.vector(high))


def divide(reading: LlvmReading, operation: Binary, a: Lanes, b: Lanes, shape: Shape) -> Lanes:
    """No lane may divide by 0 or overflow, needed or not: the host would raise a signal."""
    if b.is_constant and np.all(b.data != 0) and not (a.type.is_signed and np.any(b.data == b.data.dtype.type(-1))):
        return _plain(reading, operation, a, b, shape)
    if not shape.varying or a.type.elements > 1:
        return _divide_safely(reading, operation, a, b, shape)
    if a.type.bits == 64:
        return _divide_64(reading, operation, a, b)
    if b.shape.uniform:
        return _divide_by_one(reading, operation, a, b)
    zero, unsafe = _unsafe(a, b)
    divisor = where(unsafe, 1, b)
    quotient = _through_floats(reading, a, divisor)
    if operation is Binary.REM:
        quotient = reading.varying(a.type, reading.vector(a)) - quotient * divisor
    return where(zero, -1, quotient)


def _unsafe(a: Lanes, b: Lanes) -> tuple[Lanes, Lanes]:
    """Where the divisor is 0, and where the host would raise a signal."""
    zero = b == 0
    if not a.type.is_signed:
        return zero, zero
    return zero, zero | ((b == -1) & (a == -(1 << (a.type.element.bits - 1))))


def _divide_safely(reading: LlvmReading, operation: Binary, a: Lanes, b: Lanes, shape: Shape) -> Lanes:
    zero, unsafe = _unsafe(a, b)
    result = _plain(reading, operation, a, where(unsafe, 1, b), shape)
    return where(zero, -1, result)


def _divide_64(reading: LlvmReading, operation: Binary, a: Lanes, b: Lanes) -> Lanes:
    """Most numbers are small: those that 32 bits hold are divided all at once."""
    x, y = a.raw_bits(U64), b.raw_bits(U64)

    def divided() -> tuple[Lanes, ...]:
        return (_divide_safely(reading, operation, a, b, VARYING),)

    def divided_at_once() -> tuple[Lanes, ...]:
        result = divide(reading, operation, _low(reading, x), _low(reading, y), VARYING)
        wide = reading.cast("zext", a.type, result, VARYING)
        return (where(y == 0, -1, wide),)

    return reading.rarely(((x | y) >> 32) != 0, divided, divided_at_once)[0]


def _low(reading: LlvmReading, a: Lanes) -> Lanes:
    return reading.cast("trunc", U32, a, UNIFORM if a.shape.uniform else VARYING)


def _divide_by_one(reading: LlvmReading, operation: Binary, a: Lanes, b: Lanes) -> Lanes:
    """All lanes by the same number: they are multiplied with its inverse.

    That is rounded up, so what divides without a rest comes out as the quotient or above. It lies at most (a/b) 2^-p 3
    above, where p = 53 for operands of 32 bits (24 for 16 bits), and the next integer at least 1/b above a quotient
    with a rest: a 2^-p 3 < 1. Truncation makes the argument hold for negative numbers; the divisor's sign comes last.
    """
    float_type, bits = (F64, U64) if a.type.bits == 32 else (F32, U32)
    zero = b == 0
    size = where(zero, 1, b)
    widened = reading.cast("sitofp" if a.type.is_signed else "uitofp", float_type, size, UNIFORM)
    inverse = 1.0 / (absolute(widened) if a.type.is_signed else widened)
    above = (inverse.raw_bits(bits) + 1).raw_bits(float_type)
    quotient = _multiplied(reading, a, above)
    if operation is Binary.REM:
        quotient = reading.varying(a.type, reading.vector(a)) - quotient * (absolute(b) if a.type.is_signed else b)
    elif a.type.is_signed:
        sign = b >> (a.type.bits - 1)
        quotient = (quotient ^ sign) - sign
    return quotient | where(zero, reading.constant(a.type, a.type.mask), 0)


def _multiplied(reading: LlvmReading, a: Lanes, factor: Lanes) -> Lanes:
    """The integer part of the product with a float."""
    to_float, to_integer = ("sitofp", "fptosi") if a.type.is_signed else ("uitofp", "fptoui")
    product = reading.emit("fmul", factor.type, VARYING, reading.cast(to_float, factor.type, a, VARYING), factor)
    return reading.cast(to_integer, a.type, product, VARYING)


def _plain(reading: LlvmReading, operation: Binary, a: Lanes, b: Lanes, shape: Shape) -> Lanes:
    return reading.emit(f"{'s' if a.type.is_signed else 'u'}{operation.value}", a.type, shape, a, b)


def _through_floats(reading: LlvmReading, a: Lanes, b: Lanes) -> Lanes:
    """Vectors have no integer division. The float quotient truncates to the exact one.

    For positive numbers: a quotient that is not an integer lies at least 1/b below the next integer, and rounding
    moves it by at most (a/b) 2^-p, where p = 53 for operands of 32 bits (24 for 16 bits); a 2^-p < 1. Truncation
    makes the argument hold for negative numbers.
    """
    float_type = F64 if a.type.bits == 32 else F32
    to_float, to_integer = ("sitofp", "fptosi") if a.type.is_signed else ("uitofp", "fptoui")
    x, y = (reading.cast(to_float, float_type, operand, VARYING) for operand in (a, b))
    return reading.cast(to_integer, a.type, reading.emit("fdiv", float_type, VARYING, x, y), VARYING)
