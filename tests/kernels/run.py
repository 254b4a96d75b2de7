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
    case: KernelCase, ptx: Path | bytes | ptxvm.Module, engine: str, size: int, **options: Any
) -> tuple[dict[str, Array], Mapping[str, Array]]:
    """Launch everything the case asks for; returns (outputs, expected outputs), both by array name.

    `options` are further ones of `Kernel.launch`.
    """
    module = ptx if isinstance(ptx, ptxvm.Module) else ptxvm.load(ptx)
    arguments = make_arguments(case, size)
    expected = case.expected(arguments)
    run_launches(module, case.launches(arguments), {"engine": engine, "timeout": TIMEOUT, **options})
    return {name: arguments[name] for name in expected}, expected


def run_launches(module: ptxvm.Module, launches: list[Launch], options: Mapping[str, Any]) -> None:
    """One launch after the other; those that may overlap in one stream."""
    if any(launch.dependent for launch in launches):
        with ptxvm.Stream() as stream:
            for launch in launches:
                own = {"shared": launch.shared, "cluster": launch.cluster, "dependent": launch.dependent}
                own["cooperative"] = launch.cooperative
                stream.launch(module.kernels[launch.kernel], launch.grid, launch.block, *launch.args, **own, **options)
        return
    for launch in launches:
        own = {"shared": launch.shared, "cluster": launch.cluster, "devices": launch.devices}
        own["cooperative"] = launch.cooperative
        module.kernels[launch.kernel].launch(launch.grid, launch.block, *launch.args, **own, **options)
