"""BC6H and BC7 blocks, as the Khronos Data Format Specification has them ("BPTC Compressed Texture Image Formats")."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import numpy as np

from ptxvm.machine.texture.bptc_tables import ANCHORS, BC6_MODES, BC7_MODES, SUBSETS, WEIGHTS, Bc6Mode, Bc7Mode
from ptxvm.machine.texture.numbers import Codes

TEXELS = 16
_BYTE = 257
Endpoint = list[int]


class _Bits:
    """Reads a block from its lowest bit on."""

    def __init__(self, block: bytes) -> None:
        self._word = int.from_bytes(block, "little")

    def take(self, count: int) -> int:
        found = self._word & ((1 << count) - 1)
        self._word >>= count
        return found

    def indices(self, count: int, anchors: tuple[int, ...]) -> list[int]:
        """One for each texel; those of anchors have a bit less."""
        return [self.take(count - (texel in anchors)) for texel in range(TEXELS)]


def _between(first: int, second: int, weight: int) -> int:
    return (first * (64 - weight) + second * weight + 32) >> 6


# ------------------------------------------------------------------------------------------------------------------ BC7


def decode_bc7(block: bytes) -> Codes:
    """Red, green, blue, alpha of 16 texels, as numbers of 16 bits; zeros for the reserved mode."""
    found = np.zeros((TEXELS, 4), np.int64)
    if block[0] == 0:
        return found
    number = (block[0] & -block[0]).bit_length() - 1
    mode, bits = BC7_MODES[number], _Bits(block)
    bits.take(number + 1)
    partition, rotation, selection = bits.take(mode.partition), bits.take(mode.rotation), bits.take(mode.selection)
    ends = _bc7_endpoints(bits, mode)
    anchors = ANCHORS[mode.subsets][partition]
    colours = bits.indices(mode.index_bits, anchors)
    alphas, widths = colours, [mode.index_bits, mode.index_bits]
    if mode.second_index:
        alphas, widths = bits.indices(mode.second_index, (0,)), [mode.index_bits, mode.second_index]
    if selection:
        colours, alphas, widths = alphas, colours, widths[::-1]
    for texel, subset in enumerate(SUBSETS[mode.subsets][partition]):
        low, high = ends[2 * subset : 2 * subset + 2]
        weights = WEIGHTS[widths[0]][colours[texel]], WEIGHTS[widths[1]][alphas[texel]]
        value = [_between(low[channel], high[channel], weights[channel == 3]) for channel in range(4)]
        if rotation:
            value[rotation - 1], value[3] = value[3], value[rotation - 1]
        found[texel] = value
    return found * _BYTE


def _bc7_endpoints(bits: _Bits, mode: Bc7Mode) -> list[Endpoint]:
    """Two for each subset, in 8 bits."""
    count = 2 * mode.subsets
    widths = [mode.colour] * 3 + [mode.alpha]
    channels = [[bits.take(width) for _ in range(count)] for width in widths]
    extra = [bits.take(1) for _ in range(count)] if mode.own_bit else []
    if mode.shared_bit:
        extra = [bit for bit in [bits.take(1) for _ in range(mode.subsets)] for _ in range(2)]
    ends = []
    for end in range(count):
        values = []
        for channel, width in zip(channels, widths, strict=True):
            value = channel[end] << 1 | extra[end] if extra else channel[end]
            values.append(_eight_bits(value, width + bool(extra)) if width else 255)
        ends.append(values)
    return ends


def _eight_bits(value: int, width: int) -> int:
    value <<= 8 - width
    return value | value >> width


# ----------------------------------------------------------------------------------------------------------------- BC6H


def decode_bc6h(block: bytes, *, signed: bool) -> Codes:
    """Halves; there is no alpha. Colours of reserved modes are 0."""
    found = np.zeros((TEXELS, 4), np.int64)
    bits = _Bits(block)
    number = bits.take(2)
    if number > 1:
        number |= bits.take(3) << 2
    mode = BC6_MODES.get(number)
    if mode is None:
        return found
    ends = _bc6_endpoints(bits, mode, signed=signed)
    partition = bits.take(5) if mode.subsets > 1 else 0
    width = 3 if mode.subsets > 1 else 4
    indices = bits.indices(width, ANCHORS[mode.subsets][partition])
    for texel, subset in enumerate(SUBSETS[mode.subsets][partition]):
        low, high = ends[2 * subset : 2 * subset + 2]
        weight = WEIGHTS[width][indices[texel]]
        values = [_between(a, b, weight) for a, b in zip(low, high, strict=True)]
        found[texel, :3] = [_half(value, signed=signed) for value in values]
    return found


def _half(value: int, *, signed: bool) -> int:
    """The bits of the half. What is scaled to nothing is +0."""
    if not signed:
        return value * 31 >> 6
    magnitude = abs(value) * 31 >> 5
    return magnitude | 0x8000 if value < 0 and magnitude else magnitude


def _bc6_endpoints(bits: _Bits, mode: Bc6Mode, *, signed: bool) -> list[Endpoint]:
    values = [0] * 12
    for place, bit in _layout(mode.layout):
        values[place] |= bits.take(1) << bit
    ends = [values[3 * end : 3 * end + 3] for end in range(2 * mode.subsets)]
    if signed:
        ends[0] = [_with_sign(value, mode.bits) for value in ends[0]]
    for end in ends[1:]:
        for channel, width in enumerate(mode.deltas):
            if mode.differs or signed:
                end[channel] = _with_sign(end[channel], width)
            if mode.differs:
                end[channel] = end[channel] + ends[0][channel] & ((1 << mode.bits) - 1)
                end[channel] = _with_sign(end[channel], mode.bits) if signed else end[channel]
    return [[_widened(value, mode.bits, signed=signed) for value in end] for end in ends]


def _with_sign(value: int, width: int) -> int:
    sign = 1 << (width - 1)
    return (value & (2 * sign - 1) ^ sign) - sign


def _widened(value: int, width: int, *, signed: bool) -> int:
    """To 16 bits, or 15 and a sign."""
    if signed:
        magnitude = abs(value)
        if width < 16 and magnitude:
            most = (1 << (width - 1)) - 1
            magnitude = 0x7FFF if magnitude >= most else (magnitude << 15) + 0x4000 >> (width - 1)
        return -magnitude if value < 0 else magnitude
    if width >= 15 or value == 0:
        return value
    return 0xFFFF if value == (1 << width) - 1 else (value << 16) + 0x8000 >> width


@cache
def _layout(text: str) -> list[tuple[int, int]]:
    """Of each bit of a block, which of the twelve numbers it belongs to, and its place there."""
    return [pair for word in text.split() for pair in _bits_of(word)]


def _bits_of(word: str) -> Iterator[tuple[int, int]]:
    channel, end, numbers = word[0], word[1], word[2:].split("-")
    start, stop = int(numbers[0]), int(numbers[-1])
    step = 1 if stop >= start else -1
    for bit in range(start, stop + step, step):
        yield "wxyz".index(end) * 3 + "rgb".index(channel), bit
