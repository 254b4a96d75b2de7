"""Launching the kernel of an example: its parameters are known by their names."""

from collections.abc import Callable, Mapping
from typing import Any

import ptxvm


def launch_example(text: str, arguments: Mapping[str, Callable[[], object]], **options: Any) -> None:
    """Run the kernel with those of the arguments that it has parameters for; only these are made."""
    kernel = ptxvm.load(text).kernels["example"]
    parameters = text.partition("example(")[2].partition(")")[0]
    names = [part.split()[-1].partition("[")[0] for part in parameters.split(",") if part]
    grid = 2 if ".reqnctapercluster 2" in text else 1
    block = 128 if "wgmma" in text else 64 if "bar.arrive" in text else 32
    kernel.launch(grid, block, *(arguments[name]() for name in names), timeout=60, **options)
