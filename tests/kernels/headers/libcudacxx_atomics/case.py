"""Atomics with orders and scopes from libcu++."""

from collections.abc import Mapping

import numpy as np
from numpy.random import Generator

from ...kernel_case import Arguments, Array, KernelCase, Launch, Sizes, cells

CTAS = 3


def make_push(rng: Generator, size: int) -> Arguments:
    return {
        "keys": rng.integers(0, 10**9, size, np.int32),
        "head": np.full(1, -1, np.int32),
        "links": np.full(size, -2, np.int32),
        "largest": np.zeros(1, np.int32),
        "sum": np.zeros(1, np.uint64),
        "visits": np.zeros(size, np.uint8),
    }


def launches_push(data: Arguments) -> list[Launch]:
    count = data["keys"].size
    arrays = [data[name] for name in ("keys", "head", "links", "largest", "sum")]
    push = Launch("push_all", cells(count, 64), 64, (count, *arrays))
    return [push, Launch("walk", 1, 1, (data["head"], data["links"], data["visits"]))]


def expected_push(data: Arguments) -> Mapping[str, Array]:
    # The order of the list is free, but each thread is in it once.
    keys = data["keys"]
    return {
        "largest": keys.max(keepdims=True),
        "sum": np.array([keys.astype(np.uint64).sum()], np.uint64),
        "visits": np.ones(keys.size, np.uint8),
    }


def make_turns(rng: Generator, size: int) -> Arguments:
    return {
        "flag": np.zeros(1, np.int32),
        "message": np.ones(1, np.int32),
        "received": np.zeros(size, np.int32),
    }


def launches_turns(data: Arguments) -> list[Launch]:
    arrays = [data[name] for name in ("flag", "message", "received")]
    return [Launch("hand_over", CTAS, 32, (data["received"].size, *arrays))]


def expected_turns(data: Arguments) -> Mapping[str, Array]:
    message, received = 1, []
    for turn in range(data["received"].size):
        received.append(message)
        message = (3 * message + turn) & 0xFFFF_FFFF
    words = np.array([*received, message], np.uint32).view(np.int32)
    return {"received": words[:-1], "message": words[-1:]}


CASES = [
    KernelCase("push_all", make_push, launches_push, expected_push, Sizes(300, 70)),
    KernelCase("hand_over", make_turns, launches_turns, expected_turns, Sizes(20, 9)),
]
