"""`module.textures`, `.samplers`, `.surfaces`: what the module's references hold."""

from __future__ import annotations

from collections.abc import Iterator, MutableMapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

import numpy as np

from ptxvm.api.texture import HandleObject, Sampler, Surface, Texture
from ptxvm.checker.module import Variable
from ptxvm.engine.placement import variable_bytes
from ptxvm.machine.image import Image
from ptxvm.machine.memory import Memory
from ptxvm.machine.texture import textures
from ptxvm.machine.texture.references import Kind, Reference, Resource

if TYPE_CHECKING:
    from ptxvm.checker.module import Module as TypedModule

Bound = HandleObject | None

_WORDS = {
    Kind.TEXTURE: (Texture, "a ptxvm.Texture, or an array of which the reference's settings make one"),
    Kind.SAMPLER: (Sampler | Texture, "a ptxvm.Sampler, or a ptxvm.Texture whose settings are taken"),
    Kind.SURFACE: (Surface, "a ptxvm.Surface, or an array"),
}


class Bindings:
    """What is bound to the references of a module, on every device that it is placed on."""

    def __init__(self, typed: TypedModule) -> None:
        self._variables = {name: one for name, one in typed.variables.items() if one.is_opaque}
        self._bound: dict[str, list[Bound]] = {name: [None] * one.count for name, one in self._variables.items()}
        self._images: list[tuple[Image, Memory]] = []

    def of(self, type_name: str) -> References:
        """The references of one type: "texref", "samplerref", "surfref"."""
        return References(self, [name for name, one in self._variables.items() if one.type_name == type_name])

    def add_image(self, image: Image, memory: Memory) -> None:
        """The module is placed on another device."""
        self._images.append((image, memory))
        for name in self._variables:
            self._write(name, image, memory)

    def get(self, name: str) -> Bound | tuple[Bound, ...]:
        """What is bound; of an array of references a tuple."""
        bound = self._bound[name]
        return tuple(bound) if self._variables[name].is_array else bound[0]

    def set(self, name: str, value: object) -> None:
        """Bind something. Raises TypeError and ValueError for what does not fit."""
        variable = self._variables[name]
        values = [value]
        if variable.is_array:
            if not isinstance(value, Sequence) or len(value) != variable.count:
                raise ValueError(f"`{name}` is an array of {variable.count} references: as many objects are needed")
            values = list(value)
        self._bound[name] = [_fitting(variable, number, one) for number, one in enumerate(values)]
        for image, memory in self._images:
            self._write(name, image, memory)

    def _write(self, name: str, image: Image, memory: Memory) -> None:
        variable = self._variables[name]
        if variable not in image.addresses:  # `.extern`, and defined by another module
            return
        handles = [0 if one is None else int.from_bytes(one.encode(memory), "little") for one in self._bound[name]]
        variable_bytes(variable, image, memory).view(np.uint64)[:] = handles


def _fitting(variable: Variable, number: int, value: object) -> Bound:
    if value is None:
        return None
    kind = Kind(variable.type_name)
    types, wanted = _WORDS[kind]
    properties = variable.properties[number] if variable.properties else ()
    reference = Reference(kind, variable.name, properties)
    if kind is not Kind.SAMPLER and not isinstance(value, HandleObject):
        value = Texture(value) if kind is Kind.TEXTURE else Surface(value)
    if not isinstance(value, types) or not isinstance(value, HandleObject):
        raise TypeError(f"`{variable.name}` is a .{kind.value}: it is bound to {wanted}, not to {value!r}")
    return _Completed(_completed(value.resource, reference), value) if properties or kind is Kind.SAMPLER else value


def _completed(resource: Resource, reference: Reference) -> Resource:
    """With the settings that the initial value of the reference has and the object leaves at their defaults."""
    if reference.kind is Kind.SAMPLER:
        if isinstance(resource, textures.Texture):
            resource = replace(resource.sampler, normalized=None)
        return reference.completed(resource)  # type: ignore[arg-type]
    if isinstance(resource, textures.Texture):
        return replace(resource, sampler=reference.completed(resource.sampler))
    return resource


class _Completed(HandleObject):
    """An object as a reference sees it; `original` is what was bound."""

    def __init__(self, resource: Resource, original: HandleObject) -> None:
        super().__init__(resource, original)
        self.original = original


class References(MutableMapping[str, object]):
    """Names of references -> what is bound to them: None at first; of arrays a tuple. Assigning binds."""

    def __init__(self, bindings: Bindings, names: Sequence[str]) -> None:
        self._bindings = bindings
        self._names = tuple(names)

    def __getitem__(self, name: str) -> object:
        self._check(name)
        found = self._bindings.get(name)
        if isinstance(found, tuple):
            return tuple(_original(one) for one in found)
        return _original(found)

    def __setitem__(self, name: str, value: object) -> None:
        self._check(name)
        self._bindings.set(name, value)

    def __delitem__(self, name: str) -> None:
        found = self[name]
        self._bindings.set(name, [None] * len(found) if isinstance(found, tuple) else None)

    def __iter__(self) -> Iterator[str]:
        return iter(self._names)

    def __len__(self) -> int:
        return len(self._names)

    def _check(self, name: str) -> None:
        if name not in self._names:
            raise KeyError(f"no reference {name!r} of this kind; the module has {', '.join(self._names) or 'none'}")


def _original(bound: Bound) -> Bound:
    return bound.original if isinstance(bound, _Completed) else bound
