"""The devices of a machine: their memories, which reach each other, and what stands for memory of several of them, or
for memory that fabric instructions reach."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from threading import Lock

from ptxvm.machine.layout import (
    ALLOCATION_ALIGNMENT,
    DEVICE_LIMIT,
    DEVICE_STRIDE,
    GUARD_GAP,
    MULTICAST_BASE,
    align_up,
    device_of,
)
from ptxvm.machine.memory import Memory
from ptxvm.records import record

FIRST_ENDPOINT = 0x100
"""The number of the first logical endpoint that is made; those below are devices."""


@record()
class MulticastObject:
    """`size` bytes at the multimem address `address` stand for as many at each of the device addresses `replicas`."""

    address: int
    size: int
    replicas: tuple[int, ...]


@record(frozen=False, eq=False)
class Endpoint:
    """What fabric instructions reach by a number: `size` bytes at each of some device addresses.

    `failure` is what operations on it report that complete now; None: they succeed.
    """

    number: int
    size: int
    replicas: tuple[int, ...]
    is_multicast: bool
    failure: int | None = None

    def addresses(self, offset: int, size: int) -> list[int] | None:
        """The device addresses of `size` bytes at an offset; None where it has not so many."""
        return [replica + offset for replica in self.replicas] if offset + size <= self.size else None

    @property
    def extent(self) -> str:
        return f" of {self.size} bytes"


class DeviceEndpoint(Endpoint):
    """All memory of a device: offsets are device addresses."""

    def __init__(self, device: int) -> None:
        super().__init__(device, DEVICE_STRIDE, ((device + 1) * DEVICE_STRIDE,), is_multicast=False)

    def addresses(self, offset: int, size: int) -> list[int] | None:
        inside = device_of(offset) == device_of(offset + size - 1) == self.number
        return [offset] if inside else None

    @property
    def extent(self) -> str:
        return f", which is device {self.number}"


class Devices:
    """Devices come into being when their memory is first asked for."""

    def __init__(self) -> None:
        self._memories: dict[int, Memory] = {}
        self._in_order: list[Memory] = []
        self._objects: list[MulticastObject] = []
        self._next = MULTICAST_BASE
        self._endpoints: dict[int, Endpoint] = {device: DeviceEndpoint(device) for device in range(DEVICE_LIMIT)}
        self._next_endpoint = FIRST_ENDPOINT
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

    # ----------------------------------------------------------------------------------------------------- endpoints

    def make_endpoint(self, replicas: Sequence[int], size: int, *, is_multicast: bool) -> Endpoint:
        """A logical endpoint of `size` bytes at each of some device addresses."""
        with self._lock:
            made = Endpoint(self._next_endpoint, size, tuple(replicas), is_multicast)
            self._next_endpoint += 1
            self._endpoints = {**self._endpoints, made.number: made}
            return made

    def free_endpoint(self, made: Endpoint) -> None:
        """Take the number of an endpoint back."""
        with self._lock:
            self._endpoints = {number: each for number, each in self._endpoints.items() if each is not made}

    def endpoint(self, number: int) -> Endpoint | None:
        """The logical endpoint of a number."""
        return self._endpoints.get(number)
