"""The heap of a device: memory that running threads allocate and free."""

from __future__ import annotations

from threading import Lock
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ptxvm.machine.memory import Bytes, Memory

HEAP_LIMIT = 1 << 30
"""Bytes that may be allocated at a time; `malloc` returns a null pointer beyond."""


class HeapError(Exception):
    """An address was freed at which no allocation begins; `was_freed` tells that one did once."""

    def __init__(self, message: str, was_freed: bool) -> None:
        super().__init__(message)
        self.was_freed = was_freed


class Heap:
    """Allocations last until they are freed, also from launch to launch.

    While launches are in flight the host memory of what was freed is kept: their threads may hold pointers into it.
    """

    def __init__(self, memory: Memory) -> None:
        self._memory = memory
        self._live: dict[int, Bytes] = {}
        self._size = 0
        self._kept: list[Bytes] = []
        self._launches = 0
        self._lock = Lock()

    def allocate(self, size: int) -> int:
        """The device address of new memory; 0 for no bytes, and when the heap is full."""
        with self._lock:
            if not 0 < size <= HEAP_LIMIT - self._size:
                return 0
            allocation = self._memory.allocate(size, name="device heap")
            assert allocation.owner is not None
            self._live[allocation.address] = allocation.owner
            self._size += size
            return allocation.address

    def free(self, address: int) -> None:
        """Free an allocation; a null pointer is none. Raises HeapError."""
        if address == 0:
            return
        with self._lock:
            owner = self._live.pop(address, None)
            if owner is None:
                gone = self._memory.freed(address)
                reason = "was freed before" if gone is not None else "is not what `malloc` returned"
                raise HeapError(f"the address {address:#x} {reason}", gone is not None)
            self._memory.free(address)
            self._size -= len(owner)
            if self._launches:
                self._kept.append(owner)

    @property
    def left(self) -> list[int]:
        """The addresses of what has not been freed."""
        with self._lock:
            return list(self._live)

    @property
    def size(self) -> int:
        """Bytes that have not been freed."""
        return self._size

    def begin_launch(self) -> None:
        with self._lock:
            self._launches += 1

    def end_launch(self) -> None:
        with self._lock:
            self._launches -= 1
            if not self._launches:
                self._kept.clear()
