"""What the driver knows of a pointer; advice about memory; what other processes may not have."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from ptxvm.driver.blocks import Block, Kind, device_bytes, find, find_allocation, memory_of
from ptxvm.driver.caller_memory import get, get_words, put, put_words
from ptxvm.driver.errors import fail, require
from ptxvm.driver.functions.pools import DEVICE_LOCATION, HOST_LOCATION, HOST_LOCATIONS, Pool
from ptxvm.driver.registry import Location
from ptxvm.driver.registry import driver_api as api
from ptxvm.driver.state import state
from ptxvm.driver.streams import stream_of
from ptxvm.driver.tables.constants import CUmem_range_attribute as Range
from ptxvm.driver.tables.constants import CUpointer_attribute as A
from ptxvm.driver.tables.constants import CUresult
from ptxvm.driver.unsafe_calls import unsafe

NO_DEVICE = -2 & 0xFFFFFFFF
MOST_ATTRIBUTES = 64
READ_WRITE = 3
_MANAGED = Kind.MANAGED
_INVALID = CUresult.ERROR_INVALID_VALUE
_HOST_POINTER, _ORDINAL = int(A.HOST_POINTER), int(A.DEVICE_ORDINAL)
"""Members of an enum are found slowly, and frameworks ask for each argument of each launch."""
_FOUR_BYTES = {
    A.MEMORY_TYPE,
    A.SYNC_MEMOPS,
    A.IS_MANAGED,
    A.DEVICE_ORDINAL,
    A.IS_LEGACY_CUDA_IPC_CAPABLE,
    A.MAPPED,
    A.IS_GPU_DIRECT_RDMA_CAPABLE,
    A.ACCESS_FLAGS,
    A.IS_HW_DECOMPRESS_CAPABLE,
    A.LOCALITY_DOMAIN_ORDINAL,
}
"""Attributes that are not 8 bytes long."""

_VALUES: dict[A, Callable[[Block, int], int]] = {
    A.CONTEXT: lambda block, _: 0 if block.kind is Kind.POOL else block.context.handle,
    A.MEMORY_TYPE: lambda block, _: block.kind.memory_type,
    A.DEVICE_POINTER: lambda block, offset: block.address + offset,
    A.HOST_POINTER: lambda block, offset: block.host + offset if block.host else 0,
    A.SYNC_MEMOPS: lambda block, _: int(block.sync_memops),
    A.BUFFER_ID: lambda block, _: block.number,
    A.IS_MANAGED: lambda block, _: int(block.kind is _MANAGED),
    A.DEVICE_ORDINAL: lambda block, _: block.context.device,
    A.RANGE_START_ADDR: lambda block, _: block.address,
    A.RANGE_SIZE: lambda block, _: block.size,
    A.MAPPED: lambda block, _: 1,
    A.ACCESS_FLAGS: lambda block, _: READ_WRITE,
    A.MEMPOOL_HANDLE: lambda block, _: block.pool.handle if isinstance(block.pool, Pool) else 0,
    A.MAPPING_SIZE: lambda block, _: block.size,
    A.MAPPING_BASE_ADDR: lambda block, _: block.address,
    A.MEMORY_BLOCK_ID: lambda block, _: block.number,
}
"""What is told of a place so many bytes into a block; of other attributes, 0."""


def _zero(_: Block, __: int) -> int:
    return 0


_SIZES = {which: 4 if which in _FOUR_BYTES else 16 if which == A.P2P_TOKENS else 8 for which in A}
_ATTRIBUTES = {int(which): (_VALUES.get(which, _zero), size) for which, size in _SIZES.items()}
"""What is told, and in how many bytes, by the number of the attribute."""


@lru_cache
def _known(attributes: tuple[int, ...]) -> list[tuple[Callable[[Block, int], int], int]]:
    """Of each attribute what is told, and in how many bytes. Raises DriverError."""
    require(_ATTRIBUTES.keys() >= set(attributes))
    return [_ATTRIBUTES[which] for which in attributes]


def offset_in(block: Block, pointer: int) -> int:
    """How far into a block a pointer leads, which may be the host's."""
    offset = pointer - block.address
    return offset if 0 <= offset < block.size else pointer - block.host


