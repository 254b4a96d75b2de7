"""Two steps of an n-body simulation; positions change buffers between the launches."""

from collections.abc import Mapping

import numpy as np
from numpy.random import Generator
from numpy.typing import NDArray

from ..kernel_case import Arguments, Array, KernelCase, Launch, Sizes, Tolerance, cells

BLOCK = 64
TIME, SOFTENING = np.float32(0.01), np.float32(0.05)
STEPS = 2


def make(rng: Generator, size: int) -> Arguments:
    bodies = rng.random((size, 4), np.float32)
    speeds = np.zeros((size, 4), np.float32)
    speeds[:, :3] = rng.random((size, 3), np.float32) - np.float32(0.5)
    return {"bodies": bodies, "speeds": speeds, "moved": np.zeros_like(bodies)}


def launches(data: Arguments) -> list[Launch]:
    count = len(data["bodies"])
    buffers = [data["bodies"], data["moved"]]
    return [
        Launch(
            "nbody",
            cells(count, BLOCK),
            BLOCK,
            (count, TIME, SOFTENING, buffers[step % 2], data["speeds"], buffers[(step + 1) % 2]),
            shared=16 * BLOCK,
        )
        for step in range(STEPS)
    ]


def expected(data: Arguments) -> Mapping[str, Array]:
    positions = data["bodies"][:, :3].astype(np.float64)
    masses = data["bodies"][:, 3].astype(np.float64)
    speeds = data["speeds"].astype(np.float64)
    for _ in range(STEPS):
        speeds[:, :3] += forces(positions, masses) * np.float64(TIME)
        positions += speeds[:, :3] * np.float64(TIME)
    bodies = np.concatenate([positions, masses[:, None]], axis=1)
    return {"bodies": bodies.astype(np.float32), "speeds": speeds.astype(np.float32)}


def forces(positions: NDArray[np.float64], masses: NDArray[np.float64]) -> NDArray[np.float64]:
    between = positions[None] - positions[:, None]
    distance = np.sqrt((between**2).sum(axis=2) + np.float64(SOFTENING))
    return (between * (masses[None] / distance**3)[:, :, None]).sum(axis=1)


# Forces up to 10 per body sum a few hundred terms; times 0.01 they reach the speeds.
CASES = [KernelCase("nbody", make, launches, expected, Sizes(200, 70), Tolerance(relative=1e-6, absolute=4e-6))]
