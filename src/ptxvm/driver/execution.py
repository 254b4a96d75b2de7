"""Work of streams: what follows what, and who runs it.

Work is put down in order and run when somebody waits for it, in the thread that waits, or by a thread of ours when
nobody has come for a millisecond. So a program that launches and synchronises pays for no other thread, and a program
that goes on meanwhile does not wait.
"""

from __future__ import annotations

import os
import sys
import threading
import time
from collections import deque
from collections.abc import Callable, Iterable
from functools import partial, wraps
from queue import SimpleQueue
from typing import Any

from ptxvm.driver.errors import DriverError
from ptxvm.driver.state import Context, state
from ptxvm.machine.uses import begin_use, end_use

GRACE = 0.001
"""Seconds after which work that nobody waits for is begun."""

MOST_WORKERS = 64


class _Thread(threading.local):
    """How many operations a thread is in the middle of, and what it puts off until they are done."""

    def __init__(self) -> None:
        self.depth = 0
        self.put_off: list[Callable[[], None]] = []


_thread = _Thread()
_left: deque[Callable[[], None]] = deque()
"""What threads of ours have put off."""

OWN_THREADS = "ptxvm"
"""How the names of threads begin for which launches may wait."""


def _may_be_own() -> bool:
    """Whether the calling thread is one of ours, or one of Python's that is about to begin or to end: whose that is
    nobody knows then."""
    known = threading._active.get(threading.get_ident())  # type: ignore[attr-defined]
    if known is not None:
        return bool(known.name.startswith(OWN_THREADS))
    frame = sys._getframe()
    while frame.f_back is not None:
        frame = frame.f_back
    return frame.f_code.co_filename == threading.__file__


def begin_region() -> None:
    """From here on nothing may be given back in this thread, until `end_region`."""
    _thread.depth += 1


def end_region() -> None:
    """As before `begin_region`; do what was put off."""
    _thread.depth -= 1
    if not _thread.depth:
        while _thread.put_off:
            _do(_thread.put_off.pop(0))
        if _left and _nothing_to_do():
            _do(_left.popleft())


def _do(work: Callable[[], None]) -> None:
    """In a context, which finalizers may have had elsewhere."""
    borrowed = not state.stack()
    if borrowed:
        state.stack().extend(state.handles.of_kind(Context)[:1])
    faulty = [(context, context.error) for context in state.stack() if context.error]
    try:
        work()
    except DriverError:  # who asked has gone on, and was not told
        for context, code in faulty:
            context.error = code
    if borrowed:
        state.stack().clear()


def _nothing_to_do() -> bool:
    streams = (stream for context in state.handles.of_kind(Context) for stream in context.streams)
    return all(stream.last is None or stream.last.done for stream in streams)


def releases(function: Callable[..., None]) -> Callable[..., None]:
    """A function that gives something back, and may be called by finalizers: it is called once nothing can be waiting
    for the calling thread.

    Python may collect garbage at any place of a launch, and finalizers of programs free what they had: waiting until
    nobody uses it any more would be waiting for oneself.
    """

    @wraps(function)
    def call(*arguments: Any) -> None:
        if _thread.depth:
            _thread.put_off.append(partial(function, *arguments))
        elif _may_be_own():
            _left.append(partial(function, *arguments))
        else:
            function(*arguments)

    return call


_NEVER_HELD = threading.Lock()
"""Of operations that nobody has to run: who tries to finds them done."""


