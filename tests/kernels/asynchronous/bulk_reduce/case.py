"""Bulk reductions into global memory, of several types and operations, and by tensor map."""

from collections.abc import Mapping

import numpy as np
from numpy.random import Generator

import ptxvm

from ...kernel_case import Arguments, Array, KernelCase, Launch, Sizes

WIDTH, ROWS, SHIFT = 64, 8, 12


def make(rng: Generator, size: int) -> Arguments:
    return {
        "values": rng.integers(0, 2**32, (size, WIDTH), np.uint32),
        "sums": rng.integers(0, 2**32, WIDTH, np.uint32),
        "least": np.full(WIDTH, 2**31 - 1, np.int32),
        "bits": rng.integers(0, 2**32, WIDTH, np.uint32),
        "wide": np.zeros(WIDTH, np.uint64),
        "floats": np.zeros(WIDTH, np.float32),
        "halves": np.zeros(WIDTH, np.float16),
    }


def launches(data: Arguments) -> list[Launch]:
    return [Launch("bulk_reduce", len(data["values"]), WIDTH, tuple(data.values()))]


def expected(data: Arguments) -> Mapping[str, Array]:
    values = data["values"]
    return {
        "sums": data["sums"] + values.sum(axis=0, dtype=np.uint32),
        "least": values.view(np.int32).min(axis=0),
        "bits": data["bits"] ^ np.bitwise_xor.reduce(values, axis=0),
        "wide": (values.astype(np.uint64) << np.uint64(8)).sum(axis=0, dtype=np.uint64),
        # Integers below 2^24 and 2^11: exact in any order.
        "floats": (values % 1000).sum(axis=0).astype(np.float32),
        "halves": (values % 16).sum(axis=0).astype(np.float16),
    }


def make_tensor(rng: Generator, size: int) -> Arguments:
    matrix = rng.integers(0, 1000, (11, SHIFT * size + 42), np.uint32)
    return {"matrix": np.ascontiguousarray(matrix[:, : matrix.shape[1] // 4 * 4]), "ctas": np.array(size)}


def launches_tensor(data: Arguments) -> list[Launch]:
    matrix = ptxvm.TensorMap.tiled(data["matrix"], box=(ROWS, WIDTH))
    return [Launch("bulk_reduce_tensor", int(data["ctas"]), WIDTH, (matrix, SHIFT))]


def expected_tensor(data: Arguments) -> Mapping[str, Array]:
    matrix = data["matrix"].copy()
    for cta in range(int(data["ctas"])):
        for buffer in range(2):
            box = matrix[5 * buffer : 5 * buffer + ROWS, SHIFT * cta : SHIFT * cta + WIDTH]
            box += np.uint32((cta + 1) * (buffer + 1)) + 100 * np.arange(len(box), dtype=np.uint32)[:, None]
    return {"matrix": matrix}


CASES = [
    KernelCase("bulk_reduce_linear", make, launches, expected, Sizes(9, 4)),
    KernelCase("bulk_reduce_tensor", make_tensor, launches_tensor, expected_tensor, Sizes(5, 3)),
]
