"""Host threads that help the thread that launches a kernel."""

from __future__ import annotations

import os
import threading
from collections.abc import Callable
from queue import SimpleQueue


class Task:
    """Work for up to `helpers` threads; each that comes in time calls `body` with a number of its own, from 1 on."""

    def __init__(self, body: Callable[[int], None], helpers: int) -> None:
        self._body = body
        self._lock = threading.Lock()
        self._finished = threading.Lock()
        self._expected = helpers  # threads that may still come
        self._running = 0
        self._numbers = 0
        if helpers:
            self._finished.acquire()

    def help(self) -> None:
        """Take part, unless the task is closed already."""
        with self._lock:
            if not self._expected:
                return
            self._expected -= 1
            self._running += 1
            self._numbers += 1
            number = self._numbers
        try:
            self._body(number)
        finally:
            with self._lock:
                self._running -= 1
                if not self._running and not self._expected:
                    self._finished.release()

    def close(self) -> None:
        """Whoever has not come yet need not come."""
        with self._lock:
            expected, self._expected = self._expected, 0
            if expected and not self._running:
                self._finished.release()

    def wait(self, seconds: float | None = None) -> bool:
        """Wait, for at most so many seconds, until all have come and are done; whether they are. Signals interrupt."""
        if not self._finished.acquire(timeout=-1 if seconds is None else seconds):
            return False
        self._finished.release()
        return True


class Pool:
    """Threads that wait for tasks; as many as were ever asked for at once, by all tasks under way together.

    `stack`: the bytes of stack that they have, 0 for as many as threads have.
    """

    def __init__(self, stack: int = 0) -> None:
        self._stack = stack
        self._process = os.getpid()
        self._tasks: SimpleQueue[Task] = SimpleQueue()
        self._threads = 0
        self._wanted = 0
        self._lock = threading.Lock()

    def summon(self, task: Task, helpers: int) -> None:
        """Have `helpers` threads help with a task, as soon as they wake up."""
        with self._lock:
            if self._process != os.getpid():  # threads do not survive a fork
                self._process, self._threads, self._wanted, self._tasks = os.getpid(), 0, 0, SimpleQueue()
            self._wanted += helpers
            while self._threads < self._wanted:
                self._threads += 1
                self._start(threading.Thread(target=self._work, args=(self._tasks,), daemon=True))
        for _ in range(helpers):
            self._tasks.put(task)

    def _start(self, thread: threading.Thread) -> None:
        thread.name = f"ptxvm-{self._threads}"
        if not self._stack:
            thread.start()
            return
        usual = threading.stack_size(self._stack)
        try:
            thread.start()
        finally:
            threading.stack_size(usual)

    def _work(self, tasks: SimpleQueue[Task]) -> None:
        while True:
            task = tasks.get()
            try:
                task.help()
            finally:
                with self._lock:
                    self._wanted -= 1
