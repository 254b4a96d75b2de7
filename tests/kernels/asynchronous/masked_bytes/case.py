"""Bulk stores with a byte mask."""

from collections.abc import Mapping

import numpy as np
from numpy.random import Generator

from ...kernel_case import Arguments, Array, KernelCase, Launch, Sizes

SIZE = 512


def make(rng: Generator, size: int) -> Arguments:
    return {
        "values": rng.integers(0, 256, SIZE, np.uint8),
        "masks": rng.integers(1, 2**16, size, np.uint16),
        "records": rng.integers(0, 256, (size, SIZE), np.uint8),
    }


def launches(data: Arguments) -> list[Launch]:
    return [Launch("masked_bytes", data["masks"].size, 32, tuple(data.values()))]


def expected(data: Arguments) -> Mapping[str, Array]:
    written = (data["masks"][:, None] >> (np.arange(SIZE) % 16)) & 1
    return {"records": np.where(written == 1, data["values"], data["records"])}


CASES = [KernelCase("masked_bytes", make, launches, expected, Sizes(5, 3))]