@api("cuPointerGetAttribute")
def get_attribute(value: int, which: int, pointer: int) -> None:
    block = find(pointer) or _variable(pointer)
    if block is None or (which == _HOST_POINTER and not block.host):
        fail(_INVALID)
    ((told, size),) = _known((which,))
    put(value, told(block, offset_in(block, pointer)), size)


def known(pointer: int) -> Block | None:
    """The memory of a pointer; variables of modules are memory, too."""
    block = find(pointer)
    if block is None:
        block = _variable(pointer)
    return block


def _variable(pointer: int) -> Block | None:
    allocation = find_allocation(pointer)
    if allocation is None:
        return None
    context = state.primary(memory_of(allocation.address).device)
    return Block(allocation.address, allocation.size, Kind.DEVICE, context, allocation, number=0)


@api("cuPointerGetAttributes")
def get_attributes(number: int, attributes: int, values: int, pointer: int) -> None:
    if not 0 < number <= MOST_ATTRIBUTES:
        fail(_INVALID)
    places, kinds = get_words(values, number), get_words(attributes, number, 4)
    block = find(pointer) or _variable(pointer)
    if block is None:
        for index, (_, size) in enumerate(_known(kinds)):
            put(places[index], NO_DEVICE if kinds[index] == _ORDINAL else 0, size)
        return
    offset = offset_in(block, pointer) if pointer != block.address else 0
    for index, (told, size) in enumerate(_known(kinds)):
        put(places[index], told(block, offset), size)


@api("cuPointerSetAttribute")
def set_attribute(value: int, which: int, pointer: int) -> None:
    block = find(pointer)
    require(which == A.SYNC_MEMOPS and block is not None)
    assert block is not None
    block.sync_memops = bool(get(value, 4))


# ----------------------------------------------------------------------------------------------------------- advice

_ADVICE = {1: (Range.READ_MOSTLY, 1), 2: (Range.READ_MOSTLY, 0)}
_PREFERRED, _NOT_PREFERRED, _ACCESSED, _NOT_ACCESSED = 3, 4, 5, 6
HOST = -1
_NOWHERE = -2


def advise(pointer: int, size: int, advice: int, device: int) -> None:
    """Note an advice about managed memory. Raises DriverError."""
    require(size and 1 <= advice <= 6)
    device_bytes(pointer, size)
    block = find(pointer)
    if block is None or block.kind is not Kind.MANAGED:
        fail(CUresult.ERROR_INVALID_VALUE)
    if advice in (_PREFERRED, _ACCESSED, _NOT_ACCESSED):
        require(device == HOST or 0 <= device < state.settings.devices)
    if advice in _ADVICE:
        which, value = _ADVICE[advice]
        block.advice[which] = value
    elif advice == _PREFERRED:
        block.advice[Range.PREFERRED_LOCATION] = device
    elif advice == _NOT_PREFERRED:
        block.advice.pop(Range.PREFERRED_LOCATION, None)
    elif advice == _ACCESSED:
        block.accessed_by[device] = None
    else:
        block.accessed_by.pop(device, None)


def device_of(location: Location) -> int:
    """The device of a location, or HOST. Raises DriverError."""
    if location.type == DEVICE_LOCATION:
        return int(location.id)
    require(location.type in HOST_LOCATIONS)
    return HOST


@api("cuMemAdvise")
@unsafe
def advise_1(pointer: int, size: int, advice: int, device: int) -> None:
    advise(pointer, size, advice, device)


@api("cuMemAdvise_v2")
@unsafe
def advise_2(pointer: int, size: int, advice: int, location: Location) -> None:
    require(advice not in (_ACCESSED, _NOT_ACCESSED) or location.type in (DEVICE_LOCATION, HOST_LOCATION))
    advise(pointer, size, advice, device_of(location))


