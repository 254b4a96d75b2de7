"""The arrays of the host that are mapped into the memory of a device, for as long as they live."""

from __future__ import annotations

import weakref
from collections import deque
from collections.abc import Callable, Sequence
from operator import call
from typing import TYPE_CHECKING, NamedTuple

from ptxvm.machine.host_memory import (
    WRITEABLE,
    Array,
    ArrayHead,
    HostMemory,
    head_of,
    host_address,
    joined,
    viewed_memory,
)

if TYPE_CHECKING:
    from ptxvm.machine.memory import Allocation, Memory


class _Mapped(weakref.ref[Array]):
    """An array that keeps allocations mapped, the newest last; calling it tells whether it is still that array."""

    __slots__ = ("allocations",)
    allocations: list[Allocation]


class _Place(NamedTuple):
    """Where a living array is: in an allocation that no other argument of a launch can make larger."""

    reference: weakref.ref[Array]
    allocation: Allocation
    host: int
    address: int
    head: ArrayHead


class MappedArrays:
    """Which allocations stand for which arrays. An allocation is unmapped when no array keeps it any more.

    Not for several threads at once: `Memory` holds its lock.
    """

    def __init__(self, memory: Memory) -> None:
        self._memory = memory
        self._mapped: dict[int, _Mapped] = {}
        self._places: dict[int, _Place] = {}
        self.dead: deque[int] = deque()
        """Identities of arrays that have died and are to be buried."""

    def addresses(self, arrays: Sequence[Array]) -> list[int]:
        """The device address of the first element of each array. What views the same memory lies in one allocation."""
        addresses = []
        for array in arrays:
            place = self._places.get(id(array))
            if place is None:
                return self._find_addresses(arrays)
            reference, allocation, host, address, head = place
            if (
                reference() is not array  # only then the head is one
                or head.data != host
                or (head.flags & WRITEABLE != 0) is not allocation.writable
                or not allocation.is_mapped
            ):
                return self._find_addresses(arrays)
            addresses.append(address)
        return addresses

    def allocation(self, array: Array, name: str | None = None) -> Allocation:
        """What stands for a C-contiguous array by itself, also if it is a view. Raises ValueError for other arrays."""
        mapped = self._mapped.get(id(array))
        if mapped is not None and mapped() is array:
            known = mapped.allocations[-1]
            if known.is_mapped and (known.host, known.size) == (host_address(array), array.nbytes):
                self._memory.set_writable(known, array.flags.writeable)
                return known
            self._forget(id(array))
        if not array.flags.c_contiguous:
            raise ValueError("only a C-contiguous array can be mapped as an allocation of its own")
        start = host_address(array)
        memory = HostMemory(start, start + array.nbytes, (array,), array.flags.writeable)
        return self._keep(memory, self._memory.add_mapped(start, array.nbytes, memory.writable, name))

    def alive(self) -> list[Array | None]:
        """All arrays that keep allocations; None for one that has died."""
        return [*map(call, self._mapped.values())]

    def bury(self) -> None:
        """Unmap what only arrays kept that have died since."""
        while self.dead:
            key = self.dead.popleft()
            place = self._places.get(key)
            if place is not None and place.reference() is None:
                del self._places[key]
            mapped = self._mapped.get(key)
            if mapped is not None and mapped() is None:
                self._forget(key)

    # ------------------------------------------------------------------------------------------------------- arrays

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
        head = head_of(array)
        if view.keepers[0].flags.owndata and head is not None:
            self._places[id(array)] = _Place(weakref.ref(array, self._note_of(array)), allocation, host, address, head)
        return address

    # -------------------------------------------------------------------------------------------------- allocations

    def _find(self, memory: HostMemory) -> Allocation | None:
        """The allocation that stands for all of some memory."""
        for keeper in memory.keepers:
            mapped = self._mapped.get(id(keeper))
            if mapped is not None and mapped() is keeper:
                found = self._covering(mapped, memory)
                if found is not None:
                    return found
        if len(memory.keepers) == 1 and memory.keepers[0].flags.owndata:
            return None  # its memory is nobody else's
        alive = [mapped for mapped in self._mapped.values() if mapped() is not None]
        found_by_others = (self._covering(mapped, memory) for mapped in alive)
        return next((found for found in found_by_others if found is not None), None)

    def _covering(self, mapped: _Mapped, memory: HostMemory) -> Allocation | None:
        """An allocation that an array keeps and that stands for all of some memory."""
        for allocation in reversed(mapped.allocations):
            end = allocation.host + allocation.size
            if allocation.host <= memory.start and memory.end <= end and allocation.is_mapped:
                return allocation
        return None

    def _keep(self, memory: HostMemory, allocation: Allocation) -> Allocation:
        """Let the arrays of some memory keep its allocation."""
        for keeper in memory.keepers:
            mapped = self._mapped.get(id(keeper))
            if mapped is None or mapped() is not keeper:
                if mapped is not None:
                    self._forget(id(keeper))
                mapped = self._mapped[id(keeper)] = _Mapped(keeper, self._note_of(keeper))
                mapped.allocations = []
            if allocation not in mapped.allocations:
                mapped.allocations.append(allocation)
                allocation.keepers += 1
        return allocation

    def _note_of(self, array: Array) -> Callable[[object], None]:
        """What is called when the array dies."""
        key, dead = id(array), self.dead

        def take_note(_: object) -> None:
            # This may run inside any allocation of Python's, also while the lock is held: it must do no more.
            dead.append(key)

        return take_note

    def _forget(self, key: int) -> None:
        """An array keeps nothing any more."""
        for allocation in self._mapped.pop(key).allocations:
            allocation.keepers -= 1
            if not allocation.keepers:
                self._memory.unmap(allocation)
