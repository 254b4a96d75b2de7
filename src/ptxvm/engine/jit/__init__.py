"""The compiled engine: PTX functions become LLVM IR with one vector per register of a warp, then machine code."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence
    from struct import Struct

    from ptxvm.checker.module import Function
    from ptxvm.engine.jit.launching.quick import QuickLaunch
    from ptxvm.engine.options import Options, Result
    from ptxvm.engine.work import Work
    from ptxvm.machine.launch import Launch
    from ptxvm.machine.memory import Memory


def run(function: Function, launch: Launch, memory: Memory, options: Options) -> Result:
    """Run a kernel and wait for it; see `ptxvm.engine.run`."""
    result: Result = _driver().run(function, launch, memory, options)
    return result


def run_together(works: Sequence[Work]) -> list[Result]:
    """Run several grids at the same time; see `ptxvm.engine.run_together`."""
    results: list[Result] = _driver().run_together(works)
    return results


def run_screened(work: Work) -> Result | None:
    """Run a launch that is watched. None where it takes the rules of the sanitizer to judge it, or where the compiled
    engine does not see all that was asked for: memory is as it was then."""
    found: Result | None = _watched().run_screened(work)
    return found


def run_counted(work: Work) -> Result | None:
    """Run a launch that is counted. None where compiled code does not count all that was asked for: nothing has run."""
    found: Result | None = _watched().run_counted(work)
    return found


def announce(work: Work) -> None:
    """A launch will come: what takes long to make is begun."""
    _driver().announce(work)


def quick_launch(work: Work, parameters: Struct) -> QuickLaunch | None:
    """What makes more launches like `work`, which has been made, each with other values for its parameters; None where
    there is no quick way."""
    found: QuickLaunch | None = _driver().quick_launch(work, parameters)
    return found


@cache
def _driver() -> ModuleType:
    """On first use: the compiler's process imports this package too, and needs none of it."""
    return import_module("ptxvm.engine.jit.launching.driver")


@cache
def _watched() -> ModuleType:
    return import_module("ptxvm.engine.jit.launching.watched")
