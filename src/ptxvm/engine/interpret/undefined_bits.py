"""Memory whose bits are undefined: never written, or written with undefined values. Moving them is no fault."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from ptxvm.engine.interpret.cells import Values, flatten, map_values
from ptxvm.engine.interpret.memory_access import MemoryAccess
from ptxvm.engine.interpret.places import Index, Place, Places
from ptxvm.engine.interpret.stack import ALL_BITS
from ptxvm.engine.interpret.step import Step
from ptxvm.engine.interpret.undefined import OtherValues
from ptxvm.engine.interpret.undefined_memory import UndefinedMemory
from ptxvm.engine.interpret.values import Array
from ptxvm.lanes.lanes import Lanes
from ptxvm.lanes.numpy_reading import NUMPY
from ptxvm.machine.faults import FaultKind
from ptxvm.machine.memory import Bytes, Memory

if TYPE_CHECKING:
    from ptxvm.engine.interpret.warp import InterpreterWarp
    from ptxvm.engine.interpret.watched_warp import WatchedWarp

PLAIN_LOADS = ("ld", "ldu")


def only_moves(step: Step) -> bool:
    """Whether what a step reads in memory goes to registers as it is."""
    instruction = step.instruction
    if instruction is None:
        return False
    return instruction.definition.name in PLAIN_LOADS or exchanges(step)


def exchanges(step: Step) -> bool:
    """Whether a step is `atom.exch`."""
    instruction = step.instruction
    return instruction is not None and instruction.definition.name == "atom" and "exch" in instruction.form.modifiers


class LenientAccess(MemoryAccess):
    """Instructions that only move may read what was never written: what they yield is followed."""

    def __init__(self, warp: InterpreterWarp, memory: Memory, places: Places, undefined: UndefinedMemory) -> None:
        super().__init__(warp, memory, places)
        self._undefined = undefined

    def _require_initialised(self, place: Place, size: int) -> None:
        if only_moves(self._warp.step):
            return
        super()._require_initialised(place, size)
        plane = self._undefined.plane(place.buffer) if place.is_global else None
        bad = None if plane is None else (plane[place.offsets[:, None] + np.arange(size)] != 0).any(axis=1)
        if bad is not None and bad.any():
            lane = self._warp.executing[0] if place.lanes is None else place.lanes[int(bad.argmax())]
            text = f"{self._warp.step.opcode} reads {size} bytes of global memory that were never written"
            raise self._warp.fault_at(FaultKind.UNINITIALISED, text, int(lane))


class UndefinedBits:
    """The undefined bits of the memory that a warp accesses."""

    def __init__(self, warp: WatchedWarp) -> None:
        self._warp = warp
        self._global = warp.watch.watching.undefined
        self.shared: Bytes = np.zeros(len(warp.shared), np.uint8)
        self._stored: list[tuple[Place, Array]] = []

    def load(self, values: Values, places: list[Place], size: int) -> OtherValues | None:
        """What a load of `size` bytes yields as it might be as well, and 0 behind them; None where all of it is
        defined."""
        found = [(place, self._bits(place, size)) for place in places]
        if not any(bits is not None and bits.any() for _, bits in found):
            return None
        whole = sum(value.type.size for value in flatten(values))
        rows = np.zeros((self._warp.mask.size, whole), np.uint8)
        for place, bits in found:
            if bits is not None:
                rows[self._warp.executing if place.lanes is None else place.lanes, :size] = bits
        start = 0

        def other(value: Lanes) -> Lanes:
            nonlocal start
            width = value.type.size
            mask = np.ascontiguousarray(rows[:, start : start + width]).view(f"u{width}").reshape(self._warp.shape)
            start += width
            data = np.broadcast_to(value.data, self._warp.shape)
            return Lanes(NUMPY, value.type, (data.view(f"u{width}") ^ mask).view(data.dtype))

        return OtherValues(map_values(values, other), self._cause(found))

    def _cause(self, found: list[tuple[Place, Array | None]]) -> str:
        step = self._warp.step
        line = 0 if step.instruction is None else step.instruction.line
        place = next(place for place, bits in found if bits is not None and bits.any())
        where = "local" if place.buffer is self._warp.stack.buffer else "global" if place.is_global else "shared"
        return f"line {line} reads {where} memory that was never written"

    def _bits(self, place: Place, size: int) -> Array | None:
        """The undefined bits at a place, a row per access; None for memory that has none."""
        index: Index = place.offsets[:, None] + np.arange(size)
        if place.buffer is self._warp.stack.buffer:
            return None if self._warp.stack.undefined is None else self._warp.stack.undefined[index]
        if place.is_global:
            plane = self._global.plane(place.buffer)
            return None if plane is None else plane[index]
        owner = self._owner(place)
        if owner is None or owner.shared_written is None:
            return None
        written = owner.shared_written[index]
        bits = np.where(written, owner.bits.shared[index] if owner.bits is not None else 0, ALL_BITS)
        return bits.astype(np.uint8)

    def _owner(self, place: Place) -> WatchedWarp | None:
        """The warp of the CTA whose shared memory it is."""
        for cta in self._warp.cta.cluster.ctas:
            if cta.warp.shared is place.buffer:
                return cta.warp  # type: ignore[return-value]
        return None

    def exchange(self, values: Values | None, places: list[Place], size: int) -> OtherValues | None:
        """What `atom.exch` yields as it might be as well; what it has stored is defined. Of lanes at one place the
        first one gets what was there."""
        found = None
        if values is not None:
            found = self.load(values, [_first_at(place) for place in places], size)
        for place in places:
            self._set(place, np.zeros((len(place.offsets), size), np.uint8))
            owner = self._owner(place)
            if owner is not None and owner.shared_written is not None:
                owner.shared_written[place.offsets[:, None] + np.arange(size)] = True
        return found

    def discard(self, place: Place, size: int) -> None:
        """What is in global memory there is undefined from now on."""
        self._global.require(place.buffer)
        self._set(place, np.full((len(place.offsets), size), ALL_BITS, np.uint8))

    def store(self, places: list[Place], stored: list[Array]) -> None:
        """Bytes have been stored; whether they are defined is not known yet."""
        self._stored = list(zip(places, stored, strict=True))
        for place, rows in self._stored:
            self._set(place, np.zeros_like(rows))

    def _set(self, place: Place, bits: Array) -> None:
        index: Index = place.offsets[:, None] + np.arange(bits.shape[1])
        if place.buffer is self._warp.stack.buffer and self._warp.stack.undefined is not None:
            self._warp.stack.undefined[index] = bits
        if place.is_global:
            plane = self._global.plane(place.buffer)
            if plane is not None:
                plane[index] = bits
                if bits.any():
                    self._global.keep(place.buffer, index, self._stored_by())
            return
        owner = self._owner(place)
        if owner is not None and owner.bits is not None:
            owner.bits.shared[index] = bits

    def _stored_by(self) -> str:
        step = self._warp.step
        line = 0 if step.instruction is None else step.instruction.line
        return f"{step.opcode} of line {line} of `{self._warp.cta.grid.program.kernel.name}`"

    def _is_seen(self, place: Place) -> bool:
        """Whether the host sees what is stored there."""
        if place.is_global:
            return not self._global.stays_inside(place.buffer)
        return place.buffer is not self._warp.stack.buffer and self._owner(place) is None

    def store_others(self, value: Values) -> bool:
        """The bits in which a value differs from what was stored are undefined; False where the host would see them."""
        for place, stored in self._stored:
            differing = self._warp.stored_bytes(flatten(value), place) ^ stored
            if not differing.any():
                continue
            if self._is_seen(place):
                return False
            self._set(place, differing)
        return True


def _first_at(place: Place) -> Place:
    """The first lane at each offset."""
    if place.lanes is None:
        return place
    first = np.sort(np.unique(place.offsets, return_index=True)[1])
    return Place(place.lanes[first], place.buffer, place.offsets[first], place.is_global)
