"""Runs a kernel case through the public interface."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np

import ptxvm

from .kernel_case import Arguments, Array, KernelCase, Launch

SEED = 20_240_607
TIMEOUT = 120.0  # seconds: a kernel that never ends is a fault, not a test run that never ends


def make_arguments(case: KernelCase, size: int) -> Arguments:
    """The arrays of a case; the same on every call."""
    return case.make(np.random.default_rng(SEED), size)


def run_case(
    case: KernelCase, ptx: Path | bytes, engine: str, size: int, **options: Any
) -> tuple[dict[str, Array], Mapping[str, Array]]:
    """Launch everything the case asks for; returns (outputs, expected outputs), both by array name.

    `options` are further ones of `Kernel.launch`.
    """
    arguments = make_arguments(case, size)
    expected = case.expected(arguments)
    module = ptxvm.load(ptx)
    options = {"engine": engine, "timeout": TIMEOUT, **options}
    for launch in case.launches(arguments):
        run_launch(module.kernels[launch.kernel], launch, options)
    return {name: arguments[name] for name in expected}, expected


def run_launch(kernel: ptxvm.Kernel, launch: Launch, options: Mapping[str, Any]) -> None:
    """One launch of a case, with more options of `Kernel.launch`."""
    own = {"shared": launch.shared, "cluster": launch.cluster, "device": launch.device}
    kernel.launch(launch.grid, launch.block, *launch.args, **own, **options)
