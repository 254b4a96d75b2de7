"""Virtual functions and function pointers: the kernel that calls is not the one that took the addresses."""

from collections.abc import Mapping

import numpy as np
from numpy.random import Generator

from ..kernel_case import Arguments, Array, KernelCase, Launch, Sizes, cells

BLOCK = 64


def make(rng: Generator, size: int) -> Arguments:
    return {
        "places": np.zeros(32 * size, np.uint8),
        "heap": np.zeros(size, np.uint64),
        "areas": np.zeros((size, 2), np.int32),
    }


def launches(data: Arguments) -> list[Launch]:
    count, grid = data["heap"].size, cells(data["heap"].size, BLOCK)
    return [
        Launch("construct", grid, BLOCK, (count, data["places"], data["heap"])),
        Launch("measure", grid, BLOCK, (count, data["places"], data["heap"], data["areas"])),
    ]


def expected(data: Arguments) -> Mapping[str, Array]:
    side = np.arange(data["heap"].size, dtype=np.int32)
    placed = np.where(side % 2, 2 * side * side, 3 * side * (side + 1) + side)
    on_heap = np.where(side % 3, side * side, 7 * side + 5)
    return {"areas": np.stack([placed, on_heap], axis=1)}


def make_pointers(rng: Generator, size: int) -> Arguments:
    return {"operations": np.zeros(2, np.uint64), "values": rng.integers(0, 2**32, BLOCK * size, np.uint32)}


def launches_pointers(data: Arguments) -> list[Launch]:
    return [
        Launch("choose", 1, 1, (data["operations"],)),
        Launch("apply", data["values"].size // BLOCK, BLOCK, (data["operations"], data["values"])),
    ]


def expected_pointers(data: Arguments) -> Mapping[str, Array]:
    index = np.arange(data["values"].size, dtype=np.uint32)
    mirrored = data["values"].reshape(-1, BLOCK)[:, ::-1].reshape(-1) + index
    return {"values": np.where(index % 2, 3 * mirrored + 1, mirrored - 3)}


CASES = [
    KernelCase("virtual_functions", make, launches, expected, Sizes(500, 100)),
    KernelCase("virtual_functions.pointers", make_pointers, launches_pointers, expected_pointers, Sizes(5, 2)),
]
