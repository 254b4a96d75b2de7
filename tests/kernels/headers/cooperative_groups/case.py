"""Cooperative groups: reductions and scans in tiles, and a filter by coalesced groups."""

from collections.abc import Mapping

import numpy as np
from numpy.random import Generator

from ...kernel_case import Arguments, Array, KernelCase, Launch, Sizes, cells

BLOCK = 96
VALUES = 1000


def make_reduce(rng: Generator, size: int) -> Arguments:
    count = size * BLOCK
    return {
        "values": rng.integers(-(10**6), 10**6, count, np.int32),
        "sums": np.zeros(count // 32, np.int32),
        "bits": np.zeros(count // 8, np.uint32),
        "largest": np.zeros(count // 8, np.float32),
        "scanned": np.zeros(count, np.int32),
    }


def launches_reduce(data: Arguments) -> list[Launch]:
    arrays = [data[name] for name in ("values", "sums", "bits", "largest", "scanned")]
    return [Launch("group_reduce", data["values"].size // BLOCK, BLOCK, tuple(arrays))]


def expected_reduce(data: Arguments) -> Mapping[str, Array]:
    warps, eights = data["values"].reshape(-1, 32), data["values"].reshape(-1, 8)
    return {
        "sums": warps.sum(axis=1, dtype=np.int32),
        "bits": np.bitwise_or.reduce(eights.view(np.uint32), axis=1),
        "largest": eights.max(axis=1).astype(np.float32),
        "scanned": np.cumsum(warps, axis=1, dtype=np.int32).ravel(),
    }


def make_filter(rng: Generator, size: int) -> Arguments:
    values = rng.integers(0, VALUES, size, np.int32)
    return {
        "values": values,
        "count": np.zeros(1, np.int32),
        "kept": np.zeros(size, np.int32),
        "ranks": np.full(size, -1, np.int32),
        "tallies": np.zeros(VALUES, np.uint32),
    }


def launches_filter(data: Arguments) -> list[Launch]:
    count = data["values"].size
    arrays = [data[name] for name in ("values", "count", "kept", "ranks")]
    # The order of the warps decides the order of `kept`; what is in it does not depend on it.
    tally = Launch("group_tally", 1, 64, (data["count"], data["kept"], data["tallies"]))
    return [Launch("group_filter", cells(count, BLOCK), BLOCK, (count, *arrays)), tally]


def expected_filter(data: Arguments) -> Mapping[str, Array]:
    odd = data["values"] % 2 == 1
    padded = np.pad(odd, (0, -odd.size % 32)).reshape(-1, 32)
    rank = (np.cumsum(padded, axis=1) - 1).ravel()[: odd.size]
    return {
        "ranks": np.where(odd, rank, -1).astype(np.int32),
        "tallies": np.bincount(data["values"][odd], minlength=VALUES).astype(np.uint32),
    }


CASES = [
    KernelCase("group_reduce", make_reduce, launches_reduce, expected_reduce, Sizes(10, 2)),
    KernelCase("group_filter", make_filter, launches_filter, expected_filter, Sizes(1_000, 200)),
]
