"""Arithmetic of `cp.reduce.async.bulk.tensor` (ISA 9.7.9.25.5.3)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import numpy.typing as npt

from ptxvm.machine.tensor_map.fields import ElementType, Reduction

Numbers = npt.NDArray[Any]
Operation = Callable[[Numbers, Numbers], Numbers]

_HALVES = (ElementType.F16, ElementType.BF16)
_WIDE_INTEGERS = (ElementType.U32, ElementType.S32, ElementType.U64, ElementType.S64)
_ADDED = (ElementType.U32, ElementType.S32, ElementType.U64, ElementType.F32, ElementType.F32_FTZ, *_HALVES)
SUPPORTED: dict[Reduction, tuple[ElementType, ...]] = {
    Reduction.ADD: _ADDED,
    Reduction.MIN: (*_WIDE_INTEGERS, *_HALVES),
    Reduction.MAX: (*_WIDE_INTEGERS, *_HALVES),
    Reduction.INC: (ElementType.U32,),
    Reduction.DEC: (ElementType.U32,),
    Reduction.AND: _WIDE_INTEGERS,
    Reduction.OR: _WIDE_INTEGERS,
    Reduction.XOR: _WIDE_INTEGERS,
}
"""The element types of each operation; `.and`, `.or` and `.xor` work on the integers of 32 and 64 bits."""

_CANONICAL_NAN = {ElementType.F16: 0x7FFF, ElementType.BF16: 0x7FFF, ElementType.F32: 0x7FFFFFFF}
_CANONICAL_NAN[ElementType.F32_FTZ] = _CANONICAL_NAN[ElementType.F32]


def operation(reduction: Reduction, element_type: ElementType) -> Operation:
    """What combines the elements in global memory (first) with those in shared memory.

    Callers silence NumPy: overflows and NaN are results like others.
    """
    match reduction:
        case Reduction.ADD if element_type.element.floating:
            return lambda old, new: _add(old, new, element_type)
        case Reduction.MIN | Reduction.MAX if element_type in _HALVES:
            return lambda old, new: _extremum(old, new, reduction, element_type)
        case Reduction.INC:
            return lambda old, new: np.where(old >= new, np.uint32(0), old + np.uint32(1))
        case Reduction.DEC:
            return lambda old, new: np.where((old == 0) | (old > new), new, old - np.uint32(1))
    return _PLAIN[reduction]


_PLAIN: dict[Reduction, Operation] = {
    Reduction.ADD: np.add,
    Reduction.MIN: np.minimum,
    Reduction.MAX: np.maximum,
    Reduction.AND: np.bitwise_and,
    Reduction.OR: np.bitwise_or,
    Reduction.XOR: np.bitwise_xor,
}


def _add(old: Numbers, new: Numbers, element_type: ElementType) -> Numbers:
    flush = element_type is ElementType.F32_FTZ
    total = _flushed(old) + _flushed(new) if flush else old + new
    return _canonical(_flushed(total) if flush else total, element_type)


def _extremum(old: Numbers, new: Numbers, reduction: Reduction, element_type: ElementType) -> Numbers:
    """A number wins over NaN, and +0 is larger than -0."""
    bits = new.view(np.int16)
    # Equal numbers differ in their bits only as +0 and -0, and of these the sign orders the bits.
    if reduction is Reduction.MAX:
        taken = (new > old) | ((new == old) & (old.view(np.int16) < bits))
    else:
        taken = (new < old) | ((new == old) & (old.view(np.int16) > bits))
    return _canonical(np.where(np.isnan(old) | taken, new, old), element_type)


def _canonical(values: Numbers, element_type: ElementType) -> Numbers:
    nan = np.isnan(values)
    if nan.any():
        bits = np.dtype(f"u{values.dtype.itemsize}")
        values.view(bits)[nan] = _CANONICAL_NAN[element_type]
    return values


def _flushed(values: Numbers) -> Numbers:
    bits = values.view(np.uint32)
    subnormal = (bits & np.uint32(0x7F800000)) == 0
    return np.where(subnormal, bits & np.uint32(0x80000000), bits).view(np.float32)
