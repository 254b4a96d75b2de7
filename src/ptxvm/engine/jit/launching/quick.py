"""Launches like the last one: only what differs is done anew (docs/performance.md, "Launch plans")."""

from __future__ import annotations

import struct
import threading
import time
from collections.abc import Callable, Sequence
from typing import Any

from ptxvm.engine.jit.launching.deep_stacks import USUAL
from ptxvm.engine.jit.launching.execution import Execution, SeatRow, useful_workers
from ptxvm.engine.jit.launching.interrupt import in_main_thread, is_interruptible
from ptxvm.engine.jit.launching.native_runtime import Runtime
from ptxvm.engine.jit.launching.polling import Polling
from ptxvm.engine.jit.layouts.structures import WorkerState
from ptxvm.engine.jit.seats.seat import Seat
from ptxvm.engine.options import Result
from ptxvm.engine.under_way import under_way
from ptxvm.engine.work import Work
from ptxvm.machine.launch import next_grid_number

BLINK = 0.01
"""Seconds in which nobody presses Ctrl-C and waits for what comes of it."""

BEARABLE = 0.1
"""Seconds that launches of other threads may have to wait for one that is quicker alone."""

_FINISHED = int(WorkerState.FINISHED)


class QuickLaunch:
    """Runs a kernel in one shape with one set of options: `work` is the pattern.

    What launches have in common stays in place: the worker's structure, its slots, its caches and the allocation table.
    Short ones run in the thread that launches them. What only some need (other workers, faults, waiting, the safe
    version) is left to an `Execution`.
    """

    def __init__(self, work: Work, row: SeatRow, runtime: Runtime, parameters: struct.Struct, workers: int) -> None:
        self._work = work
        self._row = row
        self._runtime = runtime
        self._pack_into = parameters.pack_into
        self._ctas = work.launch.ctas
        self._workers = workers
        self._straight = not row.code.first.loops
        self._asks_if_alone = row.code.first.asks_if_alone
        self._busy = threading.Lock()
        self._execution: Execution | None = None
        self._changes = -1

    def run(self, values: Sequence[Any], changes: int) -> Result | None:
        """See `ptxvm.engine.QuickLaunch`. Raises what `Execution.run` does."""
        row = self._row
        if row.code.stack > USUAL:
            return None
        workers = useful_workers(self._workers, self._work.launch, row.cta_seconds)
        if workers > 1:
            return self._run_with_help(workers, values)
        main = not self._ends_at_once() and in_main_thread()
        if (main and not is_interruptible()) or not self._busy.acquire(False):
            return None
        try:
            execution = self._execution
            if execution is None or self._changes != changes:
                execution = self._renew(changes)
            if not self._pack(execution, values):
                return None
            with under_way:
                return self._run(execution, self._runtime.run_interruptible if main else self._runtime.run)
        finally:
            self._busy.release()

    def _pack(self, execution: Execution, values: Sequence[Any]) -> bool:
        """Whether all arguments fit: a number may be too large, or a negative one not be meant."""
        try:
            self._pack_into(execution.parameters, 0, *values)
        except (struct.error, OverflowError):
            return False
        return True

    def _run_with_help(self, workers: int, values: Sequence[Any]) -> Result | None:
        """Of other threads: waking them takes longer than getting everything ready anew."""
        execution = self._new_execution(workers)
        if not self._pack(execution, values):
            return None
        execution.grid_number = next_grid_number()
        with under_way:
            return Result(execution.run(None, None), execution.compile_seconds)

    def _ends_at_once(self) -> bool:
        """Whether Ctrl-C may as well come a little later: what has no loops takes as long as it took the last time."""
        return self._straight and self._takes_less_than(BLINK)

    def _may_be_alone(self) -> bool:
        """Whether it is better if no other thread begins a launch before this one has ended, and is bearable: nothing
        in it waits for others."""
        return self._asks_if_alone and self._takes_less_than(BEARABLE)

    def _takes_less_than(self, seconds: float) -> bool:
        """Whether it did the last time."""
        of_cta = self._row.cta_seconds
        return of_cta is not None and of_cta * self._ctas < seconds

    def _enter_alone(self, seat: Seat, enter: Callable[[int], int]) -> int:
        """Native code, which is told if there is no launch beside this one."""
        if not under_way.claim():
            return enter(seat.address)
        try:
            seat.worker.alone = 1
            return enter(seat.address)
        finally:
            seat.worker.alone = 0
            under_way.release()

    def _run(self, execution: Execution, enter: Callable[[int], int]) -> Result:
        begin = time.perf_counter()
        row = self._row
        seat = row.take()
        if seat.prepared_for is not execution:
            execution.prepare(seat, 0)
            seat.prepared_for = execution
        execution.native.next_cta = 0
        seat.worker.grid_number = next_grid_number()
        self._execution = None  # until all is well
        state = self._enter_alone(seat, enter) if self._may_be_alone() else enter(seat.address)
        if state != _FINISHED:
            return Result(execution.go_on(seat, state) + time.perf_counter() - begin, execution.compile_seconds)
        self._execution = execution
        row.give_back(seat)
        seconds = time.perf_counter() - begin
        row.cta_seconds = seconds / self._ctas
        return Result(seconds)

    def _renew(self, changes: int) -> Execution:
        """For the first launch, after one that did not end as most do, and when other memory is mapped."""
        self._changes = changes
        self._execution = self._new_execution(1)
        return self._execution

    def _new_execution(self, workers: int) -> Execution:
        work = self._work
        polling = Polling(applies=not work.options.host_writes)
        return Execution(self._row, work.launch, work.memory, self._runtime, workers, polling=polling)
