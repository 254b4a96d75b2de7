"""How many launches this process has under way: those of other threads may write what a kernel waits for."""

from __future__ import annotations

from threading import Lock
from typing import Final


class _UnderWay:
    """A launch, or several together, from begin to end: `with under_way:`."""

    def __init__(self) -> None:
        self._lock = Lock()
        self.count = 0

    def __enter__(self) -> None:
        with self._lock:
            self.count += 1

    def __exit__(self, *_: object) -> None:
        with self._lock:
            self.count -= 1


under_way: Final = _UnderWay()


def is_alone() -> bool:
    """Whether no other thread has a launch under way."""
    return under_way.count <= 1
