"""Copies and fills as work of streams."""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Iterator
from enum import Enum
from typing import Any

import numpy as np

from ptxvm.driver import unwritten
from ptxvm.driver.blocks import (
    Check,
    Segment,
    any_bytes,
    any_place,
    device_bytes,
    device_place,
    is_pageable,
)
from ptxvm.driver.caller_memory import check_readable, check_writable, process_memory
from ptxvm.driver.errors import fail, require
from ptxvm.driver.state import Context, state
from ptxvm.driver.streams import Stream
from ptxvm.driver.tables.constants import CUresult
from ptxvm.machine.uses import begin_use, end_use
from ptxvm.records import record

LARGEST = 1 << 47
FEW_ROWS = 4
"""So many are done one by one."""

FEW_BYTES = 1 << 14
"""So few are copied without letting other threads go on meanwhile, which takes longer."""

Locate = Callable[..., list[Segment]]
Place = Callable[[int, int, Check], int]


class Side(Enum):
    """Whose pointer it is."""

    HOST = "host"
    DEVICE = "device"
    ANY = "any"
    ARRAY = "array"

    locate: Locate
    place: Place

    def bytes(self, pointer: int, size: int, *, store: bool = False) -> list[Segment]:
        """The bytes behind a pointer. Raises DriverError."""
        return self.locate(pointer, size, store=store)


def _array_bytes(pointer: int, size: int, *, store: bool = False) -> list[Segment]:
    from ptxvm.driver.arrays import known_bytes  # noqa: PLC0415  (arrays are copied)

    require(known_bytes(pointer, size))
    return [Segment(pointer, size)]


Side.HOST.locate = any_bytes  # where a program says host, GPUs take pointers of either side
Side.DEVICE.locate = device_bytes
Side.ANY.locate = any_bytes
Side.ARRAY.locate = _array_bytes
Side.HOST.place, Side.DEVICE.place, Side.ANY.place = any_place, device_place, any_place


@record()
class Rows:
    """`height` rows in each of `depth` planes, of memory that a pointer leads to."""

    side: Side
    pointer: int
    pitch: int = 0
    plane: int = 0

    def extent(self, width: int, height: int, depth: int) -> int:
        """Bytes from the first to the last."""
        return width + self.pitch * (height - 1) + self.plane * (depth - 1)

    def together(self, width: int, height: int, depth: int, *, store: bool) -> Any:
        """The bytes of all rows, by plane and row; None where they are not in one piece. Raises DriverError."""
        segments = self.side.bytes(self.pointer, self.extent(width, height, depth), store=store)
        if len(segments) > 1:
            return None
        return block_of(segments[0], (depth, height, width), (self.plane, self.pitch, 1))


@record(frozen=False)
class Copy:
    """Rows of `width` bytes from one place to another."""

    target: Rows
    source: Rows
    width: int
    height: int = 1
    depth: int = 1

    def check(self) -> None:
        """Raises DriverError for places that are not there."""
        if not (self.width and self.height and self.depth):
            return
        size = self.width, self.height, self.depth
        require(max(size) < LARGEST)
        for rows, store in ((self.target, True), (self.source, False)):
            require(self.height == 1 or rows.pitch >= self.width)
            require(rows.extent(*size) < LARGEST)
            rows.side.bytes(rows.pointer, rows.extent(*size), store=store)

    @property
    def immediate(self) -> bool:
        """Whether the program may change or free one of the places as soon as the call returns."""
        sides = (Side.HOST, Side.ANY)
        return any(rows.side in sides and is_pageable(rows.pointer) for rows in (self.target, self.source))

    def run(self, context: Context) -> None:
        if not min(self.width, self.height, self.depth):
            return
        self._move()
        if state.follows_unwritten:
            for row, origin in self._rows():
                unwritten.copied(context, row, origin, self.width)

    def _move(self) -> None:
        size = self.width, self.height, self.depth
        if self.height * self.depth > FEW_ROWS:
            target, source = self.target.together(*size, store=True), self.source.together(*size, store=False)
            if target is not None and source is not None:
                target[:] = source
                return
        for row, origin in self._rows():
            _copy(self.target.side.bytes(row, self.width, store=True), self.source.side.bytes(origin, self.width))

    def _rows(self) -> Iterator[tuple[int, int]]:
        for z in range(self.depth):
            for y in range(self.height):
                yield (
                    self.target.pointer + y * self.target.pitch + z * self.target.plane,
                    self.source.pointer + y * self.source.pitch + z * self.source.plane,
                )


def _copy(targets: list[Segment], sources: list[Segment]) -> None:
    if len(targets) == len(sources) == 1:
        move(targets[0].host, sources[0].host, sources[0].size)
        return
    data = b"".join(_bytes(*segment) for segment in sources)
    at = 0
    for host, size in targets:
        process_memory[host : host + size] = data[at : at + size]
        at += size


def move(target: int, source: int, size: int) -> None:
    """Copy bytes of the host."""
    if size <= FEW_BYTES:
        process_memory[target : target + size] = process_memory[source : source + size]
    else:
        ctypes.memmove(target, source, size)


def _bytes(host: int, size: int) -> bytes:
    return process_memory[host : host + size].tobytes()


