"""Whether all threads of a launch, or of several at once, only poll memory that none of them writes."""

from __future__ import annotations

import threading
from collections.abc import Callable
from dataclasses import field

from ptxvm.engine.cycles import Cycle
from ptxvm.engine.jit.launching.standstill import HOPELESS_ROUNDS, Verdict
from ptxvm.engine.under_way import Others
from ptxvm.records import record


@record(frozen=False)
class _Worker:
    """What one worker last told. `generation`: since which change of memory its states are compared."""

    generation: int = -1
    cycle: Cycle = field(default_factory=Cycle)
    polls: bool = False
    waits: bool = False
    gives_up: bool = False


class Polling:
    """Shared by all workers of the launches that run together.

    A worker looks up when its CTAs have led nowhere for a while. Memory is as it was as long as nobody tells of a
    change; a worker whose threads come back to a state they had since then goes on like that for ever. When that holds
    of all workers at once, nothing will ever happen, unless waits that may be given up are.

    `applies`: nobody else writes memory. `outside` tells whether work that is to run has no worker now.
    """

    def __init__(self, applies: bool) -> None:
        self._applies = applies
        self.outside: Callable[[], bool] = lambda: False
        self._lock = threading.Lock()
        self._workers: dict[object, _Worker | None] = {}  # None: it has not looked yet
        self._generation = 0
        self._rounds = 0
        self._others = Others()

    def enter(self, worker: object) -> None:
        """A worker begins."""
        with self._lock:
            self._workers[worker] = None
            self._change()

    def leave(self, worker: object) -> None:
        """A worker ends: what it did may be what others wait for."""
        with self._lock:
            del self._workers[worker]
            self._change()

    def look(self, worker: object, state: Callable[[], bytes], *, changed: bool, waits: bool) -> Verdict | None:
        """A worker's CTAs lead nowhere: GIVE_UP, DEADLOCK, or None when it is to go on.

        state:    of all its threads
        changed:  whether they may have changed memory since it looked last
        waits:    whether some of them are in a wait that may be given up
        """
        if not self._applies:
            return None
        with self._lock:
            own = self._workers[worker]
            if own is None:
                own = self._workers[worker] = _Worker()
            if self._others.may_have_written() or changed:
                self._change()
            if own.generation != self._generation:
                own.generation, own.polls = self._generation, False
                own.cycle.forget()
            own.waits = waits
            own.polls = own.cycle.closes(state()) or own.polls
            if not own.gives_up and self._all_poll():
                if (
                    not any(each is not None and each.waits for each in self._workers.values())
                    or self._rounds > HOPELESS_ROUNDS
                ):
                    return Verdict.DEADLOCK
                self._give_up()
            gives_up, own.gives_up = own.gives_up, False
            return Verdict.GIVE_UP if gives_up else None

    def _looking(self) -> list[_Worker]:
        """The workers that have looked."""
        return [each for each in self._workers.values() if each is not None]

    def _all_poll(self) -> bool:
        looking = self._looking()
        polling = all(each.polls and each.generation == self._generation for each in looking)
        return polling and len(looking) == len(self._workers) and not self.outside()

    def _give_up(self) -> None:
        self._generation += 1
        self._rounds += 1
        for each in self._looking():
            each.gives_up = True

    def _change(self) -> None:
        self._generation += 1
        self._rounds = 0
