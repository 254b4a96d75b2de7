"""Accesses to surfaces and queries (ISA 9.7.11)."""

from __future__ import annotations

import numpy as np

from ptxvm.engine.host.handles import by_handle, find, misuse, wrong_kind
from ptxvm.engine.host.host_call import HostCall, Words
from ptxvm.engine.host.registry import host_function
from ptxvm.machine.asynchronous import Index
from ptxvm.machine.faults import FaultKind
from ptxvm.machine.memory import host_bytes
from ptxvm.machine.texture.lookups import coordinate_names
from ptxvm.machine.texture.queries import surface_property
from ptxvm.machine.texture.references import Kind
from ptxvm.machine.texture.surfaces import (
    MisusedSurface,
    Outside,
    Position,
    Surface,
    address,
    formatted,
    load,
    position,
    store,
)

_COORDINATES = {"1d": 1, "2d": 2, "3d": 3, "a1d": 2, "a2d": 3}
_WORDS = ("uint32", "int32")
_OPERATIONS = ("add", "min", "max", "and", "or")


@host_function("suld")
def load_bits(call: HostCall) -> tuple[Words, ...]:
    """Operands: surface, coordinates."""
    size, count = call.form.type.size, _elements(call)
    found = np.zeros((len(call.threads), count), np.uint64)
    for (handle,), lanes in by_handle(call, call.values[0]):
        surface = _surface(call, handle, lanes)
        at = _position(call, surface, (handle, lanes), size * count)
        found[lanes] = load(surface, at, size * count).view(f"<u{size}")
    return tuple(found.T)


@host_function("sust")
def store_values(call: HostCall) -> None:
    """Operands: surface, coordinates, values: bits, or numbers to be converted."""
    size, count = call.form.type.size, _elements(call)
    values = call.values[-count:]
    for (handle,), lanes in by_handle(call, call.values[0]):
        surface = _surface(call, handle, lanes, writes=True)
        given = tuple(each[lanes] for each in values)
        if call.form.has("p"):
            data, scale = formatted(surface, given), surface.format.texel_bytes
        else:
            data, scale = np.stack(given, axis=1).astype(f"<u{size}").view(np.uint8), 1
        store(surface, _position(call, surface, (handle, lanes), data.shape[1], scale), data)
    call.cta.cluster.changes += 1


@host_function("sured")
def update(call: HostCall) -> None:
    """Operands: surface, coordinates, value."""
    size = call.form.type.size
    for (handle,), lanes in by_handle(call, call.values[0]):
        surface = _surface(call, handle, lanes, writes=True)
        by_texel = call.form.has("p")
        texel = surface.format.texel_bytes
        if by_texel and (surface.format.dtype.name not in _WORDS or texel % size):
            needed = f"texels of 32-bit integers, of {size} bytes or more, are needed"
            text = f"{needed}: this is a surface {surface.describe()}"
            raise misuse(call, int(lanes[0]), handle, f"{text}; {_told(call, int(lanes[0]))}")
        at = _position(call, surface, (handle, lanes), *((texel, texel) if by_texel else (size, 1)))
        signed = surface.format.signed if by_texel else call.form.type.is_signed
        for lane in np.flatnonzero(at.there):
            _combine(call, address(surface, at, int(lane)), size, int(call.values[-1][lanes[lane]]), signed)
    call.cta.cluster.changes += 1


def _combine(call: HostCall, place: int, size: int, value: int, signed: bool) -> None:
    """One update, again until nobody has come between."""
    operation = next(modifier for modifier in call.form.modifiers if modifier in _OPERATIONS)
    while True:
        old = int.from_bytes(host_bytes(place, size).tobytes(), "little")
        if call.launch.swap(place, size, old, _combined(operation, old, value, size, signed)):
            return


def _combined(operation: str, old: int, value: int, size: int, signed: bool) -> int:
    mask, sign = (1 << 8 * size) - 1, 1 << (8 * size - 1)
    match operation:
        case "add":
            return (old + value) & mask
        case "and":
            return old & value
        case "or":
            return old | value
    a, b = ((old ^ sign), (value ^ sign)) if signed else (old, value)
    return old if (a <= b) == (operation == "min") else value


def _elements(call: HostCall) -> int:
    return int((call.form.spelling("vec") or "v1")[1:])


def _surface(call: HostCall, handle: int, lanes: Index, *, writes: bool = False) -> Surface:
    found, geometry, lane = find(call, handle), call.form.spelling("geom"), int(lanes[0])
    surface = found.resource
    if not isinstance(surface, Surface):
        raise misuse(call, lane, handle, f"{wrong_kind(found, Kind.SURFACE)}; {_told(call, lane)}")
    if surface.geometry != geometry:
        text = f"{found.name} is a surface {surface.describe()}, the instruction accesses one of .{geometry}"
        raise misuse(call, lane, handle, f"{text}; {_told(call, lane)}")
    if writes and not surface.writable:
        text = f"the array of {found.name} is read-only"
        raise call.fault(FaultKind.READ_ONLY, text, lane, handle)
    return surface


def _position(call: HostCall, surface: Surface, by: tuple[int, Index], size: int, scale: int = 1) -> Position:
    """Where lanes that name a surface by a handle access `size` bytes. Raises KernelFault."""
    handle, lanes = by
    outside = next(Outside(modifier) for modifier in call.form.modifiers if modifier in _OUTSIDE)
    words = tuple(each[lanes] for each in call.values[1 : 1 + _COORDINATES[surface.geometry]])
    try:
        return position(surface, words, size, outside, scale)
    except MisusedSurface as error:
        lane = int(lanes[error.lane])
        row = surface.array.shape[3]
        text = f"{_told(call, lane)} in a surface {surface.describe()}, {row} bytes a row: {error.reason}"
        raise misuse(call, lane, handle, text) from None


_OUTSIDE = [each.value for each in Outside]


def _told(call: HostCall, lane: int) -> str:
    """The coordinates of a lane, for reports."""
    names = coordinate_names(call.form.spelling("geom"))
    unit = " bytes" if call.form.has("b") else ""
    told = []
    for name, word in zip(names, call.values[1 : 1 + len(names)], strict=True):
        number = int(word[lane]) & 0xFFFFFFFF
        number = number if name == "layer" else (number ^ 0x80000000) - 0x80000000
        told.append(f"{name} = {number}{unit if name == 'x' else ''}")
    return f"the coordinates are {', '.join(told)}"


@host_function("suq")
def query(call: HostCall) -> tuple[Words, ...]:
    """Operand: surface."""
    name = call.form.modifiers[0]
    found = np.zeros(len(call.threads), np.uint64)
    for (handle,), lanes in by_handle(call, call.values[0]):
        one = find(call, handle)
        if isinstance(one.resource, Surface):
            found[lanes] = surface_property(one.resource, name)
        elif one.resource is None and one.reference is not None and one.reference.kind is Kind.SURFACE:
            found[lanes] = dict(one.reference.properties).get(name, 0) & 0xFFFFFFFF
        else:
            raise misuse(call, int(lanes[0]), handle, wrong_kind(one, Kind.SURFACE))
    return (found,)
