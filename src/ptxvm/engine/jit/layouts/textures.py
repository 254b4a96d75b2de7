"""The structure by which native code looks up texels and accesses surfaces; see runtime/textures.c and surfaces.c."""

from __future__ import annotations

import ctypes
from ctypes import c_int32, c_int64, c_uint32, c_uint64
from enum import IntEnum

TEXTURE_PLANS = 64
"""Plans of a worker: that for a place in the code and a handle is at the sum of their numbers, modulo this."""


class Lookup(IntEnum):
    """What a plan is for."""

    NEAREST = 0
    LINEAR = 1
    TEXEL = 2  # at integer coordinates
    SURFACE = 3


class TexelKind(IntEnum):
    """What texels hold, as `machine.texture.numbers` says it."""

    PLAIN = 0  # integers and 32-bit floats
    FLOAT16 = 1
    UNORM = 2
    SNORM16 = 3
    SNORM8 = 4
    FLOAT32 = 5


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


class TexturePlan(ctypes.Structure):
    """How native code does what one place in the code asks of one texture or surface.

    Axes are x, y, z and then the layer; of those that are not there the extent is 1. A texel at `base` + the sum of
    indices * strides has `channels` channels of `bits` bits.
    """

    _fields_ = (
        ("base", c_uint64),  # host address of the first texel; 0: no plan
        ("handle", c_uint64),
        ("sampler", c_uint64),  # the handle of the sampler operand
        ("strides", c_int64 * 4),  # in bytes
        ("number", c_int32),  # with which the place in the code calls the host
        ("lookup", c_uint32),
        ("extent", c_int32 * 4),
        ("modes", c_uint32 * 3),  # `machine.texture.sampler.AddressMode`
        ("axes", c_uint32),  # coordinates without the layer
        ("layered", c_uint32),
        ("normalized", c_uint32),
        ("kind", c_uint32),  # TexelKind
        ("bits", c_uint32),
        ("is_signed", c_uint32),
        ("channels", c_uint32),
        ("border", c_uint32 * 4),  # codes of the border colour
        ("border_bits", c_uint32 * 4),  # what a lookup of one texel makes of them
        ("size", c_uint32),  # of a surface: bytes of an element
        ("count", c_uint32),  # elements of an access
        ("scale", c_uint32),  # bytes of a unit of x
        ("row", c_int32),  # bytes of a row
        ("edge", c_uint32),  # Edge
        ("update", c_uint32),
    )
