"""What kernels may ask CUDA's device runtime: errors, the device, its limits, attributes of kernels."""

from __future__ import annotations

import struct
from weakref import WeakKeyDictionary

import numpy as np

from ptxvm.engine.host.device_runtime import Caller, Error, RuntimeFailure, runtime_function
from ptxvm.engine.kernel_layout import frame_layout, kernel_layout
from ptxvm.engine.nested import MOST_DEPTH
from ptxvm.machine.gpus import KIB, MAX_STATIC_SHARED, WARP_SIZE, Gpu, capability_of
from ptxvm.machine.heap import HEAP_LIMIT
from ptxvm.machine.launch import MAX_BLOCK, MAX_GRID, MAX_THREADS, most_threads
from ptxvm.machine.layout import STACK_SIZE
from ptxvm.machine.memory import Memory

RUNTIME_VERSION = 13000
LAST_ATTRIBUTE = 150
_PRINTF_BUFFER = 1 << 20
_LIMITS = (STACK_SIZE, _PRINTF_BUFFER, HEAP_LIMIT, MOST_DEPTH)
"""By `cudaLimit`: stack, printf, heap, depth of waiting; pending launches follow."""
_ATTRIBUTES = struct.Struct("<3Q13i")
"""What `cudaFuncAttributes` begins with."""

_texts: WeakKeyDictionary[Memory, dict[str, int]] = WeakKeyDictionary()
"""Addresses of the texts that kernels were given."""

_TEXTS = {
    Error.SUCCESS: ("cudaSuccess", "no error"),
    Error.INVALID_VALUE: ("cudaErrorInvalidValue", "invalid argument"),
    Error.MEMORY_ALLOCATION: ("cudaErrorMemoryAllocation", "out of memory"),
    Error.INVALID_CONFIGURATION: ("cudaErrorInvalidConfiguration", "invalid configuration argument"),
    Error.INVALID_MEMCPY_DIRECTION: ("cudaErrorInvalidMemcpyDirection", "invalid copy direction for memcpy"),
    Error.LAUNCH_MAX_DEPTH_EXCEEDED: ("cudaErrorLaunchMaxDepthExceeded", "launch would exceed maximum depth"),
    Error.LAUNCH_PENDING_COUNT_EXCEEDED: (
        "cudaErrorLaunchPendingCountExceeded",
        "launch failed because launch would exceed cudaLimitDevRuntimePendingLaunchCount",
    ),
    Error.INVALID_DEVICE_FUNCTION: ("cudaErrorInvalidDeviceFunction", "invalid device function"),
    Error.INVALID_DEVICE: ("cudaErrorInvalidDevice", "invalid device ordinal"),
    Error.INVALID_RESOURCE_HANDLE: ("cudaErrorInvalidResourceHandle", "invalid resource handle"),
    Error.LAUNCH_OUT_OF_RESOURCES: ("cudaErrorLaunchOutOfResources", "too many resources requested for launch"),
    Error.UNKNOWN: ("cudaErrorUnknown", "unknown error"),
}
_NO_TEXT = "unrecognized error code", "unrecognized error code"


@runtime_function("GetLastError", 0)
def last_error(caller: Caller) -> int:
    return caller.grid.errors.pop(caller.key, 0)


@runtime_function("PeekAtLastError", 0)
def peek_at_last_error(caller: Caller) -> int:
    return caller.grid.errors.get(caller.key, 0)


@runtime_function("GetErrorName", 1, returns_error=False)
def error_name(caller: Caller, error: int) -> int:
    return _text(caller, error, 0)


@runtime_function("GetErrorString", 1, returns_error=False)
def error_text(caller: Caller, error: int) -> int:
    return _text(caller, error, 1)


def _text(caller: Caller, error: int, which: int) -> int:
    known = _TEXTS.get(Error(error), _NO_TEXT) if error in set(Error) else _NO_TEXT
    memory, text = caller.call.launch.memory, known[which]
    texts = _texts.setdefault(memory, {})
    if text not in texts:
        content = np.frombuffer(text.encode() + b"\0", np.uint8)
        allocation = memory.allocate(len(content), name="a text of the device runtime")
        memory.view(allocation.address, len(content))[:] = content
        texts[text] = allocation.address
    return texts[text]


