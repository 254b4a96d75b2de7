"""Bulk copies and asynchronous stores through libcu++; a kernel whose cluster size is its own."""

from collections.abc import Mapping

import numpy as np
from numpy.random import Generator

from ...kernel_case import Arguments, Array, KernelCase, Launch, Sizes

WIDTH, CTAS, FACTOR = 128, 2, -3


def make(rng: Generator, size: int) -> Arguments:
    return {"values": rng.integers(1, 2**20, (size, WIDTH), np.int32)}


def launches(data: Arguments) -> list[Launch]:
    return [Launch("scale_in_place", CTAS, WIDTH, (len(data["values"]), FACTOR, data["values"]))]


def expected(data: Arguments) -> Mapping[str, Array]:
    return {"values": FACTOR * data["values"]}


def make_exchange(rng: Generator, size: int) -> Arguments:
    values = rng.integers(1, 2**20, (size, 2, WIDTH), np.int32)
    return {"values": values, "sums": np.zeros_like(values)}


def launches_exchange(data: Arguments) -> list[Launch]:
    return [Launch("exchange", 2 * len(data["values"]), WIDTH, (data["values"], data["sums"]))]


def expected_exchange(data: Arguments) -> Mapping[str, Array]:
    return {"sums": 2 * data["values"] + data["values"][:, ::-1]}


CASES = [
    KernelCase("ptx_headers_scale", make, launches, expected, Sizes(9, 5)),
    KernelCase("ptx_headers_exchange", make_exchange, launches_exchange, expected_exchange, Sizes(3, 2)),
]
