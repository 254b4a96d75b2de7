"""What each step of a grid does, counted for a profile."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import numpy as np

from ptxvm.engine.interpret.places import Access, Index, Place
from ptxvm.engine.interpret.sectors import bank_conflicts, sectors
from ptxvm.engine.interpret.step import Step
from ptxvm.engine.interpret.synchronization import State
from ptxvm.engine.interpret.values import Mask
from ptxvm.engine.matrix_sizes import multiply_adds
from ptxvm.engine.profiles import BRANCHES, PARTING, SECTOR, conflicts_name, row_lanes, waits_at_barrier
from ptxvm.isa.flow import Flow
from ptxvm.isa.warp import Space
from ptxvm.lanes.types import WARP_SIZE
from ptxvm.machine.asynchronous import Operation
from ptxvm.machine.asynchronous.bulk import Transfer
from ptxvm.machine.asynchronous.lane_copy import LaneCopy
from ptxvm.machine.asynchronous.lane_store import LaneStore
from ptxvm.machine.asynchronous.places import Touched
from ptxvm.machine.faults import KernelFault
from ptxvm.machine.memory import Memory
from ptxvm.machine.tensor_cores.operations import Copy
from ptxvm.records import record

if TYPE_CHECKING:
    from ptxvm.engine.interpret.cta import Cta

_COPIES = (Transfer, LaneCopy, LaneStore, Copy)


@record()
class Accessed:
    """Where the lanes of a step have gone in one state space."""

    space: Space
    access: Access
    places: list[Place]


class Counting:
    """The counts of a grid, by the pc of its steps."""

    def __init__(self) -> None:
        self.counts: dict[int, Counter[str]] = {}
        self._accessed: list[Accessed] = []
        self._atomics: list[Accessed] = []

    def of(self, step: Step) -> Counter[str]:
        """The counts of a step."""
        found = self.counts.get(step.pc)
        if found is None:
            found = self.counts[step.pc] = Counter()
        return found

    # ---------------------------------------------------------------------------------------------------------- steps

    def take(self, cta: Cta, step: Step) -> int | None:
        """Do a step for the current group of a CTA, and count it: the pc at which the whole group goes on, or None."""
        came, warp = cta.mask, cta.warp
        self._accessed, self._atomics = [], []
        began = warp.begin(step)
        warp.passed = None
        following = step.action(cta, step) if began else step.pc + 1
        started = warp.started if began else np.zeros_like(came)
        done = warp.mask if began else started
        counts = self.of(step)
        warps_done = done.any(axis=1)
        counts["executions"] += int(np.count_nonzero(warps_done | (came.any(axis=1) & ~started.any(axis=1))))
        chooses = _flow(step) in BRANCHES  # the guard of a branch is what it decides
        counts["active_lanes"] += int(np.count_nonzero(came if chooses else done))
        counts["predicated_off"] += 0 if chooses else int(np.count_nonzero(came & ~started))
        if began and warps_done.any():
            self._count_done(cta, step, counts, done)
        if following is None and _flow(step) in PARTING:
            counts["divergent_branches"] += _parted(cta, came)
        return following

    def _count_done(self, cta: Cta, step: Step, counts: Counter[str], done: Mask) -> None:
        instruction = step.instruction
        if instruction is None:
            return
        if waits_at_barrier(instruction):
            counts["barriers_waited"] += _warps(done)
        if instruction.definition.name.startswith("mbarrier."):
            passed = cta.warp.passed
            counts["barriers_waited"] += 0 if passed is None else _warps(passed)
            return
        products = multiply_adds(instruction)
        if products:
            counts["matrix_products"] += _warps(done)
            counts["multiply_adds"] += _warps(done) * products
        if self._accessed:
            self._count_accesses(cta, step, counts)
        for each in self._atomics:
            self._count_atomics(cta, counts, each)

    # ------------------------------------------------------------------------------------------------------- accesses

    def note(self, space: Space, access: Access, places: list[Place], *, atomic: bool) -> None:
        """The lanes of the current step access some places."""
        made = Accessed(space, access, places)
        self._accessed.append(made)
        if atomic:
            self._atomics.append(made)

    def _count_accesses(self, cta: Cta, step: Step, counts: Counter[str]) -> None:
        lanes_of_rows = row_lanes(step.instruction)
        whole: dict[int, list[tuple[Index, Index, int]]] = {}
        for each in self._accessed:
            for place in each.places:
                lanes, offsets = _spread(cta, place)
                size = each.access.size
                if place.is_global:
                    whole.setdefault(id(place.buffer), []).append((lanes // WARP_SIZE, offsets, size))
                elif place.buffer is cta.stack.buffer:
                    counts["local_bytes"] += 0 if each.space is Space.PARAM else size * len(lanes)
                elif _is_shared(cta, place):
                    chosen = lanes % WARP_SIZE < lanes_of_rows
                    self._count_shared(counts, lanes[chosen], offsets[chosen], size)
        for parts in whole.values():
            warps = np.concatenate([each[0] for each in parts])
            offsets = np.concatenate([each[1] for each in parts])
            _add_sectors(counts, warps, offsets, parts[0][2])

    def _count_shared(self, counts: Counter[str], lanes: Index, offsets: Index, size: int) -> None:
        turns, conflicts = bank_conflicts(lanes, offsets, size)
        counts["shared_bytes"] += size * len(lanes)
        counts["shared_wavefronts"] += turns
        counts[conflicts_name(size)] += conflicts

    def _count_atomics(self, cta: Cta, counts: Counter[str], each: Accessed) -> None:
        for place in each.places:
            lanes, offsets = _spread(cta, place)
            counts["atomics"] += len(lanes)
            counts["atomic_collisions"] += len(lanes) - len(np.unique((lanes // WARP_SIZE << 48) + offsets))

    # ----------------------------------------------------------------------------------------- asynchronous operations

    def issue(self, cta: Cta, operation: Operation) -> None:
        """A step starts an asynchronous operation."""
        counts = self.of(cta.warp.step)
        if operation.multiply_adds:
            counts["matrix_products"] += 1
            counts["multiply_adds"] += operation.multiply_adds
        if not isinstance(operation, _COPIES):
            return
        try:
            touched = operation.touched()
        except KernelFault:
            return  # the operation will say what is wrong
        brought = [each for each in touched if each.writes] or touched
        counts["async_bytes"] += sum(each.size * len(each.offsets) for each in brought)
        for each in touched:
            if each.cta is None:
                warps = operation.threads[each.lanes] // WARP_SIZE
                start = _device_offset(each, cta.grid.memory)
                _add_sectors(counts, warps, each.offsets + start, each.size)


def _add_sectors(counts: Counter[str], warps: Index, offsets: Index, size: int) -> None:
    asked, moved = sectors(warps, offsets, size)
    counts["global_bytes"] += size * len(offsets)
    counts["sectors_asked"] += asked
    counts["sectors_moved"] += moved


def _flow(step: Step) -> Flow | None:
    return None if step.instruction is None else step.instruction.definition.flow


def _warps(lanes: Mask) -> int:
    return int(np.count_nonzero(lanes.any(axis=1)))


def _parted(cta: Cta, came: Mask) -> int:
    """Warps whose lanes go on at different places."""
    going = came & (cta.states != State.EXITED)
    low = np.where(going, cta.keys, np.iinfo(np.int64).max).min(axis=1)
    high = np.where(going, cta.keys, -1).max(axis=1)
    return int(np.count_nonzero(going.any(axis=1) & (low != high)))


def _spread(cta: Cta, place: Place) -> tuple[Index, Index]:
    """The lanes and their offsets, also where one access serves all."""
    if place.lanes is not None:
        return place.lanes, place.offsets
    lanes = cta.warp.executing
    return lanes, np.repeat(place.offsets, len(lanes))


def _is_shared(cta: Cta, place: Place) -> bool:
    warps = [other.warp for other in cta.cluster.ctas]
    return any(place.buffer is warp.shared or place.buffer is warp.reserved for warp in warps)


def _device_offset(touched: Touched, memory: Memory) -> int:
    """Where a buffer of global memory begins within a sector."""
    found = memory.of_host(touched.buffer.ctypes.data)
    return 0 if found is None else (found[0].address + found[1]) % SECTOR
