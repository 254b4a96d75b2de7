"""The device library: functions that compilers declare and call, and whose work the host does."""

from __future__ import annotations

from ptxvm.checker.module import Function

LIBRARY = frozenset({"vprintf", "malloc", "free", "__assertfail"})
"""Host functions of the same names take the parameters and give the results, as 64-bit words."""


def is_library_function(function: Function) -> bool:
    """Whether the host does the work of a function: one of the library that no module defines."""
    return function.body is None and not function.is_entry and function.name in LIBRARY
