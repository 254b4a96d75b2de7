"""The compiled engine's entry: finds or makes the code of a kernel and runs a launch of it."""

from __future__ import annotations

import os
import time
from collections.abc import Sequence
from dataclasses import replace
from functools import cache, cached_property
from struct import Struct
from typing import TYPE_CHECKING

from ptxvm.checker.module import Function, Instruction, Label, LabelList
from ptxvm.engine.ahead import may_run_ahead, run_ahead
from ptxvm.engine.jit.compilation.cache import ObjectCache
from ptxvm.engine.jit.compilation.code_target import CodeTarget, Cpu, chosen_cpu, target_here
from ptxvm.engine.jit.compilation.forking import may_fork
from ptxvm.engine.jit.compilation.making import Making
from ptxvm.engine.jit.compilation.patience import OutOfPatience, Patience, waiting
from ptxvm.engine.jit.compilation.server import CompileServer
from ptxvm.engine.jit.compilation.warming import warm_up
from ptxvm.engine.jit.launching.execution import Execution, SeatRow
from ptxvm.engine.jit.launching.polling import Polling
from ptxvm.engine.jit.launching.prepared import Prepared
from ptxvm.engine.jit.launching.quick import QuickLaunch
from ptxvm.engine.jit.launching.runtimes import Runtimes
from ptxvm.engine.jit.program.screens import Screens
from ptxvm.engine.jit.runtime import Part
from ptxvm.engine.late_loads import loads_late
from ptxvm.engine.options import Checks, Options, Result
from ptxvm.engine.work import Work
from ptxvm.machine.faults import FaultKind, KernelFault
from ptxvm.machine.launch import Launch
from ptxvm.machine.memory import Memory

if TYPE_CHECKING:
    from ptxvm.engine.jit.host.combining import Combining
    from ptxvm.engine.jit.host.products import Products
    from ptxvm.engine.jit.host.service import HostCallPlaces, LaunchHost
    from ptxvm.engine.jit.launching.counting import Counters


SECONDS_OF_STATEMENT = 30e-6
"""That the interpreter needs for a statement of a CTA, about."""

LONGEST_HEAD_START = 10e-3


class Engine:
    """What launches of one process share."""

    def __init__(self, target: CodeTarget) -> None:
        self.target = target
        self.server = CompileServer()
        self.objects = ObjectCache()
        self.runtimes = Runtimes(target, self.server, self.objects)
        self._watched = Runtimes(target, self.server, self.objects, Part.WATCHED)
        self._announced: list[Prepared] = []

    @cached_property
    def combining(self) -> Combining:
        """What makes native reductions."""
        from ptxvm.engine.jit.host.combining import Combining  # noqa: PLC0415  (most kernels have none)

        return Combining(self.target, self.server, self.objects)

    @cached_property
    def products(self) -> Products:
        """What makes native products of matrices."""
        from ptxvm.engine.jit.host.products import Products  # noqa: PLC0415  (most kernels have none)

        return Products(self.target, self.server, self.objects)

    def prepare(self, function: Function, launch: Launch, options: Options) -> Prepared:
        """What there is for a launch; kept with the module's image."""
        bounds, tensor_cores = options.checks is not Checks.NONE, options.generation(launch.image.target)
        late_loads, screened = loads_late(function, launch.image, options), _screens(options)
        shape = function, launch.block, launch.cluster
        key = ("jit", *shape, bounds, tensor_cores, late_loads, screened, options.counted, self.target)
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
            late_loads,
            screened,
            options.counted,
            self.target,
            self.server,
            self.objects,
        )
        prepared = launch.image.derived[key] = Prepared(making, self._watched if screened else self.runtimes)
        return prepared

    def announce(self, prepared: Prepared) -> None:
        """Have children begin with what takes long, unless they make as much already as there are cores."""
        if prepared.is_ready or prepared.making.is_small() or not may_fork(watched=True):
            return
        self._announced = [other for other in self._announced if other.is_being_made]
        if len(self._announced) < cores():
            prepared.begin()
            self._announced.append(prepared)


@cache
def engine_of(cpu: Cpu) -> Engine:
    """What launches share that run code for a processor."""
    return Engine(target_here(cpu))


def run(function: Function, launch: Launch, memory: Memory, options: Options) -> Result:
    """Run a kernel and wait for it; see `ptxvm.engine.run`."""
    begin = time.perf_counter()
    work = Work(function, launch, memory, options)
    engine = engine_of(chosen_cpu())
    prepared = engine.prepare(function, launch, options)
    ahead, first = 0.0, 0
    if not prepared.is_ready and may_run_ahead(options):
        prepared.begin(_head_start(function, launch))
        ahead, first = _run_ahead(work, prepared)
        if first == launch.ctas:
            warm_up()
            return Result(ahead, time.perf_counter() - begin - ahead)
    polling = Polling(applies=not options.host_writes)
    workers = options.workers or cores()
    execution = execution_of(work, prepared, workers=workers, polling=polling, begin=begin, first=first)
    compile_seconds = time.perf_counter() - begin - ahead
    try:
        spent = time.perf_counter() - begin
        seconds = execution.run(options.timeout, options.progress, spent)
        execution.finish()
        made = execution.compile_seconds
        return Result(ahead + seconds - made, compile_seconds + made)
    finally:
        execution.close()
        if ahead:
            warm_up()  # not before: a thread that imports hinders the one that brings the first result


def announce(work: Work) -> None:
    """See `ptxvm.engine.jit.announce`."""
    if may_run_ahead(work.options):
        engine = engine_of(chosen_cpu())
        engine.announce(engine.prepare(work.function, work.launch, work.options))


