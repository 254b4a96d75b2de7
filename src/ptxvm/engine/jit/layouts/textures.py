"""The structure by which native code looks up texels and accesses surfaces; see runtime/textures.c and surfaces.c."""

from __future__ import annotations

import ctypes
from ctypes import c_int32, c_int64, c_uint32, c_uint64
from enum import IntEnum

TEXTURE_PLANS = 256
"""Plans of a worker, a power of two."""
TEXTURE_TRIES = 8
"""A plan is at its home (`texture_home`) or at one of the next places."""
TEXTURE_FACTOR = 0x9E3779B97F4A7C15


def texture_home(handle: int, number: int) -> int:
    """Where the plan for a handle and a place in the code is looked for first."""
    mixed = ((handle + (number << 32)) * TEXTURE_FACTOR) % (1 << 64)
    return (mixed >> 32) % TEXTURE_PLANS


TEXTURE_LEVELS = 18
"""Levels of detail that a plan has room for: those of the largest textures of GPUs, 131072 texels wide."""


class Lookup(IntEnum):
    """What a plan is for."""

    PLACE = 0
    TEXEL = 1  # at integer coordinates
    SURFACE = 2
    GATHER = 3


class TexelKind(IntEnum):
    """What texels hold, as `machine.texture.numbers` says it."""

    PLAIN = 0  # integers and 32-bit floats
    FLOAT16 = 1
    UNORM = 2
    SNORM16 = 3
    SNORM8 = 4
    FLOAT32 = 5
    SRGB = 6  # but for the last channel of two and of four


class Edge(IntEnum):
    """What happens outside of a surface."""

    TRAP = 0
    CLAMP = 1
    ZERO = 2


class Update(IntEnum):
    """The operations of `sured`."""

    ADD = 0
    MIN = 1
    MAX = 2
    AND = 3
    OR = 4


class TextureLevel(ctypes.Structure):
    """Where the texels of a level of detail are; a surface has one level.

    Axes are x, y, z and then the layer; of those that are not there the extent is 1. A texel is at `base` + the sum of
    indices * strides.
    """

    _fields_ = (
        ("base", c_uint64),  # host address of the first texel
        ("strides", c_int64 * 4),  # in bytes
        ("extent", c_int32 * 4),
    )


class TexturePlan(ctypes.Structure):
    """How native code does what one place in the code asks of one texture or surface.

    A texel has `channels` channels of `bits` bits. Details are levels of detail in 1/256.
    """

    _fields_ = (
        ("handle", c_uint64),
        ("sampler", c_uint64),  # the handle of the sampler operand
        ("table", c_uint64),  # host address: of sRGB, 256 values in 1/65536 and 256 exponents; 256 logarithms
        ("number", c_int32),  # with which the place in the code calls the host
        ("lookup", c_uint32),
        ("level_count", c_uint32),  # 0: no plan
        ("coordinates", c_uint32),  # with the layer; offsets and a level follow
        ("offsets", c_uint32),  # numbers of texels by axis
        ("is_mipmapped", c_uint32),
        ("gives_level", c_uint32),
        ("gradients", c_uint32),  # numbers of each of the two, if they count, in the place of a level
        ("filters", c_uint32),  # linear, within a level
        ("mip_filters", c_uint32),  # linear, between levels
        ("is_anisotropic", c_uint32),
        ("bias", c_int32),  # of a detail that is given
        ("flat", c_int32),  # so many 1/256 less of a share between levels, and of what is left
        ("steepness", c_int32),  # so many quarters
        ("least", c_int32),
        ("most", c_int32),
        ("is_cube", c_uint32),
        ("modes", c_uint32 * 3),  # `machine.texture.sampler.AddressMode`
        ("axes", c_uint32),  # of a level, without the layer
        ("filter_axes", c_uint32),  # along which linear filters blend: a texture of one dimension is a row of two
        ("layered", c_uint32),
        ("normalized", c_uint32),
        ("kind", c_uint32),  # TexelKind
        ("bits", c_uint32),
        ("is_signed", c_uint32),
        ("channels", c_uint32),  # of a surface: 0 if no numbers are converted to its texels
        ("component", c_uint32),  # of a gather: the channel
        ("results", c_uint32),  # which are not 0 for all lanes
        ("border", c_uint32 * 4),  # codes of the border colour
        ("border_bits", c_uint32 * 4),  # what a lookup of one texel makes of them
        ("size", c_uint32),  # of a surface: bytes of an element
        ("count", c_uint32),  # elements of an access
        ("scale", c_uint32),  # bytes of a unit of x
        ("row", c_int32),  # bytes of a row
        ("edge", c_uint32),  # Edge
        ("update", c_uint32),
        ("levels", TextureLevel * TEXTURE_LEVELS),
    )
