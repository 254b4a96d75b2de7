"""Bulk copies both ways through a ring of stages, and a round trip through global memory."""

from collections.abc import Mapping

import numpy as np
from numpy.random import Generator

from ...kernel_case import Arguments, Array, KernelCase, Launch, Sizes

WIDTH, CTAS = 96, 2


def make(rng: Generator, size: int) -> Arguments:
    data = rng.integers(1, 2**32, (size, WIDTH), np.uint32)
    return {"data": data, "results": np.zeros_like(data)}


def launches(data: Arguments) -> list[Launch]:
    return [Launch("bulk_ring", CTAS, 64, (len(data["data"]), data["data"], data["results"]))]


def expected(data: Arguments) -> Mapping[str, Array]:
    return {"results": 3 * data["data"] + np.arange(WIDTH, dtype=np.uint32)}


def make_round_trip(rng: Generator, size: int) -> Arguments:
    data = rng.integers(1, 2**32, (size, WIDTH), np.uint32)
    return {"data": data, "copies": np.zeros_like(data), "sums": np.zeros_like(data)}


def launches_round_trip(data: Arguments) -> list[Launch]:
    return [Launch("bulk_round_trip", len(data["data"]), 32, (data["data"], data["copies"], data["sums"]))]


def expected_round_trip(data: Arguments) -> Mapping[str, Array]:
    return {"copies": data["data"], "sums": 6 * data["data"]}


CASES = [
    KernelCase("bulk_ring", make, launches, expected, Sizes(30, 19)),
    KernelCase("bulk_ring_round_trip", make_round_trip, launches_round_trip, expected_round_trip, Sizes(5, 3)),
]
