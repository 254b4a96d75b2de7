"""Cooperative groups: reductions and scans in tiles of 64 to 512 threads, beside an array of the kernel and alone."""

from collections.abc import Callable, Mapping

import numpy as np
from numpy.random import Generator

from ...kernel_case import Arguments, Array, KernelCase, Launch, Sizes

BLOCK = 1024
ARRAYS = ("values", "sums", "scanned", "kept")


def make(rng: Generator, size: int) -> Arguments:
    return {name: np.zeros(size * BLOCK, np.int32) for name in ARRAYS} | {
        "values": rng.integers(-1000, 1000, size * BLOCK, np.int32)
    }


def in_tiles(values: Array, size: int) -> Mapping[str, Array]:
    tiles = values.reshape(-1, size)
    sums = tiles.sum(axis=1, dtype=np.int32) + (tiles == 7).any(axis=1)
    scanned = np.cumsum(tiles, axis=1, dtype=np.int32) - tiles[:, :1]
    return {"sums": np.repeat(sums, size).astype(np.int32), "scanned": scanned.ravel()}


def launches(data: Arguments) -> list[Launch]:
    grid = data["values"].size // BLOCK
    return [Launch("tiles_beside_an_array", grid, BLOCK, tuple(data[name] for name in ARRAYS))]


def expected(data: Arguments) -> Mapping[str, Array]:
    kept = (data["values"] ^ 0x55).reshape(-1, BLOCK)[:, ::-1].ravel()
    return {**in_tiles(data["values"], 128), "kept": kept}


def sized(size: int) -> tuple[Callable[[Arguments], list[Launch]], Callable[[Arguments], Mapping[str, Array]]]:
    def launches_sized(data: Arguments) -> list[Launch]:
        grid = data["values"].size // BLOCK
        return [Launch(f"tiles_of_{size}", grid, BLOCK, tuple(data[name] for name in ARRAYS[:3]))]

    return launches_sized, lambda data: in_tiles(data["values"], size)


CASES = [
    KernelCase("multi_warp_tiles", make, launches, expected, Sizes(3, 2)),
    *(KernelCase(f"multi_warp_tiles.{size}", make, *sized(size), Sizes(2, 1)) for size in (64, 256, 512)),
]
