"""Tensor maps that the kernel makes: grouped matrix products, and one map patched again and again."""

from collections.abc import Mapping

import numpy as np
from numpy.random import Generator

import ptxvm

from ...kernel_case import Arguments, Array, KernelCase, Launch, Sizes, cells

TILE, DEPTH = 16, 32
EXTENTS = (("a", "rows", "inner"), ("b", "inner", "columns"), ("c", "rows", "columns"))
GROUP = np.dtype([(name, np.int32) for name in ("rows", "columns", "inner", "a", "b", "c")])


def make(rng: Generator, size: int) -> Arguments:
    groups = np.zeros(size, GROUP)
    groups["rows"] = rng.integers(1, 40, size)
    groups["columns"], groups["inner"] = 4 * rng.integers(1, 9, (2, size))
    ends = {}
    for name, first, second in EXTENTS:
        # Columns are multiples of 4, so that every matrix begins at a multiple of 16 bytes.
        elements = groups[first] * groups[second]
        groups[name] = np.cumsum(elements) - elements
        ends[name] = elements.sum()
    down, across = cells(groups["rows"].max(), TILE), cells(groups["columns"].max(), TILE)
    return {
        "groups": groups,
        "a": rng.integers(1, 9, ends["a"]).astype(np.float32),
        "b": rng.integers(1, 9, ends["b"]).astype(np.float32),
        "c": np.full(ends["c"], np.nan, np.float32),
        "maps": np.zeros((size, down, across, 3, 128), np.uint8),
    }


def matrices(data: Arguments, group: Array) -> list[Array]:
    """a, b and c of one group."""
    found = []
    for name, first, second in EXTENTS:
        shape = (group[first], group[second])
        found.append(data[name][group[name] : group[name] + shape[0] * shape[1]].reshape(shape))
    return found


def launches(data: Arguments) -> list[Launch]:
    boxes = {"a": (TILE, DEPTH), "b": (DEPTH, TILE), "c": (TILE, TILE)}
    # The templates say all but address, sizes and strides.
    templates = [ptxvm.TensorMap.tiled(data[name][:16].reshape(4, 4), box=box) for name, box in boxes.items()]
    size, down, across, _, _ = data["maps"].shape
    arrays = [data[name] for name in ("groups", "a", "b", "c", "maps")]
    return [Launch("grouped_matmul", (across, down, size), 32, (*templates, *arrays))]


def expected(data: Arguments) -> Mapping[str, Array]:
    products = []
    for group in data["groups"]:
        a, b, _ = matrices(data, group)
        products.append((a @ b).ravel())
    return {"c": np.concatenate(products)}


def make_patched(rng: Generator, size: int) -> Arguments:
    starts = np.concatenate([[0], 4 * np.cumsum(rng.integers(1, 17, size))]).astype(np.int32)
    values = rng.integers(1, 100, starts[-1]).astype(np.float32)
    return {"values": values, "starts": starts, "sums": np.zeros(size, np.float32)}


def launches_patched(data: Arguments) -> list[Launch]:
    template = ptxvm.TensorMap.tiled(data["values"], box=(4,))
    patched = np.frombuffer(bytearray(bytes(template)), np.uint8)
    arguments = (patched, data["values"], data["starts"], data["sums"].size, data["sums"])
    return [Launch("patched_map", 1, 32, arguments)]


def expected_patched(data: Arguments) -> Mapping[str, Array]:
    chunks = [np.pad(chunk, (0, 64 - chunk.size)) for chunk in np.split(data["values"], data["starts"][1:-1])]
    return {"sums": np.array([chunk[:32].sum() + 2 * chunk[32:].sum() for chunk in chunks], np.float32)}


CASES = [
    KernelCase("grouped_matmul", make, launches, expected, Sizes(5, 3)),
    KernelCase("grouped_matmul_patched", make_patched, launches_patched, expected_patched, Sizes(9, 6)),
]
