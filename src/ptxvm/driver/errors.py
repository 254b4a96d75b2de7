"""Errors of the driver API: codes, names and sentences."""

from __future__ import annotations

import ctypes
import sys
from typing import TYPE_CHECKING, NoReturn

from ptxvm.driver.tables.constants import CUresult

if TYPE_CHECKING:
    from ptxvm.machine.faults import KernelFault


class DriverError(Exception):
    """A driver function returns `code`."""

    def __init__(self, code: CUresult) -> None:
        self.code = code  # `Exception` knows nothing of it: programs ask what is not there, often

    def __str__(self) -> str:
        return self.code.name


def fail(code: CUresult) -> NoReturn:
    """Let the driver function return a code."""
    raise DriverError(code)


def require(condition: object, code: CUresult = CUresult.ERROR_INVALID_VALUE) -> None:
    """Let the driver function return a code unless a condition holds."""
    if not condition:
        raise DriverError(code)


SENTENCES = {
    CUresult.SUCCESS: "no error",
    CUresult.ERROR_INVALID_VALUE: "invalid argument",
    CUresult.ERROR_OUT_OF_MEMORY: "out of memory",
    CUresult.ERROR_NOT_INITIALIZED: "initialization error",
    CUresult.ERROR_DEINITIALIZED: "driver shutting down",
    CUresult.ERROR_NO_DEVICE: "no CUDA-capable device is detected",
    CUresult.ERROR_INVALID_DEVICE: "invalid device ordinal",
    CUresult.ERROR_INVALID_IMAGE: "device kernel image is invalid",
    CUresult.ERROR_INVALID_CONTEXT: "invalid device context",
    CUresult.ERROR_NO_BINARY_FOR_GPU: "no kernel image is available for execution on the device",
    CUresult.ERROR_UNSUPPORTED_LIMIT: "limit is not supported on this architecture",
    CUresult.ERROR_PEER_ACCESS_UNSUPPORTED: "peer access is not supported between these two devices",
    CUresult.ERROR_INVALID_PTX: "a PTX JIT compilation failed",
    CUresult.ERROR_UNSUPPORTED_PTX_VERSION: "the provided PTX was compiled with an unsupported toolchain.",
    CUresult.ERROR_INVALID_SOURCE: "device kernel image is invalid",
    CUresult.ERROR_FILE_NOT_FOUND: "file not found",
    CUresult.ERROR_OPERATING_SYSTEM: "OS call failed or operation not supported on this OS",
    CUresult.ERROR_INVALID_HANDLE: "invalid resource handle",
    CUresult.ERROR_NOT_FOUND: "named symbol not found",
    CUresult.ERROR_NOT_READY: "device not ready",
    CUresult.ERROR_ILLEGAL_ADDRESS: "an illegal memory access was encountered",
    CUresult.ERROR_LAUNCH_OUT_OF_RESOURCES: "too many resources requested for launch",
    CUresult.ERROR_LAUNCH_TIMEOUT: "the launch timed out and was terminated",
    CUresult.ERROR_PEER_ACCESS_ALREADY_ENABLED: "peer access is already enabled",
    CUresult.ERROR_PEER_ACCESS_NOT_ENABLED: "peer access has not been enabled",
    CUresult.ERROR_CONTEXT_IS_DESTROYED: "context is destroyed",
    CUresult.ERROR_ASSERT: "device-side assert triggered",
    CUresult.ERROR_HOST_MEMORY_ALREADY_REGISTERED: "part or all of the requested memory range is already mapped",
    CUresult.ERROR_HOST_MEMORY_NOT_REGISTERED: "pointer does not correspond to a registered memory region",
    CUresult.ERROR_ILLEGAL_INSTRUCTION: "an illegal instruction was encountered",
    CUresult.ERROR_MISALIGNED_ADDRESS: "misaligned address",
    CUresult.ERROR_LAUNCH_FAILED: "unspecified launch failure",
    CUresult.ERROR_COOPERATIVE_LAUNCH_TOO_LARGE: "too many blocks in cooperative launch",
    CUresult.ERROR_NOT_PERMITTED: "operation not permitted",
    CUresult.ERROR_NOT_SUPPORTED: "operation not supported",
    CUresult.ERROR_STREAM_CAPTURE_UNSUPPORTED: "operation not permitted when stream is capturing",
    CUresult.ERROR_STREAM_CAPTURE_INVALIDATED: "operation failed due to a previous error during capture",
    CUresult.ERROR_STREAM_CAPTURE_UNMATCHED: "capture was not initiated in this stream",
    CUresult.ERROR_STREAM_CAPTURE_UNJOINED: "capturing stream has unjoined work",
    CUresult.ERROR_STREAM_CAPTURE_IMPLICIT: "operation would make the legacy stream depend on "
    "a capturing blocking stream",
    CUresult.ERROR_CAPTURED_EVENT: "operation not permitted on an event last recorded in a capturing stream",
    CUresult.ERROR_GRAPH_EXEC_UPDATE_FAILURE: "the graph update was not performed because it included changes which "
    "violated constraints specific to instantiated graph update",
    CUresult.ERROR_UNKNOWN: "unknown error",
}


def sentence(code: CUresult) -> str:
    """What `cuGetErrorString` says of a code."""
    known = SENTENCES.get(code)
    return known or code.name.removeprefix("ERROR_").replace("_", " ").lower()


def report(text: str) -> None:
    """Tell the person who runs the program what it did wrong."""
    print(f"ptxvm: {text}", file=sys.stderr, flush=True)


def warn(fault: KernelFault) -> None:
    """Tell of what a kernel does that may be meant; once, however often it is launched."""
    place = fault.kernel, fault.line
    if place not in _warned:
        _warned.add(place)
        report(f"warning: {fault}")


_warned: set[tuple[str | None, int | None]] = set()

_texts: dict[str, ctypes.Array[ctypes.c_char]] = {}


def lasting(text: str) -> int:
    """The address of a C string that lives as long as the process."""
    found = _texts.get(text)
    if found is None:
        found = _texts[text] = ctypes.create_string_buffer(text.encode())
    return ctypes.addressof(found)
