"""What `cp.reduce.async.bulk.tensor` combines (ISA 9.7.9.25.5.3)."""

from __future__ import annotations

from ptxvm.machine.tensor_map.fields import ElementType, Reduction

_HALVES = (ElementType.F16, ElementType.BF16)
_WIDE_INTEGERS = (ElementType.U32, ElementType.S32, ElementType.U64, ElementType.S64)
_SINGLES = (ElementType.F32, ElementType.TF32, ElementType.F32_FTZ, ElementType.TF32_FTZ)
_ADDED = (ElementType.U32, ElementType.S32, ElementType.U64, *_SINGLES, *_HALVES, ElementType.F64)
_BITS = (ElementType.U32, ElementType.S32, ElementType.U64)
_BITWISE = (Reduction.AND, Reduction.OR, Reduction.XOR)
SUPPORTED: dict[Reduction, tuple[ElementType, ...]] = {
    Reduction.ADD: _ADDED,
    Reduction.MIN: (*_WIDE_INTEGERS, *_HALVES),
    Reduction.MAX: (*_WIDE_INTEGERS, *_HALVES),
    Reduction.INC: (ElementType.U32,),
    Reduction.DEC: (ElementType.U32,),
    **dict.fromkeys(_BITWISE, _BITS),
}
"""The element types of each operation, as an H200 takes them: all others are an illegal instruction there."""
