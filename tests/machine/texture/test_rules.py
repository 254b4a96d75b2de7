"""The rules of texture lookups, each with values worked out by hand (docs/textures.md)."""

import numpy as np
import pytest
from tests.machine.texture.making import words

import ptxvm
from ptxvm.machine.texture import srgb
from ptxvm.machine.texture.lookups import Lookup, fetch, gather


def look(texture, *coordinates, integer=False, offsets=(), level=None, gradients=None):
    """The four channels of a lookup at one place, as floats."""
    return look_bits(texture, *coordinates, integer=integer, offsets=offsets, level=level, gradients=gradients).view(
        np.float32
    )


def look_bits(texture, *coordinates, integer=False, offsets=(), level=None, gradients=None):
    lookup = Lookup(
        place(texture, coordinates, integer),
        integer,
        words(*offsets, dtype=np.int32),
        None if level is None else words(level, dtype=np.int32 if integer else np.float32)[0],
        None if gradients is None else tuple(words(*each) for each in gradients),
    )
    return fetch(texture.resource, texture.resource.sampler, lookup)[0]


def place(texture, coordinates, integer=False):
    """A layer is a whole number."""
    if texture.resource.is_layered:
        rest = words(*coordinates[1:], dtype=np.int32 if integer else np.float32)
        return (*words(coordinates[0], dtype=np.int64 if coordinates[0] < 0 else np.uint32)[:1], *rest)
    return words(*coordinates, dtype=np.int32 if integer else np.float32)


def tex(values, dtype=np.float32, **settings):
    return ptxvm.Texture(np.array(values, dtype), **settings)


def test_missing_channels_are_zero_w_too():
    assert look(tex([7, 8]), 1.5).tolist() == [8, 0, 0, 0]
    assert look(tex([[1, 2], [3, 4]], channels=2), 1.5).tolist() == [3, 4, 0, 0]
    assert look(tex([5, 6], np.uint8, read="normalized"), 0).tolist() == [np.float32(5 / 255), 0, 0, 0]


@pytest.mark.parametrize("address", ["clamp", "wrap", "mirror", "border"])
def test_integer_coordinates_name_a_texel(address):
    texture = tex([1, 2, 3, 4], filter="linear", normalized=True, address=address, border=(9, 9, 9, 9))
    assert [look(texture, x, integer=True)[0] for x in (-1, 0, 3, 4)] == [0, 1, 4, 0]


def test_a_point_is_the_texel_in_which_it_lies():
    texture = tex([1, 2, 3, 4])
    assert [look(texture, x)[0] for x in (-5, 0, 0.99, 1, 2.5, 3.99, 4, 100)] == [1, 1, 1, 2, 3, 4, 4, 4]


@pytest.mark.parametrize("normalized", [False, True])
def test_coordinates_may_be_anything(normalized):
    texture = tex([1, 2, 3], normalized=normalized)
    assert [look(texture, x)[0] for x in (-np.inf, -1e38, np.nan, 1e38, np.inf)] == [1, 1, 1, 3, 3]


def test_weights_have_eight_bits_and_round_half_up():
    texture = tex([[0, 256]], filter="linear")
    # x = 1/2 is the middle of the first texel; each 1/256 further counts.
    assert [look(texture, 0.5 + step / 256, 0.5)[0] for step in (0, 1, 100, 255)] == [0, 1, 100, 255]
    assert look(texture, 0.5 + 0.5 / 256, 0.5)[0] == 1
    assert look(texture, 0.5 + 0.49 / 256, 0.5)[0] == 0
    # 255.5/256 rounds to a whole texel.
    assert look(tex([[0, 256, 1024]], filter="linear"), 1.5 - 0.5 / 256, 0.5)[0] == 256


def test_weights_of_four_texels_are_split_with_one_rounding():
    # a = 3/256, b = 150/256: w11 = round(450 / 256) = 2, w10 = 3 - 2 = 1, w01 = 150 - 2 = 148, w00 = 105.
    at = 0.5 + 3 / 256, 0.5 + 150 / 256
    corners = {(1, 1): 2, (0, 1): 1, (1, 0): 148, (0, 0): 105}
    for (row, column), weight in corners.items():
        texels = np.zeros((2, 2), np.float32)
        texels[row, column] = 256
        assert look(ptxvm.Texture(texels, filter="linear"), *at)[0] == weight


