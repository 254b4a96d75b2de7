"""The arrays of the host that are mapped into the memory of a device, for as long as they live."""

from __future__ import annotations

import weakref
from collections import deque
from collections.abc import Sequence
from ctypes import addressof, c_char
from dataclasses import field
from typing import TYPE_CHECKING, Any, NamedTuple

from ptxvm.machine.host_memory import Array, HostMemory, host_address, joined, viewed_memory
from ptxvm.records import record

if TYPE_CHECKING:
    from ptxvm.machine.memory import Allocation, Memory


@record(frozen=False)
class _Mapped:
    """An array that keeps allocations mapped, the newest last; the reference tells whether it is still that array."""

    reference: weakref.ref[Array]
    allocations: list[Allocation] = field(default_factory=list)


class _Place(NamedTuple):
    """Where a living array is: in an allocation that no other argument of a launch can make larger."""

    reference: weakref.ref[Array]
    allocation: Allocation
    host: int
    address: int


class MappedArrays:
    """Which allocations stand for which arrays. An allocation is unmapped when no array keeps it any more.

    Not for several threads at once: `Memory` holds its lock.
    """

    def __init__(self, memory: Memory) -> None:
        self._memory = memory
        self._mapped: dict[int, _Mapped] = {}
        self._places: dict[int, _Place] = {}
        self._dead: deque[int] = deque()

    def addresses(self, arrays: Sequence[Array]) -> list[int]:
        """The device address of the first element of each array. What views the same memory lies in one allocation."""
        addresses = []
        for array in arrays:
            place = self._places.get(id(array))
            if place is None or not self._is_current(place, array):
                return self._find_addresses(arrays)
            addresses.append(place.address)
        return addresses

    def known_addresses(self, arrays: Sequence[Array]) -> list[int] | None:
        """The same, without a look at more than what must not have changed; None where that is not enough."""
        addresses = []
        for array in arrays:
            place = self._places.get(id(array))
            if place is None or place.reference() is not array or not place.allocation.writable:
                return None
            buffer: Any = array
            try:
                host = addressof(c_char.from_buffer(buffer))  # what cannot be written is refused
            except (ValueError, TypeError, BufferError):
                return None
            if host != place.host or not self._memory.holds(place.allocation):
                return None
            addresses.append(place.address)
        return addresses

    def allocation(self, array: Array, name: str | None = None) -> Allocation:
        """What stands for a C-contiguous array by itself, also if it is a view. Raises ValueError for other arrays."""
        mapped = self._mapped.get(id(array))
        if mapped is not None and mapped.reference() is array:
            known = mapped.allocations[-1]
            if self._memory.holds(known) and (known.host, known.size) == (host_address(array), array.nbytes):
                self._memory.set_writable(known, array.flags.writeable)
                return known
            self._forget(id(array))
        if not array.flags.c_contiguous:
            raise ValueError("only a C-contiguous array can be mapped as an allocation of its own")
        start = host_address(array)
        memory = HostMemory(start, start + array.nbytes, (array,), array.flags.writeable)
        return self._keep(memory, self._memory.add_mapped(start, array.nbytes, memory.writable, name))

    def alive(self) -> list[Array]:
        """All arrays that keep allocations."""
        return [array for mapped in self._mapped.values() if (array := mapped.reference()) is not None]

    def bury(self) -> None:
        """Unmap what only arrays kept that have died since."""
        while self._dead:
            key = self._dead.popleft()
            place = self._places.get(key)
            if place is not None and place.reference() is None:
                del self._places[key]
            mapped = self._mapped.get(key)
            if mapped is not None and mapped.reference() is None:
                self._forget(key)

    # ------------------------------------------------------------------------------------------------------- arrays

    def _is_current(self, place: _Place, array: Array) -> bool:
        return (
            place.reference() is array
            and place.host == host_address(array)
            and place.allocation.writable == array.flags.writeable
            and self._memory.holds(place.allocation)
        )

    def _find_addresses(self, arrays: Sequence[Array]) -> list[int]:
        views = [viewed_memory(array) for array in arrays]
        homes: dict[int, Allocation] = {}
        for memory in joined(views):
            allocation = self._find(memory)
            if allocation is None:
                allocation = self._memory.add_mapped(memory.start, memory.size, memory.writable, None)
            self._keep(memory, allocation)
            self._memory.set_writable(allocation, memory.writable)
            homes.update(dict.fromkeys(map(id, memory.keepers), allocation))
        return [
            self._place(*each) for each in zip(arrays, views, (homes[id(v.keepers[0])] for v in views), strict=True)
        ]

    def _place(self, array: Array, view: HostMemory, allocation: Allocation) -> int:
        """The address of an array in its allocation; remembered where nobody else can know of the memory."""
        host = host_address(array)
        address = allocation.address + host - allocation.host
        if view.keepers[0].flags.owndata:
            self._places[id(array)] = _Place(self._watch(array), allocation, host, address)
        return address

    # -------------------------------------------------------------------------------------------------- allocations

    def _find(self, memory: HostMemory) -> Allocation | None:
        """The allocation that stands for all of some memory."""
        for keeper in memory.keepers:
            mapped = self._mapped.get(id(keeper))
            if mapped is not None and mapped.reference() is keeper:
                found = self._covering(mapped, memory)
                if found is not None:
                    return found
        if len(memory.keepers) == 1 and memory.keepers[0].flags.owndata:
            return None  # its memory is nobody else's
        alive = [mapped for mapped in self._mapped.values() if mapped.reference() is not None]
        found_by_others = (self._covering(mapped, memory) for mapped in alive)
        return next((found for found in found_by_others if found is not None), None)

    def _covering(self, mapped: _Mapped, memory: HostMemory) -> Allocation | None:
        """An allocation that an array keeps and that stands for all of some memory."""
        for allocation in reversed(mapped.allocations):
            end = allocation.host + allocation.size
            if allocation.host <= memory.start and memory.end <= end and self._memory.holds(allocation):
                return allocation
        return None

    def _keep(self, memory: HostMemory, allocation: Allocation) -> Allocation:
        """Let the arrays of some memory keep its allocation."""
        for keeper in memory.keepers:
            mapped = self._mapped.get(id(keeper))
            if mapped is None or mapped.reference() is not keeper:
                if mapped is not None:
                    self._forget(id(keeper))
                mapped = self._mapped[id(keeper)] = _Mapped(self._watch(keeper))
            if allocation not in mapped.allocations:
                mapped.allocations.append(allocation)
                allocation.keepers += 1
        return allocation

    def _watch(self, array: Array) -> weakref.ref[Array]:
        key, dead = id(array), self._dead

        def take_note(_: object) -> None:
            # This may run inside any allocation of Python's, also while the lock is held: it must do no more.
            dead.append(key)

        return weakref.ref(array, take_note)

    def _forget(self, key: int) -> None:
        """An array keeps nothing any more."""
        for allocation in self._mapped.pop(key).allocations:
            allocation.keepers -= 1
            if not allocation.keepers:
                self._memory.unmap(allocation)
