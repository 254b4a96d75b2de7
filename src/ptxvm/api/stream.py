"""Launches that follow each other, of which later ones may start early."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from types import TracebackType
from typing import Self

from ptxvm.api.kernel import Extent, Kernel, Shape, check_device
from ptxvm.engine import Work, run_together
from ptxvm.engine.options import Result, options
from ptxvm.machine.launch import LaunchError


class Stream:
    """A queue of launches on one device. They run, in order, when `synchronize` is called or a `with` block ends.

        with ptxvm.Stream() as stream:
            stream.launch(first, grid, block, x, y)
            stream.launch(second, grid, block, y, z, dependent=True)

    A dependent launch starts before the one in front of it has completed: when every CTA of that one has executed
    `griddepcontrol.launch_dependents` or has ended (ISA 9.7.13.13). `griddepcontrol.wait` waits for all before it.
    Raises LaunchError for a device that does not exist.
    """

    def __init__(self, device: int = 0) -> None:
        check_device(device)
        self._device = device
        self._works: list[Work] = []
        self._keep: list[object] = []

    def launch(
        self,
        kernel: Kernel,
        grid: Extent,
        block: Extent,
        *arguments: object,
        dependent: bool = False,
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
        timeout: float | None = None,
        cooperative: bool = False,
        host_writes: bool = False,
        profile: bool = False,
        progress: Callable[[int, int], None] | None = None,
        gpu: str | None = None,
    ) -> None:
        """Queue a launch of `kernel`.

        dependent:  it may start before the launch in front of it has completed
        grid, block, arguments, cluster, shared, workers, engine, checks, on_finding, schedule, async_completion, seed,
        tensor_cores, timeout, cooperative, host_writes, profile, progress, gpu:
                    as in `Kernel.launch`, and so is what is raised

        Raises LaunchError too for an engine other than that of the launches before it.
        """
        if not isinstance(kernel, Kernel):
            raise TypeError(f"a stream launches kernels of a loaded module, not {type(kernel).__name__}")
        how = options(
            workers=workers,
            engine=engine,
            checks=checks,
            on_finding=on_finding,
            schedule=schedule,
            timeout=timeout,
            async_completion=async_completion,
            seed=seed,
            tensor_cores=tensor_cores,
            host_writes=host_writes,
            profile=profile,
            progress=progress,
        )
        shape = Shape(grid, block, cluster, shared, cooperative, kernel.chosen_gpu(gpu))
        work, keep = kernel.prepare(shape, arguments, self._device, how)
        if self._works and self._works[0].options.engine is not how.engine:
            raise LaunchError("all launches of a stream run in the same engine until it is synchronized")
        before = len(self._works) - 1 if self._works else None
        self._works.append(replace(work, after=before, dependent=dependent))
        self._keep += [kernel, arguments, *keep]

    def synchronize(self) -> list[Result]:
        """Run what is queued and wait for it. The first fault ends all of it and is raised."""
        works, keep = self._works, self._keep
        self._works, self._keep = [], []
        results = run_together(works) if works else []
        del keep  # what the launches use lives until here
        return results

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: object, trace: TracebackType | None) -> None:
        if kind is None:
            self.synchronize()
