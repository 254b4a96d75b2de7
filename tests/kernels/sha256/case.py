"""SHA-256 of messages of many lengths, against hashlib."""

import hashlib
from collections.abc import Mapping
from itertools import pairwise

import numpy as np
from numpy.random import Generator

from ..kernel_case import Arguments, Array, KernelCase, Launch, Sizes, cells

LONGEST = 140


def make(rng: Generator, size: int) -> Arguments:
    # Consecutive lengths visit every padding (55, 56, 63, 64 bytes, ...); the order is shuffled so that warps diverge.
    lengths = rng.permutation(np.arange(size) % LONGEST)
    offsets = np.concatenate([[0], np.cumsum(lengths)]).astype(np.uint32)
    return {
        "offsets": offsets,
        "text": rng.integers(0, 256, max(1, int(offsets[-1])), np.uint8),
        "digests": np.zeros((size, 32), np.uint8),
    }


def launches(data: Arguments) -> list[Launch]:
    count = len(data["digests"])
    return [Launch("sha256", cells(count, 64), 64, (count, data["offsets"], data["text"], data["digests"]))]


def expected(data: Arguments) -> Mapping[str, Array]:
    text, offsets = data["text"].tobytes(), data["offsets"].tolist()
    bounds = pairwise(offsets)
    digests = b"".join(hashlib.sha256(text[start:end]).digest() for start, end in bounds)
    return {"digests": np.frombuffer(digests, np.uint8).reshape(-1, 32)}


CASES = [KernelCase("sha256", make, launches, expected, Sizes(500, 150))]
