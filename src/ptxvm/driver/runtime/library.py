"""`libcudart.so.12` and `libcudart.so.13`: made like the driver's library, and filled like it."""

from __future__ import annotations

import ctypes
import importlib
import platform
from pathlib import Path
from typing import Any

from ptxvm.driver.installing import know_all
from ptxvm.driver.library import MadeLibrary, folder, write
from ptxvm.driver.registry import callback_parameters, signatures, traced_calls
from ptxvm.driver.runtime import devices, memory, registration
from ptxvm.driver.runtime.calls import api
from ptxvm.driver.state import state
from ptxvm.driver.tables.constants import CUresult

VERSIONS = (12, 13)
# Functions whose parameters are others in version 12, or that only it has.
OF_12 = {
    "cudaMemAdvise": "QQii",
    "cudaMemAdvise_v2": "QQi{cudaMemLocation}",
    "cudaMemPrefetchAsync": "QQiQ",
    "cudaMemPrefetchAsync_v2": "QQ{cudaMemLocation}IQ",
    "cudaGetDeviceProperties_v2": "Qi",
    "cudaStreamGetCaptureInfo": "QQQ",
    "cudaStreamGetCaptureInfo_v2": "QQQQQQ",
    "cudaStreamGetCaptureInfo_v3": "QQQQQQQ",
    "cudaStreamUpdateCaptureDependencies": "QQQI",
    "cudaStreamUpdateCaptureDependencies_v2": "QQQQI",
    "cudaGraphGetEdges": "QQQQ",
    "cudaGraphGetEdges_v2": "QQQQQ",
    "cudaGraphNodeGetDependencies": "QQQ",
    "cudaGraphNodeGetDependencies_v2": "QQQQ",
    "cudaGraphNodeGetDependentNodes": "QQQ",
    "cudaGraphNodeGetDependentNodes_v2": "QQQQ",
    "cudaGraphAddDependencies": "QQQQ",
    "cudaGraphAddDependencies_v2": "QQQQQ",
    "cudaGraphRemoveDependencies": "QQQQ",
    "cudaGraphRemoveDependencies_v2": "QQQQQ",
    "cudaThreadSynchronize": "",
    "cudaThreadExit": "",
}
# A structure comes back at an address that x86-64 passes in front of the parameters; aarch64 passes it elsewhere.
_BY_VALUE = {"cudaCreateChannelDesc": "Qiiiii"} if platform.machine() in ("x86_64", "AMD64") else {}
_DRIVER_OF_12 = {
    "cudaMemAdvise": "cuMemAdvise",
    "cudaMemAdvise_v2": "cuMemAdvise_v2",
    "cudaMemPrefetchAsync": "cuMemPrefetchAsync",
    "cudaMemPrefetchAsync_v2": "cuMemPrefetchAsync_v2",
    "cudaStreamGetCaptureInfo": "cuStreamGetCaptureInfo",
    "cudaStreamGetCaptureInfo_v2": "cuStreamGetCaptureInfo_v2",
    "cudaStreamGetCaptureInfo_v3": "cuStreamGetCaptureInfo_v3",
    "cudaStreamUpdateCaptureDependencies": "cuStreamUpdateCaptureDependencies",
    "cudaStreamUpdateCaptureDependencies_v2": "cuStreamUpdateCaptureDependencies_v2",
    "cudaGraphGetEdges": "cuGraphGetEdges",
    "cudaGraphGetEdges_v2": "cuGraphGetEdges_v2",
    "cudaGraphNodeGetDependencies": "cuGraphNodeGetDependencies",
    "cudaGraphNodeGetDependencies_v2": "cuGraphNodeGetDependencies_v2",
    "cudaGraphNodeGetDependentNodes": "cuGraphNodeGetDependentNodes",
    "cudaGraphNodeGetDependentNodes_v2": "cuGraphNodeGetDependentNodes_v2",
    "cudaGraphAddDependencies": "cuGraphAddDependencies",
    "cudaGraphAddDependencies_v2": "cuGraphAddDependencies_v2",
    "cudaGraphRemoveDependencies": "cuGraphRemoveDependencies",
    "cudaGraphRemoveDependencies_v2": "cuGraphRemoveDependencies_v2",
    "cudaThreadSynchronize": "cuCtxSynchronize",
}
# Functions that return something else than an error.
_OTHERS: dict[str, Any] = {
    "cudaCreateChannelDesc": memory.create_channels,
    "cudaGetErrorName": devices.error_name,
    "cudaGetErrorString": devices.error_string,
    "cudaGetLastError": devices.get_last_error,
    "cudaPeekAtLastError": devices.peek_last_error,
    "__cudaRegisterFatBinary": registration.register_binary,
    "__cudaRegisterFatBinaryEnd": lambda _: 0,
    "__cudaUnregisterFatBinary": registration.unregister,
    "__cudaRegisterFunction": registration.register_function,
    "__cudaRegisterVar": registration.register_variable,
    "__cudaRegisterManagedVar": registration.register_managed,
    "__cudaRegisterHostVar": lambda *_: 0,
    "__cudaInitModule": registration.init_module,
    "__cudaPushCallConfiguration": registration.push_configuration,
}
FAMILIES = (
    "aliases",
    "array_copies",
    "devices",
    "execution_contexts",
    "graphs",
    "launches",
    "memory",
    "registration",
    "textures",
)


def soname(version: int) -> str:
    """What programs ask for."""
    return f"libcudart.so.{version}"


def functions(version: int) -> dict[str, str]:
    """Function -> letters of its parameters."""
    found = signatures("runtime") | _BY_VALUE
    return found | OF_12 if version == 12 else found


def made(version: int, where: Path | None = None) -> Path:
    """The library of a version, in a folder."""
    return write(where or folder(), soname(version), list(functions(version)))


def prepare(version: int) -> None:
    """Know all functions of a version."""
    know_all()
    for family in FAMILIES:
        importlib.import_module(f"ptxvm.driver.runtime.{family}")
    devices.define(version)


def install(version: int, place: Path | None = None) -> MadeLibrary:
    """Load and fill the library of a version."""
    prepare(version)
    names = functions(version)
    library = MadeLibrary(place or made(version), list(names))
    if version == 12:
        for name, function in _DRIVER_OF_12.items():
            api(name)(importlib.import_module("ptxvm.driver.runtime.calls").driver[function])
    for name, letters in names.items():
        work = _OTHERS.get(name) or (api.work(name) if name in api else None)
        if work is not None:
            kind = ctypes.CFUNCTYPE(ctypes.c_uint64, *callback_parameters(letters))
            library.fill(name, kind(traced_calls(name, work) if state.settings.trace else work))
    library.fill_generic(ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_int)(lambda _: CUresult.ERROR_NOT_SUPPORTED))
    return library
