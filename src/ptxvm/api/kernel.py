"""Kernels of a loaded module."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from operator import index
from typing import TYPE_CHECKING, Any, NamedTuple, SupportsIndex

from ptxvm.api.arguments import Packed, Packer
from ptxvm.api.caller import warn_caller
from ptxvm.api.device import device_memory
from ptxvm.api.element_types import ElementTypes
from ptxvm.api.errors import ArgumentWarning
from ptxvm.api.express import Express, Key, kinds_of
from ptxvm.api.per_device import PerDevice, of_device
from ptxvm.checker.module import Function, Variable
from ptxvm.engine import Work, quick_launch, run_together
from ptxvm.engine import run as run_function
from ptxvm.engine.kernel_layout import frame_layout, kernel_layout
from ptxvm.engine.options import Engine, OnFinding, Options, Result, options
from ptxvm.machine.gpus import Gpu
from ptxvm.machine.launch import Launch, LaunchError, cluster_geometry, dimensions
from ptxvm.machine.layout import DEVICE_LIMIT
from ptxvm.machine.memory import Memory
from ptxvm.machine.uses import begin_use, end_use

if TYPE_CHECKING:
    from ptxvm.api.module import Module

Extent = int | tuple[int, ...]


class Shape(NamedTuple):
    """What a launch says besides arguments and options."""

    grid: Extent
    block: Extent
    cluster: Extent | None
    shared: int
    cooperative: bool
    gpu: Gpu | None = None


def check_device(device: int) -> int:
    """The number of a device. Raises LaunchError for one that does not exist."""
    if not isinstance(device, SupportsIndex) or not 0 <= device < DEVICE_LIMIT:
        raise LaunchError(f"device {device!r} does not exist: devices are 0 to {DEVICE_LIMIT - 1}")
    return index(device)


def _chosen(devices: int | Sequence[int], device: int) -> tuple[int, ...]:
    """The devices of a launch on several, or the one it is for. Raises LaunchError."""
    if isinstance(devices, SupportsIndex) and index(devices) == 1:
        return (device,)
    if device:
        raise LaunchError(f"device={device} and devices={devices}: only one of them can be given")
    try:
        chosen = tuple(range(index(devices)) if isinstance(devices, SupportsIndex) else devices)
    except TypeError:
        raise LaunchError(f"devices={devices!r}: a number of devices is needed, or the numbers of some") from None
    if not chosen or len(set(chosen)) != len(chosen):
        raise LaunchError(f"devices={devices!r}: at least one is needed, and each only once")
    return chosen


def _is_plain(shape: Shape, device: int) -> bool:
    """Whether a launch is written with ints alone: `4.0` equals 4, but must not be found in its place."""
    grid, block, cluster, shared, *_ = shape
    for value in (grid, block, 1 if cluster is None else cluster, shared, device):
        kind = type(value)
        if kind is tuple:
            if not all(type(extent) is int for extent in value):  # type: ignore[union-attr]
                return False
        elif kind is not int:
            return False
    return True


def _plain(shape: Shape) -> Shape:
    """The same launch written with ints. Raises LaunchError for what is none."""
    grid, block, cluster, shared, cooperative, gpu = shape
    if isinstance(shared, bool) or not isinstance(shared, SupportsIndex):
        raise LaunchError(f"shared={shared!r}: a whole number of bytes is needed")
    extent = None if cluster is None else dimensions(cluster, "cluster")
    return Shape(dimensions(grid, "grid"), dimensions(block, "block"), extent, index(shared), cooperative, gpu)


def _is_hashable(key: Key) -> bool:
    try:
        hash(key)
    except TypeError:  # lists, where tuples could have been written
        return False
    return True


def _kernel_of(module: Module, name: str) -> Kernel:
    return module.kernels[name]


MOST_PLANS = 256
"""Ways to launch that a kernel remembers."""


class Kernel:
    """An `.entry` of a module, ready to be launched."""

    def __init__(self, function: Function, module: Module) -> None:
        self._function = function
        self._module = module  # keeps the module's variables in device memory
        self._plans: dict[tuple[Shape, int], Launch] = {}
        self._express: dict[Key, Express] = {}
        parameters = [parameter for parameter in function.parameters if isinstance(parameter, Variable)]
        self._element_types = ElementTypes(function, partial(module.image, 0))
        self._packer = Packer(function.name, parameters, function.parameter_size)

    @property
    def name(self) -> str:
        return self._function.name

    def __reduce__(self) -> tuple[Any, ...]:
        return _kernel_of, (self._module, self.name)

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
        """Run the kernel and wait for it.

        grid:              CTAs in the grid (clusters, for a kernel with `.blocksareclusters`): an int or a tuple of up
                           to three, (x, y, z)
        block:             threads in a CTA, likewise
        arguments:         arrays are device pointers and used in place, views are pointers into what they view;
                           numbers become the parameter's type if they can exactly (Python floats are rounded); `bytes`
                           and structured NumPy scalars fill by-value structures. An ArgumentWarning tells of floats
                           that the kernel accesses as floats of another width
        cluster:           CTAs in a cluster, an int or a tuple; unless given that of the kernel's
                           `.reqnctapercluster`, or none
        shared:            dynamic shared memory in bytes
        workers:           host threads; one per core unless given; 1 makes runs reproducible
        engine:            "jit" (compiled) or "interpret"
        checks:            "none" trusts addresses, "bounds" keeps every access in its allocation. "race" (accesses that
                           nothing orders), "async" (copies in flight, proxies), "init" (what was never written),
                           "sync" (barriers and masks) and "leak", or several of them, are found by the sanitizer:
                           compiled code runs as long as nothing is suspicious. "full" is all of them, "strict" tells
                           also what is rarely meant
        schedule:          in which order threads take turns, so that it can be repeated: "random:17", "pct:17",
                           "list:0,1,0" (see `ptxvm.explore`); interprets
        on_finding:        "raise": the first finding is a KernelFault; "collect": `Result.findings` has them
        async_completion:  when asynchronous operations complete: "late" (as late as the ISA allows), "early" or
                           "random"; a result that changes with it is a bug of the kernel
        seed:              of random completion, 0 or more
        tensor_cores:      whose numerics matrix products have: "target" (those of the kernel's target), "sm_70",
                           "sm_75", "sm_80", "sm_89", "sm_90", "sm_100", "sm_120", or "fast" (f32 sums by FMA)
        device:            where it runs, 0 to 15
        devices:           how many devices, or which, run a grid each, all at the same time, so that they may wait for
                           each other; `PerDevice` arguments differ between them. The result is that of the slowest
        timeout:           seconds, then a KernelFault of kind "timeout"
        cooperative:       all CTAs are alive at once and may wait for each other, as `cg::this_grid().sync()` does; a
                           grid larger than the GPU of the kernel's target holds is a LaunchError
        host_writes:       other threads of the process, or other processes, write memory that the kernel polls; without
                           it a grid whose threads all poll what none of them changes is a deadlock
        profile:           count what each line does, exactly: `Result.profile` (docs/performance.md)
        progress:          called now and then with (CTAs done, CTAs in all)
        gpu:               "sm_90": whose limits, number of multiprocessors and special registers hold; it must be able
                           to run the kernel's target. Unless given that of `load`. Without any, special registers tell
                           of the target's own GPU, and a launch may have what some GPU allows that runs the target

        Raises KernelFault for what the kernel does wrong, LaunchError and ArgumentError for a launch it cannot take,
        ValueError for an option that has no such value.
        """
        key = grid, block, cluster, shared, workers, seed, device, engine, checks, async_completion, tensor_cores, gpu
        if (
            type(devices) is int
            and devices == 1
            and timeout is None
            and not cooperative
            and not host_writes
            and not profile
            and progress is None
            and schedule is None
            and on_finding == "raise"
        ):
            result = self._again(key, arguments)
            if result is not None:
                return result
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
        shape = Shape(grid, block, cluster, shared, cooperative, self.chosen_gpu(gpu))
        if type(devices) is not int or devices != 1 or PerDevice in map(type, arguments):
            return self._launch_on_all(shape, arguments, _chosen(devices, device), how)
        plan, memory = self._plan(shape, device), device_memory(device)
        packed = self._pack(arguments, memory)
        launch = plan.with_parameters(packed.parameters, packed.arrays)
        result = run_function(self._function, launch, memory, how)
        if how.engine is Engine.JIT and how.on_finding is OnFinding.RAISE:
            self._remember(key, arguments, packed, Work(self._function, launch, memory, how))
        del packed  # arrays behind DLPack and buffer objects live until here
        return result

    def chosen_gpu(self, name: str | None) -> Gpu | None:
        """The GPU of a launch; None: no one has chosen one. Raises ValueError and LaunchError."""
        return self._module.chosen_gpu(name)

    def _again(self, key: Key, arguments: tuple[object, ...]) -> Result | None:
        """A launch like an earlier one; None if it is not."""
        try:
            express = self._express.get(key)
        except TypeError:  # what cannot be remembered
            return None
        if express is None or kinds_of(key) != express.kinds:
            return None
        use = begin_use()
        try:
            return express.launch(arguments)
        finally:
            end_use(use)

    def _remember(self, key: Key, arguments: tuple[object, ...], packed: Packed, work: Work) -> None:
        """Launches like one that was made without a warning can be made with less ado."""
        grid, block, cluster, shared, _, _, device, *_ = key
        format_ = self._packer.format_of(arguments)
        if (
            format_ is None
            or not _is_hashable(key)
            or not _is_plain(Shape(grid, block, cluster, shared, False), device)
        ):
            return
        known = self._express.get(key)
        if known is not None and known.suits(arguments):
            return
        if self._element_types.warnings(tuple(packed.arrays.positions), packed.dtypes):
            return
        quick = quick_launch(work, format_)
        if quick is not None:
            if len(self._express) >= MOST_PLANS:
                self._express.clear()
            self._express[key] = Express(key, work, arguments, format_, quick)

    def _launch_on_all(
        self, shape: Shape, arguments: Sequence[object], devices: tuple[int, ...], how: Options
    ) -> Result:
        prepared = [
            self.prepare(shape, [of_device(argument, place, len(devices)) for argument in arguments], device, how)
            for place, device in enumerate(devices)
        ]
        results = run_together([work for work, _ in prepared])
        del prepared
        slowest = max(results, key=lambda result: result.seconds)
        profiles = [result.profile for result in results if result.profile is not None]
        if not profiles:
            return slowest
        from ptxvm.profiling.profile import merged  # noqa: PLC0415  (most launches have none)

        return replace(slowest, profile=merged(profiles))

    def prepare(
        self, shape: Shape, arguments: Sequence[object], device: int, how: Options
    ) -> tuple[Work, list[object]]:
        """A launch, ready to run, and the objects that must live as long. Raises LaunchError and ArgumentError."""
        plan, memory = self._plan(shape, device), device_memory(device)
        packed = self._pack(arguments, memory)
        launch = plan.with_parameters(packed.parameters, packed.arrays)
        return Work(self._function, launch, memory, how), packed.keep

    def prepare_bytes(self, shape: Shape, parameters: bytes, device: int, how: Options) -> Work:
        """As `prepare`, with the bytes of the kernel's parameters as a driver is given them. Raises LaunchError."""
        launch = self._plan(shape, device).with_parameters(parameters)
        return Work(self._function, launch, device_memory(device), how)

    def check_launch(self, shape: Shape, device: int) -> None:
        """Hold a launch against the limits of the machine and of the kernel. Raises LaunchError."""
        plan = self._plan(shape, device)
        plan.check_kernel(self._function.directives, self.static_shared(device), self._function.parameter_size)

    def static_shared(self, device: int = 0) -> int:
        """Bytes of static shared memory."""
        return kernel_layout(self._function, self._module.image(device)).static_shared

    def local_size(self, device: int = 0) -> int:
        """Bytes of local memory that the frames of the kernel and of all functions it may call take."""
        layout = kernel_layout(self._function, self._module.image(device))
        return sum(frame_layout(function).size for function in layout.functions)

    @property
    def parameter_places(self) -> list[tuple[int, int]]:
        """(offset, size) of each parameter in the bytes of the kernel's parameters."""
        return [(p.offset, p.size) for p in self._function.parameters if isinstance(p, Variable)]

    @property
    def function(self) -> Function:
        """The kernel as it was checked."""
        return self._function

    @property
    def parameter_size(self) -> int:
        """Bytes of the kernel's parameters."""
        return self._function.parameter_size

    @property
    def directives(self) -> dict[str, tuple[int, ...]]:
        """The performance directives of the kernel, with their dots, and their arguments."""
        return self._function.directives

    def _pack(self, arguments: Sequence[object], memory: Memory) -> Packed:
        packed = self._packer.pack(arguments, memory)
        for warning in self._element_types.warnings(tuple(packed.arrays.positions), packed.dtypes):
            warn_caller(warning, ArgumentWarning)
        return packed

    def _plan(self, shape: Shape, device: int) -> Launch:
        """A launch without its arguments: most kernels are launched many times in the same way."""
        if not _is_plain(shape, device):
            shape, device = _plain(shape), check_device(device)
        key = (shape, device)
        plan = self._plans.get(key)
        if plan is None:
            if len(self._plans) >= MOST_PLANS:
                self._plans.clear()
            plan = self._plans[key] = self._new_plan(shape, device)
        return plan

    def _new_plan(self, shape: Shape, device: int) -> Launch:
        check_device(device)
        grid, block, cluster, shared, cooperative, gpu = shape
        asked = None if cluster is None else dimensions(cluster, "cluster")
        ctas, extent, named = cluster_geometry(dimensions(grid, "grid"), asked, self._function.directives)
        room = bytes(self._function.parameter_size)
        image = self._module.image(device)
        return Launch(
            ctas,
            dimensions(block, "block"),
            room,
            shared,
            extent,
            image,
            named,
            bool(cooperative),
            gpu=gpu or self.chosen_gpu(None),
        )
