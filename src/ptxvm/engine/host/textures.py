"""Texture lookups and queries (ISA 9.7.10)."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import numpy as np

from ptxvm.engine.host.handles import Found, by_handle, find, misuse, wrong_kind
from ptxvm.engine.host.host_call import HostCall, Words
from ptxvm.engine.host.registry import host_function
from ptxvm.isa.definition import Form
from ptxvm.isa.texture.shared.calls import COORDINATES_USED
from ptxvm.machine.asynchronous import Index
from ptxvm.machine.texture.lookups import Lookup, coordinate_names, fetch, gather
from ptxvm.machine.texture.numbers import Bits
from ptxvm.machine.texture.queries import SAMPLER_QUERIES, sampler_property, texture_property, texture_size
from ptxvm.machine.texture.references import Kind
from ptxvm.machine.texture.sampler import Sampler
from ptxvm.machine.texture.textures import Texture
from ptxvm.records import record

_CHANNELS = {"r": 0, "g": 1, "b": 2, "a": 3}


@record()
class _Shape:
    """How the words of a form's calls are laid out."""

    geometry: str
    coordinates: int
    integer: bool
    level: bool
    axes: int
    channel: int


@cache
def _shape(form: Form) -> _Shape:
    geometry = form.spelling("geom")
    axes = {"1d": 1, "a1d": 1, "3d": 3, "cube": 3, "acube": 3}.get(geometry, 2)
    channel = _CHANNELS.get(form.spelling("comp"), 0)
    integer = form.spelling("ctype") == "s32"
    return _Shape(geometry, COORDINATES_USED[geometry], integer, form.has("level"), axes, channel)


@host_function("tex")
def look_up(call: HostCall) -> tuple[Words, ...]:
    """Operands: texture, sampler, coordinates, offsets, and a level or two gradients."""
    return _each_texture(call, fetch)


@host_function("tld4")
def gather_texels(call: HostCall) -> tuple[Words, ...]:
    """Operands: texture, sampler, coordinates, offsets."""
    channel = _shape(call.form).channel
    return _each_texture(call, lambda texture, sampler, lookup: gather(texture, sampler, lookup, channel))


def _each_texture(call: HostCall, look: Callable[[Texture, Sampler, Lookup], Bits]) -> tuple[Words, ...]:
    found = np.zeros((len(call.threads), 4), np.uint64)
    for (handle, other), lanes in by_handle(call, call.values[0], call.values[1]):
        texture = _texture(call, handle, lanes)
        sampler = texture.sampler if other == 0 else _sampler(call, other, lanes)
        found[lanes] = look(texture, sampler, _lookup(call, lanes))
    return tuple(found.T)


def _lookup(call: HostCall, lanes: Index) -> Lookup:
    shape = _shape(call.form)
    words = tuple(each[lanes].astype(np.uint32) for each in call.values[2:])
    coordinates, rest = words[: shape.coordinates], words[shape.coordinates :]
    level, gradients = None, None
    if shape.level:
        rest, level = rest[:-1], rest[-1]
    elif call.form.has("grad"):
        gradients = rest[-2 * shape.axes : -shape.axes], rest[-shape.axes :]
        rest = rest[: -2 * shape.axes]
    return Lookup(coordinates, shape.integer, rest, level, gradients)


def _texture(call: HostCall, handle: int, lanes: Index) -> Texture:
    found, geometry = find(call, handle), _shape(call.form).geometry
    texture = found.resource
    fitting = texture.read_as(geometry) if isinstance(texture, Texture) else None
    if fitting is not None:
        return fitting
    reason = wrong_kind(found, Kind.TEXTURE)
    if isinstance(texture, Texture):
        reason = f"{found.name} is a texture {texture.describe()}, the instruction reads one of .{geometry}"
    raise misuse(call, int(lanes[0]), handle, f"{reason}; {_coordinates(call, int(lanes[0]))}")


def _coordinates(call: HostCall, lane: int) -> str:
    """The coordinates of a lane, for reports."""
    shape = _shape(call.form)
    names, words = coordinate_names(shape.geometry), call.values[2 : 2 + shape.coordinates]
    leading = len(names) - sum(name in "xyz" for name in names)
    told = []
    for place, (name, word) in enumerate(zip(names, words, strict=True)):
        bits = word[lane : lane + 1].astype(np.uint32)
        number = bits[0] if place < leading else bits.view(np.int32 if shape.integer else np.float32)[0]
        told.append(f"{name} = {number}")
    return f"the coordinates are {', '.join(told)}"


def _sampler(call: HostCall, handle: int, lanes: Index) -> Sampler:
    found = find(call, handle)
    if isinstance(found.resource, Sampler):
        return found.resource
    if isinstance(found.resource, Texture):
        return found.resource.sampler
    if found.reference is not None and found.reference.kind is Kind.SAMPLER and found.resource is None:
        return found.reference.sampler
    text = f"{wrong_kind(found, Kind.SAMPLER)}; {_coordinates(call, int(lanes[0]))}"
    raise misuse(call, int(lanes[0]), handle, text)


# -------------------------------------------------------------------------------------------------------------- queries


@host_function("txq")
def query(call: HostCall) -> tuple[Words, ...]:
    """Operands: texture or sampler, and a level."""
    name = _query_name(call.form)
    found = np.zeros(len(call.threads), np.uint64)
    for (handle,), lanes in by_handle(call, call.values[0]):
        if call.form.has("level"):
            texture, levels = find(call, handle), call.values[1][lanes]
            if not isinstance(texture.resource, Texture):
                raise misuse(call, int(lanes[0]), handle, wrong_kind(texture, Kind.TEXTURE))
            found[lanes] = [texture_size(texture.resource, name, int(level)) for level in levels]
        else:
            found[lanes] = _answer(call, find(call, handle), name, handle, lanes) & 0xFFFFFFFF
    return (found,)


def _query_name(form: Form) -> str:
    return next(modifier for modifier in form.modifiers if modifier not in ("level", "b32"))


def _answer(call: HostCall, found: Found, name: str, handle: int, lanes: Index) -> int:
    resource = found.resource
    if isinstance(resource, Sampler) and name in SAMPLER_QUERIES:
        return sampler_property(resource, name)
    if isinstance(resource, Texture):
        return texture_property(resource, name)
    if resource is None and found.reference is not None and found.reference.kind is not Kind.SURFACE:
        return dict(found.reference.properties).get(name, 0)
    wanted = Kind.SAMPLER if name == SAMPLER_QUERIES[0] else Kind.TEXTURE
    raise misuse(call, int(lanes[0]), handle, wrong_kind(found, wanted))


@host_function("istypep")
def is_type(call: HostCall) -> tuple[Words, ...]:
    """Operand: anything."""
    wanted = Kind(call.form.spelling("kind"))
    return (np.array([find(call, int(handle)).kind is wanted for handle in call.values[0]], np.uint64),)
