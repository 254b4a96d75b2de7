"""How many launches this process has under way: those of other threads may write what a kernel waits for."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from threading import Lock

_lock = Lock()
_count = 0


@contextmanager
def under_way() -> Iterator[None]:
    """A launch, or several together, from begin to end."""
    global _count  # noqa: PLW0603  (one number per process is the point)
    with _lock:
        _count += 1
    try:
        yield
    finally:
        with _lock:
            _count -= 1


def is_alone() -> bool:
    """Whether no other thread has a launch under way."""
    return _count <= 1
