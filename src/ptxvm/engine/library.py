"""The device library: functions that compilers declare and call, and whose work the host does."""

from __future__ import annotations

from ptxvm.checker.module import Function
from ptxvm.engine.host_functions import HOST_FUNCTIONS

LIBRARY = frozenset(name for name, row in HOST_FUNCTIONS.items() if row.library)
"""Host functions of the same names take the parameters and give the results, as 64-bit words."""


def is_library_function(function: Function) -> bool:
    """Whether the host does the work of a function: one of the library that no module defines."""
    return function.body is None and not function.is_entry and function.name in LIBRARY


def missing_body(name: str) -> str:
    """Why a call of a function that nobody defines is a fault."""
    reason = next((reason for prefix, reason in _NOT_OFFERED.items() if name.startswith(prefix)), "")
    return f"function {name} has no body{reason}"


_MULTI_DEVICE = ": cooperative launches across several devices are not supported"
_DYNAMIC = ": kernels that launch kernels (dynamic parallelism) are not supported"
_NOT_OFFERED = {
    "cudaCG": _MULTI_DEVICE,
    "cudaGetParameterBuffer": _DYNAMIC,
    "cudaLaunchDevice": _DYNAMIC,
    "__cudaCDP": _DYNAMIC,
}
"""How the names of functions of CUDA's device runtime begin, and what they are for."""
