"""The barriers of one CTA: who has arrived where, and when a barrier completes."""

from __future__ import annotations

from dataclasses import field

import numpy as np
import numpy.typing as npt

from ptxvm.machine.deadlock import waits_at_barrier
from ptxvm.records import record

BARRIER_COUNT = 16
WARP_SIZE = 32

Mask = npt.NDArray[np.bool_]
Counts = npt.NDArray[np.int64]


class BarrierError(Exception):
    """A barrier was used in a way the ISA forbids; the message says how."""


@record(frozen=False)
class Barrier:
    """One barrier in its current phase. Arrays have shape (warps, 32), one element per thread of the CTA.

    `arrivals` counts how often each thread arrived. A warp counts as a whole: its threads that have exited arrive with
    the others. `expected` is the thread count of the phase, None when all live threads take part.
    """

    arrivals: Counts
    waiting: Mask
    predicate: Mask
    expected: int | None = None
    active: bool = False


@record(frozen=False)
class BarrierSet:
    """The 16 barriers of a CTA with `warps` warps."""

    warps: int
    barriers: dict[int, Barrier] = field(default_factory=dict)

    def _get(self, number: int) -> Barrier:
        barrier = self.barriers.get(number)
        if barrier is None:
            shape = (self.warps, WARP_SIZE)
            barrier = Barrier(np.zeros(shape, np.int64), np.zeros(shape, np.bool_), np.zeros(shape, np.bool_))
            self.barriers[number] = barrier
        return barrier

    def arrive(
        self, number: int, lanes: Mask, live: Mask, expected: int | None, *, wait: bool, predicate: Mask | None = None
    ) -> None:
        """`lanes` arrive, and with `wait` stay until the barrier completes. `predicate` is their part in bar.red."""
        check_barrier(number, expected)
        barrier = self._get(number)
        if barrier.active and self._count(barrier.expected) != self._count(expected):
            raise BarrierError(
                f"barrier {number} is in use for {_threads(barrier.expected)}, "
                f"but this instruction names {_threads(expected)}"
            )
        barrier.active, barrier.expected = True, expected
        barrier.arrivals[lanes] += 1
        if wait:
            barrier.waiting |= lanes
        if predicate is not None:
            barrier.predicate |= lanes & predicate
        self._credit_exited(barrier, live)

    def turns(self, number: int, lanes: Mask, expected: int | None) -> list[Mask]:
        """Those who arrive together; warp by warp if they are more than the phase waits for: the others are of the next
        one."""
        known = self.barriers.get(number)
        before = 0 if known is None else int(known.arrivals.sum())
        if expected is None or before + int(lanes.sum()) <= expected:
            return [lanes]
        rows = np.arange(self.warps)[:, None]
        return [lanes & (rows == row) for row in np.flatnonzero(lanes.any(axis=1))]

    def _count(self, expected: int | None) -> int:
        """Threads of the CTA are meant where no count is given."""
        return self.warps * WARP_SIZE if expected is None else expected

    def _credit_exited(self, barrier: Barrier, live: Mask) -> None:
        """Threads that have exited arrive with the rest of their warp."""
        alive = np.where(live, barrier.arrivals, np.iinfo(np.int64).max).min(axis=1, keepdims=True)
        credited = np.maximum(barrier.arrivals, np.where(live.any(axis=1, keepdims=True), alive, 0))
        barrier.arrivals = np.where(live, barrier.arrivals, credited)

    def completed(self, live: Mask) -> list[int]:
        """Numbers of the barriers whose last thread has arrived."""
        done = []
        for number, barrier in self.barriers.items():
            if not barrier.active:
                continue
            self._credit_exited(barrier, live)
            if barrier.expected is None:
                finished = bool((barrier.arrivals[live] > 0).all()) and bool(barrier.waiting.any())
            else:
                finished = self.arrived(number) >= barrier.expected
            if finished:
                done.append(number)
        return done

    def arrived(self, number: int) -> int:
        """Threads that have arrived in the current phase."""
        return int(self.barriers[number].arrivals.sum())

    def release(self, number: int) -> tuple[Mask, Mask]:
        """Start the next phase. Returns who waited and the predicates they gave."""
        barrier = self.barriers.pop(number)
        return barrier.waiting, barrier.predicate

    def waits(self, number: int, warp: int, line: int, live: Mask) -> str:
        """One line of a deadlock report."""
        barrier = self.barriers[number]
        expected = int(live.sum()) if barrier.expected is None else barrier.expected
        arrived = int((barrier.arrivals[live] > 0).sum()) if barrier.expected is None else self.arrived(number)
        return waits_at_barrier(warp, line, number, arrived, expected)


def check_barrier(number: int, expected: int | None) -> None:
    """Raises BarrierError for a barrier number or thread count outside the ISA's limits."""
    if not 0 <= number < BARRIER_COUNT:
        raise BarrierError(f"barrier {number} does not exist: barriers are 0 to {BARRIER_COUNT - 1}")
    if expected is not None and (expected == 0 or expected % WARP_SIZE):
        raise BarrierError(
            f"barrier {number} names {expected} threads; the count must be a positive multiple of {WARP_SIZE}"
        )


def _threads(expected: int | None) -> str:
    return "all threads" if expected is None else f"{expected} threads"
