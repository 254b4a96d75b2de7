"""The tables of BC6H and BC7 (Khronos Data Format Specification, "BPTC Compressed Texture Image Formats")."""

from __future__ import annotations

from typing import NamedTuple

WEIGHTS = {
    2: (0, 21, 43, 64),
    3: (0, 9, 18, 27, 37, 46, 55, 64),
    4: (0, 4, 9, 13, 17, 21, 26, 30, 34, 38, 43, 47, 51, 55, 60, 64),
}
"""Of the second endpoint, of 64, by the bits of an index."""

_PARTITIONS_2 = (
    "cccc 8888 eeee ecc8 c880 feec fec8 ec80 c800 ffec fe80 e800 ffe8 ff00 fff0 f000 "
    "f710 008e 7100 08ce 008c 7310 3100 8cce 088c 3110 6666 366c 17e8 0ff0 718e 399c "
    "aaaa f0f0 5a5a 33cc 3c3c 55aa 9696 a55a 73ce 13c8 324c 3bdc 6996 c33c 9966 0660 "
    "0272 04e4 4e40 2720 c936 936c 39c6 639c 9336 9cc6 817e e718 ccf0 0fcc 7744 ee22"
)
"""A bit for each texel, the first the lowest."""

_PARTITIONS_3 = (
    "aa685050 6a5a5040 5a5a4200 5450a0a8 a5a50000 a0a05050 5555a0a0 5a5a5050 "
    "aa550000 aa555500 aaaa5500 90909090 94949494 a4a4a4a4 a9a59450 2a0a4250 "
    "a5945040 0a425054 a5a5a500 55a0a0a0 a8a85454 6a6a4040 a4a45000 1a1a0500 "
    "0050a4a4 aaa59090 14696914 69691400 a08585a0 aa821414 50a4a450 6a5a0200 "
    "a9a58000 5090a0a8 a8a09050 24242424 00aa5500 24924924 24499224 50a50a50 "
    "500aa550 aaaa4444 66660000 a5a0a5a0 50a050a0 69286928 44aaaa44 66666600 "
    "aa444444 54a854a8 95809580 96969600 a85454a8 80959580 aa141414 96960000 "
    "aaaa1414 a05050a0 a0a5a5a0 96000000 40804080 a9a8a9a8 aaaaaa44 2a4a5254"
)
"""Two bits for each texel."""

SUBSETS: dict[int, list[tuple[int, ...]]] = {
    1: [(0,) * 16],
    2: [tuple(int(word, 16) >> texel & 1 for texel in range(16)) for word in _PARTITIONS_2.split()],
    3: [tuple(int(word, 16) >> 2 * texel & 3 for texel in range(16)) for word in _PARTITIONS_3.split()],
}
"""The subset of each texel, by the number of subsets and of the partition."""

_ANCHORS_2 = "fffffffffffffffff282288f28228822ff6828ff28222ff66268ff22fffff22f"
_ANCHORS_3 = (
    "33ff83ff88666533338f336a588685ff8f356a8ff3f5ffff3f55585a5a8dfc33",
    "f883ff38fffffff8f8f3f8f83f6affa8f3faa89a6f8f3668f3ffffffffff3ff8",
)
ANCHORS: dict[int, list[tuple[int, ...]]] = {
    1: [(0,)],
    2: [(0, int(second, 16)) for second in _ANCHORS_2],
    3: [(0, int(second, 16), int(third, 16)) for second, third in zip(*_ANCHORS_3, strict=True)],
}
"""The texels of whose indices the highest bit is 0 and left out."""


class Bc7Mode(NamedTuple):
    """Bits of a block: of its partition, rotation and index selection, of a colour and alpha, one more for each
    endpoint or each subset, of the indices."""

    subsets: int
    partition: int
    rotation: int
    selection: int
    colour: int
    alpha: int
    own_bit: bool
    shared_bit: bool
    index_bits: int
    second_index: int


BC7_MODES = (
    Bc7Mode(3, 4, 0, 0, 4, 0, True, False, 3, 0),
    Bc7Mode(2, 6, 0, 0, 6, 0, False, True, 3, 0),
    Bc7Mode(3, 6, 0, 0, 5, 0, False, False, 2, 0),
    Bc7Mode(2, 6, 0, 0, 7, 0, True, False, 2, 0),
    Bc7Mode(1, 0, 2, 1, 5, 6, False, False, 2, 3),
    Bc7Mode(1, 0, 2, 0, 7, 8, False, False, 2, 2),
    Bc7Mode(1, 0, 0, 0, 7, 7, True, False, 4, 0),
    Bc7Mode(2, 6, 0, 0, 5, 5, True, False, 2, 0),
)