def test_small_texels_beside_large_ones_lose_bits():
    # 2.75 by 1/256 and 0.1 by 255/256. The float 0.1 is 13421773 / 2^27, cut to 6710886 / 2^26; the sum is
    # (6710886 * 255 + 184549376) / 2^34, floored to 14811135 / 2^27. The exact mean would round to 14811136 / 2^27.
    assert look(tex([[0.1, 2.75]], filter="linear"), 0.5 + 1 / 256, 0.5)[0] == 14811135 / 2**27


def test_a_mean_is_rounded_once_ties_away_from_zero():
    # (1 + 2^-23 + 1) / 2 = 1 + 2^-24 is a tie.
    ulp = 1 + 2.0**-23
    assert look(tex([[1, ulp]], filter="linear"), 1.0, 0.5)[0] == np.float32(ulp)
    assert look(tex([[-1, -ulp]], filter="linear"), 1.0, 0.5)[0] == np.float32(-ulp)


def test_sums_of_slices_are_aligned_in_steps_of_four_bits():
    # Weights of 95, 97 and 32, 32: 95 + 485 / 2^27 and -96 of 256. The largest exponent is 1, so that sums are floored
    # to 2^-34: of the 485 / 2^35 there remain 484, and -1/256 + 60.5 / 2^32 is a tie.
    volume = np.array([[[1, 5 * 2.0**-27]], [[-3, 0]]], np.float32)
    at = 0.5 + 129 / 256, 0.5, 0.5 + 64 / 256
    assert look(ptxvm.Texture(volume, filter="linear"), *at)[0] == -1 / 256 + 60 / 2**32
    # A quarter of it has an exponent of -1, with units of 2^-38: nothing is lost.
    assert look(ptxvm.Texture(volume / 4, filter="linear"), *at)[0] == (-1 / 256 + 61 / 2**32) / 4


def test_infinities_and_nan_count_whose_weight_rounds_to_nothing():
    texels = np.zeros((2, 2), np.float32)
    texels[1, 1] = np.inf
    texture = ptxvm.Texture(texels, filter="linear")
    assert look(texture, 0.5 + 10 / 256, 0.5 + 10 / 256)[0] == np.inf  # 100/65536 is 0/256
    assert look(texture, 0.5, 0.5 + 10 / 256)[0] == 0


def test_subnormal_numbers_nan_and_zeros_in_a_filter():
    texture = tex([[1e-40, 1e-40]], filter="linear")
    assert look_bits(texture, 1.0, 0.5)[0] == 0
    assert look_bits(tex([[1e-40]]), 0.5, 0.5)[0] == np.float32(1e-40).view(np.uint32)  # points are as they are
    assert look_bits(tex([[-0.0, -0.0]], filter="linear"), 1.0, 0.5)[0] == 0x80000000
    assert look_bits(tex([[-0.0, 0.0]], filter="linear"), 1.0, 0.5)[0] == 0
    assert look_bits(tex([[np.nan, 1]], filter="linear"), 1.0, 0.5)[0] == 0x7FFFFFFF
    assert look_bits(tex([[np.nan, 1]], np.float16, filter="linear"), 1.0, 0.5)[0] == 0x7FFFE000
    assert look_bits(tex([[np.inf, -np.inf]], filter="linear"), 1.0, 0.5)[0] == 0x7FFFFFFF
    assert look(tex([[np.inf, 1]], filter="linear"), 1.0, 0.5)[0] == np.inf
    assert look(tex([[np.nan, 1]], filter="linear"), 1.5, 0.5)[0] == 1  # no weight, no NaN


def test_halves_widen_bit_for_bit_and_filter_to_a_half():
    nan = np.array([0x7D55], np.uint16).view(np.float16)
    assert look_bits(ptxvm.Texture(nan), 0.5)[0] == 0x7FAAA000
    # (1 + 2^-10 + 1) / 2 = 1 + 2^-11 is a tie of halves.
    assert look(tex([[1, 1 + 2.0**-10]], np.float16, filter="linear"), 1.0, 0.5)[0] == 1 + 2.0**-10


