"""Memory pools: what `cuMemAllocAsync` allocates from."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import field

from ptxvm.driver.blocks import Block, Kind, allocate, allocate_unified, blocks
from ptxvm.driver.caller_memory import get, get_structure, put
from ptxvm.driver.errors import fail, require
from ptxvm.driver.execution import releases
from ptxvm.driver.leaks import note
from ptxvm.driver.registry import driver_api as api
from ptxvm.driver.state import Context, state
from ptxvm.driver.streams import Stream, stream_of
from ptxvm.driver.structures import Access, Location, PoolProperties
from ptxvm.driver.tables.constants import CUmemPool_attribute as A
from ptxvm.driver.tables.constants import CUresult
from ptxvm.driver.unsafe_calls import refuse_unsafe, unsafe
from ptxvm.driver.unwritten import follow
from ptxvm.records import record

DEVICE_LOCATION, HOST_LOCATION = 1, 2
HOST_LOCATIONS = (HOST_LOCATION, 3, 4)
"""The last two are of the host's nodes of memory."""
PINNED, MANAGED = 1, 2
READ_WRITE = 3
_THRESHOLD = A.RELEASE_THRESHOLD
_SWITCHES = (A.REUSE_FOLLOW_EVENT_DEPENDENCIES, A.REUSE_ALLOW_OPPORTUNISTIC, A.REUSE_ALLOW_INTERNAL_DEPENDENCIES)


@record(frozen=False, eq=False)
class Pool:
    """A pool on a device, or (`location` other than a device) of the host."""

    device: int
    location: int = DEVICE_LOCATION
    kind: int = PINNED
    most: int = 0
    handle: int = 0
    default: bool = False
    attributes: dict[int, int] = field(default_factory=lambda: dict.fromkeys(_SWITCHES, 1))
    highest: int = 0
    access: dict[int, int] = field(default_factory=dict)

    @property
    def used(self) -> int:
        """Bytes that programs hold."""
        return blocks.taken(self)

    def allocate(self, context: Context, size: int) -> Block:
        """Raises DriverError."""
        require(not self.most or self.used + size <= self.most, CUresult.ERROR_OUT_OF_MEMORY)
        if self.location != DEVICE_LOCATION or self.kind == MANAGED:
            kind = Kind.MANAGED if self.kind == MANAGED else Kind.PINNED
            block = allocate_unified(context, size, kind, pool=self)
        else:
            owner = state.primary(self.device) if self.device != context.device else context
            block = follow(note(allocate(owner, size, Kind.POOL, pool=self), "cuMemAllocAsync"))
        self.highest = max(self.highest, self.used)
        return block


def default_pool(device: int, location: int = DEVICE_LOCATION, kind: int = PINNED) -> Pool:
    """The pool that a device has from the beginning."""
    storage = state.primary(device).storage
    key = ("pool", location, kind)
    if key not in storage:
        pool = Pool(device, location, kind, default=True)
        pool.handle = state.handles.add(pool)
        storage[key] = pool
    found: Pool = storage[key]
    return found


def current_pool(device: int) -> Pool:
    """The pool that `cuMemAllocAsync` uses on a device."""
    found: Pool | None = state.primary(device).storage.get("current pool")
    return found or default_pool(device)


@api("cuDeviceGetDefaultMemPool")
def get_default(found: int, device: int) -> None:
    put(found, default_pool(state.device(device)).handle)


@api("cuDeviceGetMemPool")
def get_current(found: int, device: int) -> None:
    put(found, current_pool(state.device(device)).handle)


@api("cuDeviceSetMemPool")
def set_current(device: int, handle: int) -> None:
    pool = state.handles.get(handle, Pool, CUresult.ERROR_INVALID_VALUE)
    require(pool.device == state.device(device) and pool.location == DEVICE_LOCATION)
    state.primary(device).storage["current pool"] = pool


def _located(location: int, kind: int) -> tuple[int, int]:
    """(device, type of location). Raises DriverError."""
    given = get_structure(location, Location)
    require(kind in (PINNED, MANAGED))
    if given.type == DEVICE_LOCATION:
        return state.device(given.id), DEVICE_LOCATION
    require(given.type in HOST_LOCATIONS or kind == MANAGED)
    return 0, HOST_LOCATION


@api("cuMemGetDefaultMemPool")
def get_default_of(found: int, location: int, kind: int) -> None:
    device, where = _located(location, kind)
    put(found, default_pool(device, where, kind).handle)


@api("cuMemGetMemPool")
def get_current_of(found: int, location: int, kind: int) -> None:
    device, where = _located(location, kind)
    pool = state.primary(device).storage.get(("chosen", where, kind)) or default_pool(device, where, kind)
    if where == DEVICE_LOCATION and kind == PINNED:
        pool = current_pool(device)
    put(found, pool.handle)


@api("cuMemSetMemPool")
def set_current_of(location: int, kind: int, handle: int) -> None:
    device, where = _located(location, kind)
    pool = state.handles.get(handle, Pool, CUresult.ERROR_INVALID_VALUE)
    if where == DEVICE_LOCATION and kind == PINNED:
        state.primary(device).storage["current pool"] = pool
    else:
        state.primary(device).storage[("chosen", where, kind)] = pool


