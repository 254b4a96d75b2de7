"""The barrier of a cluster: which threads have arrived, and which of them have not waited yet."""

from __future__ import annotations

import numpy as np

from ptxvm.machine.barriers import BarrierError, Mask

WARP_SIZE = 32


class ClusterBarrier:
    """The barrier of a cluster of `ranks` CTAs with `warps` warps each.

    Every thread that has not exited arrives once per phase, and waits before it arrives again. `active`: one has in the
    current phase.
    """

    def __init__(self, ranks: int, warps: int) -> None:
        shape = (ranks, warps, WARP_SIZE)
        self.active = False
        self._arrived = np.zeros(shape, np.bool_)
        self._unwaited = np.zeros(shape, np.bool_)

    def arrive(self, rank: int, lanes: Mask) -> None:
        """`lanes` of a CTA arrive. Raises BarrierError if one of them has arrived before and not waited since."""
        if (self._unwaited[rank] & lanes).any():
            raise BarrierError("a thread arrives twice at the barrier of the cluster without waiting in between")
        self.active = True
        self._arrived[rank] |= lanes
        self._unwaited[rank] |= lanes

    def passing(self, rank: int, lanes: Mask) -> Mask:
        """Those of `lanes` whose phase is complete. Raises BarrierError if one of them has not arrived."""
        if (lanes & ~self._unwaited[rank]).any():
            raise BarrierError("a thread waits for the barrier of the cluster without having arrived")
        through: Mask = lanes & ~self._arrived[rank]
        return through

    def leave(self, rank: int, lanes: Mask) -> None:
        """`lanes` have waited."""
        self._unwaited[rank] &= ~lanes

    def complete(self, living: Mask) -> bool:
        """Begin the next phase if all `living` threads, shape (ranks, warps, 32), have arrived."""
        if not self.active or (living & ~self._arrived).any():
            return False
        self.active = False
        self._arrived[:] = False
        return True

    def arrived(self, living: Mask) -> int:
        """Threads that have arrived in the current phase, of those that live."""
        return int(np.count_nonzero(self._arrived & living))
