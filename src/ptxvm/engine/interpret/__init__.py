"""The interpreter: the NumPy reading of the definitions, all warps of a CTA at once. Debugger and test oracle."""

from __future__ import annotations

import time

from ptxvm.checker.module import Function
from ptxvm.engine.interpret.grid import Grid
from ptxvm.engine.options import Options, Result
from ptxvm.lanes.numpy_reading import quiet
from ptxvm.machine.launch import Launch
from ptxvm.machine.memory import Memory

__all__ = ["run"]


def run(function: Function, launch: Launch, memory: Memory, options: Options) -> Result:
    """Interpret a kernel; `engine.run` says what is raised."""
    start = time.perf_counter()
    grid = Grid(function, launch, memory, options)
    with quiet():
        grid.run()
    return Result(time.perf_counter() - start)
