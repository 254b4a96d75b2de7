"""The compiled engine's entry: finds or makes the code of a kernel and runs a launch of it."""

from __future__ import annotations

import os
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property
from typing import TYPE_CHECKING

from ptxvm.checker.module import Function
from ptxvm.engine.jit.compilation.cache import ObjectCache
from ptxvm.engine.jit.compilation.code_target import CodeTarget, Cpu, chosen_cpu, code_target
from ptxvm.engine.jit.compilation.kernel_code import KernelCode
from ptxvm.engine.jit.compilation.making import Making
from ptxvm.engine.jit.compilation.server import CompileServer
from ptxvm.engine.jit.launching.execution import Execution, SeatRow
from ptxvm.engine.jit.launching.native_runtime import Runtime
from ptxvm.engine.jit.launching.polling import Polling
from ptxvm.engine.jit.launching.together import Together
from ptxvm.engine.jit.seats.slots import SlotPlan
from ptxvm.engine.options import Checks, Options, Result
from ptxvm.engine.work import Work
from ptxvm.machine.launch import Launch
from ptxvm.machine.memory import Memory

if TYPE_CHECKING:
    from ptxvm.engine.jit.host.combining import Combining
    from ptxvm.engine.jit.host.service import HostCallPlaces, LaunchHost


@dataclass(slots=True)
class Prepared:
    """A kernel for one size of CTA and of cluster: its code, and the seats of its workers by bytes of shared memory."""

    making: Making
    code: KernelCode
    rows: dict[int, SeatRow] = field(default_factory=dict)
    places: HostCallPlaces | None = None

    def row(self, launch: Launch) -> SeatRow:
        unit = self.code.first
        shared = unit.static_shared + launch.shared
        row = self.rows.get(shared)
        if row is None:
            sizes = unit.context_size, launch.warps, unit.local_size, shared
            plan = SlotPlan(*sizes, launch.cluster_size, unit.stages, unit.reserved_shared)
            row = self.rows[shared] = SeatRow(self.making.function.name, self.code, plan)
        return row

    def host(self, launch: Launch, memory: Memory, options: Options, engine: Engine) -> LaunchHost | None:
        """What serves the kernel's host calls, if it has any."""
        if not self.code.first.host_calls:
            return None
        from ptxvm.engine.host import HostLaunch  # noqa: PLC0415  (most kernels need none of it)
        from ptxvm.engine.jit.host.service import HostCallPlaces, LaunchHost  # noqa: PLC0415

        if self.places is None:
            self.places = HostCallPlaces(self.making, self.code)
        host = HostLaunch(self.making.function.name, launch, memory, options)
        host.swap = engine.runtime.swap
        host.combine_of = engine.combining.combine_of
        return LaunchHost(host, self.places)


class Engine:
    """What launches of one process share."""

    def __init__(self, target: CodeTarget) -> None:
        self.target = target
        self.server = CompileServer()
        self.objects = ObjectCache()
        self.runtime = Runtime(target, self.server, self.objects)

    @cached_property
    def combining(self) -> Combining:
        """What makes native reductions."""
        from ptxvm.engine.jit.host.combining import Combining  # noqa: PLC0415  (most kernels have none)

        return Combining(self.target, self.server, self.objects)

    def prepare(self, function: Function, launch: Launch, options: Options) -> Prepared:
        """The code for a launch; kept with the module's image."""
        bounds, tensor_cores = options.checks is not Checks.NONE, options.generation(launch.image.target)
        key = ("jit", function, launch.block, launch.cluster, bounds, tensor_cores, self.target)
        found = launch.image.derived.get(key)
        if isinstance(found, Prepared):
            return found
        making = Making(
            function,
            launch.block,
            launch.cluster,
            launch.image,
            bounds,
            tensor_cores,
            self.target,
            self.server,
            self.objects,
        )
        prepared = Prepared(making, KernelCode(making.unit, self.runtime.load_unit))
        launch.image.derived[key] = prepared
        return prepared


@cache
def _engine(cpu: Cpu) -> Engine:
    return Engine(code_target(cpu))


def run(function: Function, launch: Launch, memory: Memory, options: Options) -> Result:
    """Run a kernel and wait for it; see `ptxvm.engine.run`."""
    begin = time.perf_counter()
    polling = Polling(applies=not options.host_writes)
    execution = _execution(Work(function, launch, memory, options), options.workers or _cores(), polling)
    compile_seconds = time.perf_counter() - begin
    try:
        return Result(execution.run(options.timeout, options.progress), compile_seconds)
    finally:
        execution.close()


def run_together(works: Sequence[Work]) -> list[Result]:
    """Run several grids at the same time; see `ptxvm.engine.run_together`."""
    begin = time.perf_counter()
    each = max(1, _cores() // len(works))
    polling = Polling(applies=not any(work.options.host_writes for work in works))
    executions = [_execution(work, work.options.workers or each, polling) for work in works]
    compile_seconds = time.perf_counter() - begin
    try:
        return [Result(seconds, compile_seconds) for seconds in Together(works, executions, polling).run()]
    finally:
        for execution in executions:
            execution.close()


def _execution(work: Work, workers: int, polling: Polling) -> Execution:
    function, launch, memory, options = work.function, work.launch, work.memory, work.options
    engine = _engine(chosen_cpu())
    prepared = engine.prepare(function, launch, options)
    launch.check_kernel(function.directives, prepared.code.first.static_shared, function.parameter_size)
    host = prepared.host(launch, memory, options, engine)
    execution = Execution(prepared.row(launch), launch, memory, engine.runtime, workers, polling=polling, host=host)
    if host is not None:
        host.connect(execution.take_cluster)
    return execution


@cache
def _cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
