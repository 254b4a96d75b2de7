"""Modules, libraries and functions that programs have loaded."""

from __future__ import annotations

import sys
from collections.abc import Callable, Hashable
from dataclasses import field
from functools import cached_property, lru_cache
from math import prod
from operator import mod
from typing import Any

from ptxvm.api.kernel import Extent, Kernel, Shape
from ptxvm.api.module import Module
from ptxvm.checker.module import Variable
from ptxvm.driver.device_graphs import QUEUE, Queue
from ptxvm.driver.errors import fail, require
from ptxvm.driver.images import LoadFailure, load
from ptxvm.driver.state import Context, state
from ptxvm.driver.tables.constants import CUfunction_attribute, CUresult
from ptxvm.engine import QuickLaunch
from ptxvm.machine.gpus import FIRST_WITH_CLUSTERS, MAX_STATIC_SHARED, MOST_PORTABLE_CLUSTER
from ptxvm.machine.launch import MAX_THREADS, LaunchError, most_threads
from ptxvm.records import record

A = CUfunction_attribute
_CLUSTER = (A.REQUIRED_CLUSTER_WIDTH, A.REQUIRED_CLUSTER_HEIGHT, A.REQUIRED_CLUSTER_DEPTH)
_SIZES = range(1 << 31)
_SETTABLE = {
    A.MAX_DYNAMIC_SHARED_SIZE_BYTES: _SIZES,
    A.PREFERRED_SHARED_MEMORY_CARVEOUT: range(-1, 101),
    A.NON_PORTABLE_CLUSTER_SIZE_ALLOWED: range(-1 << 31, 1 << 31),
    A.CLUSTER_SCHEDULING_POLICY_PREFERENCE: range(3),
    **dict.fromkeys(_CLUSTER, _SIZES),
}
"""The attributes that can be set, and to what."""
_ATTRIBUTES, _DYNAMIC_SHARED = int(A.MAX), int(A.MAX_DYNAMIC_SHARED_SIZE_BYTES)
"""Members of an enum are found slowly."""

MOST_KINDS = 256
"""Of launches of one function, of which each has something ready that makes more of them, and of what is asked about
those that a multiprocessor keeps alive."""


@record(frozen=False, eq=False)
class LoadedModule:
    """A module of a context, or (`context` is None) a library, which is on every device. `references`: those textures
    and surfaces that programs have asked for; `queues`: those of its kernels, by device; `variables`: those asked for,
    by device; `asked_for`: names of variables that programs have asked for."""

    module: Module
    context: Context | None
    handle: int = 0
    functions: dict[str, LoadedFunction] = field(default_factory=dict)
    references: dict[str, Any] = field(default_factory=dict)
    queues: dict[int, Queue | None] = field(default_factory=dict)
    variables: dict[tuple[str, int], tuple[int, int]] = field(default_factory=dict)
    asked_for: set[str] = field(default_factory=set)

    def function(self, name: str) -> LoadedFunction:
        """A kernel by name. Raises DriverError."""
        found = self.functions.get(name)
        if found is None:
            kernel = self.module.kernels.get(name)
            if kernel is None:
                fail(CUresult.ERROR_NOT_FOUND)
            found = self.functions[name] = LoadedFunction(kernel, self)
            found.handle = state.handles.add(found)
        return found

    def variable(self, name: str) -> tuple[int, int]:
        """(address, size) of a variable on the module's device. Raises DriverError."""
        device = (self.context or state.current()).device
        found = self.variables.get((name, device))
        if found is None:
            found = self.module.variable(name, device)
            if found is None:
                fail(CUresult.ERROR_NOT_FOUND)
            self.variables[name, device] = found
        return found

    def is_managed(self, name: str) -> bool:
        """Whether there is such a variable, which the host may use, too."""
        named = (each for each in self.module.image(0).addresses if isinstance(each, Variable) and each.name == name)
        return any(".managed" in each.attributes for each in named)

    def queue(self, device: int) -> Queue | None:
        """Where its kernels on a device ask for launches of graphs; None if they do not."""
        if device not in self.queues:
            found = self.module.variable(QUEUE, device)
            self.queues[device] = None if found is None else Queue(found[0])
        return self.queues[device]

    def forget(self) -> None:
        """Take away its functions and variables."""
        state.handles.remove(self.handle, LoadedModule)
        for function in self.functions.values():
            state.handles.remove(function.handle, LoadedFunction)
        for reference in self.references.values():
            state.handles.remove(reference.handle, object)
        self.module.unload()


