"""Results of a reference model of tensor cores as data, and the inputs they belong to.

`mma_results.npz` holds, for each generation and form that MMA-Sim (microsoft/MMA-Sim, arXiv 2511.10909, commit
c7851383; validated by its authors on ten GPUs) covers, the bits of D for the matrices that `inputs` makes; but for
sums in which a product of zero and a great number would cut what is small, which it does not on a GPU
(tests/agreement/hardware).
`wgmma_results.npz` holds them for `wgmma.mma_async` on sm_90.
"""

from __future__ import annotations

import hashlib
from pathlib import Path

import numpy as np

RESULTS = Path(__file__).parent / "mma_results.npz"
WARPGROUP_RESULTS = Path(__file__).parent / "wgmma_results.npz"
SCALED_RESULTS = Path(__file__).parent / "mma_scaled_results.npz"
FORMATS = {"f16": (5, 10), "bf16": (8, 7), "tf32": (8, 10), "f32": (8, 23), "e4m3": (4, 3), "e5m2": (5, 2)}
FORMATS |= {"e3m2": (3, 2), "e2m3": (2, 3), "e2m1": (2, 1)}
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


#: The codes from which scales are taken: numbers near one mostly, and what is not a number.
SCALES = {
    "ue8m0": (*range(117, 138), 0, 1, 253, 254, 255),
    "ue4m3": (*range(0x28, 0x50), 0, 1, 7, 8, 0x7E, 0x7F),
}


def scaled_inputs(
    name: str, shape: tuple[int, int, int], types: tuple[str, str], blocks: int, scale: str
) -> tuple[tuple[np.ndarray, ...], tuple[np.ndarray, ...]]:
    """A, B, C, and the scales of rows of A and of columns of B, block by block: codes, `COUNT` of each."""
    m, n, k = shape
    matrices, scales = [], []
    for place, size in enumerate(((m, k), (k, n))):
        if types[place] == "e2m1":
            matrices.append(
                np.stack(
                    [
                        _numbers(f"{name} {place} {kind}", m * k if place == 0 else k * n).reshape(size) & 15
                        for kind in range(COUNT)
                    ]
                )
            )
        else:
            matrices.append(
                np.stack([codes(f"{name} {place} {kind}", size, types[place], max(1, kind)) for kind in range(COUNT)])
            )
    matrices.append(np.stack([codes(f"{name} c {kind}", (m, n), "f32", (1, 2, 5)[kind % 3]) for kind in range(COUNT)]))
    table = np.array(SCALES[scale], np.uint8)
    for place, lines in enumerate((m, n)):
        random = _numbers(f"{name} scales {place}", COUNT * lines * blocks).reshape(COUNT, lines, blocks)
        # The last ones of the table, which are rare, in the last products only.
        usual = len(table) - 5
        common = table[(random % usual).astype(np.intp)]
        scales.append(
            np.where(
                (np.arange(COUNT) >= COUNT - 2)[:, None, None] & (random >> 32 & 7 == 0),
                table[(random >> 40) % len(table)],
                common,
            )
        )
    return tuple(matrices), tuple(scales)
