"""A launch in the interpreter: its CTAs, in which order they run, and when it must end."""

from __future__ import annotations

import time
from collections.abc import Iterator

import numpy as np

from ptxvm.checker.module import Function
from ptxvm.engine.host import HostLaunch
from ptxvm.engine.interpret.ahead import Ahead
from ptxvm.engine.interpret.cluster import Cluster
from ptxvm.engine.interpret.counting import Counting
from ptxvm.engine.interpret.cta import Cta, Outcome
from ptxvm.engine.interpret.program import Program
from ptxvm.engine.interpret.step import Step
from ptxvm.engine.interpret.values import POISON_BYTE
from ptxvm.engine.interpret.watching import GridWatch, Watching
from ptxvm.engine.late_loads import loads_late
from ptxvm.engine.options import Options
from ptxvm.engine.schedules import Schedule
from ptxvm.engine.work import Work
from ptxvm.machine import deadlock
from ptxvm.machine.faults import Coordinates, FaultKind, KernelFault
from ptxvm.machine.launch import Dimensions, Launch
from ptxvm.machine.memory import Memory

STEPS_BETWEEN_POLLS = 256

CHANCES = 16
"""Turns of a dependent grid after which the one in front goes on, although it has not come to rest."""

MOST_WAITING = 8
"""Clusters that may wait for their own threads and operations before others start."""

MOST_SCHEDULED = 16
"""Clusters that take turns where a schedule says in which order."""

HOPELESS_ROUNDS = 64
"""Times that waits are given up without anything coming of it, after which nothing ever will."""


