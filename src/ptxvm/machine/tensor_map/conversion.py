"""What a copy does to elements on their way."""

from __future__ import annotations

import numpy as np

from ptxvm.machine.memory import Bytes
from ptxvm.machine.tensor_map.fields import Element, ElementType, Fill

OOB_NAN = 0x7FF7
"""Every 16 bits of what lies outside of the tensor, in OOB-NaN fill mode."""

_TF32_NAN = 0x7FFFE000
_INFINITY = 0x7F800000
_MAGNITUDE = 0x7FFFFFFF


def fill(place: Bytes, kind: Fill) -> None:
    """Write what elements outside of the tensor are loaded as."""
    if kind is Fill.ZERO:
        place[:] = 0
    else:
        place.view(np.uint16)[:] = OOB_NAN


def converts(element_type: ElementType) -> bool:
    """Whether loads change the elements of this type."""
    return element_type in (ElementType.TF32, ElementType.TF32_FTZ)


def to_tf32(rows: Bytes) -> Bytes:
    """f32 numbers rounded to tf32: nearest even, one NaN. `.tf32.ftz` flushes nothing here, but in reductions."""
    bits = rows.view(np.uint32)
    rounded = (bits + np.uint32(0x0FFF) + (bits >> np.uint32(13) & np.uint32(1))) & np.uint32(0xFFFFE000)
    nan = (bits & np.uint32(_MAGNITUDE)) > _INFINITY
    return np.where(nan, np.uint32(_TF32_NAN), rounded).view(np.uint8)


def packed(rows: Bytes, element: Element) -> Bytes:
    """`.b6p2x16`: of 16 bytes in shared memory, the low six bits of each, side by side in 12 bytes."""
    values = rows.reshape(rows.shape[0], -1, 4).astype(np.uint32) & np.uint32(0x3F)
    joined = values[..., 0] | values[..., 1] << 6 | values[..., 2] << 12 | values[..., 3] << 18
    little = joined.astype("<u4")[..., None].view(np.uint8)
    return np.ascontiguousarray(little[..., :3]).reshape(rows.shape[0], rows.shape[1] // element.slot * element.unit)
