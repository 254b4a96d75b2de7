"""Waiting for code that is being compiled: until a deadline, and with a word to whoever sits at the terminal."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar

_GLANCE = 0.05
"""Seconds between two looks at what may end the waiting."""

_SILENCE = 1.0
"""Seconds after which a terminal shows what is going on."""


class OutOfPatience(Exception):
    """The time of the launch is over, or the launch is, and its code is not there."""


def _never() -> bool:
    return False


class Patience:
    """How long one launch waits for code: until the time `deadline` (of `time.monotonic`), unless `stopped()`.

    `subject` is what is said to be compiled; the empty string says nothing.
    """

    def __init__(self, deadline: float | None = None, subject: str = "", stopped: Callable[[], bool] = _never) -> None:
        self._deadline = deadline
        self._subject = subject
        self._stopped = stopped

    def wait_for(self, descriptor: int) -> None:
        """Until there is something to read, or the other end is closed. Raises OutOfPatience."""
        import select  # noqa: PLC0415  (only to wait)

        poll = select.poll()
        poll.register(descriptor, select.POLLIN)
        begin, said = time.monotonic(), False
        try:
            while not poll.poll(1e3 * _GLANCE):
                now = time.monotonic()
                if self._stopped() or (self._deadline is not None and now >= self._deadline):
                    raise OutOfPatience
                if now - begin >= _SILENCE and self._subject and sys.stderr is not None and sys.stderr.isatty():
                    said = True
                    self._say(f"ptxvm: compiling {self._subject}, {now - begin:.0f} s")
        finally:
            if said:
                self._say("")

    def _say(self, text: str) -> None:
        """In place of what the line said before."""
        sys.stderr.write(f"\r\x1b[K{text}")
        sys.stderr.flush()


PATIENT = Patience()
"""Waits for as long as it takes, and says nothing."""
_current = ContextVar("patience", default=PATIENT)


@contextmanager
def waiting(patience: Patience) -> Iterator[None]:
    """While this lasts, the compile server waits for code as long as `patience` does."""
    token = _current.set(patience)
    try:
        yield
    finally:
        _current.reset(token)


def current_patience() -> Patience:
    """That of whoever waits in this thread."""
    return _current.get()
