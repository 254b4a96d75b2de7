"""Grids that kernels launch (CUDA's dynamic parallelism): what is pending, in which order it runs, and the limits.

A child sees what its parent's thread saw at the launch, and the parent's grid is not complete before its children. When
a child begins is open between the two, so that asynchronous completion decides, as with copies: late, when all threads
of the parent have ended, or nothing else can run; early, within the launch; random, at one of the two.
"""

from __future__ import annotations

import threading
import time
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, replace
from random import Random
from typing import TYPE_CHECKING

from ptxvm.engine.facts import fact
from ptxvm.engine.kernel_layout import kernel_layout
from ptxvm.engine.library import DEVICE_RUNTIME
from ptxvm.engine.options import AsyncCompletion, Options, Result
from ptxvm.machine.faults import KernelFault
from ptxvm.machine.launch import Launch
from ptxvm.records import record

if TYPE_CHECKING:
    from ptxvm.checker.module import Function
    from ptxvm.diagnostics import Finding
    from ptxvm.machine.image import Image
    from ptxvm.machine.memory import Memory

MOST_DEPTH = 24
"""Levels of grids below the one that the host has launched."""

_GLANCE = 0.05
"""Seconds between two looks at signals while a nested grid runs."""

RunGrid = Callable[["Function", Launch, "Memory", Options], Result]


@record(frozen=False, eq=False)
class Task:
    """What a thread of CTA number `cta` has put into a stream. `begin` does it; a grid that has run is returned, for
    what it has launched itself."""

    stream: object
    cta: int
    begin: Callable[[], NestedGrid | None]
    is_launch: bool = True


class Tree:
    """A grid that the host has launched, and all below it."""

    def __init__(self, memory: Memory, options: Options, run: RunGrid) -> None:
        self.memory = memory
        self.lock = threading.RLock()
        self.pending = 0
        self.seconds = 0.0
        self.findings: list[Finding] = []
        self.is_cancelled = False
        self.fault: KernelFault | None = None  # of a grid below the root
        self._run = run
        self._options = options
        self._random = Random(options.seed)
        self._deadline = None if options.timeout is None else time.monotonic() + options.timeout
        self._stops: list[Callable[[], None]] = []

    def launch(self, function: Function, launch: Launch, depth: int, told: str) -> NestedGrid:
        """Run a grid, without what it launches itself. Raises KernelFault; `told` says who has launched it."""
        grid = NestedGrid(self, depth)
        left = None if self._deadline is None else max(0.0, self._deadline - time.monotonic())
        options = replace(self._options, timeout=left, progress=None)
        try:
            result = self._run(function, replace(launch, nesting=grid), self.memory, options)
        except KernelFault as fault:
            if fault is not self.fault:
                fault.message += f" (in a grid that {told} has launched)"
            fault.args = (fault.message,)
            self.fault = fault
            raise
        with self.lock:
            self.findings += result.findings
        return grid

    def complete(self, tasks: Iterable[Task]) -> None:
        """Do what is pending, and all that comes of it, one after the other: a grid's children, then what it has
        launched for its end, then what follows."""
        begin = time.perf_counter()
        stack = [deque(tasks)]
        while stack:
            if not stack[-1]:
                stack.pop()
                continue
            task = stack[-1].popleft()
            with self.lock:
                self.pending -= task.is_launch
            grid = task.begin()
            while stack and not stack[-1]:
                stack.pop()
            if grid is not None:
                stack.append(deque(grid.take()))
        self.seconds += time.perf_counter() - begin

    def complete_aside(self, tasks: Sequence[Task]) -> None:
        """The same while a thread of a running grid waits: in a thread, so that nothing of that grid is in the way."""
        raised: list[BaseException] = []

        def work() -> None:
            try:
                self.complete(tasks)
            except BaseException as error:  # handed to the thread that waits
                raised.append(error)

        thread = threading.Thread(target=work, name="ptxvm-nested", daemon=True)
        thread.start()
        try:
            while thread.is_alive():
                thread.join(_GLANCE)
        except BaseException:
            self.cancel()
            thread.join()
            raise
        if raised:
            raise raised[0]

    def cancel(self) -> None:
        """Have all grids end that run."""
        self.is_cancelled = True
        for stop in list(self._stops):
            stop()

    def started(self, stop: Callable[[], None]) -> None:
        """A compiled grid runs, which `stop` ends."""
        self._stops.append(stop)
        if self.is_cancelled:
            stop()

    def ended(self, stop: Callable[[], None]) -> None:
        """See `started`."""
        self._stops.remove(stop)

    @property
    def slots(self) -> int:
        """Launches of the tree that may be pending; there are twice as many events."""
        return self.memory.launch_slots

    @property
    def begins_early(self) -> bool:
        """Whether a launch that is made now, and those before it, begin at once."""
        match self._options.async_completion:
            case AsyncCompletion.EARLY:
                return True
            case AsyncCompletion.RANDOM:
                return self._random.random() < 0.5
        return False

    def ordered(self, tasks: list[Task], has_events: bool) -> list[Task]:
        """Tasks of a grid in an order that keeps that of each stream: as they came, or at random."""
        if self._options.async_completion is not AsyncCompletion.RANDOM or has_events:
            return tasks
        streams: dict[object, deque[Task]] = {}
        for task in tasks:
            streams.setdefault(task.stream, deque()).append(task)
        found = []
        while streams:
            stream = self._random.choice(list(streams))
            found.append(streams[stream].popleft())
            if not streams[stream]:
                del streams[stream]
        return found


