"""The compiled engine: PTX functions become LLVM IR with one vector per register of a warp, then machine code."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ptxvm.checker.module import Function
    from ptxvm.engine.options import Options, Result
    from ptxvm.engine.work import Work
    from ptxvm.machine.launch import Launch
    from ptxvm.machine.memory import Memory


def run(function: Function, launch: Launch, memory: Memory, options: Options) -> Result:
    """Run a kernel and wait for it; see `ptxvm.engine.run`."""
    from ptxvm.engine.jit.driver import run as run_compiled  # noqa: PLC0415  (the compiler's process imports this too)

    return run_compiled(function, launch, memory, options)


def run_together(works: Sequence[Work]) -> list[Result]:
    """Run several grids at the same time; see `ptxvm.engine.run_together`."""
    from ptxvm.engine.jit.driver import run_together as run_compiled  # noqa: PLC0415  (likewise)

    return run_compiled(works)
