"""Runs typed functions on the machine, compiled (`jit`) or interpreted."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import replace
from functools import cache
from importlib import import_module
from struct import Struct
from typing import TYPE_CHECKING, Any, Protocol

from ptxvm.engine.cooperative import explained, with_workspace
from ptxvm.engine.cta_memory import slice_size, with_cta_memory
from ptxvm.engine.nested import is_of_child, with_nested, with_nesting
from ptxvm.engine.options import Engine, Options, Result
from ptxvm.engine.runnable import require_runnable
from ptxvm.engine.under_way import under_way
from ptxvm.engine.work import Work
from ptxvm.machine.faults import KernelFault
from ptxvm.machine.layout import device_of
from ptxvm.machine.uses import begin_use, end_use

if TYPE_CHECKING:
    from ptxvm.checker.module import Function
    from ptxvm.machine.launch import Launch
    from ptxvm.machine.memory import Memory

__all__ = ["Options", "QuickLaunch", "Result", "Work", "announce", "quick_launch", "run", "run_together", "told"]


class QuickLaunch(Protocol):
    """Makes launches that differ from one that was made in nothing but the values of their parameters."""

    def run(self, values: Sequence[Any], changes: int) -> Result | None:
        """One launch; None where it has to be made in the ordinary way, with nothing done yet.

        The caller keeps all memory that the kernel may reach, says how often it had changed then (see
        `Memory.hold_at`), and completes the KernelFaults that this raises (see `told`).
        """


def run(function: Function, launch: Launch, memory: Memory, options: Options) -> Result:
    """Run a kernel and wait for it. Raises KernelFault for what it does wrong, LaunchError for a launch it cannot take.

    `launch.image` is the image of the function's module in `memory` (see `placement.place`).
    """
    require_runnable(function, launch.image)
    launch = with_nesting(function, launch, memory, options, _run_grid)
    held, use = memory.hold(), begin_use()
    try:
        with under_way:
            result = _run_grid(function, launch, memory, options)
    finally:
        end_use(use)
    del held
    return with_nested(result, launch)


def _run_grid(function: Function, launch: Launch, memory: Memory, options: Options) -> Result:
    """One of a tree of grids, if kernels launch kernels."""
    if launch.cooperative or slice_size(function):
        with _prepared(Work(function, launch, memory, options)) as work:
            return _run(work)
    return _run(Work(function, launch, memory, options))


def _run(work: Work) -> Result:
    try:
        compiled = _compiled(work)
        if compiled is not None:
            return compiled
        return _engine(work.options.engine)(work.function, work.launch, work.memory, work.options)
    except KernelFault as fault:
        raise told(fault, [work]) from None


@contextmanager
def _prepared(work: Work) -> Iterator[Work]:
    """The same with the memory that the launch needs for itself."""
    with (
        with_workspace(work.launch, work.memory) as launch,
        with_cta_memory(work.function, launch, work.memory) as prepared,
    ):
        yield replace(work, launch=prepared)


def _compiled(work: Work) -> Result | None:
    """A watched launch that compiled code could tell to be right, or one that it could count."""
    if not (work.options.screened or work.options.counted):
        return None
    from ptxvm.engine import jit  # noqa: PLC0415  (the engines load on first use)

    return jit.run_screened(work) if work.options.screened else jit.run_counted(work)


def announce(work: Work) -> None:
    """A launch will come that waits for others: its code is made meanwhile, if that takes long."""
    if work.options.engine is not Engine.JIT:
        return
    from ptxvm.engine import jit  # noqa: PLC0415  (the engines load on first use)

    with suppress(NotImplementedError):  # it is told when its turn comes
        require_runnable(work.function, work.launch.image)
        jit.announce(work)


def quick_launch(work: Work, parameters: Struct) -> QuickLaunch | None:
    """What makes more launches like `work`, which has been made; `parameters` packs their parameters."""
    if work.options.engine is not Engine.JIT or slice_size(work.function):
        return None
    from ptxvm.engine import jit  # noqa: PLC0415  (the engines load on first use)

    return jit.quick_launch(work, parameters)


def run_together(works: Sequence[Work]) -> list[Result]:
    """Run several grids at the same time, as far as their order allows, and wait for all; their engine is the same.

    The first fault ends all of them and is raised.
    """
    for work in works:
        require_runnable(work.function, work.launch.image)
    held = [work.memory.hold() for work in works]
    engine = import_module(f"ptxvm.engine.{works[0].options.engine.value}")
    with under_way, ExitStack() as stack:
        stack.callback(end_use, begin_use())
        prepared = [stack.enter_context(_prepared(_nested(work))) for work in works]
        try:
            results: list[Result] = engine.run_together(prepared)
        except KernelFault as fault:
            raise told(fault, prepared) from None
    del held
    return [with_nested(result, work.launch) for result, work in zip(results, prepared, strict=True)]


def _nested(work: Work) -> Work:
    launch = with_nesting(work.function, work.launch, work.memory, work.options, _run_grid)
    return work if launch is work.launch else replace(work, launch=launch)


def told(fault: KernelFault, works: Sequence[Work]) -> KernelFault:
    """The fault of one of several launches with all that there is to tell of it."""
    if any(is_of_child(fault, work.launch) for work in works):  # it has been told for that one
        return fault
    from ptxvm.engine.reports import complete  # noqa: PLC0415  (only faults need it)

    named = [work for work in works if work.function.name == fault.kernel] or list(works)
    device = None if fault.address is None else device_of(fault.address)
    work = next((work for work in named if work.memory.device == device), named[0])
    told = explained(fault, work.function, work.launch)
    complete(told, work.function, work.launch, work.memory)
    return told


@cache
def _engine(engine: Engine) -> Callable[[Function, Launch, Memory, Options], Result]:
    """The engines load on first use."""
    run_function: Callable[[Function, Launch, Memory, Options], Result]
    run_function = import_module(f"ptxvm.engine.{engine.value}").run
    return run_function