class LoadedFunction:
    """A kernel of a module; `attributes` are those that programs have set, `checked` the launches found possible,
    `announced` sizes of CTAs and of clusters that code is wanted for, `quick` what makes more launches of a kind."""

    def __init__(self, kernel: Kernel, owner: LoadedModule) -> None:
        self.kernel = kernel
        self.owner = owner
        self.handle = 0
        self.attributes: dict[int, int] = {}
        self.checked: set[Shape] = set()
        self.announced: set[Hashable] = set()
        self.quick: dict[Hashable, QuickLaunch] = {}
        self.resident = lru_cache(MOST_KINDS)(self._resident)
        self.fullest = lru_cache(MOST_KINDS)(self._fullest)

    @cached_property
    def parameter_places(self) -> list[tuple[int, int]]:
        """(offset, size) of each parameter."""
        return self.kernel.parameter_places

    @cached_property
    def static_shared(self) -> int:
        """Bytes of static shared memory."""
        return self.kernel.static_shared()

    def remember(self, kind: Hashable, quick: QuickLaunch) -> None:
        """Launches of a kind can be made with less ado."""
        if len(self.quick) >= MOST_KINDS:
            self.quick.clear()
        self.quick[kind] = quick

    @cached_property
    def most_threads(self) -> int:
        """Threads of a CTA that its directives allow."""
        return most_threads(self.kernel.directives)

    @property
    def allowed_threads(self) -> int:
        """What GPUs say of it: where a kernel requires a number, as if it allowed all."""
        return MAX_THREADS if ".reqntid" in self.kernel.directives else self.most_threads

    @cached_property
    def registers(self) -> int:
        """A plausible number of registers of a thread: the machine has none."""
        directives = self.kernel.directives
        least = directives.get(".minnctapersm", (1,))[0]
        fitting = 65536 // max(1, least * self.most_threads) if ".minnctapersm" in directives else 255
        return max(16, min(32, fitting, *directives.get(".maxnreg", (255,))))

    def _resident(self, threads: int, shared: int) -> int:
        """CTAs of so many threads and bytes of dynamic shared memory that a multiprocessor keeps alive, whether the
        kernel allows so many threads or not."""
        total = shared + self.static_shared
        allowed = max(self.attribute(A.MAX_DYNAMIC_SHARED_SIZE_BYTES), MAX_STATIC_SHARED - self.static_shared)
        if threads > MAX_THREADS or shared > allowed:
            return 0
        return state.gpu.resident(threads, total, self.registers)

    def _fullest(self, most: int, shared: int) -> tuple[int, int]:
        """`fullest_of` where all CTAs have as much dynamic shared memory."""
        return self.fullest_of(most, lambda _: shared)

    def fullest_of(self, most: int, shared: Callable[[int], int]) -> tuple[int, int]:
        """How many threads a multiprocessor keeps alive at most, if CTAs have up to `most`, and how many each has then;
        `shared` says how much dynamic shared memory so many threads have."""
        best, chosen = 0, 0
        for whole in range(-(-most // 32) * 32, 0, -32):
            threads = min(most, whole)
            alive = self.resident(threads, shared(threads)) * threads
            if alive > best:
                best, chosen = alive, threads
            if best == state.gpu.limits.threads:  # no smaller one keeps more alive
                break
        return best, chosen

    def attribute(self, which: int) -> int:
        """Raises DriverError for an attribute that does not exist."""
        require(0 <= which < _ATTRIBUTES)
        if which in self.attributes:
            return self.attributes[which]
        return self.own_attributes.get(which, 0)

    @cached_property
    def own_attributes(self) -> dict[int, int]:
        """Those that the text and the GPU have given it."""
        major, minor = self.owner.module.version
        cluster = (*self.kernel.directives.get(".reqnctapercluster", (0, 0, 0)), 1, 1)[:3]
        return {
            A.MAX_THREADS_PER_BLOCK: self.allowed_threads,
            A.SHARED_SIZE_BYTES: self.static_shared,
            A.CONST_SIZE_BYTES: self.owner.module.constant_size,
            A.LOCAL_SIZE_BYTES: self.kernel.local_size(),
            A.NUM_REGS: self.registers,
            A.PTX_VERSION: _target_number(self.owner.module.target) or 10 * major + minor,
            A.BINARY_VERSION: state.gpu.capability,
            A.MAX_DYNAMIC_SHARED_SIZE_BYTES: max(0, MAX_STATIC_SHARED - self.static_shared),
            A.PREFERRED_SHARED_MEMORY_CARVEOUT: -1 & 0xFFFFFFFF,
            A.CLUSTER_SIZE_MUST_BE_SET: int(".explicitcluster" in self.kernel.directives),
            A.REQUIRED_CLUSTER_WIDTH: cluster[0],
            A.REQUIRED_CLUSTER_HEIGHT: cluster[1] if cluster[0] else 0,
            A.REQUIRED_CLUSTER_DEPTH: cluster[2] if cluster[0] else 0,
        }

    def set_attribute(self, which: int, value: int) -> None:
        """Raises DriverError for an attribute that cannot be set, or not to this value."""
        require(which in _SETTABLE and value in _SETTABLE[A(which)])
        if which == _DYNAMIC_SHARED:
            require(value <= self.most_shared - self.static_shared)
        if which in _CLUSTER and ".reqnctapercluster" in self.kernel.directives:
            require(value == self.own_attributes[which])
        self.attributes[which] = value
        self._forget_checks()

    def _forget_checks(self) -> None:
        """What was found possible before an attribute was set, may no longer be so."""
        self.checked.clear()
        self.resident.cache_clear()
        self.fullest.cache_clear()

    def cluster(self, asked: Extent | None) -> Extent | None:
        """The size of a launch's clusters: what it asks for, or what the program has set; None leaves it to the text.
        A size of one CTA, which may be asked of every GPU, is only told to those kernels that speak of clusters."""
        required = self.required_cluster
        if isinstance(asked, tuple) and any(asked):
            return asked if prod(asked) != 1 or required or ".explicitcluster" in self.kernel.directives else None
        return None if ".reqnctapercluster" in self.kernel.directives else required

    @property
    def required_cluster(self) -> tuple[int, ...] | None:
        """What the text or the program says that clusters are like; 0 where the program has said nothing."""
        own = self.kernel.directives.get(".reqnctapercluster")
        if own is not None:
            return (*own, 1, 1)[:3]
        if not self.attributes:
            return None
        size = tuple(self.attributes.get(each, 0) for each in _CLUSTER)
        return size if any(size) else None

    @property
    def most_shared(self) -> int:
        """Bytes of shared memory that a CTA of the GPU may have."""
        return state.gpu.limits.cta_shared

    def check(self, shape: Shape, device: int) -> None:
        """Raises DriverError for a launch that is not possible."""
        if shape in self.checked:
            return
        grid, block, cluster, shared, cooperative, _ = shape
        assert isinstance(grid, tuple) and isinstance(block, tuple)
        require(min(*grid, *block) > 0)
        require(prod(block) <= self.most_threads)
        require(shared <= self.attribute(A.MAX_DYNAMIC_SHARED_SIZE_BYTES))
        assert cluster is None or isinstance(cluster, tuple)
        require(cluster is None or state.gpu.major >= FIRST_WITH_CLUSTERS // 10)
        require(self.fits(grid, cluster), CUresult.ERROR_INVALID_CLUSTER_SIZE)
        try:
            self.kernel.check_launch(shape, device)
        except LaunchError as error:
            print(f"ptxvm: {self.kernel.name}: {error}", file=sys.stderr)
            fail(CUresult.ERROR_COOPERATIVE_LAUNCH_TOO_LARGE if cooperative else CUresult.ERROR_INVALID_VALUE)
        if cooperative:
            self._check_cooperative(shape)
        if len(self.checked) > 256:
            self.checked.clear()
        self.checked.add(shape)

    @property
    def most_ctas(self) -> int:
        """CTAs of a cluster that the GPU, the kernel, and what the program allowed it, let it have."""
        most = state.gpu.limits.cluster
        if not self.attribute(A.NON_PORTABLE_CLUSTER_SIZE_ALLOWED):
            most = min(most, MOST_PORTABLE_CLUSTER)
        return min(most, *self.kernel.directives.get(".maxclusterrank", (most,)))

    def fits(self, grid: tuple[int, ...], cluster: tuple[int, ...] | None) -> bool:
        """Whether a grid can have clusters of this size, or (None) those of the kernel."""
        directives, required = self.kernel.directives, self.required_cluster
        size = cluster or required
        if size is None:
            return ".explicitcluster" not in directives
        if required is not None and any(need not in (0, given) for need, given in zip(required, size, strict=True)):
            return False
        if not all(size) or prod(size) > self.most_ctas:
            return False
        return ".blocksareclusters" in directives or not any(map(mod, grid, size))

    def _check_cooperative(self, shape: Shape) -> None:
        self.check_together(shape, state.gpu.limits.multiprocessors)

    def check_together(self, shape: Shape, multiprocessors: int) -> None:
        """Raises DriverError unless so many multiprocessors hold all CTAs of a launch at once."""
        grid, block, _, shared, *_ = shape
        assert isinstance(grid, tuple) and isinstance(block, tuple)
        each = state.gpu.resident(prod(block), shared + self.static_shared, self.registers)
        require(prod(grid) <= each * multiprocessors, CUresult.ERROR_COOPERATIVE_LAUNCH_TOO_LARGE)


def _target_number(target: str) -> int:
    digits = "".join(c for c in target.removeprefix("sm_") if c.isdigit())
    return int(digits) if digits else 0


def new_module(texts: list[bytes], context: Context | None) -> LoadedModule:
    """Load PTX. Raises LoadFailure, after telling why on stderr."""
    try:
        module = load(texts)
        if context is not None:
            module.image(context.device)
    except LoadFailure as failure:
        print(f"ptxvm: a module could not be loaded:\n{failure.log}", file=sys.stderr)
        raise
    except LaunchError as error:
        raise LoadFailure(CUresult.ERROR_OUT_OF_MEMORY, str(error)) from None
    loaded = LoadedModule(module, context.owner if context is not None else None)
    loaded.handle = state.handles.add(loaded)
    return loaded
