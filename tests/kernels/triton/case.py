"""Kernels that Triton compiled.

Its conventions: 128 threads (4 warps), two more pointers at the end of the parameters (scratch memory, null here), one
dynamic `.shared` array whose size its metadata tells, floats in `.b32` registers, predicated loads by inline assembly.
"""

from collections.abc import Mapping
from pathlib import Path

import numpy as np
from numpy.random import Generator

from ..kernel_case import EXACT, Arguments, Array, KernelCase, Launch, Sizes, Tolerance, cells

HERE = Path(__file__).parent
BLOCK = 128
ELEMENTS = 512
SCRATCH = (0, 0)
EPSILON = np.float32(1e-5)


def make_add(rng: Generator, size: int) -> Arguments:
    x, y = rng.standard_normal((2, size), np.float32)
    return {"x": x.copy(), "y": y.copy(), "result": np.zeros(size, np.float32)}


def launches_add(data: Arguments) -> list[Launch]:
    count = data["x"].size
    arrays = [data[name] for name in ("x", "y", "result")]
    return [Launch("vector_add", cells(count, ELEMENTS), BLOCK, (*arrays, count, *SCRATCH))]


def expected_add(data: Arguments) -> Mapping[str, Array]:
    return {"result": data["x"] + data["y"]}


def make_rows(rng: Generator, size: int) -> Arguments:
    rows = 3 * rng.standard_normal((size, 389), np.float32)
    weight, bias = rng.standard_normal((2, 389), np.float32)
    return {"rows": rows, "weight": weight.copy(), "bias": bias.copy(), "result": np.full_like(rows, np.nan)}


def launches_softmax(data: Arguments) -> list[Launch]:
    rows, columns = data["rows"].shape
    return [Launch("softmax", rows, BLOCK, (data["rows"], data["result"], columns, *SCRATCH), shared=16)]


def expected_softmax(data: Arguments) -> Mapping[str, Array]:
    rows = data["rows"].astype(np.float64)
    powers = np.exp(rows - rows.max(axis=1, keepdims=True))
    return {"result": (powers / powers.sum(axis=1, keepdims=True)).astype(np.float32)}


def launches_norm(data: Arguments) -> list[Launch]:
    rows, columns = data["rows"].shape
    arrays = [data[name] for name in ("rows", "weight", "bias", "result")]
    return [Launch("layer_norm", rows, BLOCK, (*arrays, columns, EPSILON, *SCRATCH), shared=16)]


def expected_norm(data: Arguments) -> Mapping[str, Array]:
    rows = data["rows"].astype(np.float64)
    centred = rows - rows.mean(axis=1, keepdims=True)
    scale = 1 / np.sqrt((centred**2).mean(axis=1, keepdims=True) + np.float64(EPSILON))
    return {"result": (centred * scale * data["weight"] + data["bias"]).astype(np.float32)}


def launches_running(data: Arguments) -> list[Launch]:
    rows, columns = data["rows"].shape
    return [Launch("running_softmax", rows, BLOCK, (data["rows"], data["result"], columns, *SCRATCH), shared=1040)]


def make_maximum(rng: Generator, size: int) -> Arguments:
    # Few different values: the largest one occurs several times.
    rows = rng.integers(-300, 300, (size, 1000), np.int32)
    return {"rows": rows, "largest": np.zeros(size, np.int32), "place": np.full(size, -1, np.int32)}


def launches_maximum(data: Arguments) -> list[Launch]:
    rows, columns = data["rows"].shape
    arrays = [data[name] for name in ("rows", "largest", "place")]
    return [Launch("row_maximum", rows, BLOCK, (*arrays, columns, *SCRATCH), shared=32)]


def expected_maximum(data: Arguments) -> Mapping[str, Array]:
    return {"largest": data["rows"].max(axis=1), "place": data["rows"].argmax(axis=1).astype(np.int32)}


def make_scan(rng: Generator, size: int) -> Arguments:
    values = rng.integers(-(2**31), 2**31, (size, 13), np.int32)
    return {"values": values, "scanned": np.zeros_like(values)}


def launches_scan(data: Arguments) -> list[Launch]:
    rows, columns = data["values"].shape
    return [Launch("column_scan", 1, BLOCK, (data["values"], data["scanned"], rows, columns, *SCRATCH), shared=1024)]


def expected_scan(data: Arguments) -> Mapping[str, Array]:
    return {"scanned": np.cumsum(data["values"], axis=0, dtype=np.int32)}


KERNELS = {
    "vector_add": (make_add, launches_add, expected_add, Sizes(3_001, 700), EXACT),
    # exp is ex2.approx of a rounded product: an error of 2^-20 for arguments down to -24, as in softmax.cu.
    "softmax": (make_rows, launches_softmax, expected_softmax, Sizes(20, 2), Tolerance(relative=3e-6)),
    "running_softmax": (make_rows, launches_running, expected_softmax, Sizes(20, 2), Tolerance(relative=5e-6)),
    "layer_norm": (make_rows, launches_norm, expected_norm, Sizes(20, 2), Tolerance(2e-6, 5e-6)),
    "row_maximum": (make_maximum, launches_maximum, expected_maximum, Sizes(20, 2), EXACT),
    "column_scan": (make_scan, launches_scan, expected_scan, Sizes(31, 20), EXACT),
}
CASES = [KernelCase(f"triton_{kernel}", *parts, source=HERE / f"{kernel}.py") for kernel, parts in KERNELS.items()]
