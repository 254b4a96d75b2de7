"""Runs a kernel case through the public interface."""

from collections.abc import Mapping
from pathlib import Path

import numpy as np

import ptxvm

from .kernel_case import Arguments, Array, KernelCase

SEED = 20_240_607
TIMEOUT = 120.0  # seconds: a kernel that never ends is a fault, not a test run that never ends


def make_arguments(case: KernelCase, size: int) -> Arguments:
    """The arrays of a case; the same on every call."""
    return case.make(np.random.default_rng(SEED), size)


def run_case(case: KernelCase, ptx: Path, engine: str, size: int) -> tuple[dict[str, Array], Mapping[str, Array]]:
    """Launch everything the case asks for; returns (outputs, expected outputs), both by array name."""
    arguments = make_arguments(case, size)
    expected = case.expected(arguments)
    module = ptxvm.load(ptx)
    for launch in case.launches(arguments):
        kernel = module.kernels[launch.kernel]
        kernel.launch(launch.grid, launch.block, *launch.args, shared=launch.shared, engine=engine, timeout=TIMEOUT)
    return {name: arguments[name] for name in expected}, expected
