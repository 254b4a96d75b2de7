"""Virtual memory: addresses, memory, and which stands for which."""

from __future__ import annotations

import threading
from dataclasses import field

from ptxvm.api.device import device_memory
from ptxvm.driver.blocks import Block, Kind, blocks, memory_of, new_bytes
from ptxvm.driver.caller_memory import get_structure, put, put_structure
from ptxvm.driver.errors import fail, require
from ptxvm.driver.execution import releases
from ptxvm.driver.functions.pools import DEVICE_LOCATION, HOST_LOCATIONS, PINNED
from ptxvm.driver.registry import driver_api as api
from ptxvm.driver.state import Context, state
from ptxvm.driver.streams import drain_all
from ptxvm.driver.structures import Access, AllocationProperties, Location
from ptxvm.driver.tables.constants import CUresult
from ptxvm.machine.memory import Bytes
from ptxvm.records import record

GRANULARITY = 2 << 20
FILE_DESCRIPTOR = 1
"""A kind of handle with which memory can be shared: not here, but programs ask for it that never do."""
NO_ACCESS, READ, READ_WRITE = 0, 1, 3


@record(frozen=False, eq=False)
class Physical:
    """Memory that addresses can be given to; it lives as long as it has a handle or an address."""

    size: int
    properties: AllocationProperties
    memory: Bytes
    handle: int = 0
    references: int = 1


@record(frozen=False, eq=False)
class Mapping:
    """Part of a reservation that stands for memory; kernels reach it once access to it was given."""

    address: int
    size: int
    physical: Physical
    access: int = NO_ACCESS


@record(frozen=False, eq=False)
class Reservation:
    """Addresses of a program's own."""

    address: int
    size: int
    mappings: dict[int, Mapping] = field(default_factory=dict)


_reservations: dict[int, Reservation] = {}
_lock = threading.RLock()
"""Of what is mapped, and may be reached: threads change it."""


def forget() -> None:
    """There are no reservations."""
    _reservations.clear()


def _holder(address: int, size: int) -> Reservation:
    for each in list(_reservations.values()):
        if each.address <= address and address + size <= each.address + each.size:
            return each
    fail(CUresult.ERROR_INVALID_VALUE)


@api("cuMemGetAllocationGranularity")
def granularity(found: int, properties: int, option: int) -> None:
    get_structure(properties, AllocationProperties)
    require(option in (0, 1))
    put(found, GRANULARITY)


def _checked(properties: AllocationProperties) -> AllocationProperties:
    require(properties.type == PINNED)
    if properties.location.type == DEVICE_LOCATION:
        state.device(properties.location.id)
    else:
        require(properties.location.type in HOST_LOCATIONS)
    require(properties.handle_types in (0, FILE_DESCRIPTOR), CUresult.ERROR_NOT_SUPPORTED)
    return properties


@api("cuMemAddressReserve")
def reserve(found: int, size: int, alignment: int, wanted: int, flags: int) -> None:
    require(flags == 0 and size and size % GRANULARITY == 0 and wanted % GRANULARITY == 0)
    require(size < 1 << 45, CUresult.ERROR_OUT_OF_MEMORY)
    require(alignment & (alignment - 1) == 0 and alignment <= 1 << 40)
    put(found, 0)
    try:
        address = device_memory(0).reserve(size, max(alignment, GRANULARITY))
    except MemoryError:
        fail(CUresult.ERROR_OUT_OF_MEMORY)
    _reservations[address] = Reservation(address, size)
    put(found, address)


@api("cuMemAddressFree")
@releases
def free_addresses(address: int, size: int) -> None:
    reservation = _reservations.get(address)
    if reservation is None or reservation.size != size or reservation.mappings:
        fail(CUresult.ERROR_INVALID_VALUE)
    del _reservations[address]


@api("cuMemCreate")
def create(found: int, size: int, properties: int, flags: int) -> None:
    given = _checked(get_structure(properties, AllocationProperties))
    require(flags == 0 and size and size % GRANULARITY == 0)
    require(size <= state.gpu.memory, CUresult.ERROR_OUT_OF_MEMORY)
    put(found, 0)
    physical = Physical(size, given, new_bytes(size))
    physical.handle = state.handles.add(physical)
    put(found, physical.handle)


