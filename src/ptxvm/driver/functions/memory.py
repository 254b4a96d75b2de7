"""Memory: allocating and freeing it, on the device, on the host and for both."""

from __future__ import annotations

from ptxvm.driver.blocks import (
    Block,
    Kind,
    allocate,
    allocate_unified,
    block_at,
    blocks,
    find,
    find_allocation,
    host_ranges,
    register,
    release,
    used,
)
from ptxvm.driver.caller_memory import put, put_if
from ptxvm.driver.errors import DriverError, fail, require
from ptxvm.driver.execution import releases
from ptxvm.driver.leaks import note
from ptxvm.driver.registry import driver_api as api
from ptxvm.driver.state import Context, state
from ptxvm.driver.streams import Stream, drain, stream_of
from ptxvm.driver.tables.constants import CUresult
from ptxvm.driver.unsafe_calls import refuse_unsafe, unsafe
from ptxvm.driver.unwritten import follow
from ptxvm.records import record

PITCH = 512
ALLOCATION_FLAGS = 7
REGISTER_FLAGS = 0xB
"""All but IOMEMORY: memory of devices is not here."""
PORTABLE, DEVICE_MAPPED = 1, 2
ATTACH_GLOBAL, ATTACH_HOST = 1, 2
LARGEST = 1 << 46
FREED = (Kind.DEVICE, Kind.MANAGED, Kind.POOL)
"""What `cuMemFree` frees."""


@api("cuMemGetInfo_v2")
def info(free: int, total: int) -> None:
    context = state.current()
    put_if(total, state.gpu.memory)
    put_if(free, max(0, state.gpu.memory - used(context.device)))


@api("cuMemAlloc_v2")
@unsafe
def alloc(found: int, size: int) -> None:
    block = allocate(state.current(), size)
    try:
        put(found, follow(note(block, "cuMemAlloc")).address)
    except DriverError:
        release(block)
        raise


@api("cuMemAllocPitch_v2")
@unsafe
def alloc_pitch(found: int, pitch: int, width: int, height: int, element: int) -> None:
    context = state.current()
    require(element in (4, 8, 16) and width and height and width < LARGEST and height < LARGEST)
    row = -(-width // PITCH) * PITCH
    put(pitch, row)
    put(found, follow(note(allocate(context, row * height), "cuMemAllocPitch")).address)


@api("cuMemFree_v2")
@unsafe
@releases
def free(pointer: int) -> None:
    if not pointer:
        state.check()
        return
    context = state.current()
    block = block_at(pointer)
    require(block.kind in FREED)
    give_up(block)
    finish_users(block, context)
    release(block)


def give_up(block: Block) -> None:
    """The program frees some memory. Raises DriverError for memory of a graph that it does not have."""
    require(block.held)
    if block.of_graph:
        block.held = False


def finish_users(block: Block, context: Context) -> None:
    """Have everything done that may use some memory. Raises DriverError when a stream captures."""
    drain(context)
    if block.context is not context:
        drain(block.context)


@api("cuMemAllocManaged")
@unsafe
def alloc_managed(found: int, size: int, flags: int) -> None:
    context = state.current()
    require(flags in (ATTACH_GLOBAL, ATTACH_HOST))
    put(found, 0)
    put(found, note(allocate_unified(context, size, Kind.MANAGED, flags), "cuMemAllocManaged").address)


@api("cuMemAllocHost_v2")
@unsafe
def alloc_host(found: int, size: int) -> None:
    _alloc_pinned(found, size, DEVICE_MAPPED, "cuMemAllocHost")


def _alloc_pinned(found: int, size: int, flags: int, name: str) -> None:
    """No bytes are null, and no error."""
    context = state.current()
    put(found, 0)
    if size:
        put(found, note(allocate_unified(context, size, Kind.PINNED, flags), name).address)


@api("cuMemHostAlloc")
@unsafe
def host_alloc(found: int, size: int, flags: int) -> None:
    require(flags & ~ALLOCATION_FLAGS == 0)
    _alloc_pinned(found, size, flags | DEVICE_MAPPED, "cuMemHostAlloc")


@api("cuMemFreeHost")
@unsafe
@releases
def free_host(pointer: int) -> None:
    context = state.bound()
    if not pointer:
        return
    block = blocks.get(pointer)
    if block is None or block.kind is not Kind.PINNED:
        fail(CUresult.ERROR_INVALID_VALUE)
    finish_users(block, context)
    release(block)
    state.check()


@api("cuMemHostRegister_v2")
@unsafe
def host_register(pointer: int, size: int, flags: int) -> None:
    context = state.current()
    require(flags & ~REGISTER_FLAGS == 0)
    known = find(pointer)
    require(known is None or known.kind is not Kind.PINNED)
    register(context, pointer, size, flags & PORTABLE | DEVICE_MAPPED)


@api("cuMemHostUnregister")
@unsafe
@releases
def host_unregister(pointer: int) -> None:
    context = state.current()
    known = find(pointer)
    require(pointer and (known is None or known.kind is not Kind.PINNED))
    block = host_ranges.find(pointer)
    if block is None or block.kind is not Kind.REGISTERED:
        fail(CUresult.ERROR_HOST_MEMORY_NOT_REGISTERED)
    require(block.host == pointer)
    finish_users(block, context)
    release(block)


@api("cuMemHostGetDevicePointer_v2")
def host_device_pointer(found: int, pointer: int, flags: int) -> None:
    state.current()
    require(flags == 0)
    block = find(pointer)
    if block is None or not block.kind.of_host:
        fail(CUresult.ERROR_INVALID_VALUE)
    put(found, block.address + pointer - block.host)


@api("cuMemHostGetFlags")
def host_flags(flags: int, pointer: int) -> None:
    block = find(pointer)
    if block is None or not block.kind.of_host:
        fail(CUresult.ERROR_INVALID_VALUE)
    put(flags, block.flags, 4)


@api("cuMemGetAddressRange_v2")
def address_range(base: int, size: int, pointer: int) -> None:
    state.current()
    allocation = find_allocation(pointer)
    if allocation is None:
        fail(CUresult.ERROR_NOT_FOUND)
    put_if(base, allocation.address)
    put_if(size, allocation.size)


# ----------------------------------------------------------------------------------------------------- stream order


@record(frozen=False)
class Free:
    """What gives memory back when its turn comes."""

    block: Block

    def run(self, context: Context) -> None:
        if not self.block.expected:
            release(self.block)


def free_in_order(block: Block, stream: Stream) -> None:
    """Give memory back after what is in a stream."""
    if stream.capture is not None:
        stream.capture.add_free(stream, block)
    elif stream.before():
        stream.submit(Free(block))
    else:
        release(block)


@api("cuMemFreeAsync")
@releases
def free_async(pointer: int, stream: int) -> None:
    queue = stream_of(stream)
    if queue.capture is None:
        refuse_unsafe()
    if pointer:
        block = block_at(pointer)
        require(block.kind in (Kind.DEVICE, Kind.POOL, Kind.MANAGED))
        if queue.capture is None:
            give_up(block)
        free_in_order(block, queue)
