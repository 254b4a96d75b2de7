"""`ptxvm demo`: the Mandelbrot set by a kernel that nvcc compiled from mandelbrot.cu beside this file."""

from __future__ import annotations

import time
from importlib.resources import files

import numpy as np
import numpy.typing as npt

import ptxvm
from ptxvm.cli.exit_codes import ExitCode

WIDTH, HEIGHT, LIMIT = 1536, 1184, 256
LEFT, TOP, STEP = -2.2, -1.2, 3.1 / WIDTH
COLUMNS, ROWS = 78, 30
EVERY = 8
SHADES = " .:-=+*#%@"


def show_demo() -> ExitCode:
    """Run the kernel twice (compiled first, then ready), draw it, check it against NumPy."""
    ptx = files(__package__).joinpath("mandelbrot.ptx").read_text()
    kernel = ptxvm.load(ptx).kernels["mandelbrot"]
    counts = np.zeros((HEIGHT, WIDTH), np.int32)
    arguments = (counts, WIDTH, HEIGHT, LEFT, TOP, STEP, LIMIT)
    times = []
    for _ in range(2):
        started = time.perf_counter()
        kernel.launch((WIDTH // 32, HEIGHT // 8), (32, 8), *arguments)
        times.append(time.perf_counter() - started)
    print(_drawing(counts))
    print(f"\nmandelbrot.ptx, made by nvcc for sm_80: {HEIGHT} x {WIDTH} pixels, up to {LIMIT} iterations each")
    print(f"first launch {times[0] * 1e3:.1f} ms (with compilation, unless cached), second {times[1] * 1e3:.1f} ms")
    different = int((counts[::EVERY, ::EVERY] != _reference()).sum())
    print(f"compared with NumPy on every {EVERY * EVERY}th pixel: {different} differences")
    return ExitCode.FOUND if different else ExitCode.CLEAN


def _drawing(counts: npt.NDArray[np.int32]) -> str:
    sample = counts[
        np.ix_(np.linspace(0, HEIGHT - 1, ROWS).astype(int), np.linspace(0, WIDTH - 1, COLUMNS).astype(int))
    ]
    shade = np.minimum(np.log2(np.maximum(sample, 1)) / np.log2(LIMIT) * len(SHADES), len(SHADES) - 1).astype(int)
    return "\n".join("".join(SHADES[value] for value in row) for row in shade)


def _reference() -> npt.NDArray[np.int32]:
    """The same arithmetic in NumPy on every EVERYth row and column (nvcc was told not to fuse multiply and add)."""
    row, column = np.mgrid[0:HEIGHT:EVERY, 0:WIDTH:EVERY].astype(np.float32)
    cr, ci = np.float32(LEFT) + np.float32(STEP) * column, np.float32(TOP) + np.float32(STEP) * row
    zr, zi = np.zeros_like(cr), np.zeros_like(cr)
    counts = np.zeros(cr.shape, np.int32)
    for _ in range(LIMIT):
        running = zr * zr + zi * zi < np.float32(4)
        counts += running
        following = zr * zr - zi * zi + cr
        zi = np.where(running, (zr + zr) * zi + ci, zi)
        zr = np.where(running, following, zr)
    return counts
