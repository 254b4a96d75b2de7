"""Hand-written warp functions and the means to run them: the back half of the engine without its front half."""

from __future__ import annotations

import ctypes
import re
from collections.abc import Callable

import numpy as np
from tests.engine.jit.abbreviations import expand

from ptxvm.engine.jit.compilation.cache import ObjectCache
from ptxvm.engine.jit.compilation.code_target import chosen_cpu, code_target
from ptxvm.engine.jit.compilation.kernel_code import CompiledUnit, KernelCode, Place
from ptxvm.engine.jit.compilation.server import CompileServer
from ptxvm.engine.jit.launching.execution import Execution, SeatRow
from ptxvm.engine.jit.launching.native_runtime import Runtime
from ptxvm.engine.jit.launching.polling import Polling
from ptxvm.engine.jit.layouts.structures import Version
from ptxvm.engine.jit.runtime import DECLARATIONS
from ptxvm.engine.jit.seats.slots import SlotPlan
from ptxvm.machine.launch import Launch
from ptxvm.machine.memory import Memory

TARGET = code_target(chosen_cpu())
SERVER = CompileServer()
OBJECTS = ObjectCache()


class Native:
    """Compiles and runs warp functions; `memory` is the device's."""

    def __init__(self) -> None:
        self.runtime = Runtime(TARGET, SERVER, OBJECTS)
        self.memory = Memory()

    def unit(self, text: str, version: Version = Version.FAST, caches: int = 0, local_size: int = 0) -> CompiledUnit:
        """`text` uses `abbreviations`; its function is `warp_fast` or `warp_safe`."""
        full = expand(text)
        needed = [line for name, line in DECLARATIONS.items() if f"@{name}(" in full and line not in full]
        code = SERVER.compile("\n".join([*needed, full]), TARGET)
        places = (Place(7, "ld", "kernel.cu", 3), Place(9, "st"))
        return CompiledUnit(f"warp_{version.name.lower()}", version, 512, local_size, 0, 0, caches, places, code)

    def code(self, text: str, safe: str | None = None, **options: int) -> KernelCode:
        texts = {Version.FAST: text, Version.SAFE: safe}

        def make(version: Version) -> CompiledUnit:
            wanted = texts[version]
            assert wanted is not None
            return self.unit(wanted, version, **options)

        return KernelCode(make, self.runtime.load_unit)

    def run(
        self,
        code: KernelCode,
        launch: Launch,
        workers: int = 1,
        timeout: float | None = None,
        progress: Callable[[int, int], None] | None = None,
    ) -> SeatRow:
        unit = code.first
        plan = SlotPlan(unit.context_size, launch.warps, unit.local_size, launch.shared)
        row = SeatRow("hand", code, plan)
        polling = Polling(applies=False)
        Execution(row, launch, self.memory, self.runtime, workers, polling=polling).run(timeout, progress)
        return row


def pointers(*arrays: np.ndarray) -> bytes:
    """A parameter buffer of host addresses, for functions that use them as they are."""
    return b"".join(ctypes.c_uint64(array.ctypes.data) for array in arrays)


def body(text: str, name: str = "warp_fast") -> str:
    """A warp function of one body."""
    return f"define i32 @{name}(ptr noalias %warp, ptr %cta, ptr %worker) #0 {{\n{text}\n}}\n"


def has_call(text: str, function: str) -> bool:
    return re.search(rf"call \S+ @{function}\(", text) is not None
