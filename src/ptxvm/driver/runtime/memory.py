"""Memory of the runtime: allocations, copies and fills."""

from __future__ import annotations

import ctypes
import struct

from ptxvm.driver.arrays import array_of
from ptxvm.driver.blocks import Kind, any_place, device_place, find
from ptxvm.driver.caller_memory import get_structure, put, put_bytes, put_structure
from ptxvm.driver.copies import Copy, Fill, Rows, Side, copy_at_once, copy_in_order, copy_now, linear
from ptxvm.driver.errors import fail, require
from ptxvm.driver.functions.memory import PITCH
from ptxvm.driver.functions.pointers import known, offset_in
from ptxvm.driver.registry import Extent, PitchedPointer
from ptxvm.driver.runtime.calls import api, driver, runtime_code
from ptxvm.driver.runtime.registration import symbol
from ptxvm.driver.state import state
from ptxvm.driver.streams import default_stream, stream_of
from ptxvm.driver.structures import ArrayDescriptor

INVALID_DIRECTION = 21
# cudaMemcpyKind: of the target, of the source. Programs name devices' memory that is managed as they like.
SIDES = (
    (Side.HOST, Side.HOST),
    (Side.DEVICE, Side.HOST),
    (Side.HOST, Side.DEVICE),
    (Side.DEVICE, Side.DEVICE),
    (Side.ANY, Side.ANY),
)
EVERY_DIRECTION = tuple(range(len(SIDES)))
TO_ARRAYS, FROM_ARRAYS, BETWEEN_ARRAYS = (1, 3, 4), (2, 3, 4), (3, 4)
"""The directions of copies whose one side, or both, is an array."""
_PLACES = [
    (device_place if to is Side.DEVICE else any_place, device_place if of is Side.DEVICE else any_place)
    for to, of in SIDES
]
"""What finds the bytes of a copy that has to wait for nothing: pointers of the host are taken as what they are."""
_HOST, _MANAGED = Side.HOST, Kind.MANAGED  # members of an enum are found slowly
POINTER_ATTRIBUTES = struct.Struct("<iiQQ")
"""`cudaPointerAttributes`, as far as all versions have it: the type, the device, addresses on the device and the host.
"""
_MANAGED_MEMORY = 3
# CUarray_format by cudaChannelFormatKind and bits.
FORMATS = {(1, 8): 1, (1, 16): 2, (1, 32): 3, (0, 8): 8, (0, 16): 9, (0, 32): 10, (2, 16): 0x10, (2, 32): 0x20}


class Channels(ctypes.Structure):
    """`cudaChannelFormatDesc`."""

    _fields_ = tuple((name, ctypes.c_int) for name in ("x", "y", "z", "w", "kind"))


class Copy3D(ctypes.Structure):
    """`cudaMemcpy3DParms`."""

    _fields_ = (
        ("source_array", ctypes.c_size_t),
        ("source_place", Extent),
        ("source", PitchedPointer),
        ("target_array", ctypes.c_size_t),
        ("target_place", Extent),
        ("target", PitchedPointer),
        ("extent", Extent),
        ("kind", ctypes.c_int),
    )


def sides(kind: int, allowed: tuple[int, ...] = EVERY_DIRECTION) -> tuple[Side, Side]:
    """Raises DriverError for a direction that there is not."""
    if kind not in allowed:
        fail(runtime_code(INVALID_DIRECTION))
    return SIDES[kind]


def _direction(kind: int) -> int:
    if not 0 <= kind < len(SIDES):
        fail(runtime_code(INVALID_DIRECTION))
    return kind


@api("cudaMalloc")
def malloc(found: int, size: int) -> None:
    put(found, 0)
    if size:
        driver["cuMemAlloc_v2"](found, size)


@api("cudaFree")
def free(pointer: int) -> None:
    driver["cuMemFree_v2"](pointer)


@api("cudaFreeHost")
def free_host(pointer: int) -> None:
    if pointer:
        driver["cuMemFreeHost"](pointer)


