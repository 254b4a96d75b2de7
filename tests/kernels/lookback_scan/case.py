"""Single-pass scan with decoupled look-back: CTAs wait for flags of earlier CTAs."""

from collections.abc import Mapping

import numpy as np
from numpy.random import Generator

from ..kernel_case import Arguments, Array, KernelCase, Launch, Sizes, cells

TILE = 256


def make(rng: Generator, size: int) -> Arguments:
    return {
        "input": rng.integers(0, 2**32, size, np.uint32),
        "scanned": np.zeros(size, np.uint32),
        "ticket": np.zeros(1, np.uint32),
        "descriptors": np.zeros(cells(size, TILE), np.uint64),
    }


def launches(data: Arguments) -> list[Launch]:
    arrays = [data[name] for name in ("input", "scanned", "ticket", "descriptors")]
    return [Launch("lookback_scan", data["descriptors"].size, TILE, (data["input"].size, *arrays))]


def expected(data: Arguments) -> Mapping[str, Array]:
    scanned = np.cumsum(data["input"], dtype=np.uint32)
    last = np.minimum(np.arange(1, data["descriptors"].size + 1) * TILE, scanned.size) - 1
    return {"scanned": scanned, "descriptors": np.uint64(2 << 32) | scanned[last].astype(np.uint64)}


CASES = [KernelCase("lookback_scan", make, launches, expected, Sizes(60_001, 2_001))]
