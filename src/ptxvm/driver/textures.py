"""Texture and surface objects of programs: from the structures of the driver API to the machine's textures."""

from __future__ import annotations

import ctypes
import sys
from ctypes import c_float, c_int, c_size_t, c_uint, c_ulonglong
from dataclasses import field
from typing import Any

import numpy as np
import numpy.typing as npt
from numpy.lib.stride_tricks import as_strided

from ptxvm.api.device import device_memory
from ptxvm.api.texture import HandleObject, Surface, Texture
from ptxvm.driver.arrays import CUBEMAP, ELEMENT_SIZES, LAYERED, Array, Mipmap, array_of
from ptxvm.driver.errors import fail, require
from ptxvm.driver.state import Context, state
from ptxvm.driver.tables.constants import CUarray_format, CUresourcetype, CUresult
from ptxvm.records import record

READ_AS_INTEGER, NORMALIZED_COORDINATES, SRGB = 0x1, 0x2, 0x10
MOST_ANISOTROPY = 16
_ADDRESSES = ("wrap", "clamp", "mirror", "border")
_FILTERS = ("point", "linear")
_TYPES = {
    CUarray_format.UNSIGNED_INT8: "u1",
    CUarray_format.UNSIGNED_INT16: "u2",
    CUarray_format.UNSIGNED_INT32: "u4",
    CUarray_format.SIGNED_INT8: "i1",
    CUarray_format.SIGNED_INT16: "i2",
    CUarray_format.SIGNED_INT32: "i4",
    CUarray_format.HALF: "f2",
    CUarray_format.FLOAT: "f4",
}
_BLOCKS = ("bc1", "bc2", "bc3", "bc4", "bc4_snorm", "bc5", "bc5_snorm", "bc6h", "bc6h_signed", "bc7")
BEYOND = "ptxvm: a texture has {size} bytes at {place:#x}, where memory ends after {there}: its texels end there, too"
FIRST_BLOCK_VIEW = 25
"""`CUresourceViewFormat` of BC1, which the others follow."""
_VIEW_SIZES = (
    *(0, 1, 2, 4, 1, 2, 4, 2, 4, 8, 2, 4, 8, 4, 8, 16, 4, 8, 16),
    *(2, 4, 8, 4, 8, 16),
    *(8, 16, 16, 8, 8, 16, 16, 16, 16, 16),
)
"""Bytes of a texel, or of a block, by `CUresourceViewFormat`: integers, floating-point numbers, blocks."""
ALIGNMENT, PITCH_ALIGNMENT = 256, 32
"""Of the first texel: every allocation has it (GPUs begin them, and want textures, at multiples of 512); of rows."""
MOST_BYTES, WIDEST_PITCH, MOST_ROWS, WIDEST_ROW = 1 << 32, 2097120, 65000, 131072
SEAMLESS, FLAGS = 0x40, 0x7F


class LinearResource(ctypes.Structure):
    """Of `CUDA_RESOURCE_DESC`, for plain memory."""

    _fields_ = (("pointer", c_ulonglong), ("format", c_int), ("channels", c_uint), ("size", c_size_t))


class PitchResource(ctypes.Structure):
    """Likewise, for rows."""

    _fields_ = (
        ("pointer", c_ulonglong),
        ("format", c_int),
        ("channels", c_uint),
        ("width", c_size_t),
        ("height", c_size_t),
        ("pitch", c_size_t),
    )


class _Resource(ctypes.Union):
    _fields_ = (
        ("handle", c_ulonglong),
        ("linear", LinearResource),
        ("pitched", PitchResource),
        ("reserved", c_int * 32),
    )


class ResourceDescriptor(ctypes.Structure):
    """`CUDA_RESOURCE_DESC`."""

    _fields_ = (("type", c_int), ("of", _Resource), ("flags", c_uint))


class TextureDescriptor(ctypes.Structure):
    """`CUDA_TEXTURE_DESC`."""

    _fields_ = (
        ("addresses", c_int * 3),
        ("filter", c_int),
        ("flags", c_uint),
        ("max_anisotropy", c_uint),
        ("mip_filter", c_int),
        ("bias", c_float),
        ("clamp", c_float * 2),
        ("border", c_float * 4),
        ("reserved", c_int * 12),
    )


