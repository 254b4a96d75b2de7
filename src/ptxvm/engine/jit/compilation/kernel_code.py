"""The machine code of a kernel for one size of CTA: from the object cache, or emitted and compiled."""

from __future__ import annotations

import threading
from collections.abc import Mapping, Sequence
from dataclasses import astuple
from typing import Any, NamedTuple, Protocol

from ptxvm.engine.host_functions import BULK_COPIES, BULK_WAIT, USERS_OF_TENSOR_MEMORY, WARPGROUP_PRODUCT
from ptxvm.engine.jit.compilation.cache import CacheEntry
from ptxvm.engine.jit.compilation.loader import LoadedCode
from ptxvm.engine.jit.layouts.copies import STAGES
from ptxvm.engine.jit.layouts.structures import Version
from ptxvm.machine.faults import CallFrame
from ptxvm.records import record


@record()
class Place:
    """Where in the texts an instruction stands: PTX line, and file and line of the user's own source if known. `callee`
    is the function that a call names; `frames` are the functions around the instruction, as far as they are inlined."""

    line: int
    opcode: str
    file: str | None = None
    source_line: int = 0
    callee: str = ""
    frames: tuple[CallFrame, ...] = ()

    @property
    def source(self) -> tuple[str, int] | None:
        return None if self.file is None else (self.file, self.source_line)


def _place(row: Sequence[Any]) -> Place:
    """A place that was kept on disk, where tuples are lists."""
    line, opcode, file, source_line, callee, frames = row
    kept = ((name, at, None if source is None else (source[0], source[1])) for name, at, source in frames)
    return Place(line, opcode, file, source_line, callee, tuple(CallFrame(*each) for each in kept))


@record()
class HostCallPlace:
    """A place in the code that calls the host function `name`: so many values go in, so many come back.

    The instruction stands at offset `start` of the text of function number `function` of the kernel's layout. `held`
    and `marks` are those of the `HostCallSite`.
    """

    name: str
    operands: int
    results: int
    function: int
    start: int
    held: tuple[tuple[tuple[int, int], ...], ...] = ()
    marks: tuple[int, int] = (0, 0)


def _host_call_place(row: Sequence[Any]) -> HostCallPlace:
    """The same of a place of a call."""
    name, operands, results, function, start, held, (first, size) = row
    cells = tuple(tuple((at, mark) for at, mark in each) for each in held)
    return HostCallPlace(name, operands, results, function, start, cells, (first, size))


class CountPlace(NamedTuple):
    """A `CountSite` whose instruction is number `position` of the body of function number `function` of the kernel's
    layout."""

    counter: int
    function: int
    position: int
    name: str
    factor: int


@record()
class CompiledUnit:
    """A warp function as it is kept on disk: an object file and what the driver must know to run it.

    `stack` is how much stack it needs, in bytes. `loops`: whether a thread may come to some of it more than once.
    `asks_if_alone`: whether it looks at `Worker.alone`.
    """

    function: str
    version: Version
    context_size: int
    local_size: int
    static_shared: int
    reserved_shared: int
    caches: int
    sites: tuple[Place, ...]
    code: bytes
    host_calls: tuple[HostCallPlace, ...] = ()
    sweeps: int = 0
    undefined: bool = False
    counts: tuple[CountPlace, ...] = ()
    counters: int = 0
    stack: int = 0
    loops: bool = True
    asks_if_alone: bool = False

    @property
    def stages(self) -> int:
        """Copies of a CTA whose sources may have to be read before they land."""
        return STAGES if any(place.name == BULK_WAIT for place in self.host_calls) else 0

    @property
    def has_warpgroups(self) -> bool:
        """Whether warps multiply together."""
        return any(place.name == WARPGROUP_PRODUCT for place in self.host_calls)

    @property
    def has_bulk_copies(self) -> bool:
        """Whether it has such as native code knows."""
        return any(place.name in BULK_COPIES for place in self.host_calls)

    @property
    def has_tensor_core(self) -> bool:
        """Whether it uses tensor memory."""
        return any(place.name in USERS_OF_TENSOR_MEMORY for place in self.host_calls)

    def to_entry(self) -> CacheEntry:
        metadata = {
            "function": self.function,
            "version": int(self.version),
            "context_size": self.context_size,
            "local_size": self.local_size,
            "static_shared": self.static_shared,
            "reserved_shared": self.reserved_shared,
            "caches": self.caches,
            "sites": [astuple(place) for place in self.sites],
            "host_calls": [astuple(place) for place in self.host_calls],
            "sweeps": self.sweeps,
            "undefined": self.undefined,
            "counts": self.counts,
            "counters": self.counters,
            "stack": self.stack,
            "loops": self.loops,
            "asks_if_alone": self.asks_if_alone,
        }
        return CacheEntry(metadata, self.code)

    @classmethod
    def from_entry(cls, entry: CacheEntry) -> CompiledUnit:
        metadata: Mapping[str, Any] = entry.metadata
        return cls(
            metadata["function"],
            Version(metadata["version"]),
            metadata["context_size"],
            metadata["local_size"],
            metadata["static_shared"],
            metadata["reserved_shared"],
            metadata["caches"],
            tuple(_place(place) for place in metadata["sites"]),
            entry.code,
            tuple(_host_call_place(place) for place in metadata["host_calls"]),
            metadata["sweeps"],
            metadata["undefined"],
            tuple(CountPlace(*row) for row in metadata["counts"]),
            metadata["counters"],
            metadata["stack"],
            metadata["loops"],
            metadata["asks_if_alone"],
        )


