"""One line on an interactive terminal that tells how far long work is."""

from __future__ import annotations

import signal
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager

QUIET_SECONDS = 1.0
"""Work that is done sooner shows no line."""

_CLEAR = "\r\x1b[K"


class ProgressLine:
    """Rewritten once a second, and when there is news. It says nothing unless standard error is a terminal."""

    def __init__(self, title: str, unit: str, state: str) -> None:
        self.is_shown = sys.stderr.isatty()
        self._title, self._unit = title, unit
        self._state = state
        self._started = time.monotonic()
        self._written = False

    def show(self, done: int, total: int) -> None:
        """So many units of so many are done."""
        elapsed, share = time.monotonic() - self._started, done / max(total, 1)
        remaining = f", about {elapsed / share - elapsed:.0f} s left" if share > 0.01 else ""
        self._state = f"{done} of {total} {self._unit} ({share:.0%}){remaining}"
        self.write()

    def write(self) -> None:
        elapsed = time.monotonic() - self._started
        if not self.is_shown or elapsed < QUIET_SECONDS:
            return
        self._written = True
        parts = ", ".join(part for part in (self._state, f"{elapsed:.0f} s") if part)
        sys.stderr.write(f"{_CLEAR}{self._title}: {parts}")
        sys.stderr.flush()

    def clear(self) -> None:
        if self._written:
            sys.stderr.write(_CLEAR)
            sys.stderr.flush()
        self.is_shown = False


@contextmanager
def progress_line(title: str, unit: str, state: str = "") -> Iterator[ProgressLine]:
    """A line that is gone when the block ends. `state` is told until `show` is called."""
    line = ProgressLine(title, unit, state)
    with _ticking(line):
        yield line


@contextmanager
def _ticking(line: ProgressLine) -> Iterator[None]:
    """Write the line every second. By a signal: with a second thread the compiler could not be forked."""
    if not line.is_shown or threading.current_thread() is not threading.main_thread():
        yield
        return
    previous = signal.signal(signal.SIGALRM, lambda *_: line.write())
    signal.setitimer(signal.ITIMER_REAL, QUIET_SECONDS, QUIET_SECONDS)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, previous)
        line.clear()
