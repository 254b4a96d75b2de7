"""Texture and surface references of modules."""

from __future__ import annotations

import math
from collections.abc import Callable

from ptxvm.driver.arrays import ELEMENT_SIZES, Mipmap, array_of
from ptxvm.driver.caller_memory import get_bytes, get_name, get_structure, put, put_bytes, put_float, put_if
from ptxvm.driver.errors import require
from ptxvm.driver.modules import LoadedModule
from ptxvm.driver.references import SurfaceReference, TextureReference, surface_reference, texture_reference
from ptxvm.driver.registry import driver_api as api
from ptxvm.driver.state import state
from ptxvm.driver.structures import PlainArrayDescriptor
from ptxvm.driver.tables.constants import CUresourcetype, CUresult
from ptxvm.driver.textures import ResourceDescriptor

ADDRESS_MODES, FILTERS, FLAGS, DIMENSIONS = 4, 2, 0x73, 3
OVERRIDE_FORMAT = 1
BORDER_SIZE = 16
DEFAULT_UNIT = -1


def reference_of(handle: int) -> TextureReference:
    """Raises DriverError."""
    return state.handles.get(handle, TextureReference, CUresult.ERROR_INVALID_VALUE)


def _loaded(handle: int) -> LoadedModule:
    state.current()
    return state.handles.get(handle, LoadedModule)


@api("cuModuleGetTexRef")
def get_texture(found: int, module: int, name: int) -> None:
    put(found, 0)
    put(found, texture_reference(_loaded(module), get_name(name)).handle)


@api("cuModuleGetSurfRef")
def get_surface(found: int, module: int, name: int) -> None:
    put(found, 0)
    put(found, surface_reference(_loaded(module), get_name(name)).handle)


@api("cuTexRefCreate")
def create(found: int) -> None:
    state.current()
    require(found)
    put(found, state.handles.add(TextureReference()))


@api("cuTexRefDestroy")
def destroy(handle: int) -> None:
    require(reference_of(handle).module is None)
    state.handles.remove(handle, TextureReference)


@api("cuParamSetTexRef")
def set_parameter(function: int, unit: int, handle: int) -> None:
    """References of a module are there for all of its functions."""
    reference_of(handle)
    require(unit == DEFAULT_UNIT)


# --------------------------------------------------------------------------------------------------------- resources


def _set_resource(reference: TextureReference, kind: CUresourcetype) -> ResourceDescriptor:
    reference.resource = ResourceDescriptor(kind)
    return reference.resource


@api("cuTexRefSetArray")
def set_array(handle: int, array: int, flags: int) -> None:
    reference, given = reference_of(handle), array_of(array).descriptor
    require(flags == OVERRIDE_FORMAT)
    reference.format, reference.channels = given.format, given.channels
    _set_resource(reference, CUresourcetype.ARRAY).of.handle = array
    reference.bind()


@api("cuTexRefSetMipmappedArray")
def set_mipmap(handle: int, mipmap: int, flags: int) -> None:
    reference, levels = reference_of(handle), state.handles.get(mipmap, Mipmap).levels
    require(flags == OVERRIDE_FORMAT)
    reference.format, reference.channels = levels[0].descriptor.format, levels[0].descriptor.channels
    _set_resource(reference, CUresourcetype.MIPMAPPED_ARRAY).of.handle = mipmap
    reference.bind()


@api("cuTexRefSetAddress_v2")
def set_address(offset: int, handle: int, pointer: int, size: int) -> None:
    """Textures may begin anywhere: nothing has to be added to coordinates."""
    reference = reference_of(handle)
    require(pointer and size)
    linear = _set_resource(reference, CUresourcetype.LINEAR).of.linear
    linear.pointer, linear.size = pointer, size
    put_if(offset, 0)
    reference.bind()


@api("cuTexRefSetAddress2D_v2", "cuTexRefSetAddress2D_v3")
def set_rows(handle: int, descriptor: int, pointer: int, pitch: int) -> None:
    reference, given = reference_of(handle), get_structure(descriptor, PlainArrayDescriptor)
    require(given.format in ELEMENT_SIZES and given.channels in (1, 2, 4))
    require(pointer and given.width and given.height)
    reference.format, reference.channels = given.format, given.channels
    rows = _set_resource(reference, CUresourcetype.PITCH2D).of.pitched
    rows.pointer, rows.width, rows.height, rows.pitch = pointer, given.width, given.height, pitch
    reference.bind()


def _resource(handle: int, *kinds: CUresourcetype) -> ResourceDescriptor:
    resource = reference_of(handle).resource
    require(resource is not None and resource.type in kinds)
    assert resource is not None
    return resource


@api("cuTexRefGetArray")
def get_array(found: int, handle: int) -> None:
    put(found, _resource(handle, CUresourcetype.ARRAY).of.handle)


