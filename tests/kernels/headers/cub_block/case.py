"""CUB's block-wide sort, scan, reductions and discontinuity."""

from collections.abc import Mapping

import numpy as np
from numpy.random import Generator

from ...kernel_case import Arguments, Array, KernelCase, Launch, Sizes, cells

BLOCK = 128
SORTED, SCANNED, FLAGGED = 4 * BLOCK, 3 * BLOCK, 2 * BLOCK


def make_sort(rng: Generator, size: int) -> Arguments:
    keys = rng.integers(0, 2**32, (size, SORTED), np.uint32)
    keys[:, ::3] &= 0xFF
    return {"keys": keys, "sorted": np.zeros_like(keys), "order": np.zeros(keys.shape, np.uint16)}


def launches_sort(data: Arguments) -> list[Launch]:
    return [Launch("cub_sort", len(data["keys"]), BLOCK, (data["keys"], data["sorted"], data["order"]))]


def expected_sort(data: Arguments) -> Mapping[str, Array]:
    order = np.argsort(data["keys"], axis=1, kind="stable")
    return {"sorted": np.sort(data["keys"], axis=1), "order": order.astype(np.uint16)}


def make_scan(rng: Generator, size: int) -> Arguments:
    values = rng.integers(0, 2**32, size * SCANNED, np.uint32)
    return {"values": values, "scanned": np.zeros_like(values)}


def launches_scan(data: Arguments) -> list[Launch]:
    return [Launch("cub_scan", 1, BLOCK, (data["values"].size // SCANNED, data["values"], data["scanned"]))]


def expected_scan(data: Arguments) -> Mapping[str, Array]:
    return {"scanned": np.cumsum(data["values"], dtype=np.uint32) - data["values"]}


def make_reduce(rng: Generator, size: int) -> Arguments:
    blocks = cells(size, BLOCK)
    return {
        "values": rng.integers(-(2**31), 2**31, size, np.int32),
        "largest": np.zeros(blocks, np.int32),
        "sums": np.zeros(blocks, np.float64),
    }


def launches_reduce(data: Arguments) -> list[Launch]:
    arrays = [data[name] for name in ("values", "largest", "sums")]
    return [Launch("cub_reduce", data["sums"].size, BLOCK, (data["values"].size, *arrays))]


def expected_reduce(data: Arguments) -> Mapping[str, Array]:
    starts = np.arange(0, data["values"].size, BLOCK)
    sums = np.add.reduceat(data["values"].astype(np.int64), starts)
    # Sums of 128 32-bit integers are exact in f64 in any order.
    return {"largest": np.maximum.reduceat(data["values"], starts), "sums": sums.astype(np.float64)}


def make_heads(rng: Generator, size: int) -> Arguments:
    values = np.sort(rng.integers(0, 60, (size, FLAGGED), np.uint32), axis=1)
    return {"values": values, "heads": np.full(values.shape, 7, np.uint8)}


def launches_heads(data: Arguments) -> list[Launch]:
    return [Launch("cub_heads", len(data["values"]), BLOCK, (data["values"], data["heads"]))]


def expected_heads(data: Arguments) -> Mapping[str, Array]:
    heads = np.ones(data["values"].shape, np.uint8)
    heads[:, 1:] = data["values"][:, 1:] != data["values"][:, :-1]
    return {"heads": heads}


CASES = [
    KernelCase("cub_sort", make_sort, launches_sort, expected_sort, Sizes(4, 1)),
    KernelCase("cub_scan", make_scan, launches_scan, expected_scan, Sizes(6, 2)),
    KernelCase("cub_reduce", make_reduce, launches_reduce, expected_reduce, Sizes(1_000, 300)),
    KernelCase("cub_heads", make_heads, launches_heads, expected_heads, Sizes(5, 2)),
]