def read_bytes(pointer: int, size: int) -> bytes:
    """Device memory as bytes. Raises DriverError."""
    return b"".join(_bytes(*segment) for segment in device_bytes(pointer, size))


def write_bytes(pointer: int, data: bytes) -> None:
    """Raises DriverError."""
    at = 0
    for host, length in device_bytes(pointer, len(data), store=True):
        process_memory[host : host + length] = data[at : at + length]
        at += length


@record(frozen=False)
class Fill:
    """`height` rows of `width` elements of `element` bytes become `value`."""

    target: int
    value: int
    element: int
    width: int
    height: int = 1
    pitch: int = 0

    def check(self) -> None:
        """Raises DriverError for memory that is not there, or not aligned as its elements."""
        require(self.element in (1, 2, 4) and self.target % self.element == 0)
        size = self.width * self.element
        if not (size and self.height):
            return
        require(self.height == 1 or (self.pitch >= size and self.pitch % self.element == 0))
        extent = size + self.pitch * (self.height - 1)
        require(max(size, self.height) < LARGEST and extent < LARGEST)
        device_bytes(self.target, extent, store=True)

    def run(self, context: Context) -> None:
        size = self.width * self.element
        if not (size and self.height):
            return
        self._fill(size)
        if state.follows_unwritten:
            for row in range(self.height):
                unwritten.filled(self.target + row * self.pitch, size)

    def _fill(self, size: int) -> None:
        if self.height > FEW_ROWS:
            segments = device_bytes(self.target, size + self.pitch * (self.height - 1), store=True)
            if len(segments) == 1:
                kind = f"<u{self.element}"
                rows = block_of(segments[0], (self.height, self.width), (self.pitch, self.element), kind)
                rows[:] = self.value & (1 << 8 * self.element) - 1
                return
        pattern = self.value.to_bytes(8, "little")[: self.element]
        for row in range(self.height):
            for host, length in device_bytes(self.target + row * self.pitch, size, store=True):
                _fill(host, length, pattern)


def block_of(segment: Segment, shape: tuple[int, ...], strides: tuple[int, ...], kind: str = "u1") -> Any:
    """Elements in some memory of the host, so many bytes apart in each dimension."""
    memory = np.ctypeslib.as_array((ctypes.c_uint8 * segment.size).from_address(segment.host))
    return np.ndarray(shape, kind, memory, strides=strides)


def _fill(host: int, size: int, pattern: bytes) -> None:
    if size <= FEW_BYTES:
        process_memory[host : host + size] = pattern * (size // len(pattern))
    elif pattern.count(pattern[0]) == len(pattern):
        ctypes.memset(host, pattern[0], size)
    else:
        place = np.ctypeslib.as_array((ctypes.c_uint8 * size).from_address(host))
        place.reshape(-1, len(pattern))[:] = np.frombuffer(pattern, np.uint8)


def fill_at_once(stream: Stream, target: int, value: int, element: int, count: int) -> bool:
    """Fill a row of elements if that has to wait for nothing, with little ado: whether it was done."""
    size = element * count
    if target % element or not may_be_at_once(stream, size):
        return False
    use = begin_use()
    try:
        place = device_place(target, size)
        if place:
            _fill(place, size, value.to_bytes(4, "little")[:element])
    finally:
        end_use(use)
    return bool(place)


def copy_now(copy: Copy, stream: Stream) -> None:
    """A copy for which the program waits. Raises DriverError."""
    copy.check()
    stream.refuse_capture()
    stream.drain()
    stream.context.check()
    run_now(copy, stream.context)
    stream.context.check()


def may_be_at_once(stream: Stream, size: int) -> bool:
    """Whether work on some bytes has to wait for nothing, and nobody wants to know more of it."""
    return not state.captures and 0 < size < LARGEST and stream.idle and not state.follows_unwritten


def copy_at_once(stream: Stream, target: int, source: int, size: int, places: tuple[Place, Place]) -> bool:
    """Do what `linear` says if that has to wait for nothing, with little ado: whether it was done. `places`: those of
    the sides of the target and of the source. Raises DriverError."""
    if not may_be_at_once(stream, size):
        return False
    use = begin_use()
    try:
        to, origin = places[0](target, size, check_writable), places[1](source, size, check_readable)
        if not to or not origin:
            return False
        move(to, origin, size)
    finally:
        end_use(use)
    return True


def run_now(work: Copy | Fill, context: Context) -> None:
    """Do it in this thread."""
    use = begin_use()
    try:
        work.run(context)
    finally:
        end_use(use)


def copy_in_order(copy: Copy, stream: Stream) -> None:
    """A copy for which the program does not wait. Raises DriverError."""
    copy.check()
    if stream.capture is None and (copy.immediate or not stream.before()):
        copy_now(copy, stream)
    else:
        stream.submit(copy)


def linear(target: int, source: int, size: int, sides: tuple[Side, Side]) -> Copy:
    """A copy of `size` bytes; `sides`: of the target, of the source."""
    return Copy(Rows(sides[0], target), Rows(sides[1], source), size)


def side_of(memory_type: int) -> Side:
    """What CUmemorytype says of a pointer. Raises DriverError."""
    sides = {1: Side.HOST, 2: Side.DEVICE, 4: Side.ANY}
    if memory_type not in sides:
        fail(CUresult.ERROR_INVALID_VALUE)
    return sides[memory_type]