class ViewDescriptor(ctypes.Structure):
    """`CUDA_RESOURCE_VIEW_DESC`."""

    _fields_ = (
        ("format", c_int),
        ("width", c_size_t),
        ("height", c_size_t),
        ("depth", c_size_t),
        ("levels", c_uint * 2),
        ("layers", c_uint * 2),
        ("reserved", c_uint * 16),
    )


@record(frozen=False, eq=False)
class TextureObject:
    """A texture or surface object: what it was made of, and the machine's."""

    resource: ResourceDescriptor
    made: HandleObject
    texture: TextureDescriptor = field(default_factory=TextureDescriptor)
    view: ViewDescriptor | None = None


def texture_of(
    context: Context, resource: ResourceDescriptor, given: TextureDescriptor, view: ViewDescriptor | None = None
) -> Texture:
    """The texture that structures describe. Raises DriverError."""
    source = _Source.of(context, resource, view)
    require(given.flags & ~FLAGS == 0 and not (resource.flags or any(given.reserved)))
    require(not given.flags & SEAMLESS or source.cubemap)
    require(all(0 <= mode < len(_ADDRESSES) for mode in given.addresses))
    require(given.filter in (0, 1) and given.mip_filter in (0, 1))
    integer = bool(given.flags & READ_AS_INTEGER)
    small = source.first.dtype.kind in "ui" and source.first.dtype.itemsize < 4
    low, high = given.clamp
    plain = source.kind == "linear"
    normalized = bool(given.flags & NORMALIZED_COORDINATES) and not plain
    try:
        return Texture(
            source.first,
            channels=source.channels,
            kind=source.kind,
            layered=source.layered,
            cubemap=source.cubemap,
            address="clamp" if plain else [_ADDRESSES[mode] for mode in given.addresses],
            filter="point" if plain else _FILTERS[given.filter],
            mip_filter=_FILTERS[given.mip_filter] if source.mipmaps is not None else "point",
            normalized=normalized,
            read="normalized" if small and not integer and source.format is None else "element",
            border=list(given.border),
            srgb=bool(given.flags & SRGB) and (source.format is not None or source.first.dtype == np.uint8),
            mipmaps=source.mipmaps,
            level_bias=given.bias,
            level_clamp=(low, high),
            max_anisotropy=min(MOST_ANISOTROPY, max(1, given.max_anisotropy)),
            format=source.format,
        )
    except ValueError:
        fail(CUresult.ERROR_INVALID_VALUE)


def require_aligned(resource: ResourceDescriptor) -> None:
    """Plain memory of a texture object begins where one may begin; only a reference to memory has an offset."""
    if resource.type in (CUresourcetype.LINEAR, CUresourcetype.PITCH2D):
        require(resource.of.linear.pointer % ALIGNMENT == 0)


def surface_of(context: Context, resource: ResourceDescriptor) -> Surface:
    """The surface that a structure describes. Raises DriverError."""
    require(resource.type == CUresourcetype.ARRAY)
    source = _Source.of(context, resource, None)
    try:
        return Surface(source.first, channels=source.channels, layered=source.layered, cubemap=source.cubemap)
    except ValueError:
        fail(CUresult.ERROR_INVALID_VALUE)


def register(found: TextureObject, context: Context) -> int:
    """The handle by which kernels and the program name an object."""
    handle = found.made.handle_on(context.device)
    state.handles.put(handle, found)
    return handle


@record(frozen=False)
class _Source:
    """The texels of a resource as `ptxvm.Texture` takes them."""

    first: npt.NDArray[Any]
    channels: int
    kind: str = "array"
    layered: bool = False
    cubemap: bool = False
    mipmaps: list[npt.NDArray[Any]] | None = None
    format: str | None = None

    @classmethod
    def of(cls, context: Context, resource: ResourceDescriptor, view: ViewDescriptor | None) -> _Source:
        """Raises DriverError."""
        match resource.type:
            case CUresourcetype.ARRAY:
                require(resource.of.handle)
                return _of_levels([array_of(resource.of.handle)], None, view)
            case CUresourcetype.MIPMAPPED_ARRAY:
                require(resource.of.handle)
                levels = state.handles.get(resource.of.handle, Mipmap).levels
                first, last = view.levels if view is not None else (0, len(levels) - 1)
                require(first <= last < len(levels))
                return _of_levels(levels[first : last + 1], [], view)
            case CUresourcetype.LINEAR:
                return _of_memory(context, resource.of.linear)
            case CUresourcetype.PITCH2D:
                return _of_rows(context, resource.of.pitched)
        fail(CUresult.ERROR_INVALID_VALUE)