class UnitMaker(Protocol):
    """Makes the warp function of a kernel in the version asked for, or in the one the kernel needs."""

    def __call__(self, version: Version) -> CompiledUnit: ...


class UnitLoader(Protocol):
    def __call__(self, code: bytes, function: str) -> LoadedCode: ...


class KernelCode:
    """The versions of a kernel's warp function that have been needed so far, loaded.

    `first` is the one in which warps start, `make` makes the others. `changes` counts how often a version got other
    code: its old code stays, for threads that run it. `stack` is what all code that is there needs, in bytes.
    """

    def __init__(self, make: UnitMaker, load: UnitLoader, first: CompiledUnit | None = None) -> None:
        self._make = make
        self._load = load
        self._lock = threading.Lock()
        self._units: dict[Version, CompiledUnit] = {}
        self._loaded: dict[Version, LoadedCode] = {}
        self._old: list[LoadedCode] = []
        self.changes = 0
        self.stack = 0
        self.first = self._add(make(Version.FAST) if first is None else first)

    @property
    def initial_version(self) -> Version:
        """In which warps start: SAFE for a kernel that no fast version can run."""
        return self.first.version

    def require(self, version: Version) -> None:
        """Have `version` made, unless it is there already. Raises CompilationError, OutOfPatience."""
        with self._lock:
            if version not in self._units:
                self._add(self._make(version))

    def improve(self, unit: CompiledUnit) -> None:
        """Better code for a version that is there: threads may go on with it wherever they come back to the start of
        the warp function."""
        with self._lock:
            self._old.append(self._loaded[unit.version])
            self._add(unit)
            self.changes += 1

    def again(self, load: UnitLoader) -> KernelCode:
        """The same versions, loaded by another loader."""
        with self._lock:
            code = KernelCode(self._make, load, self._units[self.initial_version])
            for unit in self._units.values():
                if unit.version is not code.initial_version:
                    code._add(unit)
        return code

    def unit(self, version: Version) -> CompiledUnit:
        return self._units[version]

    def sites(self, version: Version) -> tuple[Place, ...]:
        """The places of a version's numbered sites; none while it is not there (time may be up before)."""
        unit = self._units.get(version)
        return () if unit is None else unit.sites

    def address(self, version: Version) -> int | None:
        """Of the warp function; None while there is none."""
        unit = self._units.get(version)
        return None if unit is None else self._loaded[version].symbols[unit.function]

    def caches(self, version: Version) -> int:
        """Site caches of `version`; 0 while it is not there."""
        unit = self._units.get(version)
        return 0 if unit is None else unit.caches

    @property
    def units(self) -> list[CompiledUnit]:
        """Those that are there."""
        with self._lock:
            return list(self._units.values())

    def _add(self, unit: CompiledUnit) -> CompiledUnit:
        if self._units and not self._fits(unit):
            raise AssertionError("the versions of a warp function differ in the size of their context")
        self._loaded[unit.version] = self._load(unit.code, unit.function)
        self._units[unit.version] = unit
        self.stack = max(self.stack, unit.stack)
        return unit

    def _fits(self, unit: CompiledUnit) -> bool:
        sizes = (unit.context_size, unit.local_size)
        return all(sizes == (other.context_size, other.local_size) for other in self._units.values())
