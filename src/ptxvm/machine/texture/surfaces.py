"""Surfaces: loads, stores and updates of bytes by coordinates (ISA 9.7.11)."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import Any

import numpy as np
import numpy.typing as npt

from ptxvm.machine.texture.formats import TexelFormat, half_toward_zero
from ptxvm.machine.texture.numbers import Numbers
from ptxvm.machine.texture.textures import Index, size_text
from ptxvm.records import record

Bytes = npt.NDArray[np.uint8]
Words = npt.NDArray[np.uint64]
Mask = npt.NDArray[np.bool_]


class Outside(Enum):
    """What happens where coordinates are outside."""

    TRAP = "trap"
    CLAMP = "clamp"
    ZERO = "zero"


@record(eq=False)
class Surface:
    """geometry:  "1d", "2d", "3d", "a1d", "a2d"; of a cubemap "a2d", its faces are the layers
    format:    of the texels, which formatted accesses convert to
    array:     the bytes, in place: (layers, depth, height, bytes of a row)
    extent:    (x, y, z) in texels
    layers:    1 for a surface without
    """

    geometry: str
    format: TexelFormat
    array: Bytes
    extent: tuple[int, int, int]
    layers: int

    @property
    def is_layered(self) -> bool:
        return self.geometry in ("a1d", "a2d")

    @property
    def writable(self) -> bool:
        return bool(self.array.flags.writeable)

    def describe(self) -> str:
        """For reports: `of 16 x 8 texels of 4 bytes (2d)`."""
        texel = self.format.texel_bytes
        size = size_text(self.geometry, self.extent, self.layers)
        return f"of {size} texels of {texel} byte{'' if texel == 1 else 's'} ({self.geometry})"


@record()
class Position:
    """Where lanes access a surface: `x` in bytes. `there`: whether they do."""

    layer: Index
    x: Index
    y: Index
    z: Index
    there: Mask

    def __len__(self) -> int:
        return len(self.x)


class MisusedSurface(Exception):
    """An access that is wrong, by the lane of the call and what is wrong."""

    def __init__(self, lane: int, reason: str) -> None:
        super().__init__(reason)
        self.lane = lane
        self.reason = reason


_AXES = {"1d": 1, "2d": 2, "3d": 3, "a1d": 1, "a2d": 2}


def position(surface: Surface, words: tuple[Words, ...], size: int, outside: Outside, scale: int = 1) -> Position:
    """Where lanes access `size` bytes. `words`: the coordinates, the layer first. Raises MisusedSurface.

    `scale`: the bytes of a unit of x. Clamping moves x to the last place where the whole access fits.
    """
    given = [word.astype(np.uint32).view(np.int32).astype(np.int64) for word in words]
    lanes = len(given[0])
    layer = given.pop(0) & 0xFFFFFFFF if surface.is_layered else np.zeros(lanes, np.int64)
    x = given[0] * scale
    y, z = (given[axis] if axis < _AXES[surface.geometry] else np.zeros(lanes, np.int64) for axis in (1, 2))
    row = surface.array.shape[3]
    there = (x >= 0) & (x + size <= row) & (layer < surface.layers)
    there &= (y >= 0) & (y < surface.extent[1]) & (z >= 0) & (z < surface.extent[2])
    _check(x % size != 0, ~there & (outside is Outside.TRAP), x, size)
    if size > row:
        there[:] = False  # no place fits
    elif outside is Outside.CLAMP:
        there[:] = True
    last = max((row - size) // size * size, 0)
    return Position(
        np.minimum(layer, surface.layers - 1),
        np.clip(x, 0, last),
        np.clip(y, 0, surface.extent[1] - 1),
        np.clip(z, 0, surface.extent[2] - 1),
        there,
    )


def _check(misaligned: Mask, trapped: Mask, x: Index, size: int) -> None:
    """Raises MisusedSurface for the first lane that does what it must not."""
    wrong = np.flatnonzero(misaligned | trapped)
    if not wrong.size:
        return
    lane = int(wrong[0])
    if misaligned[lane]:
        raise MisusedSurface(lane, f"x is {x[lane]} bytes, which is no multiple of the {size} bytes of the access")
    raise MisusedSurface(lane, "this is outside, and the instruction says .trap")


def load(surface: Surface, at: Position, size: int) -> Bytes:
    """`size` bytes for each lane, 0 where there are none: (lanes, size)."""
    found = np.zeros((len(at), size), np.uint8)
    lanes = np.flatnonzero(at.there)
    found[lanes] = surface.array[_bytes(at, lanes, size)]
    return found


def store(surface: Surface, at: Position, data: Bytes) -> None:
    """(lanes, size) bytes; of lanes that store to the same place the last one wins."""
    lanes, size = np.flatnonzero(at.there), data.shape[1]
    surface.array[_bytes(at, lanes, size)] = data[lanes]


def _bytes(at: Position, lanes: Index, size: int) -> tuple[Any, ...]:
    columns = at.x[lanes, None] + np.arange(size)
    return at.layer[lanes, None], at.z[lanes, None], at.y[lanes, None], columns


def address(surface: Surface, at: Position, lane: int) -> int:
    """The address in the host of what a lane accesses."""
    place = (at.layer[lane], at.z[lane], at.y[lane], at.x[lane])
    strides = surface.array.strides
    return int(surface.array.ctypes.data + sum(int(p) * s for p, s in zip(place, strides, strict=True)))


def formatted(surface: Surface, values: tuple[Words, ...]) -> Bytes:
    """Values R, G, B, A of 32 bits as texels of the surface: (lanes, bytes). Channels without a value are 0."""
    lanes, kind = len(values[0]), surface.format
    texels = np.zeros((lanes, kind.channels), np.dtype(f"u{kind.dtype.itemsize}"))
    for channel, words in enumerate(values[: kind.channels]):
        texels[:, channel] = _CONVERSIONS[kind.numbers](kind, words.astype(np.uint32)).astype(texels.dtype)
    return texels.view(np.uint8).reshape(lanes, -1)


def _integers(kind: TexelFormat, words: npt.NDArray[np.uint32]) -> npt.NDArray[Any]:
    """Clamped to the range of the channel."""
    if not kind.signed:
        return np.minimum(words, (1 << kind.bits) - 1)
    limit = 1 << (kind.bits - 1)
    return np.clip(words.view(np.int32).astype(np.int64), -limit, limit - 1)


def _halves(kind: TexelFormat, words: npt.NDArray[np.uint32]) -> npt.NDArray[Any]:
    return np.array([half_toward_zero(int(word)) for word in words], np.uint16)


_CONVERSIONS: dict[Numbers, Callable[[TexelFormat, npt.NDArray[np.uint32]], npt.NDArray[Any]]] = {
    Numbers.INTEGER: _integers,
    Numbers.FLOAT32: lambda kind, words: words,
    Numbers.FLOAT16: _halves,
}
