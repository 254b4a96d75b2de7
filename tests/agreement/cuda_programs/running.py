"""Runs random kernels in both engines."""

from __future__ import annotations

import random
from collections.abc import Iterator

import numpy as np
import numpy.typing as npt
from tests.agreement.cuda_programs.writer import Source

import ptxvm

Arrays = list[npt.NDArray[np.generic]]

_FLAT = [((64, 1), (3, 1), 150, 5), ((128, 1), (2, 1), 250, 32), ((96, 1), (5, 1), 480, 64), ((32, 1), (9, 1), 280, 16)]
_TILES = [((16, 16), (2, 2), 27), ((32, 8), (1, 3), 32), ((8, 8), (4, 3), 29), ((64, 2), (1, 5), 50)]
MOST_TURNS = 9


def differences(kernel: ptxvm.Kernel, source: Source, launches: int = 2) -> Iterator[str]:
    """What compiled code does otherwise than the interpreter, of some launches."""
    chosen = random.Random(source.name)
    for _ in range(launches):
        if source.is_flat:
            block, grid, count, width = chosen.choice(_FLAT)
            height = MOST_TURNS
        else:
            block, grid, width = chosen.choice(_TILES)
            height = grid[1] * block[1] - chosen.randrange(3)
            count = width * height
        numbers = count, 100, width, height
        compiled, interpreted = (_run(kernel, engine, block, grid, numbers) for engine in ("jit", "interpret"))
        if compiled != interpreted:
            yield f"{source.name} block={block} grid={grid} numbers={numbers}"


def _run(
    kernel: ptxvm.Kernel, engine: str, block: tuple[int, int], grid: tuple[int, int], numbers: tuple[int, int, int, int]
) -> tuple[bytes, ...] | str:
    """What is in memory after two launches, or the kind of the fault."""
    size = max(numbers[0], block[0] * grid[0] * block[1] * grid[1]) + 64
    given, made = _given(size), _made(size)
    try:
        for _ in range(2):
            kernel.launch(grid, block, *given, *made, *numbers, engine=engine, workers=1)
    except ptxvm.KernelFault as fault:
        return str(fault.kind)
    return tuple(array.tobytes() for array in made)


def _given(size: int) -> Arrays:
    some = np.random.default_rng(7)
    return [
        some.integers(-50, 50, size, dtype=np.int32),
        some.integers(-50, 50, size, dtype=np.int32),
        some.integers(0, 50, 64, dtype=np.int32),
        some.integers(-500, 500, size, dtype=np.int16),
        some.integers(0, 255, size, dtype=np.uint8),
        some.integers(-(2**40), 2**40, size, dtype=np.int64),
        some.standard_normal(size).astype(np.float32),
    ]


def _made(size: int) -> Arrays:
    return [np.zeros(size, np.int32), np.zeros(size, np.float32), np.zeros(size, np.int16), np.zeros(512, np.int32)]
