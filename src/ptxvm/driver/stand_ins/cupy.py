"""CuPy: its module of runtime functions, pointed to our runtime.

CuPy's wheels have the CUDA runtime linked in statically, which does not work with a driver that has only what is
documented. Nothing of the binary is changed: Cython publishes the functions of a module in a table (`__pyx_capi__`),
where other modules look them up, and the functions for Python are attributes of the module.
"""

from __future__ import annotations

import ctypes
import importlib
import itertools
import os
import re
from collections.abc import Callable
from typing import Any

from ptxvm.driver.functions.devices import bus_of
from ptxvm.driver.registry import Extent, Location
from ptxvm.driver.runtime import devices
from ptxvm.driver.runtime import library as runtime
from ptxvm.driver.runtime.calls import api, current_device, ensure
from ptxvm.driver.stand_ins.capsules import published, signature
from ptxvm.driver.stand_ins.native import native_function
from ptxvm.driver.state import state

MODULE = "cupy_backends.cuda.api.runtime"
INT, LONG = ctypes.c_int, ctypes.c_uint64
# Functions that do what the runtime's do, with the same parameters.
SAME = {
    "free": "cudaFree",
    "freeArray": "cudaFreeArray",
    "freeAsync": "cudaFreeAsync",
    "freeHost": "cudaFreeHost",
    "hostRegister": "cudaHostRegister",
    "hostUnregister": "cudaHostUnregister",
    "memcpy": "cudaMemcpy",
    "memcpyAsync": "cudaMemcpyAsync",
    "memcpyPeer": "cudaMemcpyPeer",
    "memcpyPeerAsync": "cudaMemcpyPeerAsync",
    "memcpy2D": "cudaMemcpy2D",
    "memcpy2DAsync": "cudaMemcpy2DAsync",
    "memcpy2DFromArray": "cudaMemcpy2DFromArray",
    "memcpy2DFromArrayAsync": "cudaMemcpy2DFromArrayAsync",
    "memcpy2DToArray": "cudaMemcpy2DToArray",
    "memcpy2DToArrayAsync": "cudaMemcpy2DToArrayAsync",
    "memcpy3D": "cudaMemcpy3D",
    "memcpy3DAsync": "cudaMemcpy3DAsync",
    "memset": "cudaMemset",
    "memsetAsync": "cudaMemsetAsync",
    "deviceSynchronize": "cudaDeviceSynchronize",
    "deviceEnablePeerAccess": "cudaDeviceEnablePeerAccess",
    "deviceDisablePeerAccess": "cudaDeviceDisablePeerAccess",
    "deviceSetLimit": "cudaDeviceSetLimit",
    "deviceSetMemPool": "cudaDeviceSetMemPool",
    "setDevice": "cudaSetDevice",
    "memPoolDestroy": "cudaMemPoolDestroy",
    "memPoolTrimTo": "cudaMemPoolTrimTo",
    "streamDestroy": "cudaStreamDestroy",
    "streamSynchronize": "cudaStreamSynchronize",
    "eventDestroy": "cudaEventDestroy",
    "eventRecord": "cudaEventRecord",
    "eventSynchronize": "cudaEventSynchronize",
    "graphDestroy": "cudaGraphDestroy",
    "graphExecDestroy": "cudaGraphExecDestroy",
    "graphLaunch": "cudaGraphLaunch",
    "graphUpload": "cudaGraphUpload",
    "destroyTextureObject": "cudaDestroyTextureObject",
    "destroySurfaceObject": "cudaDestroySurfaceObject",
    "profilerStart": "cudaProfilerStart",
    "profilerStop": "cudaProfilerStop",
}
# Functions that return what the runtime's write where their first parameter points: the C type of it.
RESULTS: dict[str, tuple[str, Any]] = {
    "malloc": ("cudaMalloc", LONG),
    "mallocAsync": ("cudaMallocAsync", LONG),
    "mallocFromPoolAsync": ("cudaMallocFromPoolAsync", LONG),
    "hostAlloc": ("cudaHostAlloc", LONG),
    "createSurfaceObject": ("cudaCreateSurfaceObject", LONG),
    "driverGetVersion": ("cudaDriverGetVersion", INT),
    "runtimeGetVersion": ("cudaRuntimeGetVersion", INT),
    "getDevice": ("cudaGetDevice", INT),
    "getDeviceCount": ("cudaGetDeviceCount", INT),
    "deviceGetAttribute": ("cudaDeviceGetAttribute", INT),
    "deviceCanAccessPeer": ("cudaDeviceCanAccessPeer", INT),
    "deviceGetDefaultMemPool": ("cudaDeviceGetDefaultMemPool", LONG),
    "deviceGetMemPool": ("cudaDeviceGetMemPool", LONG),
    "deviceGetLimit": ("cudaDeviceGetLimit", LONG),
    "streamCreate": ("cudaStreamCreate", LONG),
    "streamCreateWithFlags": ("cudaStreamCreateWithFlags", LONG),
    "streamCreateWithPriority": ("cudaStreamCreateWithPriority", LONG),
    "eventCreate": ("cudaEventCreate", LONG),
    "eventCreateWithFlags": ("cudaEventCreateWithFlags", LONG),
    "eventElapsedTime": ("cudaEventElapsedTime", ctypes.c_float),
}
# Functions whose result the runtime writes where their last parameter points.
BEHIND: dict[str, tuple[str, Any]] = {
    "streamGetFlags": ("cudaStreamGetFlags", ctypes.c_uint),
    "streamGetPriority": ("cudaStreamGetPriority", INT),
    "streamIsCapturing": ("cudaStreamIsCapturing", INT),
    "streamEndCapture": ("cudaStreamEndCapture", LONG),
}
_POOL_PROPERTIES = 88 // 4
"""Ints in `cudaMemPoolProps`."""


