"""Reductions and copies into the shared memory of other CTAs."""

from collections.abc import Mapping

import numpy as np
from numpy.random import Generator

from ...kernel_case import Arguments, Array, KernelCase, Launch, Sizes

WIDTH, CLUSTER = 64, 4


def make(rng: Generator, size: int) -> Arguments:
    halves = (size, CLUSTER, WIDTH // 2)
    return {
        "values": rng.integers(1, 2**32, (size, CLUSTER, WIDTH), np.uint32),
        "sums": np.zeros(halves, np.uint32),
        "largest": np.zeros(halves, np.uint32),
    }


def launches(data: Arguments) -> list[Launch]:
    arrays = tuple(data[name] for name in ("values", "sums", "largest"))
    return [Launch("remote_add", CLUSTER * len(data["values"]), WIDTH, arrays, cluster=CLUSTER)]


def expected(data: Arguments) -> Mapping[str, Array]:
    pairs = data["values"].reshape(-1, CLUSTER, 2, WIDTH // 2)
    sums, largest = pairs.sum(axis=2, dtype=np.uint32), pairs.max(axis=2)
    return {"sums": np.roll(sums, 1, axis=1), "largest": np.roll(largest, 2, axis=1)}


def make_collect(rng: Generator, size: int) -> Arguments:
    return {
        "values": rng.integers(1, 2**32, (size, CLUSTER, WIDTH), np.uint32),
        "collected": np.zeros((size, CLUSTER - 1, WIDTH), np.uint32),
        "sums": np.zeros((size, WIDTH), np.uint32),
    }


def launches_collect(data: Arguments) -> list[Launch]:
    arrays = tuple(data[name] for name in ("values", "collected", "sums"))
    return [Launch("remote_collect", CLUSTER * len(data["values"]), WIDTH, arrays, cluster=CLUSTER)]


def expected_collect(data: Arguments) -> Mapping[str, Array]:
    return {"collected": data["values"][:, 1:], "sums": data["values"].sum(axis=1, dtype=np.uint32)}


CASES = [
    KernelCase("remote_reduce_add", make, launches, expected, Sizes(3, 2)),
    KernelCase("remote_reduce_collect", make_collect, launches_collect, expected_collect, Sizes(3, 2)),
]
