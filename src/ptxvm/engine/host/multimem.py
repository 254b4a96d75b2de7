"""Loads, stores and reductions of the same place on all devices of a multicast object (ISA 9.7.9.14)."""

from __future__ import annotations

from functools import partial

import numpy as np

from ptxvm.engine.host.arithmetic import Arithmetic
from ptxvm.engine.host.host_call import HostCall, Words
from ptxvm.engine.host.lane_places import lane_places
from ptxvm.engine.host.multimem_number import Number, number_of
from ptxvm.engine.host.registry import host_function
from ptxvm.isa.definition import Form
from ptxvm.isa.synchronization.shared.atomic import operation
from ptxvm.machine.asynchronous import LanePlace
from ptxvm.machine.faults import FaultKind
from ptxvm.machine.memory import Bytes
from ptxvm.machine.updates import Combine, Places, Swap


@host_function("multimem.ld_reduce")
def load_and_reduce(call: HostCall) -> tuple[Words, ...]:
    """Operand: the address. Results: the vector's elements. Replicas are accumulated in the order of the object."""
    number = number_of(call.form)
    size = call.form.type.size * _count(call.form)
    replicas = [_loaded(places, len(call.threads), size) for places in _places(call, size, store=False)]
    reduced = number.accumulated([found.view(number.storage) for found in replicas])
    words = np.ascontiguousarray(reduced).view(f"u{call.form.type.size}").reshape(len(call.threads), -1)
    return tuple(words[:, index].astype(np.uint64) for index in range(words.shape[1]))


@host_function("multimem.st")
def store(call: HostCall) -> None:
    """Operands: the address, the vector's elements."""
    values = _stored(call)
    for places in _places(call, values.shape[1], store=True):
        for place in places:
            cells, index = place.cells(values.shape[1])
            cells[index] = values[place.lanes].view(cells.dtype)[:, 0]


@host_function("multimem.red")
def reduce(call: HostCall) -> None:
    """Operands: the address, the vector's elements. Each element is combined atomically."""
    values, combine = _stored(call), _combine_of(call)
    for places in _places(call, values.shape[1], store=True):
        for place in places:
            combine(place.buffer, place.offsets, values[place.lanes])


def _count(form: Form) -> int:
    """Elements of the vector operand."""
    return max(1, *(plan.vector for plan in form.operands))


def _stored(call: HostCall) -> Bytes:
    """The bytes that each lane stores, shape (lanes, size)."""
    dtype = np.dtype(f"u{call.form.type.size}")
    columns = [words.astype(dtype) for words in call.values[1:]]
    return np.ascontiguousarray(np.stack(columns, axis=1)).view(np.uint8)


def _places(call: HostCall, size: int, *, store: bool) -> list[list[LanePlace]]:
    """For every device where the executing lanes have so many bytes. Raises KernelFault."""
    everyone = np.arange(len(call.threads))
    devices = device_addresses(call, size)
    return [lane_places(call, device, size, store=store, lanes=everyone) for device in devices]


def device_addresses(call: HostCall, size: int) -> Words:
    """What the first operand stands for, shape (devices, lanes). Raises KernelFault."""
    addresses = [_replicas(call, address, size, lane) for lane, address in enumerate(call.values[0].tolist())]
    return np.array(addresses, np.uint64).T


def _loaded(places: list[LanePlace], lanes: int, size: int) -> Bytes:
    """The bytes there, shape (lanes, size)."""
    found = np.empty((lanes, size), np.uint8)
    for place in places:
        cells, index = place.cells(size)
        found[place.lanes] = cells[index].view(np.uint8).reshape(-1, size)
    return found


def _replicas(call: HostCall, address: int, size: int, lane: int) -> list[int]:
    """As `replicas_of`, for what must be aligned."""
    if address % size:
        raise call.fault(FaultKind.MISALIGNED, f"{address:#x} is not a multiple of {size}", lane, address)
    return replicas_of(call, address, size, lane)


def replicas_of(call: HostCall, address: int, size: int, lane: int) -> list[int]:
    """The device addresses that a multimem address stands for. Raises KernelFault for any other address."""
    replicas = call.launch.memory.replicas(address, size)
    if replicas is None:
        text = f"{size} bytes at {address:#x} are not in a multicast object"
        raise call.fault(FaultKind.OUT_OF_BOUNDS, text, lane, address)
    return replicas


def _combine_of(call: HostCall) -> Combine:
    """What combines elements, each atomically."""
    number = number_of(call.form)
    if number.format is None:
        return call.launch.combine_of(Arithmetic(operation(call.form), number.type))
    return partial(_swap_bytes, number, call.launch.swap)


def _swap_bytes(number: Number, swap: Swap, memory: Bytes, places: Places, rows: Bytes) -> None:
    """8-bit numbers: other threads may change the memory meanwhile, so each is swapped, again until it has not."""
    for place, row in zip(places.tolist(), rows, strict=True):
        for at, operand in enumerate(row, place):
            while True:
                old = memory[at : at + 1].copy()
                result = int(number.combined(old, np.atleast_1d(operand))[0])
                if swap(memory.ctypes.data + at, 1, int(old[0]), result):
                    break
