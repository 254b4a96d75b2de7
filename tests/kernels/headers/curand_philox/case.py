"""cuRAND's Philox4x32-10, against the published algorithm in NumPy."""

from collections.abc import Mapping

import numpy as np
from numpy.random import Generator
from numpy.typing import NDArray

from ...kernel_case import Arguments, Array, KernelCase, Launch, Sizes, cells

SEED = 0x0123_4567_89AB_CDEF
BLOCKS_SKIPPED = 5
MULTIPLIERS = (0xD2511F53, 0xCD9E8D57)
WEYL = (0x9E3779B9, 0xBB67AE85)
WORD = 0xFFFF_FFFF


def make(rng: Generator, size: int) -> Arguments:
    return {"bits": np.zeros((size, 4), np.uint32), "uniform": np.full((size, 4), np.nan, np.float32)}


def launches(data: Arguments) -> list[Launch]:
    count = len(data["bits"])
    args = (SEED, 4 * BLOCKS_SKIPPED, count, data["bits"], data["uniform"])
    return [Launch("curand_philox", cells(count, 64), 64, args)]


def expected(data: Arguments) -> Mapping[str, Array]:
    count = len(data["bits"])
    second = philox(BLOCKS_SKIPPED + 1, count)
    # A number x is rounded to f32 and becomes x * 2^-32 + 2^-33, rounded once more (fma).
    uniform = second.astype(np.float32).astype(np.float64) * 2.0**-32 + 2.0**-33
    return {"bits": philox(BLOCKS_SKIPPED, count), "uniform": uniform.astype(np.float32)}


def philox(block: int, count: int) -> NDArray[np.uint32]:
    """The block's four words for the subsequences 0 .. count - 1: ten rounds over a 128-bit counter."""
    subsequence = np.arange(count, dtype=np.uint64)
    zero = np.zeros_like(subsequence)
    counter = [zero + np.uint64(block), zero, subsequence, zero]
    keys = [SEED & WORD, SEED >> 32]
    for _ in range(10):
        first, second = (counter[2 * k] * np.uint64(MULTIPLIERS[k]) for k in (0, 1))
        counter = [
            second >> 32 ^ counter[1] ^ np.uint64(keys[0]),
            second & WORD,
            first >> 32 ^ counter[3] ^ np.uint64(keys[1]),
            first & WORD,
        ]
        keys = [(key + step) & WORD for key, step in zip(keys, WEYL, strict=True)]
    return np.stack(counter, axis=1).astype(np.uint32)


CASES = [KernelCase("curand_philox", make, launches, expected, Sizes(500, 64))]
