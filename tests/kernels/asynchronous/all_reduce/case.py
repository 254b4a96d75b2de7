"""All-reduce over four devices through multicast addresses."""

from collections.abc import Mapping

import numpy as np
from numpy.random import Generator

import ptxvm

from ...kernel_case import Arguments, Array, KernelCase, Launch, Sizes

DEVICES, GRID, BLOCK = 4, 2, 64


def on_devices(arrays: Array) -> tuple[ptxvm.Multicast, ptxvm.PerDevice]:
    """The address of all rows together, and that of each device's own."""
    rows = [ptxvm.DeviceArray(row, device) for device, row in enumerate(arrays)]
    return ptxvm.Multicast(rows), ptxvm.PerDevice(rows)


def make_f32(rng: Generator, size: int) -> Arguments:
    # Integers below 2^24: sums are exact in any order.
    values = rng.integers(1, 1000, (DEVICES, size, 4)).astype(np.float32)
    zeros = {name: np.zeros_like(values) for name in ("copies", "results")}
    return {"values": values, **zeros, "counters": np.zeros((DEVICES, 1), np.uint32)}


def launches_f32(data: Arguments) -> list[Launch]:
    places = ptxvm.PerDevice(range(DEVICES))
    values, results = (on_devices(data[name])[1] for name in ("values", "results"))
    shared = (*on_devices(data["copies"]), *on_devices(data["counters"]))
    arguments = (*shared, DEVICES, places, data["copies"].shape[1], values, results)
    return [Launch("all_reduce_f32", GRID, BLOCK, arguments, devices=DEVICES)]


def expected_f32(data: Arguments) -> Mapping[str, Array]:
    sums = data["values"].sum(axis=0) * np.float32([1, 1, 1, 2])
    sums[:, 0] += sum(range(DEVICES))
    return {"results": np.broadcast_to(sums, data["values"].shape)}


def make_f16(rng: Generator, size: int) -> Arguments:
    # Integers: what is added in f32 is exact, and rounded once.
    return {"copies": rng.integers(1, 3000, (DEVICES, 2 * size)).astype(np.float16)}


def launches_f16(data: Arguments) -> list[Launch]:
    copies, _ = on_devices(data["copies"])
    share = data["copies"].shape[1] // 2 // DEVICES
    firsts = ptxvm.PerDevice([device * share for device in range(DEVICES)])
    return [Launch("all_reduce_f16", GRID, BLOCK, (copies, firsts, share), devices=DEVICES)]


def expected_f16(data: Arguments) -> Mapping[str, Array]:
    sums = data["copies"].astype(np.float64).sum(axis=0).astype(np.float16)
    return {"copies": np.broadcast_to(sums, data["copies"].shape)}


def make_accumulate(rng: Generator, size: int) -> Arguments:
    return {
        "sums": rng.integers(0, 2**32, (DEVICES, size), np.uint32),
        "largest": rng.integers(-(2**31), 2**31, (DEVICES, size), np.int32),
        "values": rng.integers(0, 2**32, (DEVICES, size), np.uint32),
    }


def launches_accumulate(data: Arguments) -> list[Launch]:
    sums, largest = (on_devices(data[name])[0] for name in ("sums", "largest"))
    values = on_devices(data["values"])[1]
    arguments = (sums, largest, values, data["values"].shape[1])
    return [Launch("all_accumulate", GRID, BLOCK, arguments, devices=DEVICES)]


def expected_accumulate(data: Arguments) -> Mapping[str, Array]:
    values = data["values"]
    return {
        "sums": data["sums"] + values.sum(axis=0, dtype=np.uint32),
        "largest": np.maximum(data["largest"], values.view(np.int32).max(axis=0)),
    }


CASES = [
    KernelCase("all_reduce_f32", make_f32, launches_f32, expected_f32, Sizes(400, 80)),
    KernelCase("all_reduce_f16", make_f16, launches_f16, expected_f16, Sizes(400, 80)),
    KernelCase("all_reduce_accumulate", make_accumulate, launches_accumulate, expected_accumulate, Sizes(300, 50)),
]
