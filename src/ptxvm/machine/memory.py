"""Global memory of one device: what lies at which device address, and where that is in the host."""

from __future__ import annotations

import ctypes
from bisect import bisect_right, insort
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from threading import RLock
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from ptxvm.machine.faults import FaultKind
from ptxvm.machine.heap import Heap
from ptxvm.machine.host_pages import PAGE, pages_at
from ptxvm.machine.layout import (
    ALLOCATION_ALIGNMENT,
    DEVICE_STRIDE,
    GUARD_GAP,
    NULL_PAGE,
    align_up,
    global_base,
)
from ptxvm.machine.mapped_arrays import MappedArrays
from ptxvm.machine.table import AllocationTable, TableRows
from ptxvm.machine.texture.handles import HandleTable
from ptxvm.machine.unwritten import Followed
from ptxvm.machine.uses import birth, let_go

if TYPE_CHECKING:
    from ptxvm.machine.devices import Devices, Endpoint

FREED_HISTORY = 4096
"""Freed allocations remembered, so that a stale pointer is told from a wild one."""

MOST_TRIED = 1024
"""Places that are tried for memory with the same address on both sides."""

Bytes = npt.NDArray[np.uint8]

Kept = list[npt.NDArray[Any] | None]
"""What lives as long as the list."""


@dataclass(eq=False, slots=True, weakref_slot=True)
class Allocation:
    """`size` bytes at device address `address`, living at host address `host`. `name` is for messages only.

    `keepers`: so many arrays of the host keep it mapped (see `mapped_arrays`). `born` orders it and work (see `uses`).
    `is_mapped`: until it is freed.
    """

    address: int
    size: int
    host: int
    writable: bool
    name: str | None = None
    owner: Bytes | None = field(default=None, repr=False)
    keepers: int = 0
    is_mapped: bool = True
    born: int = field(default_factory=birth, repr=False)

    @property
    def end(self) -> int:
        return self.address + self.size

    def describe(self) -> str:
        what = f"`{self.name}`" if self.name else "an allocation"
        return f"{what} ({self.size} bytes at {self.address:#x})"


LAUNCH_SLOTS = 2048
"""Launches by kernels of a device that may be pending, unless somebody says another number."""


