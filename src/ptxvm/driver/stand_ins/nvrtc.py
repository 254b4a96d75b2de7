"""NVRTC: the "cubin" of a program is its PTX."""

from __future__ import annotations

import ctypes
from functools import partial
from typing import Any

from ptxvm.driver.stand_ins.interposing import Override, Real
from ptxvm.driver.threads import calling

SIZE, POINTER = ctypes.c_uint64, ctypes.c_void_p
_PTX_OF = {"nvrtcGetCUBINSize": "nvrtcGetPTXSize", "nvrtcGetCUBIN": "nvrtcGetPTX"}

compiling: set[int] = set()
"""Threads in which NVRTC is at work: it asks the driver for a table, and does without."""


def choose(name: str, real: Real) -> Override | None:
    """Asking for machine code gives PTX."""
    if name in _PTX_OF:
        function = real(_PTX_OF[name])
        return Override((SIZE, SIZE), lambda program, out: int(function(SIZE(program), POINTER(out))))
    if name == "nvrtcCompileProgram":
        return Override((SIZE, ctypes.c_int, SIZE), partial(_compile, real(name)))
    return None


def _compile(function: Any, program: int, count: int, options: int) -> int:
    thread = calling.thread
    compiling.add(thread)
    try:
        return int(function(SIZE(program), ctypes.c_int(count), POINTER(options)))
    finally:
        compiling.discard(thread)
