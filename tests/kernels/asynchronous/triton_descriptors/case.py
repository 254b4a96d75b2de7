"""Kernels that Triton made of tensor descriptors: a descriptor of the host is a tensor map, its shape and its strides.

128 threads (32 for `matmul`), two more pointers at the end of the parameters: scratch memory for the maps that a kernel
makes, and null.
"""

from collections.abc import Mapping
from pathlib import Path

import numpy as np
from numpy.random import Generator

import ptxvm

from ...kernel_case import EXACT, Arguments, Array, KernelCase, Launch, Sizes, cells

HERE = Path(__file__).parent
BLOCK, ROWS, COLUMNS = 128, 16, 32
SHARED = 2056
NO_SCRATCH = (0, 0)
SCRATCH = 256  # bytes a CTA: two tensor maps


def descriptor(array: Array, box: tuple[int, int] = (ROWS, COLUMNS)) -> tuple[object, ...]:
    """A 2-D descriptor as the parameters that Triton makes of it: the swizzle is as wide as the box."""
    swizzle = f"{box[1] * array.itemsize}B"
    rows, columns = array.shape
    return ptxvm.TensorMap.tiled(array, box=box, swizzle=swizzle), rows, columns, columns, 1


def matrix(rng: Generator, rows: int, columns: int) -> Array:
    return rng.integers(1, 100, (rows, columns)).astype(np.float32)


def make_sum(rng: Generator, size: int) -> Arguments:
    x, y = (matrix(rng, size + 3, 44) for _ in range(2))
    return {"x": x, "y": y, "result": np.zeros_like(x)}


def launches_sum(data: Arguments) -> list[Launch]:
    rows, columns = data["x"].shape
    maps = [part for array in data.values() for part in descriptor(array)]
    return [
        Launch("scaled_sum", (cells(rows, ROWS), cells(columns, COLUMNS)), BLOCK, (*maps, 3.0, *NO_SCRATCH), SHARED)
    ]


def expected_sum(data: Arguments) -> Mapping[str, Array]:
    return {"result": data["x"] + 3 * data["y"]}


def make_rows(rng: Generator, size: int) -> Arguments:
    return {"x": matrix(rng, size // ROWS * ROWS, 164), "result": np.zeros(size // ROWS * ROWS, np.float32)}


def launches_rows(data: Arguments) -> list[Launch]:
    rows, columns = data["x"].shape
    arguments = (*descriptor(data["x"]), data["result"], columns, *NO_SCRATCH)
    return [Launch("row_sums", rows // ROWS, BLOCK, arguments, shared=4112)]


def expected_rows(data: Arguments) -> Mapping[str, Array]:
    return {"result": data["x"].sum(axis=1)}


def make_transpose(rng: Generator, size: int) -> Arguments:
    x = matrix(rng, 4 * size, 44)
    ctas = cells(4 * size, ROWS) * cells(44, COLUMNS)
    return {"x": x, "result": np.zeros_like(x.T, order="C"), "scratch": np.zeros(SCRATCH * ctas, np.uint8)}


def launches_transpose(data: Arguments) -> list[Launch]:
    rows, columns = data["x"].shape
    arguments = (data["x"], data["result"], rows, columns, data["scratch"], 0)
    return [Launch("transpose", (cells(rows, ROWS), cells(columns, COLUMNS)), BLOCK, arguments, SHARED)]


def expected_transpose(data: Arguments) -> Mapping[str, Array]:
    return {"result": data["x"].T}


def make_accumulate(rng: Generator, size: int) -> Arguments:
    return {"x": matrix(rng, size, 76), "totals": matrix(rng, ROWS - 3, COLUMNS - 4)}


def launches_accumulate(data: Arguments) -> list[Launch]:
    rows, columns = data["x"].shape
    arguments = (*descriptor(data["x"]), *descriptor(data["totals"]), *NO_SCRATCH)
    return [Launch("accumulate", (cells(rows, ROWS), cells(columns, COLUMNS)), BLOCK, arguments, SHARED)]


def expected_accumulate(data: Arguments) -> Mapping[str, Array]:
    x, totals = data["x"], data["totals"].copy()
    for row in range(0, x.shape[0], ROWS):
        for column in range(0, x.shape[1], COLUMNS):
            tile = x[row : row + totals.shape[0], column : column + totals.shape[1]]
            totals[: tile.shape[0], : tile.shape[1]] += tile
    return {"totals": totals}


def make_matmul(rng: Generator, size: int) -> Arguments:
    rows, columns, inner = size + 3, 4 * (size // 4) + 4, 40
    return {"a": matrix(rng, rows, inner), "b": matrix(rng, inner, columns), "c": np.zeros((rows, columns), np.float32)}


def launches_matmul(data: Arguments) -> list[Launch]:
    rows, columns = data["c"].shape
    maps = [part for array in data.values() for part in descriptor(array, (16, 16))]
    arguments = (*maps, data["a"].shape[1], *NO_SCRATCH)
    return [Launch("matmul", (cells(rows, 16), cells(columns, 16)), 32, arguments, shared=4112)]


def expected_matmul(data: Arguments) -> Mapping[str, Array]:
    return {"c": data["a"] @ data["b"]}


def make_gather(rng: Generator, size: int) -> Arguments:
    indices = rng.integers(-1, 25, 16 * size, np.int32)
    return {"table": matrix(rng, 23, 76), "indices": indices, "result": np.zeros((16 * size, 76), np.float32)}


def launches_gather(data: Arguments) -> list[Launch]:
    table, result = descriptor(data["table"], (1, COLUMNS)), descriptor(data["result"])
    grid = (data["indices"].size // 16, cells(data["table"].shape[1], COLUMNS))
    return [Launch("gather", grid, BLOCK, (*table, data["indices"], *result, *NO_SCRATCH), SHARED)]


def expected_gather(data: Arguments) -> Mapping[str, Array]:
    inside = (data["indices"] >= 0) & (data["indices"] < len(data["table"]))
    return {
        "result": np.where(inside[:, None], data["table"].take(data["indices"], axis=0, mode="clip"), np.float32(0))
    }


KERNELS = {
    "scaled_sum": (make_sum, launches_sum, expected_sum, Sizes(30, 13), EXACT),
    "row_sums": (make_rows, launches_rows, expected_rows, Sizes(48, 16), EXACT),
    "transpose": (make_transpose, launches_transpose, expected_transpose, Sizes(9, 5), EXACT),
    "accumulate": (make_accumulate, launches_accumulate, expected_accumulate, Sizes(30, 20), EXACT),
    "matmul": (make_matmul, launches_matmul, expected_matmul, Sizes(16, 13), EXACT),
    "gather": (make_gather, launches_gather, expected_gather, Sizes(3, 1), EXACT),
}
CASES = [
    KernelCase(f"triton_descriptor_{kernel}", *parts, source=HERE / f"{kernel}.py") for kernel, parts in KERNELS.items()
]
