"""Small copies of many threads at once: `cp.async`, and the arrival that follows them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

from ptxvm.machine.asynchronous.groups import Groups, Index
from ptxvm.machine.asynchronous.operation import Lanes, Operation
from ptxvm.machine.asynchronous.origin import Origin
from ptxvm.machine.asynchronous.places import Cells, LanePlace, Touched, cell_type, touched_places
from ptxvm.machine.memory import Bytes

if TYPE_CHECKING:
    from ptxvm.machine.asynchronous.state import CtaState


class LaneCopy(Operation):
    """Every thread copies `size` bytes; lanes are positions in `threads`.

    `sources` and `targets` hold the lanes by memory. Lanes that have no source are filled with zeros; of `partial`
    sources (lane, bytes) only the first bytes of a cell are read, and zeros follow.
    """

    is_dropped = True

    def __init__(
        self,
        origin: Origin,
        threads: Index,
        size: int,
        *,
        groups: Groups | None,
        sources: Sequence[LanePlace],
        partial: Sequence[tuple[int, Bytes]],
        targets: Sequence[LanePlace],
        tickets: Index | None = None,
    ) -> None:
        super().__init__(origin, threads, groups, tickets)
        self._size = size
        self._sources = sources
        self._partial = partial
        self._targets = targets
        self._data: Cells = np.zeros(0, cell_type(size))

    def read(self) -> None:
        self._data = np.zeros(len(self.threads), cell_type(self._size))
        for place in self._sources:
            cells, index = place.cells(self._size)
            self._data[place.lanes] = cells[index]
        rows = self._data.view(np.uint8).reshape(-1, self._size)
        for lane, found in self._partial:
            rows[lane, : len(found)] = found

    def write(self) -> None:
        for place in self._targets:
            cells, index = place.cells(self._size)
            cells[index] = self._data[place.lanes]
            place.mark_written(self._size)

    def touched(self) -> list[Touched]:
        found = touched_places(self._sources, self._size, writes=False)
        for lane, source in self._partial:
            found.append(Touched(np.array([lane]), source, np.zeros(1, np.int64), len(source), None, False))
        return found + touched_places(self._targets, self._size, writes=True)

    def part(self, lanes: Lanes) -> Operation:
        numbers = np.cumsum(lanes) - 1
        assert self.tickets is not None
        part = LaneCopy(
            self.origin,
            self.threads[lanes],
            self._size,
            groups=self.groups,
            sources=[place.select(lanes, numbers) for place in self._sources],
            partial=[(int(numbers[lane]), found) for lane, found in self._partial if lanes[lane]],
            targets=[place.select(lanes, numbers) for place in self._targets],
            tickets=self.tickets[lanes],
        )
        part._data = self._data[lanes] if self.is_read else self._data
        return part


class LaneArrival(Operation):
    """`cp.async.mbarrier.arrive`: every thread arrives at an mbarrier of its CTA when its earlier copies are complete.

    `offsets` are those of the mbarriers in shared memory, one per thread.
    """

    is_dropped = True
    is_ordered = True

    def __init__(self, origin: Origin, threads: Index, cta: CtaState, offsets: Index) -> None:
        super().__init__(origin, threads)
        self._cta = cta
        self._offsets = offsets

    def read(self) -> None:
        """It has no source."""

    def awaits(self, other: Operation) -> Lanes | None:
        if other.groups is not self._cta.copies or other.sequence > self.sequence:
            return None
        found: npt.NDArray[np.bool_] = np.isin(other.threads, self.threads)
        return found if found.any() else None

    def write(self) -> None:
        offsets, lanes, counts = np.unique(self._offsets, return_index=True, return_counts=True)
        for offset, lane, count in zip(offsets, lanes, counts, strict=True):
            self._cta.arrive(int(offset), int(count), self.origin, int(self.threads[lane]))

    @property
    def places(self) -> Index:
        """The offset of the mbarrier of each thread."""
        return self._offsets

    def signals(self, cta: CtaState, offset: int) -> bool:
        return cta is self._cta and offset in self._offsets
