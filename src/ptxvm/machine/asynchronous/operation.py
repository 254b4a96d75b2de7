"""What all asynchronous operations have in common."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

from ptxvm.machine.asynchronous.groups import Groups, Index
from ptxvm.machine.asynchronous.origin import Origin
from ptxvm.machine.asynchronous.places import Touched
from ptxvm.machine.memory import Bytes

if TYPE_CHECKING:
    from ptxvm.machine.asynchronous.state import CtaState

Lanes = npt.NDArray[np.bool_]

_ALONE: Lanes = np.ones(1, np.bool_)


class Operation(ABC):
    """One asynchronous operation of one or several threads of a CTA.

    `read` fetches the sources, `write` lands the results and signals; each happens once, in this order. An operation
    may belong to a group of each of its threads: `groups` are those of its kind, `tickets` the group per thread.
    `sequence` is its place in the order in which the operations of the cluster were issued.
    """

    #: What is left of it when its CTA exits is forgotten.
    is_dropped = False
    #: Others must be complete before it: `awaits` tells which.
    is_ordered = False
    #: It completes at mbarriers: groups tell only that its sources have been read.
    is_signalled = False

    def __init__(
        self, origin: Origin, threads: Index, groups: Groups | None = None, tickets: Index | None = None
    ) -> None:
        self.origin = origin
        self.threads = threads
        self.groups = groups
        self.tickets = groups.current(threads) if groups is not None and tickets is None else tickets
        self.sequence = 0
        self.is_read = False
        self.read_due: int | None = None
        self.write_due: int | None = None

    @abstractmethod
    def read(self) -> None:
        """Fetch the sources. Raises KernelFault."""

    def take(self, data: Bytes) -> None:
        """What the source held when it was read; only for operations that read bytes before they write."""
        raise AssertionError(f"{self.origin} keeps no bytes")

    @abstractmethod
    def write(self) -> None:
        """Land the results, then signal the completion. Raises KernelFault."""

    def complete(self) -> None:
        """What is left to do, at once. Raises KernelFault."""
        if not self.is_read:
            self.is_read = True
            self.read()
        self.write()

    def awaits(self, other: Operation) -> Lanes | None:
        """The threads of an operation issued before that must be complete before this one; None for none."""
        return None

    def signals(self, cta: CtaState, offset: int) -> bool:
        """Whether its completion changes the mbarrier at `offset` of a CTA's shared memory."""
        return False

    @property
    def multiply_adds(self) -> int:
        """Products of elements that it sums up."""
        return 0

    def touched(self) -> list[Touched]:
        """All that it reads and writes, for whoever watches."""
        return []

    def conflict(self, cta: CtaState) -> str:
        """What it still does to the shared memory of a CTA, for the message when the CTA exits; "" for nothing."""
        return ""

    def uses_tensor_memory(self, cta: CtaState) -> bool:
        """Whether it reads or writes the tensor memory of a CTA."""
        return False

    def part(self, lanes: Lanes) -> Operation:
        """The operation of some of its threads; only for operations of several threads."""
        raise AssertionError(f"{self.origin} has one thread")

    def members(self, threads: Index, limits: Index) -> Lanes | None:
        """Which of its threads are in `threads` (ascending), in a group before their limit; None if none is."""
        assert self.tickets is not None
        if len(self.threads) == 1:
            first = int(threads.searchsorted(self.threads[0]))
            known = first < len(threads) and threads[first] == self.threads[0]
            return _ALONE if known and self.tickets[0] < limits[first] else None
        if self.threads[0] > threads[-1] or self.threads[-1] < threads[0]:
            return None
        place = np.minimum(np.searchsorted(threads, self.threads), len(threads) - 1)
        found: Lanes = (threads[place] == self.threads) & (self.tickets < limits[place])
        return found if found.any() else None

    def split(self, lanes: Lanes) -> tuple[Operation, Operation]:
        """The operation of some of its threads and that of the others."""
        chosen, others = self.part(lanes), self.part(~lanes)
        for part in (chosen, others):
            part.sequence, part.is_read = self.sequence, self.is_read
            part.read_due, part.write_due = self.read_due, self.write_due
        return chosen, others
