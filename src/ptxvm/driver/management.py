"""`libnvidia-ml.so.1`: what monitoring programs and packages ask of GPUs before they use them."""

from __future__ import annotations

import ctypes
import os
import uuid
from collections.abc import Callable
from pathlib import Path
from typing import Any

from ptxvm.driver.blocks import used
from ptxvm.driver.caller_memory import (
    check_writable,
    get,
    get_bytes,
    get_text,
    get_words,
    put,
    put_bytes,
    put_text,
    put_words,
)
from ptxvm.driver.errors import DriverError, lasting
from ptxvm.driver.functions.devices import UUID, bus_of
from ptxvm.driver.library import MadeLibrary
from ptxvm.driver.registry import callback_parameters, signatures
from ptxvm.driver.state import state
from ptxvm.driver.tables.constants import CUdevice_attribute as A
from ptxvm.driver.tables.constants import CUresult

SUCCESS, UNINITIALIZED, INVALID_ARGUMENT, NOT_SUPPORTED, NO_PERMISSION, NOT_FOUND, INSUFFICIENT_SIZE = (
    0,
    1,
    2,
    3,
    4,
    6,
    7,
)
VERSION_MISMATCH, UNKNOWN = 25, 999
DRIVER_VERSION, DRIVER_BRANCH = b"580.65.06", b"r580_00"
_BRANCH_SIZE = 80
_BRANCH_VERSION, _UUID_VERSION, _CAPABILITIES_VERSION, _PDI_VERSION = (
    1 << 24 | size for size in (4 + _BRANCH_SIZE, 52, 8, 16)
)
"""The version of a structure of NVML: its number, above its size."""
_NO_PEER, _NVLINK = 5, 2
"""NVML_P2P_STATUS_NOT_SUPPORTED; the index that asks for links which are not here."""
_NO_INSTANCE = (1 << 64) - 1
"""The numbers of a GPU instance and a compute instance, where there are none."""
_FIELD_SIZE, _FIELD_CODE = 40, 28
"""Of nvmlFieldValue_t; where its return code is."""
_HANDLE = 0x5000_0000
_CLOCKS = 4
"""Kinds of clocks: graphics, multiprocessors, memory, video."""
_TEXTS = {
    0: "Success",
    1: "Uninitialized",
    2: "Invalid Argument",
    3: "Not Supported",
    4: "Insufficient Permissions",
    5: "Already Initialized",
    6: "Not Found",
    7: "Insufficient Size",
    8: "Insufficient External Power",
    9: "Driver Not Loaded",
    10: "Timeout",
    11: "Interrupt Request Issue",
    12: "NVML Shared Library Not Found",
    13: "Function Not Found",
    14: "Corrupted infoROM",
    15: "GPU is lost",
    16: "GPU requires reset",
    17: "GPU access blocked by the operating system",
    18: "Driver/library version mismatch",
    19: "In use by another client",
    20: "Insufficient Memory",
    21: "No data",
    22: "vGPU ECC not supported",
    23: "Insufficient Resources",
    24: "Invalid Frequency",
    25: "Argument version mismatch",
    26: "Requested functionality has been deprecated",
    27: "System is not in ready state",
    28: "No supported GPUs were found",
    29: "Resource not in correct state to perform requested operation",
    30: "Reset type is not supported for given device",
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


_begun = 0
"""How many calls of nvmlInit no nvmlShutdown has followed yet."""


def _require_begin() -> None:
    if not _begun:
        raise _ManagementError(UNINITIALIZED)


@_define("nvmlInit nvmlInit_v2")
def _init() -> None:
    global _begun  # noqa: PLW0603
    _begun += 1


@_define("nvmlInitWithFlags")
def _init_with(flags: int) -> None:
    _init()


@_define("nvmlShutdown")
def _shutdown() -> None:
    global _begun  # noqa: PLW0603
    _begun -= 1


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
    """The domain of a bus has four or eight digits."""
    put(handle, _HANDLE + _called(get_text(text).decode(errors="replace")))


def _called(asked: str) -> int:
    for number in range(state.settings.devices):
        name, bus = _uuid(number).upper(), bus_of(number)
        if asked.upper() in (name, name.removeprefix("GPU-"), bus, f"0000{bus}"):
            return number
    raise _ManagementError(NOT_FOUND)


@_define("nvmlDeviceGetHandleByUUIDV")
def _by_uuid(found: int, handle: int) -> None:
    version, kind = get_words(found, 2, 4)
    if version != _UUID_VERSION:
        raise _ManagementError(VERSION_MISMATCH)
    if kind not in (1, 2):  # text, bytes
        raise _ManagementError(INVALID_ARGUMENT)
    asked = (
        get_text(found + 8).decode(errors="replace") if kind == 1 else str(uuid.UUID(bytes=get_bytes(found + 8, 16)))
    )
    put(handle, _HANDLE + _called(asked))


@_define("nvmlDeviceGetIndex nvmlDeviceGetMinorNumber")
def _index(handle: int, index: int) -> None:
    put(index, _device(handle), 4)


@_define("nvmlDeviceGetName")
def _name(handle: int, text: int, size: int) -> None:
    _device(handle)
    name = state.gpu.name.encode()
    if size <= len(name):
        raise _ManagementError(INSUFFICIENT_SIZE)
    put_text(text, size, name)


def _uuid(number: int) -> str:
    return f"GPU-{uuid.UUID(bytes=UUID % number)}"


@_define("nvmlDeviceGetUUID")
def _get_uuid(handle: int, text: int, size: int) -> None:
    put_text(text, size, _uuid(_device(handle)).encode())


@_define("nvmlDeviceGetPdi")
def _pdi(handle: int, found: int) -> None:
    """A number of 64 bits for each device: the end of its UUID."""
    number = _device(handle)
    if get(found, 4) != _PDI_VERSION:
        raise _ManagementError(VERSION_MISMATCH)
    put_bytes(found + 8, uuid.UUID(_uuid(number).removeprefix("GPU-")).bytes[8:])


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
    if kind >= _CLOCKS:
        raise _ManagementError(INVALID_ARGUMENT)
    which = A.MEMORY_CLOCK_RATE if kind == 2 else A.CLOCK_RATE
    put(clock, state.gpu.attributes[which] // 1000, 4)


@_define("nvmlDeviceGetArchitecture")
def _architecture(handle: int, found: int) -> None:
    _device(handle)
    numbers = {75: 6, 80: 7, 89: 8, 90: 9, 100: 10}
    put(found, next((n for c, n in reversed(numbers.items()) if c <= state.gpu.capability), 0xFFFFFFFF), 4)


@_define("nvmlSystemGetProcessName")
def _process_name(process: int, text: int, size: int) -> None:
    if not size:
        raise _ManagementError(INVALID_ARGUMENT)
    try:
        name = Path(f"/proc/{process}/cmdline").read_bytes().partition(b"\0")[0]
    except OSError:
        raise _ManagementError(NOT_FOUND) from None
    put_text(text, size, name)


@_define("nvmlUnitGetCount")
def _units(count: int) -> None:
    put(count, 0, 4)


@_define(
    "nvmlDeviceGetVirtualizationMode nvmlDeviceIsMigDeviceHandle nvmlDeviceGetMaxMigDeviceCount"
    " nvmlDeviceGetComputeMode nvmlDeviceGetPerformanceState nvmlDeviceGetDisplayMode nvmlDeviceGetDisplayActive"
    " nvmlDeviceGetMultiGpuBoard"
)
def _nothing_special(handle: int, found: int) -> None:
    """No virtual GPU, no part of one, no display; the default mode of computing, at full speed."""
    _device(handle)
    put(found, 0, 4)


@_define(
    "nvmlDeviceGetGridLicensableFeatures nvmlDeviceGetGridLicensableFeatures_v2 nvmlDeviceGetGridLicensableFeatures_v3"
    " nvmlDeviceGetGridLicensableFeatures_v4"
)
def _licences(handle: int, found: int) -> None:
    """There is nothing to license, and no feature."""
    _device(handle)
    put_words(found, [0, 0], 4)


@_define("nvmlDeviceGetMigMode nvmlDeviceGetEccMode")
def _modes(handle: int, current: int, pending: int) -> None:
    _device(handle)
    put(current, 0, 4)
    put(pending, 0, 4)


@_define("nvmlDeviceGetPersistenceMode")
def _persistence(handle: int, found: int) -> None:
    _device(handle)
    put(found, 1, 4)


@_define("nvmlDeviceSetComputeMode nvmlDeviceSetPersistenceMode nvmlDeviceSetPowerManagementLimit")
def _set_mode(handle: int, mode: int) -> None:
    """For the system's administrator, who is not here."""
    _device(handle)
    raise _ManagementError(NO_PERMISSION)


@_define("nvmlDeviceSetPowerManagementLimit_v2")
def _set_limit(handle: int, limit: int) -> None:
    _set_mode(handle, 0)


@_define("nvmlDeviceGetCapabilities")
def _capabilities(handle: int, found: int) -> None:
    _device(handle)
    if get(found, 4) != _CAPABILITIES_VERSION:
        raise _ManagementError(VERSION_MISMATCH)
    put(found + 4, 0, 4)


@_define("nvmlDeviceGetMemoryBusWidth")
def _bus_width(handle: int, width: int) -> None:
    _device(handle)
    put(width, state.gpu.attributes[A.GLOBAL_MEMORY_BUS_WIDTH], 4)


@_define("nvmlDeviceGetUtilizationRates")
def _utilization(handle: int, found: int) -> None:
    """Kernels take the processor's time, none of a GPU's."""
    _device(handle)
    put_words(found, [0, 0], 4)


@_define("nvmlDeviceGetP2PStatus")
def _peers(handle: int, other: int, index: int, found: int) -> None:
    if index not in range(6):
        raise _ManagementError(INVALID_ARGUMENT)
    put(found, _NO_PEER if _device(handle) == _device(other) or index == _NVLINK else 0, 4)


@_define("nvmlDeviceGetCpuAffinity")
def _processors(handle: int, count: int, found: int) -> None:
    _put_set(handle, os.sched_getaffinity(0), count, found)


@_define("nvmlDeviceGetCpuAffinityWithinScope")
def _processors_within(handle: int, count: int, found: int, scope: int) -> None:
    _require_scope(scope)
    _put_set(handle, os.sched_getaffinity(0), count, found)


@_define("nvmlDeviceGetMemoryAffinity")
def _nodes(handle: int, count: int, found: int, scope: int) -> None:
    _require_scope(scope)
    _put_set(handle, {0}, count, found)


def _require_scope(scope: int) -> None:
    if scope not in (0, 1):  # a node, a socket
        raise _ManagementError(INVALID_ARGUMENT)


def _put_set(handle: int, members: set[int], count: int, found: int) -> None:
    """Bits of 64-bit words, as many of them as the caller has."""
    _device(handle)
    if not count:
        raise _ManagementError(INVALID_ARGUMENT)
    bits = sum(1 << member for member in members)
    told = bits.to_bytes(8 * (max(members) // 64 + 1), "little")[: 8 * count]
    check_writable(found, 8 * count)
    put_bytes(found, told)
    ctypes.memset(found + len(told), 0, 8 * count - len(told))


@_define("nvmlDeviceGetFieldValues")
def _fields(handle: int, count: int, found: int) -> None:
    """Each has a return code of its own: those are counters and sensors, which are not here."""
    _device(handle)
    if count < 0:
        raise _ManagementError(INVALID_ARGUMENT)
    check_writable(found, _FIELD_SIZE * count)
    for place in range(found, found + _FIELD_SIZE * count, _FIELD_SIZE):
        put(place + _FIELD_CODE, NOT_SUPPORTED, 4)


@_define("nvmlDeviceGetComputeRunningProcesses")
def _computing(handle: int, count: int, found: int) -> None:
    _put_process(handle, count, found, [])


@_define("nvmlDeviceGetComputeRunningProcesses_v2 nvmlDeviceGetComputeRunningProcesses_v3")
def _computing_2(handle: int, count: int, found: int) -> None:
    _put_process(handle, count, found, [_NO_INSTANCE])


@_define(
    "nvmlDeviceGetGraphicsRunningProcesses nvmlDeviceGetGraphicsRunningProcesses_v2"
    " nvmlDeviceGetGraphicsRunningProcesses_v3"
)
def _drawing(handle: int, count: int, found: int) -> None:
    _device(handle)
    put(count, 0, 4)


def _put_process(handle: int, count: int, found: int, more: list[int]) -> None:
    """This process alone, with its memory; nothing where it has none."""
    taken = used(_device(handle))
    room = get(count, 4)
    put(count, 1 if taken else 0, 4)
    if taken and not room:
        raise _ManagementError(INSUFFICIENT_SIZE)
    if taken:
        put_words(found, [os.getpid(), taken, *more])


def _guarded(function: Function) -> Callable[..., int]:
    def call(*arguments: Any) -> int:
        try:
            if function not in (_init, _init_with):
                _require_begin()
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
    other = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_int)
    library.fill_generic(other(lambda _: NOT_SUPPORTED if _begun else UNINITIALIZED))
    text = ctypes.CFUNCTYPE(ctypes.c_uint64, ctypes.c_int)
    library.fill("nvmlErrorString", text(lambda code: lasting(_TEXTS.get(code, "Unknown Error"))))


def install(place: Path) -> MadeLibrary:
    """Load the library at a place, and fill it."""
    library = MadeLibrary(place, list(signatures("management")))
    fill(library)
    return library
