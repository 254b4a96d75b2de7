"""`libnvidia-ml.so.1`: what monitoring programs and packages ask of GPUs before they use them."""

from __future__ import annotations

import ctypes
import uuid
from collections.abc import Callable
from pathlib import Path
from typing import Any

from ptxvm.driver.blocks import used
from ptxvm.driver.caller_memory import get, get_text, put, put_bytes, put_text, put_words
from ptxvm.driver.errors import DriverError, lasting
from ptxvm.driver.functions.devices import UUID, bus_of
from ptxvm.driver.library import MadeLibrary
from ptxvm.driver.registry import callback_parameters, signatures
from ptxvm.driver.state import state
from ptxvm.driver.tables.constants import CUdevice_attribute as A
from ptxvm.driver.tables.constants import CUresult

SUCCESS, UNINITIALIZED, INVALID_ARGUMENT, NOT_SUPPORTED, NOT_FOUND, INSUFFICIENT_SIZE = 0, 1, 2, 3, 6, 7
VERSION_MISMATCH, UNKNOWN = 25, 999
DRIVER_VERSION, DRIVER_BRANCH = b"580.65.06", b"r580_00"
_BRANCH_SIZE = 80
_BRANCH_VERSION = 1 << 24 | 4 + _BRANCH_SIZE
"""The version of a structure of NVML: its number, above its size."""
_HANDLE = 0x5000_0000
_TEXTS = {
    SUCCESS: "Success",
    UNINITIALIZED: "Uninitialized",
    INVALID_ARGUMENT: "Invalid Argument",
    NOT_SUPPORTED: "Not Supported",
    NOT_FOUND: "Not Found",
    INSUFFICIENT_SIZE: "Insufficient Size",
    VERSION_MISMATCH: "Argument Version Mismatch",
}
Function = Callable[..., None]
_functions: dict[str, Function] = {}


def _define(name: str) -> Callable[[Function], Function]:
    def note(function: Function) -> Function:
        for each in name.split():
            _functions[each] = function
        return function

    return note


class _ManagementError(Exception):
    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


def _device(handle: int) -> int:
    number = handle - _HANDLE
    if not 0 <= number < state.settings.devices:
        raise _ManagementError(INVALID_ARGUMENT)
    return number


@_define("nvmlInit nvmlInit_v2 nvmlShutdown")
def _init() -> None:
    """There is nothing to begin or to end."""


@_define("nvmlInitWithFlags")
def _init_with(flags: int) -> None:
    """There is nothing to begin."""


@_define("nvmlSystemGetDriverVersion")
def _driver_version(text: int, size: int) -> None:
    put_text(text, size, DRIVER_VERSION)


@_define("nvmlSystemGetNVMLVersion")
def _own_version(text: int, size: int) -> None:
    put_text(text, size, b"13." + DRIVER_VERSION)


@_define("nvmlSystemGetDriverBranch")
def _driver_branch(found: int, size: int) -> None:
    if get(found, 4) != _BRANCH_VERSION:
        raise _ManagementError(VERSION_MISMATCH)
    put_text(found + 4, min(size, _BRANCH_SIZE), DRIVER_BRANCH)


@_define("nvmlSystemGetCudaDriverVersion nvmlSystemGetCudaDriverVersion_v2")
def _cuda_version(version: int) -> None:
    put(version, state.settings.version, 4)


@_define("nvmlDeviceGetCount nvmlDeviceGetCount_v2")
def _count(count: int) -> None:
    put(count, state.settings.devices, 4)


@_define("nvmlDeviceGetHandleByIndex nvmlDeviceGetHandleByIndex_v2")
def _by_index(index: int, handle: int) -> None:
    if index >= state.settings.devices:
        raise _ManagementError(INVALID_ARGUMENT)
    put(handle, _HANDLE + index)


@_define("nvmlDeviceGetHandleByUUID nvmlDeviceGetHandleByPciBusId nvmlDeviceGetHandleByPciBusId_v2")
def _by_name(text: int, handle: int) -> None:
    asked = get_text(text).decode(errors="replace").upper().removeprefix("0000")
    for number in range(state.settings.devices):
        name = _uuid(number).upper()
        if asked in (name, name.removeprefix("GPU-"), bus_of(number).removeprefix("0000")):
            put(handle, _HANDLE + number)
            return
    raise _ManagementError(NOT_FOUND)


