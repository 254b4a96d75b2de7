"""The PTX virtual machine: check, explain and run NVIDIA PTX on any CPU.

    result = ptxvm.run("saxpy.ptx", grid=4096, block=256, args=[y, x, 2.0, n])

Names load on first use, so that `import ptxvm` is cheap.
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ptxvm.api import (
        ArgumentError,
        DeviceArray,
        Finding,
        Kernel,
        KernelFault,
        LaunchError,
        Module,
        PtxError,
        PtxWarning,
        Result,
        check,
        device_array,
        load,
        run,
    )
    from ptxvm.api.explain import explain

__version__ = "0.1.0"

__all__ = [
    "ArgumentError",
    "DeviceArray",
    "Finding",
    "Kernel",
    "KernelFault",
    "LaunchError",
    "Module",
    "PtxError",
    "PtxWarning",
    "Result",
    "check",
    "device_array",
    "explain",
    "load",
    "run",
]


def __getattr__(name: str) -> Any:
    if name not in __all__:
        raise AttributeError(f"module 'ptxvm' has no attribute {name!r}")
    # Explanations need pages that running a kernel does not.
    room = "ptxvm.api.explain" if name == "explain" else "ptxvm.api"
    value = getattr(importlib.import_module(room), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return [*__all__, "__version__"]
