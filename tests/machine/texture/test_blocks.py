"""Block-compressed formats."""

import numpy as np
import pytest
from tests.machine.texture.making import words

import ptxvm
from ptxvm.machine.texture.blocks import block_format
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


def test_bc6h():
    # Mode 3 (00011): ten bits for each end of one subset. Ends 0 and all ones, index 15 (the first has three bits).
    ones = ((1 << 30) - 1) << 35
    block = (3 | ones | 7 << 65 | ((1 << 60) - 1) << 68).to_bytes(16, "little")
    found = block_format("bc6h", srgb=False).decode(block)
    assert found[5].tolist() == [0x7BFF] * 3 + [0x3C00]  # 0xFFFF * 31 / 64, the greatest half
    assert found[0, 0] == (0xFFFF * 30 + 32 >> 6) * 31 >> 6  # weight of index 7
    assert block_format("bc6h", srgb=False).decode(bytes([19] + [255] * 15))[3].tolist() == [0, 0, 0, 0x3C00]
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
