"""One launch of compiled code: host threads run CTAs until all are done, a fault, a timeout or Ctrl-C."""

from __future__ import annotations

import ctypes
import threading
import time
from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Protocol

from ptxvm.engine.jit.compilation.forking import OWN_THREAD
from ptxvm.engine.jit.compilation.kernel_code import KernelCode
from ptxvm.engine.jit.compilation.patience import OutOfPatience, Patience, waiting
from ptxvm.engine.jit.launching.deep_stacks import USUAL, on_deep_stack
from ptxvm.engine.jit.launching.interrupt import in_main_thread, is_interruptible
from ptxvm.engine.jit.launching.native_runtime import Runtime
from ptxvm.engine.jit.launching.polling import Polling
from ptxvm.engine.jit.launching.pool import Pool, Task
from ptxvm.engine.jit.launching.standstill import Standstill, Verdict
from ptxvm.engine.jit.layouts.structures import CROWD, LARGE_CROWD, Table, Version, Worker, WorkerState
from ptxvm.engine.jit.layouts.structures import Launch as NativeLaunch
from ptxvm.engine.jit.seats.port import HostService
from ptxvm.engine.jit.seats.seat import Seat
from ptxvm.engine.jit.seats.slots import SlotPlan
from ptxvm.machine.faults import KernelFault
from ptxvm.machine.launch import Launch
from ptxvm.machine.memory import Memory

LARGE_CHUNK = 16
"""CTAs taken from the shared counter at once, at most: few enough to end together, enough to spare the counter."""

WORTH_HELP = 150e-6
"""Seconds of work for which a second thread is woken."""

WATCH_INTERVAL = 0.1
"""Seconds between two looks at the progress of a launch."""

IDLE_PAUSE = 50e-6
"""Seconds that a worker sleeps whose CTAs all wait for those of other workers."""

if TYPE_CHECKING:
    from ptxvm.engine.jit.launching.counting import Counters
    from ptxvm.engine.jit.launching.fault_report import FaultContext
    from ptxvm.engine.jit.launching.screening import Screen
    from ptxvm.profiling import Profile

Progress = Callable[[int, int], None]


class Improvement(Protocol):
    """Waits for better code and puts it in place. Raises OutOfPatience."""

    def __call__(self, patience: Patience, *, wait: bool) -> None: ...


_pool = Pool()


class SeatRow:
    """The free seats of a kernel for one plan of slots, and what is known from the last launch.

    That is how long a CTA took, and the allocation table.
    """

    def __init__(self, kernel: str, code: KernelCode, plan: SlotPlan) -> None:
        self.kernel = kernel
        self.cta_seconds: float | None = None
        self.code = code
        self.plan = plan
        self._free: list[Seat] = []
        self._table: TableSnapshot | None = None

    def table(self, memory: Memory) -> TableSnapshot:
        """The allocation table as it is now."""
        memory.table()  # takes note of arrays that have died
        table = self._table
        if table is None or table.memory is not memory or table.changes != memory.reachable_changes:
            table = self._table = TableSnapshot(memory)
        return table

    def take(self) -> Seat:
        try:
            seat = self._free.pop()
            if seat.changes != self.code.changes:
                seat.use(self.code)
            return seat
        except IndexError:
            seat = Seat(self.plan)
            seat.attach(self.code)
            return seat

    def give_back(self, seat: Seat) -> None:
        self._free.append(seat)


class TableSnapshot:
    """The allocation table as native code reads it; its rows stay as long as this."""

    def __init__(self, memory: Memory) -> None:
        self.memory = memory
        self.changes = memory.reachable_changes  # before the rows are taken: what changes in between is noticed
        self.rows = memory.table()
        self.native = Table(self.rows.ctypes.data, len(self.rows))
        self.address = ctypes.addressof(self.native)


class HostServices(Protocol):
    """Serves the host calls of a launch."""

    def serve(self, seat: Seat, refresh: Callable[[], None]) -> HostService:
        """The service of one worker; it calls `refresh` when what is allocated has changed."""

    def close(self) -> None:
        """The launch has ended."""


