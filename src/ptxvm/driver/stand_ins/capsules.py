"""Functions that Cython modules publish for others (`__pyx_capi__`): reading the table, and putting others into it."""

from __future__ import annotations

import ctypes
from typing import Any


def signature(capsule: Any) -> str:
    """The C declaration of a published function, without its name."""
    name = ctypes.pythonapi.PyCapsule_GetName
    name.restype, name.argtypes = ctypes.c_char_p, [ctypes.py_object]
    found: bytes = name(capsule)
    return found.decode()


def published(address: int, like: Any) -> Any:
    """A function at an address, published as another one was that has the same declaration."""
    name = ctypes.pythonapi.PyCapsule_GetName
    name.restype, name.argtypes = ctypes.c_void_p, [ctypes.py_object]
    new = ctypes.pythonapi.PyCapsule_New
    new.restype, new.argtypes = ctypes.py_object, [ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p]
    return new(address, name(like), None)
