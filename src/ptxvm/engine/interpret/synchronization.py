"""Threads of a CTA that wait for each other: barriers, convergence, and what is said when nobody can go on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np

from ptxvm.engine.interpret.values import Array, Mask
from ptxvm.isa.warp import BarrierReduction
from ptxvm.lanes.lanes import Lanes
from ptxvm.lanes.numpy_reading import NUMPY
from ptxvm.lanes.types import PRED, U32
from ptxvm.machine import deadlock
from ptxvm.machine.barriers import BarrierError, BarrierSet
from ptxvm.machine.faults import FaultKind

if TYPE_CHECKING:
    from ptxvm.engine.interpret.cta import Cta


class State:
    """What a thread is about. Plain numbers: of an Enum, NumPy asks for attributes that Python code answers, and throws
    away what that raises, so that a Ctrl-C in it is lost."""

    READY: Final = 0
    TIRED: Final = 1  # had its turn in this round
    AT_BARRIER: Final = 2
    CONVERGING: Final = 3  # waits for other lanes of its warp
    EXITED: Final = 4
    AT_CLUSTER_BARRIER: Final = 5


class Synchronization:
    """The waiting of one CTA. Arrays have shape (warps, 32).

    `_barrier`: where lanes AT_BARRIER wait. `_passed`: lanes whose barrier has completed and that have not gone on yet;
    `_true` and `_total` are for them the predicates of that barrier that held, and all of them. `_members`: the lanes
    that CONVERGING lanes wait for, as bits; `_let_go`: lanes that need not wait any more.
    """

    def __init__(self, cta: Cta) -> None:
        self._cta = cta
        shape = cta.mask.shape
        self._barriers = BarrierSet(shape[0])
        self._barrier = np.zeros(shape, np.int64)
        self._passed = np.zeros(shape, np.bool_)
        self._true = np.zeros(shape, np.uint32)
        self._total = np.zeros(shape, np.uint32)
        self._members = np.zeros(shape, np.uint32)
        self._let_go = np.zeros(shape, np.bool_)

    # ----------------------------------------------------------------------------------------------------- barriers

    def sync(
        self, barrier: Lanes, threads: Lanes | None, reduce: BarrierReduction | None, predicate: Lanes | None
    ) -> Lanes | None:
        """Arrive and wait; the executing lanes are reduced to those that go on.

        A lane that had to wait executes the instruction again when its barrier has completed: then it has passed.
        """
        warp = self._cta.warp
        if not (self._passed & warp.mask).any():
            self._arrive(barrier, threads, predicate, wait=True)
        passing = self._passed & warp.mask
        warp.keep(passing)
        self._passed &= ~passing
        return self._reduced(reduce)

    def arrive(self, barrier: Lanes, threads: Lanes) -> None:
        """Arrive without waiting."""
        self._arrive(barrier, threads, None, wait=False)

    def _arrive(self, barrier: Lanes, threads: Lanes | None, predicate: Lanes | None, *, wait: bool) -> None:
        cta, lanes = self._cta, self._cta.warp.mask
        numbers = np.broadcast_to(barrier.data, lanes.shape)
        counts = None if threads is None else np.broadcast_to(threads.data, lanes.shape)
        holds = None if predicate is None else np.broadcast_to(predicate.data, lanes.shape)
        if wait:
            cta.states[lanes] = State.AT_BARRIER
            self._barrier[lanes] = numbers[lanes]
        try:
            for number, count, chosen in groups_of(numbers, counts, lanes):
                for some in self._barriers.turns(number, chosen, count):
                    self._arriving(number, some, counted=count is not None)
                    self._barriers.arrive(number, some, cta.living, count, wait=wait, predicate=holds)
                    self._release()
        except BarrierError as error:
            raise cta.warp.fault_of(FaultKind.BARRIER, f"{cta.warp.step.opcode}: {error}") from None

    def _arriving(self, number: int, lanes: Mask, *, counted: bool) -> None:
        """Lanes are about to arrive; for those who watch."""

    def _release(self) -> None:
        """Let everybody go who waits at a barrier that is complete."""
        for number in self._barriers.completed(self._cta.living):
            waiting, predicate = self._barriers.release(number)
            self._released(number, waiting)
            self._cta.states[waiting] = State.READY
            self._passed |= waiting
            self._true[waiting] = np.count_nonzero(predicate)
            self._total[waiting] = np.count_nonzero(waiting)

    def _released(self, number: int, waiting: Mask) -> None:
        """A barrier is complete; for those who watch."""

    def _reduced(self, reduce: BarrierReduction | None) -> Lanes | None:
        match reduce:
            case BarrierReduction.POPC:
                return Lanes(NUMPY, U32, self._true.copy())
            case BarrierReduction.AND:
                return Lanes(NUMPY, PRED, self._true == self._total)
            case BarrierReduction.OR:
                return Lanes(NUMPY, PRED, self._true > 0)
        return None

    # ----------------------------------------------------------------------------------------- the cluster's barrier

    def arrive_at_cluster(self) -> None:
        """The executing lanes arrive at the barrier of the cluster."""
        cta, warp = self._cta, self._cta.warp
        try:
            cta.cluster.barrier.arrive(cta.rank, warp.mask)
        except BarrierError as error:
            raise warp.fault_of(FaultKind.BARRIER, f"{warp.step.opcode}: {error}") from None
        warp.progress()
        cta.cluster.settle_barrier()

    def wait_for_cluster(self) -> None:
        """The executing lanes are reduced to those that need not wait for the barrier of the cluster."""
        cta, warp = self._cta, self._cta.warp
        barrier = cta.cluster.barrier
        try:
            passing = barrier.passing(cta.rank, warp.mask)
        except BarrierError as error:
            raise warp.fault_of(FaultKind.BARRIER, f"{warp.step.opcode}: {error}") from None
        barrier.leave(cta.rank, passing)
        cta.states[warp.mask & ~passing] = State.AT_CLUSTER_BARRIER
        warp.keep(passing)

    def release_from_cluster(self) -> None:
        """The barrier of the cluster is complete."""
        self._cta.states[self._cta.states == State.AT_CLUSTER_BARRIER] = State.READY

    # -------------------------------------------------------------------------------------------------- convergence

    def converge(self, membermask: Lanes) -> None:
        """Reduce the executing lanes to those for which all live lanes that they name are here and name the same ones;
        the others wait."""
        cta, warp = self._cta, self._cta.warp
        going = self._let_go & warp.mask
        if going.any():
            self._let_go &= ~going
            warp.keep(going)
            return
        members = np.broadcast_to(membermask.data, warp.mask.shape)
        if warp.everywhere and (membermask.data.ndim == 0 or bool((members == members[:, :1]).all())):
            return
        parked = (cta.states == State.CONVERGING) & (cta.keys == cta.key_of(warp.step.pc))
        # Warps of which no lane is here now must go on waiting: their lanes may be parked at this step, too.
        parked &= warp.mask.any(axis=1, keepdims=True)
        complete, alone = self._met(np.where(parked, self._members, members), warp.mask, parked)
        cta.states[parked & complete] = State.READY
        waiting = warp.mask & ~complete
        cta.states[waiting] = State.CONVERGING
        self._members[waiting] = members[waiting]
        if not (alone | ~warp.mask).all():
            warp.keep(warp.mask & alone)

    def _met(self, members: Array, executing: Mask, parked: Mask) -> tuple[Mask, Mask]:
        """For which lanes all of their `members` that live are here with the same members, executing or parked; for
        which lanes all of them are executing."""
        living = _bits(self._cta.living)[:, None]
        same = members[:, :, None] == members[:, None, :]  # shape (warps, 32, 32)
        running = _bits(same & executing[:, None, :])
        here = running | _bits(same & parked[:, None, :])
        return members & living & ~here == 0, members & living & ~running == 0

    def release_converging(self) -> bool:
        """When nobody can run: lanes whose partners all wait, if elsewhere, have converged as far as they ever will."""
        cta = self._cta
        parked = cta.states == State.CONVERGING
        missing = self._members & (_bits(cta.living) & ~_bits(parked))[:, None]
        going: Mask = parked & (missing == 0)
        cta.states[going] = State.READY
        self._let_go |= going
        return bool(going.any())

    def after_exit(self) -> None:
        """Lanes have exited: nobody waits for them any more."""
        self._release()
        self._cta.cluster.settle_barrier()
        self._cta.states[self._cta.states == State.CONVERGING] = State.READY

    # ------------------------------------------------------------------------------------------------------ reports

    def report(self) -> str:
        """Who waits for what, a line per warp."""
        waiting = self._cta.living
        warps = np.flatnonzero(waiting.any(axis=1))
        polling = self._cta.polling
        told = np.where(polling.any(axis=1, keepdims=True), polling, waiting)
        lines = [self._describe(int(warp), int(told[warp].argmax())) for warp in warps]
        return deadlock.report(lines, self._cta.cluster.describe_waits(self._cta))

    def _describe(self, warp: int, lane: int) -> str:
        cta = self._cta
        step = cta.step_of_lane(warp, lane)
        line = step.instruction.line if step.instruction is not None else 0
        match cta.states[warp, lane]:
            case State.AT_BARRIER:
                return self._barriers.waits(int(self._barrier[warp, lane]), warp, line, cta.living)
            case State.CONVERGING:
                return deadlock.waits_for_lanes(warp, line, int(self._members[warp, lane]))
            case State.AT_CLUSTER_BARRIER:
                living = cta.cluster.living
                arrived, total = cta.cluster.barrier.arrived(living), int(living.sum())
                return deadlock.waits_at_cluster_barrier(warp, line, arrived, total)
        if cta.polling[warp, lane] and cta.warp.polls[warp, lane] >= 0:
            return deadlock.polls(warp, line, step.opcode)
        return deadlock.waits_in(warp, line, step.opcode)


def groups_of(numbers: Array, counts: Array | None, lanes: Mask) -> list[tuple[int, int | None, Mask]]:
    """The lanes by barrier and thread count."""
    groups: list[tuple[int, int | None, Mask]] = []
    for number in np.unique(numbers[lanes]):
        chosen = lanes & (numbers == number)
        if counts is None:
            groups.append((int(number), None, chosen))
        else:
            groups += [(int(number), int(count), chosen & (counts == count)) for count in np.unique(counts[chosen])]
    return groups


def _bits(lanes: Mask) -> Array:
    """The lanes of each warp, the last axis, as the bits of a number."""
    return np.packbits(np.ascontiguousarray(lanes), axis=-1, bitorder="little").view(np.uint32)[..., 0]