@dataclass(eq=False)
class NestedGrid:
    """A grid of a tree, and what its threads have made in the device runtime.

    depth:    0 for what the host has launched
    errors:   the last error of each thread, by CTA and thread
    streams, events: handles that its threads have made
    tickets:  launches that have a parameter buffer and are not made yet, by the buffer's address
    """

    tree: Tree
    depth: int
    errors: dict[tuple[int, int], int] = field(default_factory=dict)
    streams: set[int] = field(default_factory=set)
    events: set[int] = field(default_factory=set)
    tickets: dict[int, object] = field(default_factory=dict)
    has_events: bool = False
    flush: Callable[[], None] | None = None
    _tasks: list[Task] = field(default_factory=list)
    _tails: list[Task] = field(default_factory=list)
    _handles: int = 0x1000

    def finish(self) -> None:
        """All its threads have ended. What the host has launched is complete when all below it is."""
        if self.depth == 0:
            tasks = self.take()
            if tasks:
                self._tell()
                self.tree.complete(tasks)

    def take(self) -> list[Task]:
        """What is left to do when all threads have ended: tail launches follow everything else."""
        with self.tree.lock:
            tasks, tails = self._tasks, self._tails
            self._tasks, self._tails = [], []
        return self.tree.ordered(tasks, self.has_events) + tails

    def submit(self, task: Task, *, tail: bool) -> None:
        """Put a task into its stream; `tail`: into that for the end of the grid."""
        with self.tree.lock:
            self.tree.pending += task.is_launch
            (self._tails if tail else self._tasks).append(task)
        if not tail and self.tree.begins_early:
            self.run_pending()

    def run_pending(self, cta: int | None = None) -> bool:
        """Do what is pending, of one CTA or of all; whether there was anything. Raises KernelFault."""
        with self.tree.lock:
            tasks = [task for task in self._tasks if cta is None or task.cta == cta]
            self._tasks = [task for task in self._tasks if cta is not None and task.cta != cta]
        if tasks:
            self._tell()
            self.tree.complete_aside(self.tree.ordered(tasks, self.has_events))
        return bool(tasks)

    def new_handle(self) -> int:
        """For a stream or an event."""
        with self.tree.lock:
            self._handles += 0x10
            return self._handles

    def _tell(self) -> None:
        """What its threads have printed comes before what children print."""
        if self.flush is not None:
            self.flush()

    @property
    def is_cancelled(self) -> bool:
        """Whether somebody wants the tree to end."""
        return self.tree.is_cancelled

    def started(self, stop: Callable[[], None]) -> None:
        """Compiled code of it runs, which `stop` ends."""
        self.tree.started(stop)

    def ended(self, stop: Callable[[], None]) -> None:
        """See `started`."""
        self.tree.ended(stop)


def with_nesting(function: Function, launch: Launch, memory: Memory, options: Options, run: RunGrid) -> Launch:
    """The launch, if its kernel may launch others, with the root of a tree; `run` runs a grid of it."""
    if launch.nesting is not None or not _may_launch(function, launch.image):
        return launch
    return replace(launch, nesting=NestedGrid(Tree(memory, options, run), 0))


def with_nested(result: Result, launch: Launch) -> Result:
    """A result with what the grids of the tree have added to it."""
    grid = launch.nesting
    if not isinstance(grid, NestedGrid) or grid.depth:
        return result
    tree = grid.tree
    return replace(result, seconds=result.seconds + tree.seconds, findings=(*result.findings, *tree.findings))


def is_of_child(fault: KernelFault, launch: Launch) -> bool:
    """Whether a fault is of a grid that a launch has brought about."""
    return isinstance(launch.nesting, NestedGrid) and launch.nesting.tree.fault is fault


@fact("device runtime")
def _may_launch(kernel: Function, image: Image) -> bool:
    """Whether a kernel reaches functions of the device runtime."""
    functions = kernel_layout(kernel, image).functions
    return any(not each.has_body and each.name in DEVICE_RUNTIME for each in functions)
