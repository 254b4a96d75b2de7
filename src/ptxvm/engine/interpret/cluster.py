"""The CTAs of a cluster: they live together, reach each other's shared memory and meet at one barrier."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from ptxvm.engine.interpret.cta import ROUNDS, Cta, Outcome
from ptxvm.engine.interpret.values import Mask
from ptxvm.machine.cluster_barrier import ClusterBarrier
from ptxvm.machine.launch import Dimensions
from ptxvm.machine.memory import Bytes

if TYPE_CHECKING:
    from ptxvm.engine.interpret.grid import Grid


class Cluster:
    """All CTAs of a cluster, by rank; `running` are those that have not ended. Without clusters each CTA is one."""

    def __init__(self, grid: Grid, index: int) -> None:
        launch = grid.launch
        size = launch.cluster_size
        self.place: Dimensions = launch.cluster_of(index)
        self.barrier = ClusterBarrier(size, launch.warps)
        self.ctas = [Cta(grid, self, rank, launch.block_of(index * size + rank)) for rank in range(size)]
        self.running = list(self.ctas)
        self._released = False

    def run(self) -> Outcome:
        """Run until all CTAs have finished or must wait for something outside."""
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
        if self.barrier.complete(self.living):
            self._released = True
            for cta in self.running:
                cta.synchronization.release_from_cluster()

    # ----------------------------------------------------------------------------------------------- shared memory

    def written(self, buffer: Bytes) -> Mask | None:
        """In full checks: which bytes of the shared memory in `buffer` were written."""
        return next((cta.warp.shared_written for cta in self.ctas if cta.warp.shared is buffer), None)
