"""Python values -> the bytes of a kernel's parameters.

Arrays become device pointers and are used in place; numbers are converted to the type of their `.param`; `bytes`,
tensor maps and structured NumPy scalars fill by-value structures. What does not fit is an ArgumentError that names the
parameter.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from struct import Struct
from typing import Any, NamedTuple, NoReturn

import numpy as np
import numpy.typing as npt

from ptxvm.api.device import DeviceArray, Multicast
from ptxvm.api.foreign_arrays import host_view
from ptxvm.api.logical_endpoint import LogicalEndpoint
from ptxvm.api.number_bytes import REALS, UnfitNumberError, as_integer, as_real
from ptxvm.api.per_device import PerDevice
from ptxvm.api.plain_arguments import plain_arguments
from ptxvm.checker.module import Variable
from ptxvm.machine.launch import ArrayArguments
from ptxvm.machine.memory import Memory


class ArgumentError(TypeError):
    """An argument of a launch does not fit its kernel parameter."""


class OpaqueObject(ABC):
    """What a parameter `.align n .b8 x[size]` holds by value, with device addresses inside (a tensor map), or a handle
    (a texture): `type_name` is then the type of a variable that holds it."""

    alignment: int
    type_name = ""

    @abstractmethod
    def encode(self, memory: Memory) -> bytes:
        """The bytes, for a kernel that runs with this device memory."""


class Packed(NamedTuple):
    """The parameter buffer, what must live as long as the launch, and the arguments that are arrays, with the types of
    their elements."""

    parameters: bytes
    keep: list[object]
    arrays: ArrayArguments
    dtypes: tuple[np.dtype[Any], ...]


class Packer:
    """Packs the arguments of one kernel into its parameter buffer."""

    def __init__(self, kernel: str, parameters: Sequence[Variable], size: int) -> None:
        self._kernel = kernel
        self._parameters = tuple(_Parameter(position, variable) for position, variable in enumerate(parameters))
        self._size = size
        self._plain = plain_arguments(parameters, size)

    def format_of(self, arguments: Sequence[object]) -> Struct | None:
        """How arguments that fit are packed, if all are arrays, device arrays or numbers of their parameter's kind;
        else None."""
        plain = self._plain
        return plain.format if plain is not None and plain.suit(arguments) else None

    def pack(self, arguments: Sequence[object], memory: Memory) -> Packed:
        """The arguments for a kernel that runs with this device memory. Raises ArgumentError."""
        if len(arguments) != len(self._parameters):
            raise ArgumentError(
                f"kernel {self._kernel!r} takes {len(self._parameters)} arguments "
                f"({', '.join(map(str, self._parameters))}), {len(arguments)} given"
            )
        plain = None if self._plain is None else self._plain.pack(arguments, memory)
        if plain is not None:
            data, given, described = plain
            return Packed(data, [given], described, tuple([array.dtype for array in given]))
        return self._pack_each(arguments, memory)

    def _pack_each(self, arguments: Sequence[object], memory: Memory) -> Packed:
        buffer = bytearray(self._size)
        arrays: list[npt.NDArray[Any]] = []
        homes: list[_Parameter] = []
        held: list[tuple[_Parameter, DeviceArray]] = []
        keep: list[object] = [arrays]
        for parameter, value in zip(self._parameters, arguments, strict=True):
            if isinstance(value, np.ndarray):
                arrays.append(parameter.checked(value))
                homes.append(parameter)
            elif isinstance(value, DeviceArray):
                held.append((parameter, value))
                parameter.put(buffer, parameter.address(value.address))
            elif (data := parameter.encode(value, memory)) is not None:
                parameter.put(buffer, data)
                keep.append(value)
            else:
                keep.append(value)
                arrays.append(parameter.checked(parameter.view(value)))
                homes.append(parameter)
        addresses = memory.addresses(arrays)
        for home, address in zip(homes, addresses, strict=True):
            home.put(buffer, address.to_bytes(8, "little"))
        positions = [home.position for home in homes]
        everything: list[npt.NDArray[Any] | DeviceArray] = [*arrays]
        for parameter, value in held:
            positions.append(parameter.position)
            everything.append(value)
            addresses.append(value.address)
        dtypes = tuple([array.dtype for array in everything])
        sizes = [array.nbytes for array in everything]
        return Packed(bytes(buffer), keep, ArrayArguments(positions, sizes, addresses), dtypes)


class _Parameter:
    """One parameter of a kernel: turns values into its bytes, and knows enough to name itself in errors."""

    __slots__ = (
        "kind",
        "offset",
        "position",
        "scalar",
        "size",
        "takes_floats",
        "takes_pointers",
        "untyped",
        "variable",
    )

    def __init__(self, index: int, variable: Variable) -> None:
        self.position, self.variable = index + 1, variable
        self.kind, self.size, self.offset = variable.type, variable.size, variable.offset
        self.scalar = variable.count == 1
        # LLVM-based compilers declare float parameters as `.b32` and `.b64`: an untyped parameter takes a float.
        self.untyped = variable.type_name.startswith("b")
        self.takes_floats = self.kind.is_float or (self.untyped and self.kind.bits in (32, 64))
        self.takes_pointers = self.scalar and self.kind.bits == 64 and not self.kind.is_float and not variable.is_opaque

    def __str__(self) -> str:
        shape = f"[{self.variable.count}]" if not self.scalar else ""
        return f".{self.variable.type_name} {self.variable.name}{shape}"

    def put(self, buffer: bytearray, data: bytes) -> None:
        buffer[self.offset : self.offset + len(data)] = data

    def encode(self, value: object, memory: Memory) -> bytes | None:
        """The bytes of an argument; None for what may be an array of another library. Raises ArgumentError."""
        if isinstance(value, np.generic):
            return self._numpy_scalar(value)
        if isinstance(value, int):
            return self._number(int(value), exact=True)
        if isinstance(value, float):
            return self._number(value, exact=False)
        if isinstance(value, bytes):
            return self._structure(value)
        if isinstance(value, Multicast):
            return self.address(value.address)
        if isinstance(value, LogicalEndpoint):
            return self._number(value.id, exact=True)
        if isinstance(value, OpaqueObject):
            return self._opaque(value, memory)
        if isinstance(value, PerDevice):
            self.fail("a PerDevice argument is for launches with devices=, and its values are plain arguments")
        return None

    # ---------------------------------------------------------------------------------------------------- pointers

    def view(self, value: object) -> npt.NDArray[Any]:
        """The memory of an array of another library, not a copy."""
        try:
            return host_view(value)
        except TypeError as error:
            self.fail(str(error))

    def checked(self, array: npt.NDArray[Any]) -> npt.NDArray[Any]:
        """An array that can be passed as a pointer here."""
        if array.dtype.hasobject:
            self.fail("an array of Python objects has no device representation")
        if not self.takes_pointers:
            self._refuse_pointer("; pass array.item() for its only element" if array.ndim == 0 else "")
        return array

    def address(self, address: int) -> bytes:
        if not self.takes_pointers:
            self._refuse_pointer()
        return address.to_bytes(8, "little")

    def _refuse_pointer(self, advice: str = "") -> NoReturn:
        if self.variable.is_opaque:
            self.fail("an array given; make a ptxvm.Texture or ptxvm.Surface of it")
        self.fail(f"an array is a 64-bit pointer, the parameter is not{advice}")

    # ----------------------------------------------------------------------------------------------------- numbers

    def _structure(self, data: bytes) -> bytes:
        if len(data) != self.size:
            self.fail(f"{len(data)} bytes given for a parameter of {self.size} bytes")
        return data

    def _opaque(self, value: OpaqueObject, memory: Memory) -> bytes:
        if value.type_name and (self.size != value.alignment or self.kind.is_float):
            self.fail(f"a {type(value).__name__} is a handle of 64 bits, the parameter is not")
        if self.variable.is_opaque and self.variable.type_name != value.type_name:
            self.fail(f"a {type(value).__name__} given for a .{self.variable.type_name}")
        if self.variable.alignment % value.alignment:
            self.fail(f"a {type(value).__name__} needs a parameter with `.align {value.alignment}`")
        return self._structure(value.encode(memory))

    def _numpy_scalar(self, value: np.generic) -> bytes:
        if isinstance(value, np.void):
            return self._structure(value.tobytes())
        if isinstance(value, (np.integer, np.bool_)):
            return self._number(int(value), exact=True)
        if self.untyped and self.scalar and value.dtype.itemsize == self.size:
            return value.tobytes()
        if not _is_real(value.dtype):
            self.fail(f"a number of type {value.dtype} has no exact equivalent in the parameter's type")
        if float(value) != value == value:  # noqa: PLR0124  (long doubles; a NaN is a NaN)
            self.fail(f"{value!r} is not a 64-bit float: float(...) rounds")
        return self._number(float(value), exact=True)

    def _number(self, value: float, *, exact: bool) -> bytes:
        """A number converted to the parameter's type; Python's floats are rounded, as literals in C are."""
        if not self.scalar:
            self.fail("a by-value structure needs bytes or a structured NumPy scalar of its size")
        try:
            if self.kind.is_float or (isinstance(value, float) and self.takes_floats):
                return as_real(value, REALS[self.kind.bits], exact=exact)
            if isinstance(value, float):
                self.fail("a float given for an integer parameter")
            return as_integer(value, self.kind.bits)
        except UnfitNumberError as error:
            self.fail(str(error))

    def fail(self, reason: str) -> NoReturn:
        raise ArgumentError(f"argument {self.position}, parameter {self}: {reason}")


def _is_real(dtype: np.dtype[Any]) -> bool:
    """Floats, also those of ml_dtypes, which NumPy has no kind for."""
    return dtype.kind == "f" or (dtype.kind == "V" and dtype.names is None)
