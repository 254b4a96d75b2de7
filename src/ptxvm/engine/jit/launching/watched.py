"""Launches that are watched or counted, compiled."""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING

from ptxvm.engine.jit.compilation.code_target import chosen_cpu
from ptxvm.engine.jit.compilation.patience import Patience, waiting
from ptxvm.engine.jit.launching.counting import may_be_counted
from ptxvm.engine.jit.launching.driver import cores, engine_of, execution_of, places_of
from ptxvm.engine.jit.launching.execution import Execution, SeatRow
from ptxvm.engine.jit.launching.polling import Polling
from ptxvm.engine.jit.launching.prepared import Prepared
from ptxvm.engine.jit.launching.screening import (
    Look,
    Screen,
    copies_from_outside,
    hands_on,
    is_screened,
    may_be_screened,
    needs_places,
    screens_of,
)
from ptxvm.engine.jit.launching.short_launches import is_short
from ptxvm.engine.jit.launching.unwritten import unwritten_memory
from ptxvm.engine.jit.program.unit import Unsupported
from ptxvm.engine.options import Result
from ptxvm.engine.work import Work
from ptxvm.machine.faults import FaultKind, KernelFault
from ptxvm.records import record
from ptxvm.sanitizer.vocabulary import Check

if TYPE_CHECKING:
    from ptxvm.engine.jit.host.screened_copies import ScreenedCopies
    from ptxvm.engine.jit.host.service import HostCallPlaces
    from ptxvm.engine.kernel_layout import KernelLayout
    from ptxvm.machine.unwritten import Unwritten


@record()
class _Watched:
    """A launch to look at, since `begin`; `unwritten`: see `unwritten_memory`."""

    work: Work
    prepared: Prepared
    row: SeatRow
    begin: float
    unwritten: Mapping[int, Unwritten]

    @property
    def layout(self) -> KernelLayout:
        return self.prepared.making.layout


def run_screened(work: Work) -> Result | None:
    """Run a launch that is watched, if it can be told that nothing is wrong with it; see `ptxvm.engine.jit`."""
    begin, unwritten = time.perf_counter(), unwritten_memory(work)
    launch, options = work.launch, work.options
    if unwritten:
        # Only code that looks at order looks at reads of global memory.
        options = replace(options, asked=options.asked | {Check.RACE})
    engine = engine_of(chosen_cpu())
    prepared = engine.prepare(work.function, launch, options)
    if not may_be_screened(work, prepared.making.layout):
        return None
    if not prepared.is_ready and is_short(work, prepared.making.layout):
        return None
    try:
        with waiting(Patience(None, work.function.name)):
            row = prepared.row(launch)
    except Unsupported:
        return None
    if not is_screened(row.code, screens_of(options), options.async_completion) or (
        unwritten and copies_from_outside(row.code)
    ):
        return None
    launch.check_kernel(work.function.directives, row.code.first.static_shared, work.function.parameter_size)
    # Most launches pass the quick look; what it takes for suspicious may still pass the thorough one.
    watched = _Watched(work, prepared, row, begin, unwritten)
    result = None if prepared.needs_exact else _look_at(watched, Look.QUICK)
    if result is None:
        result = _look_closely(watched)
        prepared.needs_exact = result is not None
    return result


def _look_closely(watched: _Watched) -> Result | None:
    """Where CTAs hand on what they have done, in two orders: what nobody waits for is not always there."""
    if hands_on(watched.work, watched.layout) and _look_at(watched, Look.BACKWARDS) is None:
        return None
    return _look_at(watched, Look.EXACT)


def run_counted(work: Work) -> Result | None:
    """Run a launch that is counted, if compiled code can count it; see `ptxvm.engine.jit`."""
    begin, launch, options = time.perf_counter(), work.launch, work.options
    engine = engine_of(chosen_cpu())
    prepared = engine.prepare(work.function, launch, options)
    refused = launch.image.derived.setdefault("uncounted", set())
    assert isinstance(refused, set)
    if prepared in refused or not may_be_counted(work, prepared.making.layout):
        return None
    if not prepared.is_ready and is_short(work, prepared.making.layout):
        return None
    polling, workers = Polling(applies=not options.host_writes), options.workers or cores()
    try:
        execution = execution_of(work, prepared, workers=workers, polling=polling, begin=begin)
    except Unsupported:
        refused.add(prepared)
        return None
    compile_seconds = time.perf_counter() - begin
    try:
        seconds = execution.run(options.timeout, options.progress, compile_seconds)
        return Result(seconds, compile_seconds, profile=execution.profile)
    finally:
        execution.close()


def _look_at(watched: _Watched, look: Look) -> Result | None:
    """The launch, if nothing in it is suspicious; else memory is as it was, as it is when it was made backwards."""
    work, prepared, row, unwritten = watched.work, watched.prepared, watched.row, watched.unwritten
    launch, options, layout = work.launch, work.options, watched.layout
    follows = look is not Look.QUICK and hands_on(work, layout)
    workers = 1 if follows or unwritten else min(options.workers or cores(), launch.ctas)
    try:
        table = row.table(work.memory)
        places = places_of(prepared) if needs_places(row.code) else None
        screen = Screen(
            work,
            layout,
            table,
            row.code,
            workers=workers,
            places=places,
            look=look,
            follows=follows,
            unwritten=unwritten,
        )
    except MemoryError:
        return None
    polling, host = Polling(applies=not options.host_writes), None if places is None else _planner(work, places)
    execution = Execution(
        row, launch, work.memory, prepared.runtime, workers, polling=polling, host=host, screen=screen
    )
    spent = time.perf_counter() - watched.begin
    try:
        seconds = execution.run(options.timeout, options.progress, spent)
    except KernelFault as fault:
        if fault.kind is FaultKind.TIMEOUT:
            raise
        screen.is_suspicious = True
    finally:
        if screen.is_suspicious or look is Look.BACKWARDS:
            screen.take_back(prepared.runtime)
        else:
            screen.note_written()
        screen.close()
        execution.close()
    return None if screen.is_suspicious else Result(seconds, spent)


def _planner(work: Work, places: HostCallPlaces) -> ScreenedCopies:
    """What makes plans for tensor copies."""
    from ptxvm.engine.host import HostLaunch  # noqa: PLC0415  (most kernels have none)
    from ptxvm.engine.jit.host.screened_copies import ScreenedCopies  # noqa: PLC0415

    return ScreenedCopies(HostLaunch(work.function.name, work.launch, work.memory, work.options), places)
