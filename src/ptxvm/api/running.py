"""Loading and launching in one call."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ptxvm.api.kernel import Extent, Kernel
from ptxvm.api.module import Module, load
from ptxvm.api.text import Ptx
from ptxvm.engine.options import Result


def run(
    ptx: Ptx | Sequence[Ptx],
    kernel: str | None = None,
    *,
    grid: Extent,
    block: Extent,
    args: Sequence[object] = (),
    **options: Any,
) -> Result:
    """Load a program and run one of its kernels; `kernel` may be omitted when there is only one.

    `options` are those of `Kernel.launch`. Raises PtxError for programs with errors, LookupError for an unknown kernel,
    and what `Kernel.launch` raises.
    """
    return pick_kernel(load(ptx), kernel).launch(grid, block, *args, **options)


def pick_kernel(module: Module, name: str | None = None) -> Kernel:
    """The named kernel of a module, or its only one. Raises LookupError that lists what there is."""
    kernels = module.kernels
    if name is None and len(kernels) == 1:
        return next(iter(kernels.values()))
    if name is None or name not in kernels:
        asked = "name the kernel" if name is None else f"no kernel {name!r}"
        raise LookupError(f"{asked}; {module.name} has {', '.join(kernels) or 'none'}")
    return kernels[name]
