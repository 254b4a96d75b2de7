"""What the host calls of one launch share."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

from ptxvm.engine.host.arithmetic import Arithmetic, combine_alone
from ptxvm.engine.host.output import Output
from ptxvm.engine.options import AsyncCompletion, Options
from ptxvm.isa.matrix.shared.warpgroup import MatrixProduct, Multiply
from ptxvm.machine.asynchronous import (
    ClusterState,
    Completion,
    CtaState,
    EarlyCompletion,
    LateCompletion,
    RandomCompletion,
)
from ptxvm.machine.launch import Launch
from ptxvm.machine.memory import Allocation, Bytes, Memory, host_bytes
from ptxvm.machine.tensor_map import GlobalBytes
from ptxvm.machine.updates import Combine, Swap

if TYPE_CHECKING:
    from ptxvm.engine.host.native_tiles import TileRoutine


def swap_alone(address: int, size: int, expected: int, new: int) -> bool:
    """Where no other thread can interfere."""
    host_bytes(address, size)[:] = np.frombuffer(new.to_bytes(size, "little"), np.uint8)
    return True


def multiply_alone(product: MatrixProduct) -> Multiply:
    """With NumPy."""
    return product.multiply


def _nothing_left() -> int | None:
    return None


class HostLaunch:
    """A launch as host functions see it. Threads may share it.

    Engines whose threads change memory meanwhile set `swap` and `combine_of`: what combines elements. Those that have a
    faster way than NumPy set `multiply_of`: what multiplies matrices, and `tile_routine`, which does it in tensor
    memory. All set `take_cluster`: it gives the number of a cluster that will not start any more, if there is one left.
    """

    def __init__(self, kernel: str, launch: Launch, memory: Memory, options: Options) -> None:
        self.kernel = kernel
        self.launch = launch
        self.memory = memory
        self.options = options
        self.global_bytes = GlobalBytes(memory.reachable())
        self.parameters = np.frombuffer(launch.parameters, np.uint8)
        self.swap: Swap = swap_alone
        self.combine_of: Callable[[Arithmetic], Combine] = combine_alone
        self.multiply_of: Callable[[MatrixProduct], Multiply] = multiply_alone
        self.tile_routine: TileRoutine | None = None
        self.take_cluster: Callable[[], int | None] = _nothing_left
        self.output = Output()
        memory.heap.begin_launch()
        self.target = _target_number(launch.image.target)
        self._contents: dict[int, tuple[Allocation, Bytes]] = {}

    @property
    def may_defer(self) -> bool:
        """Whether an engine may keep copies to itself until the wait that needs them: nothing else decides or looks."""
        return self.options.async_completion is AsyncCompletion.LATE

    def close(self) -> None:
        """The launch has ended, also if by a fault: what its threads printed is written."""
        self.memory.heap.end_launch()
        self.output.flush()

    def content(self, allocation: Allocation) -> Bytes:
        """The bytes of an allocation, in place. They live while somebody holds them, even if the kernel frees it."""
        known = self._contents.get(allocation.address)
        if known is None or known[0] is not allocation:
            owner = allocation.owner
            found = host_bytes(allocation.host, allocation.size) if owner is None else owner
            known = self._contents[allocation.address] = allocation, found
        return known[1]

    def cluster(
        self, index: int, shared: Sequence[Bytes], written: Sequence[npt.NDArray[np.bool_] | None] | None = None
    ) -> ClusterState:
        """The state of a cluster, made by the engine when one of its CTAs first needs it.

        `index` is its number in the grid; `shared` holds, by rank, the shared memory of its CTAs, and `written`, in
        full checks, which bytes of them were written.
        """
        first = index * self.launch.cluster_size
        marks = written or [None] * len(shared)
        ctas = [
            CtaState(self.launch, first + rank, rank, memory, mark)
            for rank, (memory, mark) in enumerate(zip(shared, marks, strict=True))
        ]
        return ClusterState(ctas, self._completion(index))

    def _completion(self, index: int) -> Completion:
        match self.options.async_completion:
            case AsyncCompletion.EARLY:
                return EarlyCompletion()
            case AsyncCompletion.RANDOM:
                return RandomCompletion((self.options.seed, index))
        return LateCompletion()


def _target_number(target: str) -> int:
    """The number in `sm_90a`; 0 where no target is known."""
    return int("0" + "".join(filter(str.isdigit, target)))
