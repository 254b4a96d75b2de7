"""CTAs that take over the work of others that have not started."""

from collections.abc import Mapping

import numpy as np
from numpy.random import Generator

from ...kernel_case import Arguments, Array, KernelCase, Launch, Sizes


def make(rng: Generator, size: int) -> Arguments:
    return {
        "values": rng.integers(1, 2**32, (size, 3, 32), np.uint32),
        "results": np.zeros((size, 3), np.uint32),
        "visits": np.zeros((size, 3), np.uint32),
        "taken": np.zeros(1, np.uint32),
    }


def launches(data: Arguments) -> list[Launch]:
    down, across = data["results"].shape
    return [Launch("work_stealing", (across, down), 32, tuple(data.values()))]


def expected(data: Arguments) -> Mapping[str, Array]:
    # How many are taken over is up to the machine.
    return {"results": data["values"].sum(axis=2, dtype=np.uint32), "visits": np.ones_like(data["visits"])}


CASES = [KernelCase("work_stealing", make, launches, expected, Sizes(20, 8))]
