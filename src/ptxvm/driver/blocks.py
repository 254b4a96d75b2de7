"""Memory that programs hold: which addresses they were given, and which bytes of the host stand behind a pointer."""

from __future__ import annotations

from bisect import bisect_right, insort
from collections import deque
from collections.abc import Callable
from dataclasses import field
from enum import Enum, auto
from threading import RLock
from typing import NamedTuple

import numpy as np

from ptxvm.api.device import device_memory
from ptxvm.driver.caller_memory import check_readable, check_writable, forget
from ptxvm.driver.errors import DriverError, fail, require
from ptxvm.driver.state import Context, state
from ptxvm.driver.tables.constants import CUmemorytype, CUresult
from ptxvm.machine.layout import global_base
from ptxvm.machine.memory import Allocation, Bytes, Memory
from ptxvm.records import record

FIRST_DEVICE_ADDRESS, SECOND_DEVICE_ADDRESS = global_base(0), global_base(1)
_first_memory = device_memory(0)
"""What knows which memory has an address of any device."""


class Kind(Enum):
    """Where memory comes from; whether it is memory of the host, and what attributes of pointers call it."""

    of_host: bool
    memory_type: CUmemorytype

    DEVICE = auto()
    PINNED = auto()
    MANAGED = auto()
    REGISTERED = auto()
    POOL = auto()
    MAPPED = auto()
    PAGEABLE = auto()


for _kind in Kind:
    _kind.of_host = _kind in (Kind.PINNED, Kind.REGISTERED, Kind.PAGEABLE)
    _kind.memory_type = CUmemorytype.HOST if _kind.of_host else CUmemorytype.DEVICE


@record(frozen=False, eq=False)
class Block:
    """Memory with one address range on the device, and one of the host if programs may know it (`host`, else 0)."""

    address: int
    size: int
    kind: Kind
    context: Context
    allocation: Allocation
    host: int = 0
    flags: int = 0
    pool: object = None
    number: int = field(default_factory=lambda: next(state.numbers))
    advice: dict[int, int] = field(default_factory=dict)
    accessed_by: dict[int, None] = field(default_factory=dict)
    sync_memops: bool = False
    expected: int = 0  # launches of its graph that have not begun: they allocate it again
    held: bool = True  # by the program, which may free it: memory of a graph is only between launches
    of_graph: bool = False
    graph_frees: bool = False  # a node does


class Segment(NamedTuple):
    """Bytes of the host."""

    host: int
    size: int


class _HostRanges:
    """Blocks whose host addresses are others than their device addresses, by host address."""

    def __init__(self) -> None:
        self._starts: list[int] = []
        self._blocks: dict[int, Block] = {}

    def add(self, block: Block) -> None:
        insort(self._starts, block.host)
        self._blocks[block.host] = block

    def remove(self, block: Block) -> None:
        if self._blocks.pop(block.host, None) is not None:
            self._starts.remove(block.host)

    def find(self, pointer: int) -> Block | None:
        index = bisect_right(self._starts, pointer)
        if not index:
            return None
        block = self._blocks[self._starts[index - 1]]
        return block if pointer < block.host + block.size else None

    def overlaps(self, start: int, size: int) -> bool:
        index = bisect_right(self._starts, start + size - 1)
        return (
            bool(index)
            and self._blocks[self._starts[index - 1]].host + self._blocks[self._starts[index - 1]].size > start
        )


