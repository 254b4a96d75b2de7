"""NVRTC: the "cubin" of a program is its PTX."""

from __future__ import annotations

import ctypes

from ptxvm.driver.stand_ins.interposing import Override, Real

SIZE, POINTER = ctypes.c_uint64, ctypes.c_void_p
_PTX_OF = {"nvrtcGetCUBINSize": "nvrtcGetPTXSize", "nvrtcGetCUBIN": "nvrtcGetPTX"}


def choose(name: str, real: Real) -> Override | None:
    """Asking for machine code gives PTX."""
    if name in _PTX_OF:
        function = real(_PTX_OF[name])
        return Override((SIZE, SIZE), lambda program, out: int(function(SIZE(program), POINTER(out))))
    return None
