"""Block-compressed formats: which there are, and BC1 to BC5 (BC6H and BC7: `bptc.py`).

Colours and alpha of BC1 to BC5 are not the integer formulas of the format descriptions, but what texture units
deliver.
"""

from __future__ import annotations

from functools import lru_cache, partial

import numpy as np

from ptxvm.machine.texture.bptc import decode_bc6h, decode_bc7
from ptxvm.machine.texture.formats import BlockDecoder, TexelFormat
from ptxvm.machine.texture.numbers import Codes, Numbers

TEXELS = 16
_CACHED = 1 << 14
_BYTE = 257
"""An 8-bit number as one of 16 bits."""

BLOCK_FORMATS = "bc1, bc2, bc3, bc4, bc4_snorm, bc5, bc5_snorm, bc6h, bc6h_signed, bc7"


def block_format(name: str, *, srgb: bool) -> TexelFormat | None:
    """A format by its name, without punctuation; None where there is none."""
    name = _OTHER_NAMES.get(name, name.removesuffix("unorm"))
    if name not in _FORMATS:
        return None
    decode, size, channels, numbers, bits = _FORMATS[name]
    if srgb:
        if numbers is not Numbers.UNORM or bits != 8:
            return None
        decode, numbers = _as_srgb(decode), Numbers.SRGB
    return TexelFormat(np.dtype(np.uint8), channels, numbers, bits, decode=lru_cache(_CACHED)(decode), block=size)


def _as_srgb(decode: BlockDecoder) -> BlockDecoder:
    """Colours as codes of 8 bits."""

    def decoded(block: bytes) -> Codes:
        codes = decode(block).copy()
        codes[:, :3] //= _BYTE
        return codes

    return decoded


def _indices(data: bytes, bits: int) -> list[int]:
    """Numbers of so many bits for 16 texels, the lowest bits first."""
    word = int.from_bytes(data, "little")
    return [word >> bits * texel & ((1 << bits) - 1) for texel in range(TEXELS)]


# -------------------------------------------------------------------------------------------------------------- colours


def _palette(block: bytes, *, transparent: bool) -> list[tuple[int, int, int, int]]:
    """The four colours of a block, of 8 bits. `transparent`: by their order there may be three and a hole."""
    words = [int.from_bytes(block[start : start + 2], "little") for start in (0, 2)]
    reds, greens, blues = ([word >> low & mask for word in words] for low, mask in ((11, 31), (5, 63), (0, 31)))
    ends = [(_five(reds[end]) >> 8, _six(greens[end]), _five(blues[end]) >> 8, 255) for end in (0, 1)]
    if transparent and words[0] <= words[1]:
        middle = (33 * sum(reds) >> 3, _green(greens, 513), 33 * sum(blues) >> 3, 255)
        return [*ends, middle, (0, 0, 0, 0)]
    thirds = [
        (_third(reds, end), _green(greens, weight), _third(blues, end), 255) for end, weight in ((0, 321), (1, 703))
    ]
    return [*ends, *thirds]


def _five(code: int) -> int:
    """5 bits as 16."""
    return (code * 65535 * 2 + 31) // 62


def _six(code: int) -> int:
    return code << 2 | code >> 4


def _third(codes: list[int], near: int) -> int:
    """One third of the way from one end to the other."""
    return (2 * _five(codes[near]) + _five(codes[1 - near])) // 3 >> 8


def _green(codes: list[int], weight: int) -> int:
    first, second = map(_six, codes)
    return (first * (1024 - weight) + second * weight + 512) >> 10


def _bc1(block: bytes) -> Codes:
    palette = np.array(_palette(block, transparent=True), np.int64) * _BYTE
    return palette[_indices(block[4:], 2)]


def _bc2(block: bytes) -> Codes:
    found = (np.array(_palette(block[8:], transparent=False), np.int64) * _BYTE)[_indices(block[12:], 2)]
    found[:, 3] = np.array(_indices(block[:8], 4)) * (17 * _BYTE)
    return found


def _bc3(block: bytes) -> Codes:
    found = (np.array(_palette(block[8:], transparent=False), np.int64) * _BYTE)[_indices(block[12:], 2)]
    found[:, 3] = np.array(_alphas(block))[_indices(block[2:8], 3)] * _BYTE
    return found


_ALPHA_STEPS = {True: (289, 578, 892, 1156, 1470, 1759), False: (385, 770, 1278, 1663)}


def _alphas(block: bytes) -> list[int]:
    first, last = block[0], block[1]
    between = [(first * 2048 + (last - first) * step + 1024) // 2048 for step in _ALPHA_STEPS[first > last]]
    return [first, last, *between, *([] if first > last else [0, 255])]


# ---------------------------------------------------------------------------------------------------- single channels

_STEPS = {True: (36, 72, 113, 144, 185, 221), False: (48, 96, 161, 209)}


def _unsigned(block: bytes) -> Codes:
    first, last = block[0], block[1]
    between = [first * (_BYTE - step) + last * step for step in _STEPS[first > last]]
    values = [first * _BYTE, last * _BYTE, *between, *([] if first > last else [0, 65535])]
    return np.array(values, np.int64)[_indices(block[2:8], 3)]


_SIGNED_STEPS = {
    True: ((0, 36), (0, 72), (1, 144), (0, 144), (1, 72), (1, 36)),
    False: ((0, 48), (0, 96), (1, 96), (1, 48)),
}
"""From which end, and by how many 1/32767 for each 1/127 that the other end is away."""


def _signed(block: bytes) -> Codes:
    codes = [max(number - 256 if number > 127 else number, -127) for number in block[:2]]
    above = codes[0] > codes[1]
    ends = [(2 * number * 32767 + 127) // 254 for number in codes]
    between = [ends[end] + (codes[1 - end] - codes[end]) * step for end, step in _SIGNED_STEPS[above]]
    return np.array([*ends, *between, *([] if above else [-32767, 32767])], np.int64)[_indices(block[2:8], 3)]


def _channels(*columns: Codes) -> Codes:
    found = np.zeros((TEXELS, 4), np.int64)
    for channel, column in enumerate(columns):
        found[:, channel] = column
    return found


_FORMATS: dict[str, tuple[BlockDecoder, int, int, Numbers, int]] = {
    "bc1": (_bc1, 8, 4, Numbers.UNORM, 8),
    "bc2": (_bc2, 16, 4, Numbers.UNORM, 8),
    "bc3": (_bc3, 16, 4, Numbers.UNORM, 8),
    "bc4": (lambda block: _channels(_unsigned(block)), 8, 1, Numbers.UNORM, 16),
    "bc4snorm": (lambda block: _channels(_signed(block)), 8, 1, Numbers.SNORM16, 16),
    "bc5": (lambda block: _channels(_unsigned(block), _unsigned(block[8:])), 16, 2, Numbers.UNORM, 16),
    "bc5snorm": (lambda block: _channels(_signed(block), _signed(block[8:])), 16, 2, Numbers.SNORM16, 16),
    "bc6h": (partial(decode_bc6h, signed=False), 16, 3, Numbers.FLOAT16, 16),
    "bc6hsigned": (partial(decode_bc6h, signed=True), 16, 3, Numbers.FLOAT16, 16),
    "bc7": (decode_bc7, 16, 4, Numbers.UNORM, 8),
}
_OTHER_NAMES = {
    "bc4s": "bc4snorm",
    "bc5s": "bc5snorm",
    "bc6": "bc6h",
    "bc6hu": "bc6h",
    "bc6huf16": "bc6h",
    "bc6hs": "bc6hsigned",
    "bc6hsf16": "bc6hsigned",
}
