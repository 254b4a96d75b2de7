"""Texel formats: how the elements of an array become codes, and what a border colour is in a format."""

from __future__ import annotations

from collections.abc import Callable
from enum import IntEnum
from typing import Any

import numpy as np
import numpy.typing as npt

from ptxvm.machine.texture import srgb
from ptxvm.machine.texture.numbers import Codes, Numbers, plain_channel
from ptxvm.records import record

CHANNELS = 4
Raw = npt.NDArray[Any]
BlockDecoder = Callable[[bytes], Codes]
"""A block of 16 texels, row by row -> their codes, (16, 4)."""


class DataType(IntEnum):
    """`channel_data_type` of queries: the numbers that ISA 5.3.2 takes from OpenCL."""

    SNORM_INT8 = 0x10D0
    SNORM_INT16 = 0x10D1
    UNORM_INT8 = 0x10D2
    UNORM_INT16 = 0x10D3
    UNORM_INT_101010 = 0x10D6
    SIGNED_INT8 = 0x10D7
    SIGNED_INT16 = 0x10D8
    SIGNED_INT32 = 0x10D9
    UNSIGNED_INT8 = 0x10DA
    UNSIGNED_INT16 = 0x10DB
    UNSIGNED_INT32 = 0x10DC
    HALF_FLOAT = 0x10DD
    FLOAT = 0x10DE


ORDERS = {1: 0x10B0, 2: 0x10B2, 3: 0x10B4, 4: 0x10B5}
"""`channel_order`: R, RG, RGB, RGBA."""


@record()
class TexelFormat:
    """dtype:     of the array's elements
    channels:  that texels have
    numbers:   what codes mean
    bits:      of a channel as it is stored, for border colours
    packed:    one element holds 10:10:10:2
    decode:    of block-compressed formats: the codes of a block
    block:     bytes of such a block
    """

    dtype: np.dtype[Any]
    channels: int
    numbers: Numbers
    bits: int
    packed: bool = False
    decode: BlockDecoder | None = None
    block: int = 0

    @property
    def signed(self) -> bool:
        return self.numbers in (Numbers.SNORM8, Numbers.SNORM16) or self.dtype.kind == "i"

    @property
    def is_srgb(self) -> bool:
        return self.numbers in (Numbers.SRGB, Numbers.SRGB_RG)

    @property
    def texel_bytes(self) -> int:
        """Bytes of a texel in its array; of a block, if it is compressed."""
        if self.block:
            return self.block
        return self.dtype.itemsize * (1 if self.packed else self.channels)

    @property
    def data_type(self) -> DataType:
        match self.numbers:
            case Numbers.FLOAT32:
                return DataType.FLOAT
            case Numbers.FLOAT16:
                return DataType.HALF_FLOAT
            case Numbers.INTEGER:
                return DataType[f"{'SIGNED' if self.signed else 'UNSIGNED'}_INT{self.bits}"]
        if self.packed:
            return DataType.UNORM_INT_101010
        return DataType[f"{'SNORM' if self.signed else 'UNORM'}_INT{self.bits}"]

    def codes(self, raw: Raw) -> Codes:
        """Elements, of shape (lanes, channels) -> codes."""
        found = np.zeros((len(raw), CHANNELS), np.int64)
        if self.packed:
            word = raw[:, 0].astype(np.int64)
            fields = [word & 0x3FF, word >> 10 & 0x3FF, word >> 20 & 0x3FF]
            found[:, :3] = np.stack([value << 6 | value >> 4 for value in fields], axis=1)
            found[:, 3] = (word >> 30) * 0x5555
            return found
        stored = raw.view(np.dtype(f"u{self.dtype.itemsize}")) if self.dtype.kind == "f" else raw
        found[:, : self.channels] = stored
        if self.numbers is Numbers.UNORM and self.bits == 8:
            found *= 257
        if self.is_srgb:
            found[:, plain_channel(self.numbers)] *= 257
        return found

    def border(self, colour: tuple[float, float, float, float]) -> Codes:
        """The codes that stand for texels outside; 0 in channels that the format lacks."""
        found = np.zeros(CHANNELS, np.int64)
        for channel in range(self.channels):
            found[channel] = self._border(colour[channel], channel)
        return found

    def _border(self, value: float, channel: int) -> int:
        with np.errstate(over="ignore", invalid="ignore"):
            bits = int(np.float32(value).view(np.uint32))
        match self.numbers:
            case Numbers.FLOAT32:
                return bits
            case Numbers.FLOAT16:
                return half_toward_zero(bits)
            case Numbers.INTEGER:
                low = bits & ((1 << self.bits) - 1)
                return low - (1 << self.bits) if self.signed and low >> (self.bits - 1) else low
            case Numbers.SNORM8 | Numbers.SNORM16:
                return _normalized(value, self.bits - 1, signed=True)
            case Numbers.SRGB | Numbers.SRGB_RG if channel != plain_channel(self.numbers):
                return srgb.encode(float(np.float32(value)))
        if self.packed:
            code = _normalized(value, 2 if channel == CHANNELS - 1 else 10, signed=False)
            return code * 0x5555 if channel == CHANNELS - 1 else code << 6 | code >> 4
        code = _normalized(value, 8 if self.is_srgb else self.bits, signed=False)
        return code if self.bits == 16 else code * 257


def _normalized(value: float, bits: int, *, signed: bool) -> int:
    """A colour as a number of so many bits: first cut to four bits more."""
    number = float(np.float32(value))
    if number != number:  # noqa: PLR0124  (NaN)
        return 0
    number = min(max(number, -1.0 if signed else 0.0), 1.0)
    fraction = int(abs(number) * (1 << (bits + 4)))
    code = (fraction * ((1 << bits) - 1) + (1 << (bits + 3)) - 1) >> (bits + 4)
    return -code if number < 0 else code


def half_toward_zero(bits: int) -> int:
    """A float as a half, rounded toward zero: what is too large is the greatest finite one, a NaN stays one."""
    sign, magnitude = bits >> 16 & 0x8000, bits & 0x7FFFFFFF
    if magnitude > 0x7F800000:
        return sign | 0x7C00 | (magnitude >> 13 & 0x3FF or 1)
    if magnitude == 0x7F800000:
        return sign | 0x7C00
    if magnitude >= 0x47800000:
        return sign | 0x7BFF
    if magnitude >= 0x38800000:
        return sign | (magnitude - 0x38000000) >> 13
    shift = 126 - (magnitude >> 23)
    return sign | (((magnitude & 0x7FFFFF) | 0x800000) >> shift if shift < 25 else 0)
