"""The public face: loading, launching and checking programs. Names load on first use: checking needs no engine."""

from __future__ import annotations

import gc
import importlib
from types import ModuleType
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ptxvm.api.arguments import ArgumentError
    from ptxvm.api.checking import check
    from ptxvm.api.device import DeviceArray, Multicast, device_array
    from ptxvm.api.errors import ArgumentWarning, PtxError, PtxWarning
    from ptxvm.api.kernel import Kernel
    from ptxvm.api.logical_endpoint import LogicalEndpoint
    from ptxvm.api.module import Module, load
    from ptxvm.api.per_device import PerDevice
    from ptxvm.api.running import pick_kernel, run
    from ptxvm.api.stream import Stream
    from ptxvm.diagnostics import Finding
    from ptxvm.engine.options import Result
    from ptxvm.machine.faults import KernelFault
    from ptxvm.machine.launch import LaunchError

_HOMES = {
    "ArgumentError": "ptxvm.api.arguments",
    "ArgumentWarning": "ptxvm.api.errors",
    "DeviceArray": "ptxvm.api.device",
    "Finding": "ptxvm.diagnostics",
    "Kernel": "ptxvm.api.kernel",
    "KernelFault": "ptxvm.machine.faults",
    "LaunchError": "ptxvm.machine.launch",
    "LogicalEndpoint": "ptxvm.api.logical_endpoint",
    "Module": "ptxvm.api.module",
    "Multicast": "ptxvm.api.device",
    "PerDevice": "ptxvm.api.per_device",
    "PtxError": "ptxvm.api.errors",
    "PtxWarning": "ptxvm.api.errors",
    "Result": "ptxvm.engine.options",
    "Stream": "ptxvm.api.stream",
    "check": "ptxvm.api.checking",
    "device_array": "ptxvm.api.device",
    "load": "ptxvm.api.module",
    "pick_kernel": "ptxvm.api.running",
    "run": "ptxvm.api.running",
}

__all__ = [
    "ArgumentError",
    "ArgumentWarning",
    "DeviceArray",
    "Finding",
    "Kernel",
    "KernelFault",
    "LaunchError",
    "LogicalEndpoint",
    "Module",
    "Multicast",
    "PerDevice",
    "PtxError",
    "PtxWarning",
    "Result",
    "Stream",
    "check",
    "device_array",
    "load",
    "pick_kernel",
    "run",
]


def __getattr__(name: str) -> Any:
    home = _HOMES.get(name)
    if home is None:
        raise AttributeError(f"module 'ptxvm.api' has no attribute {name!r}")
    value = getattr(_imported(home), name)
    # Importing `ptxvm.api.running` has put the module itself under the name of its function.
    globals()[name] = value
    return value


def _imported(home: str) -> ModuleType:
    """A module of this room, with all that it needs. Nothing of that is garbage: collecting it would take a tenth of
    the time."""
    collects = gc.isenabled()
    gc.disable()
    try:
        return importlib.import_module(home)
    finally:
        if collects:
            gc.enable()