def test_unsigned_normalized_texels_filter_as_16_bits():
    # (0 + 255 * 257) / 2 = 32767.5 rounds up.
    assert look(tex([[0, 255]], np.uint8, filter="linear", read="normalized"), 1.0, 0.5)[0] == np.float32(32768 / 65535)
    assert look(tex([[0, 65535]], np.uint16, filter="linear", read="normalized"), 1.0, 0.5)[0] == np.float32(
        32768 / 65535
    )


def test_signed_normalized_texels():
    # K = S + ((257 (S >> 4) + 1024) >> 11): S = 128 * 127 = 16256, 257 * 1016 = 261112, + 1024 >> 11 = 127.
    assert look(tex([[0, 127]], np.int8, filter="linear", read="normalized"), 1.0, 0.5)[0] == np.float32(16383 / 32767)
    assert look(tex([[-128]], np.int8, read="normalized"), 0.5, 0.5)[0] == -1
    assert look(tex([[-64]], np.int8, read="normalized"), 0.5, 0.5)[0] == np.float32(-64 / 127)
    assert look(tex([[0, 32767]], np.int16, filter="linear", read="normalized"), 1.0, 0.5)[0] == np.float32(
        16384 / 32767
    )
    assert look(tex([[-32768, -32768]], np.int16, filter="linear", read="normalized"), 1.0, 0.5)[0] == -1


def test_integers_are_extended_by_their_sign():
    assert look_bits(tex([200], np.uint8), 0.5)[0] == 200
    assert look_bits(tex([-3], np.int8), 0.5)[0] == 0xFFFFFFFD
    assert look_bits(tex([-3], np.int16), 0.5)[0] == 0xFFFFFFFD
    assert look_bits(tex([2**32 - 1], np.uint32), 0.5)[0] == 2**32 - 1


def test_one_dimension_is_a_row_sampled_at_its_edge():
    assert look(tex([8, 8], filter="linear", address="border"), 1.0)[0] == 4  # half of it is border
    layered = tex([[8, 8]], filter="linear", address="border", layered=True)
    assert look(layered, 0, 1.0)[0] == 8


def test_wrap_and_mirror_need_normalized_coordinates():
    for address in ("wrap", "mirror"):
        assert [look(tex([1, 2, 3, 4], address=address), x)[0] for x in (-1, 5)] == [1, 4]
    wrapped = tex([1, 2, 3, 4], address="wrap", normalized=True)
    assert [look(wrapped, x)[0] for x in (-0.25, 0, 0.5, 1, 1.3)] == [4, 1, 3, 1, 2]
    mirrored = tex([1, 2, 3, 4], address="mirror", normalized=True)
    assert [look(mirrored, x)[0] for x in (-0.25, -0.1, 0, 1, 1.3)] == [1, 1, 1, 4, 3]


def test_address_modes_by_axis():
    texture = tex(np.arange(16).reshape(4, 4), address=("wrap", "border"), normalized=True, border=(7, 0, 0, 0))
    assert look(texture, 1.25, 0.25)[0] == 5
    assert look(texture, 0.25, 1.25)[0] == 7


def test_normalized_coordinates_have_21_bits_behind_the_point():
    texture = tex(np.arange(17), normalized=True)
    x = np.float32(11 / 17)  # 0.64705884..., a little more than 11/17; floor(x 2^21) = 1356980, 17 times that is
    assert look(texture, x)[0] == 10  # 23068660, and 11 * 2^21 is 23068672
    assert look(texture, np.float32(1356981 / 2**21))[0] == 11
    assert look(texture, np.float32(-1e-30))[0] == 0
    wrapped = tex(np.arange(17), normalized=True, address="wrap")
    assert [look(wrapped, x)[0] for x in (-1e-30, 1e20, -1e20, np.inf, -np.inf, np.nan)] == [16, 0, 0, 0, 0, 0]
    mirrored = tex(np.arange(17), normalized=True, address="mirror")
    assert [look(mirrored, x)[0] for x in (-1e-30, 1.5, 2**24 + 2, np.inf)] == [0, 8, 0, 0]


