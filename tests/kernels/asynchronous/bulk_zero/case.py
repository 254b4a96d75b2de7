"""Ranges of shared memory cleared by st.bulk, and flags raised by st.async.release."""

from collections.abc import Mapping

import numpy as np
from numpy.random import Generator

from ...kernel_case import Arguments, Array, KernelCase, Launch, Sizes

WORDS, SECOND = 256, 8  # the second buffer is cleared for eight units


def make(rng: Generator, size: int) -> Arguments:
    starts = rng.integers(0, WORDS // 2 - SECOND, size, np.int32)
    lengths = np.minimum(rng.integers(0, 40, size), WORDS // 2 - starts)
    return {
        "values": rng.integers(1, 2**32, WORDS, np.uint32),
        "starts": starts,
        "ends": (starts + lengths).astype(np.int32),
        "results": np.zeros((size, 2, WORDS), np.uint32),
    }


def launches(data: Arguments) -> list[Launch]:
    return [Launch("bulk_zero", data["starts"].size, 64, tuple(data.values()))]


def expected(data: Arguments) -> Mapping[str, Array]:
    results = np.empty_like(data["results"])
    results[:] = data["values"]
    for cta, (start, end) in enumerate(zip(data["starts"], data["ends"], strict=True)):
        results[cta, 0, 2 * start : 2 * end] = 0
        results[cta, 1, 2 * start : 2 * (start + SECOND)] = 0
    return {"results": results}


def make_flag(rng: Generator, size: int) -> Arguments:
    zeros = {name: np.zeros((size, 32), np.uint32) for name in ("data", "flags", "results")}
    return {"values": rng.integers(1, 2**32, (size, 32), np.uint32), **zeros}


def launches_flag(data: Arguments) -> list[Launch]:
    return [Launch("release_flag", 2 * len(data["values"]), 32, tuple(data.values()))]


def expected_flag(data: Arguments) -> Mapping[str, Array]:
    return {"results": 3 * data["values"] + 1, "flags": np.ones_like(data["flags"])}


CASES = [
    KernelCase("bulk_zero", make, launches, expected, Sizes(9, 4)),
    KernelCase("bulk_zero_release_flag", make_flag, launches_flag, expected_flag, Sizes(4, 2)),
]
