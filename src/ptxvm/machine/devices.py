"""The devices of a machine: their memories, which reach each other, and what stands for memory of several of them."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from threading import Lock

from ptxvm.machine.layout import ALLOCATION_ALIGNMENT, GUARD_GAP, MULTICAST_BASE, align_up, device_of
from ptxvm.machine.memory import Memory


@dataclass(frozen=True, slots=True)
class MulticastObject:
    """`size` bytes at the multimem address `address` stand for as many at each of the device addresses `replicas`."""

    address: int
    size: int
    replicas: tuple[int, ...]


class Devices:
    """Devices come into being when their memory is first asked for."""

    def __init__(self) -> None:
        self._memories: dict[int, Memory] = {}
        self._in_order: list[Memory] = []
        self._objects: list[MulticastObject] = []
        self._next = MULTICAST_BASE
        self._lock = Lock()

    def memory(self, device: int) -> Memory:
        """The memory of a device. Raises ValueError for a device that does not exist."""
        found = self._memories.get(device)
        return self._make(device) if found is None else found

    def _make(self, device: int) -> Memory:
        with self._lock:
            found = self._memories.get(device)
            if found is None:
                found = Memory(device, self)
                # New objects, so that others may use the old ones meanwhile.
                self._memories = dict(sorted([*self._memories.items(), (device, found)]))
                self._in_order = list(self._memories.values())
            return found

    def memories(self) -> list[Memory]:
        """All memories, by device."""
        return self._in_order

    def holder(self, address: int) -> Memory | None:
        """The memory of the device to which a global address belongs."""
        device = device_of(address)
        return None if device is None else self._memories.get(device)

    # ----------------------------------------------------------------------------------------------------- multicast

    def multicast(self, replicas: Sequence[int], size: int) -> MulticastObject:
        """An address range that stands for `size` bytes at each of some device addresses."""
        with self._lock:
            made = MulticastObject(self._next, size, tuple(replicas))
            self._next = align_up(made.address + size + GUARD_GAP, ALLOCATION_ALIGNMENT)
            self._objects = [*self._objects, made]
            return made

    def free(self, made: MulticastObject) -> None:
        """Take an address range back."""
        with self._lock:
            self._objects = [other for other in self._objects if other is not made]

    def replicas(self, address: int, size: int) -> list[int] | None:
        """The device addresses that `size` bytes at a multimem address stand for; None where no object has them."""
        if address < MULTICAST_BASE:
            return None
        objects = self._objects
        index = bisect_right(objects, address, key=lambda made: made.address)
        if not index or address + size > objects[index - 1].address + objects[index - 1].size:
            return None
        found = objects[index - 1]
        return [replica + address - found.address for replica in found.replicas]