class Operation:
    """Something to be done after others. `time` is when it was, `cancelled` whether it was left out."""

    __slots__ = ("_lock", "_run", "_thread", "after", "done", "time")

    def __init__(self, run: Callable[[], None] | None, after: Iterable[Operation]) -> None:
        self._run = run
        self.done = False
        self.after: tuple[Operation, ...] = tuple([each for each in after if not each.done])
        self.time = 0.0
        self._lock = threading.Lock()
        self._thread = 0

    @classmethod
    def over(cls) -> Operation:
        """Nothing, done now."""
        made = cls.__new__(cls)
        made._run, made.after, made.done = None, (), True
        made.time = time.perf_counter()
        made._lock, made._thread = _NEVER_HELD, 0
        return made

    def claim(self) -> bool:
        """Whether the caller is the one who runs it. It must then."""
        if not self._lock.acquire(blocking=False):
            return False
        if self.done:
            self._lock.release()
            return False
        self._thread = threading.get_ident()
        return True

    @property
    def is_own(self) -> bool:
        """Whether the calling thread is in the middle of it."""
        return not self.done and self._thread == threading.get_ident()

    def execute(self) -> None:
        """Run what was claimed."""
        begin_region()
        use = begin_use()
        try:
            if self._run is not None:
                self._run()
        finally:
            end_use(use)
            self.time = time.perf_counter()
            self._run, self.after = None, ()
            self.done = True
            self._lock.release()
            end_region()

    def wait(self) -> None:
        """Wait for the thread that runs it."""
        with self._lock:
            pass

    @property
    def started(self) -> bool:
        """Whether it is under way or done."""
        return self.done or self._lock.locked()


def finish(last: Operation) -> None:
    """Have an operation, and all that it comes after, done: run what nobody runs, wait for the rest. What the thread
    is in the middle of itself (it is a finalizer that asks) counts as done."""
    stack = [last]
    while stack:
        top = stack[-1]
        if top.done or top.is_own:
            stack.pop()
            continue
        pending = [each for each in top.after if not (each.done or each.is_own)]
        if pending:
            stack += pending
        elif top.claim():
            top.execute()
            stack.pop()
        else:
            top.wait()


class Background:
    """Threads that do the work for which nobody has come."""

    def __init__(self) -> None:
        self._pending: dict[int, Operation] = {}
        self._busy: set[int] = set()
        self._lock = threading.Lock()
        self._wake = threading.Event()
        self._hurry = threading.Event()
        self._jobs: SimpleQueue[int] = SimpleQueue()
        self._idle = 0
        self._workers = 0
        self._dispatcher: threading.Thread | None = None
        self._ended = False

    def add(self, queue: int, last: Operation) -> None:
        """There is work in a queue, `last` the end of it."""
        self._pending[queue] = last
        if not self._wake.is_set():
            if self._dispatcher is None:
                self._start()
            self._wake.set()

    def hurry(self) -> None:
        """Somebody asks whether the work is done, without waiting for it."""
        self._hurry.set()

    def end(self) -> None:
        """Begin nothing any more."""
        self._ended = True
        self._wake.set()
        self._hurry.set()

    def _start(self) -> None:
        with self._lock:
            if self._dispatcher is None and not self._ended:
                self._dispatcher = threading.Thread(target=self._dispatch, name="ptxvm streams", daemon=True)
                self._dispatcher.start()

    def _dispatch(self) -> None:
        while True:
            self._wake.wait()
            self._wake.clear()
            self._hurry.wait(GRACE)
            self._hurry.clear()
            if self._ended:
                return
            if self._hand_out():
                self._wake.set()

    def _hand_out(self) -> bool:
        """Give each queue with work that nobody does to a worker. Returns whether some is left."""
        with self._lock:
            for queue, last in list(self._pending.items()):
                if last.done:
                    if self._pending.get(queue) is last:
                        del self._pending[queue]
                elif queue not in self._busy and self._workers - self._idle < MOST_WORKERS:
                    self._busy.add(queue)
                    self._jobs.put(queue)
                    if not self._idle:
                        self._workers += 1
                        threading.Thread(target=self._work, name="ptxvm stream", daemon=True).start()
                    else:
                        self._idle -= 1
            return any(queue not in self._busy for queue in self._pending)

    def _work(self) -> None:
        while True:
            queue = self._jobs.get()
            while not self._ended:
                last = self._pending.get(queue)
                if last is None or last.done:
                    break
                finish(last)
            with self._lock:
                self._busy.discard(queue)
                self._idle += 1
            self._wake.set()


background = Background()


def _after_fork() -> None:
    """A child has none of the threads; what its parent had put down is the parent's."""
    global background  # noqa: PLW0603
    background = Background()
    _left.clear()
    _thread.__init__()  # type: ignore[misc]


os.register_at_fork(after_in_child=_after_fork)
