"""All-reduce over four devices through multicast addresses."""

from collections.abc import Mapping

import numpy as np
from numpy.random import Generator

import ptxvm

from ...kernel_case import Arguments, Array, KernelCase, Launch, Sizes

DEVICES, GRID, BLOCK = 4, 2, 64


def make_f32(rng: Generator, size: int) -> Arguments:
    # Integers below 2^24: exact in any order.
    return {"copies": rng.integers(1, 1000, (DEVICES, 4 * size)).astype(np.float32)}


def make_f16(rng: Generator, size: int) -> Arguments:
    # Integers: sums up to 2048 are exact; above, f32 accumulation rounds once.
    return {"copies": rng.integers(1, 700, (DEVICES, 2 * size)).astype(np.float16)}


def shares(kernel: str, elements: int, data: Arguments) -> list[Launch]:
    """Each device reduces its share of the vectors, `elements` in each, for all."""
    multicast = ptxvm.Multicast(list(data["copies"]))
    count = data["copies"].shape[1] // elements // DEVICES
    return [Launch(kernel, GRID, BLOCK, (multicast, i * count, count), device=i) for i in range(DEVICES)]


def reduced(data: Arguments) -> Mapping[str, Array]:
    copies = data["copies"]
    sums = copies.astype(np.float64).sum(axis=0).astype(copies.dtype)
    return {"copies": np.broadcast_to(sums, copies.shape)}


def make_accumulate(rng: Generator, size: int) -> Arguments:
    return {
        "sums": rng.integers(0, 2**32, (DEVICES, size), np.uint32),
        "largest": rng.integers(-(2**31), 2**31, (DEVICES, size), np.int32),
        "values": rng.integers(0, 2**32, (DEVICES, size), np.uint32),
    }


def launches_accumulate(data: Arguments) -> list[Launch]:
    sums, largest = (ptxvm.Multicast(list(data[name])) for name in ("sums", "largest"))
    values = data["values"]
    arguments = [(sums, largest, values[i], values.shape[1]) for i in range(DEVICES)]
    return [Launch("all_accumulate", GRID, BLOCK, arguments[i], device=i) for i in range(DEVICES)]


def expected_accumulate(data: Arguments) -> Mapping[str, Array]:
    values = data["values"]
    return {
        "sums": data["sums"] + values.sum(axis=0, dtype=np.uint32),
        "largest": np.maximum(data["largest"], values.view(np.int32).max(axis=0)),
    }


CASES = [
    KernelCase("all_reduce_f32", make_f32, lambda data: shares("all_reduce_f32", 4, data), reduced, Sizes(400, 80)),
    KernelCase("all_reduce_f16", make_f16, lambda data: shares("all_reduce_f16", 2, data), reduced, Sizes(400, 80)),
    KernelCase("all_reduce_accumulate", make_accumulate, launches_accumulate, expected_accumulate, Sizes(300, 50)),
]
