"""Python values -> the bytes of a kernel's parameters.

Arrays become device pointers and are used in place; numbers are converted to the type of their `.param`; `bytes`,
tensor maps and structured NumPy scalars fill by-value structures. What does not fit is an ArgumentError that names the
parameter.
"""

from __future__ import annotations

import math
import struct
from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, NoReturn

import numpy as np
import numpy.typing as npt

from ptxvm.api.device import DeviceArray, Multicast
from ptxvm.api.per_device import PerDevice
from ptxvm.checker.module import Variable
from ptxvm.machine.memory import Memory


class ArgumentError(TypeError):
    """An argument of a launch does not fit its kernel parameter."""


class OpaqueObject(ABC):
    """What a parameter `.align n .b8 x[size]` holds by value, with device addresses inside (a tensor map)."""

    alignment: int

    @abstractmethod
    def encode(self, memory: Memory) -> bytes:
        """The bytes, for a kernel that runs with this device memory."""


class Packer:
    """Packs the arguments of one kernel into its parameter buffer."""

    def __init__(self, kernel: str, parameters: Sequence[Variable], size: int) -> None:
        self._kernel = kernel
        self._parameters = tuple(_Parameter(position, variable) for position, variable in enumerate(parameters))
        self._size = size

    def pack(self, arguments: Sequence[object], memory: Memory) -> tuple[bytes, list[object]]:
        """The parameter buffer and the objects that must live as long as the launch."""
        if len(arguments) != len(self._parameters):
            raise ArgumentError(
                f"kernel {self._kernel!r} takes {len(self._parameters)} arguments "
                f"({', '.join(map(str, self._parameters))}), {len(arguments)} given"
            )
        buffer = bytearray(self._size)
        keep: list[object] = []
        for parameter, value in zip(self._parameters, arguments, strict=True):
            data = parameter.encode(value, memory, keep)
            buffer[parameter.offset : parameter.offset + len(data)] = data
        return bytes(buffer), keep


class _Parameter:
    """One parameter of a kernel: turns values into its bytes, and knows enough to name itself in errors."""

    __slots__ = (
        "highest",
        "is_float",
        "kind",
        "lowest",
        "offset",
        "position",
        "real",
        "scalar",
        "size",
        "takes_pointers",
        "untyped",
        "variable",
    )

    def __init__(self, position: int, variable: Variable) -> None:
        self.position, self.variable = position, variable
        self.kind, self.size, self.offset = variable.type, variable.size, variable.offset
        self.is_float = self.kind.is_float
        self.lowest, self.highest = -(1 << (self.kind.bits - 1)), self.kind.mask
        self.scalar = variable.count == 1
        # LLVM-based compilers declare float parameters as `.b32` and `.b64`: an untyped parameter takes a float.
        self.untyped = variable.type_name.startswith("b")
        takes_floats = self.kind.is_float or (self.untyped and self.kind.bits >= 32)
        self.takes_pointers = self.scalar and self.kind.bits == 64 and not self.kind.is_float
        self.real = _REALS.get(self.kind.bits) if takes_floats else None

    def __str__(self) -> str:
        shape = f"[{self.variable.count}]" if not self.scalar else ""
        return f".{self.variable.type_name} {self.variable.name}{shape}"

    def encode(self, value: object, memory: Memory, keep: list[object]) -> bytes:
        """The bytes of an argument; `keep` receives what must stay alive. Raises ArgumentError."""
        if isinstance(value, np.ndarray):
            return self._pointer(value, memory, keep)
        if isinstance(value, int):
            return self._integer(int(value))
        if isinstance(value, float) and not isinstance(value, np.generic):
            return self._float(value)
        if isinstance(value, (DeviceArray, Multicast)):
            return self._address(value.address)
        if isinstance(value, (bytes, np.void)):
            return self._structure(bytes(value) if isinstance(value, bytes) else value.tobytes())
        if isinstance(value, np.generic):
            return self._numpy_scalar(value)
        keep.append(value)
        if isinstance(value, OpaqueObject):
            return self._opaque(value, memory)
        if isinstance(value, PerDevice):
            self.fail("a PerDevice argument is for launches with devices=, and its values are plain arguments")
        return self._pointer(self._as_array(value), memory, keep)

    # ---------------------------------------------------------------------------------------------------- pointers

    def _as_array(self, value: Any) -> npt.NDArray[Any]:
        """A view of a DLPack or buffer object."""
        try:
            return np.from_dlpack(value) if hasattr(value, "__dlpack__") else np.asarray(memoryview(value))
        except (TypeError, BufferError, RuntimeError, ValueError) as error:
            self.fail(f"{type(value).__name__} is neither an array, a number nor bytes ({error})")

    def _pointer(self, array: npt.NDArray[Any], memory: Memory, keep: list[object]) -> bytes:
        if array.dtype.hasobject:
            self.fail("an array of Python objects has no device representation")
        if not array.flags.c_contiguous:
            self.fail("the array is not C-contiguous; pass np.ascontiguousarray(...)")
        keep.append(array)
        return self._address(memory.map_array(array).address)

    def _address(self, address: int) -> bytes:
        if not self.takes_pointers:
            self.fail("an array is a 64-bit pointer, the parameter is not")
        return address.to_bytes(8, "little")

    # ----------------------------------------------------------------------------------------------------- numbers

    def _structure(self, data: bytes) -> bytes:
        if len(data) != self.size:
            self.fail(f"{len(data)} bytes given for a parameter of {self.size} bytes")
        return data

    def _opaque(self, value: OpaqueObject, memory: Memory) -> bytes:
        if self.variable.alignment % value.alignment:
            self.fail(f"a {type(value).__name__} needs a parameter with `.align {value.alignment}`")
        return self._structure(value.encode(memory))

    def _check_scalar(self) -> None:
        if not self.scalar:
            self.fail("a by-value structure needs bytes or a structured NumPy scalar of its size")

    def _numpy_scalar(self, value: np.generic) -> bytes:
        self._check_scalar()
        if value.dtype.itemsize != self.size:
            self.fail(f"{value.dtype} has {value.dtype.itemsize} bytes, the parameter {self.size}")
        numpy_float = value.dtype.kind not in "iub"
        if numpy_float != self.kind.is_float and not self.untyped:
            self.fail(f"{value.dtype} given")
        return value.tobytes()

    def _integer(self, value: int) -> bytes:
        if not self.scalar:
            self._check_scalar()
        if self.is_float:
            return self._float(float(value))
        if not self.lowest <= value <= self.highest:
            self.fail(f"{value} does not fit {self.kind.bits} bits")
        return (value & self.highest).to_bytes(self.size, "little")

    def _float(self, value: float) -> bytes:
        self._check_scalar()
        if self.real is None:
            self.fail("a float given for an integer parameter")
        try:
            return self.real.pack(value)
        except OverflowError:  # beyond the largest number of the type: infinity, as a conversion in C gives
            return self.real.pack(math.copysign(math.inf, value))

    def fail(self, reason: str) -> NoReturn:
        raise ArgumentError(f"argument {self.position + 1}, parameter {self}: {reason}")


_REALS = {16: struct.Struct("<e"), 32: struct.Struct("<f"), 64: struct.Struct("<d")}
