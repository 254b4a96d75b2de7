"""Bits of global memory that are undefined: memory of `malloc` and of programs that nobody has written, and what was
discarded."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np

from ptxvm.engine.interpret.places import Index
from ptxvm.engine.interpret.stack import ALL_BITS
from ptxvm.machine.memory import Allocation, Bytes, Memory
from ptxvm.machine.unwritten import Unwritten


class UndefinedMemory:
    """As long as a launch runs; what is left counts as defined for the next one, but for memory that is followed from
    launch to launch. Planes lie behind the addresses of the host where allocations begin."""

    def __init__(self, memories: Iterable[Memory] = ()) -> None:
        self._planes: dict[int, Bytes] = {}
        self._heap: dict[int, int] = {}
        self._followed: dict[int, Unwritten] = {}
        for memory in memories:
            for address, known in memory.followed.items():
                allocation = memory.find(address)
                if allocation is not None:
                    known.find()
                    self._followed[allocation.host] = known
                    self._planes[allocation.host] = known.bits

    def allocate(self, address: int, allocation: Allocation) -> None:
        """`malloc` has returned an address."""
        self._planes[allocation.host] = np.full(allocation.size, ALL_BITS, np.uint8)
        self._heap[address] = allocation.host

    def free(self, address: int) -> None:
        """`free` gets an address."""
        self._planes.pop(self._heap.pop(address, 0), None)

    def require(self, buffer: Bytes) -> None:
        """Some bits of a whole allocation are about to be undefined."""
        self._planes.setdefault(buffer.ctypes.data, np.zeros(len(buffer), np.uint8))

    @property
    def is_empty(self) -> bool:
        """Whether nothing is undefined."""
        return not self._planes

    def plane(self, buffer: Bytes) -> Bytes | None:
        """The undefined bits of a whole allocation; None where there are none."""
        return self._planes.get(buffer.ctypes.data) if self._planes else None

    def stays_inside(self, buffer: Bytes) -> bool:
        """Whether the host does not see what is stored there."""
        place = buffer.ctypes.data
        return place in self._followed or place in self._heap.values()

    def keep(self, buffer: Bytes, index: Index, cause: str) -> None:
        """Undefined values have been stored in an allocation."""
        known = self._followed.get(buffer.ctypes.data) if self._followed else None
        if known is not None:
            known.keep(index, cause)

    def define(self, memory: Memory, buffer: Bytes, offsets: Index, size: int) -> None:
        """An asynchronous operation writes bytes of the host."""
        found = memory.of_host(buffer.ctypes.data) if self._planes else None
        plane = None if found is None else self._planes.get(found[0].host)
        if found is not None and plane is not None:
            plane[(offsets + found[1])[:, None] + np.arange(size)] = 0
