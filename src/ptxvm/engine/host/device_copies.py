"""Copies and fills that kernels put into streams, and `cudaMalloc` of device code, which is `malloc`."""

from __future__ import annotations

import struct
from collections.abc import Callable, Iterator
from typing import NamedTuple

from ptxvm.engine.host.device_runtime import Caller, Error, RuntimeFailure, runtime_function
from ptxvm.engine.host.host_call import HostCall
from ptxvm.engine.nested import Task
from ptxvm.machine.faults import FaultKind
from ptxvm.machine.heap import HeapError
from ptxvm.machine.layout import LOCAL_WINDOW, SHARED_WINDOW, WINDOW_SIZE

DEVICE_TO_DEVICE, DEFAULT = 3, 4
_COPY_3D = struct.Struct("<19Qi")  # `cudaMemcpy3DParms`


class Box(NamedTuple):
    """Rows of a pitched area: its address, bytes from row to row and from slice to slice; width in bytes, rows,
    slices."""

    address: int
    pitch: int
    slice: int
    width: int
    height: int = 1
    depth: int = 1

    def rows(self) -> Iterator[int]:
        """Their addresses."""
        for z in range(self.depth):
            for y in range(self.height):
                yield self.address + z * self.slice + y * self.pitch


@runtime_function("Malloc", 2)
def malloc(caller: Caller, place: int, size: int) -> None:
    if size == 0:
        caller.put(place, 0, 8)
        return
    address = caller.call.launch.memory.heap.allocate(size)
    if not address:
        raise RuntimeFailure(Error.MEMORY_ALLOCATION)
    caller.put(place, address, 8)


@runtime_function("Free", 1)
def free(caller: Caller, address: int) -> None:
    try:
        caller.call.launch.memory.heap.free(address)
    except HeapError as error:
        kind = FaultKind.USE_AFTER_FREE if error.was_freed else FaultKind.OUT_OF_BOUNDS
        raise caller.call.fault(kind, str(error), caller.which, address) from None


@runtime_function("MemcpyAsync", 5)
@runtime_function("MemcpyAsync_ptsz", 5)
def copy(caller: Caller, to: int, source: int, size: int, *rest: int) -> None:
    kind, stream = rest
    _copy(caller, Box(to, 0, 0, size), Box(source, 0, 0, size), kind, stream)


@runtime_function("Memcpy2DAsync", 8)
@runtime_function("Memcpy2DAsync_ptsz", 8)
def copy_rows(caller: Caller, to: int, to_pitch: int, source: int, *rest: int) -> None:
    pitch, width, height, kind, stream = rest
    _require(height <= 1 or width <= min(pitch, to_pitch))
    _copy(caller, Box(to, to_pitch, 0, width, height), Box(source, pitch, 0, width, height), kind, stream)


@runtime_function("Memcpy3DAsync", 2)
@runtime_function("Memcpy3DAsync_ptsz", 2)
def copy_box(caller: Caller, parameters: int, stream: int) -> None:
    given = _COPY_3D.unpack(caller.bytes_at(parameters, _COPY_3D.size))
    _require(not given[0] and not given[8])  # arrays are for the host
    *_, width, height, depth, kind = given
    source, to = (_corner(given[at + 1 : at + 4], given[at + 4 : at + 8]) for at in (0, 8))
    extent = width, height, depth
    _copy(caller, Box(*to, *extent), Box(*source, *extent), kind, stream)


def _corner(position: tuple[int, ...], pitched: tuple[int, ...]) -> tuple[int, int, int]:
    """Address, pitch and slice of where a copy begins in a `cudaPitchedPtr`."""
    x, y, z = position
    address, pitch, _, height = pitched
    return address + x + pitch * (y + height * z), pitch, pitch * height


@runtime_function("MemsetAsync", 4)
@runtime_function("MemsetAsync_ptsz", 4)
def fill(caller: Caller, to: int, value: int, size: int, stream: int) -> None:
    _fill(caller, Box(to, 0, 0, size), value, stream)


@runtime_function("Memset2DAsync", 6)
@runtime_function("Memset2DAsync_ptsz", 6)
def fill_rows(caller: Caller, to: int, pitch: int, value: int, *rest: int) -> None:
    width, height, stream = rest
    _require(height <= 1 or width <= pitch)
    _fill(caller, Box(to, pitch, 0, width, height), value, stream)


@runtime_function("Memset3DAsync", 16)
@runtime_function("Memset3DAsync_ptsz", 16)
def fill_box(caller: Caller, *words: int) -> None:
    """`cudaPitchedPtr`, value, `cudaExtent`, stream; structures as words of 32 bits."""
    address, pitch, _, rows = (words[at] | words[at + 1] << 32 for at in range(0, 8, 2))
    width, height, depth = (words[at] | words[at + 1] << 32 for at in range(9, 15, 2))
    _fill(caller, Box(address, pitch, pitch * rows, width, height, depth), words[8], words[15])


def _copy(caller: Caller, to: Box, source: Box, kind: int, stream: int) -> None:
    if kind not in (DEVICE_TO_DEVICE, DEFAULT):
        raise RuntimeFailure(Error.INVALID_MEMCPY_DIRECTION)
    call, which = caller.call, caller.which

    def begin() -> None:
        for target, row in zip(to.rows(), source.rows(), strict=True):
            found = call.global_view(row, source.width, which, store=False).copy()
            call.global_view(target, to.width, which, store=True)[:] = found

    _submit(caller, begin, (to, source), stream)


def _fill(caller: Caller, to: Box, value: int, stream: int) -> None:
    call, which = caller.call, caller.which

    def begin() -> None:
        for row in to.rows():
            call.global_view(row, to.width, which, store=True)[:] = value & 0xFF

    _submit(caller, begin, (to,), stream)


def _submit(caller: Caller, begin: Callable[[], None], boxes: tuple[Box, ...], stream: int) -> None:
    """Put it into its stream. Memory that only the thread or its CTA has is refused at once. Raises KernelFault."""
    place = caller.stream(stream)
    if not all((boxes[0].width, boxes[0].height, boxes[0].depth)):
        return
    for box in boxes:
        _check(caller.call, box, caller.which)
    caller.grid.submit(Task(place, caller.call.cta.index, begin, is_launch=False), tail=place is None)


def _check(call: HostCall, box: Box, which: int) -> None:
    window = box.address - box.address % WINDOW_SIZE
    if window in (SHARED_WINDOW, LOCAL_WINDOW):
        text = f"{box.address:#x} is in shared or local memory, which copies of the device runtime cannot reach"
        raise call.fault(FaultKind.OUT_OF_BOUNDS, text, which, box.address)


def _require(holds: bool) -> None:
    if not holds:
        raise RuntimeFailure(Error.INVALID_VALUE)
