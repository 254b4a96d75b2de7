"""Whether the whole launch stands still: all workers that still have CTAs find that all these only wait."""

from __future__ import annotations

import threading
from collections.abc import Callable
from enum import Enum

HOPELESS_ROUNDS = 64
"""Times that waits were given up without anything coming of it, after which nothing ever will."""

_GLANCE = 0.02
"""Seconds between two looks at the stop flag."""


class Verdict(Enum):
    """What a worker does that stood still."""

    GIVE_UP = "give_up"  # waits that may be given up are
    START_MORE = "start_more"  # CTAs may start although many wait
    DEADLOCK = "deadlock"
    STOPPED = "stopped"


class Standstill:
    """Shared by the workers of a launch; `stopped` tells whether the launch is to end, `has_more` whether CTAs are left
    that have not started."""

    def __init__(self, stopped: Callable[[], bool], has_more: Callable[[], bool] = lambda: False) -> None:
        self._stopped = stopped
        self._has_more = has_more
        self._started_more = False
        self._verdict = Verdict.GIVE_UP
        self._lock = threading.Lock()
        self._condition: threading.Condition | None = None  # few launches ever need it
        self._workers = 0
        self._still = 0
        self._round = 0
        self._fruitless = 0

    @property
    def workers(self) -> int:
        """Those that have begun and not ended."""
        return self._workers

    def enter(self) -> None:
        """A worker begins."""
        with self._lock:
            self._workers += 1

    def leave(self) -> None:
        """A worker has no more CTAs, or ends with a fault."""
        with self._lock:
            self._workers -= 1
            self._fruitless = 0
            self._decide()

    def stand_still(self, progressed: bool, glance: Callable[[], Verdict | None] = lambda: None) -> Verdict:
        """A worker can do nothing; whether it could since it last said so. Returns when none of the others can, or when
        a glance at what these do gives a verdict."""
        with self._lock:
            condition = self._condition = self._condition or threading.Condition(self._lock)
            if progressed:
                self._fruitless = 0
            self._still += 1
            begun = self._round
            self._decide()
            while self._round == begun:
                verdict = Verdict.STOPPED if self._stopped() else glance()
                if verdict is not None:
                    self._still -= 1
                    return verdict
                condition.wait(_GLANCE)
            return self._verdict

    def _decide(self) -> None:
        if self._still and self._still == self._workers:
            self._still = 0
            self._round += 1
            self._fruitless += 1
            self._verdict = self._judge()
            if self._condition is not None:
                self._condition.notify_all()

    def _judge(self) -> Verdict:
        """What those that wait look at between two waits may come from CTAs that have not started: once, more do."""
        if self._fruitless <= HOPELESS_ROUNDS:
            return Verdict.GIVE_UP
        if self._started_more or not self._has_more():
            return Verdict.DEADLOCK
        self._started_more, self._fruitless = True, 0
        return Verdict.START_MORE
