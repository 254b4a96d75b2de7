"""Block-compressed formats."""

import zlib

import numpy as np
import pytest
from tests.machine.texture.making import words

import ptxvm
from ptxvm.machine.texture.blocks import block_format
from ptxvm.machine.texture.bptc_tables import BC6_MODES, WEIGHTS
from ptxvm.machine.texture.lookups import Lookup, fetch

# A block of each mode of BC7 and its texels 0, 6 and 15 as another decoder has them (Pillow 13).
BC7 = [
    ("8b4ae5f1a94106a0956a26afbccdafe5", [74, 255, 8, 255], [33, 0, 165, 255], [206, 48, 81, 255]),
    ("62f90a945f5693c642276ad5ab2da739", [213, 117, 30, 255], [213, 117, 30, 255], [221, 121, 27, 255]),
    ("4451370e99b2d74c3427fa48d732a1df", [66, 41, 206, 255], [66, 74, 33, 255], [71, 112, 151, 255]),
    ("78aca1e926115901dd06f27f8f063cd2", [197, 139, 77, 255], [215, 137, 111, 255], [193, 50, 238, 255]),
    ("5019a621f9bd0ccc21397c1ec795ca77", [182, 173, 175, 58], [156, 198, 204, 40], [206, 147, 148, 74]),
    ("60dc03d17a88934d85527357a2e64647", [94, 149, 84, 129], [89, 161, 157, 70], [94, 137, 14, 185]),
    ("c03e2fb81f223f4192c58efd5185f071", [242, 137, 135, 66], [138, 230, 143, 120], [189, 184, 139, 94]),
    ("80f7677a1f132a818d882195a100b28d", [251, 56, 32, 16], [251, 56, 32, 16], [150, 53, 101, 24]),
]


@pytest.mark.parametrize("mode", range(8))
def test_bc7(mode):
    text, *texels = BC7[mode]
    found = block_format("bc7", srgb=False).decode(bytes.fromhex(text)) // 257
    assert [found[place].tolist() for place in (0, 6, 15)] == texels
    assert not block_format("bc7", srgb=False).decode(bytes(16)).any()


# Of all texels of 512 random blocks of each mode, as that decoder has them: every partition, rotation and index.
BC7_CHECKSUMS = [
    0xB7239044,
    0x5FE3E37B,
    0x9B54F081,
    0x9E174C4E,
    0x3BB59B35,
    0xFBA66C24,
    0xD62D4993,
    0x8E3B87AB,
]