class Memory:
    """The allocations of a device.

    Addresses are the machine's own: 256-byte aligned, with unmapped gaps between allocations, never reused, and the
    same in every run of the same program. The host memory behind them is the caller's array, or made by `allocate`.
    `changes` counts what was allocated and freed, and became writable or read-only. `handles`: textures, samplers and
    surfaces. `followed`: allocations of which it is known what was never written. `open_to_host`: where those begin
    that a program of the host may write while kernels run.
    """

    def __init__(self, device: int = 0, system: Devices | None = None) -> None:
        self.device = device
        self._system = system
        self.changes = 0
        self.heap = Heap(self)
        self.launch_slots = LAUNCH_SLOTS
        self.handles = HandleTable(device)
        self.followed = Followed()
        self.open_to_host: set[int] = set()
        self._first = global_base(device)
        self._next = self._first + GUARD_GAP
        self._limit = global_base(device) + DEVICE_STRIDE
        self._addresses: list[int] = []
        self._allocations: dict[int, Allocation] = {}
        self._freed: deque[Allocation] = deque(maxlen=FREED_HISTORY)
        self._arrays = MappedArrays(self)
        self._releases: deque[Callable[[], None]] = deque()
        self._table = AllocationTable()
        self._lock = RLock()

    # -------------------------------------------------------------------------------------------- allocate and free

    def allocate(self, size: int, *, name: str | None = None, writable: bool = True) -> Allocation:
        """New zeroed memory of `size` bytes; its host address is as aligned as its device address."""
        if self._releases:
            with self._lock:
                self._bury()
        backing: Any = np.zeros(size + ALLOCATION_ALIGNMENT, np.uint8)
        start = ctypes.addressof(ctypes.c_char.from_buffer(backing))  # four times as quick as `ctypes.data`
        skip = -start % ALLOCATION_ALIGNMENT
        return self._add(size, start + skip, writable, name, backing[skip : skip + size])

    def allocate_unified(self, size: int, *, name: str | None = None) -> Allocation:
        """New zeroed memory that has the same address for the host and for kernels; only device 0 has such addresses.

        Raises MemoryError where the host has no such memory.
        """
        room = align_up(max(size, 1), PAGE)
        with self._lock:
            for _ in range(MOST_TRIED):
                address = self._next = align_up(self._next, PAGE)
                owner = pages_at(address, room)
                if owner is not None:
                    return self._add(size, address, True, name, owner)
                self._next += room + GUARD_GAP
        raise MemoryError(f"the host has no {size} bytes at addresses of the device")

    def reserve(self, size: int, alignment: int) -> int:
        """Addresses that no allocation will get; `map_at` gives them a meaning."""
        with self._lock:
            address = align_up(self._next, max(alignment, ALLOCATION_ALIGNMENT))
            following = align_up(address + size + GUARD_GAP, ALLOCATION_ALIGNMENT)
            if following > self._limit:
                raise MemoryError(f"device {self.device} has no addresses left for {size} bytes")
            self._next = following
            return address

    def map_at(self, address: int, backing: Bytes, *, writable: bool, name: str | None = None) -> Allocation:
        """Map memory of the host at reserved addresses. Other addresses may stand for the same memory."""
        with self._lock:
            host = int(backing.ctypes.data)
            allocation = Allocation(address, len(backing), host, writable, name, backing)
            insort(self._addresses, address)
            self._allocations[address] = allocation
            self._table.insert(address, len(backing), host, writable)
            self.changes += 1
            return allocation

    def addresses(self, arrays: Sequence[npt.NDArray[Any]]) -> list[int]:
        """Map arrays in place: the device address of the first element of each.

        A view is a pointer into the memory it views: its base array, or the buffer behind that. Arrays that view the
        same memory lie in one allocation. It has the same address for as long as the base array lives. A store through
        nothing but read-only arrays faults.
        """
        with self._lock:
            self._bury()
            return self._arrays.addresses(arrays)

    def hold_at(self, arrays: Sequence[npt.NDArray[Any]]) -> tuple[list[int], Kept, int]:
        """`addresses`, `hold` and `reachable_changes` in one."""
        if len(self.reachable()) > 1:
            return self.addresses(arrays), self.hold(), self.reachable_changes
        with self._lock:
            self._bury()
            return self._arrays.addresses(arrays), self._arrays.alive(), self.changes

    def map_array(self, array: npt.NDArray[Any], name: str | None = None) -> Allocation:
        """Map a C-contiguous array in place, as an allocation of its own, with the same address while it lives.

        A store to a read-only array faults. Raises ValueError for an array that is not C-contiguous.
        """
        with self._lock:
            self._bury()
            return self._arrays.allocation(array, name)

    def add_mapped(self, host: int, size: int, writable: bool, name: str | None) -> Allocation:
        """Map memory of the host that somebody else keeps alive."""
        return self._add(size, host, writable, name, None)

    def set_writable(self, allocation: Allocation, writable: bool) -> None:
        """Let stores to an allocation be allowed or faults."""
        if writable != allocation.writable:
            allocation.writable = writable
            self._table.set_writable(allocation.address, writable)
            self.changes += 1

    def _add(self, size: int, host: int, writable: bool, name: str | None, owner: Bytes | None) -> Allocation:
        with self._lock:
            address = self._next
            following = align_up(address + size + GUARD_GAP, ALLOCATION_ALIGNMENT)
            if following > self._limit:
                raise MemoryError(f"device {self.device} has no addresses left for {size} bytes")
            self._next = following
            allocation = Allocation(address, size, host, writable, name, owner)
            self._addresses.append(address)
            self._allocations[address] = allocation
            self._table.append(address, size, host, writable)
            self.changes += 1
            return allocation

    def free(self, address: int) -> None:
        """Unmap the allocation that begins at `address`. Raises ValueError if there is none."""
        with self._lock:
            allocation = self._allocations.get(address)
            if allocation is None:
                raise ValueError(f"no allocation begins at {address:#x}")
            self.unmap(allocation)

    def unmap(self, allocation: Allocation) -> None:
        """Take an allocation away, if it is still there."""
        with self._lock:
            if self._allocations.get(allocation.address) is not allocation:
                return
            del self._allocations[allocation.address]
            allocation.is_mapped = False
            del self._addresses[bisect_right(self._addresses, allocation.address) - 1]
            self._table.remove(allocation.address)
            self.followed.remove(allocation)
            self.open_to_host.discard(allocation.address)
            self.changes += 1
            if allocation.owner is not None:
                let_go(allocation.owner, allocation.born)
                allocation.owner = None
            self._freed.append(allocation)

    def release_later(self, release: Callable[[], None]) -> None:
        """What frees allocations, for finalizers: these run inside any allocation of Python's, also while the table is
        being changed. It is called before the next launch, or whatever looks at the table next."""
        self._releases.append(release)

    def _bury(self) -> None:
        """Unmap what has died since."""
        if self._releases or self._arrays.dead:
            while self._releases:
                self._releases.popleft()()
            self._arrays.bury()

    # ------------------------------------------------------------------------------------------------------ look up

    def hold(self) -> Kept:
        """All mapped arrays that are alive, of all devices. Whoever runs a kernel keeps them, so that none dies under
        the kernel."""
        memories = self.reachable()
        if len(memories) == 1:
            return self._hold_own()
        return [array for memory in memories for array in memory._hold_own()]

    def _hold_own(self) -> Kept:
        with self._lock:
            self._bury()
            return self._arrays.alive()

    def reachable(self) -> list[Memory]:
        """The memories of all devices that a kernel on this one can access, by device."""
        return [self] if self._system is None else self._system.memories()

    @property
    def reachable_changes(self) -> int:
        """How often what `table` shows has changed."""
        memories = self.reachable()
        return self.changes if len(memories) == 1 else sum(memory.changes for memory in memories)

    def replicas(self, address: int, size: int) -> list[int] | None:
        """The device addresses that `size` bytes at a multimem address stand for; None where no object has them."""
        return None if self._system is None else self._system.replicas(address, size)

    def endpoint(self, number: int) -> Endpoint | None:
        """The logical endpoint of a number."""
        return None if self._system is None else self._system.endpoint(number)

    def _holder(self, address: int) -> Memory:
        """The memory of the device to which an address belongs; this one, if to none."""
        if self._first <= address < self._limit or self._system is None:
            return self
        return self._system.holder(address) or self

    def table(self) -> TableRows:
        """The live allocations of all devices, sorted by address (see `TABLE_ROW`), for native code and vectorised
        look-up.

        The rows stay valid while the caller holds the array; later allocations appear in the next `table()`.
        """
        memories = self.reachable()
        if len(memories) == 1:
            return self._own_table()
        return np.concatenate([memory._own_table() for memory in memories])

    def _own_table(self) -> TableRows:
        with self._lock:
            self._bury()
            return self._table.rows()

    def has_given(self, address: int) -> bool:
        """Whether an address is, or was, this device's to give: nothing else is there."""
        return self._first <= address < self._next

    def find(self, address: int) -> Allocation | None:
        """The allocation that holds `address`, which may be one of another device."""
        exact = self._allocations.get(address)  # most pointers are those that were given
        if exact is not None and exact.size:
            return exact
        if not self._first <= address < self._limit and (holder := self._holder(address)) is not self:
            return holder.find(address)
        if address >= self._next:  # most of these are the host's
            return None
        with self._lock:
            allocation = self._below(address)
            return allocation if allocation is not None and address < allocation.end else None

    def of_host(self, host: int) -> tuple[Allocation, int] | None:
        """The allocation, of any device, in which a byte of the host's memory lies, and where in it."""
        for memory in self.reachable():
            rows = memory.table()
            inside = np.flatnonzero((rows["host"] <= host) & (host < rows["host"] + rows["size"]))
            if len(inside) and (found := memory.find(int(rows[inside[0]]["base"]))) is not None:
                return found, host - found.host
        return None

    def _below(self, address: int) -> Allocation | None:
        index = bisect_right(self._addresses, address)
        return self._allocations[self._addresses[index - 1]] if index else None

    def nearest(self, address: int) -> Allocation | None:
        """The live allocation closest to `address`, for messages."""
        with self._lock:
            index = bisect_right(self._addresses, address)
            around = [self._allocations[base] for base in self._addresses[max(0, index - 1) : index + 1]]
            return min(around, key=lambda candidate: _distance(candidate, address), default=None)

    def freed(self, address: int) -> Allocation | None:
        """The freed allocation that held `address`, if it is still remembered."""
        with self._lock:
            return next((gone for gone in reversed(self._freed) if gone.address <= address < gone.end), None)

    def view(self, address: int, size: int) -> Bytes:
        """`size` bytes of device memory as an array, in place. Raises ValueError unless they lie in one allocation."""
        allocation = self.find(address)
        if allocation is None or address + size > allocation.end:
            raise ValueError(f"{size} bytes at {address:#x} are not in one allocation")
        return host_bytes(allocation.host + address - allocation.address, size)

    # ---------------------------------------------------------------------------------------------------- diagnosis

    def diagnose(self, address: int, size: int, *, store: bool) -> tuple[FaultKind, str]:
        """Why an access of `size` bytes at `address` is wrong, with words about the nearest allocation."""
        if address < NULL_PAGE:
            return FaultKind.NULL_POINTER, "the address is a null pointer"
        if self.replicas(address, 1) is not None:
            return FaultKind.OUT_OF_BOUNDS, "this is a multimem address, for multimem instructions only"
        if (other := self._holder(address)) is not self:
            return other.diagnose(address, size, store=store)
        holder = self.find(address)
        if holder is not None and store and not holder.writable and address + size <= holder.end:
            return FaultKind.READ_ONLY, f"{holder.describe()} is read-only"
        gone = self.freed(address)
        if gone is not None:
            return FaultKind.USE_AFTER_FREE, f"{gone.describe()} was freed"
        near = self.nearest(address)
        if near is None:
            return FaultKind.OUT_OF_BOUNDS, "nothing is mapped in device memory"
        return FaultKind.OUT_OF_BOUNDS, f"{_relation(near, address, size)} {near.describe()}"


def host_bytes(host: int, size: int) -> Bytes:
    """Host memory as an array; whoever holds it must know that the memory lives."""
    return np.ctypeslib.as_array((ctypes.c_uint8 * size).from_address(host))


def _distance(allocation: Allocation, address: int) -> int:
    return max(allocation.address - address, address - allocation.end + 1, 0)


def _relation(allocation: Allocation, address: int, size: int) -> str:
    if address < allocation.address:
        return f"{allocation.address - address} bytes before"
    if address < allocation.end:
        return f"{address + size - allocation.end} of {size} bytes lie past the end of"
    return f"{address - allocation.end} bytes past the end of"
