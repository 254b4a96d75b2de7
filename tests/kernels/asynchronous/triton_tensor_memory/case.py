"""Matrix products and attention that Triton made for Blackwell: sums lie in tensor memory.

128 threads (256 for the kernel with warps of several kinds), two more pointers at the end of the parameters: scratch
memory and null. Descriptors of the host are a tensor map, its shape and its strides.
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
# Small integers as codes of 8-bit floats, and the numbers of 4 bits.
E4M3, E5M2 = np.array([0, 0x38, 0x40, 0x44]), np.array([0, 0x3C, 0x40, 0x42])
E2M1 = np.array([0, 0.5, 1, 1.5, 2, 3, 4, 6])


@dataclass(frozen=True, slots=True)
class Kind:
    """A product: how integers become arrays of a and b, the depth of a tile, bytes of shared memory."""

    a: Callable[[Array], Array]
    b: Callable[[Array], Array]
    depth: int
    shared: int


def eight_bits(codes: Array) -> Callable[[Array], Array]:
    return lambda values: (codes[np.abs(values)] | np.where(values < 0, 0x80, 0)).astype(np.uint8)


def half(values: Array) -> Array:
    return values.astype(np.float16)


KINDS = {
    "matmul_f16": Kind(half, half, 32, 18448),
    "matmul_fp8": Kind(eight_bits(E4M3), eight_bits(E5M2), 64, 18448),
}


def matmul_case(name: str, kind: Kind) -> KernelCase:
    """Sums of small integers are exact in all types."""

    def make(rng: Generator, size: int) -> Arguments:
        x, y = rng.integers(-3, 4, (64 * size, 4 * kind.depth)), rng.integers(-3, 4, (4 * kind.depth, 64))
        return {"x": x, "y": y, "a": kind.a(x), "b": kind.b(y), "c": np.zeros((64 * size, 64), np.float32)}

    def launches(data: Arguments) -> list[Launch]:
        (rows, inner), columns = data["x"].shape, data["y"].shape[1]
        arguments = (data["a"], data["b"], data["c"], rows, columns, inner, *NO_SCRATCH)
        return [Launch("matmul", (cells(rows, 64), cells(columns, 32)), 128, arguments, kind.shared)]

    def expected(data: Arguments) -> Mapping[str, Array]:
        return {"c": (data["x"] @ data["y"]).astype(np.float32)}

    return KernelCase(f"tensor_memory_{name}", make, launches, expected, Sizes(2, 1), EXACT, HERE / f"{name}.py")


def make_scaled(rng: Generator, size: int) -> Arguments:
    """Numbers of 4 bits with powers of two for every 32: sums are exact."""
    x, y = (rng.integers(0, 16, (rows, 256)) for rows in (128 * size, 32))
    a, b = ((codes[:, ::2] | codes[:, 1::2] << 4).astype(np.uint8) for codes in (x, y))
    a_scales, b_scales = (rng.integers(126, 129, (len(codes), 8)).astype(np.uint8) for codes in (x, y))
    c = np.zeros((128 * size, 32), np.float32)
    return {"x": x, "y": y, "a": a, "b": b, "a_scales": a_scales, "b_scales": b_scales, "c": c}


def launch_scaled(data: Arguments) -> list[Launch]:
    arguments = (*(data[key] for key in ("a", "b", "a_scales", "b_scales", "c")), 32, 256, *NO_SCRATCH)
    return [Launch("scaled", (cells(len(data["x"]), 128), 1), 128, arguments, 20992)]


def expected_scaled(data: Arguments) -> Mapping[str, Array]:
    x, y = (
        np.where(codes >> 3, -1, 1) * E2M1[codes % 8] * np.repeat(2.0 ** (scales.astype(int) - 127), 32, axis=1)
        for codes, scales in ((data["x"], data["a_scales"]), (data["y"], data["b_scales"]))
    )
    return {"c": (x @ y.T).astype(np.float32)}


def descriptor(array: Array, box: tuple[int, int], swizzle: str) -> tuple[object, ...]:
    """A 2-D descriptor as the parameters that Triton makes of it."""
    rows, width = array.shape
    return ptxvm.TensorMap.tiled(array, box=box, swizzle=swizzle), rows, width, width, 1


def make_specialised(rng: Generator, size: int) -> Arguments:
    a, b = (rng.integers(-3, 4, (rows, 160)).astype(np.float16) for rows in (128 * size, 64))
    return {"a": a, "b": b, "c": np.zeros((128 * size, 64), np.float32)}


def launch_specialised(data: Arguments) -> list[Launch]:
    maps = (*descriptor(data["a"], (128, 32), "64B"), *descriptor(data["b"], (32, 32), "64B"))
    arguments = (*maps, *descriptor(data["c"], (128, 32), "128B"), data["a"].shape[1], *NO_SCRATCH)
    return [Launch("specialised", (len(data["a"]) // 128, 2), 256, arguments, 30940)]


def expected_specialised(data: Arguments) -> Mapping[str, Array]:
    return {"c": data["a"].astype(np.float32) @ data["b"].astype(np.float32).T}


def make_attention(rng: Generator, size: int) -> Arguments:
    q, k, v = (rng.standard_normal((64 * size, 32)).astype(np.float16) for _ in range(3))
    return {"q": q, "k": k, "v": v, "out": np.zeros((64 * size, 32), np.float32)}


def launch_attention(data: Arguments) -> list[Launch]:
    count = len(data["q"])
    arguments = (*(data[key] for key in ("q", "k", "v", "out")), count, 0.25, *NO_SCRATCH)
    return [Launch("attention", count // 64, 128, arguments, 16416)]


def expected_attention(data: Arguments) -> Mapping[str, Array]:
    q, k, v = (data[name].astype(np.float64) for name in "qkv")
    powers = np.exp2(0.25 * q @ k.T)
    return {"out": (powers / powers.sum(axis=1, keepdims=True) @ v).astype(np.float32)}


CASES = [
    *(matmul_case(name, kind) for name, kind in KINDS.items()),
    KernelCase(
        "tensor_memory_mxfp4", make_scaled, launch_scaled, expected_scaled, Sizes(2, 1), EXACT, HERE / "mxfp4.py"
    ),
    KernelCase(
        "tensor_memory_specialised",
        make_specialised,
        launch_specialised,
        expected_specialised,
        Sizes(1, 1),
        EXACT,
        HERE / "specialised.py",
    ),
    # Weights are rounded to f16 (2^-11 of each) before they are multiplied.
    KernelCase(
        "tensor_memory_attention",
        make_attention,
        launch_attention,
        expected_attention,
        Sizes(2, 1),
        Tolerance(2e-3, 2e-3),
        HERE / "attention.py",
    ),
]
