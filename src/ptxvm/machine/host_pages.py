"""Memory of the host at an address that is asked for: what has the same address for the host and for kernels."""

from __future__ import annotations

import ctypes
import weakref
from collections.abc import Callable
from typing import Any

import numpy as np
import numpy.typing as npt

PAGE = 1 << 16
"""Pages of the host have at most these bytes."""

given_back: list[Callable[[], None]] = []
"""Called when memory has gone back to the system."""

_READ_WRITE, _PRIVATE_ANONYMOUS, _NO_RESERVE, _FIXED_NO_REPLACE = 3, 0x22, 0x4000, 0x100000
_libc: Any = ctypes.CDLL(None, use_errno=True)
_libc.mmap.restype = ctypes.c_void_p
_libc.mmap.argtypes = [ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int, ctypes.c_int, ctypes.c_int, ctypes.c_long]
_libc.munmap.argtypes = [ctypes.c_void_p, ctypes.c_size_t]


def pages_at(address: int, size: int) -> npt.NDArray[np.uint8] | None:
    """Zeroed memory at `address`, a multiple of `PAGE`; None if something else is there.

    It is given back to the system when the array dies; not when the process ends, whose threads may be at work on it.
    """
    flags = _PRIVATE_ANONYMOUS | _NO_RESERVE | _FIXED_NO_REPLACE
    found = _libc.mmap(address, size, _READ_WRITE, flags, -1, 0)
    if found != address:
        if found not in (None, ctypes.c_void_p(-1).value):  # kernels before 4.17 take the address as a wish
            _libc.munmap(found, size)
        return None
    array = np.ctypeslib.as_array((ctypes.c_uint8 * size).from_address(address))
    weakref.finalize(array, _give_back, address, size).atexit = False
    return array


def _give_back(address: int, size: int) -> None:
    _libc.munmap(address, size)
    for tell in given_back:
        tell()
