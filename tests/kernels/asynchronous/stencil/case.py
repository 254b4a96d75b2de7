"""A 2-D stencil with halo loads beyond the edges, filled with zeros or with NaNs."""

from collections.abc import Callable, Mapping

import numpy as np
from numpy.random import Generator

import ptxvm

from ...kernel_case import Arguments, Array, KernelCase, Launch, Sizes, cells

WIDTH, HEIGHT, HALO, CTAS = 32, 8, 4, 2


def make(rng: Generator, size: int) -> Arguments:
    values = rng.integers(1, 1000, (size, 76)).astype(np.float32)
    return {"values": values, "result": np.zeros_like(values)}


def launcher(fill: str) -> Callable[[Arguments], list[Launch]]:
    def launches(data: Arguments) -> list[Launch]:
        rows, columns = data["values"].shape
        source = ptxvm.TensorMap.tiled(data["values"], box=(HEIGHT + 2, WIDTH + 2 * HALO), fill=fill)
        result = ptxvm.TensorMap.tiled(data["result"], box=(HEIGHT, WIDTH))
        across = cells(columns, WIDTH)
        arguments = (source, result, across * cells(rows, HEIGHT), across, fill == "nan")
        return [Launch("stencil", CTAS, (WIDTH, HEIGHT), arguments)]

    return launches


def reference(mode: str) -> Callable[[Arguments], Mapping[str, Array]]:
    def expected(data: Arguments) -> Mapping[str, Array]:
        padded = np.pad(data["values"], 1, mode)
        neighbours = padded[:-2, 1:-1] + padded[2:, 1:-1] + padded[1:-1, :-2] + padded[1:-1, 2:]
        return {"result": neighbours - 4 * data["values"]}

    return expected


CASES = [
    KernelCase("stencil_zero", make, launcher("zero"), reference("constant"), Sizes(29, 13)),
    KernelCase("stencil_nan", make, launcher("nan"), reference("edge"), Sizes(29, 13)),
]
