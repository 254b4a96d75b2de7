"""Loads, stores and reductions of the same place on all devices of a multicast object (ISA 9.7.9.14)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any

import numpy as np
import numpy.typing as npt

from ptxvm.engine.host.arithmetic import Arithmetic
from ptxvm.engine.host.host_call import HostCall, Words
from ptxvm.engine.host.lane_places import lane_places
from ptxvm.engine.host.multimem_number import Number, number_of
from ptxvm.engine.host.registry import host_function
from ptxvm.isa.definition import Form
from ptxvm.isa.synchronization.atomic import operation
from ptxvm.machine.faults import FaultKind
from ptxvm.machine.memory import Bytes
from ptxvm.machine.updates import Combine, Places, Swap

Array = npt.NDArray[Any]


@host_function("multimem.ld_reduce")
def load_and_reduce(call: HostCall) -> tuple[Words, ...]:
    """Operand: the address. Results: the vector's elements. Replicas are accumulated in the order of the object."""
    number = number_of(call.form)
    size = call.form.type.size * _count(call.form)
    columns = [
        np.stack([replica.view(number.storage) for replica in replicas])
        for _, replicas in _places(call, size, store=False)
    ]
    reduced = number.accumulated([np.stack(found) for found in zip(*columns, strict=True)])
    words = np.ascontiguousarray(reduced).view(f"u{call.form.type.size}").reshape(len(columns), -1)
    return tuple(words[:, index].astype(np.uint64) for index in range(words.shape[1]))


@host_function("multimem.st")
def store(call: HostCall) -> None:
    """Operands: the address, the vector's elements."""
    values = _stored(call)
    for lane, replicas in _places(call, values.shape[1], store=True):
        for replica in replicas:
            replica[:] = values[lane]


@host_function("multimem.red")
def reduce(call: HostCall) -> None:
    """Operands: the address, the vector's elements. Each element is combined atomically."""
    values, everyone = _stored(call), np.arange(len(call.threads))
    size, combine = values.shape[1], _combine_of(call)
    addresses = [_replicas(call, address, size, lane) for lane, address in enumerate(call.values[0].tolist())]
    for replicas in np.array(addresses, np.uint64).T:
        for place in lane_places(call, replicas, size, store=True, lanes=everyone):
            combine(place.buffer, place.offsets, values[place.lanes])


def _count(form: Form) -> int:
    """Elements of the vector operand."""
    return max(1, *(plan.vector for plan in form.operands))


def _stored(call: HostCall) -> Bytes:
    """The bytes that each lane stores, shape (lanes, size)."""
    dtype = np.dtype(f"u{call.form.type.size}")
    columns = [words.astype(dtype) for words in call.values[1:]]
    return np.ascontiguousarray(np.stack(columns, axis=1)).view(np.uint8)


def _places(call: HostCall, size: int, *, store: bool) -> Iterator[tuple[int, Sequence[Bytes]]]:
    """The executing lanes, each with its bytes on every device. Raises KernelFault."""
    for lane, address in enumerate(call.values[0].tolist()):
        yield lane, [call.view(place, size, lane, store=store) for place in _replicas(call, address, size, lane)]


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
