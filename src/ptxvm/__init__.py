"""The PTX virtual machine: check, explain and run NVIDIA PTX on a CPU.

    result = ptxvm.run("saxpy.ptx", grid=4096, block=256, args=[y, x, 2.0, n])

Names load on first use, so that `import ptxvm` is cheap.
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ptxvm.api import (
        ArgumentError,
        ArgumentWarning,
        DeviceArray,
        Finding,
        Kernel,
        KernelFault,
        LaunchError,
        LogicalEndpoint,
        Module,
        Multicast,
        PerDevice,
        PtxError,
        PtxWarning,
        Result,
        Stream,
        check,
        device_array,
        load,
        run,
    )
    from ptxvm.api.explain import explain
    from ptxvm.api.tensor_map import TensorMap
    from ptxvm.api.texture import Sampler, Surface, Texture
    from ptxvm.exploring import explore
    from ptxvm.exploring.litmus import litmus

__version__ = "0.1.0"

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
    "Sampler",
    "Stream",
    "Surface",
    "TensorMap",
    "Texture",
    "check",
    "device_array",
    "explain",
    "explore",
    "litmus",
    "load",
    "run",
]


# What running most kernels does not need.
_ROOMS = {
    "explain": "ptxvm.api.explain",
    "explore": "ptxvm.exploring",
    "litmus": "ptxvm.exploring.litmus",
    "TensorMap": "ptxvm.api.tensor_map",
    **dict.fromkeys(("Sampler", "Surface", "Texture"), "ptxvm.api.texture"),
}


def __getattr__(name: str) -> Any:
    if name not in __all__:
        raise AttributeError(f"module 'ptxvm' has no attribute {name!r}")
    room = _ROOMS.get(name, "ptxvm.api")
    value = getattr(importlib.import_module(room), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return [*__all__, "__version__"]