class Bc6Mode(NamedTuple):
    """`bits` of the first endpoint and of the `deltas` of the others, by channel. `differs`: they are differences.

    `layout`: the bits of a block behind those of the mode. Channels are r, g, b; w, x are the endpoints of the first
    subset, y, z those of the second: `gy0-3` are the bits 0 to 3 of green in y.
    """

    subsets: int
    differs: bool
    bits: int
    deltas: tuple[int, int, int]
    layout: str


BC6_MODES = {
    0: Bc6Mode(
        2,
        True,
        10,
        (5, 5, 5),
        "gy4 by4 bz4 rw0-9 gw0-9 bw0-9 rx0-4 gz4 gy0-3 gx0-4 bz0 gz0-3 bx0-4 bz1 by0-3 ry0-4 bz2 rz0-4 bz3",
    ),
    1: Bc6Mode(
        2,
        True,
        7,
        (6, 6, 6),
        "gy5 gz4-5 rw0-6 bz0-1 by4 gw0-6 by5 bz2 gy4 bw0-6 bz3 bz5-4 rx0-5 gy0-3 gx0-5 gz0-3 bx0-5 by0-3 ry0-5 rz0-5",
    ),
    2: Bc6Mode(
        2,
        True,
        11,
        (5, 4, 4),
        "rw0-9 gw0-9 bw0-9 rx0-4 rw10 gy0-3 gx0-3 gw10 bz0 gz0-3 bx0-3 bw10 bz1 by0-3 ry0-4 bz2 rz0-4 bz3",
    ),
    6: Bc6Mode(
        2,
        True,
        11,
        (4, 5, 4),
        "rw0-9 gw0-9 bw0-9 rx0-3 rw10 gz4 gy0-3 gx0-4 gw10 gz0-3 bx0-3 bw10 bz1 by0-3 ry0-3 bz0 bz2 rz0-3 gy4 bz3",
    ),
    10: Bc6Mode(
        2,
        True,
        11,
        (4, 4, 5),
        "rw0-9 gw0-9 bw0-9 rx0-3 rw10 by4 gy0-3 gx0-3 gw10 bz0 gz0-3 bx0-4 bw10 by0-3 ry0-3 bz1-2 rz0-3 bz4-3",
    ),
    14: Bc6Mode(
        2,
        True,
        9,
        (5, 5, 5),
        "rw0-8 by4 gw0-8 gy4 bw0-8 bz4 rx0-4 gz4 gy0-3 gx0-4 bz0 gz0-3 bx0-4 bz1 by0-3 ry0-4 bz2 rz0-4 bz3",
    ),
    18: Bc6Mode(
        2,
        True,
        8,
        (6, 5, 5),
        "rw0-7 gz4 by4 gw0-7 bz2 gy4 bw0-7 bz3-4 rx0-5 gy0-3 gx0-4 bz0 gz0-3 bx0-4 bz1 by0-3 ry0-5 rz0-5",
    ),
    22: Bc6Mode(
        2,
        True,
        8,
        (5, 6, 5),
        "rw0-7 bz0 by4 gw0-7 gy5-4 bw0-7 gz5 bz4 rx0-4 gz4 gy0-3 gx0-5 gz0-3 bx0-4 bz1 by0-3 ry0-4 bz2 rz0-4 bz3",
    ),
    26: Bc6Mode(
        2,
        True,
        8,
        (5, 5, 6),
        "rw0-7 bz1 by4 gw0-7 by5 gy4 bw0-7 bz5-4 rx0-4 gz4 gy0-3 gx0-4 bz0 gz0-3 bx0-5 by0-3 ry0-4 bz2 rz0-4 bz3",
    ),
    30: Bc6Mode(
        2,
        False,
        6,
        (6, 6, 6),
        "rw0-5 gz4 bz0-1 by4 gw0-5 gy5 by5 bz2 gy4 bw0-5 gz5 bz3 bz5-4 rx0-5 gy0-3 gx0-5 gz0-3 bx0-5 by0-3 ry0-5 rz0-5",
    ),
    3: Bc6Mode(
        1,
        False,
        10,
        (10, 10, 10),
        "rw0-9 gw0-9 bw0-9 rx0-9 gx0-9 bx0-9",
    ),
    7: Bc6Mode(
        1,
        True,
        11,
        (9, 9, 9),
        "rw0-9 gw0-9 bw0-9 rx0-8 rw10 gx0-8 gw10 bx0-8 bw10",
    ),
    11: Bc6Mode(
        1,
        True,
        12,
        (8, 8, 8),
        "rw0-9 gw0-9 bw0-9 rx0-7 rw11-10 gx0-7 gw11-10 bx0-7 bw11-10",
    ),
    15: Bc6Mode(
        1,
        True,
        16,
        (4, 4, 4),
        "rw0-9 gw0-9 bw0-9 rx0-3 rw15-10 gx0-3 gw15-10 bx0-3 bw15-10",
    ),
}
"""By the two lowest bits of a block if these are 0 or 1, else by the five lowest; others are reserved."""