class Execution:
    """A launch under way; `run` is called once."""

    def __init__(
        self,
        row: SeatRow,
        launch: Launch,
        memory: Memory,
        runtime: Runtime,
        workers: int,
        *,
        polling: Polling,
        host: HostServices | None = None,
        first: int = 0,
        screen: Screen | None = None,
        counters: Counters | None = None,
    ) -> None:
        """The CTAs before number `first` have run already. `screen`: of a launch that is screened, `counters`: of
        one that is counted."""
        self._row = row
        self._launch = launch
        self._memory = memory
        self._runtime = runtime
        self._workers = useful_workers(workers, launch, row.cta_seconds)
        self._first = first
        self.grid_number = launch.number
        self.native = NativeLaunch(next_cta=first)
        self.parameters = ctypes.create_string_buffer(launch.parameters, len(launch.parameters) + 1)
        self._tables = [row.table(memory)]  # all of them are kept: some worker may be reading any
        self._refreshing = threading.Lock()
        self._host = host
        self._screen = screen
        self._counters = counters
        self._polling = polling
        self._faults: list[tuple[int, KernelFault]] = []
        self._errors: list[BaseException] = []
        self._seats: list[Seat] = []
        self._entered: tuple[Seat, int] | None = None
        self.on_waiting: Callable[[], None] = _nothing
        self.improvement: Improvement | None = None
        self.compile_seconds = 0.0
        self._deadline: float | None = None
        self._is_over = False
        self._is_deadlocked = False
        self._standstill = Standstill(lambda: bool(self.native.stop), self._has_more)

    def run(self, timeout: float | None, progress: Progress | None, spent: float = 0.0) -> float:
        """Returns the seconds it took; of the timeout some are `spent` already.

        Raises KernelFault, KeyboardInterrupt, MemoryError, and what making the safe version raises.
        """
        begin = time.perf_counter()
        self._deadline = None if timeout is None else time.monotonic() + timeout - spent
        if self.improvement is not None:
            name = f"{OWN_THREAD}improve"
            threading.Thread(target=self._improve, args=(self.improvement,), name=name, daemon=True).start()
        nesting = self._launch.nesting
        if nesting is not None:
            nesting.started(self.stop)
        main = in_main_thread()
        interruptible = main and is_interruptible()
        try:
            if timeout is None and progress is None and (interruptible or not main):
                self._run_here(self._runtime.run_interruptible if main else self._runtime.run)
            else:
                self._watch(timeout, progress)
            self._note_deadlock()
        finally:
            self._is_over = True
            if nesting is not None:
                nesting.ended(self.stop)
            for seat in self._seats:
                seat.port.close()
                if self._screen is not None:
                    self._screen.leave(seat)
                self._row.give_back(seat)
        if self._errors or self._faults:
            raise self._mistake()
        seconds = time.perf_counter() - begin
        self._row.cta_seconds = seconds * self._workers / (self._launch.ctas - self._first)
        return seconds

    def _mistake(self) -> BaseException:
        """What ended the launch. Kept anywhere else, it would keep the caller's arrays alive with its traceback."""
        mistake = self._errors[0] if self._errors else min(self._faults, key=lambda found: found[0])[1]
        self._errors.clear()
        self._faults.clear()
        return mistake

    def go_on(self, seat: Seat, state: int) -> float:
        """As `run`, when a prepared seat has come back from native code already, with this `WorkerState`."""
        self._entered = seat, state
        return self.run(None, None)

    def _improve(self, improvement: Improvement) -> None:
        """Better code is used as soon as it is there."""
        try:
            improvement(Patience(stopped=lambda: self._is_over), wait=True)
        except OutOfPatience:
            return  # the next launch takes it
        for seat in list(self._seats):
            seat.use(self._row.code)

    def close(self) -> None:
        """The launch has ended, also if by a fault."""
        if self._host is not None:
            self._host.close()

    def finish(self) -> None:
        """All CTAs have ended: grids that their threads have launched run now. Raises KernelFault."""
        if self._launch.nesting is not None:
            self._launch.nesting.finish()

    def take_cluster(self) -> int | None:
        """The number of a cluster that no worker starts any more: whoever asks does its work; None if all have started
        or are about to."""
        place, size = ctypes.addressof(self.native) + NativeLaunch.next_cta.offset, self._launch.cluster_size
        while (first := int(self.native.next_cta)) < self._launch.ctas:
            if self._runtime.swap(place, ctypes.sizeof(ctypes.c_uint64), first, first + size):
                return first // size
        return None

    def stop(self) -> None:
        """Have all workers leave as soon as they look."""
        self.native.stop = 1

    def set_prerequisites(self, pending: bool) -> None:
        """Whether a grid that this one depends on has not completed."""
        self.native.prerequisites = pending

    def hold(self) -> None:
        """The last CTA that lets dependents start waits, until `release` is called."""
        self.native.hold = 1

    def release(self) -> None:
        """See `hold`."""
        self.native.hold = 0

    @property
    def profile(self) -> Profile | None:
        """What was counted, of a launch that is."""
        return None if self._counters is None else self._counters.profile()

    @property
    def is_present(self) -> bool:
        """Whether some worker runs its CTAs now."""
        return self._standstill.workers > 0

    @property
    def lets_dependents_start(self) -> bool:
        """Whether every CTA has let dependents start or has ended."""
        released: int = sum(seat.worker.released_ctas for seat in list(self._seats))
        return released >= self._launch.ctas

    def _run_here(self, enter: Callable[[int], int]) -> None:
        """This thread is the first worker: waking another costs more than a short launch takes."""
        task = Task(self._work, self._workers - 1) if self._workers > 1 else None
        if task is not None:
            _pool.summon(task, self._workers - 1)
        try:
            self._work(0, enter)
            if task is not None:
                task.close()
                task.wait()
        except BaseException:
            self._abandon(task)
            raise

    def _watch(self, timeout: float | None, progress: Progress | None) -> None:
        """Other threads work, this one looks at the clock, at signals and at the progress."""
        task = Task(self._work, self._workers)
        _pool.summon(task, self._workers)
        deadline = self._deadline
        try:
            while not task.wait(_interval(deadline)):
                if progress is not None:
                    progress(self._finished(), self._launch.ctas)
                if deadline is not None and time.monotonic() >= deadline:
                    self._abandon(task)
                    self._time_out(timeout)
            if progress is not None and not self._faults and not self._errors:
                progress(self._launch.ctas, self._launch.ctas)
        except BaseException:
            self._abandon(task)
            raise

    def _abandon(self, task: Task | None) -> None:
        self.stop()
        if task is not None:
            task.close()
            task.wait()

    def _time_out(self, timeout: float | None) -> None:
        if not self._faults:
            text = f"the launch ran for more than {timeout} seconds"
            from ptxvm.engine.jit.launching.fault_report import timeout_fault  # noqa: PLC0415  (most launches end well)

            self._faults.append((0, timeout_fault(text, [self._fault_context(seat) for seat in self._seats])))

    def _has_more(self) -> bool:
        """Whether there are CTAs that have not started."""
        in_flight: int = sum(seat.worker.live_slots for seat in list(self._seats))
        return self._finished() + in_flight < self._launch.ctas

    def _finished(self) -> int:
        finished: int = self._first + sum(seat.worker.finished_ctas for seat in list(self._seats))
        return finished

    # ------------------------------------------------------------------------------------------------ in every worker

    def _work(self, index: int, enter: Callable[[int], int] | None = None) -> None:
        try:
            seat, state = self._entered or (self._row.take(), None)
            self._seats.append(seat)
            if state is None:
                self.prepare(seat, index)
            self._standstill.enter()
            self._polling.enter(seat)
            try:
                self._drive(seat, state, enter or self._runtime.run)
            finally:
                self._polling.leave(seat)
                self._standstill.leave()
        except Exception as error:  # handed to the launching thread
            self._errors.append(error)
            self.stop()

    def prepare(self, seat: Seat, index: int) -> None:
        """Have a seat be that of worker number `index`."""
        seat.begin()
        seat.prepared_for = None
        worker, launch = seat.worker, self._launch
        worker.launch = ctypes.addressof(self.native)
        worker.params = ctypes.addressof(self.parameters)
        worker.grid_number = self.grid_number
        with self._refreshing:
            worker.table = self._tables[-1].address
        worker.crowd = launch.ctas if launch.cooperative else CROWD
        memory = launch.workspace, launch.cta_memory, launch.cta_memory_size
        geometry = launch.grid, launch.block, launch.cluster, launch.explicit_cluster, memory
        gpu = launch.machine.capability, launch.shared_unit
        described = (geometry, gpu, index, self._workers)
        if seat.described != described:
            self._describe(worker, index)
            seat.described = described
        if self._host is not None:
            seat.port.begin(self._host.serve(seat, lambda: self._refresh(seat)))
        if self._screen is not None:
            self._screen.enter(seat)
        if self._counters is not None:
            self._counters.enter(seat)

    def _describe(self, worker: Worker, index: int) -> None:
        """What many launches of the kernel have in common."""
        launch = self._launch
        worker.params_size = len(launch.parameters)
        worker.constants = launch.image.constants.ctypes.data
        worker.constants_size = launch.image.constants.size
        worker.grid[:] = launch.grid
        worker.block[:] = launch.block
        worker.cluster[:] = launch.cluster
        worker.explicit_cluster = launch.explicit_cluster
        worker.multiprocessors = launch.machine.multiprocessors
        worker.multiprocessor_warps = launch.machine.warps
        worker.shared_unit = launch.shared_unit
        worker.clock = clock_function()
        worker.workspace_high, worker.workspace_low = divmod(launch.workspace, 1 << 32)
        worker.cta_memory, worker.cta_memory_size = launch.cta_memory, launch.cta_memory_size
        worker.threads = launch.threads
        worker.last_live = _last_live(launch.threads)
        worker.index = index
        worker.cta_count = launch.ctas
        worker.resident = max(launch.cluster_size, launch.resident(self._row.plan.shared_size))
        clusters = launch.ctas // launch.cluster_size
        worker.chunk = max(1, min(LARGE_CHUNK, clusters // (64 * self._workers))) * launch.cluster_size

    def _refresh(self, seat: Seat) -> None:
        """The kernel has allocated or freed memory, in a call of this seat's: all workers see it.

        One after the other: a table that was read earlier must not take the place of a later one.
        """
        seat.forget_places()
        with self._refreshing:
            self._tables.append(TableSnapshot(self._memory))
            for each in list(self._seats):
                each.worker.table = self._tables[-1].address

    def _drive(self, seat: Seat, state: int | None, enter: Callable[[int], int]) -> None:
        """Enter native code until nothing is left to do; unless `state` is None, it has come back with it already."""
        state = self._enter(seat, enter) if state is None else state
        while self._may_enter_again(seat, state):
            state = self._enter(seat, enter)
        if state == WorkerState.FAULTED:
            self._note_fault(seat)

    def _enter(self, seat: Seat, enter: Callable[[int], int]) -> int:
        stack = self._row.code.stack
        if stack <= USUAL:
            return enter(seat.address)
        return on_deep_stack(stack, lambda: self._runtime.run(seat.address), self.stop)

    def _may_enter_again(self, seat: Seat, state: int) -> bool:
        """Do what native code has come back for; whether it can go on then."""
        match state:
            case WorkerState.NEEDS_SLOT:
                seat.add_slots()
            case WorkerState.NEEDS_SAFE:
                return self._require_safe(seat)
            case WorkerState.IDLE:
                return self._rest(seat)
            case WorkerState.BLOCKED:
                return self._go_on(seat)
            case _:
                return False
        return True

    def _require_safe(self, seat: Seat) -> bool:
        """Have the safe version made; False when the launch ends before it is there, or is screened."""
        if self._screen is not None:
            self._screen.is_suspicious = True
            self.stop()
            return False
        begin = time.perf_counter()
        try:
            with waiting(Patience(self._deadline, self._row.kernel, lambda: bool(self.native.stop))):
                self._row.code.require(Version.SAFE)
        except OutOfPatience:
            return False
        finally:
            self.compile_seconds = max(self.compile_seconds, time.perf_counter() - begin)
        seat.attach(self._row.code)
        if self._counters is not None:
            self._counters.enter(seat)
        return True

    def _rest(self, seat: Seat) -> bool:
        """Some CTAs of a worker spin, the others wait: for those of other workers, or for asynchronous operations.
        Whether anything can come of it."""
        if seat.port.service is not None and seat.port.service.complete_all():
            return True
        match self._look(seat):
            case Verdict.GIVE_UP:
                seat.give_up_waits()
            case Verdict.DEADLOCK:
                return self._end_in_deadlock()
            case _:
                time.sleep(IDLE_PAUSE if self._workers > 1 else 0)
        return True

    def _look(self, seat: Seat) -> Verdict | None:
        """What the polling of all workers comes to."""
        return self._polling.look(seat, seat.state, changed=seat.take_changes(), waits=seat.waits)

    def _end_in_deadlock(self) -> bool:
        self._is_deadlocked = True
        self.stop()
        return False

    def _note_deadlock(self) -> None:
        """Of every worker that is stuck: which of them found it out depends on their speed."""
        if self._is_deadlocked and not self._faults:
            self._faults.extend(self._fault_context(seat).deadlock() for seat in self._seats if seat.live_slots())

    def _go_on(self, seat: Seat) -> bool:
        """All CTAs of a worker only wait: whether anything can be done about it."""
        if self.native.prerequisites or (self.native.hold and self.lets_dependents_start):
            if self.native.prerequisites:
                self.on_waiting()
                self._look(seat)
            time.sleep(IDLE_PAUSE)
            return True
        if seat.port.service is not None and seat.port.service.complete_all():
            return True
        progress = seat.worker.progress
        progressed, seat.last_progress = progress != seat.last_progress, progress
        match self._standstill.stand_still(progressed, lambda: self._look(seat)):
            case Verdict.GIVE_UP:
                seat.give_up_waits()
                return True
            case Verdict.START_MORE:
                seat.worker.crowd = max(seat.worker.crowd, LARGE_CROWD)
                return True
            case Verdict.DEADLOCK:
                return self._end_in_deadlock()
        return False

    def _note_fault(self, seat: Seat) -> None:
        error = seat.port.error
        if error is None:
            self._faults.append((seat.worker.fault.cta, self._fault_context(seat).fault()))
        elif isinstance(error, KernelFault):
            self._faults.append((seat.worker.fault.cta, error))
        else:
            self._errors.append(error)
        self.stop()

    def _fault_context(self, seat: Seat) -> FaultContext:
        from ptxvm.engine.jit.launching.fault_report import FaultContext  # noqa: PLC0415  (most launches end well)

        return FaultContext(self._row.kernel, self._row.code, self._launch, self._memory, seat)


def _nothing() -> None:
    """Nobody wants to know that a worker's CTAs all wait for the grids in front."""


def useful_workers(wanted: int, launch: Launch, cta_seconds: float | None) -> int:
    """Waking a thread costs more than it helps with a launch that is known to be short."""
    if cta_seconds is not None and cta_seconds * launch.ctas < WORTH_HELP:
        return 1
    return min(wanted, launch.ctas // launch.cluster_size)


@cache
def clock_function() -> int:
    """The address of `clock_gettime`."""
    return ctypes.cast(ctypes.CDLL(None).clock_gettime, ctypes.c_void_p).value or 0


def _last_live(threads: int) -> int:
    """The lanes that exist in the last warp of a CTA."""
    return (1 << ((threads - 1) % 32 + 1)) - 1


def _interval(deadline: float | None) -> float:
    if deadline is None:
        return WATCH_INTERVAL
    return min(WATCH_INTERVAL, max(0.0, deadline - time.monotonic()))
