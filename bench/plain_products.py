"""How fast products of f32 matrices are without tensor cores, in a kernel of Triton's (`triton_f32/matmul.py`), beside
the BLAS of NumPy."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

import ptxvm

from .table import Cell, show
from .timing import CLOCKS, best

FOLDER = Path(__file__).parent / "triton_f32"
SIDE, THREADS = 512, 128

Matrix = npt.NDArray[np.float32]


class Kernel(NamedTuple):
    """A file, what it shows, the side of its tiles, bytes of shared memory."""

    file: str
    title: str
    tile: int
    shared: int


KERNELS = [
    Kernel("tiles_64", "tiles of 64 x 64, cp.async", 64, 32768),
    Kernel("tiles_128", "tiles of 128 x 128, cp.async", 128, 32768),
    Kernel("one_stage", "tiles of 64 x 64, loads and stores", 64, 16384),
    Kernel("any_size", "the first one for sizes of any kind", 64, 32768),
]


def product(chosen: Kernel, a: Matrix, b: Matrix, c: Matrix) -> Callable[[], None]:
    """Multiplies `a` and `b`; the first time, now, the result is checked."""
    kernel = ptxvm.load((FOLDER / f"{chosen.file}.ptx").read_text()).kernels["matmul"]
    grid = SIDE // chosen.tile, SIDE // chosen.tile
    arguments = a, b, c, SIDE, SIDE, SIDE, 0, 0

    def run() -> None:
        kernel.launch(grid, THREADS, *arguments, shared=chosen.shared, workers=1)

    run()
    np.testing.assert_allclose(c, a @ b, atol=1e-3)
    return run


def report(rounds: int, clock: str) -> None:
    """Measure every kernel and print the table."""
    rng = np.random.default_rng(1)
    a, b = (rng.standard_normal((SIDE, SIDE), np.float32) for _ in range(2))
    c = np.zeros_like(a)
    rows: list[list[Cell]] = []
    for kernel in KERNELS:
        ours, blas = best([product(kernel, a, b, c), lambda: np.matmul(a, b, out=c)], rounds, CLOCKS[clock])
        rows.append([kernel.title, 2 * SIDE**3 / ours / 1e9, 2 * SIDE**3 / blas / 1e9, blas / ours])
    title = f"Products of f32, {SIDE} x {SIDE} x {SIDE}, in Triton's kernel without tensor cores, by {clock} time"
    show(title, ["GFLOP/s, one thread", "ptxvm", "BLAS", "ratio"], rows)
