"""Device memory as NumPy arrays, for work that Python does in a kernel's place."""

from __future__ import annotations

import ctypes
from typing import Any

import numpy as np
import numpy.typing as npt

from ptxvm.driver.blocks import any_bytes
from ptxvm.driver.errors import require
from ptxvm.driver.runtime.calls import ensure
from ptxvm.driver.streams import drain, stream_of

Array = npt.NDArray[Any]


def begin(stream: int = 0, library: str = "") -> None:
    """Have done all that was put down before. Raises DriverError where a stream only captures; for a library that CuPy
    does not call then, what CuPy raises."""
    context = ensure()
    queue = stream_of(stream)
    if library and queue.capture is not None:
        raise NotImplementedError(f"calling {library} API during stream capture is currently unsupported")
    queue.refuse_capture()
    drain(context)
    context.check()


def view(pointer: int, dtype: Any, count: int, *, store: bool = False) -> Array:
    """`count` numbers from an address on, of the device or the host. Raises DriverError."""
    kind = np.dtype(dtype)
    if not count:
        return np.empty(0, kind)
    segments = any_bytes(pointer, count * kind.itemsize, store=store)
    require(len(segments) == 1)
    memory = (ctypes.c_ubyte * (count * kind.itemsize)).from_address(segments[0].host)
    return np.ctypeslib.as_array(memory).view(kind)


def matrix(pointer: int, dtype: Any, rows: int, columns: int, step: int, *, store: bool = False) -> Array:
    """A matrix whose columns are `step` numbers apart. Raises DriverError."""
    require(step >= max(1, rows))
    if not rows or not columns:
        return np.empty((rows, columns), dtype)
    flat = view(pointer, dtype, step * (columns - 1) + rows, store=store)
    size = int(flat.itemsize)
    return np.lib.stride_tricks.as_strided(flat, (rows, columns), (size, size * step))
