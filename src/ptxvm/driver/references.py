"""Texture and surface references of modules: settings and a resource, of which the variable holds what it is now."""

from __future__ import annotations

import contextlib
from collections.abc import MutableMapping
from dataclasses import field

from ptxvm.driver.arrays import array_of
from ptxvm.driver.errors import DriverError, fail
from ptxvm.driver.modules import LoadedModule
from ptxvm.driver.state import Context, state
from ptxvm.driver.streams import drain_all
from ptxvm.driver.tables.constants import CUarray_format, CUresourcetype, CUresult
from ptxvm.driver.textures import ResourceDescriptor, TextureDescriptor, surface_of, texture_of
from ptxvm.records import record


@record(frozen=False, eq=False)
class TextureReference:
    """`format` and `channels` are those of plain memory: an array has its own. One of no module (`cuTexRefCreate`)
    only has its settings."""

    module: LoadedModule | None = None
    name: str = ""
    resource: ResourceDescriptor | None = None
    settings: TextureDescriptor = field(default_factory=lambda: TextureDescriptor(max_anisotropy=1))
    format: int = CUarray_format.UNSIGNED_INT8
    channels: int = 1
    handle: int = 0

    def bind(self) -> None:
        """Let kernels see the reference as it is now. A program sets one thing after another: as long as they do not
        fit together, nothing is bound."""
        if self.module is None or self.resource is None:
            return
        drain_all()
        given = self.resource
        if given.type == CUresourcetype.LINEAR:
            given.of.linear.format, given.of.linear.channels = self.format, self.channels
        elif given.type == CUresourcetype.PITCH2D:
            given.of.pitched.format, given.of.pitched.channels = self.format, self.channels
        variables = self.module.module.textures
        variables[self.name] = None
        with contextlib.suppress(DriverError):
            variables[self.name] = texture_of(context_of(self.module), given, self.settings)


@record(frozen=False, eq=False)
class SurfaceReference:
    """`array`: the handle of what is bound, or 0."""

    module: LoadedModule
    name: str
    array: int = 0
    handle: int = 0

    def bind(self, array: int) -> None:
        """Raises DriverError for what is no array that a surface can have."""
        resource = ResourceDescriptor(CUresourcetype.ARRAY)
        resource.of.handle = array
        array_of(array)
        surface = surface_of(context_of(self.module), resource)
        drain_all()
        self.module.module.surfaces[self.name] = surface
        self.array = array


def context_of(module: LoadedModule) -> Context:
    """Where a module is."""
    return module.context or state.current()


def texture_reference(module: LoadedModule, name: str) -> TextureReference:
    """That of a variable, the same one in every call. Raises DriverError."""
    found = module.references.get(name)
    if found is None:
        _require_variable(module.module.textures, name)
        found = module.references[name] = TextureReference(module, name)
        found.handle = state.handles.add(found)
    if not isinstance(found, TextureReference):
        fail(CUresult.ERROR_NOT_FOUND)
    return found


def surface_reference(module: LoadedModule, name: str) -> SurfaceReference:
    """That of a variable, the same one in every call. Raises DriverError."""
    found = module.references.get(name)
    if found is None:
        _require_variable(module.module.surfaces, name)
        found = module.references[name] = SurfaceReference(module, name)
        found.handle = state.handles.add(found)
    if not isinstance(found, SurfaceReference):
        fail(CUresult.ERROR_NOT_FOUND)
    return found


def _require_variable(variables: MutableMapping[str, object], name: str) -> None:
    """One that is no array of references."""
    if name not in variables or isinstance(variables[name], tuple):
        fail(CUresult.ERROR_NOT_FOUND)
