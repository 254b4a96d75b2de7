"""Texture and surface objects."""

from __future__ import annotations

from ptxvm.driver.caller_memory import get_structure, put, put_structure
from ptxvm.driver.errors import require
from ptxvm.driver.execution import releases
from ptxvm.driver.registry import driver_api as api
from ptxvm.driver.state import state
from ptxvm.driver.streams import drain
from ptxvm.driver.tables.constants import CUresult
from ptxvm.driver.textures import (
    ResourceDescriptor,
    TextureDescriptor,
    TextureObject,
    ViewDescriptor,
    register,
    require_aligned,
    surface_of,
    texture_of,
)


def object_of(handle: int) -> TextureObject:
    """Raises DriverError."""
    return state.handles.get(handle, TextureObject, CUresult.ERROR_INVALID_VALUE)


@api("cuTexObjectCreate")
def create_texture(found: int, resource: int, texture: int, view: int) -> None:
    context = state.current()
    require(found)
    given = get_structure(resource, ResourceDescriptor), get_structure(texture, TextureDescriptor)
    require_aligned(given[0])
    seen = get_structure(view, ViewDescriptor) if view else None
    put(found, register(TextureObject(given[0], texture_of(context, *given, seen), given[1], seen), context))


@api("cuSurfObjectCreate")
def create_surface(found: int, resource: int) -> None:
    context = state.current()
    require(found)
    given = get_structure(resource, ResourceDescriptor)
    put(found, register(TextureObject(given, surface_of(context, given)), context))


@api("cuTexObjectDestroy", "cuSurfObjectDestroy")
@releases
def destroy(handle: int) -> None:
    if not handle:
        return
    object_of(handle)
    drain(state.current())
    state.handles.remove(handle, TextureObject)


@api("cuTexObjectGetResourceDesc", "cuSurfObjectGetResourceDesc")
def resource_of(found: int, handle: int) -> None:
    put_structure(found, object_of(handle).resource)


@api("cuTexObjectGetTextureDesc")
def settings_of(found: int, handle: int) -> None:
    put_structure(found, object_of(handle).texture)


@api("cuTexObjectGetResourceViewDesc")
def view_of(found: int, handle: int) -> None:
    """A texture without a view leaves what stands there."""
    view = object_of(handle).view
    require(found)
    if view is not None:
        put_structure(found, view)
