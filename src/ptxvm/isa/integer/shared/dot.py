"""Packed integers of dot products, element by element, whatever their signs."""

from ptxvm.isa.operands import Typed
from ptxvm.lanes import S32, U32, Lanes, Type

#: The accumulator of dp4a and dp2a: unsigned only when both factors are.
accumulator_type = Typed(lambda form: S32 if form.atype.is_signed or form.btype.is_signed else U32)


def part(a: Lanes, index: int, bits: int, result: Type) -> Lanes:
    """Element `index` of `bits` bits of a 32-bit value, extended by the value's signedness, as the accumulator's
    type.
    """
    return ((a << (32 - bits * (index + 1))) >> (32 - bits)).bits(result)