@api("cuMemRelease")
@releases
def release(handle: int) -> None:
    physical = state.handles.get(handle, Physical, CUresult.ERROR_INVALID_VALUE)
    physical.references -= 1
    if not physical.references:
        state.handles.remove(handle, Physical)


@api("cuMemMap")
def map_memory(address: int, size: int, offset: int, handle: int, flags: int) -> None:
    physical = state.handles.get(handle, Physical, CUresult.ERROR_INVALID_VALUE)
    reservation = _holder(address, size)
    require(flags == 0 and size)
    require(offset == 0 and size == physical.size, CUresult.ERROR_NOT_SUPPORTED)
    require(address % GRANULARITY == 0)
    with _lock:
        require(not _mapped(reservation, address, size))
        reservation.mappings[address] = Mapping(address, size, physical)


@api("cuMemUnmap")
@releases
def unmap(address: int, size: int) -> None:
    reservation = _holder(address, size)
    inside = _mapped(reservation, address, size)
    require(size and all(address <= m.address and m.address + m.size <= address + size for m in inside))
    drain_all()
    for mapping in inside:
        with _lock:
            if reservation.mappings.pop(mapping.address, None) is mapping:
                _set_access(mapping, NO_ACCESS)


@api("cuMemSetAccess")
def set_access(address: int, size: int, descriptors: int, count: int) -> None:
    require(0 < count <= 64 and address % GRANULARITY == 0 and size and size % GRANULARITY == 0)
    given = [get_structure(descriptors + 12 * place, Access) for place in range(count)]
    for each in given:
        require(each.flags in (NO_ACCESS, READ, READ_WRITE))
        if each.location.type == DEVICE_LOCATION:
            state.device(each.location.id)
    reservation = _holder(address, size)
    inside = _mapped(reservation, address, size)
    require(inside)
    flags = max(each.flags for each in given)
    for mapping in inside:
        with _lock:
            if reservation.mappings.get(mapping.address) is mapping:
                _set_access(mapping, flags)


def _mapped(reservation: Reservation, address: int, size: int) -> list[Mapping]:
    """What is mapped in a range of addresses, if only in part."""
    there = list(reservation.mappings.values())
    return [m for m in there if m.address < address + size and address < m.address + m.size]


def _set_access(mapping: Mapping, flags: int) -> None:
    memory = memory_of(mapping.address)
    old = blocks.remove(mapping.address)
    if old is not None:
        memory.free(mapping.address)
    mapping.access = flags
    if flags == NO_ACCESS:
        return
    allocation = memory.map_at(mapping.address, mapping.physical.memory, writable=flags == READ_WRITE)
    context = _context_of(mapping.physical)
    blocks.add(Block(mapping.address, mapping.size, Kind.MAPPED, context.owner, allocation))


def _context_of(physical: Physical) -> Context:
    location = physical.properties.location
    return state.primary(location.id if location.type == DEVICE_LOCATION else 0)


@api("cuMemGetAccess")
def get_access(flags: int, location: int, address: int) -> None:
    get_structure(location, Location)
    mapping = _mapping_at(address)
    put(flags, mapping.access)


def _mapping_at(address: int) -> Mapping:
    for reservation in list(_reservations.values()):
        for mapping in _mapped(reservation, address, 1):
            return mapping
    fail(CUresult.ERROR_INVALID_VALUE)


@api("cuMemGetAllocationPropertiesFromHandle")
def properties_of(found: int, handle: int) -> None:
    put_structure(found, state.handles.get(handle, Physical, CUresult.ERROR_INVALID_VALUE).properties)


@api("cuMemRetainAllocationHandle")
def retain(found: int, address: int) -> None:
    physical = _mapping_at(address).physical
    if not physical.references:
        physical.handle = state.handles.add(physical)
    physical.references += 1
    put(found, physical.handle)


@api("cuMemExportToShareableHandle", "cuMemImportFromShareableHandle", "cuMemGetHandleForAddressRange")
def refused(*_: int) -> None:
    fail(CUresult.ERROR_NOT_SUPPORTED)
