"""Bits of global memory that are undefined: memory of `malloc` that nobody has written, and what was discarded."""

from __future__ import annotations

import numpy as np

from ptxvm.engine.interpret.places import Index
from ptxvm.engine.interpret.stack import ALL_BITS
from ptxvm.machine.memory import Allocation, Bytes, Memory


class UndefinedMemory:
    """As long as a launch runs; what is left counts as defined for the next one. Planes lie behind the addresses of the
    host where allocations begin."""

    def __init__(self) -> None:
        self._planes: dict[int, Bytes] = {}
        self._heap: dict[int, int] = {}

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
        return buffer.ctypes.data in self._heap.values()

    def define(self, memory: Memory, buffer: Bytes, offsets: Index, size: int) -> None:
        """An asynchronous operation writes bytes of the host."""
        found = memory.of_host(buffer.ctypes.data) if self._planes else None
        plane = None if found is None else self._planes.get(found[0].host)
        if found is not None and plane is not None:
            plane[(offsets + found[1])[:, None] + np.arange(size)] = 0