def _of_levels(levels: list[Array], mipmaps: list[npt.NDArray[Any]] | None, view: ViewDescriptor | None) -> _Source:
    flags = levels[0].descriptor.flags
    if view is not None:
        require(0 < view.format < len(_VIEW_SIZES) and _VIEW_SIZES[view.format] == levels[0].element)
    blocks = _BLOCKS[view.format - FIRST_BLOCK_VIEW] if view is not None and _is_block(view) else None
    arrays = [_texels(level, as_blocks=blocks is not None) for level in levels]
    found = _Source(arrays[0], 1 if blocks else int(levels[0].descriptor.channels))
    found.layered, found.cubemap = bool(flags & LAYERED), bool(flags & CUBEMAP)
    found.mipmaps = None if mipmaps is None else arrays[1:]
    found.format = blocks
    if view is not None and view.layers[1] and (found.layered or found.cubemap):
        found.first = found.first[view.layers[0] : view.layers[1] + 1]
    return found


def _is_block(view: ViewDescriptor) -> bool:
    return 0 <= int(view.format) - FIRST_BLOCK_VIEW < len(_BLOCKS)


def _texels(array: Array, *, as_blocks: bool) -> npt.NDArray[Any]:
    """The memory of an array with its axes: layers or faces, z, y, x, channels."""
    given = array.descriptor
    shape = [size for size in (given.depth, given.height) if size] + [given.width]
    if as_blocks:
        return array.memory.reshape(*shape, array.element)
    dtype = _TYPES[CUarray_format(given.format)]
    if given.channels > 1:
        shape.append(given.channels)
    return array.memory.view(dtype).reshape(shape)


def _element(format_: int, channels: int) -> tuple[str, int]:
    """The type of numbers, and bytes of a texel. Raises DriverError."""
    require(format_ in ELEMENT_SIZES and channels in (1, 2, 4))
    kind = CUarray_format(format_)
    return _TYPES[kind], ELEMENT_SIZES[kind] * channels


def _bytes(context: Context, pointer: int, size: int) -> npt.NDArray[np.uint8]:
    try:
        return device_memory(context.device).view(pointer, size)
    except ValueError:
        fail(CUresult.ERROR_INVALID_VALUE)


def _there(context: Context, given: LinearResource) -> int:
    """How much memory there is for a texture. One that goes on behind it is made, as on GPUs, and is a finding."""
    pointer, size = int(given.pointer), int(given.size)
    allocation = device_memory(context.device).find(pointer)
    if allocation is None or pointer + size <= allocation.end:
        return size
    there = allocation.end - pointer
    print(BEYOND.format(size=size, place=pointer, there=there), file=sys.stderr, flush=True)
    return there


def _of_memory(context: Context, given: LinearResource) -> _Source:
    dtype, size = _element(given.format, given.channels)
    require(given.size <= MOST_BYTES)
    count = min(given.size, _there(context, given)) // size
    require(count)
    texels = _bytes(context, given.pointer, count * size).view(dtype)
    return _Source(texels.reshape(count, -1) if given.channels > 1 else texels, int(given.channels), "linear")


def _of_rows(context: Context, given: PitchResource) -> _Source:
    dtype, size = _element(given.format, given.channels)
    width, height, pitch = int(given.width), int(given.height), int(given.pitch)
    number = np.dtype(dtype).itemsize
    require(pitch % PITCH_ALIGNMENT == 0 and width * size <= pitch <= WIDEST_PITCH)
    require(0 < width <= WIDEST_ROW and 0 < height <= MOST_ROWS)
    base = _bytes(context, given.pointer, (height - 1) * pitch + width * size).view(dtype)
    channels = (int(given.channels),) if given.channels > 1 else ()
    strides = (pitch, size, number)[: 2 + len(channels)]
    return _Source(as_strided(base, (height, width, *channels), strides), int(given.channels), "pitch2d")
