"""How many launches this process has under way: those of other threads may write what a kernel waits for."""

from __future__ import annotations

import threading
from typing import Final


class _UnderWay:
    """A launch, or several together, from begin to end: `with under_way:`."""

    def __init__(self) -> None:
        self._launches: list[None] = []  # appending and popping need no lock
        self._alone = threading.Lock()
        self.latest_end = object()
        """Another object after each end of a launch."""

    @property
    def count(self) -> int:
        return len(self._launches)

    def __enter__(self) -> None:
        self._launches.append(None)
        if self._alone.locked():
            with self._alone:
                pass

    def __exit__(self, *_: object) -> None:
        self.latest_end = object()  # before nobody counts it any more: see `Others`
        self._launches.pop()

    def claim(self) -> bool:
        """Keep others from beginning, if there are none: they wait until `release`, which must come as soon as
        `is_alone` no longer holds. Whether it can be."""
        self._alone.acquire()
        if self.count <= 1:
            return True
        self._alone.release()
        return False

    def release(self) -> None:
        """See `claim`."""
        self._alone.release()


under_way: Final = _UnderWay()


def is_alone() -> bool:
    """Whether no other thread has a launch under way."""
    return under_way.count <= 1


class Others:
    """Whether launches of other threads may have written memory since this was last asked."""

    def __init__(self) -> None:
        self._latest_end = under_way.latest_end

    def may_have_written(self) -> bool:
        """Some are under way, or ended since."""
        alone, before = is_alone(), self._latest_end
        self._latest_end = under_way.latest_end
        return not alone or self._latest_end is not before
