"""CUDA arrays and mipmaps."""

from __future__ import annotations

from ptxvm.driver.arrays import (
    CUBEMAP,
    DEFERRED,
    LAYERED,
    SPARSE,
    Array,
    Mipmap,
    array_of,
    copied,
    new_array,
    rows_of,
)
from ptxvm.driver.caller_memory import get_structure, put, put_structure
from ptxvm.driver.copies import Copy, Rows, Side, copy_in_order, copy_now
from ptxvm.driver.errors import fail, require
from ptxvm.driver.execution import releases
from ptxvm.driver.registry import driver_api as api
from ptxvm.driver.state import state
from ptxvm.driver.streams import default_stream, drain, stream_of
from ptxvm.driver.structures import ArrayDescriptor, PlainArrayDescriptor
from ptxvm.driver.tables.constants import CUresult
from ptxvm.driver.unsafe_calls import unsafe
from ptxvm.machine.uses import let_go

MOST_MIPMAPPED = 32768


@api("cuArrayCreate_v2")
@unsafe
def create(found: int, description: int) -> None:
    context = state.current()
    given = get_structure(description, PlainArrayDescriptor)
    array = new_array(context, ArrayDescriptor(given.width, given.height, 0, given.format, given.channels, 0))
    array.plain = True
    array.handle = state.handles.add(array)
    put(found, array.handle)


@api("cuArray3DCreate_v2")
@unsafe
def create_3d(found: int, description: int) -> None:
    array = new_array(state.current(), get_structure(description, ArrayDescriptor))
    array.handle = state.handles.add(array)
    put(found, array.handle)


@api("cuArrayDestroy")
@unsafe
@releases
def destroy(handle: int) -> None:
    array = array_of(handle)
    require(not any(array in mipmap.levels for mipmap in state.handles.of_kind(Mipmap)), CUresult.ERROR_INVALID_HANDLE)
    drain(array.context)
    state.handles.remove(handle, Array)
    let_go(array)


@api("cuArrayGetDescriptor_v2")
def descriptor(found: int, handle: int) -> None:
    given = array_of(handle).descriptor
    put_structure(found, PlainArrayDescriptor(given.width, given.height, given.format, given.channels))


@api("cuArray3DGetDescriptor_v2")
def descriptor_3d(found: int, handle: int) -> None:
    put_structure(found, array_of(handle).descriptor)


@api("cuMipmappedArrayCreate")
@unsafe
def create_mipmap(found: int, description: int, levels: int) -> None:
    context = state.current()
    given = get_structure(description, ArrayDescriptor)
    largest = max(given.width, given.height, given.depth if not given.flags & (LAYERED | CUBEMAP) else 0)
    require(0 < largest <= MOST_MIPMAPPED)
    mipmap = Mipmap()
    for level in range(min(levels or 1, largest.bit_length())):
        size = copied(given)
        size.width = max(1, given.width >> level)
        size.height = max(1, given.height >> level) if given.height else 0
        if given.depth and not given.flags & (LAYERED | CUBEMAP):
            size.depth = max(1, given.depth >> level)
        array = new_array(context, size)
        mipmap.levels.append(array)
    for array in mipmap.levels:
        array.handle = state.handles.add(array)
    mipmap.handle = state.handles.add(mipmap)
    put(found, mipmap.handle)


@api("cuMipmappedArrayGetLevel")
def level_of(found: int, handle: int, level: int) -> None:
    mipmap = state.handles.get(handle, Mipmap)
    require(level < len(mipmap.levels))
    put(found, mipmap.levels[level].handle)


@api("cuMipmappedArrayDestroy")
@releases
def destroy_mipmap(handle: int) -> None:
    mipmap = state.handles.remove(handle, Mipmap)
    for array in mipmap.levels:
        drain(array.context)
        state.handles.remove(array.handle, Array)
        let_go(array)


@api(
    "cuArrayGetSparseProperties",
    "cuMipmappedArrayGetSparseProperties",
    "cuArrayGetMemoryRequirements",
    "cuMipmappedArrayGetMemoryRequirements",
)
def properties(found: int, handle: int, *_: int) -> None:
    """Of arrays whose memory the program maps; others have none."""
    flags = _descriptor(handle).flags
    require(found and flags & (SPARSE | DEFERRED))
    fail(CUresult.ERROR_NOT_SUPPORTED)


@api("cuArrayGetPlane")
def plane(found: int, handle: int, number: int) -> None:
    """Of pictures in several planes, which have formats that are not here."""
    require(found)
    array_of(handle)
    fail(CUresult.ERROR_INVALID_VALUE)


def _descriptor(handle: int) -> ArrayDescriptor:
    found = state.handles.get(handle, object)
    if isinstance(found, Mipmap):
        return found.levels[0].descriptor
    return array_of(handle).descriptor


@api("cuMemMapArrayAsync")
def refused(*_: int) -> None:
    fail(CUresult.ERROR_NOT_SUPPORTED)


# ----------------------------------------------------------------------------------------------------------- copies


def _in_array(handle: int, offset: int, size: int) -> Rows:
    """Bytes of the first row."""
    return rows_of(handle, offset, 0, 0, size)


@api("cuMemcpyDtoA_v2")
def device_to_array(array: int, offset: int, source: int, size: int) -> None:
    copy_now(Copy(_in_array(array, offset, size), Rows(Side.DEVICE, source), size), default_stream())


@api("cuMemcpyAtoD_v2")
def array_to_device(target: int, array: int, offset: int, size: int) -> None:
    copy_now(Copy(Rows(Side.DEVICE, target), _in_array(array, offset, size), size), default_stream())


@api("cuMemcpyHtoA_v2")
def host_to_array(array: int, offset: int, source: int, size: int) -> None:
    copy_now(Copy(_in_array(array, offset, size), Rows(Side.HOST, source), size), default_stream())


@api("cuMemcpyAtoH_v2")
def array_to_host(target: int, array: int, offset: int, size: int) -> None:
    copy_now(Copy(Rows(Side.HOST, target), _in_array(array, offset, size), size), default_stream())


@api("cuMemcpyAtoA_v2")
def array_to_array(target: int, target_offset: int, source: int, source_offset: int, size: int) -> None:
    copy_now(
        Copy(_in_array(target, target_offset, size), _in_array(source, source_offset, size), size), default_stream()
    )


@api("cuMemcpyHtoAAsync_v2")
def host_to_array_async(array: int, offset: int, source: int, size: int, stream: int) -> None:
    copy_in_order(Copy(_in_array(array, offset, size), Rows(Side.HOST, source), size), stream_of(stream))


@api("cuMemcpyAtoHAsync_v2")
def array_to_host_async(target: int, array: int, offset: int, size: int, stream: int) -> None:
    copy_in_order(Copy(Rows(Side.HOST, target), _in_array(array, offset, size), size), stream_of(stream))