def quick_launch(work: Work, parameters: Struct) -> QuickLaunch | None:
    """See `ptxvm.engine.jit.quick_launch`."""
    options, launch = work.options, work.launch
    if options.timeout is not None or options.progress or launch.cooperative:
        return None
    engine = engine_of(chosen_cpu())
    prepared = engine.prepare(work.function, launch, options)
    if not prepared.is_final:
        return None
    row = prepared.row(launch)
    if row.code.first.host_calls:
        return None
    return QuickLaunch(work, row, prepared.runtime, parameters, options.workers or cores())


def run_together(works: Sequence[Work]) -> list[Result]:
    """Run several grids at the same time; see `ptxvm.engine.run_together`."""
    from ptxvm.engine.jit.launching.together import Together  # noqa: PLC0415  (most launches are alone)

    begin = time.perf_counter()
    each = max(1, cores() // len(works))
    polling = Polling(applies=not any(work.options.host_writes for work in works))
    engine = engine_of(chosen_cpu())
    executions = []
    for work in works:
        prepared = engine.prepare(work.function, work.launch, work.options)
        workers = work.options.workers or each
        executions.append(execution_of(work, prepared, workers=workers, polling=polling, begin=begin))
    compile_seconds = time.perf_counter() - begin
    try:
        return [Result(seconds, compile_seconds) for seconds in Together(works, executions, polling).run()]
    finally:
        for execution in executions:
            execution.close()


def _head_start(function: Function, launch: Launch) -> float:
    """For so many seconds nothing is emitted beside the interpreter: two threads that run Python hinder each other, and
    a launch that it is through with sooner needs no code. Nobody knows how often loops turn."""
    statements = function.body or ()
    seconds = SECONDS_OF_STATEMENT * launch.ctas * len(statements)
    return 0.0 if seconds > LONGEST_HEAD_START or _may_go_back(statements) else seconds


def _may_go_back(statements: Sequence[Instruction | Label]) -> bool:
    """Whether some of them name a label that stands before them."""
    passed: set[Label] = set()
    for statement in statements:
        if isinstance(statement, Label):
            passed.add(statement)
        elif any(isinstance(x, LabelList) or (isinstance(x, Label) and x in passed) for x in statement.operands):
            return True
    return False


def _run_ahead(work: Work, prepared: Prepared) -> tuple[float, int]:
    """The seconds for which the launch was interpreted, and how many CTAs have run."""
    begin = time.perf_counter()
    progress = work.options.progress
    # Told at the end: clusters that begin again would not have been done after all.
    first = run_ahead(replace(work, options=replace(work.options, progress=None)), lambda: prepared.is_ready)
    if progress is not None and first == work.launch.ctas:
        progress(first, first)
    return time.perf_counter() - begin, first


def execution_of(
    work: Work, prepared: Prepared, *, workers: int, polling: Polling, begin: float, first: int = 0
) -> Execution:
    """What runs the CTAs from number `first` on. Raises KernelFault when making code takes too long."""
    function, launch, memory, options = work.function, work.launch, work.memory, work.options
    deadline = None if options.timeout is None else time.monotonic() - time.perf_counter() + begin + options.timeout
    try:
        with waiting(Patience(deadline, function.name)):
            row = prepared.row(launch)
    except OutOfPatience:
        text = f"the launch ran for more than {options.timeout} seconds: its code was still being compiled"
        raise KernelFault(FaultKind.TIMEOUT, text, kernel=function.name) from None
    launch.check_kernel(function.directives, row.code.first.static_shared, function.parameter_size)
    host = _host(prepared, work)
    execution = Execution(
        row,
        launch,
        memory,
        prepared.runtime,
        workers,
        polling=polling,
        host=host,
        first=first,
        counters=_counters(prepared, row) if options.counted else None,
    )
    if prepared.may_improve:
        execution.improvement = prepared.improve
    if host is not None:
        host.connect(execution.take_cluster)
    return execution


def _screens(options: Options) -> Screens:
    """What code looks at for a launch."""
    if not options.screened:
        return Screens.NOTHING
    from ptxvm.engine.jit.launching.screening import screens_of  # noqa: PLC0415  (most launches are not watched)

    return screens_of(options)


def _counters(prepared: Prepared, row: SeatRow) -> Counters:
    from ptxvm.engine.jit.launching.counting import Counters  # noqa: PLC0415  (most launches are not counted)

    return Counters(row.code, prepared.making.layout)


def _host(prepared: Prepared, work: Work) -> LaunchHost | None:
    """What serves the kernel's host calls, if it has any."""
    code = prepared.code
    if not code.first.host_calls:
        return None
    from ptxvm.engine.host import HostLaunch  # noqa: PLC0415  (most kernels need none of it)
    from ptxvm.engine.jit.host.service import LaunchHost  # noqa: PLC0415

    places = places_of(prepared)
    host = HostLaunch(work.function.name, work.launch, work.memory, work.options)
    host.swap = prepared.runtime.swap
    host.combine_of = engine_of(chosen_cpu()).combining.combine_of
    if places.calls("wgmma.mma_async") or places.calls("tcgen05.mma"):
        host.multiply_of = engine_of(chosen_cpu()).products.multiply_of
    if places.calls("tcgen05.mma"):
        host.tile_routine = prepared.runtime.tiles
    return LaunchHost(host, places)


def places_of(prepared: Prepared) -> HostCallPlaces:
    """Where the kernel's code calls the host."""
    from ptxvm.engine.jit.host.service import HostCallPlaces  # noqa: PLC0415  (most kernels do not)

    code = prepared.code
    if prepared.places is None:
        prepared.places = HostCallPlaces(prepared.making, code)
    return prepared.places


@cache
def cores() -> int:
    """How many this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
