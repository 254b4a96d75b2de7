"""Distributed shared memory: sums, an all-reduce, a histogram, and the registers that tell a CTA where it is."""

from collections.abc import Mapping

import numpy as np
from numpy.random import Generator

from ...kernel_case import Arguments, Array, KernelCase, Launch, Sizes

THREADS, BINS = 64, 128


def make_sum(rng: Generator, size: int) -> Arguments:
    return {"values": rng.integers(1, 2**32, (size, 4 * THREADS), np.uint32), "sums": np.zeros(size, np.uint32)}


def launches_sum(data: Arguments) -> list[Launch]:
    return [Launch("cluster_sum", 4 * data["sums"].size, THREADS, (data["values"], data["sums"]), cluster=4)]


def expected_sum(data: Arguments) -> Mapping[str, Array]:
    return {"sums": data["values"].sum(axis=1, dtype=np.uint32)}


def make_all_reduce(rng: Generator, size: int) -> Arguments:
    values = rng.integers(1, 2**32, (size, 8, 2 * THREADS), np.uint32)
    return {"values": values, "results": np.zeros_like(values)}


def launches_all_reduce(data: Arguments) -> list[Launch]:
    ctas = 8 * len(data["values"])
    return [Launch("cluster_all_reduce", ctas, THREADS, (data["values"], data["results"]), cluster=8)]


def expected_all_reduce(data: Arguments) -> Mapping[str, Array]:
    sums = data["values"].sum(axis=1, keepdims=True, dtype=np.uint32)
    return {"results": np.broadcast_to(sums, data["values"].shape)}


def make_histogram(rng: Generator, size: int) -> Arguments:
    return {"values": rng.integers(0, 2**32, size, np.uint32), "histogram": np.zeros(BINS, np.uint32)}


def launches_histogram(data: Arguments) -> list[Launch]:
    arguments = (data["values"].size, BINS, data["values"], data["histogram"])
    return [Launch("cluster_histogram", 4, THREADS, arguments, cluster=2)]


def expected_histogram(data: Arguments) -> Mapping[str, Array]:
    return {"histogram": np.bincount(data["values"] % BINS, minlength=BINS).astype(np.uint32)}


def make_identity(rng: Generator, size: int) -> Arguments:
    return {"records": np.zeros((3, 2 * size, 16), np.uint32)}


def launches_identity(data: Arguments) -> list[Launch]:
    rows, columns, _ = data["records"].shape
    return [Launch("cluster_identity", (columns, rows), 32, (data["records"],), cluster=(2, 3))]


def expected_identity(data: Arguments) -> Mapping[str, Array]:
    y, x = np.indices(data["records"].shape[:2], np.uint32)
    columns = data["records"].shape[1] // 2
    rank = x % 2 + y % 3 * 2
    last = np.where(rank == 5, 1, 0)  # whether the last CTA of the cluster is this one
    return {"records": record(x // 2, y // 3, columns, 1, x % 2, y % 3, 2, 3, rank, 6, 1, 5, 5, last, 1, 1)}


def record(*fields: object) -> Array:
    return np.stack(np.broadcast_arrays(*fields), axis=-1).astype(np.uint32)


CASES = [
    KernelCase("cluster_reduce_sum", make_sum, launches_sum, expected_sum, Sizes(5, 2)),
    KernelCase("cluster_reduce_all", make_all_reduce, launches_all_reduce, expected_all_reduce, Sizes(3, 1)),
    KernelCase("cluster_reduce_histogram", make_histogram, launches_histogram, expected_histogram, Sizes(3_000, 700)),
    KernelCase("cluster_reduce_identity", make_identity, launches_identity, expected_identity, Sizes(3, 1)),
]