def test_large_textures_have_more_bits_behind_the_point():
    # 50001/65535 is 0.76296635386; floor(x 2^22) = 3200112 makes 50000.98..., a bit more would be in the next texel.
    texture = tex(np.arange(65535), normalized=True)
    places = np.array([3200112, 3200113, 3200114], np.float64) / 2**22
    assert [look(texture, np.float32(x))[0] for x in places] == [(int(x * 2**22) * 65535) >> 22 for x in places]


def test_layers_beyond_the_end_are_the_last():
    texture = tex(np.arange(6).reshape(3, 2), layered=True)
    assert [look(texture, layer, 0.5)[0] for layer in (0, 2, 3, 2**32 - 1)] == [0, 4, 4, 4]
    assert [look(texture, layer, 1, integer=True)[0] for layer in (2, 3, 2**32 - 1)] == [5, 0, 0]


def faces(**settings):
    return tex(np.arange(6)[:, None, None] + np.zeros((6, 2, 2)), cubemap=True, **settings)


def test_faces_of_a_cube_and_its_ties():
    cube = faces()
    axes = [(1, 0, 0), (-1, 0, 0), (0, 1, 0), (0, -1, 0), (0, 0, 1), (0, 0, -1)]
    assert [look(cube, *axis)[0] for axis in axes] == [0, 1, 2, 3, 4, 5]
    assert look(cube, 1, 1, 1)[0] == 4  # z before y before x
    assert look(cube, 1, 1, 0)[0] == 2
    # The last place of a face is beyond it.
    assert look(faces(address="border", border=(9, 0, 0, 0)), 1, 1, 0)[0] == 9


def test_places_on_a_face():
    texels = np.arange(24).reshape(6, 2, 2)
    cube = tex(texels, cubemap=True)
    # +x: s = -z, t = -y; -x: s = z; +y: s = x, t = z; -y: t = -z; +z: s = x, t = -y; -z: s = -x.
    directions = [(2, -1, -1), (-2, -1, 1), (1, 2, 1), (1, -2, -1), (1, -1, 2), (-1, -1, -2)]
    assert [look(cube, *each)[0] for each in directions] == [4 * face + 3 for face in range(6)]


def test_cubes_are_layers():
    cubes = tex(np.arange(12)[:, None, None] + np.zeros((12, 2, 2)), cubemap=True, layered=True)
    assert [look(cubes, cube, 0, 1, 0)[0] for cube in (0, 1, 9)] == [2, 8, 8]


def mipmapped(**settings):
    """Level k holds 16 k everywhere."""
    sizes = (8, 4, 2, 1)
    levels = [np.full((size, size), 16 * k, np.float32) for k, size in enumerate(sizes)]
    return ptxvm.Texture(levels[0], mipmaps=levels[1:], normalized=True, **settings)


def test_levels_of_detail():
    nearest = mipmapped()
    assert [look(nearest, 0.5, 0.5, level=x)[0] / 16 for x in (-1, 0.49, 0.5, 1.4, 99)] == [0, 0, 1, 1, 3]
    assert look(mipmapped(level_bias=1.5), 0.5, 0.5, level=np.nan)[0] == 32  # NaN counts as 0
    linear = mipmapped(mip_filter="linear")
    assert look(linear, 0.5, 0.5, level=1.5)[0] == 24
    assert look(linear, 0.5, 0.5, level=1 + 0.999 / 256)[0] == 16  # cut to 1/256
    assert look(linear, 0.5, 0.5)[0] == 0  # a plain lookup is one of level 0
    assert look(mipmapped(level_bias=1), 0.5, 0.5, level=1)[0] == 32
    assert look(mipmapped(level_bias=1), 0.5, 0.5)[0] == 0
    assert look(mipmapped(level_clamp=(1, 2)), 0.5, 0.5)[0] == 16
    assert look(mipmapped(level_clamp=(1, 2)), 0.5, 0.5, level=3)[0] == 32
    assert [look(mipmapped(), 0, 0, level=x, integer=True)[0] for x in (-1, 0, 2, 99)] == [0, 0, 32, 48]
    assert look(tex([[1, 2]], normalized=True), 0.25, 0.5, level=3)[0] == 1  # no mipmaps: always level 0


