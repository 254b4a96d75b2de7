"""Products by CuTe's atoms for Hopper, one for each way in which it lays out matrices."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.random import Generator

from ...kernel_case import Arguments, Array, KernelCase, Launch, Sizes
from ..triton_warpgroups.case import E4M3, E5M2, bfloat, eight_bits, half, single

HERE = Path(__file__).parent
SHARED = 40 * 1024
Coder = Callable[[Array], Array]


def signed(values: Array) -> Array:
    return (values * 40).astype(np.int8)


def unsigned(values: Array) -> Array:
    return ((values + 3) * 40).astype(np.uint8)


@dataclass(frozen=True, slots=True)
class Kind:
    """Codes of a and b, the type of c, M, N and K, threads."""

    a: Coder
    b: Coder
    c: type
    shape: tuple[int, int, int]
    threads: int = 128


KINDS = {
    "half_128": Kind(half, half, np.float32, (128, 64, 64), 256),
    "half_columns": Kind(half, half, np.float16, (64, 64, 32)),
    "half_mixed": Kind(half, half, np.float32, (64, 96, 32)),
    "half_interleaved": Kind(half, half, np.float32, (64, 32, 32)),
    "bfloat_registers": Kind(bfloat, bfloat, np.float32, (64, 32, 32)),
    "tf32_registers": Kind(single, single, np.float32, (64, 32, 32)),
    "fp8": Kind(eight_bits(E4M3), eight_bits(E5M2), np.float32, (64, 16, 64)),
    "fp8_registers": Kind(eight_bits(E5M2), eight_bits(E5M2), np.float16, (64, 16, 128)),
    "int8": Kind(signed, unsigned, np.int32, (64, 32, 128)),
}


def case(name: str, kind: Kind) -> KernelCase:
    """Sums of small integers are exact in all types."""

    def make(rng: Generator, size: int) -> Arguments:
        m, n, k = kind.shape
        x, y = rng.integers(-3, 4, (m, k)), rng.integers(-3, 4, (n, k))
        return {"x": x, "y": y, "a": kind.a(x), "b": kind.b(y), "c": np.zeros((m, n), kind.c)}

    def launches(data: Arguments) -> list[Launch]:
        return [Launch(name, 1, kind.threads, (data["a"], data["b"], data["c"]), SHARED)]

    def expected(data: Arguments) -> Mapping[str, Array]:
        x, y = data["x"], data["y"]
        return {"c": ((x * 40) @ ((y + 3) * 40).T if name == "int8" else x @ y.T).astype(kind.c)}

    return KernelCase(f"cute_{name}", make, launches, expected, Sizes(1, 1), source=HERE / "cute_warpgroups.cu")


CASES = [case(name, kind) for name, kind in KINDS.items()]
