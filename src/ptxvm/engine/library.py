"""The device library: functions that compilers declare and call, and whose work the host does."""

from __future__ import annotations

from collections.abc import Mapping

from ptxvm.checker.module import Function
from ptxvm.engine.host_functions import HOST_FUNCTIONS

LIBRARY = frozenset(name for name, row in HOST_FUNCTIONS.items() if row.library)
"""Host functions of the same names take the parameters and give the results, as 64-bit words."""


DEVICE_RUNTIME = frozenset(name for name in LIBRARY if HOST_FUNCTIONS[name].module.startswith("device_"))
"""The functions of CUDA's device runtime."""

WORD = 8
"""Bytes of a parameter that is handed over as one word."""


def parts(size: int) -> list[tuple[int, int]]:
    """(offset, size) of what a parameter of the library is handed over as: one word, or several for a structure."""
    if size <= WORD:
        return [(0, size)]
    unit = next(unit for unit in (4, 2, 1) if size % unit == 0)
    return [(offset, unit) for offset in range(0, size, unit)]


def is_library_function(function: Function) -> bool:
    """Whether the host does the work of a function: one of the library that no module defines."""
    return not function.has_body and not function.is_entry and function.name in LIBRARY


def missing_body(name: str) -> str:
    """Why a call of a function that nobody defines is a fault."""
    return f"function {name} has no body{_reason(_NOT_OFFERED | _GRAPHS, name)}"


def is_never_offered(function: Function) -> bool:
    """Whether a function without a body is one whose work the machine does not do: no module defines those."""
    return not function.has_body and bool(_reason(_GRAPHS, function.name))


def _reason(reasons: Mapping[str, str], name: str) -> str:
    return next((f": {reason}" for prefix, reason in reasons.items() if name.startswith(prefix)), "")


_NOT_OFFERED = {"cudaCG": "cooperative launches across several devices are not supported"}
_GRAPHS = {
    "cudaGraphLaunch": "launches of graphs by kernels are there for programs that use the driver (ptxvm exec)",
    "cudaGraphKernelNode": "changes of a graph's nodes by kernels are not supported",
    "cudaGraphSetConditional": "conditional nodes of graphs are there for programs that use the driver (ptxvm exec)",
}
"""How the names of functions of CUDA's device runtime begin, and why they are not there."""
