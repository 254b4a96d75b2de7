"""What most launches are given, arrays and numbers of Python and NumPy, packed at once; else `Packer` does it."""

from __future__ import annotations

import struct
from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from ptxvm.api.device import DeviceArray
from ptxvm.checker.module import Variable
from ptxvm.machine.launch import ArrayArguments
from ptxvm.machine.memory import Memory
from ptxvm.records import record

_INTEGERS = {8: "B", 16: "H", 32: "I", 64: "Q"}
_FLOATS = {32: "f", 64: "d"}
_POINTER_BITS = 64

_WHOLE = frozenset({int, *(np.dtype(code).type for code in "bBhHiIlLqQ")})
_REAL = {32: frozenset({float, np.float16, np.float32}), 64: frozenset({float, np.float16, np.float32, np.float64})}
"""What `struct` converts as `Packer` does: exactly, but for Python's floats."""


@record()
class PlainArguments:
    """The types that plain arguments of a kernel may have, and the format of its parameter buffer."""

    types: tuple[frozenset[type], ...]
    pointers: tuple[bool, ...]
    format: struct.Struct

    def suit(self, arguments: Sequence[object]) -> bool:
        """Whether arguments that fit are all plain; device arrays are, too."""
        kinds = zip(map(type, arguments), self.types, strict=True)
        return all(kind in wanted or kind is np.ndarray or kind is DeviceArray for kind, wanted in kinds)

    def pack(
        self, arguments: Sequence[object], memory: Memory
    ) -> tuple[bytes, list[npt.NDArray[Any]], ArrayArguments] | None:
        """The parameter buffer, the arrays, and what reports need of them; None where an argument is not plain."""
        values: list[Any] = list(arguments)
        arrays: list[npt.NDArray[Any]] = []
        places = []
        for place, (value, wanted) in enumerate(zip(values, self.types, strict=True)):
            kind = type(value)
            if kind is np.ndarray:
                if not self.pointers[place] or value.dtype.hasobject:
                    return None
                arrays.append(value)
                places.append(place)
            elif kind not in wanted:
                return None
        addresses = memory.addresses(arrays)
        for place, address in zip(places, addresses, strict=True):
            values[place] = address
        try:
            data = self.format.pack(*values)
        except (struct.error, OverflowError):  # a number that does not fit, or a negative one
            return None
        positions = [place + 1 for place in places]
        return data, arrays, ArrayArguments(positions, [array.nbytes for array in arrays], addresses)


def plain_arguments(parameters: Sequence[Variable], size: int) -> PlainArguments | None:
    """Of a kernel all of whose parameters are single numbers or pointers; None for other kernels."""
    text, end = "<", 0
    for variable in parameters:
        kind = variable.type
        code = (_FLOATS if kind.is_float else _INTEGERS).get(kind.bits)
        if code is None or variable.count != 1 or variable.offset < end or variable.is_opaque:
            return None
        text += f"{variable.offset - end}x{code}"
        end = variable.offset + variable.size
    types = tuple(_REAL[variable.type.bits] if variable.type.is_float else _WHOLE for variable in parameters)
    pointers = tuple(variable.type.bits == _POINTER_BITS and not variable.type.is_float for variable in parameters)
    return PlainArguments(types, pointers, struct.Struct(f"{text}{size - end}x"))
