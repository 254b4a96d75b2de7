"""Global memory as byte arrays, for copies that touch many rows of one allocation."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ptxvm.machine.faults import KernelFault
from ptxvm.machine.layout import device_of
from ptxvm.machine.memory import Allocation, Bytes, Memory, host_bytes


class _Held(NamedTuple):
    memory: Memory
    allocation: Allocation
    array: Bytes
    begin: int
    end: int


class GlobalBytes:
    """The allocations of one or several devices; a copy asks for the array that holds its addresses.

    The arrays of allocations are kept, so one object should serve a whole launch (whose arrays stay alive). Threads
    may share it.
    """

    def __init__(self, memories: Sequence[Memory]) -> None:
        self._memories = {memory.device: memory for memory in memories}
        self._arrays: dict[int, _Held] = {}
        self._last: _Held | None = None

    def window(self, address: int, size: int, *, store: bool) -> tuple[Bytes, int]:
        """The array of the allocation that holds these bytes, and where in it they begin.

        Raises KernelFault for bytes outside one allocation, or that must not be written.
        """
        held = self._last
        if held is None or not held.begin <= address < held.end or not held.allocation.is_mapped:
            held = self._last = self._find(address, size, store)
        if address + size > held.end or (store and not held.allocation.writable):
            raise self._fault(held.memory, address, size, store)
        return held.array, address - held.begin

    def _find(self, address: int, size: int, store: bool) -> _Held:
        device = device_of(address)
        memory = self._memories.get(device) if device is not None else None
        allocation = memory.find(address) if memory is not None else None
        if memory is None or allocation is None:
            raise self._fault(memory, address, size, store)
        held = self._arrays.get(allocation.address)
        if held is None or held.allocation is not allocation:
            array = host_bytes(allocation.host, allocation.size)
            held = _Held(memory, allocation, array, allocation.address, allocation.end)
            self._arrays[allocation.address] = held
        return held

    def _fault(self, memory: Memory | None, address: int, size: int, store: bool) -> KernelFault:
        memory = memory or next(iter(self._memories.values()))
        kind, reason = memory.diagnose(address, size, store=store)
        verb = "writes" if store else "reads"
        return KernelFault(kind, f"the tensor copy {verb} {size} bytes from {address:#x} on: {reason}", address=address)
