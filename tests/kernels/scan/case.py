"""Inclusive scan of a large array: block scans, scans of the block totals (as deep as needed), addition of totals."""

from collections.abc import Mapping
from itertools import pairwise

import numpy as np
from numpy.random import Generator

from ..kernel_case import Arguments, Array, KernelCase, Launch, Sizes, cells

PER_BLOCK = 1024


def make(rng: Generator, size: int) -> Arguments:
    data: Arguments = {"input": rng.integers(0, 2**32, size, np.uint32), "scanned": np.zeros(size, np.uint32)}
    level, count = 0, size
    while level == 0 or count > 1:
        count = cells(count, PER_BLOCK)
        data[f"totals{level}"] = np.zeros(count, np.uint32)
        level += 1
    return data


def launches(data: Arguments) -> list[Launch]:
    totals = [data[name] for name in sorted(data) if name.startswith("totals")]
    # Totals are scanned in place: every thread has read its elements before any thread of its CTA writes.
    steps = [(data["input"], data["scanned"], totals[0])]
    steps += [(part, part, above) for part, above in pairwise(totals)]
    down = [Launch("scan_blocks", step[2].size, 256, (step[0].size, *step)) for step in steps]
    up = [Launch("add_totals", above.size, 256, (part.size, above, part)) for _, part, above in reversed(steps)]
    return down + [launch for launch in up if launch.grid != 1]


def expected(data: Arguments) -> Mapping[str, Array]:
    return {"scanned": np.cumsum(data["input"], dtype=np.uint32)}


CASES = [KernelCase("scan", make, launches, expected, Sizes(1_050_001, 5_001))]
