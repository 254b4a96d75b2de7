"""How fast products of matrices are in a kernel of Triton's (`triton_matmul/matmul.py`): copies that run ahead, tensor
cores, and all that is around them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import numpy as np

import ptxvm

from .table import Cell, show
from .tensor_cores import SIDE, encoded
from .timing import CLOCKS, best

FOLDER = Path(__file__).parent / "triton_matmul"
TILE, THREADS = 128, 128
KERNELS = [
    ("f16.sm_80", 32768),
    ("tf32.sm_80", 65536),
    ("e4m3.sm_89", 32768),
    ("s8.sm_80", 32768),
    ("f16.sm_90a", 49152),
    ("f16.sm_100a", 49168),
]
"""By the type of A and B and the target, with bytes of shared memory."""


def product(name: str, shared: int, cores: str) -> Callable[[], None]:
    """Multiplies matrices of 1024 x 1024; the first time, now, the result is checked."""
    type_ = name.split(".", maxsplit=1)[0]
    rng = np.random.default_rng(1)
    a, b = (rng.integers(-2, 3, (SIDE, SIDE)) for _ in range(2))
    x, y = encoded(a, type_), encoded(b, type_)
    c = np.zeros((SIDE, SIDE), np.int32 if type_ == "s8" else np.float32)
    kernel = ptxvm.load((FOLDER / f"{name}.ptx").read_text()).kernels["matmul"]
    arguments = x, y, c, SIDE, SIDE, SIDE, 0, 0

    def run() -> None:
        grid = SIDE // TILE, SIDE // TILE
        kernel.launch(grid, THREADS, *arguments, shared=shared, workers=1, tensor_cores=cores)

    run()
    np.testing.assert_array_equal(c, a.astype(np.float32) @ b.astype(np.float32))
    return run


def report(rounds: int, clock: str) -> None:
    """Measure every kernel and print the table."""
    rows: list[list[Cell]] = []
    for name, shared in KERNELS:
        times = [best([product(name, shared, cores)], rounds, CLOCKS[clock])[0] for cores in ("fast", "target")]
        rows.append([name, *(2 * SIDE**3 / seconds / 1e9 for seconds in times)])
    title = f"Products of 1024 x 1024 x 1024 in Triton's kernel, by {clock} time"
    show(title, ["GFLOP/s, one thread", "fast", "target"], rows)