def test_anisotropic_samplers_blend_less_between_levels():
    def level(anisotropy, given, **settings):
        texture = mipmapped(mip_filter="linear", max_anisotropy=anisotropy, **settings)
        return look(texture, 0.5, 0.5, level=given)[0] / 16 * 256

    # Shares of 256: 1.5 (f - 42), 1.75 (f - 54), 2 (f - 64), floored, from 0 to 256.
    assert [level(2, x / 256) for x in (42, 43, 45, 128, 213)] == [0, 1, 4, 129, 256]
    assert [level(4, x / 256) for x in (54, 55, 128, 201)] == [0, 1, 129, 256]
    assert [level(8, x / 256) for x in (64, 65, 128, 192)] == [0, 2, 128, 256]
    assert level(2, 0, level_clamp=(0.25, 3)) == 64  # clamps come afterwards
    nan = ptxvm.Texture(np.array([0x7D55], np.uint16).view(np.float16), max_anisotropy=2)
    assert look_bits(nan, 0.5)[0] == 0x7FFFE000  # points are filters of one texel


def test_filters_between_levels_blend_what_is_of_one_level():
    levels = [np.full((2, 2), 35, np.int8), np.full((1, 1), 70, np.int8)]
    settings = {"mipmaps": levels[1:], "read": "normalized", "normalized": True}
    point = ptxvm.Texture(levels[0], **settings)
    blend = ptxvm.Texture(levels[0], mip_filter="linear", **settings)
    assert look(point, 0.5, 0.5, level=0)[0] == np.float32(35 / 127)
    # S = 256 * 35 = 8960; 8960 + ((257 * 560 + 1024) >> 11) = 9030.
    assert look(blend, 0.5, 0.5, level=0)[0] == np.float32(9030 / 32767)


def test_gradients():
    texture = mipmapped(mip_filter="linear")

    def level(dx, dy):
        return look(texture, 0.5, 0.5, gradients=(dx, dy))[0] / 16

    assert level((1 / 8, 0), (0, 0)) == 0  # one texel
    assert level((1 / 4, 0), (0, 0)) == 1
    assert level((0, 0), (0, 1 / 2)) == 2
    assert level((0, 0), (0, 0)) == 0
    # Equal gradients: their sum counts by 11/16 of 2, log2(1.375) = 0.459 = 117.6/256; the table has 118.
    assert level((1 / 8, 0), (1 / 8, 0)) == 118 / 256
    assert level((1 / 8 * (1 + 1 / 256), 0), (0, 0)) == 2 / 256  # log2(1 + 1/256) is 1.4/256


def test_offsets_are_whole_texels_of_four_bits():
    texture = tex(np.arange(32).reshape(1, 32))
    assert [look(texture, 16.5, 0.5, offsets=(dx, 0))[0] for dx in (-8, 7, 8, 15)] == [8, 23, 8, 15]
    row = tex([1, 2, 3], address="border", border=(9, 0, 0, 0))
    assert look(row, 1.5, offsets=(1,))[0] == 3
    assert look(row, 1.5, offsets=(-1,))[0] == 9  # the next four bits move it to row -1
    assert look(tex(np.arange(8)), 2, integer=True, offsets=(3,))[0] == 5


def test_gathers_go_round_from_the_lower_left():
    texels = np.arange(16, dtype=np.float32).reshape(4, 4)
    texture = ptxvm.Texture(texels)

    def four(x, y, offsets=()):
        lookup = Lookup(words(x, y), False, words(*offsets, dtype=np.int32))
        return gather(texture.resource, texture.resource.sampler, lookup, 0)[0].view(np.float32).tolist()

    assert four(2, 2) == [9, 10, 6, 5]
    assert four(0, 0) == [0, 0, 0, 0]
    assert four(4, 2) == [11, 11, 7, 7]
    assert four(2, 2, (1, -1)) == [6, 7, 3, 2]
    assert four(2.499, 2.5) == [14, 15, 11, 10]  # the weight is rounded, and carries


