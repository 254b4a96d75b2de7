"""CuPy's module of Thrust's functions: sorting, done by NumPy. Its own are machine code with a runtime of their own."""

from __future__ import annotations

import importlib
from collections.abc import Sequence
from math import prod
from typing import Any

import numpy as np

from ptxvm.driver.stand_ins.memory_views import begin, view

MODULE = "cupy.cuda.thrust"


def current_stream() -> int:
    """CuPy's stream of the thread."""
    return int(importlib.import_module("cupy.cuda.stream").get_current_stream().ptr)


def sort(dtype: Any, data: int, keys: int, shape: Sequence[int]) -> None:
    """Sort the last axis in place."""
    begin(current_stream())
    view(data, dtype, prod(shape), store=True).reshape(shape).sort(axis=-1)


def argsort(dtype: Any, places: int, data: int, keys: int, shape: Sequence[int]) -> None:
    """Write where each number of the last axis, sorted, comes from."""
    begin(current_stream())
    found = view(data, dtype, prod(shape)).reshape(shape).argsort(axis=-1, kind="stable")
    view(places, np.intp, prod(shape), store=True)[:] = found.ravel()


def lexsort(dtype: Any, places: int, keys: int, count: int, size: int) -> None:
    """The same by several keys, the last of them first."""
    begin(current_stream())
    view(places, np.intp, size, store=True)[:] = np.lexsort(view(keys, dtype, count * size).reshape(count, size))


def install() -> None:
    """Replace the functions of the module, which has been imported."""
    module = importlib.import_module(MODULE)
    for function in (sort, argsort, lexsort):
        setattr(module, function.__name__, function)