class _Blocks(dict[int, Block]):
    """Blocks by device address, how many bytes they are, and which of them the host reaches."""

    def __init__(self) -> None:
        super().__init__()
        self.of_both: set[int] = set()
        self._taken: dict[object, int] = {}
        self._changes: deque[tuple[object, int]] = deque()
        self._lock = RLock()

    def add(self, block: Block) -> Block:
        """There is memory."""
        self[block.address] = block
        if block.host:
            self.of_both.add(block.address)
            memory_of(block.address).open_to_host.add(block.allocation.address)
        self._note(block, block.size)
        return block

    def remove(self, address: int) -> Block | None:
        """There is memory no more; None where there was none. Finalizers do this, so it waits for nobody."""
        block = self.pop(address, None)
        if block is not None:
            self.of_both.discard(address)
            self._note(block, -block.size)
        return block

    def taken(self, holder: object) -> int:
        """Bytes of blocks of a device, which is given by its number, or of a pool."""
        with self._lock:
            while self._changes:
                of, size = self._changes.popleft()
                self._taken[of] = self._taken.get(of, 0) + size
            return self._taken.get(holder, 0)

    def _note(self, block: Block, size: int) -> None:
        if not block.kind.of_host:
            self._changes.append((block.context.device, size))
        if block.pool is not None:
            self._changes.append((block.pool, size))

    @property
    def uncounted(self) -> int:
        """How much `taken` will have to count."""
        return len(self._changes)


MOST_UNCOUNTED = 64
"""Blocks that come and go before the memory of a GPU is compared with them, if they are small."""


blocks = _Blocks()

host_ranges = _HostRanges()


def used(device: int) -> int:
    """Bytes of a device that are given to programs."""
    return blocks.taken(device)


def allocate(context: Context, size: int, kind: Kind = Kind.DEVICE, pool: object = None) -> Block:
    """Device memory. Raises DriverError."""
    require(size)
    if size > 1 << 20 or blocks.uncounted > MOST_UNCOUNTED:
        require(size <= state.gpu.memory - used(context.device), CUresult.ERROR_OUT_OF_MEMORY)
    try:
        allocation = context.memory.allocate(size)
    except MemoryError:
        fail(CUresult.ERROR_OUT_OF_MEMORY)
    return blocks.add(Block(allocation.address, size, kind, context.owner, allocation, pool=pool))


def allocate_unified(context: Context, size: int, kind: Kind, flags: int = 0, pool: object = None) -> Block:
    """Memory that has one address for the host and for kernels. Raises DriverError."""
    require(size)
    require(size <= state.gpu.memory, CUresult.ERROR_OUT_OF_MEMORY)
    try:
        allocation = _first_memory.allocate_unified(size)
    except MemoryError:
        fail(CUresult.ERROR_OUT_OF_MEMORY)
    address = allocation.address
    return blocks.add(Block(address, size, kind, context.owner, allocation, address, flags, pool))


def register(context: Context, host: int, size: int, flags: int, kind: Kind = Kind.REGISTERED) -> Block:
    """Let kernels reach memory of the host. Raises DriverError."""
    require(host and size)
    check_readable(host, size)
    taken = host_ranges.overlaps(host, size) or find(host) is not None
    require(not taken, CUresult.ERROR_HOST_MEMORY_ALREADY_REGISTERED)
    allocation = context.memory.add_mapped(host, size, True, None)
    address = allocation.address
    block = blocks.add(Block(address, size, kind, context.owner, allocation, host, flags))
    host_ranges.add(block)
    return block


def release(block: Block) -> None:
    """Give memory back: pointers to it are stale from now on."""
    if blocks.remove(block.address) is None:
        return
    if block.host:
        if block.kind in (Kind.PINNED, Kind.MANAGED):
            forget()
        else:
            host_ranges.remove(block)
    memory_of(block.address).unmap(block.allocation)


def free_of(context: Context) -> None:
    """Give back all memory of a context."""
    for block in list(blocks.values()):
        if block.context is context and block.kind is not Kind.MAPPED:
            release(block)


