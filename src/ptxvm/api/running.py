"""Loading and launching in one call."""

from __future__ import annotations

from collections.abc import Callable, Sequence

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
    cluster: Extent | None = None,
    shared: int = 0,
    workers: int | None = None,
    engine: str = "jit",
    checks: str | Sequence[str] = "bounds",
    on_finding: str = "raise",
    schedule: str | None = None,
    async_completion: str = "late",
    seed: int = 0,
    tensor_cores: str = "target",
    device: int = 0,
    devices: int | Sequence[int] = 1,
    timeout: float | None = None,
    cooperative: bool = False,
    host_writes: bool = False,
    profile: bool = False,
    progress: Callable[[int, int], None] | None = None,
    gpu: str | None = None,
) -> Result:
    """Load a program, run one of its kernels and wait for it.

    ptx:        bytes, or a str that holds a newline or `{`: the text; any other str and a Path: a file. Several of
                them, in a sequence, are linked
    kernel:     its name; it may be omitted when there is only one
    args:       the kernel's arguments, one for each parameter: what `Kernel.launch` says of `arguments`
    grid, block, cluster, shared, workers, engine, checks, on_finding, schedule, async_completion, seed, tensor_cores,
    device, devices, timeout, cooperative, host_writes, profile, progress, gpu:
                as in `Kernel.launch`, whose docstring explains them

    Raises PtxError for programs with errors, LookupError for an unknown kernel, OSError for a file that cannot be
    read, and what `Kernel.launch` raises.
    """
    return pick_kernel(load(ptx, gpu=gpu), kernel).launch(
        grid,
        block,
        *args,
        cluster=cluster,
        shared=shared,
        workers=workers,
        engine=engine,
        checks=checks,
        on_finding=on_finding,
        schedule=schedule,
        async_completion=async_completion,
        seed=seed,
        tensor_cores=tensor_cores,
        device=device,
        devices=devices,
        timeout=timeout,
        cooperative=cooperative,
        host_writes=host_writes,
        profile=profile,
        progress=progress,
        gpu=gpu,
    )


def pick_kernel(module: Module, name: str | None = None) -> Kernel:
    """The named kernel of a module, or its only one. Raises LookupError that lists what there is."""
    kernels = module.kernels
    if name is None and len(kernels) == 1:
        return next(iter(kernels.values()))
    if name is None or name not in kernels:
        asked = "name the kernel" if name is None else f"no kernel {name!r}"
        raise LookupError(f"{asked}; {module.name} has {', '.join(kernels) or 'none'}")
    return kernels[name]
