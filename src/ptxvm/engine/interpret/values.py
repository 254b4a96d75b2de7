"""Lane values as the interpreter keeps them in registers: fitting to a type, blending."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt

from ptxvm.lanes.lanes import Lanes, canonical_nan
from ptxvm.lanes.numpy_reading import NUMPY, const
from ptxvm.lanes.types import B128, PRED, U32, U64, Type, carrier, signed_type

Mask = npt.NDArray[np.bool_]
Array = npt.NDArray[Any]

Value = Lanes | tuple[Lanes, Lanes]
"""What a register holds; a `.b128` register holds its low and high half."""

POISON_BYTE = 0xCD
"""In full checks this fills what a program may read before writing it (else it is zero): easy to recognise."""


@cache
def filled(type_: Type, filler: int) -> Value:
    """The value of a register that was never written: all its bytes are `filler`; a predicate is false."""
    if type_ is PRED:
        return const(PRED, 0)
    return constant(type_, int.from_bytes(bytes([filler]) * type_.size, "little"))


def constant(type_: Type, bits: int) -> Value:
    """The value with these bits, the same in all lanes."""
    if type_ is B128:
        return const(U64, bits & U64.mask), const(U64, bits >> 64)
    if type_ is PRED:
        return const(PRED, bits)
    return const(carrier(type_), bits).raw_bits(type_)


def fit_source(value: Lanes, type_: Type) -> Lanes:
    """A register value as an operand of `type_`: the same bits, or the low ones of a wider value, or zero-extended."""
    if value.type is type_:
        return value
    if value.type is PRED:
        # Among the elements of a vector a predicate counts as 32 bits, all of them set or none (as ptxas does).
        value = value.to(U32) * U32.mask
    if value.type.bits == type_.bits:
        return value.bits(type_)
    return value.bits(carrier(value.type)).to(carrier(type_)).raw_bits(type_)


def fit_result(value: Lanes, type_: Type) -> Lanes:
    """A result as the value of a register of `type_`: a narrower one is extended by its own signedness."""
    if value.type is type_:
        return value
    if value.type.bits == type_.bits:
        return value.bits(type_)
    integer = carrier(value.type)
    bits = value.bits(integer)
    if value.type.is_signed:
        bits = bits.raw_bits(signed_type(integer))
    return bits.to(carrier(type_)).raw_bits(type_)


def blend(mask: Mask, new: Lanes, old: Lanes) -> Lanes:
    """`new` in the lanes of the mask, else `old`; both of the same type."""
    if new.raw_nan != old.raw_nan:
        # The fact belongs to a whole value: what was computed is made canonical, what was loaded keeps its bits.
        new, old = canonical_nan(new), canonical_nan(old)
    return Lanes(NUMPY, new.type, np.where(mask, new.data, old.data), raw_nan=new.raw_nan)


def blend_value(mask: Mask, new: Value, old: Value) -> Value:
    """As `blend`, for halves of 128-bit values too."""
    if isinstance(new, tuple) and isinstance(old, tuple):
        return blend(mask, new[0], old[0]), blend(mask, new[1], old[1])
    assert isinstance(new, Lanes) and isinstance(old, Lanes)
    return blend(mask, new, old)
