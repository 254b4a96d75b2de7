"""Stores and reductions that do not wait, of many threads at once: `st.async` and `red.async`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ptxvm.machine.asynchronous.bulk import Signal
from ptxvm.machine.asynchronous.groups import Index
from ptxvm.machine.asynchronous.operation import Operation
from ptxvm.machine.asynchronous.origin import Origin
from ptxvm.machine.asynchronous.places import LanePlace, Touched, touched_places
from ptxvm.machine.memory import Bytes
from ptxvm.machine.updates import Combine, rounds

if TYPE_CHECKING:
    from ptxvm.machine.asynchronous.state import CtaState


class LaneStore(Operation):
    """Every thread writes the `size` bytes in its row of `data`, or combines them with those at its destination.

    Completion is signalled at mbarriers; without any it is due when the CTA ends.
    """

    def __init__(
        self,
        origin: Origin,
        threads: Index,
        size: int,
        *,
        data: Bytes,
        targets: Sequence[LanePlace],
        signals: Sequence[Signal] = (),
        combine: Combine | None = None,
    ) -> None:
        super().__init__(origin, threads)
        self._size = size
        self._data = data
        self._targets = targets
        self._signals = signals
        self._combine = combine
        self.is_signalled = bool(signals)

    def read(self) -> None:
        """What it writes was given to it."""

    def write(self) -> None:
        for place in self._targets:
            if self._combine is not None:
                self._combine(place.buffer, place.offsets, self._data[place.lanes])
            else:
                self._write(place)
            place.mark_written(self._size)
        for signal in self._signals:
            signal.cta.complete_tx(signal.offset, signal.size, self.origin, int(self.threads[0]))

    def _write(self, place: LanePlace) -> None:
        cells, index = place.cells(self._size)
        data = self._data[place.lanes].view(cells.dtype)[:, 0]
        for some in rounds(place.offsets, self._size):
            cells[index[some]] = data[some]

    def touched(self) -> list[Touched]:
        return touched_places(self._targets, self._size, writes=True, combines=self._combine is not None)

    @property
    def signalled(self) -> Sequence[Signal]:
        return self._signals

    def signals(self, cta: CtaState, offset: int) -> bool:
        return any(signal.cta is cta and signal.offset == offset for signal in self._signals)

    def conflict(self, cta: CtaState) -> str:
        if any(place.cta is cta for place in self._targets):
            return "writes its shared memory"
        return "signals its mbarrier" if any(signal.cta is cta for signal in self._signals) else ""
