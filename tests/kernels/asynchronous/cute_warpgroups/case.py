"""Products by CuTe's atoms for Hopper, one for each way in which it lays out matrices."""

from collections.abc import Callable, Mapping

import numpy as np
from numpy.random import Generator

from ...kernel_case import Arguments, Array, KernelCase, Launch, Sizes
from ..triton_warpgroups.case import E4M3, E5M2, bfloat, eight_bits, half, single

SHARED = 40 * 1024
Coder = Callable[[Array], Array]


def signed(values: Array) -> Array:
    return (values * 40).astype(np.int8)


def unsigned(values: Array) -> Array:
    return ((values + 3) * 40).astype(np.uint8)


# Kernel, codes of a and b, type of c, M, N, K, threads.
KERNELS: list[tuple[str, Coder, Coder, type, tuple[int, int, int], int]] = [
    ("half_128", half, half, np.float32, (128, 64, 64), 256),
    ("half_columns", half, half, np.float16, (64, 64, 32), 128),
    ("half_mixed", half, half, np.float32, (64, 96, 32), 128),
    ("half_interleaved", half, half, np.float32, (64, 32, 32), 128),
    ("bfloat_registers", bfloat, bfloat, np.float32, (64, 32, 32), 128),
    ("tf32_registers", single, single, np.float32, (64, 32, 32), 128),
    ("fp8", eight_bits(E4M3), eight_bits(E5M2), np.float32, (64, 16, 64), 128),
    ("fp8_registers", eight_bits(E5M2), eight_bits(E5M2), np.float16, (64, 16, 128), 128),
    ("int8", signed, unsigned, np.int32, (64, 32, 128), 128),
]


def make(rng: Generator, size: int) -> Arguments:
    data: Arguments = {}
    for name, of_a, of_b, c, (m, n, k), _ in KERNELS:
        x, y = rng.integers(-3, 4, (m, k)), rng.integers(-3, 4, (n, k))
        data |= {f"{name} a": of_a(x), f"{name} b": of_b(y), f"{name} c": np.zeros((m, n), c)}
        data |= {f"{name} x": x * 40 if name == "int8" else x, f"{name} y": (y + 3) * 40 if name == "int8" else y}
    return data


def launches(data: Arguments) -> list[Launch]:
    arrays = {name: tuple(data[f"{name} {array}"] for array in "abc") for name, *_ in KERNELS}
    return [Launch(name, 1, threads, arrays[name], SHARED) for name, *_, threads in KERNELS]


def expected(data: Arguments) -> Mapping[str, Array]:
    products = {name: (data[f"{name} x"] @ data[f"{name} y"].T).astype(c) for name, _, _, c, *_ in KERNELS}
    return {f"{name} c": product for name, product in products.items()}


CASES = [KernelCase("cute_warpgroups", make, launches, expected, Sizes(1, 1))]
