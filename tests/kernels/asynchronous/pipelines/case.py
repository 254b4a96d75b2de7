"""Pipelines of libcu++ (of a CTA, of producers and consumers, of one thread), and memcpy_async with a barrier."""

from collections.abc import Mapping

import numpy as np
from numpy.random import Generator

from ...kernel_case import Arguments, Array, KernelCase, Launch, Sizes

CTAS, WIDTH = 2, 64
THREADS = {
    "unified_pipeline": WIDTH,
    "partitioned_pipeline": 2 * WIDTH,
    "barrier_copy": WIDTH,
    "thread_pipeline": WIDTH,
}


def make(rng: Generator, size: int) -> Arguments:
    return {"data": rng.integers(1, 2**32, (CTAS, size, WIDTH), np.uint32), "sums": np.zeros((CTAS, WIDTH), np.uint32)}


def expected(data: Arguments) -> Mapping[str, Array]:
    weights = np.arange(1, data["data"].shape[1] + 1, dtype=np.uint32)
    return {"sums": (data["data"] * weights[:, None]).sum(axis=1, dtype=np.uint32)[:, ::-1]}


def case(kernel: str, threads: int) -> KernelCase:
    def launches(data: Arguments) -> list[Launch]:
        return [Launch(kernel, CTAS, threads, (data["data"].shape[1], data["data"], data["sums"]))]

    return KernelCase(f"pipelines_{kernel}", make, launches, expected, Sizes(9, 4))


CASES = [case(kernel, threads) for kernel, threads in THREADS.items()]