@api("cuMemPoolCreate")
@unsafe
def create(found: int, properties: int) -> None:
    given = get_structure(properties, PoolProperties)
    require(given.type in (PINNED, MANAGED) and given.handle_types in (0, 1, 8))
    if given.handle_types:
        fail(CUresult.ERROR_NOT_SUPPORTED)
    device, where = 0, given.location.type
    if where == DEVICE_LOCATION:
        device = given.location.id
        require(0 <= device < state.settings.devices)
    else:
        require(where in HOST_LOCATIONS or (not where and given.type == MANAGED))
    pool = Pool(device, where or HOST_LOCATION, given.type, given.most)
    pool.handle = state.handles.add(pool)
    put(found, pool.handle)


def _pool(handle: int) -> Pool:
    return state.handles.get(handle, Pool, CUresult.ERROR_INVALID_VALUE)


@api("cuMemPoolDestroy")
@unsafe
@releases
def destroy(handle: int) -> None:
    pool = _pool(handle)
    require(not pool.default)
    state.handles.remove(handle, Pool)
    storage = state.primary(pool.device).storage
    if storage.get("current pool") is pool:
        del storage["current pool"]


@api("cuMemPoolTrimTo")
@unsafe
def trim(handle: int, size: int) -> None:
    _pool(handle)


@api("cuMemPoolSetAttribute")
@unsafe
def set_attribute(handle: int, which: int, value: int) -> None:
    pool = _pool(handle)
    if which in _SWITCHES:
        pool.attributes[which] = get(value, 4)
    elif which == A.RELEASE_THRESHOLD:
        pool.attributes[which] = get(value)
    else:
        require(which in (A.RESERVED_MEM_HIGH, A.USED_MEM_HIGH) and get(value) == 0)
        pool.highest = pool.used


_VALUES: dict[int, tuple[Callable[[Pool], int], int]] = {
    A.RELEASE_THRESHOLD: (lambda pool: pool.attributes.get(_THRESHOLD, 0), 8),
    A.RESERVED_MEM_CURRENT: (lambda pool: pool.used, 8),
    A.USED_MEM_CURRENT: (lambda pool: pool.used, 8),
    A.RESERVED_MEM_HIGH: (lambda pool: pool.highest, 8),
    A.USED_MEM_HIGH: (lambda pool: pool.highest, 8),
    A.MAX_POOL_SIZE: (lambda pool: pool.most, 8),
    A.ALLOCATION_TYPE: (lambda pool: pool.kind, 4),
    A.EXPORT_HANDLE_TYPES: (lambda pool: 0, 4),
    A.LOCATION_ID: (lambda pool: pool.device, 4),
    A.LOCATION_TYPE: (lambda pool: pool.location, 4),
    A.HW_DECOMPRESS_ENABLED: (lambda pool: 0, 4),
}
"""What is told of a pool, and how many bytes that has."""


@api("cuMemPoolGetAttribute")
@unsafe
def get_attribute(handle: int, which: int, value: int) -> None:
    pool = _pool(handle)
    if which in _SWITCHES:
        put(value, pool.attributes[which], 4)
        return
    known = _VALUES.get(which)
    if known is None:
        fail(CUresult.ERROR_INVALID_VALUE)
    told, size = known
    put(value, told(pool), size)


@api("cuMemPoolSetAccess")
def set_access(handle: int, descriptors: int, count: int) -> None:
    pool = _pool(handle)
    require(count <= 4096)
    for place in range(count):
        given = get_structure(descriptors + 12 * place, Access)
        require(given.flags in (0, 1, READ_WRITE))
        if given.location.type == DEVICE_LOCATION:
            device = state.device(given.location.id)
            if pool.location == DEVICE_LOCATION and device == pool.device:
                require(given.flags, CUresult.ERROR_INVALID_DEVICE)
                require(given.flags == READ_WRITE, CUresult.ERROR_NOT_SUPPORTED)
            pool.access[device] = given.flags
        else:
            require(given.location.type in HOST_LOCATIONS)


@api("cuMemPoolGetAccess")
def get_access(flags: int, handle: int, location: int) -> None:
    pool = _pool(handle)
    given = get_structure(location, Location)
    if given.type != DEVICE_LOCATION:
        put(flags, READ_WRITE if pool.location != DEVICE_LOCATION else 0, 4)
        return
    own = READ_WRITE if state.device(given.id) == pool.device and pool.location == DEVICE_LOCATION else 0
    put(flags, pool.access.get(given.id, own), 4)


@api(
    "cuMemPoolExportToShareableHandle",
    "cuMemPoolImportFromShareableHandle",
    "cuMemPoolExportPointer",
    "cuMemPoolImportPointer",
)
def refused(*_: int) -> None:
    fail(CUresult.ERROR_NOT_SUPPORTED)


def allocate_in_order(found: int, size: int, pool: Pool, stream: Stream) -> None:
    """Memory for what comes in a stream; none, and no error, for a size of 0."""
    put(found, 0)
    if stream.capture is None:
        refuse_unsafe()
    if not size:
        return
    block = pool.allocate(stream.context, size)
    if stream.capture is not None:
        stream.capture.add_allocation(stream, block)
    put(found, block.address)


@api("cuMemAllocAsync")
def alloc_async(found: int, size: int, stream: int) -> None:
    queue = stream_of(stream)
    allocate_in_order(found, size, current_pool(queue.context.device), queue)


@api("cuMemAllocFromPoolAsync")
def alloc_from_pool(found: int, size: int, handle: int, stream: int) -> None:
    queue = stream_of(stream)
    allocate_in_order(found, size, _pool(handle), queue)
