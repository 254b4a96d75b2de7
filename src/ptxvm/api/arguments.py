"""Python values -> the bytes of a kernel's parameters.

Arrays become device pointers and are used in place; numbers are converted to the type of their `.param`; `bytes` and
structured NumPy scalars fill by-value structures. What does not fit is an ArgumentError that names the parameter.
"""

from __future__ import annotations

import struct
from collections.abc import Sequence
from typing import Any, NoReturn

import numpy as np
import numpy.typing as npt

from ptxvm.api.device import DeviceArray
from ptxvm.checker.module import Variable
from ptxvm.lanes.types import Type
from ptxvm.machine.memory import Memory


class ArgumentError(TypeError):
    """An argument of a launch does not fit its kernel parameter."""


class Packer:
    """Packs the arguments of one kernel into its parameter buffer."""

    def __init__(self, kernel: str, parameters: Sequence[Variable], size: int) -> None:
        self._kernel = kernel
        self._parameters = tuple(parameters)
        self._size = size

    def pack(self, arguments: Sequence[object], memory: Memory) -> tuple[bytes, list[object]]:
        """The parameter buffer and the objects that must live as long as the launch."""
        if len(arguments) != len(self._parameters):
            raise ArgumentError(
                f"kernel {self._kernel!r} takes {len(self._parameters)} arguments "
                f"({', '.join(_describe(p) for p in self._parameters)}), {len(arguments)} given"
            )
        buffer = bytearray(self._size)
        keep: list[object] = []
        for position, (parameter, value) in enumerate(zip(self._parameters, arguments, strict=True)):
            data = _Argument(position, parameter, memory, keep).encode(value)
            buffer[parameter.offset : parameter.offset + len(data)] = data
        return bytes(buffer), keep


class _Argument:
    """One argument on its way to bytes; knows enough to name itself in errors."""

    __slots__ = ("keep", "memory", "parameter", "position")

    def __init__(self, position: int, parameter: Variable, memory: Memory, keep: list[object]) -> None:
        self.position, self.parameter, self.memory, self.keep = position, parameter, memory, keep

    def encode(self, value: object) -> bytes:
        if isinstance(value, np.ndarray):
            return self._pointer(value)
        if isinstance(value, DeviceArray):
            return self._address(value.address)
        if isinstance(value, bytes | np.void):
            return self._structure(bytes(value) if isinstance(value, bytes) else value.tobytes())
        if isinstance(value, np.generic):
            return self._numpy_scalar(value)
        if isinstance(value, bool | int):
            return self._integer(int(value))
        if isinstance(value, float):
            return self._float(value)
        return self._pointer(self._as_array(value))

    # ---------------------------------------------------------------------------------------------------- pointers

    def _as_array(self, value: Any) -> npt.NDArray[Any]:
        """A view of a DLPack or buffer object; the object stays alive with the launch."""
        self.keep.append(value)
        try:
            return np.from_dlpack(value) if hasattr(value, "__dlpack__") else np.asarray(memoryview(value))
        except (TypeError, BufferError, RuntimeError, ValueError) as error:
            self.fail(f"{type(value).__name__} is neither an array, a number nor bytes ({error})")

    def _pointer(self, array: npt.NDArray[Any]) -> bytes:
        if array.dtype.hasobject:
            self.fail("an array of Python objects has no device representation")
        if not array.flags.c_contiguous:
            self.fail("the array is not C-contiguous; pass np.ascontiguousarray(...)")
        self.keep.append(array)
        return self._address(self.memory.map_array(array).address)

    def _address(self, address: int) -> bytes:
        kind = self.parameter.type
        if self.parameter.count != 1 or kind.bits != 64 or kind.is_float:
            self.fail("an array is a 64-bit pointer, the parameter is not")
        return struct.pack("<Q", address)

    # ----------------------------------------------------------------------------------------------------- numbers

    def _structure(self, data: bytes) -> bytes:
        if len(data) != self.parameter.size:
            self.fail(f"{len(data)} bytes given for a parameter of {self.parameter.size} bytes")
        return data

    def _scalar_type(self) -> Type:
        if self.parameter.count != 1:
            self.fail("a by-value structure needs bytes or a structured NumPy scalar of its size")
        return self.parameter.type

    def _numpy_scalar(self, value: np.generic) -> bytes:
        kind = self._scalar_type()
        if value.dtype.itemsize != kind.size:
            self.fail(f"{value.dtype} has {value.dtype.itemsize} bytes, the parameter {kind.size}")
        numpy_float = value.dtype.kind not in "iub"
        if numpy_float != kind.is_float and not self._untyped():
            self.fail(f"{value.dtype} given")
        return value.tobytes()

    def _integer(self, value: int) -> bytes:
        kind = self._scalar_type()
        if kind.is_float:
            return self._float(float(value))
        if not -(1 << (kind.bits - 1)) <= value < 1 << kind.bits:
            self.fail(f"{value} does not fit {kind.bits} bits")
        return (value & kind.mask).to_bytes(kind.size, "little")

    def _float(self, value: float) -> bytes:
        kind = self._scalar_type()
        dtype = _FLOAT_OF_BITS.get(kind.bits) if self._untyped() else np.dtype(kind.dtype)
        if dtype is None or not (kind.is_float or self._untyped()):
            self.fail("a float given for an integer parameter")
        with np.errstate(over="ignore"):
            return np.asarray(value, dtype).tobytes()

    def _untyped(self) -> bool:
        return self.parameter.type_name.startswith("b")

    def fail(self, reason: str) -> NoReturn:
        raise ArgumentError(f"argument {self.position + 1}, parameter {_describe(self.parameter)}: {reason}")


# LLVM-based compilers declare float parameters as `.b32` and `.b64`: an untyped parameter takes a float of its size.
_FLOAT_OF_BITS: dict[int, npt.DTypeLike] = {32: np.dtype("f4"), 64: np.dtype("f8")}


def _describe(parameter: Variable) -> str:
    shape = f"[{parameter.count}]" if parameter.count != 1 else ""
    return f".{parameter.type_name} {parameter.name}{shape}"
