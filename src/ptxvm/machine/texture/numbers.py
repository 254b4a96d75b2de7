"""What the codes of texels mean, and the 32 bits that a lookup of one of them yields.

A code is an integer that a texel has in a channel: the bits of a float, or a whole number whose range stands for 0 to
1 or -1 to 1. Arrays of codes are int64, of shape (lanes, 4).
"""

from __future__ import annotations

from enum import Enum

import numpy as np
import numpy.typing as npt

Codes = npt.NDArray[np.int64]
Bits = npt.NDArray[np.uint32]

F32_NAN = 0x7FFFFFFF
"""What filters and gathers make of any NaN: all ones."""
F16_NAN_WIDENED = 0x7FFFE000


class Numbers(Enum):
    """INTEGER: bits as they are read. UNORM: 0 to 65535. SNORM16: -32767 to 32767. SNORM8: -127 to 127. SRGB: 0 to 255,
    a fourth channel UNORM; SRGB_RG: likewise, a second one."""

    INTEGER = "integer"
    FLOAT32 = "float32"
    FLOAT16 = "float16"
    UNORM = "unorm"
    SNORM16 = "snorm16"
    SNORM8 = "snorm8"
    SRGB = "srgb"
    SRGB_RG = "srgb_rg"


UNORM_SCALE, SNORM16_SCALE, SNORM8_SCALE = 65535, 32767, 127


def widened(codes: Codes) -> Bits:
    """Halves as floats, bit for bit: a NaN keeps its payload."""
    halves = codes.astype(np.uint16)
    with np.errstate(invalid="ignore"):  # signalling NaN
        bits = halves.view(np.float16).astype(np.float32).view(np.uint32)
    nan = halves & 0x7FFF > 0x7C00
    kept = (halves & 0x8000).astype(np.uint32) << 16 | 0x7F800000 | (halves & 0x3FF).astype(np.uint32) << 13
    return np.where(nan, kept, bits).astype(np.uint32)


def ratio(codes: Codes, scale: int) -> Bits:
    """codes / scale, rounded to a float; what is below -1 is -1."""
    numerators = np.maximum(codes, -scale).astype(np.float32)
    return (numerators / np.float32(scale)).astype(np.float32).view(np.uint32)


def point_value(codes: Codes, numbers: Numbers) -> Bits:
    """The result of a lookup that takes one texel."""
    match numbers:
        case Numbers.INTEGER | Numbers.FLOAT32:
            return codes.astype(np.uint32)
        case Numbers.FLOAT16:
            return widened(codes)
        case Numbers.UNORM:
            return ratio(codes, UNORM_SCALE)
        case Numbers.SNORM16:
            return ratio(codes, SNORM16_SCALE)
        case Numbers.SNORM8:
            return ratio(codes, SNORM8_SCALE)
        case Numbers.SRGB | Numbers.SRGB_RG:
            return with_plain_channel(srgb_value(codes), codes, numbers)


def srgb_value(codes: Codes) -> Bits:
    from ptxvm.machine.texture.srgb import TABLE  # noqa: PLC0415  (its table needs this module)

    return (TABLE[np.clip(codes, 0, 255)] / 65536).astype(np.float32).view(np.uint32)


def plain_channel(numbers: Numbers) -> int:
    """The channel of sRGB texels that is not sRGB."""
    return 1 if numbers is Numbers.SRGB_RG else 3


def with_plain_channel(colours: Bits, codes: Codes, numbers: Numbers) -> Bits:
    """Alpha, of two channels the second one, is no sRGB code."""
    channel = plain_channel(numbers)
    colours[..., channel] = ratio(codes[..., channel], UNORM_SCALE)
    return colours


def gathered_value(codes: Codes, numbers: Numbers) -> Bits:
    """As `point_value`, of a gather: the texel comes as it goes into a filter."""
    if numbers is Numbers.SNORM8:
        magnitude = np.abs(codes)
        above = magnitude >= np.where(codes < 0, 65, 64)
        return ratio(np.sign(codes) * (magnitude * 258 + above), SNORM16_SCALE)
    bits = point_value(codes, numbers)
    if numbers is Numbers.FLOAT32:
        magnitude = bits & 0x7FFFFFFF
        bits = np.where(magnitude < 0x00800000, bits & 0x80000000, bits).astype(np.uint32)
        bits = np.where(magnitude > 0x7F800000, np.uint32(F32_NAN), bits)
    if numbers is Numbers.FLOAT16:
        bits = np.where(bits & 0x7FFFFFFF > 0x7F800000, np.uint32(F16_NAN_WIDENED), bits)
    return bits.astype(np.uint32)
