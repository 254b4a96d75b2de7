"""Matrix products and attention that Triton made for Hopper: its warpgroups multiply.

128 threads (256 for bf16), two more pointers at the end of the parameters: scratch memory and null. Descriptors of the
host are a tensor map, its shape and its strides.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.random import Generator

import ptxvm

from ...kernel_case import EXACT, Arguments, Array, KernelCase, Launch, Sizes, Tolerance, cells

HERE = Path(__file__).parent
NO_SCRATCH = (0, 0)
# Small integers as codes of 8-bit floats.
E4M3, E5M2 = np.array([0, 0x38, 0x40, 0x44]), np.array([0, 0x3C, 0x40, 0x42])


@dataclass(frozen=True, slots=True)
class Kind:
    """A product: how integers become arrays of a and b, the type of c, the tile, bytes of shared memory, threads."""

    a: Callable[[Array], Array]
    b: Callable[[Array], Array]
    c: type
    tile: tuple[int, int]
    shared: int
    depth: int  # of a tile
    threads: int = 128


def bfloat(values: Array) -> Array:
    return (values.astype(np.float32).view(np.uint32) >> 16).astype(np.uint16)


def eight_bits(codes: Array) -> Callable[[Array], Array]:
    return lambda values: (codes[np.abs(values)] | np.where(values < 0, 0x80, 0)).astype(np.uint8)


def single(values: Array) -> Array:
    return values.astype(np.float32)


def half(values: Array) -> Array:
    return values.astype(np.float16)


def byte(values: Array) -> Array:
    return (values * 40).astype(np.int8)


KINDS = {
    "matmul_f16": Kind(half, half, np.float16, (64, 32), 18432, 32),
    "matmul_bf16": Kind(bfloat, bfloat, np.float32, (128, 64), 73728, 64, 256),
    "matmul_tf32": Kind(single, single, np.float32, (64, 32), 36864, 32),
    "matmul_fp8": Kind(eight_bits(E4M3), eight_bits(E5M2), np.float32, (64, 32), 14336, 64),
    "matmul_int8": Kind(byte, byte, np.int32, (64, 32), 14336, 64),
}


def matmul_case(name: str, kind: Kind) -> KernelCase:
    """Sums of small integers are exact in all types."""

    def make(rng: Generator, size: int) -> Arguments:
        rows, columns, inner = size, 48, 4 * kind.depth
        x, y = rng.integers(-3, 4, (rows, inner)), rng.integers(-3, 4, (inner, columns))
        c = np.zeros((rows, columns), kind.c)
        return {"x": x, "y": y, "a": kind.a(x), "b": kind.b(y), "c": c}

    def launches(data: Arguments) -> list[Launch]:
        (rows, inner), columns = data["x"].shape, data["y"].shape[1]
        grid = cells(rows, kind.tile[0]), cells(columns, kind.tile[1])
        arguments = (data["a"], data["b"], data["c"], rows, columns, inner, *NO_SCRATCH)
        return [Launch("matmul", grid, kind.threads, arguments, kind.shared)]

    def expected(data: Arguments) -> Mapping[str, Array]:
        scale = 40 if name == "matmul_int8" else 1
        return {"c": ((data["x"] * scale) @ (data["y"] * scale)).astype(kind.c)}

    return KernelCase(f"triton_{name}", make, launches, expected, Sizes(80, 48), EXACT, HERE / f"{name}.py")


def descriptor(array: Array, columns: int = 64) -> tuple[object, ...]:
    """A 2-D descriptor as the parameters that Triton makes of it."""
    rows, width = array.shape
    return ptxvm.TensorMap.tiled(array, box=(64, columns), swizzle="128B"), rows, width, width, 1


def make_persistent(rng: Generator, size: int) -> Arguments:
    a, b = (rng.integers(-3, 4, (rows, 256)).astype(np.float16) for rows in (size, 72))
    return {"a": a, "b": b, "c": np.zeros((size, 72), np.float16)}


def launch_persistent(data: Arguments) -> list[Launch]:
    (rows, inner), columns = data["a"].shape, len(data["b"])
    maps = [part for array in data.values() for part in descriptor(array)]
    return [Launch("persistent", 1, 128, (*maps, rows, columns, inner, *NO_SCRATCH), 57368)]


def expected_persistent(data: Arguments) -> Mapping[str, Array]:
    return {"c": (data["a"].astype(np.float32) @ data["b"].astype(np.float32).T).astype(np.float16)}


def make_attention(rng: Generator, size: int) -> Arguments:
    q, k, v = (rng.standard_normal((128 * size, 64)).astype(np.float16) for _ in range(3))
    return {"q": (q / 4).astype(np.float16), "k": k, "v": v, "out": np.zeros((128 * size, 64), np.float32)}


def launch_attention(data: Arguments) -> list[Launch]:
    maps = [part for name in "qkv" for part in descriptor(data[name])]
    arguments = (*maps, *descriptor(data["out"], 32), 128, *NO_SCRATCH)
    return [Launch("attention", (2, len(data["q"]) // 128), 128, arguments, 40992)]


def expected_attention(data: Arguments) -> Mapping[str, Array]:
    q, k, v = (data[name].astype(np.float64).reshape(-1, 128, 64) for name in "qkv")
    powers = np.exp2(q @ k.transpose(0, 2, 1))
    return {"out": (powers / powers.sum(axis=2, keepdims=True) @ v).reshape(-1, 64).astype(np.float32)}


CASES = [
    *(matmul_case(name, kind) for name, kind in KINDS.items()),
    KernelCase(
        "triton_persistent",
        make_persistent,
        launch_persistent,
        expected_persistent,
        Sizes(80, 72),
        source=HERE / "persistent.py",
    ),
    # Weights are rounded to f16 (2^-11 of each) before they are multiplied.
    KernelCase(
        "triton_attention",
        make_attention,
        launch_attention,
        expected_attention,
        Sizes(1, 1),
        Tolerance(2e-3, 2e-3),
        HERE / "attention.py",
    ),
]
