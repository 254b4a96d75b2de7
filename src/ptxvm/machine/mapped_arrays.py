"""The arrays of the host that are mapped into the memory of a device, for as long as they live."""

from __future__ import annotations

import weakref
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from ptxvm.machine.host_memory import Array, HostMemory, host_address, joined, viewed_memory

if TYPE_CHECKING:
    from ptxvm.machine.memory import Allocation, Memory


@dataclass(slots=True)
class _Mapped:
    """An array that keeps allocations mapped, the newest last; the reference tells whether it is still that array."""

    reference: weakref.ref[Array]
    allocations: list[Allocation] = field(default_factory=list)


class MappedArrays:
    """Which allocations stand for which arrays. An allocation is unmapped when no array keeps it any more.

    Not for several threads at once: `Memory` holds its lock.
    """

    def __init__(self, memory: Memory) -> None:
        self._memory = memory
        self._mapped: dict[int, _Mapped] = {}
        self._dead: deque[int] = deque()

    def addresses(self, arrays: Sequence[Array]) -> list[int]:
        """The device address of the first element of each array. What views the same memory lies in one allocation."""
        known = [self._known(array) for array in arrays]
        found = [allocation.address for allocation in known if allocation is not None]
        return found if len(found) == len(known) else self._addresses_of_views(arrays)

    def allocation(self, array: Array, name: str | None = None) -> Allocation:
        """What stands for a C-contiguous array by itself, also if it is a view. Raises ValueError for other arrays."""
        known = self._known(array)
        if known is not None:
            return known
        if not array.flags.c_contiguous:
            raise ValueError("only a C-contiguous array can be mapped as an allocation of its own")
        start = host_address(array)
        memory = HostMemory(start, start + array.nbytes, (array,), array.flags.writeable)
        return self._keep(memory, self._memory.add_mapped(start, array.nbytes, memory.writable, name))

    def alive(self) -> list[Array]:
        """All arrays that keep allocations."""
        arrays = (mapped.reference() for mapped in self._mapped.values())
        return [array for array in arrays if array is not None]

    def bury(self) -> None:
        """Unmap what only arrays kept that have died since."""
        while self._dead:
            key = self._dead.popleft()
            mapped = self._mapped.get(key)
            if mapped is not None and mapped.reference() is None:
                self._forget(key)

    # ------------------------------------------------------------------------------------------------------- arrays

    def _known(self, array: Array) -> Allocation | None:
        """The allocation of an array that has it to itself: no other argument of a launch can make that larger."""
        mapped = self._mapped.get(id(array))
        if mapped is None or mapped.reference() is not array:
            return None
        allocation = mapped.allocations[-1]
        if (
            allocation.host != host_address(array)
            or allocation.size != array.nbytes
            or not self._memory.holds(allocation)
        ):
            self._forget(id(array))
            return None
        self._memory.set_writable(allocation, array.flags.writeable)
        return allocation

    def _addresses_of_views(self, arrays: Sequence[Array]) -> list[int]:
        views = [viewed_memory(array) for array in arrays]
        homes: dict[int, Allocation] = {}
        for memory in joined(views):
            allocation = self._find(memory)
            if allocation is None:
                allocation = self._memory.add_mapped(memory.start, memory.size, memory.writable, None)
            self._keep(memory, allocation)
            self._memory.set_writable(allocation, memory.writable)
            homes.update(dict.fromkeys(map(id, memory.keepers), allocation))
        placed = zip(arrays, (homes[id(view.keepers[0])] for view in views), strict=True)
        return [allocation.address + host_address(array) - allocation.host for array, allocation in placed]

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
