"""cuFFT: a library of its name, whose functions do nothing before somebody calls one with which programs begin."""

from __future__ import annotations

import ctypes
import importlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

from ptxvm.driver.library import MadeLibrary, folder, write

NOT_SUPPORTED = 16
FIRST = {
    "cufftCreate": 1,
    "cufftGetVersion": 1,
    "cufftGetProperty": 2,
    "cufftPlan1d": 4,
    "cufftPlan2d": 4,
    "cufftPlan3d": 5,
    "cufftPlanMany": 11,
}
"""Functions that need no plan, with their numbers of parameters."""

_NAMES = """Destroy ExecC2C ExecC2R ExecD2Z ExecR2C ExecZ2D ExecZ2Z GetSize MakePlan1d MakePlan2d MakePlan3d
MakePlanMany MakePlanMany64 SetAutoAllocation SetStream SetWorkArea XtExec XtMakePlanMany

Estimate1d Estimate2d Estimate3d EstimateMany GetPlanPropertyInt64 GetSize1d GetSize2d GetSize3d GetSizeMany
GetSizeMany64 ResetPlanProperty SetPlanPropertyInt64 XtClearCallback XtExecDescriptor XtExecDescriptorC2C
XtExecDescriptorC2R XtExecDescriptorD2Z XtExecDescriptorR2C XtExecDescriptorZ2D XtExecDescriptorZ2Z XtFree
XtGetSizeMany XtMalloc XtMemcpy XtQueryPlan XtSetCallback XtSetCallbackSharedSize XtSetGPUs XtSetJITCallback
XtSetWorkArea XtSetWorkAreaPolicy"""
NAMES = (*FIRST, *(f"cufft{name}" for name in _NAMES.split()))
"""Those behind the empty line are CUFFT_NOT_SUPPORTED: several GPUs, callbacks, sizes in advance."""


def install(soname: str, place: Path | None = None) -> None:
    """Load a library of such a name, which programs then find instead of the real one; it is made, or is at `place`
    already."""
    made = MadeLibrary(place or write(folder() / "stand-ins", soname, NAMES), NAMES)

    def first(name: str) -> Callable[..., int]:
        def call(*arguments: int) -> int:
            importlib.import_module("ptxvm.driver.stand_ins.transforms").fill(made, soname)
            return int(getattr(made.loaded, name)(*map(ctypes.c_uint64, arguments)))

        return call

    kind: Any = ctypes.c_uint64
    for name, count in FIRST.items():
        made.fill(name, ctypes.CFUNCTYPE(ctypes.c_int, *[kind] * count)(first(name)))
    made.fill_generic(ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_int)(lambda _: NOT_SUPPORTED))
