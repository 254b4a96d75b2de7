"""Products of warpgroups: a matrix product with stages and specialised warps, and attention."""

from collections.abc import Mapping

import numpy as np
from numpy.random import Generator

import ptxvm

from ...kernel_case import Arguments, Array, KernelCase, Launch, Sizes, Tolerance, cells

WIDTH, ROWS, COLUMNS = 64, 128, 64
STAGES = 2 * (ROWS + COLUMNS) * 2 * WIDTH + 64
TILES = 3 * 64 * 2 * WIDTH + 64


def tiles(array: Array, rows: int) -> ptxvm.TensorMap:
    return ptxvm.TensorMap.tiled(array, box=(rows, WIDTH), swizzle="128B")


def make_product(rng: Generator, size: int) -> Arguments:
    """Small integers: sums are exact. Inner dimensions end within a tile, results within tiles of rows and columns."""
    a, b = (rng.integers(-8, 9, (count, 5 * WIDTH - 24)).astype(np.float16) for count in (96 + size, 60))
    return {"a": a, "b": b, "c": np.full((len(a), len(b)), np.nan, np.float32)}


def launch_product(data: Arguments) -> list[Launch]:
    (rows, inner), columns = data["a"].shape, len(data["b"])
    arguments = tiles(data["a"], ROWS), tiles(data["b"], COLUMNS), data["c"], rows, columns, cells(inner, WIDTH)
    return [Launch("warpgroup_matmul", (cells(rows, ROWS), cells(columns, COLUMNS)), 384, arguments, shared=STAGES)]


def expected_product(data: Arguments) -> Mapping[str, Array]:
    return {"c": data["a"].astype(np.float32) @ data["b"].astype(np.float32).T}


def make_attention(rng: Generator, size: int) -> Arguments:
    q, k, v = (rng.standard_normal((count, WIDTH)).astype(np.float16) for count in (64, 64 * size, 64 * size))
    return {"q": (q / 4).astype(np.float16), "k": k, "v": v, "out": np.zeros((64, WIDTH), np.float32)}


def launch_attention(data: Arguments) -> list[Launch]:
    maps = [tiles(data[name], 64) for name in "qkv"]
    arguments = (*maps, data["out"], len(data["k"]) // 64)
    return [Launch("warpgroup_attention", len(data["q"]) // 64, 128, arguments, shared=TILES)]


def expected_attention(data: Arguments) -> Mapping[str, Array]:
    q, k, v = (data[name].astype(np.float64) for name in "qkv")
    powers = np.exp2(q @ k.T)
    return {"out": (powers / powers.sum(axis=1, keepdims=True) @ v).astype(np.float32)}


CASES = [
    KernelCase("warpgroups_matmul", make_product, launch_product, expected_product, Sizes(40, 4)),
    # Weights are rounded to f16 (2^-11 of each) before they are multiplied.
    KernelCase(
        "warpgroups_attention", make_attention, launch_attention, expected_attention, Sizes(3, 2), Tolerance(2e-3, 2e-3)
    ),
]
