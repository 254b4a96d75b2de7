"""When asynchronous operations complete: the policies late, early and random."""

from __future__ import annotations

from typing import NamedTuple, Protocol

import numpy as np

SOON = 8
"""Events of a cluster within which a random completion that is neither at once nor late happens."""


class Due(NamedTuple):
    """The events of the cluster at which an operation reads its sources and lands its results; None: only if it must.

    Events are counted from the cluster's start; the operation's own issue is one.
    """

    read: int | None
    write: int | None


class Completion(Protocol):
    """Decides for each operation of one cluster, in the order in which they are issued."""

    def due(self, now: int) -> Due:
        """For an operation issued at event `now`."""


class LateCompletion:
    """Nothing completes before something needs it."""

    def due(self, now: int) -> Due:
        return Due(None, None)


class EarlyCompletion:
    """Everything completes when it is issued."""

    def due(self, now: int) -> Due:
        return Due(now, now)


class RandomCompletion:
    """Sources are read and results land at once, some events later, or late. `key` are numbers that seed the choice."""

    def __init__(self, key: tuple[int, ...]) -> None:
        self._random = np.random.default_rng(key)

    def due(self, now: int) -> Due:
        first, second = sorted(self._delays())
        return Due(_event(now, first), _event(now, second))

    def _delays(self) -> list[int]:
        """Two numbers of events; SOON stands for ever."""
        kinds = self._random.integers(0, 3, 2)
        some = self._random.integers(1, SOON, 2)
        return [(0, int(delay), SOON)[kind] for kind, delay in zip(kinds, some, strict=True)]


def _event(now: int, delay: int) -> int | None:
    return None if delay == SOON else now + delay
