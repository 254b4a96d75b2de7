"""Coordinates -> texels: scaling, rounding, address modes, faces of cubes."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from ptxvm.machine.texture.blending import ONE, WEIGHT_BITS
from ptxvm.machine.texture.sampler import AddressMode
from ptxvm.machine.texture.textures import Index

Floats = npt.NDArray[np.float32]
Wide = npt.NDArray[np.float64]
Mask = npt.NDArray[np.bool_]

_FARTHEST = 2.0**30
"""Coordinates beyond are as far outside as these."""
_FARTHEST_NORMALIZED = 2.0**24
"""Likewise: all floats beyond are whole and even, and so the start of a repetition."""
_FRACTION_BITS = 21


def scaled(coordinate: Floats, size: int, *, normalized: bool) -> Wide:
    """A coordinate in texels; normalized ones are cut to so many bits behind the point first. NaN counts as 0."""
    farthest = _FARTHEST_NORMALIZED if normalized else _FARTHEST
    wide = np.nan_to_num(coordinate.astype(np.float64), nan=0.0, posinf=farthest, neginf=-farthest)
    wide = np.clip(wide, -farthest, farthest)
    if not normalized:
        return wide
    fractions = 2.0 ** fraction_bits(size)
    return np.floor(wide * fractions) / fractions * size


def fraction_bits(size: int) -> int:
    """Bits behind the point that a normalized coordinate keeps: at least six more than the size has."""
    return max(_FRACTION_BITS, (size - 1).bit_length() + 6)


def place(index: Index, size: int, mode: AddressMode) -> tuple[Index, Mask]:
    """The index of the texel that stands for one, and whether it does: else it is the border colour."""
    inside = np.ones(len(index), np.bool_)
    match mode:
        case AddressMode.WRAP:
            return index % size, inside
        case AddressMode.MIRROR:
            turned = index % (2 * size)
            return np.where(turned < size, turned, 2 * size - 1 - turned), inside
        case AddressMode.BORDER | AddressMode.CLAMP_OGL:
            inside = (index >= 0) & (index < size)
    return np.clip(index, 0, size - 1), inside


def nearest(texels: Wide, size: int, mode: AddressMode) -> Index:
    """The index of the texel in which a coordinate lies."""
    if mode is AddressMode.CLAMP_OGL:
        texels = np.clip(texels, 0, size - 1)
    return np.floor(texels).astype(np.int64)


def split(texels: Wide, size: int, mode: AddressMode | None) -> tuple[Index, Index]:
    """The first of the two texels around a coordinate, and the weight of the second, of 256: rounded half up.

    In clamp mode the coordinate is clamped first; `mode` None leaves it.
    """
    if mode is AddressMode.CLAMP:
        texels = np.clip(texels, 0.5, size - 0.5)
    elif mode is AddressMode.CLAMP_OGL:
        texels = np.clip(texels, 0, size)
    fixed = np.floor((texels - 0.5) * ONE + 0.5).astype(np.int64)
    return fixed >> WEIGHT_BITS, fixed & (ONE - 1)


def cube_face(x: Floats, y: Floats, z: Floats) -> tuple[Index, Floats, Floats]:
    """The face that a direction meets (+x, -x, +y, -y, +z, -z), and where on it, from 0 to 1."""
    magnitudes = np.abs(np.nan_to_num(np.stack([x, y, z]), nan=0.0, posinf=np.inf, neginf=-np.inf))
    is_z = (magnitudes[2] >= magnitudes[0]) & (magnitudes[2] >= magnitudes[1])
    is_y = ~is_z & (magnitudes[1] >= magnitudes[0])
    major = np.where(is_z, z, np.where(is_y, y, x))
    negative = np.signbit(major)
    face = np.where(is_z, 4, np.where(is_y, 2, 0)) + negative
    sign = np.where(negative, np.float32(-1), np.float32(1))
    across = np.where(is_z, x * sign, np.where(is_y, x, -z * sign))
    down = np.where(is_y, z * sign, -y)
    with np.errstate(divide="ignore", invalid="ignore", over="ignore"):
        size = np.abs(major)
        s = (across / size + np.float32(1)) / np.float32(2)
        t = (down / size + np.float32(1)) / np.float32(2)
    return face.astype(np.int64), s.astype(np.float32), t.astype(np.float32)
