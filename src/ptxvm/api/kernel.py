"""Kernels of a loaded module."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ptxvm.api.arguments import Packer
from ptxvm.api.device import device_memory
from ptxvm.checker.module import Function, Variable
from ptxvm.engine import run as run_function
from ptxvm.engine.options import Result, options
from ptxvm.machine.image import Image
from ptxvm.machine.launch import Launch, LaunchError, cluster_geometry, dimensions

if TYPE_CHECKING:
    from ptxvm.api.module import Module

Extent = int | tuple[int, ...]

MOST_PLANS = 256
"""Ways to launch that a kernel remembers."""


class Kernel:
    """An `.entry` of a module, ready to be launched."""

    def __init__(self, function: Function, module: Module, image: Image) -> None:
        self._function = function
        self._module = module  # keeps the module's variables in device memory
        self._image = image
        self._plans: dict[tuple[object, ...], Launch] = {}
        parameters = [parameter for parameter in function.parameters if isinstance(parameter, Variable)]
        self._packer = Packer(function.name, parameters, function.parameter_size)

    @property
    def name(self) -> str:
        return self._function.name

    def __repr__(self) -> str:
        return f"<ptxvm.Kernel {self.name} of {self._module.name}>"

    def launch(
        self,
        grid: Extent,
        block: Extent,
        *arguments: object,
        cluster: Extent | None = None,
        shared: int = 0,
        workers: int | None = None,
        engine: str = "jit",
        checks: str = "bounds",
        async_completion: str = "late",
        seed: int = 0,
        device: int = 0,
        timeout: float | None = None,
        progress: Callable[[int, int], None] | None = None,
    ) -> Result:
        """Run the kernel and wait for it.

        grid, block:  CTAs in the grid (clusters, for a kernel with `.blocksareclusters`), threads in a CTA: an int or a
                      tuple (x, y, z)
        cluster:      CTAs in a cluster; unless given that of the kernel's `.reqnctapercluster`, or none
        arguments:    arrays are device pointers and used in place; numbers become the parameter's type; `bytes` and
                      structured NumPy scalars fill by-value structures
        shared:       dynamic shared memory in bytes
        workers:      host threads; one per core unless given; 1 makes runs reproducible
        engine:       "jit" (compiled) or "interpret"
        checks:       "none" trusts addresses, "bounds" keeps every access in its allocation, "full" adds what else
                      there is
        timeout:      seconds, then a KernelFault of kind "timeout"
        progress:     called now and then with (CTAs done, CTAs in all)

        Raises KernelFault for what the kernel does wrong, LaunchError and ArgumentError for a launch it cannot take.
        """
        if device != 0:
            raise LaunchError(f"device {device}: launches on several devices are not supported yet")
        plan = self._plan(grid, block, cluster, shared)
        how = options(
            workers=workers,
            engine=engine,
            checks=checks,
            timeout=timeout,
            async_completion=async_completion,
            seed=seed,
            progress=progress,
        )
        memory = device_memory(device)
        parameters, keep = self._packer.pack(arguments, memory)
        result = run_function(self._function, plan.with_parameters(parameters), memory, how)
        del keep  # arrays behind DLPack and buffer objects live until here
        return result

    def _plan(self, grid: Extent, block: Extent, cluster: Extent | None, shared: int) -> Launch:
        """A launch without its arguments: most kernels are launched many times in the same way."""
        key = (grid, block, cluster, shared)
        try:
            plan = self._plans.get(key)
        except TypeError:  # whatever cannot be a key is no extent either
            return self._new_plan(grid, block, cluster, shared)
        if plan is None:
            if len(self._plans) >= MOST_PLANS:
                self._plans.clear()
            plan = self._plans[key] = self._new_plan(grid, block, cluster, shared)
        return plan

    def _new_plan(self, grid: Extent, block: Extent, cluster: Extent | None, shared: int) -> Launch:
        asked = None if cluster is None else dimensions(cluster, "cluster")
        ctas, extent, named = cluster_geometry(dimensions(grid, "grid"), asked, self._function.directives)
        room = bytes(self._function.parameter_size)
        return Launch(ctas, dimensions(block, "block"), room, shared, extent, self._image, named)
