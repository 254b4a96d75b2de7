"""Texture and surface objects of the runtime: its structures, in the driver's words."""

from __future__ import annotations

import ctypes
from ctypes import c_float, c_int, c_size_t, c_uint, c_ulonglong

from ptxvm.driver.caller_memory import get_structure, put_structure
from ptxvm.driver.errors import fail
from ptxvm.driver.functions.textures import object_of
from ptxvm.driver.runtime.calls import api, driver, runtime_code
from ptxvm.driver.runtime.memory import FORMATS, Channels
from ptxvm.driver.tables.constants import CUresourcetype
from ptxvm.driver.textures import (
    NORMALIZED_COORDINATES,
    READ_AS_INTEGER,
    SRGB,
    ResourceDescriptor,
    TextureDescriptor,
)

_INVALID_CHANNELS = 20


class _Linear(ctypes.Structure):
    _fields_ = (("pointer", c_ulonglong), ("channels", Channels), ("size", c_size_t))


class _Pitched(ctypes.Structure):
    _fields_ = (
        ("pointer", c_ulonglong),
        ("channels", Channels),
        ("width", c_size_t),
        ("height", c_size_t),
        ("pitch", c_size_t),
    )


class _Resource(ctypes.Union):
    _fields_ = (("handle", c_ulonglong), ("linear", _Linear), ("pitched", _Pitched))


class _ResourceDescriptor(ctypes.Structure):
    """`cudaResourceDesc`, as far as all versions have it."""

    _fields_ = (("type", c_int), ("of", _Resource))


class _TextureDescriptor(ctypes.Structure):
    """`cudaTextureDesc`."""

    _fields_ = (
        ("addresses", c_int * 3),
        ("filter", c_int),
        ("normalized_read", c_int),
        ("srgb", c_int),
        ("border", c_float * 4),
        ("normalized_coordinates", c_int),
        ("max_anisotropy", c_uint),
        ("mip_filter", c_int),
        ("bias", c_float),
        ("clamp", c_float * 2),
        ("no_trilinear", c_int),
        ("seamless", c_int),
    )


def _resource(pointer: int) -> ResourceDescriptor:
    given = get_structure(pointer, _ResourceDescriptor)
    made = ResourceDescriptor(given.type)
    if given.type == CUresourcetype.LINEAR:
        linear = given.of.linear
        made.of.linear = linear.pointer, *_format(linear.channels), linear.size
    elif given.type == CUresourcetype.PITCH2D:
        rows = given.of.pitched
        made.of.pitched = rows.pointer, *_format(rows.channels), rows.width, rows.height, rows.pitch
    else:
        made.of.handle = given.of.handle
    return made


def _format(given: Channels) -> tuple[int, int]:
    """Format and number of channels. Raises DriverError."""
    found = FORMATS.get((given.kind, given.x))
    if found is None:
        fail(runtime_code(_INVALID_CHANNELS))
    return found, sum(bits != 0 for bits in (given.x, given.y, given.z, given.w))


def _settings(pointer: int) -> TextureDescriptor:
    given = get_structure(pointer, _TextureDescriptor)
    flags = 0 if given.normalized_read else READ_AS_INTEGER
    flags |= NORMALIZED_COORDINATES if given.normalized_coordinates else 0
    flags |= SRGB if given.srgb else 0
    made = TextureDescriptor(given.addresses, given.filter, flags, given.max_anisotropy, given.mip_filter, given.bias)
    made.clamp, made.border = given.clamp, given.border
    return made


@api("cudaCreateTextureObject")
def create_texture(found: int, resource: int, texture: int, view: int) -> None:
    """A view has the same layout in both."""
    given, settings = _resource(resource), _settings(texture)
    driver["cuTexObjectCreate"](found, ctypes.addressof(given), ctypes.addressof(settings), view)


@api("cudaCreateSurfaceObject")
def create_surface(found: int, resource: int) -> None:
    given = _resource(resource)
    driver["cuSurfObjectCreate"](found, ctypes.addressof(given))


@api("cudaDestroyTextureObject", "cudaDestroySurfaceObject")
def destroy(handle: int) -> None:
    if handle:
        driver["cuTexObjectDestroy"](handle)


@api("cudaGetTextureObjectResourceDesc", "cudaGetSurfaceObjectResourceDesc")
def resource_of(found: int, handle: int) -> None:
    given = object_of(handle).resource
    made = _ResourceDescriptor(given.type)
    if given.type == CUresourcetype.LINEAR:
        linear = given.of.linear
        made.of.linear = linear.pointer, _channels(linear.format, linear.channels), linear.size
    elif given.type == CUresourcetype.PITCH2D:
        rows = given.of.pitched
        made.of.pitched = rows.pointer, _channels(rows.format, rows.channels), rows.width, rows.height, rows.pitch
    else:
        made.of.handle = given.of.handle
    put_structure(found, made)


def _channels(format_: int, count: int) -> Channels:
    kind, bits = next(key for key, value in FORMATS.items() if value == format_)
    return Channels(*(bits if place < count else 0 for place in range(4)), kind)


@api("cudaGetTextureObjectTextureDesc")
def settings_of(found: int, handle: int) -> None:
    given = object_of(handle).texture
    made = _TextureDescriptor(given.addresses, given.filter)
    made.normalized_read = int(not given.flags & READ_AS_INTEGER)
    made.srgb = int(bool(given.flags & SRGB))
    made.normalized_coordinates = int(bool(given.flags & NORMALIZED_COORDINATES))
    made.max_anisotropy, made.mip_filter, made.bias = given.max_anisotropy, given.mip_filter, given.bias
    made.clamp, made.border = given.clamp, given.border
    put_structure(found, made)


@api("cudaGetTextureObjectResourceViewDesc")
def view_of(found: int, handle: int) -> None:
    driver["cuTexObjectGetResourceViewDesc"](found, handle)
