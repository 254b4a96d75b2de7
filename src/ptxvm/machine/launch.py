"""A launch: its geometry, its shared memory and parameters, and the limits it must keep."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import count
from math import prod
from operator import index
from typing import NamedTuple, Protocol, SupportsIndex

from ptxvm.machine.gpus import (
    FIRST_COOPERATIVE,
    FIRST_WITH_CLUSTERS,
    MAX_STATIC_SHARED,
    WARP_SIZE,
    Gpu,
    capability_of,
    gpu_of,
    gpus_for,
)
from ptxvm.machine.image import Image

Dimensions = tuple[int, int, int]


class Pointer(NamedTuple):
    """An argument that is an array: its position from 1, the device address of its first element, its size in bytes."""

    position: int
    address: int
    size: int


next_grid_number = count().__next__
"""The number of the next grid of this process. The first one has 0."""

MAX_THREADS = 1024
MAX_BLOCK: Dimensions = (1024, 1024, 64)
MAX_GRID: Dimensions = (2**31 - 1, 65535, 65535)


class Nesting(Protocol):
    """What is known of a grid that may launch others, or was launched by another."""

    @property
    def is_cancelled(self) -> bool:
        """Whether somebody wants it to end."""

    def started(self, stop: Callable[[], None]) -> None:
        """Compiled code of it runs, which `stop` ends."""

    def ended(self, stop: Callable[[], None]) -> None:
        """See `started`."""

    def finish(self) -> None:
        """All its threads have ended: do what they have left to be done. Raises KernelFault."""

    def run_pending(self) -> bool:
        """Nothing else can run: do what its threads have left to be done, if there is anything. Raises KernelFault."""


class LaunchError(ValueError):
    """A launch asks for what the machine or the kernel does not allow; the message names the limit."""


def dimensions(value: int | tuple[int, ...], what: str) -> Dimensions:
    """An int or a tuple of up to three as (x, y, z). Raises LaunchError; `what` names the value in the message."""
    given = value if isinstance(value, tuple) else (value,)
    if any(isinstance(extent, bool) or not isinstance(extent, SupportsIndex) for extent in given):
        raise LaunchError(f"{what} {value!r} is neither an int nor a tuple of ints")
    if not 1 <= len(given) <= 3:
        raise LaunchError(f"{what} has {len(given)} dimensions; one to three are allowed")
    try:
        x, y, z = (index(extent) for extent in (*given, 1, 1)[:3])
    except TypeError:  # an array of several numbers
        raise LaunchError(f"{what} {value!r} is neither an int nor a tuple of ints") from None
    if min(x, y, z) < 1:
        raise LaunchError(f"{what} {_text((x, y, z))} has an extent below 1")
    return x, y, z


class ArrayArguments(NamedTuple):
    """The arguments of a launch that are arrays, for reports: positions from 1, bytes, and device addresses.

    Not the arrays themselves, which end when their owner says so.
    """

    positions: Sequence[int] = ()
    sizes: Sequence[int] = ()
    addresses: Sequence[int] = ()

    @property
    def pointers(self) -> list[Pointer]:
        rows = zip(self.positions, self.sizes, self.addresses, strict=True)
        return [Pointer(position, address, size) for position, size, address in rows]


NO_ARRAYS = ArrayArguments()


@dataclass(frozen=True)
class Launch:
    """One launch. `grid` counts CTAs, `block` threads, `cluster` CTAs; `shared` is the dynamic shared memory in bytes.

    `parameters` is the kernel's parameter buffer, `image` the kernel's module on this device. `explicit_cluster`: the
    launch or the kernel names a cluster size. CTAs are numbered cluster after cluster, in a cluster by rank.
    `cooperative`: all CTAs are alive at once; `workspace` is the address of the memory in which they meet, else 0.
    `cta_memory` is where the slices of memory begin that the CTAs have, of `cta_memory_size` bytes each.
    `arguments`: those that are arrays, for reports. `gpu`: whose limits hold; without one a launch may have what some
    GPU allows that runs the image's target, and the numbers of multiprocessors are those of the target's own.
    `nesting`: where kernels launch kernels, its place among them. `number`: of the grid, which `%gridid` reads. Raises
    LaunchError for geometry that is not possible.
    """

    grid: Dimensions
    block: Dimensions
    parameters: bytes = b""
    shared: int = 0
    cluster: Dimensions = (1, 1, 1)
    image: Image = field(default_factory=Image)
    explicit_cluster: bool = False
    cooperative: bool = False
    workspace: int = 0
    cta_memory: int = 0
    cta_memory_size: int = 0
    arguments: ArrayArguments = NO_ARRAYS
    gpu: Gpu | None = None
    nesting: Nesting | None = None
    number: int = 0

    def __post_init__(self) -> None:
        of = self._of
        _check_extents("grid", self.grid, MAX_GRID, of)
        _check_extents("block", self.block, MAX_BLOCK, of)
        if self.threads > MAX_THREADS:
            raise LaunchError(f"block {_text(self.block)} has {self.threads} threads; the limit{of} is {MAX_THREADS}")
        if not 0 <= self.shared <= self._most_shared:
            raise LaunchError(f"{self.shared} bytes of dynamic shared memory; the limit{of} is {self._most_shared}")
        if len(self.parameters) > self._most_parameters:
            raise LaunchError(f"{len(self.parameters)} bytes of parameters; the limit{of} is {self._most_parameters}")
        self._check_cluster()

    @property
    def machine(self) -> Gpu:
        """The GPU that special registers tell of."""
        return self.gpu or gpu_of(self.image.target)

    @property
    def shared_unit(self) -> int:
        """Bytes in whose multiples `%total_smem_size` counts: 1 unless somebody has chosen a GPU."""
        return self.gpu.shared_unit if self.gpu else 1

    @property
    def _of(self) -> str:
        return f" of {self.gpu.name}" if self.gpu else ""

    @property
    def _possible(self) -> tuple[Gpu, ...]:
        return (self.gpu,) if self.gpu else gpus_for(self.image.target)

    @property
    def _most_shared(self) -> int:
        return max(gpu.cta_shared for gpu in self._possible)

    @property
    def _most_parameters(self) -> int:
        return max(gpu.parameters for gpu in self._possible)

    def with_parameters(self, parameters: bytes, arguments: ArrayArguments = NO_ARRAYS) -> Launch:
        """Another grid like this one, which is checked already, with other parameters of the same size."""
        other: Launch = object.__new__(Launch)
        # At once: this is on the way of every launch.
        number = next_grid_number()
        other.__dict__.update(self.__dict__, parameters=parameters, arguments=arguments, number=number)
        return other

    def _check_cluster(self) -> None:
        most = max(gpu.cluster for gpu in self._possible)
        if most == 1 and self.cluster != (1, 1, 1):
            raise LaunchError(
                f"cluster {_text(self.cluster)}: {self.machine.name} has no clusters; they begin with "
                f"sm_{FIRST_WITH_CLUSTERS}"
            )
        _check_extents("cluster", self.cluster, (most,) * 3, self._of)
        if prod(self.cluster) > most:
            raise LaunchError(
                f"cluster {_text(self.cluster)} has {prod(self.cluster)} CTAs; the limit{self._of} is {most}"
            )
        for axis, extent, size in zip("xyz", self.grid, self.cluster, strict=True):
            if extent % size:
                raise LaunchError(
                    f"grid.{axis} = {extent} is not a multiple of the cluster size {size} in this dimension"
                )

    @property
    def threads(self) -> int:
        """Threads of a CTA."""
        return prod(self.block)

    @property
    def warps(self) -> int:
        """Warps of a CTA; the last one may be incomplete."""
        return -(-self.threads // WARP_SIZE)

    @property
    def ctas(self) -> int:
        """CTAs of the grid."""
        return prod(self.grid)

    @property
    def cluster_size(self) -> int:
        """CTAs of a cluster."""
        return prod(self.cluster)

    @property
    def clusters(self) -> Dimensions:
        """Clusters of the grid along each axis."""
        x, y, z = (extent // size for extent, size in zip(self.grid, self.cluster, strict=True))
        return x, y, z

    def block_of(self, index: int) -> Dimensions:
        """(x, y, z) in the grid of the CTA with this number."""
        cluster, rank = divmod(index, self.cluster_size)
        origin, place = self.cluster_of(cluster), _place(rank, self.cluster)
        x, y, z = (o * size + p for o, size, p in zip(origin, self.cluster, place, strict=True))
        return x, y, z

    def cluster_of(self, index: int) -> Dimensions:
        """(x, y, z) of the cluster with this number among the clusters."""
        return _place(index, self.clusters)

    def thread_of(self, index: int) -> Dimensions:
        """(x, y, z) of the thread with this linear index in its CTA."""
        return _place(index, self.block)

    def check_kernel(self, directives: Mapping[str, tuple[int, ...]], static_shared: int, parameter_size: int) -> None:
        """Hold the launch against the kernel: its performance directives, static shared memory and parameter bytes."""
        if parameter_size != len(self.parameters):
            raise LaunchError(f"{len(self.parameters)} bytes of parameters given; the kernel takes {parameter_size}")
        if static_shared > MAX_STATIC_SHARED:
            raise LaunchError(
                f"the kernel declares {static_shared} bytes of static shared memory; the limit{self._of} is "
                f"{MAX_STATIC_SHARED}"
            )
        if static_shared + self.shared > self._most_shared:
            raise LaunchError(
                f"{static_shared} bytes of static and {self.shared} bytes of dynamic shared memory are "
                f"{static_shared + self.shared} bytes; the limit{self._of} is {self._most_shared}"
            )
        self._check_block(directives)
        self._check_cluster_directives(directives)
        if self.cooperative:
            self._check_cooperative(static_shared + self.shared)

    def resident(self, shared: int) -> int:
        """CTAs, of so many bytes of shared memory, that the GPU keeps alive at once; registers are not known."""
        return self.machine.multiprocessors * max(1, self.machine.resident(self.warps, shared))

    def _check_cooperative(self, shared: int) -> None:
        target = self.gpu.name if self.gpu else self.image.target
        if capability_of(target) < FIRST_COOPERATIVE:
            what = "the GPU is" if self.gpu else "the kernel is for"
            raise LaunchError(f"cooperative launches need sm_{FIRST_COOPERATIVE}; {what} {target}")
        limit = self.resident(shared)
        if self.ctas > limit:
            raise LaunchError(
                f"grid {_text(self.grid)} has {self.ctas} CTAs, of {self.threads} threads and {shared} bytes of shared "
                f"memory each; a cooperative launch keeps all of them alive at once, and the "
                f"{self.machine.multiprocessors} multiprocessors of {target} hold {limit}"
            )

    def _check_block(self, directives: Mapping[str, tuple[int, ...]]) -> None:
        required = directives.get(".reqntid")
        if required is not None and self.block != _padded(required):
            raise LaunchError(
                f"block {_text(self.block)} differs from the kernel's .reqntid {_text(_padded(required))}"
            )
        maximum = directives.get(".maxntid")
        if maximum is not None and self.threads > prod(maximum):
            raise LaunchError(
                f"block {_text(self.block)} has {self.threads} threads; the kernel's .maxntid allows {prod(maximum)}"
            )

    def _check_cluster_directives(self, directives: Mapping[str, tuple[int, ...]]) -> None:
        if ".explicitcluster" in directives and not self.explicit_cluster:
            raise LaunchError("the kernel has .explicitcluster: launch it with a cluster size")
        required = directives.get(".reqnctapercluster")
        if required is not None and self.cluster != _padded(required):
            raise LaunchError(
                f"cluster {_text(self.cluster)} differs from the kernel's .reqnctapercluster {_text(_padded(required))}"
            )
        maximum = directives.get(".maxclusterrank")
        if maximum is not None and prod(self.cluster) > maximum[0]:
            raise LaunchError(
                f"cluster {_text(self.cluster)} has {prod(self.cluster)} CTAs; "
                f"the kernel's .maxclusterrank allows {maximum[0]}"
            )


def cluster_geometry(
    grid: Dimensions, cluster: Dimensions | None, directives: Mapping[str, tuple[int, ...]]
) -> tuple[Dimensions, Dimensions, bool]:
    """Grid and cluster size in CTAs as a kernel's directives complete them, and whether somebody named a cluster size.

    A launch without one takes it from `.reqnctapercluster`; with `.blocksareclusters` the launch counts clusters.
    """
    required = directives.get(".reqnctapercluster")
    if cluster is None and required is not None:
        cluster = _padded(required)
    extent = cluster or (1, 1, 1)
    if ".blocksareclusters" in directives:
        x, y, z = (count * size for count, size in zip(grid, extent, strict=True))
        grid = x, y, z
    return grid, extent, cluster is not None


def most_threads(directives: Mapping[str, tuple[int, ...]]) -> int:
    """Threads that a CTA of a kernel with such directives may have (ISA 11.4)."""
    bound = directives.get(".reqntid") or directives.get(".maxntid")
    return min(MAX_THREADS, prod(bound)) if bound else MAX_THREADS


def _place(index: int, extents: Dimensions) -> Dimensions:
    """(x, y, z) of what has this linear index among `extents`."""
    x, y, _ = extents
    return index % x, index // x % y, index // (x * y)


def _check_extents(what: str, given: Dimensions, limits: Dimensions, of: str) -> None:
    for axis, extent, limit in zip("xyz", given, limits, strict=True):
        if not 1 <= extent <= limit:
            limits_of = f", the limits{of}" if of else ""
            raise LaunchError(f"{what}.{axis} = {extent} is outside 1 to {limit}{limits_of}")


def _padded(values: tuple[int, ...]) -> Dimensions:
    x, y, z = (*values, 1, 1)[:3]
    return x, y, z


def _text(value: Dimensions) -> str:
    return f"({value[0]}, {value[1]}, {value[2]})"
