"""Launches that are counted, compiled: the counters of their workers, and what these tell of each instruction."""

from __future__ import annotations

import ctypes
import threading
from collections import Counter
from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

from ptxvm.checker.module import Function, Instruction
from ptxvm.engine.facts import found_once
from ptxvm.engine.jit.launching.host_memory import may_hear_the_host
from ptxvm.engine.jit.layouts.counting import CountTables
from ptxvm.engine.jit.layouts.structures import Version
from ptxvm.engine.profiles import Counted, parts_of
from ptxvm.profiling import Profile
from ptxvm.profiling.profile import Parts

if TYPE_CHECKING:
    from ptxvm.engine.jit.compilation.kernel_code import CountPlace, KernelCode
    from ptxvm.engine.jit.seats.seat import Seat
    from ptxvm.engine.kernel_layout import KernelLayout
    from ptxvm.engine.work import Work

_UNCOUNTED = (
    "barrier.cluster",
    "clusterlaunchcontrol",
    "cp.",
    "griddepcontrol",
    "mbarrier",
    "multimem",
    "red.async",
    "st.async",
    "st.bulk",
    "tcgen05",
    "tensormap",
    "wgmma",
)
"""What names of instructions begin with that start asynchronous operations, or whose waits are counted as they come."""

Counts = npt.NDArray[np.uint64]


def may_be_counted(work: Work, layout: KernelLayout) -> bool:
    """Whether compiled code can count all that is to be counted, as far as that is known before it is made."""
    launch = work.launch
    if launch.cluster_size != 1 or launch.nesting is not None or layout.reserved_shared:
        return False
    if may_hear_the_host(work, layout):
        return False
    return found_once(launch.image, ("counted", work.function), lambda: not any(map(_has_uncounted, layout.functions)))


def _has_uncounted(function: Function) -> bool:
    items = function.body or ()
    return any(isinstance(item, Instruction) and item.definition.name.startswith(_UNCOUNTED) for item in items)


class Counters:
    """What the workers of one launch count, each for itself."""

    def __init__(self, code: KernelCode, layout: KernelLayout) -> None:
        self._code = code
        self._layout = layout
        self._counts: list[tuple[Version, Counts]] = []
        self._tables: list[Counts] = []
        self._lock = threading.Lock()

    def enter(self, seat: Seat) -> None:
        """A worker begins, or has got one more version."""
        worker = seat.worker
        words = 1 << max(0, -(-worker.shared_size // 4) - 1).bit_length()
        memory = np.zeros(ctypes.sizeof(CountTables) // 8 + words // 2 + 1, np.uint64)
        CountTables.from_address(memory.ctypes.data).words = words
        worker.count_tables = memory.ctypes.data
        self._tables.append(memory)
        for unit in self._code.units:
            counts = np.zeros(max(1, unit.counters), np.uint64)
            if unit.version is Version.FAST:
                worker.counters = counts.ctypes.data
            else:
                worker.safe_counters = counts.ctypes.data
            with self._lock:
                self._counts.append((unit.version, counts))

    def profile(self) -> Profile:
        """What all of them have counted together."""
        totals = []
        for unit in self._code.units:
            total = np.zeros(max(1, unit.counters), np.uint64)
            for version, counts in self._counts:
                if version is unit.version:
                    total += counts
            totals.append((unit.counts, total))
        return Profile(self._layout.functions[0].name, partial(_parts, totals, self._layout.functions))


def _parts(totals: Sequence[tuple[Sequence[CountPlace], Counts]], functions: Sequence[Function]) -> Parts:
    """Of the profile of these functions, the first of which is the kernel: what counters tell of their instructions."""
    found: dict[tuple[int, int], Counter[str]] = {}
    for places, total in totals:
        numbers = total.tolist()
        for place in places:
            counted = found.setdefault((place.function, place.position), Counter())
            counted[place.name] += place.factor * numbers[place.counter]
    counted_of_all = [
        Counted(function, item, _told(found.get((number, position))))
        for number, function in enumerate(functions)
        for position, item in enumerate(function.body or ())
        if isinstance(item, Instruction)
    ]
    return parts_of(functions[0], counted_of_all)


def _told(counts: Counter[str] | None) -> dict[str, int]:
    """Nothing of what was never reached."""
    return {} if counts is None else {name: count for name, count in counts.items() if count}