class Grid:
    """The clusters of a launch run one after the other. One that waits is set aside; then others start.

    `is_idle`: in its last turn none of its CTAs started or changed memory. `timed`: some thread looked at a clock.
    `steps` counts the steps of all CTAs. `filler` fills memory and registers that were never written. `before` is the
    grid it follows. `ahead` is set while compiled code may take over.
    """

    def __init__(
        self, work: Work, before: Grid | None, ahead: Ahead | None = None, watching: Watching | None = None
    ) -> None:
        function, launch, options = work.function, work.launch, work.options
        self.launch: Launch = launch
        self.memory: Memory = work.memory
        self.ahead: Ahead | None = ahead
        self.options: Options = options
        self._before = before
        self._dependent = work.dependent
        self.program: Program = _program(function, launch, options)
        launch.check_kernel(function.directives, self.program.layout.static_shared, function.parameter_size)
        self._resident = max(launch.cluster_size, launch.resident(self.program.layout.static_shared + launch.shared))
        self.filler = POISON_BYTE if options.initialised else 0
        self.parameters = np.frombuffer(launch.parameters, np.uint8)
        self.steps: int = 0
        self.next_poll = STEPS_BETWEEN_POLLS
        self.host = HostLaunch(function.name, launch, work.memory, options)
        self.host.take_cluster = self._take_over
        self.schedule: Schedule | None = None
        self.counting = Counting() if options.profile else None
        self._quiet: set[int] = set()
        self.watch: GridWatch | None = None if watching is None else self._watched(watching)
        self._started = 0
        self._finished = 0
        self._waiting: list[Cluster] = []
        self._released: set[Dimensions] = set()
        self._last: Dimensions | None = None
        self._chances = 0
        if before is not None and work.holds_back:
            before._chances = CHANCES
        self._changed = False
        self.is_idle = False
        self.timed = False
        self._fruitless = 0
        self._deadline = None if options.timeout is None else time.monotonic() + options.timeout

    def _watched(self, watching: Watching) -> GridWatch:
        """What is known of the grids before it when it starts: all but those that it may overtake."""
        before, known = self._before, frozenset[int]()
        if before is not None and before.watch is not None:
            known = before.watch.known if self._dependent else before.watch.known | {before.watch.number}
        return GridWatch(watching, self, watching.watch.begin_grid(), known)

    @property
    def _unstarted(self) -> int:
        """Clusters that are still to start."""
        return self.launch.ctas // self.launch.cluster_size - self._started

    def advance(self) -> None:
        """Run each cluster in flight for a while, and start some. Raises KernelFault."""
        self._changed = self.timed = False
        waiting, stuck = self._visit(self._waiting)
        # Each round starts as many as wait: those they wait for come soon, and memory grows only if it must.
        room = self._resident // self.launch.cluster_size - len(waiting)
        starting = 0 if self._is_crowded(waiting) else max(0, min(self._unstarted, max(1, len(waiting)), room))
        if self.schedule is not None:
            starting = max(starting, min(self._unstarted, MOST_SCHEDULED - len(waiting), room))
        numbers = [self.take_cluster() for _ in range(starting)]
        new = [Cluster(self, number) for number in numbers if number is not None]
        self._waiting = waiting + new
        fresh, _ = self._visit(new) if self.schedule is None else (new, False)
        self._waiting = waiting + fresh
        if self.schedule is not None and {cluster.number for cluster in self._waiting} - self._quiet:
            self._changed = True  # some have not been asked since the last change
        self._quiet = self._quiet if self._changed else set()
        self.is_idle = not starting and not self._changed and not self.timed
        if not starting and not self._changed and self.prerequisites_complete and not (self._chances and self._last):
            self._settle(waiting, stuck)
        if self.is_complete and self.launch.nesting is not None:
            self.launch.nesting.finish()
        self._let_go()

    def _is_crowded(self, waiting: list[Cluster]) -> bool:
        """Whether enough clusters wait for what is their own: more of them would not help."""
        own = not self.launch.cooperative and not any(cluster.changed or cluster.looked for cluster in waiting)
        return own and len(waiting) >= MOST_WAITING and self.prerequisites_complete

    def take_cluster(self) -> int | None:
        """The number of the next cluster to start, which whoever asks takes care of; None if there is none."""
        if not self._unstarted:
            return None
        self._started += 1
        return self._started - 1

    def _take_over(self) -> int | None:
        """As `take_cluster`, for a cluster that does the work of another."""
        cluster = self.take_cluster()
        self._finished += 0 if cluster is None else self.launch.cluster_size
        return cluster

    def _settle(self, waiting: list[Cluster], stuck: bool) -> None:
        """Nobody has changed anything: asynchronous operations complete, or waits are given up. Raises KernelFault when
        nothing helps and nobody can run (`stuck`)."""
        if any(cluster.settle() for cluster in waiting) or self._run_nested():
            self._fruitless, self.is_idle = 0, False
        elif stuck and not self._give_up(waiting):
            raise self._deadlock(waiting)

    def _run_nested(self) -> bool:
        """Run grids that threads of this one have launched; whether there were any."""
        return self.launch.nesting is not None and self.launch.nesting.run_pending()

    def _give_up(self, waiting: list[Cluster]) -> bool:
        """Waits that may be given up are; False when that has led nowhere too often, or there are none."""
        self._fruitless += 1
        gave_up = sum(cluster.give_up_waits() for cluster in waiting)
        return gave_up > 0 and self._fruitless <= HOPELESS_ROUNDS

    def give_up_polls(self) -> bool:
        """All that is not a wait is polling that leads nowhere: as with waits alone."""
        return self._give_up(self._waiting)

    def _visit(self, clusters: list[Cluster]) -> tuple[list[Cluster], bool]:
        """Run each for a while. Those that are not finished, and whether none of them could do anything."""
        if self.schedule is not None:
            return self._visit_one(clusters, self.schedule)
        left, stuck = [], bool(clusters)
        for cluster in clusters:
            outcome = self._run(cluster)
            stuck &= outcome is Outcome.BLOCKED
            if outcome is not Outcome.FINISHED:
                left.append(cluster)
        return left, stuck

    def _visit_one(self, clusters: list[Cluster], schedule: Schedule) -> tuple[list[Cluster], bool]:
        """Run the one that a schedule chooses, and others only as long as those chosen could do nothing."""
        left, ran = list(clusters), []
        outcome = Outcome.BLOCKED
        while left and outcome is Outcome.BLOCKED:
            cluster = left.pop(schedule.pick([("cluster", each.number) for each in left]))
            outcome = self._run(cluster)
            if outcome is not Outcome.FINISHED:
                ran.append(cluster)
                self._quiet.add(cluster.number)
        return left + ran, bool(clusters) and not left and outcome is Outcome.BLOCKED

    def _run(self, cluster: Cluster) -> Outcome:
        """Run a cluster for a while. Raises KernelFault."""
        outcome = cluster.run()
        if outcome is Outcome.DEADLOCK:
            raise self._deadlock([cluster])
        if cluster.changed:
            self._changed, self._fruitless = True, 0
            self._quiet.clear()
        if outcome is Outcome.FINISHED:
            self._changed, self._fruitless = True, 0
            self._finished += len(cluster.ctas)
            self._tell()
        return outcome

    def _tell(self) -> None:
        if self.options.progress is not None:
            self.options.progress(self._finished, self.launch.ctas)

    # -------------------------------------------------------------------------------------------------- other grids

    @property
    def is_complete(self) -> bool:
        """Whether all CTAs have ended."""
        return not self._unstarted and not self._waiting

    @property
    def finished_ctas(self) -> int | None:
        """Those that have ended, if they are the first ones and no other has started; else None."""
        return None if self._waiting else self._started * self.launch.cluster_size

    @property
    def may_advance(self) -> bool:
        """Whether there is something to run, and the grid in front of this one lets it."""
        before = self._before
        free = before is None or before.is_complete or (self._dependent and before._lets_dependents_start)
        return free and not self.is_complete

    @property
    def prerequisites_complete(self) -> bool:
        """Whether all grids in front of this one have completed."""
        return self._before is None or (self._before.is_complete and self._before.prerequisites_complete)

    @property
    def _lets_dependents_start(self) -> bool:
        return not self._unstarted and all(
            cta.block in self._released for cluster in self._waiting for cta in cluster.running
        )

    def note_release(self, cta: Cta) -> bool:
        """As far as a CTA goes, the grids that depend on this one may start. Whether it may go on: the last one waits
        until these had the chance to look."""
        self._released.add(cta.block)
        if self._last is None and self._lets_dependents_start:
            self._last = cta.block
        return not self._chances or cta.block != self._last

    def _let_go(self) -> None:
        """Grids in front of this one need not wait any longer for it to look, once it does nothing but wait itself."""
        if self._before is not None:
            self._before._chances = 0 if self.is_complete or not self._changed else max(0, self._before._chances - 1)

    # ------------------------------------------------------------------------------------------------------- faults

    def poll(self, cta: Cta, step: Step) -> None:
        """Look at the clock. Raises the fault of a launch that ran for too long."""
        self.next_poll = self.steps + STEPS_BETWEEN_POLLS
        if self.ahead is not None:
            self.ahead.look()
        if self.launch.nesting is not None and self.launch.nesting.is_cancelled:
            raise KeyboardInterrupt
        if self._deadline is not None and time.monotonic() > self._deadline:
            text = f"the launch ran for more than {self.options.timeout} seconds"
            thread = self.launch.thread_of(int(np.flatnonzero(cta.mask)[0]))
            raise self.fault(FaultKind.TIMEOUT, text, step, thread=thread, block=cta.block)

    def deadlock(self) -> KernelFault:
        """The fault of a grid whose threads only poll and wait."""
        return self._deadlock(self._waiting)

    @property
    def ctas(self) -> Iterator[Cta]:
        """Those in flight."""
        return (cta for cluster in self._waiting for cta in cluster.running)

    def _deadlock(self, clusters: list[Cluster]) -> KernelFault:
        first, *others = clusters[0].running
        report = first.synchronization.report()
        for cta in others[: deadlock.REPORTED_CTAS]:
            report += f"; {deadlock.in_block(cta.block, cta.synchronization.report())}"
        step, thread = first.first_stuck()
        return self.fault(FaultKind.DEADLOCK, report, step, thread=thread, block=first.block)

    def fault(
        self,
        kind: FaultKind,
        message: str,
        step: Step | None = None,
        *,
        thread: Coordinates | None = None,
        block: Coordinates | None = None,
        address: int | None = None,
    ) -> KernelFault:
        """A fault of this launch, in a step."""
        instruction = None if step is None else step.instruction
        location = None if instruction is None else instruction.location
        return KernelFault(
            kind,
            message,
            kernel=self.program.kernel.name,
            line=None if instruction is None else instruction.line,
            source=None if location is None else (location.file, location.line),
            thread=thread,
            block=block,
            address=address,
        )


def _program(function: Function, launch: Launch, options: Options) -> Program:
    """Decoded once per kernel and module image."""
    clustered = launch.cluster_size > 1
    late_loads = loads_late(function, launch.image, options)
    key = ("interpret", function, clustered, late_loads)
    found = launch.image.derived.get(key)
    if not isinstance(found, Program):
        found = launch.image.derived[key] = Program(function, launch.image, clustered, late_loads)
    return found
