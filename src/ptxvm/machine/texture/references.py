"""References: variables that hold the handle of a texture, sampler or surface, and what their initial values say."""

from __future__ import annotations

from dataclasses import replace
from enum import Enum
from typing import TypeVar

from ptxvm.machine.texture.sampler import AddressMode, Filter, Sampler
from ptxvm.machine.texture.surfaces import Surface
from ptxvm.machine.texture.textures import Texture
from ptxvm.records import record

Resource = Texture | Sampler | Surface

_DEFAULT = Sampler()
_ADDRESSES = ("addr_mode_0", "addr_mode_1", "addr_mode_2")


class Kind(Enum):
    """What a handle stands for, by the type of a variable."""

    TEXTURE = "texref"
    SAMPLER = "samplerref"
    SURFACE = "surfref"

    @property
    def noun(self) -> str:
        return self.name.lower()


_KINDS: dict[type[Resource], Kind] = {Texture: Kind.TEXTURE, Sampler: Kind.SAMPLER, Surface: Kind.SURFACE}


def kind_of(resource: Resource) -> Kind:
    return _KINDS[type(resource)]


@record()
class Reference:
    """A variable that holds the handle of an object: `properties` are those of its initial value."""

    kind: Kind
    name: str
    properties: tuple[tuple[str, int], ...] = ()

    @property
    def sampler(self) -> Sampler:
        """A sampler of these properties. One of its own takes the texture's word on coordinates, unless forced."""
        return self.completed(replace(_DEFAULT, normalized=None if self.kind is Kind.SAMPLER else False))

    def completed(self, sampler: Sampler) -> Sampler:
        """A sampler whose settings are those of the initial value where they have their defaults."""
        given = dict(self.properties)
        modes = [
            _member(AddressMode, given.get(name), mode) if mode is AddressMode.CLAMP else mode
            for name, mode in zip(_ADDRESSES, sampler.address, strict=True)
        ]
        chosen = _member(Filter, given.get("filter_mode"), sampler.filter)
        filter_ = chosen if sampler.filter is Filter.POINT else sampler.filter
        normalized = sampler.normalized
        if given.get("force_unnormalized_coords"):
            normalized = False
        elif given.get("normalized_coords"):
            normalized = True
        return replace(sampler, address=(modes[0], modes[1], modes[2]), filter=filter_, normalized=normalized)


_Member = TypeVar("_Member", AddressMode, Filter)


def _member(kind: type[_Member], number: int | None, default: _Member) -> _Member:
    """What a number stands for; what stands for nothing is left out."""
    return kind(number) if number in [int(each) for each in kind] else default