@pytest.mark.parametrize("mode", range(8))
def test_random_blocks_of_bc7(mode):
    blocks = np.frombuffer(np.random.default_rng(mode).bytes(16 * 512), np.uint8).reshape(512, 16).copy()
    blocks[:, 0] = blocks[:, 0] & 0xFF - (2 << mode) + 1 | 1 << mode
    decode = block_format("bc7", srgb=False).decode
    texels = np.array([decode(block.tobytes()) // 257 for block in blocks], np.uint8)
    assert zlib.crc32(texels.tobytes()) == BC7_CHECKSUMS[mode]


def test_bc6h():
    # Mode 3 (00011): ten bits for each end of one subset. Ends 0 and all ones, index 15 (the first has three bits).
    ones = ((1 << 30) - 1) << 35
    block = (3 | ones | 7 << 65 | ((1 << 60) - 1) << 68).to_bytes(16, "little")
    found = block_format("bc6h", srgb=False).decode(block)
    assert found[5].tolist() == [0x7BFF] * 3 + [0]  # 0xFFFF * 31 / 64, the greatest half
    assert found[0, 0] == (0xFFFF * 30 + 32 >> 6) * 31 >> 6  # weight of index 7
    assert block_format("bc6h", srgb=False).decode(bytes([19] + [255] * 15))[3].tolist() == [0, 0, 0, 0]
    signed = block_format("bc6hsigned", srgb=False).decode(block)
    assert signed[5, 0] == 0x8000 | ((1 << 15) + 0x4000 >> 9) * 31 >> 5  # -1 of ten bits


def test_bc1():
    # Ends (31, 63, 31) and 0: white, black, and two thirds of each as the texture unit has them.
    block = bytes([255, 255, 0, 0, 0b11100100, 0, 0, 0])
    found = block_format("bc1", srgb=False).decode(block)[:4] // 257
    assert found[0].tolist() == [255] * 4 and found[1].tolist() == [0, 0, 0, 255]
    assert found[2, 1] == (255 * (1024 - 321) + 512) >> 10
    assert found[2, 0] == (2 * 65535 // 3) >> 8
    assert block_format("bc1", srgb=False).decode(bytes([0, 0, 255, 255, 0b11, 0, 0, 0]))[0].tolist() == [0] * 4


def test_bc2_to_bc5():
    alpha = bytes([0x1F] + [0] * 7)
    assert (block_format("bc2", srgb=False).decode(alpha + bytes(8))[:2, 3] // 257).tolist() == [255, 17]
    found = block_format("bc3", srgb=False).decode(bytes([200, 100, 2, 0, 0, 0, 0, 0]) + bytes(8))
    assert found[0, 3] // 257 == (200 * 2048 - 100 * 289 + 1024) // 2048
    assert block_format("bc4", srgb=False).decode(bytes([200, 100, 2, 0, 0, 0, 0, 0]))[0, 0] == 200 * 221 + 100 * 36
    assert block_format("bc4", srgb=False).decode(bytes([1, 2, 7, 0, 0, 0, 0, 0]))[0, 0] == 65535
    assert block_format("bc4snorm", srgb=False).decode(bytes([0x80, 0, 0, 0, 0, 0, 0, 0]))[0, 0] == -32767
    pair = block_format("bc5", srgb=False).decode(bytes([10] + [0] * 7 + [20] + [0] * 7))
    assert pair[0].tolist() == [2570, 5140, 0, 0]


@pytest.mark.parametrize("shape", [(2, 3, 16), (2, 3, 4), (2, 3)])
def test_arrays_of_blocks(shape):
    blocks = np.zeros((2, 3, 16), np.uint8)
    blocks[1, 2] = np.frombuffer(bytes.fromhex(BC7[6][0]), np.uint8)
    if shape == (2, 3, 4):
        blocks = blocks.view(np.uint32)
    elif shape == (2, 3):
        blocks = blocks.view(np.complex128)[..., 0]
    texture = ptxvm.Texture(blocks, format="BC7")
    assert texture.resource.levels[0].extent == (12, 8, 1)
    found = fetch(texture.resource, texture.resource.sampler, Lookup(words(8 + 2.5, 4 + 1.5)))[0].view(np.float32)
    assert (found * 255).round().tolist() == BC7[6][2]


def test_compressed_mipmaps_are_smaller_than_a_block():
    levels = [np.zeros((2, 2, 8), np.uint8), *(np.zeros((1, 1, 8), np.uint8) for _ in range(3))]
    texture = ptxvm.Texture(levels[0], format="bc1", mipmaps=levels[1:], normalized=True, filter="linear")
    assert [level.extent[:2] for level in texture.resource.levels] == [(8, 8), (4, 4), (2, 2), (1, 1)]


def test_srgb_blocks():
    white = ptxvm.Texture(np.array([[[255, 255, 0, 0, 0, 0, 0, 0]]], np.uint8), format="bc1", srgb=True)
    assert (
        fetch(white.resource, white.resource.sampler, Lookup(words(0.5, 0.5)))[0].view(np.float32).tolist() == [1] * 4
    )
    with pytest.raises(ValueError, match="bc4"):
        ptxvm.Texture(np.zeros((1, 1, 8), np.uint8), format="bc4", srgb=True)


EIGHTHS = bytes.fromhex("88c6fa88c6fa")
"""Indices of three bits: 0 to 7, twice."""


def near(found, ideal):
    """The texture unit's numbers are near those of the formats' descriptions, in 1/65535 of them."""
    return np.abs(np.asarray(found) / 65535 - np.asarray(ideal)).max() < 1 / 45


@pytest.mark.parametrize("first", [9, 200])
def test_channels_step_from_end_to_end(first):
    last = 100
    steps = [k / 7 for k in range(1, 7)] if first > last else [k / 5 for k in range(1, 5)]
    ideal = [first / 255, last / 255, *((first + (last - first) * k) / 255 for k in steps)]
    ideal += [] if first > last else [0, 1]
    block = bytes([first, last]) + EIGHTHS
    assert near(block_format("bc4", srgb=False).decode(block)[:, 0], ideal * 2)
    assert near(block_format("bc5", srgb=False).decode(bytes(8) + block)[:, 1], ideal * 2)
    assert near(block_format("bc3", srgb=False).decode(block + bytes(8))[:, 3], ideal * 2)


@pytest.mark.parametrize("ends", [(-100, 27), (100, -27), (127, -127), (-127, 127), (-128, 0)])
def test_signed_channels_step_from_end_to_end(ends):
    first, last = (max(end, -127) for end in ends)
    steps = [k / 7 for k in range(1, 7)] if first > last else [k / 5 for k in range(1, 5)]
    ideal = [first / 127, last / 127, *((first + (last - first) * k) / 127 for k in steps)]
    ideal += [] if first > last else [-1, 1]
    block = bytes(end & 255 for end in ends) + EIGHTHS
    found = block_format("bc4snorm", srgb=False).decode(block)
    assert np.abs(found[:, 0] / 32767 - ideal * 2).max() < 1 / 17
    assert found[:2, 0].tolist() == [round(end * 32767 / 127) for end in (first, last)]
    assert not found[:, 1:].any()
    assert (block_format("bc5snorm", srgb=False).decode(bytes(8) + block)[:, 1] == found[:, 0]).all()


def test_blocks_of_one_channel_in_a_texture():
    texture = ptxvm.Texture(np.array([[[127, 129, 0b001000, 0, 0, 0, 0, 0]]], np.uint8), format="bc4s")
    found = fetch(texture.resource, texture.resource.sampler, Lookup(words(0.5, 0.5)))[0].view(np.float32)
    assert found.tolist() == [1, 0, 0, 0]
    found = fetch(texture.resource, texture.resource.sampler, Lookup(words(1.5, 0.5)))[0].view(np.float32)
    assert found.tolist() == [-1, 0, 0, 0]


@pytest.mark.parametrize("order", [1, -1])
def test_colours_lie_between_the_ends(order):
    words_ = [31 << 11 | 10 << 5 | 4, 7 << 11 | 63 << 5 | 31][::order]
    ends = np.array([(word >> 11, word >> 5 & 63, word & 31) for word in words_]) / (31, 63, 31)
    thirds = [ends[0], ends[1], (2 * ends[0] + ends[1]) / 3, (ends[0] + 2 * ends[1]) / 3]
    colours = b"".join(word.to_bytes(2, "little") for word in words_) + bytes([0b11100100] * 4)
    opaque = block_format("bc2", srgb=False).decode(bytes([0xF0] * 8) + colours)
    assert near(opaque[:, :3], thirds * 4)
    assert (opaque[:, 3] / 65535).tolist() == [0, 1] * 8
    found = block_format("bc1", srgb=False).decode(colours)
    if order < 0:
        assert near(found[:3], np.c_[[*ends, ends.mean(axis=0)], [1] * 3])
        assert not found[3::4].any()
    else:
        assert near(found, np.c_[thirds * 4, [1] * 16])


def test_weights_of_indices_are_even_steps():
    assert {bits: tuple(round(64 * n / (2**bits - 1)) for n in range(2**bits)) for bits in (2, 3, 4)} == WEIGHTS


@pytest.mark.parametrize("number", BC6_MODES)
def test_modes_of_bc6h_say_where_every_bit_is(number):
    mode = BC6_MODES[number]
    places = [pair for word in mode.layout.split() for pair in bits_of(word)]
    widths = {"w": (mode.bits,) * 3} | dict.fromkeys("xyz"[: 2 * mode.subsets - 1], mode.deltas)
    wanted = {
        (end, channel, bit) for end in widths for channel, n in zip("rgb", widths[end], strict=True) for bit in range(n)
    }
    assert sorted(places) == sorted(wanted)
    assert (2 if number < 2 else 5) + len(places) == (77 if mode.subsets == 2 else 65)


def bits_of(word):
    """Of "gz4-5" or "bz5-4" the bits in their order."""
    low, high = int(word[2:].split("-")[0]), int(word.split("-")[-1].lstrip("rgbwxyz"))
    return [(word[1], word[0], bit) for bit in (range(low, high + 1) if low <= high else range(low, high - 1, -1))]


@pytest.mark.parametrize("number", BC6_MODES)
def test_ends_of_bc6h_are_differences_or_numbers_of_their_own(number):
    # All bits of the first end are set, all others are not: they are the same colour, or black.
    mode = BC6_MODES[number]
    places = [pair for word in mode.layout.split() for pair in bits_of(word)]
    start = 2 if number < 2 else 5
    word = number + sum(1 << start + place for place, (end, _, _) in enumerate(places) if end == "w")
    found = block_format("bc6h", srgb=False).decode((word | ((1 << 40) - 1) << 88).to_bytes(16, "little"))
    assert found[0].tolist()[:3] == [0x7BFF] * 3
    assert found[15].tolist()[:3] == [0 if number in (3, 30) else 0x7BFF] * 3


@pytest.mark.parametrize(
    ("name", "channels"),
    [("bc1", 4), ("bc4", 1), ("bc4snorm", 1), ("bc5", 2), ("bc5snorm", 2), ("bc6h", 3), ("bc6hsigned", 3), ("bc7", 4)],
)
def test_channels_of_formats(name: str, channels: int) -> None:
    found = block_format(name, srgb=False)
    assert found is not None and found.channels == channels


def test_green_between_two_ends() -> None:
    """(256 first + (last - first) / 4 + 128 + 128 (last - first)) / 256, as decoders of NVIDIA's have it."""
    for first in range(64):
        for last in range(first, 64):
            block = b"".join((green << 5).to_bytes(2, "little") for green in (first, last)) + bytes([0b10] * 4)
            low, high = (green << 2 | green >> 4 for green in (first, last))
            expected = (256 * low + (high - low) // 4 + 128 + 128 * (high - low)) // 256
            assert block_format("bc1", srgb=False).decode(block)[0, 1] == 257 * expected
