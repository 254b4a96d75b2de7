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
_FLUSHED = (ElementType.F32_FTZ, ElementType.TF32_FTZ)
_SINGLES = (ElementType.F32, ElementType.TF32, *_FLUSHED)
_ADDED = (ElementType.U32, ElementType.S32, ElementType.U64, *_SINGLES, *_HALVES)
_BITS = (*_WIDE_INTEGERS, *_SINGLES, ElementType.F64)
_BITWISE = (Reduction.AND, Reduction.OR, Reduction.XOR)
SUPPORTED: dict[Reduction, tuple[ElementType, ...]] = {
    Reduction.ADD: _ADDED,
    Reduction.MIN: (*_WIDE_INTEGERS, *_HALVES),
    Reduction.MAX: (*_WIDE_INTEGERS, *_HALVES),
    Reduction.INC: (ElementType.U32,),
    Reduction.DEC: (ElementType.U32,),
    **dict.fromkeys(_BITWISE, _BITS),
}
"""The element types of each operation; `.and`, `.or` and `.xor` work on all that have 32 or 64 bits."""


def number_type(reduction: Reduction, element_type: ElementType) -> np.dtype[Any]:
    """What NumPy calculates with."""
    dtype = element_type.element.dtype
    if dtype is None or element_type not in SUPPORTED[reduction]:
        raise ValueError(f"`.{reduction.value}` has no elements of type {element_type.element.spelling}")
    return np.dtype(f"u{dtype.itemsize}") if reduction in _BITWISE else dtype


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
    flush = element_type in _FLUSHED
    total = _flushed(old) + _flushed(new) if flush else old + new
    return _canonical(_flushed(total) if flush else total)


def _extremum(old: Numbers, new: Numbers, reduction: Reduction, element_type: ElementType) -> Numbers:
    """A number wins over NaN, and +0 is larger than -0."""
    bits = new.view(np.int16)
    # Equal numbers differ in their bits only as +0 and -0, and of these the sign orders the bits.
    if reduction is Reduction.MAX:
        taken = (new > old) | ((new == old) & (old.view(np.int16) < bits))
    else:
        taken = (new < old) | ((new == old) & (old.view(np.int16) > bits))
    return _canonical(np.where(np.isnan(old) | taken, new, old))


def _canonical(values: Numbers) -> Numbers:
    """The NaN of calculations has all bits but the sign."""
    nan = np.isnan(values)
    if nan.any():
        bits = np.dtype(f"u{values.dtype.itemsize}")
        values.view(bits)[nan] = np.iinfo(bits).max >> 1
    return values


def _flushed(values: Numbers) -> Numbers:
    bits = values.view(np.uint32)
    subnormal = (bits & np.uint32(0x7F800000)) == 0
    return np.where(subnormal, bits & np.uint32(0x80000000), bits).view(np.float32)
