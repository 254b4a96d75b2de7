"""Numbers of 16 bits, real and complex, which NumPy computes with as numbers of 32 bits."""

from __future__ import annotations

from typing import Any

import numpy as np

from ptxvm.driver.stand_ins.memory_views import Array

HALF: Any = np.dtype(np.float16)
COMPLEX_HALF: Any = np.dtype([("real", np.float16), ("imag", np.float16)])
BFLOAT: Any = np.dtype([("real", np.uint16)])
COMPLEX_BFLOAT: Any = np.dtype([("real", np.uint16), ("imag", np.uint16)])
"""How NumPy sees them in memory: bfloat16 is the upper half of a float's bits."""

_KINDS = (HALF, COMPLEX_HALF, BFLOAT, COMPLEX_BFLOAT)
_NAN = 0x7FFF


def is_half(kind: Any) -> bool:
    """Whether these are numbers of 16 bits."""
    return kind in _KINDS


def is_real(kind: Any) -> bool:
    """Whether numbers are not complex."""
    return kind in (HALF, BFLOAT) or np.dtype(kind).kind == "f"


def widened(values: Array) -> Array:
    """The same numbers of 32 bits; others as they are."""
    kind = values.dtype
    if not is_half(kind):
        return values
    if kind == HALF:
        return values.astype(np.float32)
    real = _float32(values["real"])
    if kind == BFLOAT:
        return real
    found = np.empty(values.shape, np.complex64)
    found.real, found.imag = real, _float32(values["imag"])
    return found


def write(place: Array, values: Array) -> None:
    """Write numbers where they become those of the place's kind, the nearest ones."""
    kind = place.dtype
    if kind in (BFLOAT, COMPLEX_HALF, COMPLEX_BFLOAT):
        part = place["real"].dtype
        place["real"] = _half(values.real, part)
        if kind != BFLOAT:
            place["imag"] = _half(values.imag, part)
    else:
        with np.errstate(over="ignore"):
            place[:] = values


def _float32(part: Array) -> Array:
    if part.dtype == np.float16:
        return part.astype(np.float32)
    return (part.astype(np.uint32) << 16).view(np.float32)


def _half(part: Array, kind: Any) -> Array:
    with np.errstate(over="ignore"):
        if kind == np.float16:
            return part.astype(np.float16)
        wide = np.ascontiguousarray(part, np.float32)
    bits = wide.view(np.uint32)
    rounded = (bits + 0x7FFF + (bits >> 16 & 1)) >> 16  # to the nearest, and to the even one of two
    return np.where(np.isnan(wide), _NAN, rounded).astype(np.uint16)
