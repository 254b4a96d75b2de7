"""Stores and reductions that do not wait, of many threads at once: `st.async` and `red.async`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import numpy as np

from ptxvm.machine.asynchronous.bulk import Combine, Signal
from ptxvm.machine.asynchronous.groups import Index
from ptxvm.machine.asynchronous.operation import Operation
from ptxvm.machine.asynchronous.origin import Origin
from ptxvm.machine.asynchronous.places import LanePlace
from ptxvm.machine.memory import Bytes
from ptxvm.machine.updates import UPDATES, Swap

if TYPE_CHECKING:
    from ptxvm.machine.asynchronous.state import CtaState


class LaneStore(Operation):
    """Every thread writes the `size` bytes in its row of `data`, or combines them with those at its destination.

    Completion is signalled at mbarriers; without any it is due when the CTA ends. Native threads may change global
    memory meanwhile: what is combined there is exchanged by `swap`.
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
        swap: Swap,
    ) -> None:
        super().__init__(origin, threads)
        self._size = size
        self._data = data
        self._targets = targets
        self._signals = signals
        self._combine = combine
        self._swap = swap
        self.is_signalled = bool(signals)

    def read(self) -> None:
        """What it writes was given to it."""

    def write(self) -> None:
        with UPDATES:
            for place in self._targets:
                if place.cta is None and self._combine is not None:
                    self._exchange(place, self._combine)
                else:
                    self._write(place)
                place.mark_written(self._size)
        for signal in self._signals:
            signal.cta.complete_tx(signal.offset, signal.size, self.origin)

    def _write(self, place: LanePlace) -> None:
        cells, index = place.cells(self._size)
        data = self._data[place.lanes]
        for some in _rounds(index):
            new = data[some]
            if self._combine is not None:
                old = np.ascontiguousarray(cells[index[some]]).view(np.uint8)
                new = self._combine(old, new.reshape(-1)).reshape(new.shape)
            cells[index[some]] = np.ascontiguousarray(new).view(cells.dtype)[:, 0]

    def _exchange(self, place: LanePlace, combine: Combine) -> None:
        """Lane by lane; each tries until nobody else has come between reading and writing."""
        cells, index = place.cells(self._size)
        for lane, cell in zip(place.lanes.tolist(), index.tolist(), strict=True):
            done = False
            while not done:
                old = cells[cell : cell + 1].copy()
                new = combine(old.view(np.uint8), self._data[lane]).view(cells.dtype)
                done = bool(self._swap(cells[cell:].ctypes.data, self._size, int(old[0]), int(new[0])))

    def signals(self, cta: CtaState, offset: int) -> bool:
        return any(signal.cta is cta and signal.offset == offset for signal in self._signals)

    def conflict(self, cta: CtaState) -> str:
        if any(place.cta is cta for place in self._targets):
            return "writes its shared memory"
        return "signals its mbarrier" if any(signal.cta is cta for signal in self._signals) else ""


def _rounds(index: Index) -> list[Index]:
    """The lanes in rounds in which no two have the same cell; each cell sees its lanes in their order."""
    order = np.argsort(index, kind="stable")
    starts = np.flatnonzero(np.diff(index[order], prepend=-1))
    turns = np.empty(len(index), np.int64)
    turns[order] = np.arange(len(index)) - np.repeat(starts, np.diff(starts, append=len(index)))
    return [np.flatnonzero(turns == turn) for turn in range(int(turns.max()) + 1)]
