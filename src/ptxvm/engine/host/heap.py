"""`malloc` and `free` of device code."""

from __future__ import annotations

import numpy as np

from ptxvm.engine.host.host_call import HostCall, Words
from ptxvm.engine.host.registry import host_function
from ptxvm.machine.faults import FaultKind
from ptxvm.machine.heap import HeapError


@host_function("malloc")
def malloc(call: HostCall) -> tuple[Words]:
    """Operand: bytes. Result: the address, 0 if the heap is full."""
    heap = call.launch.memory.heap
    return (np.array([heap.allocate(int(size)) for size in call.values[0]], np.uint64),)


@host_function("free")
def free(call: HostCall) -> None:
    """Operand: an address that `malloc` returned, or 0."""
    heap = call.launch.memory.heap
    for which, address in enumerate(call.values[0].tolist()):
        try:
            heap.free(address)
        except HeapError as error:
            kind = FaultKind.USE_AFTER_FREE if error.was_freed else FaultKind.OUT_OF_BOUNDS
            raise call.fault(kind, str(error), which, address) from None
