"""Products of whole matrices by NumPy against the reference model (`reference.py` tells which), bit for bit."""

import re

import numpy as np
import pytest
from tests.isa.matrix.reference import RESULTS, SCALED_RESULTS, inputs, scaled_inputs

from ptxvm.engine.host.tile_products import Scales, factors, multiply, multiply_integers, multiply_scaled
from ptxvm.isa.matrix.shared.generations import Generation, sums_of

REFERENCE = np.load(RESULTS)
SCALED = np.load(SCALED_RESULTS)
FLOATS = {"f32": (np.uint32, np.float32), "f16": (np.uint16, np.float16)}


def codes(numbers, type_):
    return (numbers.astype(np.uint32) >> (13 if type_ == "tf32" else 0)).astype(np.int64)


@pytest.mark.parametrize("key", list(REFERENCE))
def test_products(key):
    generation, name = key.split()
    shape, d, a, b, c = name.split(".")
    operands = inputs(name, tuple(map(int, re.findall(r"\d+", shape))), (a, b, c))
    sums = sums_of(Generation(generation), a)
    for first, second, addends, expected in zip(*operands, REFERENCE[key], strict=True):
        bits, floats = FLOATS[c]
        start = addends.astype(bits).view(floats).astype(FLOATS[d][1])
        found = multiply(factors(codes(first, a), a), factors(codes(second.T, b), b), start, sums)
        assert (found.view(FLOATS[d][0]) == expected.reshape(found.shape)).all()


@pytest.mark.parametrize("key", list(SCALED))
def test_scaled_products(key):
    shape, blocks, _, a, b, _, scale = key.split(".")
    sizes = tuple(map(int, re.findall(r"\d+", shape)))
    count = sizes[2] // int(blocks.removeprefix("block"))
    matrices, scales = scaled_inputs(key, sizes, (a, b), count, scale)
    kind = Generation.SM_100, sums_of(Generation.SM_100, a)
    for number, expected in enumerate(SCALED[key]):
        first, second, addends = (matrix[number] for matrix in matrices)
        x, y = factors(codes(first, a), a), factors(codes(second.T, b), b)
        start = addends.astype(np.uint32).view(np.float32)
        found = multiply_scaled(x, y, start, Scales(scales[0][number], scales[1][number], scale), kind)
        assert (found.view(np.uint32) == expected.reshape(found.shape)).all()


def test_integers():
    rng = np.random.default_rng(1)
    a, b = rng.integers(-128, 128, (16, 32), np.int8), rng.integers(0, 256, (8, 32)).astype(np.uint8)
    c = rng.integers(-(2**31), 2**31, (16, 8)).astype(np.int32)
    exact = a.astype(np.int64) @ b.astype(np.int64).T + c
    assert (multiply_integers(a, b, c, saturate=True) == np.clip(exact, -(2**31), 2**31 - 1)).all()
    assert (multiply_integers(a, b, c, saturate=False) == exact.astype(np.uint32).view(np.int32)).all()