@api("cuTexRefGetMipmappedArray")
def get_mipmap(found: int, handle: int) -> None:
    put(found, _resource(handle, CUresourcetype.MIPMAPPED_ARRAY).of.handle)


@api("cuTexRefGetAddress_v2")
def get_address(found: int, handle: int) -> None:
    resource = _resource(handle, CUresourcetype.LINEAR, CUresourcetype.PITCH2D)
    is_linear = resource.type == CUresourcetype.LINEAR
    put(found, resource.of.linear.pointer if is_linear else resource.of.pitched.pointer)


@api("cuSurfRefSetArray")
def set_surface(handle: int, array: int, flags: int) -> None:
    reference = state.handles.get(handle, SurfaceReference, CUresult.ERROR_INVALID_VALUE)
    require(flags == 0)
    reference.bind(array)


@api("cuSurfRefGetArray")
def get_surface_array(found: int, handle: int) -> None:
    reference = state.handles.get(handle, SurfaceReference, CUresult.ERROR_INVALID_VALUE)
    require(reference.array)
    put(found, reference.array)


# ---------------------------------------------------------------------------------------------------------- settings


@api("cuTexRefSetFormat")
def set_format(handle: int, format_: int, channels: int) -> None:
    """Arrays have their own, whatever is set."""
    reference = reference_of(handle)
    require(format_ in ELEMENT_SIZES and channels in (1, 2, 4))
    resource = reference.resource
    if resource is None or resource.type in (CUresourcetype.LINEAR, CUresourcetype.PITCH2D):
        reference.format, reference.channels = format_, channels
    reference.bind()


@api("cuTexRefGetFormat")
def get_format(format_: int, channels: int, handle: int) -> None:
    reference = reference_of(handle)
    put_if(format_, reference.format, 4)
    put_if(channels, reference.channels, 4)


@api("cuTexRefSetAddressMode")
def set_address_mode(handle: int, dimension: int, mode: int) -> None:
    reference = reference_of(handle)
    require(0 <= dimension < DIMENSIONS and 0 <= mode < ADDRESS_MODES)
    reference.settings.addresses[dimension] = mode
    reference.bind()


@api("cuTexRefGetAddressMode")
def get_address_mode(found: int, handle: int, dimension: int) -> None:
    require(0 <= dimension < DIMENSIONS)
    put(found, reference_of(handle).settings.addresses[dimension], 4)


def _define_setting(name: str, field: str, most: int) -> None:
    """A setting that is a number less than `most`."""

    def set_(handle: int, value: int) -> None:
        reference = reference_of(handle)
        require(0 <= value < most)
        setattr(reference.settings, field, value)
        reference.bind()

    api(f"cuTexRefSet{name}")(set_)
    api(f"cuTexRefGet{name}")(_getter(field))


def _getter(field: str) -> Callable[[int, int], None]:
    return lambda found, handle: put(found, getattr(reference_of(handle).settings, field), 4)


_define_setting("FilterMode", "filter", FILTERS)
_define_setting("MipmapFilterMode", "mip_filter", FILTERS)
_define_setting("MaxAnisotropy", "max_anisotropy", 1 << 31)


@api("cuTexRefSetFlags")
def set_flags(handle: int, flags: int) -> None:
    reference = reference_of(handle)
    require(flags & ~FLAGS == 0)
    reference.settings.flags = flags
    reference.bind()


api("cuTexRefGetFlags")(_getter("flags"))


@api("cuTexRefSetMipmapLevelBias")
def set_bias(handle: int, bias: float) -> None:
    reference = reference_of(handle)
    require(math.isfinite(bias))
    reference.settings.bias = bias
    reference.bind()


@api("cuTexRefGetMipmapLevelBias")
def get_bias(found: int, handle: int) -> None:
    put_float(found, reference_of(handle).settings.bias)


@api("cuTexRefSetMipmapLevelClamp")
def set_clamp(handle: int, low: float, high: float) -> None:
    reference = reference_of(handle)
    require(low <= high)
    reference.settings.clamp[0], reference.settings.clamp[1] = low, high
    reference.bind()


@api("cuTexRefGetMipmapLevelClamp")
def get_clamp(low: int, high: int, handle: int) -> None:
    clamp = reference_of(handle).settings.clamp
    put_float(low, clamp[0])
    put_float(high, clamp[1])


@api("cuTexRefSetBorderColor")
def set_border(handle: int, colour: int) -> None:
    reference = reference_of(handle)
    reference.settings.border = type(reference.settings.border).from_buffer_copy(get_bytes(colour, BORDER_SIZE))
    reference.bind()


@api("cuTexRefGetBorderColor")
def get_border(found: int, handle: int) -> None:
    put_bytes(found, bytes(reference_of(handle).settings.border))