@api("cudaMallocPitch")
def malloc_pitch(found: int, pitch: int, width: int, height: int) -> None:
    require(pitch)
    put(found, 0)
    put(pitch, 0)
    if width and height:
        driver["cuMemAllocPitch_v2"](found, pitch, width, height, 4)


@api("cudaMalloc3D")
def malloc_3d(found: int, extent: Extent) -> None:
    row = -(-extent.width // PITCH) * PITCH
    pointer = ctypes.c_uint64()
    malloc(ctypes.addressof(pointer), row * extent.height * extent.depth)
    put_structure(found, PitchedPointer(pointer.value, row, extent.width, extent.height))


@api("cudaMemcpy")
def memcpy(target: int, source: int, size: int, kind: int) -> None:
    stream = default_stream()
    if not copy_at_once(stream, target, source, size, _PLACES[_direction(kind)]):
        copy_now(linear_copy(target, source, size, kind), stream)


@api("cudaMemcpyAsync")
def memcpy_async(target: int, source: int, size: int, kind: int, stream: int) -> None:
    queue = stream_of(stream)
    if not copy_at_once(queue, target, source, size, _PLACES[_direction(kind)]):
        copy_in_order(linear_copy(target, source, size, kind), queue)


def linear_copy(target: int, source: int, size: int, kind: int) -> Copy:
    """A copy of `size` bytes in a direction. Raises DriverError."""
    to, of = sides(kind)
    return linear(target, source, size, (side_of(to, target), side_of(of, source)))


def side_of(side: Side, pointer: int) -> Side:
    """Pointers of memory that both sides have are taken as what they are."""
    return Side.ANY if side is _HOST and find(pointer) is not None else side


@api("cudaMemcpyPeer")
def memcpy_peer(target: int, to: int, source: int, of: int, size: int) -> None:
    _check_devices(to, of)
    memcpy(target, source, size, 4)


@api("cudaMemcpyPeerAsync")
def memcpy_peer_async(target: int, to: int, source: int, of: int, size: int, stream: int) -> None:
    _check_devices(to, of)
    memcpy_async(target, source, size, 4, stream)


def _check_devices(*devices: int) -> None:
    for device in devices:
        state.device(device)


def _copy_2d(
    target: int, target_pitch: int, source: int, source_pitch: int, width: int, height: int, kind: int
) -> Copy:
    to, of = sides(kind)
    require(width <= target_pitch and width <= source_pitch, runtime_code(12))
    return Copy(
        Rows(side_of(to, target), target, target_pitch), Rows(side_of(of, source), source, source_pitch), width, height
    )


@api("cudaMemcpy2D")
def memcpy_2d(
    target: int, target_pitch: int, source: int, source_pitch: int, width: int, height: int, kind: int
) -> None:
    copy_now(_copy_2d(target, target_pitch, source, source_pitch, width, height, kind), default_stream())


@api("cudaMemcpy2DAsync")
def memcpy_2d_async(
    target: int, target_pitch: int, source: int, source_pitch: int, width: int, height: int, kind: int, stream: int
) -> None:
    copy_in_order(_copy_2d(target, target_pitch, source, source_pitch, width, height, kind), stream_of(stream))


def in_array(handle: int, x: int, y: int) -> Rows:
    """The rows of an array from a place on; `x` counts bytes. Raises DriverError."""
    array = array_of(handle)
    return Rows(Side.ARRAY, int(array.memory.ctypes.data) + x + y * array.pitch, array.pitch, array.plane)


@api("cudaMemcpy2DToArray")
def to_array(array: int, x: int, y: int, source: int, pitch: int, width: int, height: int, kind: int) -> None:
    _, of = sides(kind, TO_ARRAYS)
    copy_now(Copy(in_array(array, x, y), Rows(side_of(of, source), source, pitch), width, height), default_stream())


@api("cudaMemcpy2DFromArray")
def from_array(target: int, pitch: int, array: int, x: int, y: int, width: int, height: int, kind: int) -> None:
    to, _ = sides(kind, FROM_ARRAYS)
    copy_now(Copy(Rows(side_of(to, target), target, pitch), in_array(array, x, y), width, height), default_stream())


@api("cudaMemcpyToArray")
def line_to_array(array: int, x: int, y: int, source: int, size: int, kind: int) -> None:
    _, of = sides(kind, TO_ARRAYS)
    copy_now(Copy(in_array(array, x, y), Rows(side_of(of, source), source), size), default_stream())


@api("cudaMemcpyFromArray")
def line_from_array(target: int, array: int, x: int, y: int, size: int, kind: int) -> None:
    to, _ = sides(kind, FROM_ARRAYS)
    copy_now(Copy(Rows(side_of(to, target), target), in_array(array, x, y), size), default_stream())


def copy_3d(parameters: int) -> Copy:
    """Raises DriverError."""
    return copy_of_blocks(get_structure(parameters, Copy3D))


def copy_of_blocks(given: Copy3D) -> Copy:
    """Raises DriverError."""
    to, of = sides(given.kind)
    extent, width = given.extent, given.extent.width
    for handle in (given.source_array, given.target_array):
        if handle:
            width = extent.width * array_of(handle).element
            break
    target = _place_3d(given.target_array, given.target_place, given.target, to)
    source = _place_3d(given.source_array, given.source_place, given.source, of)
    return Copy(target, source, width, extent.height, extent.depth)


def _place_3d(handle: int, place: Extent, pitched: PitchedPointer, side: Side) -> Rows:
    x, y, z = place.width, place.height, place.depth
    if handle:
        array = array_of(handle)
        rows = in_array(handle, x * array.element, y)
        return Rows(rows.side, rows.pointer + z * array.plane, rows.pitch, rows.plane)
    plane = pitched.pitch * pitched.y
    pointer = pitched.pointer + x + y * pitched.pitch + z * plane
    return Rows(side_of(side, pointer), pointer, pitched.pitch, plane)


@api("cudaMemcpy3D")
def memcpy_3d(parameters: int) -> None:
    copy_now(copy_3d(parameters), default_stream())


@api("cudaMemcpy3DAsync")
def memcpy_3d_async(parameters: int, stream: int) -> None:
    copy_in_order(copy_3d(parameters), stream_of(stream))


@api("cudaMemcpyToSymbol")
def to_symbol(name: int, source: int, size: int, offset: int, kind: int) -> None:
    memcpy(in_symbol(name, size, offset), source, size, kind)


@api("cudaMemcpyToSymbolAsync")
def to_symbol_async(name: int, source: int, size: int, offset: int, kind: int, stream: int) -> None:
    memcpy_async(in_symbol(name, size, offset), source, size, kind, stream)


@api("cudaMemcpyFromSymbol")
def from_symbol(target: int, name: int, size: int, offset: int, kind: int) -> None:
    memcpy(target, in_symbol(name, size, offset), size, kind)


@api("cudaMemcpyFromSymbolAsync")
def from_symbol_async(target: int, name: int, size: int, offset: int, kind: int, stream: int) -> None:
    memcpy_async(target, in_symbol(name, size, offset), size, kind, stream)


def in_symbol(name: int, size: int, offset: int) -> int:
    address, length = symbol(name)
    require(offset + size <= length)
    return address + offset


@api("cudaGetSymbolAddress")
def symbol_address(found: int, name: int) -> None:
    put(found, symbol(name)[0])


@api("cudaGetSymbolSize")
def symbol_size(size: int, name: int) -> None:
    put(size, symbol(name)[1])


# ------------------------------------------------------------------------------------------------------------ fills


@api("cudaMemset")
def memset(target: int, value: int, size: int) -> None:
    driver["cuMemsetD8_v2"](target, value & 0xFF, size)


@api("cudaMemsetAsync")
def memset_async(target: int, value: int, size: int, stream: int) -> None:
    driver["cuMemsetD8Async"](target, value & 0xFF, size, stream)


@api("cudaMemset2D")
def memset_2d(target: int, pitch: int, value: int, width: int, height: int) -> None:
    driver["cuMemsetD2D8_v2"](target, pitch, value & 0xFF, width, height)


@api("cudaMemset2DAsync")
def memset_2d_async(target: int, pitch: int, value: int, width: int, height: int, stream: int) -> None:
    driver["cuMemsetD2D8Async"](target, pitch, value & 0xFF, width, height, stream)


def _fill_3d(pitched: PitchedPointer, value: int, extent: Extent, stream: int) -> None:
    queue = stream_of(stream)
    plane = pitched.pitch * pitched.y
    fills = [
        Fill(pitched.pointer + z * plane, value & 0xFF, 1, extent.width, extent.height, pitched.pitch)
        for z in range(extent.depth)
    ]
    for fill in fills:
        fill.check()
    for fill in fills:
        queue.submit(fill)


@api("cudaMemset3D")
def memset_3d(pitched: PitchedPointer, value: int, extent: Extent) -> None:
    _fill_3d(pitched, value, extent, 0)


@api("cudaMemset3DAsync")
def memset_3d_async(pitched: PitchedPointer, value: int, extent: Extent, stream: int) -> None:
    _fill_3d(pitched, value, extent, stream)


# --------------------------------------------------------------------------------------------------- arrays, pointers


def _descriptor(channels: int, extent: tuple[int, int, int], flags: int) -> ArrayDescriptor:
    given = get_structure(channels, Channels)
    count = sum(bits != 0 for bits in (given.x, given.y, given.z, given.w))
    kind = FORMATS.get((given.kind, given.x))
    if kind is None:
        fail(runtime_code(20))
    return ArrayDescriptor(*extent, kind, count, flags)


@api("cudaMallocArray")
def malloc_array(found: int, channels: int, width: int, height: int, flags: int) -> None:
    given = _descriptor(channels, (width, height, 0), flags)
    driver["cuArray3DCreate_v2"](found, ctypes.addressof(given))


@api("cudaMalloc3DArray")
def malloc_3d_array(found: int, channels: int, extent: Extent, flags: int) -> None:
    size = extent.width, extent.height, extent.depth
    given = _descriptor(channels, size, flags)
    driver["cuArray3DCreate_v2"](found, ctypes.addressof(given))


@api("cudaMallocMipmappedArray")
def malloc_mipmap(found: int, channels: int, extent: Extent, levels: int, flags: int) -> None:
    size = extent.width, extent.height, extent.depth
    given = _descriptor(channels, size, flags)
    driver["cuMipmappedArrayCreate"](found, ctypes.addressof(given), levels)


@api("cudaFreeArray")
def free_array(array: int) -> None:
    if array:
        driver["cuArrayDestroy"](array)


@api("cudaFreeMipmappedArray")
def free_mipmap(mipmap: int) -> None:
    if mipmap:
        driver["cuMipmappedArrayDestroy"](mipmap)


def create_channels(found: int, *channels: int) -> int:
    """`cudaCreateChannelDesc`, which returns a structure: at `found`."""
    put_structure(found, Channels(*channels))
    return found


@api("cudaGetChannelDesc")
def channel_description(found: int, handle: int) -> None:
    given = array_of(handle).descriptor
    kind, bits = next(key for key, value in FORMATS.items() if value == given.format)
    sizes = [bits if place < given.channels else 0 for place in range(4)]
    put_structure(found, Channels(*sizes, kind))


@api("cudaArrayGetInfo")
def array_info(channels: int, extent: int, flags: int, handle: int) -> None:
    given = array_of(handle).descriptor
    if channels:
        channel_description(channels, handle)
    if extent:
        put_structure(extent, Extent(given.width, given.height, given.depth))
    if flags:
        put(flags, given.flags, 4)


@api("cudaPointerGetAttributes")
def pointer_attributes(found: int, pointer: int) -> None:
    block = known(pointer)
    if block is None:
        put_bytes(found, POINTER_ATTRIBUTES.pack(0, -2, 0, pointer))
        return
    offset = offset_in(block, pointer)
    kind = _MANAGED_MEMORY if block.kind is _MANAGED else block.kind.memory_type
    host = block.host + offset if block.host else 0
    put_bytes(found, POINTER_ATTRIBUTES.pack(kind, block.context.device, block.address + offset, host))
