"""Whether values are what the analyses know of them."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from ptxvm.lanes.lanes import Lanes
from ptxvm.lanes.types import PRED, WARP_SIZE, Type

Array = npt.NDArray[Any]


def conform(fact: Lanes, type_: Type, values: Array, mask: npt.NDArray[np.bool_]) -> bool:
    """Whether the values of the lanes of a mask are what is known of a cell of this type."""
    lanes = np.flatnonzero(mask)
    if not lanes.size:
        return True
    if fact.is_constant:
        return bool(np.array_equal(_raw(fact.data, type_)[lanes], _raw(values, type_)[lanes]))
    shape, raw = fact.shape, _raw(values, type_)
    if shape.offsets is not None:
        bases = _bases(raw, shape.offsets, type_)[lanes]
        is_aligned = type_ is PRED or int(bases[0]) % (1 << min(shape.alignment, type_.bits)) == 0
        return bool((bases == bases[0]).all()) and is_aligned
    if shape.groups is not None:
        bases, size = _bases(raw, shape.groups.offsets, type_), shape.groups.lanes
        return len({(lane // size, int(bases[lane])) for lane in lanes}) == len({lane // size for lane in lanes})
    return True


def _raw(values: Array, type_: Type) -> Array:
    """32 values as numbers without a sign."""
    every = np.ascontiguousarray(np.broadcast_to(values, WARP_SIZE))
    return every if type_ is PRED else every.view(f"u{every.dtype.itemsize}")


def _bases(raw: Array, offsets: tuple[int, ...], type_: Type) -> Array:
    """The values without the offsets of their lanes."""
    return raw if type_ is PRED else raw - np.array([offset & type_.mask for offset in offsets], raw.dtype)
