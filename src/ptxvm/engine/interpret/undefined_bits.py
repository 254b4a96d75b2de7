"""Memory whose bits are undefined: never written, or written with undefined values. Moving them is no fault."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from ptxvm.engine.interpret.cells import Values, flatten, map_values
from ptxvm.engine.interpret.memory_access import MemoryAccess
from ptxvm.engine.interpret.places import Index, Place
from ptxvm.engine.interpret.stack import ALL_BITS
from ptxvm.engine.interpret.undefined import OtherValues
from ptxvm.engine.interpret.values import Array
from ptxvm.lanes.lanes import Lanes
from ptxvm.lanes.numpy_reading import NUMPY
from ptxvm.machine.memory import Bytes

if TYPE_CHECKING:
    from ptxvm.engine.interpret.watched_warp import WatchedWarp

PLAIN_LOADS = ("ld", "ldu")


class LenientAccess(MemoryAccess):
    """Plain loads may read what was never written: what they yield is followed."""

    def _require_initialised(self, place: Place, size: int) -> None:
        instruction = self._warp.step.instruction
        if instruction is None or instruction.definition.name not in PLAIN_LOADS:
            super()._require_initialised(place, size)


class UndefinedBits:
    """The undefined bits of the memory that a warp accesses."""

    def __init__(self, warp: WatchedWarp) -> None:
        self._warp = warp
        self.shared: Bytes = np.zeros(len(warp.shared), np.uint8)
        self._stored: list[tuple[Place, Array]] = []

    def load(self, values: Values, places: list[Place], size: int) -> OtherValues | None:
        """What a load of `size` bytes yields as it might be as well; None where all of it is defined."""
        found = [(place, self._bits(place, size)) for place in places]
        if not any(bits is not None and bits.any() for _, bits in found):
            return None
        rows = np.zeros((self._warp.mask.size, size), np.uint8)
        for place, bits in found:
            if bits is not None:
                rows[self._warp.executing if place.lanes is None else place.lanes] = bits
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
        is_local = any(place.buffer is self._warp.stack.buffer for place, bits in found if bits is not None)
        return f"line {line} reads {'local' if is_local else 'shared'} memory that was never written"

    def _bits(self, place: Place, size: int) -> Array | None:
        """The undefined bits at a place, a row per access; None for memory that has none."""
        index: Index = place.offsets[:, None] + np.arange(size)
        if place.buffer is self._warp.stack.buffer:
            return None if self._warp.stack.undefined is None else self._warp.stack.undefined[index]
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

    def store(self, places: list[Place], stored: list[Array]) -> None:
        """Bytes have been stored; whether they are defined is not known yet."""
        self._stored = list(zip(places, stored, strict=True))
        for place, rows in self._stored:
            self._set(place, np.zeros_like(rows))

    def _set(self, place: Place, bits: Array) -> None:
        index: Index = place.offsets[:, None] + np.arange(bits.shape[1])
        if place.buffer is self._warp.stack.buffer and self._warp.stack.undefined is not None:
            self._warp.stack.undefined[index] = bits
        owner = self._owner(place)
        if owner is not None and owner.bits is not None:
            owner.bits.shared[index] = bits

    def store_others(self, value: Values) -> bool:
        """The bits in which a value differs from what was stored are undefined; False where the host would see them."""
        for place, stored in self._stored:
            differing = self._warp.stored_bytes(flatten(value), place) ^ stored
            if not differing.any():
                continue
            if place.buffer is not self._warp.stack.buffer and self._owner(place) is None:
                return False
            self._set(place, differing)
        return True
