"""Persistent CTAs: a queue of known tasks, and a queue that the tasks themselves fill."""

from collections.abc import Mapping

import numpy as np
from numpy.random import Generator

from ..kernel_case import Arguments, Array, KernelCase, Launch, Sizes

BLOCKS, BLOCK = 6, 64
LONGEST = 50


def make(rng: Generator, size: int) -> Arguments:
    starts = np.concatenate([[0], np.cumsum(rng.integers(0, 300, size))]).astype(np.uint32)
    return {
        "next": np.zeros(1, np.uint32),
        "starts": starts,
        "data": rng.integers(0, 2**32, starts[-1] + 1, np.uint32),
        "results": np.zeros(size, np.uint32),
    }


def launches(data: Arguments) -> list[Launch]:
    arrays = [data[name] for name in ("next", "starts", "data", "results")]
    return [Launch("work_queue", BLOCKS, BLOCK, (data["results"].size, *arrays))]


def expected(data: Arguments) -> Mapping[str, Array]:
    sums = np.concatenate([[0], np.cumsum(data["data"] ** 2, dtype=np.uint32)]).astype(np.uint32)
    return {
        "results": sums[data["starts"][1:]] - sums[data["starts"][:-1]],
        # Each CTA stops at the first number past the end.
        "next": np.array([data["results"].size + BLOCKS], np.uint32),
    }


def make_split(rng: Generator, size: int) -> Arguments:
    # A tree of ranges longer than LONGEST / 2 has fewer than 4 * size / LONGEST nodes.
    slots = np.zeros(4 * size // LONGEST + 2 + BLOCKS, np.uint64)
    slots[0] = size
    return {"queue": np.array([0, 1, 1], np.uint32), "slots": slots, "visits": np.zeros(size, np.uint8)}


def launches_split(data: Arguments) -> list[Launch]:
    return [Launch("work_queue_split", BLOCKS, BLOCK, (LONGEST, data["queue"], data["slots"], data["visits"]))]


def expected_split(data: Arguments) -> Mapping[str, Array]:
    return {"visits": np.ones_like(data["visits"])}


CASES = [
    KernelCase("work_queue", make, launches, expected, Sizes(100, 20)),
    KernelCase("work_queue_split", make_split, launches_split, expected_split, Sizes(20_000, 1_000)),
]
