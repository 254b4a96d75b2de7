"""Which memory of the host a NumPy array is a view of."""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Sequence
from itertools import pairwise
from typing import Any

import numpy as np
import numpy.typing as npt
from numpy.lib.array_utils import byte_bounds

from ptxvm.records import record

Array = npt.NDArray[Any]

WRITEABLE = 0x0400
"""A flag in `ArrayHead.flags`."""


class ArrayHead(ctypes.Structure):
    """How an array begins behind what all objects of Python begin with: `PyArrayObject_fields` of NumPy's binary
    interface. To read it takes a tenth of the time that NumPy takes to tell, and it must not be written."""

    _fields_ = (
        ("data", ctypes.c_void_p),
        ("dimensions", ctypes.c_int),
        ("shape", ctypes.c_void_p),
        ("strides", ctypes.c_void_p),
        ("base", ctypes.c_void_p),
        ("dtype", ctypes.c_void_p),
        ("flags", ctypes.c_int),
    )


def head_of(array: Array) -> ArrayHead | None:
    """The head of an array, to be read while the array lives. None where it is not what it should be."""
    if sys.implementation.name != "cpython":  # elsewhere the identity is not the address
        return None
    head = ArrayHead.from_address(id(array) + object.__basicsize__)
    is_right = (head.data or 0) == host_address(array) and head.flags == array.flags.num
    return head if is_right and head.dimensions == array.ndim else None


@record()
class HostMemory:
    """The bytes `start` to `end` of the host, which arrays view.

    keepers:   the outermost array of each view: it lives as long as any other view of it does
    writable:  whether one of the views may be written
    """

    start: int
    end: int
    keepers: tuple[Array, ...]
    writable: bool

    @property
    def size(self) -> int:
        return self.end - self.start


def viewed_memory(array: Array) -> HostMemory:
    """All of the memory that an array is a view of: of the outermost base array, or of the buffer around that."""
    keeper, holder = _outermost(array)
    low, high = byte_bounds(keeper)
    start, end = (low, high) if isinstance(keeper, np.memmap) else _exported(holder)
    if not start <= low <= high <= end:  # what exports buffers need not export the same one every time
        start, end = low, high
    return HostMemory(start, end if keeper.size or end > high else low, (keeper,), array.flags.writeable)


def joined(views: Sequence[HostMemory]) -> list[HostMemory]:
    """Views that overlap are views of one memory."""
    ordered = sorted(views, key=lambda view: (view.start, view.end))
    memories: list[HostMemory] = ordered[:1]
    for _, view in pairwise(ordered):
        last = memories[-1]
        if view.start < last.end:
            keepers, writable = (*last.keepers, *view.keepers), last.writable or view.writable
            memories[-1] = HostMemory(last.start, max(last.end, view.end), keepers, writable)
        else:
            memories.append(view)
    return memories


def host_address(array: Array) -> int:
    """The first element of an array. Asking the buffer is four times faster than asking NumPy."""
    buffer: Any = array  # which typing knows of from Python 3.12 on
    if array.flags.writeable and array.nbytes:
        try:
            return ctypes.addressof(ctypes.c_char.from_buffer(buffer))
        except (ValueError, TypeError, BufferError):  # elements that buffers do not know, strides
            pass
    host: int = array.__array_interface__["data"][0]
    return host


def _outermost(array: Array) -> tuple[Array, object]:
    """The last array on the way to what holds the memory, and what that is."""
    keeper, holder = array, array.base
    while holder is not None:
        if isinstance(holder, np.ndarray):
            keeper = holder
        inner = holder.obj if isinstance(holder, memoryview) else getattr(holder, "base", None)
        if not isinstance(holder, memoryview) and not isinstance(inner, np.ndarray) and holder is not keeper:
            break  # neither an array nor something between arrays, as NumPy's stride tricks put there
        holder = inner
    return keeper, holder


def _exported(holder: object) -> tuple[int, int]:
    """The memory of something that exports a buffer; an empty range if it does not."""
    buffer: Any = holder
    try:
        start, end = byte_bounds(np.frombuffer(buffer, np.uint8))
    except (TypeError, ValueError, BufferError):
        return 0, 0
    return start, end
