"""Results of a reference model of tensor cores as data, and the inputs they belong to.

`mma_results.npz` holds, for each generation and form that MMA-Sim (microsoft/MMA-Sim, arXiv 2511.10909, commit
c7851383; validated by its authors on ten GPUs) covers, the bits of D for the matrices that `inputs` makes.
"""

from __future__ import annotations

import hashlib
from pathlib import Path

import numpy as np

RESULTS = Path(__file__).parent / "mma_results.npz"
FORMATS = {"f16": (5, 10), "bf16": (8, 7), "tf32": (8, 10), "f32": (8, 23), "e4m3": (4, 3), "e5m2": (5, 2)}
#: Products of each form; each has other kinds of numbers.
COUNT = 6


def _numbers(seed: str, count: int) -> np.ndarray:
    data = hashlib.shake_256(seed.encode()).digest(8 * count)
    return np.frombuffer(data, np.uint64)


def codes(seed: str, shape: tuple[int, ...], type_: str, kind: int) -> np.ndarray:
    """Codes of floats: of all kinds (0), near one, of some magnitudes, subnormal, huge, with short fractions (5)."""
    exponent_bits, fraction_bits = FORMATS[type_]
    random = _numbers(seed, int(np.prod(shape))).reshape(shape)
    sign, fraction = random & 1, random >> 8 & ((1 << fraction_bits) - 1)
    bias, top = (1 << exponent_bits - 1) - 1, (1 << exponent_bits) - 2
    spread = (random >> 40).astype(np.int64)
    exponent = {
        0: spread % (1 << exponent_bits),
        1: np.clip(bias - 2 + spread % 5, 0, top),
        2: np.clip(bias - 12 + spread % 25, 0, top),
        3: spread % 2,
        4: np.clip(top - spread % 3, 0, top),
        5: np.full(shape, bias),
    }[kind]
    if kind == 5:
        fraction &= 7 << max(0, fraction_bits - 3)
    magnitude = exponent.astype(np.uint64) << fraction_bits | fraction
    magnitude[(random >> 32 & 7) == 0] = 0
    code = sign << exponent_bits + fraction_bits | magnitude
    return code << 13 | random >> 20 & 0x1FFF if type_ == "tf32" else code


def inputs(name: str, shape: tuple[int, int, int], types: tuple[str, str, str]) -> tuple[np.ndarray, ...]:
    """A, B and C: codes, `COUNT` of each."""
    m, n, k = shape
    sizes = (m, k), (k, n), (m, n)
    return tuple(
        np.stack([codes(f"{name} {place} {kind}", size, type_, (kind + 2 * (place == 2)) % 6) for kind in range(COUNT)])
        for place, (size, type_) in enumerate(zip(sizes, types, strict=True))
    )