@runtime_function("RuntimeGetVersion", 1)
def version(caller: Caller, place: int) -> None:
    caller.put(place, RUNTIME_VERSION, 4)


@runtime_function("GetDeviceCount", 1)
def device_count(caller: Caller, place: int) -> None:
    caller.put(place, caller.call.launch.memory.device + 1, 4)


@runtime_function("GetDevice", 1)
def device(caller: Caller, place: int) -> None:
    caller.put(place, caller.call.launch.memory.device, 4)


@runtime_function("DeviceGetLimit", 2)
def limit(caller: Caller, place: int, which: int) -> None:
    limits = (*_LIMITS, caller.grid.tree.slots)
    _require(which < len(limits))
    caller.put(place, limits[which], 8)


@runtime_function("DeviceGetCacheConfig", 1)
@runtime_function("DeviceGetSharedMemConfig", 1)
def configuration(caller: Caller, place: int) -> None:
    """No preference; banks as the device has them."""
    caller.put(place, 0, 4)


@runtime_function("DeviceGetAttribute", 3)
def attribute(caller: Caller, place: int, which: int, number: int) -> None:
    _require(0 < which <= LAST_ATTRIBUTE)
    _require(number <= caller.call.launch.memory.device, Error.INVALID_DEVICE)
    caller.put(place, _attributes(caller.call.launch.launch.machine).get(which, 0), 4)


def _attributes(gpu: Gpu) -> dict[int, int]:
    """By `cudaDeviceAttr`: what follows from the limits of a GPU."""
    extents = dict(enumerate((MAX_THREADS, *MAX_BLOCK, *MAX_GRID), 1))
    return extents | {
        8: MAX_STATIC_SHARED,
        9: 64 * KIB,  # constant memory
        10: WARP_SIZE,
        12: gpu.registers,
        16: gpu.multiprocessors,
        31: 1,  # kernels run beside each other
        39: gpu.threads,
        41: 1,  # unified addresses
        75: gpu.capability // 10,
        76: gpu.capability % 10,
        81: gpu.shared,
        82: gpu.registers,
        83: 1,  # managed memory
        95: 1,  # cooperative launches
        97: gpu.cta_shared,
        106: gpu.ctas,
        111: gpu.reserved_shared,
        120: int(gpu.cluster > 1),
    }


@runtime_function("FuncGetAttributes", 2)
def function_attributes(caller: Caller, place: int, pointer: int) -> None:
    """Numbers of registers are not known here: 32 stands for them."""
    function, launch = caller.kernel(pointer), caller.call.launch.launch
    layout = kernel_layout(function, launch.image)
    local = sum(frame_layout(each).size for each in layout.functions)
    target = capability_of(launch.image.target)
    dynamic = max(0, MAX_STATIC_SHARED - layout.static_shared)
    numbers = (most_threads(function.directives), 32, target, launch.machine.capability, 0, dynamic, -1)
    required = function.directives.get(".reqnctapercluster")
    cluster = (int(".explicitcluster" in function.directives), *((*required, 1, 1)[:3] if required else (0, 0, 0)))
    packed = _ATTRIBUTES.pack(layout.static_shared, len(launch.image.constants), local, *numbers, *cluster, 0, 0)
    caller.call.put(place, packed, caller.which)


@runtime_function("OccupancyMaxActiveBlocksPerMultiprocessor", 4)
def occupancy(caller: Caller, place: int, pointer: int, threads: int, shared: int) -> None:
    function, launch = caller.kernel(pointer), caller.call.launch.launch
    _require(0 < threads <= MAX_THREADS)
    total = kernel_layout(function, launch.image).static_shared + shared
    caller.put(place, launch.machine.resident(-(-threads // WARP_SIZE), total), 4)


@runtime_function("OccupancyMaxActiveBlocksPerMultiprocessorWithFlags", 5)
def occupancy_with(caller: Caller, place: int, pointer: int, *rest: int) -> None:
    threads, shared, flags = rest
    _require(flags in (0, 1))
    occupancy(caller, place, pointer, threads, shared)


def _require(holds: bool, error: Error = Error.INVALID_VALUE) -> None:
    if not holds:
        raise RuntimeFailure(error)
