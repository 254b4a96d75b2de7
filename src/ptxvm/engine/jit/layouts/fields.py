"""Fields of the native structures as LLVM IR sees them: their places, and the types they are read and written with."""

from __future__ import annotations

import ctypes


def offset_of(structure: type[ctypes.Structure], field: str) -> int:
    """Byte offset of `field`; AttributeError when there is none."""
    offset: int = getattr(structure, field).offset
    return offset


def llvm_type(structure: type[ctypes.Structure], field: str) -> str:
    """The LLVM type of a field that is one number or address. Raises AttributeError, and TypeError for other fields."""
    offset_of(structure, field)
    found = next(entry[1] for entry in structure._fields_ if entry[0] == field)
    if issubclass(found, ctypes.c_void_p):
        return "ptr"
    if issubclass(found, (ctypes.Array, ctypes.Structure)):
        raise TypeError(f"{structure.__name__}.{field} is {found.__name__}, not one number: take its address")
    return f"i{8 * ctypes.sizeof(found)}"