@_define("nvmlDeviceGetIndex nvmlDeviceGetMinorNumber")
def _index(handle: int, index: int) -> None:
    put(index, _device(handle), 4)


@_define("nvmlDeviceGetName")
def _name(handle: int, text: int, size: int) -> None:
    _device(handle)
    put_text(text, size, state.gpu.name.encode())


def _uuid(number: int) -> str:
    return f"GPU-{uuid.UUID(bytes=UUID % number)}"


@_define("nvmlDeviceGetUUID")
def _get_uuid(handle: int, text: int, size: int) -> None:
    put_text(text, size, _uuid(_device(handle)).encode())


@_define("nvmlDeviceGetBrand")
def _brand(handle: int, brand: int) -> None:
    _device(handle)
    put(brand, 0, 4)


@_define("nvmlDeviceGetCudaComputeCapability")
def _capability(handle: int, major: int, minor: int) -> None:
    _device(handle)
    put(major, state.gpu.major, 4)
    put(minor, state.gpu.minor, 4)


@_define("nvmlDeviceGetMemoryInfo")
def _memory(handle: int, found: int) -> None:
    taken = used(_device(handle))
    put_words(found, [state.gpu.memory, state.gpu.memory - taken, taken])


@_define("nvmlDeviceGetMemoryInfo_v2")
def _memory_2(handle: int, found: int) -> None:
    taken = used(_device(handle))
    put_words(found + 8, [state.gpu.memory, 0, state.gpu.memory - taken, taken])


@_define("nvmlDeviceGetPciInfo nvmlDeviceGetPciInfo_v2")
def _pci(handle: int, found: int) -> None:
    number = _device(handle)
    put_bytes(found, bus_of(number).encode().ljust(16, b"\0"))
    put_words(found + 16, [0, number + 1, 0, 0, 0], 4)


@_define("nvmlDeviceGetPciInfo_v3")
def _pci_3(handle: int, found: int) -> None:
    _pci(handle, found)
    put_bytes(found + 36, (b"0000" + bus_of(_device(handle)).encode()).ljust(32, b"\0"))


@_define("nvmlDeviceGetNumGpuCores")
def _cores(handle: int, count: int) -> None:
    _device(handle)
    put(count, 128 * state.gpu.limits.multiprocessors, 4)


@_define("nvmlDeviceGetMaxClockInfo nvmlDeviceGetClockInfo")
def _clock(handle: int, kind: int, clock: int) -> None:
    _device(handle)
    which = A.MEMORY_CLOCK_RATE if kind == 2 else A.CLOCK_RATE
    put(clock, state.gpu.attributes[which] // 1000, 4)


@_define("nvmlDeviceGetArchitecture")
def _architecture(handle: int, found: int) -> None:
    _device(handle)
    numbers = {75: 6, 80: 7, 89: 8, 90: 9, 100: 10}
    put(found, next((n for c, n in reversed(numbers.items()) if c <= state.gpu.capability), 0xFFFFFFFF), 4)


def _guarded(function: Function) -> Callable[..., int]:
    def call(*arguments: Any) -> int:
        try:
            function(*arguments)
        except _ManagementError as error:
            return error.code
        except DriverError as error:
            return INVALID_ARGUMENT if error.code == CUresult.ERROR_INVALID_VALUE else UNKNOWN
        except Exception:  # it must not go up into C
            return UNKNOWN
        return SUCCESS

    return call


def fill(library: MadeLibrary) -> None:
    """Let the functions of the library do their work."""
    for name, function in _functions.items():
        kind = ctypes.CFUNCTYPE(ctypes.c_int, *callback_parameters(signatures("management")[name]))
        library.fill(name, kind(_guarded(function)))
    library.fill_generic(ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_int)(lambda _: NOT_SUPPORTED))
    text = ctypes.CFUNCTYPE(ctypes.c_uint64, ctypes.c_int)
    library.fill("nvmlErrorString", text(lambda code: lasting(_TEXTS.get(code, "Unknown Error"))))


def install(place: Path) -> MadeLibrary:
    """Load the library at a place, and fill it."""
    library = MadeLibrary(place, list(signatures("management")))
    fill(library)
    return library
