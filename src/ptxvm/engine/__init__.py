"""Runs typed functions on the machine, compiled (`jit`) or interpreted."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING

from ptxvm.engine.options import Engine, Options, Result

if TYPE_CHECKING:
    from ptxvm.checker.module import Function
    from ptxvm.machine.launch import Launch
    from ptxvm.machine.memory import Memory

__all__ = ["Options", "Result", "run"]


def run(function: Function, launch: Launch, memory: Memory, options: Options) -> Result:
    """Run a kernel and wait for it. Raises KernelFault for what it does wrong, LaunchError for a launch it cannot take.

    `launch.image` is the image of the function's module in `memory` (see `placement.place`).
    """
    held = memory.hold()
    result = _engine(options.engine)(function, launch, memory, options)
    del held
    return result


@cache
def _engine(engine: Engine) -> Callable[[Function, Launch, Memory, Options], Result]:
    """The engines load on first use."""
    run_function: Callable[[Function, Launch, Memory, Options], Result]
    run_function = import_module(f"ptxvm.engine.{engine.value}").run
    return run_function