class Runtime:
    """The functions of CuPy's module as Python functions. `error` is its exception."""

    def __init__(self, module: Any) -> None:
        self._module = module
        self.error: type[Exception] = module.CUDARuntimeError

    def call(self, name: str, *arguments: Any) -> None:
        """A function of the runtime. Raises CuPy's exception."""
        code = api.work(name)(*arguments)
        if code:
            raise self.error(code)

    def result(self, name: str, kind: Any, *arguments: Any) -> Any:
        """What a function of the runtime writes where its first parameter points."""
        found = kind()
        self.call(name, ctypes.addressof(found), *arguments)
        return found.value

    def functions(self) -> dict[str, Callable[..., Any]]:
        """All of them by name."""
        found: dict[str, Callable[..., Any]] = {}
        for name, function in SAME.items():
            found[name] = lambda *a, f=function: self.call(f, *(v & (1 << 64) - 1 if v < 0 else v for v in a))
        for name, (function, kind) in RESULTS.items():
            found[name] = lambda *a, f=function, k=kind: self.result(f, k, *a)
        for name, (function, kind) in BEHIND.items():
            found[name] = lambda *a, f=function, k=kind: self._behind(f, k, *a)
        own = (name for name in dir(self) if name.startswith("do_"))
        return found | {name.removeprefix("do_"): getattr(self, name) for name in own}

    def _behind(self, name: str, kind: Any, *arguments: Any) -> Any:
        found = kind()
        self.call(name, *arguments, ctypes.addressof(found))
        return found.value

    # ------------------------------------------------------------------------------------------------------ others

    def do__ensure_context(self) -> None:
        ensure()

    def do__getCUDAMajorVersion(self) -> int:
        return state.settings.version // 1000

    def do__deviceEnsurePeerAccess(self, peer: int) -> None:
        if api.work("cudaDeviceEnablePeerAccess")(peer, 0) not in (0, 704):
            raise self.error(217)

    def do_check_status(self, status: int) -> None:
        if status:
            raise self.error(status)

    def do_deviceGetPCIBusId(self, device: int) -> str:
        return bus_of(device)

    def do_deviceGetByPCIBusId(self, bus: str) -> int:
        text = ctypes.create_string_buffer(bus.encode())
        return int(self.result("cudaDeviceGetByPCIBusId", INT, ctypes.addressof(text)))

    def do_getDeviceProperties(self, device: int) -> dict[str, Any]:
        found = devices.properties(12, state.device(device))
        return {name: _plain(getattr(found, name)) for name, *_ in found._fields_}

    def do_memGetInfo(self) -> tuple[int, int]:
        free, total = LONG(), LONG()
        self.call("cudaMemGetInfo", ctypes.addressof(free), ctypes.addressof(total))
        return free.value, total.value

    def do_mallocManaged(self, size: int, flags: int = 1) -> int:
        return int(self.result("cudaMallocManaged", LONG, size, flags))

    def do_mallocArray(self, channels: int, width: int, height: int, flags: int = 0) -> int:
        return int(self.result("cudaMallocArray", LONG, channels, width, height, flags))

    def do_malloc3DArray(self, channels: int, width: int, height: int, depth: int, flags: int = 0) -> int:
        return int(self.result("cudaMalloc3DArray", LONG, channels, Extent(width, height, depth), flags))

    def do_createTextureObject(self, resource: int, settings: int) -> int:
        return int(self.result("cudaCreateTextureObject", LONG, resource, settings, 0))

    def do_memPoolCreate(self, properties: Any) -> int:
        """`properties`, or where it is, is CuPy's object: behind its head are the first ints of `cudaMemPoolProps`."""
        place = properties if isinstance(properties, int) else id(properties)
        given = (ctypes.c_int * _POOL_PROPERTIES)(*(INT * 4).from_address(place + object.__basicsize__))
        return int(self.result("cudaMemPoolCreate", LONG, ctypes.addressof(given)))

    def do_memPrefetchAsync(self, pointer: int, size: int, device: int, stream: int) -> None:
        place = Location(1 if device >= 0 else 2, max(device, 0))
        self.call("cudaMemPrefetchAsync", pointer, size, place, 0, stream)

    def do_memAdvise(self, pointer: int, size: int, advice: int, device: int) -> None:
        self.call("cudaMemAdvise", pointer, size, advice, Location(1 if device >= 0 else 2, max(device, 0)))

    def do_memPoolGetAttribute(self, pool: int, which: int) -> int:
        value = LONG() if which > 3 else INT()
        self.call("cudaMemPoolGetAttribute", pool, which, ctypes.addressof(value))
        return int(value.value)

    def do_memPoolSetAttribute(self, pool: int, which: int, given: Any) -> None:
        value = LONG(given) if which > 3 else INT(given)
        self.call("cudaMemPoolSetAttribute", pool, which, ctypes.addressof(value))

    def do_pointerGetMemoryType(self, pointer: int) -> int:
        return int(self._pointer(pointer)[0])

    def do_pointerGetAttributes(self, pointer: int) -> Any:
        kind, device, on_device, host = self._pointer(pointer)
        return self._module.PointerAttributes(device, on_device, host, kind)

    def _pointer(self, pointer: int) -> tuple[int, int, int, int]:
        from ptxvm.driver.runtime.memory import POINTER_ATTRIBUTES  # noqa: PLC0415

        found = ctypes.create_string_buffer(POINTER_ATTRIBUTES.size)
        self.call("cudaPointerGetAttributes", ctypes.addressof(found), pointer)
        kind, device, on_device, host = POINTER_ATTRIBUTES.unpack(found.raw)
        return kind, device, on_device, host

    def do_streamQuery(self, stream: int) -> int:
        return api.work("cudaStreamQuery")(stream)

    def do_eventQuery(self, event: int) -> int:
        return api.work("cudaEventQuery")(event)

    def do_streamWaitEvent(self, stream: int, event: int, flags: int = 0) -> None:
        self.call("cudaStreamWaitEvent", stream, event, flags)

    def do_streamBeginCapture(self, stream: int, mode: int = 2) -> None:
        self.call("cudaStreamBeginCapture", stream, mode)

    def do_graphInstantiate(self, graph: int) -> int:
        return int(self.result("cudaGraphInstantiate", LONG, graph, 0))

    def do_graphDebugDotPrint(self, graph: int, path: Any, flags: int) -> None:
        text = ctypes.create_string_buffer(os.fsencode(path))
        self.call("cudaGraphDebugDotPrint", graph, ctypes.addressof(text), flags)

    def do_launchHostFunc(self, stream: int, function: Callable[[Any], None], argument: Any) -> None:
        self.call("cudaLaunchHostFunc", stream, _address(_ONCE), _wait(function, argument))

    def do__launchHostFuncUnmanaged(self, stream: int, call: tuple[Callable[[Any], None], Any]) -> None:
        """Graphs call it again and again: CuPy keeps it."""
        self.call("cudaLaunchHostFunc", stream, _address(_KEPT), id(call))

    def do_streamAddCallback(
        self, stream: int, function: Callable[[int, int, Any], None], argument: Any, flags: int = 0
    ) -> None:
        self.call("cudaStreamAddCallback", stream, _address(_BACK), _wait(function, argument), flags)


