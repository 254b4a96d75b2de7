"""`libcudart.so.12` and `libcudart.so.13`: made like the driver's library, and filled like it."""

from __future__ import annotations

import ctypes
import importlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

from ptxvm.driver.installing import fail_in_children, know_all
from ptxvm.driver.library import MadeLibrary, folder, write
from ptxvm.driver.registry import callback_parameters, traced_calls
from ptxvm.driver.runtime import devices, memory, registration
from ptxvm.driver.runtime.calls import WITHOUT_DRIVER, api, driver
from ptxvm.driver.runtime.exports import functions, soname
from ptxvm.driver.state import state
from ptxvm.driver.tables.constants import CUresult

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
    library = MadeLibrary(place or made(version), list(functions(version)))
    fill(library, version)
    return library


def fill(library: MadeLibrary, version: int) -> None:
    """Let the functions of the library of a version do their work."""
    prepare(version)
    for name, letters in functions(version).items():
        work = _work(name, version)
        if work is not None:
            kind = ctypes.CFUNCTYPE(ctypes.c_uint64, *callback_parameters(letters))
            library.fill(name, kind(traced_calls(name, work) if state.settings.trace else work))
        else:
            library.clear(name)
    library.fill_generic(ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_int)(lambda _: CUresult.ERROR_NOT_SUPPORTED))
    fail_in_children(library, WITHOUT_DRIVER)


def _work(name: str, version: int) -> Callable[..., Any] | None:
    if name in _OTHERS:
        return _OTHERS[name]  # type: ignore[no-any-return]
    if version == 12 and name in _DRIVER_OF_12:
        return api.done_by(name, driver[_DRIVER_OF_12[name]])
    return api.work(name) if name in api else None
