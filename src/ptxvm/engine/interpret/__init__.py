"""The interpreter: the NumPy reading of the definitions, all warps of a CTA at once. Debugger and test oracle."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence

from ptxvm.checker.module import Function
from ptxvm.engine.findings import Findings
from ptxvm.engine.interpret.ahead import Ahead, TakenOver
from ptxvm.engine.interpret.grid import Grid
from ptxvm.engine.interpret.polling import Polling
from ptxvm.engine.interpret.watching import Watching
from ptxvm.engine.options import Options, Result
from ptxvm.engine.profiles import parts_of
from ptxvm.engine.schedules import schedule_of
from ptxvm.engine.work import Work
from ptxvm.lanes.numpy_reading import quiet
from ptxvm.machine.faults import KernelFault
from ptxvm.machine.launch import Launch
from ptxvm.machine.memory import Memory
from ptxvm.profiling import Profile

__all__ = ["run", "run_ahead", "run_together"]


def run(function: Function, launch: Launch, memory: Memory, options: Options) -> Result:
    """Interpret a kernel; `engine.run` says what is raised."""
    return run_together([Work(function, launch, memory, options)])[0]


def run_together(works: Sequence[Work]) -> list[Result]:
    """Interpret several grids by turns; see `engine.run_together`."""
    start = time.perf_counter()
    grids: list[Grid] = []
    findings = Findings(works)
    watched = any(work.options.asked or work.options.schedule is not None for work in works)
    watching = Watching(findings, _followed(works)) if watched else None
    schedule = schedule_of(works[0].options.schedule)
    for work in works:
        grids.append(Grid(work, None if work.after is None else grids[work.after], watching=watching))
        grids[-1].schedule = schedule
    seconds = dict.fromkeys(range(len(grids)), 0.0)
    polling = Polling(grids)
    try:
        with quiet():
            while not all(grid.is_complete for grid in grids):
                for place, grid in enumerate(grids):
                    if grid.may_advance:
                        grid.advance()
                        seconds[place] = time.perf_counter() - start
                polling.look()
        if watching is not None:
            watching.end()
    except KernelFault as fault:
        if not findings.ends_with(fault):
            fault.findings = tuple(findings.collected)
            fault.trace = () if schedule is None else tuple(schedule.trace)
            raise
    finally:
        for grid in grids:
            grid.host.close()
    trace = () if schedule is None else tuple(schedule.trace)
    return [
        Result(seconds[place], findings=tuple(findings.collected), trace=trace, profile=_profile(grid))
        for place, grid in enumerate(grids)
    ]


def _followed(works: Sequence[Work]) -> list[Memory]:
    """Whose memory is looked at for what was never written."""
    asked = [memory for work in works if work.options.initialised for memory in work.memory.reachable()]
    return list(dict.fromkeys(asked))


def _profile(grid: Grid) -> Profile | None:
    if grid.counting is None:
        return None
    kernel = grid.program.kernel
    return Profile(kernel.name, parts_of(kernel, grid.program.counted(grid.counting.counts)))


def run_ahead(work: Work, ready: Callable[[], bool], *, in_order: bool) -> int:
    """Interpret a grid until it is complete or `ready()`: how many of its CTAs, from the first on, have run. The others
    have left no trace. `in_order`: see `Ahead`."""
    ahead = Ahead(ready, in_order)
    grid = Grid(work, None, ahead)
    polling = Polling([grid])
    done = 0
    try:
        with quiet():
            while not grid.is_complete:
                grid.advance()
                polling.look()
                finished = grid.finished_ctas
                if finished is not None:
                    done = finished
                    ahead.settle()
                    ahead.look()
    except TakenOver:
        ahead.undo()
    finally:
        grid.host.close()
    return done