def memory_of(address: int) -> Memory:
    """The memory of the device to which a device address belongs."""
    return device_memory(address // FIRST_DEVICE_ADDRESS - 1)


def find_allocation(pointer: int) -> Allocation | None:
    """The device memory at an address."""
    return _first_memory.find(pointer) if pointer >= FIRST_DEVICE_ADDRESS else None


def find(pointer: int) -> Block | None:
    """The block at a device address, or at an address of the host that the driver knows."""
    block = blocks.get(pointer)  # most pointers are those that were given
    if block is not None:
        return block
    allocation = find_allocation(pointer)
    if allocation is not None:
        return blocks.get(allocation.address)
    return host_ranges.find(pointer)


def block_at(address: int, code: CUresult = CUresult.ERROR_INVALID_VALUE) -> Block:
    """The block that begins at a device address. Raises DriverError."""
    found = blocks.get(address)
    if found is None:
        raise DriverError(code)
    return found


def device_bytes(pointer: int, size: int, *, store: bool = False) -> list[Segment]:
    """The bytes behind a device pointer, which may go on from one mapping to the next. Raises DriverError."""
    allocation = find_allocation(pointer)
    if allocation is None:
        known = host_ranges.find(pointer) if pointer else None
        require(known is not None or not size)
        return host_bytes(pointer, size, store=store)
    place = allocation.host + pointer - allocation.address
    if pointer + size <= allocation.end:
        return [Segment(place, size)]
    here = allocation.end - pointer
    require(size < 1 << 47)
    following = find_allocation(allocation.end)
    require(following is not None and following.address == allocation.end)
    return [Segment(place, here), *device_bytes(allocation.end, size - here, store=store)]


Check = Callable[[int, int], None]
"""`check_readable` or `check_writable`."""


def device_place(pointer: int, size: int, _: Check = check_readable) -> int:
    """Where the host has the bytes behind a device pointer, if they are in one allocation; else 0."""
    allocation = _first_memory.find(pointer) if pointer >= FIRST_DEVICE_ADDRESS else None
    if allocation is None:
        return 0
    offset = pointer - allocation.address
    return allocation.host + offset if offset + size <= allocation.size else 0


def host_place(pointer: int, size: int, check: Check) -> int:
    """A pointer of the host with so many bytes behind it, which pass a check. Raises DriverError where there are
    none."""
    if size and pointer >= FIRST_DEVICE_ADDRESS and _first_memory.has_given(pointer):
        allocation = _first_memory.find(pointer)  # managed or pinned, unless it was freed
        if allocation is None or allocation.host != allocation.address or pointer + size > allocation.end:
            fail(CUresult.ERROR_INVALID_VALUE)
    else:
        check(pointer, size)
    return pointer


def any_place(pointer: int, size: int, check: Check) -> int:
    """As `device_place` or `host_place`, whichever side's the pointer is."""
    of_device = pointer >= SECOND_DEVICE_ADDRESS or _first_memory.has_given(pointer)
    allocation = _first_memory.find(pointer) if of_device else None
    if allocation is None:
        return host_place(pointer, size, check)
    offset = pointer - allocation.address
    return allocation.host + offset if offset + size <= allocation.size else 0


def host_bytes(pointer: int, size: int, *, store: bool = False) -> list[Segment]:
    """The bytes behind a pointer of the host. Raises DriverError where there are none."""
    return [Segment(host_place(pointer, size, check_writable if store else check_readable), size)]


def any_bytes(pointer: int, size: int, *, store: bool = False) -> list[Segment]:
    """The bytes behind a pointer of either side."""
    if find_allocation(pointer) is not None:
        return device_bytes(pointer, size, store=store)
    return host_bytes(pointer, size, store=store)


def is_pageable(pointer: int) -> bool:
    """Whether a pointer leads to memory of the host that the driver does not know: copies do not wait with it."""
    return find(pointer) is None


def host_may_write() -> bool:
    """Whether programs may write memory that kernels read while they run."""
    return bool(blocks.of_both)


def new_bytes(size: int, alignment: int = 256) -> Bytes:
    """Zeroed bytes, aligned."""
    backing = np.zeros(size + alignment, np.uint8)
    skip = -int(backing.ctypes.data) % alignment
    return backing[skip : skip + size]
