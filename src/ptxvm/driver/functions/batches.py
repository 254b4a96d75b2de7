"""Batches: many copies, prefetches or discards in one call."""

from __future__ import annotations

import ctypes
import itertools
import struct

from ptxvm.driver.caller_memory import get_bytes, get_structure, get_words
from ptxvm.driver.copies import Copy, Rows, Side, copy_in_order, linear
from ptxvm.driver.errors import require
from ptxvm.driver.functions.pointers import check_managed, device_of, prefetch
from ptxvm.driver.registry import Location
from ptxvm.driver.registry import driver_api as api
from ptxvm.driver.streams import Stream, stream_of
from ptxvm.driver.structures import CopyOperation, PointerOperand

MOST = 1 << 20
ORDERS = (1, 2, 3)
"""CUmemcpySrcAccessOrder."""

_ATTRIBUTES_SIZE, _LOCATION_SIZE = 24, 8
_POINTER, _ARRAY = 1, 2


def _queue(handle: int) -> Stream:
    """The stream of a batch, which the legacy one cannot be. Raises DriverError."""
    stream = stream_of(handle)
    require(not stream.is_legacy)
    return stream


def _starts(places: int, number: int, count: int) -> tuple[int, ...]:
    """From which operation on each of `number` descriptions is that of the operations. Raises DriverError."""
    require(0 < number <= count)
    starts = get_words(places, number)
    require(starts[0] == 0 and starts[-1] < count)
    require(all(before < after for before, after in itertools.pairwise(starts)))
    return starts


def _check_attributes(attributes: int) -> None:
    order, flags = struct.unpack("<i16xI", get_bytes(attributes, _ATTRIBUTES_SIZE))
    require(order in ORDERS and flags in (0, 1))


def _copies(copies: list[Copy], queue: Stream) -> None:
    for copy in copies:
        copy.check()
    for copy in copies:
        copy_in_order(copy, queue)


@api("cuMemcpyBatchAsync_v2")
def copy_batch(
    targets: int, sources: int, sizes: int, count: int, attributes: int, places: int, number: int, stream: int
) -> None:
    queue = _queue(stream)
    require(0 < count <= MOST)
    for place in range(len(_starts(places, number, count))):
        _check_attributes(attributes + _ATTRIBUTES_SIZE * place)
    rows = zip(get_words(targets, count), get_words(sources, count), get_words(sizes, count), strict=True)
    _copies([linear(target, source, size, (Side.ANY, Side.ANY)) for target, source, size in rows], queue)


@api("cuMemcpyBatchAsync")
def copy_batch_1(
    targets: int,
    sources: int,
    sizes: int,
    count: int,
    attributes: int,
    places: int,
    number: int,
    failed: int,
    stream: int,
) -> None:
    copy_batch(targets, sources, sizes, count, attributes, places, number, stream)


@api("cuMemcpyWithAttributesAsync")
def copy_with(target: int, source: int, size: int, attributes: int, stream: int) -> None:
    queue = stream_of(stream)
    _check_attributes(attributes)
    copy_in_order(linear(target, source, size, (Side.ANY, Side.ANY)), queue)


# ---------------------------------------------------------------------------------------------------- three dimensions


def _rows(data: bytes, given: CopyOperation, element: int) -> Rows:
    kind = struct.unpack_from("<i", data)[0]
    if kind == _ARRAY:
        from ptxvm.driver.arrays import rows_of  # noqa: PLC0415  (few programs have arrays)

        array, x, y, z = struct.unpack_from("<8x4Q", data)
        require(max(x, y, z) < 1 << 32)
        return rows_of(array, x * element, y, z)
    require(kind == _POINTER)
    place = PointerOperand.from_buffer_copy(data)
    row, height = place.row or given.width, place.height or given.height
    require(row >= given.width and height >= given.height and max(row, height) < 1 << 32)
    return Rows(Side.ANY, place.pointer, row * element, row * element * height)


def _element(operands: tuple[bytes, bytes]) -> int:
    """Bytes of what extents count: the elements of an array, or bytes."""
    for data in operands:
        kind, array = struct.unpack_from("<i4xQ", data)
        if kind == _ARRAY:
            from ptxvm.driver.arrays import array_of  # noqa: PLC0415

            return array_of(array).element
    return 1


def _operation(pointer: int) -> Copy:
    """The copy of a `CUDA_MEMCPY3D_BATCH_OP`. Raises DriverError."""
    given = get_structure(pointer, CopyOperation)
    require(given.order in ORDERS and given.flags in (0, 1))
    require(given.width and given.height and given.depth and max(given.width, given.height, given.depth) < 1 << 32)
    operands = bytes(given.source), bytes(given.target)
    element = _element(operands)
    source, target = (_rows(data, given, element) for data in operands)
    return Copy(target, source, given.width * element, given.height, given.depth)


@api("cuMemcpy3DBatchAsync_v2")
def copy_blocks(count: int, operations: int, flags: int, stream: int) -> None:
    queue = _queue(stream)
    require(0 < count <= MOST and flags == 0)
    _copies([_operation(operations + ctypes.sizeof(CopyOperation) * place) for place in range(count)], queue)


@api("cuMemcpy3DBatchAsync")
def copy_blocks_1(count: int, operations: int, failed: int, flags: int, stream: int) -> None:
    copy_blocks(count, operations, flags, stream)


@api("cuMemcpy3DWithAttributesAsync")
def copy_block(operation: int, flags: int, stream: int) -> None:
    queue = stream_of(stream)
    require(flags == 0)
    _copies([_operation(operation)], queue)


# ------------------------------------------------------------------------------------------------------ managed memory


@api("cuMemPrefetchBatchAsync", "cuMemDiscardAndPrefetchBatchAsync")
def prefetch_batch(
    pointers: int, sizes: int, count: int, locations: int, places: int, number: int, flags: int, stream: int
) -> None:
    _queue(stream)
    require(0 < count <= MOST and flags == 0)
    starts = [*_starts(places, number, count), count]
    ranges = list(zip(get_words(pointers, count), get_words(sizes, count), strict=True))
    for pointer, size in ranges:
        check_managed(pointer, size)
    for place in range(number):
        device = device_of(get_structure(locations + _LOCATION_SIZE * place, Location))
        for pointer, size in ranges[starts[place] : starts[place + 1]]:
            prefetch(pointer, size, device, stream)


@api("cuMemDiscardBatchAsync")
def discard_batch(pointers: int, sizes: int, count: int, flags: int, stream: int) -> None:
    _queue(stream)
    require(0 < count <= MOST and flags == 0)
    for pointer, size in zip(get_words(pointers, count), get_words(sizes, count), strict=True):
        check_managed(pointer, size)
