"""The CTAs of a cluster: they live together, reach each other's shared memory and meet at one barrier."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

import numpy as np

from ptxvm.engine.interpret.cta import ROUNDS, Cta, Outcome
from ptxvm.engine.interpret.values import Mask
from ptxvm.machine.asynchronous import ClusterState, Operation
from ptxvm.machine.cluster_barrier import ClusterBarrier
from ptxvm.machine.launch import Dimensions
from ptxvm.machine.memory import Bytes

if TYPE_CHECKING:
    from ptxvm.engine.interpret.grid import Grid


class Cluster:
    """All CTAs of a cluster, by rank; `running` are those that have not ended. Without clusters each CTA is one.

    `changed`: whether memory changed, or threads left its barrier, while it ran last; `looked`: whether it read what
    others than its CTAs may change.
    """

    def __init__(self, grid: Grid, index: int) -> None:
        launch = grid.launch
        size = launch.cluster_size
        self.place: Dimensions = launch.cluster_of(index)
        self.barrier = ClusterBarrier(size, launch.warps)
        self.number = index
        self.ctas = [Cta(grid, self, rank, launch.block_of(index * size + rank)) for rank in range(size)]
        self.running = list(self.ctas)
        self._index = index
        self._released = False
        self.changed = self.looked = False

    @cached_property
    def asynchronous(self) -> ClusterState:
        """Its asynchronous operations; made when first asked for."""
        warps = [cta.warp for cta in self.ctas]
        host = self.ctas[0].grid.host
        state = host.cluster(self._index, [warp.shared for warp in warps], [warp.shared_written for warp in warps])
        if self.ctas[0].grid.watch is not None or self.ctas[0].grid.counting is not None:
            state.observer = self._tell
        for cta, known in zip(self.ctas, state.ctas, strict=True):
            known.exited = not cta.live
        return state

    def _tell(self, operation: Operation) -> None:
        """Those who watch and who count hear of an operation that is about to start."""
        cta = self.ctas[operation.origin.cta - self.number * len(self.ctas)]
        if cta.grid.watch is not None:
            cta.grid.watch.issue(cta, operation)
        if cta.grid.counting is not None:
            cta.grid.counting.issue(cta, operation)

    @property
    def _has_asynchronous(self) -> bool:
        return "asynchronous" in self.__dict__

    def end(self, cta: Cta) -> None:
        """A CTA has ended. Raises KernelFault if asynchronous operations, or other CTAs, need its memory."""
        if cta.grid.watch is not None and cta.watched_block is not None and len(self.ctas) > 1:
            cta.grid.watch.watching.end_block(cta.watched_block)
        if self._has_asynchronous:
            state = self.asynchronous.ctas[cta.rank]
            state.end()
            if cta.grid.watch is not None and cta.watched_block is not None:
                cta.grid.watch.watching.end_copies(cta.watched_block)
                if state.has_tensor_memory:
                    cta.grid.watch.watching.left(cta.watched_block, state.tensor_memory)

    def settle(self) -> bool:
        """Complete what is pending if threads wait, because nothing else can run; whether there was anything."""
        waits = self._has_asynchronous and any(cta.waited for cta in self.running)
        return waits and self.asynchronous.complete_all()

    def give_up_waits(self) -> bool:
        """Waits that may come to nothing do; whether there are any."""
        return sum(cta.give_up_waits() for cta in self.running) > 0

    def describe_waits(self, cta: Cta) -> list[str]:
        """What is known of the things that threads of a CTA may wait for."""
        return self.asynchronous.ctas[cta.rank].describe() if self._has_asynchronous else []

    def run(self) -> Outcome:
        """Run until all CTAs have finished or must wait for something outside."""
        self.changed = self.looked = False
        outcome = self._visit()
        for _ in range(ROUNDS if len(self.ctas) > 1 else 0):
            if outcome is not Outcome.WAITING or not (self._released or any(cta.changed for cta in self.running)):
                break
            outcome = self._visit()
        return outcome

    def _visit(self) -> Outcome:
        """Run each CTA for a while."""
        self._released = False
        outcomes = [cta.run() for cta in self.running]
        self.changed |= self._released or any(cta.changed for cta in self.running)
        self.looked |= any(cta.warp.looked for cta in self.running)
        self.running = [cta for cta in self.running if cta.live]
        if not self.running:
            return Outcome.FINISHED
        stalled = [cta for cta in self.running if cta.is_stalled]
        if len(stalled) == len(self.running) or not all(cta.waits_for_cluster for cta in stalled):
            return Outcome.DEADLOCK
        stuck = all(outcome in (Outcome.BLOCKED, Outcome.DEADLOCK) for outcome in outcomes)
        return Outcome.BLOCKED if stuck and not self._released else Outcome.WAITING

    # -------------------------------------------------------------------------------------------------- its barrier

    @property
    def living(self) -> Mask:
        """The threads that have not exited, shape (ranks, warps, 32)."""
        return np.stack([cta.living for cta in self.ctas])

    def settle_barrier(self) -> None:
        """Let those go on who wait at the barrier of the cluster, if it is complete."""
        if self.barrier.active and self.barrier.complete(self.living):
            self._released = True
            for cta in self.running:
                cta.synchronization.release_from_cluster()

    # ----------------------------------------------------------------------------------------------- shared memory

    def written(self, buffer: Bytes) -> Mask | None:
        """In full checks: which bytes of the shared memory in `buffer` were written."""
        return next((cta.warp.shared_written for cta in self.ctas if cta.warp.shared is buffer), None)
