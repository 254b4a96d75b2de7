"""Bitonic sort: many launches, the small strides in shared memory."""

from collections.abc import Mapping

import numpy as np
from numpy.random import Generator

from ..kernel_case import Arguments, Array, KernelCase, Launch, Sizes

RUN = 1024


def make(rng: Generator, size: int) -> Arguments:
    return {"keys": rng.integers(0, 2**32, size, np.uint32)}


def launches(data: Arguments) -> list[Launch]:
    keys = data["keys"]
    blocks = keys.size // RUN
    steps = [Launch("bitonic_shared", blocks, RUN // 2, (keys, 0))]
    length = 2 * RUN
    while length <= keys.size:
        stride = length // 2
        while stride >= RUN:
            steps.append(Launch("bitonic_global", keys.size // 512, 256, (keys, length, stride)))
            stride //= 2
        steps.append(Launch("bitonic_shared", blocks, RUN // 2, (keys, length)))
        length *= 2
    return steps


def expected(data: Arguments) -> Mapping[str, Array]:
    return {"keys": np.sort(data["keys"])}


CASES = [KernelCase("bitonic_sort", make, launches, expected, Sizes(16_384, 2_048))]
