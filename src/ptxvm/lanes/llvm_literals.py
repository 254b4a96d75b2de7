"""Constants as LLVM IR."""

from __future__ import annotations

import struct
from functools import lru_cache
from typing import Any

import numpy as np

from ptxvm.lanes.lanes import Lanes
from ptxvm.lanes.types import F32, F64, PRED, WARP_SIZE, Type


def scalar(a: Lanes) -> str:
    """The literal of the base of a constant: its value, or lane 0's."""
    data = np.asarray(a.data)
    return _scalar(a.type, (data if data.ndim == 0 else data[:1]).tobytes())


def vector(a: Lanes) -> str:
    """The literal of a constant as 32 values."""
    data = np.asarray(a.data)
    return _vector(a.type, (data if data.ndim == 0 else np.ascontiguousarray(data)).tobytes())


@lru_cache(4096)
def _scalar(type_: Type, raw: bytes) -> str:
    elements = _elements(type_, raw)
    if len(elements) == 1:
        return elements[0]
    return f"<{', '.join(f'{type_.llvm} {text}' for text in elements)}>"


@lru_cache(4096)
def _vector(type_: Type, raw: bytes) -> str:
    elements = _elements(type_, raw)
    if len(set(elements)) == 1:
        return f"splat ({type_.llvm} {elements[0]})"
    repeated = elements * (WARP_SIZE * type_.elements // len(elements))
    return f"<{', '.join(f'{type_.llvm} {text}' for text in repeated)}>"


def _elements(type_: Type, raw: bytes) -> list[str]:
    element = type_.element
    if element is PRED:
        return ["true" if byte else "false" for byte in raw]
    if element in (F32, F64):
        return [_float(value) for value in np.frombuffer(raw, type_.dtype)]
    # Integers, and the bits of 16-bit floats. LLVM takes any integer that fits, signed or not.
    dtype = type_.dtype if element.is_integer else np.dtype(np.uint16)
    return [str(value) for value in np.frombuffer(raw, dtype).tolist()]


def _float(value: Any) -> str:
    """LLVM writes float, too, with the bits of the double of the same value; a NaN keeps its payload."""
    if isinstance(value, np.float32) and np.isnan(value):
        bits = int(value.view(np.uint32))
        return f"0x{(bits >> 31) << 63 | 0x7FF << 52 | (bits & 0x7FFFFF) << 29:016X}"
    return f"0x{struct.unpack('<Q', struct.pack('<d', value))[0]:016X}"


@lru_cache(4096)
def offsets(type_: Type, values: tuple[int, ...]) -> str:
    """The constants that affine values add to their base."""
    return f"<{', '.join(f'{type_.llvm} {value}' for value in values)}>"


@lru_cache(4096)
def indices(values: tuple[int, ...]) -> str:
    """The mask operand of a shufflevector."""
    return f"<{len(values)} x i32> <{', '.join(f'i32 {value}' for value in values)}>"
