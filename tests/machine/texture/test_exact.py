"""Filters against the exact model, over random lookups."""

from fractions import Fraction

import numpy as np
import pytest
from tests.machine.texture import exact
from tests.machine.texture.making import words

import ptxvm
from ptxvm.machine.texture.lookups import Lookup, fetch

KINDS = ("float32", "float16", "uint8", "uint16", "int8", "int16")
SHAPES = {"flat": (6, 9), "volume": (4, 6, 9), "levels": (8, 16)}
FEW, MANY = 120, 100_000
MODES = (exact.CLAMP, exact.WRAP, exact.MIRROR)


def texels(rng, kind, shape):
    if kind.startswith("f"):
        spread = 10 if kind == "float32" else 4
        return (rng.normal(size=shape) * 2.0 ** rng.integers(-spread, spread, shape)).astype(kind)
    limits = np.iinfo(kind)
    return rng.integers(limits.min, limits.max, shape, kind, endpoint=True)


def code(array):
    """A texel as the model blends it."""
    kind = array.dtype.name

    def texel(*index):
        value = array[index[::-1]]
        if kind.startswith("f"):
            return Fraction(float(value))
        return int(value) * 257 if kind == "uint8" else int(value)

    return texel


def result(kind, found):
    if kind == "float32":
        return np.float32(float(exact.mean_of_floats(found, 27, 24)))
    if kind == "float16":
        return np.float32(float(exact.mean_of_floats(found, 14, 11, Fraction(1, 1 << 24))))
    if kind == "int8":
        numerator = max(exact.mean_of_signed_bytes(found), -32767)
    else:
        numerator = max(exact.mean_of_codes(found), -32767)
    return np.float32(numerator) / np.float32(65535 if kind.startswith("u") else 32767)


def compare(kind, shape, count, seed):
    rng = np.random.default_rng(seed)
    array = texels(rng, kind, SHAPES[shape])
    mode = MODES[seed % 3]
    sizes = array.shape[::-1]
    settings = {"filter": "linear", "read": "normalized", "normalized": True, "address": mode}
    arrays, level = [array], None
    if shape == "levels":
        arrays.append(texels(rng, kind, tuple(size // 2 for size in array.shape)))
        settings |= {"mipmaps": arrays[1:], "mip_filter": "linear"}
        level = rng.uniform(0, 1.2, count).astype(np.float32)
    texture = ptxvm.Texture(array, **settings)
    places = rng.uniform(-0.7, 1.7, (len(sizes), count)).astype(np.float32)
    lookup = Lookup(words(*places), level=None if level is None else level.view(np.uint32))
    actual = fetch(texture.resource, texture.resource.sampler, lookup)[:, 0].view(np.float32)
    for lane in range(count):
        share = 0 if level is None else min(int(level[lane] * 256), 256)
        found = []
        for number, part in ((0, 256 - share), (1, share)):
            if part:
                found += one_level(arrays[number], mode, places[:, lane], part, between=0 < share < 256)
        assert actual[lane] == result(kind, found), (kind, shape, mode, places[:, lane], level)


def one_level(array, mode, place, share, *, between):
    sizes = array.shape[::-1]
    coordinates = [exact.cut(Fraction(float(p)), size) for p, size in zip(place, sizes, strict=True)]
    return exact.footprints(code(array), sizes, [mode] * len(sizes), coordinates, share, between)


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("kind", KINDS)
def test_some_lookups(kind, shape):
    for seed in range(3):
        compare(kind, shape, FEW // 3, seed)


@pytest.mark.slow
@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("kind", KINDS)
def test_many_lookups(kind, shape):
    for seed in range(10, 20):
        compare(kind, shape, MANY // 10, seed)
