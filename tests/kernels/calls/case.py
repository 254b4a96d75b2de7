"""Calls: functions that nvcc did not inline, with structures by value; recursion; indirect calls through a table."""

from collections.abc import Mapping

import numpy as np
from numpy.random import Generator

from ..kernel_case import Arguments, Array, KernelCase, Launch, Sizes, cells

BLOCK = 64
BODY = np.dtype([("mass", "<f8"), ("position", "<f4", 3), ("tags", "<i2", 2)])


def make(rng: Generator, size: int) -> Arguments:
    return {
        "input": rng.integers(0, 60_000, size, np.int32),
        "weights": np.zeros(size, np.int32),
        "bodies": np.zeros(size, BODY).view(np.uint8),
        "ordered": np.zeros((size, 2), np.int32),
    }


def launches(data: Arguments) -> list[Launch]:
    count = data["input"].size
    arrays = [data[name] for name in ("input", "weights", "bodies", "ordered")]
    return [Launch("calls", cells(count, BLOCK), BLOCK, (count, *arrays))]


def expected(data: Arguments) -> Mapping[str, Array]:
    values, index = data["input"], np.arange(data["input"].size, dtype=np.int32)
    weights = values * (values >> 3).astype(np.int16).astype(np.int32) - (values & 255)
    pairs = np.stack([values, 3 * index], axis=1)
    ordered = np.sort(pairs, axis=1)
    ordered[:, 0] -= pairs[:, 0] <= pairs[:, 1]
    return {"weights": weights, "bodies": moved_bodies(values).view(np.uint8), "ordered": ordered}


def moved_bodies(values: Array) -> Array:
    odd = values % 2 == 1
    step = np.float32(0.25) * np.arange(1, 4, dtype=np.float32)
    bodies = np.zeros(values.size, BODY)
    bodies["mass"] = values * np.where(odd, 1.0, 0.5)
    bodies["position"] = values[:, None].astype(np.float32) * np.arange(1, 4, dtype=np.float32)
    bodies["position"] += np.where(odd[:, None], step, np.float32(0))
    bodies["tags"][:, 0] = (values + np.where(odd, 7, 0)).astype(np.int16)
    bodies["tags"][:, 1] = np.where(odd, -1, 1) * np.arange(values.size)
    return bodies


def make_recursion(rng: Generator, size: int) -> Arguments:
    return {"results": np.zeros(size, np.uint32)}


def launches_recursion(data: Arguments) -> list[Launch]:
    count = data["results"].size
    return [Launch("recursion", cells(count, BLOCK), BLOCK, (count, data["results"]))]


def expected_recursion(data: Arguments) -> Mapping[str, Array]:
    # Ackermann's function for m = 0, 1, 2 in closed form.
    index = np.arange(data["results"].size)
    closed = np.stack([index % 5 + 1, index % 5 + 2, 2 * (index % 5) + 3])
    return {"results": closed[index % 3, index].astype(np.uint32)}


def make_pointers(rng: Generator, size: int) -> Arguments:
    values = rng.integers(0, 2**32, (2, size), np.uint32)
    return {"program": values[0], "values": values[1].copy()}


def launches_pointers(data: Arguments) -> list[Launch]:
    count = data["values"].size
    return [Launch("function_pointers", cells(count, BLOCK), BLOCK, (count, data["program"], data["values"]))]


def expected_pointers(data: Arguments) -> Mapping[str, Array]:
    codes, values = data["program"].astype(np.uint64), data["values"].copy()
    while codes.any():
        low = codes.astype(np.uint32)
        turn = low & 31
        rotated = values << turn | values >> (32 - turn) % 32
        choices = [values, values + low, values * low, rotated, values ^ low]
        values = np.choose((codes % 5).astype(np.intp), choices)
        codes //= 5
    return {"values": values}


CASES = [
    KernelCase("calls", make, launches, expected, Sizes(1_000, 200)),
    KernelCase("recursion", make_recursion, launches_recursion, expected_recursion, Sizes(300, 64)),
    KernelCase("function_pointers", make_pointers, launches_pointers, expected_pointers, Sizes(500, 100)),
]