def test_gathers_widen_signed_bytes():
    texture = tex([[64, -64], [-65, 127]], np.int8, read="normalized")
    found = gather(texture.resource, texture.resource.sampler, Lookup(words(1.0, 1.0)), 0)[0].view(np.float32)
    assert (found * 32767).round().tolist() == [-65 * 258 - 1, 32767, -64 * 258, 64 * 258 + 1]


def test_border_colours_are_converted():
    def border(dtype, colour, **settings):
        return look_bits(tex([1], dtype, address="border", border=(colour,) * 4, **settings), 9.5)[0]

    assert border(np.float32, 0.1) == np.float32(0.1).view(np.uint32)
    assert border(np.float16, 65520) == np.float32(65504).view(np.uint32)
    assert border(np.uint8, 0.5, read="normalized") == np.float32(127 / 255).view(np.uint32)
    assert border(np.int8, -5, read="normalized") == np.float32(-1).view(np.uint32)
    assert border(np.uint8, 1e30) == 0xCA
    assert border(np.int8, 1e30) == 0xFFFFFFCA
    assert look(tex([1], address="border", border=(1, 2, 3, 4)), 9.5).tolist() == [1, 0, 0, 0]
    four = {"channels": 4, "read": "normalized", "srgb": True, "address": "border", "border": (0.5,) * 4}
    *colours, alpha = look(tex([[9] * 4], np.uint8, **four), 9.5)
    assert alpha == np.float32(127 / 255) and np.abs(np.array(colours) - 0.5).max() < 0.01


def test_srgb_is_a_table():
    def point(code):
        return look(tex([[code] * 4], np.uint8, channels=4, read="normalized", srgb=True), 0.5)

    assert point(0).tolist() == [0, 0, 0, 0] and point(255).tolist() == [1, 1, 1, 1]
    assert point(1)[0] == 20 / 65536  # the formula gives 19.9
    assert point(128)[3] == np.float32(128 / 255)
    pair = tex([[50, 200]], np.uint8, read="normalized", srgb=True, filter="linear")
    alone = tex([[200, 200]], np.uint8, read="normalized", srgb=True)
    # Beside 200, 50 counts as 1/32.
    exact = (1 / 32 + float(look(alone, 0.5, 0.5)[0])) / 2
    assert look(pair, 1.0, 0.5)[0] == np.float32(np.float16(exact))
    black = tex([[0, 0]], np.uint8, read="normalized", srgb=True, filter="linear")
    assert look(black, 1.0, 0.5)[0] == 0
    dark = tex([[5, 5]], np.uint8, read="normalized", srgb=True, filter="linear")
    assert look(dark, 1.0, 0.5)[0] == 100 / 65536  # the formula gives 99.5
    two = tex([[(5, 5)]], np.uint8, channels=2, read="normalized", srgb=True)
    assert look(two, 0.5, 0.5).tolist() == [100 / 65536, np.float32(5 / 255), 0, 0]  # the last of two is no colour


def test_srgb_codes_of_border_colours():
    """By the formula of IEC 61966-2-1; 0.2 is 123.6 of 255."""
    assert [srgb.encode(one) for one in (-1.0, 0.0, 0.2, 0.5, 1.0, 2.0, float("nan"))] == [0, 0, 124, 188, 255, 255, 0]


def test_packed_texels():
    word = 1023 | 512 << 10 | 1 << 30
    found = look(tex([word], np.uint32, format="10:10:10:2"), 0.5)
    assert found.tolist() == [1, np.float32((512 << 6 | 512 >> 4) / 65535), 0, np.float32(1 / 3)]


def test_samples():
    texture = ptxvm.Texture(np.arange(16, dtype=np.float32).reshape(4, 2, 2), samples=4)
    lookup = Lookup(words(3, 1, 0, dtype=np.int32), True)
    assert fetch(texture.resource, texture.resource.sampler, lookup)[0].view(np.float32)[0] == 13


def test_the_array_is_used_in_place():
    array = np.zeros((3, 5), np.float32)
    texture = ptxvm.Texture(array[::-1, 1:])
    array[2, 1] = 6
    assert look(texture, 0, 0)[0] == 6