def check_managed(pointer: int, size: int) -> Block:
    """The managed memory at an address. Raises DriverError."""
    require(size)
    device_bytes(pointer, size)
    block = find(pointer)
    if block is None or block.kind is not Kind.MANAGED:
        fail(CUresult.ERROR_INVALID_VALUE)
    return block


def prefetch(pointer: int, size: int, device: int, stream: int, node: Location | None = None) -> None:
    """Memory is everywhere at once: only what is asked for is checked. `node`: of the host's memory. Raises
    DriverError."""
    stream_of(stream).refuse_capture()
    block = check_managed(pointer, size)
    if device != HOST:
        state.device(device)
    block.advice[Range.LAST_PREFETCH_LOCATION] = device
    block.advice.pop(Range.LAST_PREFETCH_LOCATION_TYPE, None)
    block.advice.pop(Range.LAST_PREFETCH_LOCATION_ID, None)
    if node is not None:
        block.advice[Range.LAST_PREFETCH_LOCATION_TYPE] = node.type
        block.advice[Range.LAST_PREFETCH_LOCATION_ID] = node.id


@api("cuMemPrefetchAsync")
def prefetch_1(pointer: int, size: int, device: int, stream: int) -> None:
    prefetch(pointer, size, device, stream)


@api("cuMemPrefetchAsync_v2")
def prefetch_2(pointer: int, size: int, location: Location, flags: int, stream: int) -> None:
    require(flags == 0)
    node = location if location.type in (3, 4) else None
    prefetch(pointer, size, device_of(location), stream, node)


@api("cuMemRangeGetAttribute")
def range_attribute(value: int, size: int, which: int, pointer: int, length: int) -> None:
    require(which in Range.__members__.values() and size and size % 4 == 0 and length)
    require(size == 4 or which == Range.ACCESSED_BY)
    device_bytes(pointer, length)
    block = find(pointer)
    if block is None or block.kind is not Kind.MANAGED:
        fail(CUresult.ERROR_INVALID_VALUE)
    if which == Range.ACCESSED_BY:
        known = sorted(block.accessed_by, key=lambda device: (device == HOST, device))
        devices = [*known, *[_NOWHERE] * (size // 4)]
        put_words(value, [device & 0xFFFFFFFF for device in devices[: size // 4]], 4)
        return
    put(value, _range_value(block, Range(which)) & 0xFFFFFFFF, 4)


def _range_value(block: Block, which: Range) -> int:
    if which == Range.READ_MOSTLY:
        return block.advice.get(which, 0)
    base = Range.PREFERRED_LOCATION if which.name.startswith("PREFERRED") else Range.LAST_PREFETCH_LOCATION
    device = block.advice.get(base, _NOWHERE)
    if which.name.endswith("_TYPE"):
        return block.advice.get(which) or {_NOWHERE: 0, HOST: HOST_LOCATION}.get(device, DEVICE_LOCATION)
    return block.advice.get(which, device)


@api("cuMemRangeGetAttributes")
def range_attributes(values: int, sizes: int, attributes: int, number: int, pointer: int, length: int) -> None:
    require(number <= MOST_ATTRIBUTES)
    rows = zip(get_words(values, number), get_words(sizes, number), get_words(attributes, number, 4), strict=True)
    for value, size, which in rows:
        range_attribute(value, size, which, pointer, length)


# --------------------------------------------------------------------------------------------------- other processes


@api(
    "cuIpcGetEventHandle",
    "cuIpcOpenEventHandle",
    "cuIpcGetMemHandle",
    "cuIpcOpenMemHandle",
    "cuIpcOpenMemHandle_v2",
    "cuIpcCloseMemHandle",
)
def refused_ipc(*_: object) -> None:
    fail(CUresult.ERROR_NOT_SUPPORTED)


@api("cuProfilerInitialize", "cuProfilerStart", "cuProfilerStop")
def profiler(*_: int) -> None:
    state.current()


@api("cuFlushGPUDirectRDMAWrites")
def flush(*_: int) -> None:
    fail(CUresult.ERROR_NOT_SUPPORTED)