_waiting: dict[int, tuple[Callable[..., None], Any]] = {}
_numbers = itertools.count(1)


def _wait(function: Callable[..., None], argument: Any) -> int:
    """What callbacks are given for a call that is made once."""
    number = next(_numbers)
    _waiting[number] = function, argument
    return number


def _call(number: int) -> None:
    function, argument = _waiting.pop(number)
    function(argument)


def _call_kept(place: int) -> None:
    function, argument = ctypes.cast(place, ctypes.py_object).value
    function(argument)


def _call_back(stream: int, error: int, number: int) -> None:
    function, argument = _waiting.pop(number)
    function(stream, error, argument)


_ONCE: Any = ctypes.CFUNCTYPE(None, LONG)(_call)
_KEPT: Any = ctypes.CFUNCTYPE(None, LONG)(_call_kept)
_BACK: Any = ctypes.CFUNCTYPE(None, LONG, INT, LONG)(_call_back)


def _address(callback: Any) -> int:
    return ctypes.cast(callback, ctypes.c_void_p).value or 0


def _plain(value: Any) -> Any:
    return tuple(value) if isinstance(value, ctypes.Array) and not isinstance(value, bytes) else value


def install() -> None:
    """Replace the functions of CuPy's module, which has been imported."""
    module: Any = importlib.import_module(MODULE)
    runtime.prepare(state.settings.version // 1000)
    functions = Runtime(module).functions()
    table = module.__pyx_capi__
    for name, capsule in list(table.items()):
        found = re.fullmatch(r"(.*?) ?\((.*)\)", signature(capsule))
        if found is not None and name in functions:
            table[name] = published(native_function(found[1], _parameters(found[2]), functions[name]), capsule)
    for name, function in functions.items():
        if hasattr(module, name):
            setattr(module, name, function)
    current_device()


def _parameters(text: str) -> list[str]:
    return [] if text == "void" else [part.strip() for part in text.split(",")]
