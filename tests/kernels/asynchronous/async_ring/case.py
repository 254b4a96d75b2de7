"""cp.async and mbarriers: a ring that one warp fills, and tiles loaded by all threads."""

from collections.abc import Mapping

import numpy as np
from numpy.random import Generator

from ...kernel_case import Arguments, Array, KernelCase, Launch, Sizes

WIDTH, CTAS, THREADS = 128, 2, 96
TILE = 40


def make(rng: Generator, size: int) -> Arguments:
    return {"data": rng.integers(1, 2**32, (size, WIDTH), np.uint32), "results": np.zeros(size, np.uint32)}


def launches(data: Arguments) -> list[Launch]:
    return [Launch("async_ring", CTAS, THREADS, (data["results"].size, data["data"], data["results"]))]


def expected(data: Arguments) -> Mapping[str, Array]:
    weights = np.arange(1, WIDTH + 1, dtype=np.uint32)
    return {"results": (data["data"] * weights).sum(axis=1, dtype=np.uint32)}


def make_reverse(rng: Generator, size: int) -> Arguments:
    data = rng.integers(1, 2**64, (size, TILE), np.uint64)
    return {"data": data, "results": np.zeros_like(data)}


def launches_reverse(data: Arguments) -> list[Launch]:
    arguments = (len(data["data"]), data["data"], data["results"])
    return [Launch("async_reverse", CTAS, TILE, arguments, shared=8 * TILE)]


def expected_reverse(data: Arguments) -> Mapping[str, Array]:
    return {"results": data["data"][:, ::-1]}


CASES = [
    KernelCase("async_ring", make, launches, expected, Sizes(30, 17)),
    KernelCase("async_ring_reverse", make_reverse, launches_reverse, expected_reverse, Sizes(11, 5)),
]
