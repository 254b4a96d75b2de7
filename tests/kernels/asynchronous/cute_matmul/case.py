"""A matrix product of CUTLASS's pipeline and CuTe's tensor copies: multicast in clusters of two, K split over CTAs."""

from collections.abc import Callable, Mapping

import numpy as np
from numpy.random import Generator

import ptxvm

from ...kernel_case import Arguments, Array, KernelCase, Launch, Sizes, cells

EDGE, CLUSTER, THREADS = 32, 2, 160
SHARED = 1024 * 21  # two stages of two tiles and a result of 4 KB each, and barriers


def make(rng: Generator, size: int) -> Arguments:
    # Rows of a tensor map are multiples of 16 bytes; not of tiles.
    rows, columns, inner = 2 * size - 3, 4 * (size // 4), 84
    return {
        "a": rng.integers(1, 9, (rows, inner)).astype(np.float32),
        "b": rng.integers(1, 9, (columns, inner)).astype(np.float32),
        "c": np.zeros((rows, columns), np.float32),
    }


def atom(array: Array, rows: int = EDGE) -> bytes:
    """CuTe's atom for a matrix: the tensor map comes first; 256 bytes in all, the rest says nothing."""
    return bytes(ptxvm.TensorMap.tiled(array, box=(rows, EDGE), swizzle="128B")) + bytes(128)


def launcher(kernel: str, splits: int) -> Callable[[Arguments], list[Launch]]:
    def launches(data: Arguments) -> list[Launch]:
        (rows, inner), columns = data["a"].shape, len(data["b"])
        grid = (cells(rows, EDGE * CLUSTER) * CLUSTER, cells(columns, EDGE), splits)
        # Each CTA of a cluster loads half a tile of b for both.
        atoms = atom(data["a"]), atom(data["b"], EDGE // CLUSTER), atom(data["c"])
        return [Launch(kernel, grid, THREADS, (rows, columns, inner, *atoms), SHARED, cluster=CLUSTER)]

    return launches


def expected(data: Arguments) -> Mapping[str, Array]:
    return {"c": data["a"] @ data["b"].T}


CASES = [
    KernelCase("cute_matmul", make, launcher("cute_matmul", 1), expected, Sizes(30, 30)),
    KernelCase("cute_matmul_split", make, launcher("cute_matmul_split", 2), expected, Sizes(30, 30)),
]
