"""Mandelbrot: f32 arithmetic whose every rounding is given, so the escape times are exact."""

from collections.abc import Mapping

import numpy as np
from numpy.random import Generator

from ..kernel_case import Arguments, Array, KernelCase, Launch, Sizes, cells

LEFT, TOP = np.float32(-2.2), np.float32(1.3)
LIMIT = 100


def make(rng: Generator, size: int) -> Arguments:
    return {"times": np.full((size, size + 5), -1, np.int32)}


def step_of(data: Arguments) -> np.float32:
    return np.float32(2.6) / np.float32(len(data["times"]))


def launches(data: Arguments) -> list[Launch]:
    height, width = data["times"].shape
    grid = (cells(width, 32), cells(height, 4))
    return [Launch("mandelbrot", grid, (32, 4), (width, height, LIMIT, LEFT, TOP, step_of(data), data["times"]))]


def expected(data: Arguments) -> Mapping[str, Array]:
    height, width = data["times"].shape
    step = step_of(data)
    real = np.broadcast_to(LEFT + step * np.arange(width, dtype=np.float32), (height, width))
    imaginary = (TOP - step * np.arange(height, dtype=np.float32))[:, None]
    u, v = np.zeros((2, height, width), np.float32)
    times = np.zeros((height, width), np.int32)
    live = np.ones((height, width), bool)
    for _ in range(LIMIT):
        uu, vv = u * u, v * v
        live &= ~(uu + vv > 4)
        # Points that escaped stand still, so that nothing overflows.
        v = np.where(live, 2 * u * v + imaginary, v)
        u = np.where(live, uu - vv + real, u)
        times += live
    return {"times": times}


CASES = [KernelCase("mandelbrot", make, launches, expected, Sizes(120, 24))]
