"""Loads, stores and atomics of a batch of warps on NumPy arrays."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from ptxvm.engine.interpret.address import LaneAddress
from ptxvm.engine.interpret.cells import Cells, Update, Values, flatten, map_values
from ptxvm.engine.interpret.places import Access, Index, Place, Places
from ptxvm.engine.interpret.values import Array, Mask
from ptxvm.isa.warp import AtomicOp, Space
from ptxvm.lanes.lanes import Lanes, canonical_nan
from ptxvm.lanes.numpy_reading import NUMPY
from ptxvm.lanes.types import B128, U64, Type
from ptxvm.machine.faults import FaultKind
from ptxvm.machine.memory import Memory

if TYPE_CHECKING:
    from ptxvm.engine.interpret.warp import InterpreterWarp


class MemoryAccess:
    """The memory of one CTA as its warps access it."""

    def __init__(self, warp: InterpreterWarp, memory: Memory, places: Places | None = None) -> None:
        self._warp = warp
        self._places = places or Places(warp, memory)

    def _find(
        self, where: tuple[Space, LaneAddress], access: Access, *, atomic: bool = False, moved: int = 0
    ) -> list[Place]:
        """The places of an access; they are counted if somebody wants to know. `moved`: bytes, if more than needed."""
        places = self._places.find(*where, access)
        counting = self._warp.cta.grid.counting
        if counting is not None:
            counting.note(where[0], access._replace(size=moved or access.size), places, atomic=atomic)
        return places

    # ------------------------------------------------------------------------------------------------------ loads

    def load(self, space: Space, type_: Type, address: LaneAddress, count: int, used: int = 0) -> Values:
        """A value, or `count` values from consecutive elements, of which only `used` need be there (all: 0); a `.b128`
        value is a pair."""
        if type_ is B128:
            halves = self._load(space, U64, address, 2 * count, 2 * used)
            pairs = tuple(zip(halves[::2], halves[1::2], strict=True))
            return pairs[0] if count == 1 else pairs
        values = self._load(space, type_, address, count, used)
        return values[0] if count == 1 else tuple(values)

    def _load(self, space: Space, type_: Type, address: LaneAddress, count: int, used: int) -> list[Lanes]:
        whole, size = type_.size * count, type_.size * (used or count)
        access = Access(size, whole, store=False, spread=False)
        places = self._find((space, address), access, moved=whole)
        self._note_look(space, places)
        for place in places:
            self._require_initialised(place, size)
        dtype = type_.storage
        if places[0].lanes is None:
            start = int(places[0].offsets[0])
            elements = np.zeros(count, dtype)
            elements[: used or count] = places[0].buffer[start : start + size].view(dtype)
            return [Lanes(NUMPY, type_, elements[index]) for index in range(count)]
        results = [np.zeros(self._warp.shape, dtype) for _ in range(count)]
        for place in places:
            elements, index = _elements(place, dtype)
            for position, result in enumerate(results[: used or count]):
                result.reshape(-1)[place.lanes] = elements[index + position]
        return [Lanes(NUMPY, type_, result) for result in results]

    def _note_look(self, space: Space, places: list[Place]) -> None:
        """Whether something is read that CTAs outside of the cluster may change."""
        warp = self._warp
        if space is Space.GLOBAL:
            warp.looked = True
        elif space is Space.GENERIC and not warp.looked:
            own = [warp.stack.buffer]
            for cta in warp.cta.cluster.ctas:
                own += [cta.warp.shared, cta.warp.reserved]
            warp.looked = any(all(place.buffer is not buffer for buffer in own) for place in places)

    def _require_initialised(self, place: Place, size: int) -> None:
        """In full checks: every byte read from shared memory has been written."""
        written = self._written(place)
        if written is None:
            return
        bad = ~written[place.offsets[:, None] + np.arange(size)].all(axis=1)
        if bad.any():
            first = int(bad.argmax())
            lane = self._warp.executing[0] if place.lanes is None else place.lanes[first]
            offset = int(place.offsets[first])
            text = (
                f"{self._warp.step.opcode} reads {size} bytes of shared memory at {offset:#x} that were never written"
            )
            raise self._warp.fault_at(FaultKind.UNINITIALISED, text, int(lane), offset)

    def _written(self, place: Place) -> Mask | None:
        """In full checks, of a place in shared memory: which of its bytes were written."""
        if self._warp.shared_written is None:
            return None
        return self._warp.cta.cluster.written(place.buffer)

    # ----------------------------------------------------------------------------------------------------- stores

    def store(self, space: Space, address: LaneAddress, values: Values) -> None:
        """Write a value or consecutive elements; of lanes with the same address the last one wins."""
        elements = flatten(values)
        size = sum(value.type.size for value in elements)
        places = self._find((space, address), Access(size, size, store=True, spread=True))
        for place in places:
            assert place.lanes is not None
            target, index = _elements(place, elements[0].type.storage)
            self._keep(place, target, index, len(elements))
            for position, value in enumerate(elements):
                target[index + position] = self._warp.values_of(canonical_nan(value).data, place.lanes)
            self._mark_written(place, size)
        # Nobody waits for what is in a thread's own memory: debug builds store there in every loop.
        if any(place.buffer is not self._warp.stack.buffer for place in places):
            self._warp.progress()

    def _keep(self, place: Place, elements: Array, index: Index, count: int) -> None:
        """While compiled code may take over: what is about to be overwritten."""
        ahead = self._warp.cta.grid.ahead
        if ahead is not None and place.is_global:
            for position in range(count):
                ahead.keep(elements, index + position)

    def _mark_written(self, place: Place, size: int) -> None:
        written = self._written(place)
        if written is not None:
            written[place.offsets[:, None] + np.arange(size)] = True

    # ---------------------------------------------------------------------------------------------------- atomics

    def atomic(
        self,
        place: tuple[Space, LaneAddress],
        update: Update,
        values: tuple[Values, ...],
        *,
        op: AtomicOp | None,
        want: bool,
    ) -> Values | None:
        """One lane after the other, in lane order. The old values, None unless wanted."""
        first = flatten(values[0])
        type_, count = first[0].type, len(first)
        if (ahead := self._warp.cta.grid.ahead) is not None:
            ahead.before_atomic(op, type_, want)
        size = type_.size * count
        places = self._find(place, Access(size, size, store=True, spread=True), atomic=True)
        self._note_look(place[0], places)
        results = [np.zeros(self._warp.shape, type_.storage) for _ in range(count)]
        changed = False
        for part in places:
            assert part.lanes is not None
            self._require_initialised(part, size)
            elements, index = _elements(part, type_.storage)
            self._keep(part, elements, index, count)
            cells = Cells(elements, index, type_, count)
            chosen = [self._choose_all(value, part.lanes) for value in values]
            olds = cells.add(chosen[0]) if op is AtomicOp.ADD and cells.can_add else cells.update(update, chosen)
            changed |= cells.changed
            for result, old in zip(results, olds, strict=True):
                result.reshape(-1)[part.lanes] = old
        self._warp.progress() if changed else self._warp.spin()
        if not want:
            return None
        olds_of_all = tuple(Lanes(NUMPY, type_, result) for result in results)
        return olds_of_all if count > 1 else olds_of_all[0]

    def _choose_all(self, values: Values, lanes: Index) -> Values:
        def choose(value: Lanes) -> Lanes:
            return Lanes(NUMPY, value.type, self._warp.values_of(canonical_nan(value).data, lanes))

        return map_values(values, choose)


def _elements(place: Place, dtype: np.dtype[np.generic]) -> tuple[Array, Index]:
    """The buffer as elements, and where each lane's first one is."""
    whole = len(place.buffer) // dtype.itemsize * dtype.itemsize
    return place.buffer[:whole].view(dtype), place.offsets // dtype.itemsize
