"""Bulk copies and reductions of one thread: `cp.async.bulk`, `cp.reduce.async.bulk`, and what st.async and red.async
do."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

from ptxvm.machine.asynchronous.groups import Groups, Index
from ptxvm.machine.asynchronous.operation import Operation
from ptxvm.machine.asynchronous.origin import Origin
from ptxvm.machine.asynchronous.places import Region, Touched, touched_region
from ptxvm.machine.faults import FaultKind
from ptxvm.machine.memory import Bytes
from ptxvm.machine.pattern import Pattern
from ptxvm.machine.updates import Combine
from ptxvm.records import record

if TYPE_CHECKING:
    from ptxvm.machine.asynchronous.state import CtaState

_BEGIN = np.zeros(1, np.int64)


@record()
class Signal:
    """`size` bytes are counted at the mbarrier at `offset` of a CTA's shared memory."""

    cta: CtaState
    offset: int
    size: int


class Transfer(Operation):
    """An operation of one thread that moves `source` to `targets` and then signals mbarriers, or belongs to a group."""

    #: What it writes is combined with what is there.
    combines = False

    def __init__(
        self,
        origin: Origin,
        thread: int,
        source: Region | None,
        targets: Sequence[Region],
        *,
        signals: Sequence[Signal] = (),
        groups: Groups | None = None,
    ) -> None:
        threads: Index = np.array([thread], np.int64)
        super().__init__(origin, threads, groups)
        self._source = source
        self._targets = targets
        self._signals = signals
        self.is_signalled = bool(signals)

    @abstractmethod
    def land(self) -> None:
        """Write the results."""

    def write(self) -> None:
        self.land()
        for signal in self._signals:
            signal.cta.complete_tx(signal.offset, signal.size, self.origin, int(self.threads[0]))

    def touched(self) -> list[Touched]:
        sources = [] if self._source is None else [touched_region(self._source, writes=False)]
        return sources + [touched_region(target, writes=True, combines=self.combines) for target in self._targets]

    @property
    def signalled(self) -> Sequence[Signal]:
        return self._signals

    def signals(self, cta: CtaState, offset: int) -> bool:
        return any(signal.cta is cta and signal.offset == offset for signal in self._signals)

    def conflict(self, cta: CtaState) -> str:
        if any(target.cta is cta for target in self._targets):
            return "writes its shared memory"
        if self._source is not None and self._source.cta is cta and not self.is_read:
            return "reads its shared memory"
        return "signals its mbarrier" if any(signal.cta is cta for signal in self._signals) else ""


class BulkCopy(Transfer):
    """Moves bytes. With `combine` they are combined with those of the destination; `mask` leaves some as they are.

    If they have a `pattern`, the mbarriers hear of it.
    """

    def __init__(
        self,
        origin: Origin,
        thread: int,
        source: Region,
        targets: Sequence[Region],
        *,
        signals: Sequence[Signal] = (),
        groups: Groups | None = None,
        combine: Combine | None = None,
        mask: npt.NDArray[np.bool_] | None = None,
        pattern: Pattern | None = None,
    ) -> None:
        super().__init__(origin, thread, source, targets, signals=signals, groups=groups)
        self._from = source
        self._pattern = pattern
        self._combine = combine
        self.combines = combine is not None
        self._mask = mask
        self._data: Bytes = source.bytes

    def read(self) -> None:
        self._check_written()
        self.take(self._from.bytes.copy())

    def take(self, data: Bytes) -> None:
        self._data = data

    def complete(self) -> None:
        if not self.is_read:
            # Nothing can change the source before it is written.
            self.is_read = True
            self._check_written()
        self.write()

    def _check_written(self) -> None:
        unwritten = self._from.unwritten
        if unwritten is not None:
            text = f"reads shared memory at {unwritten:#x} that was never written"
            raise self.origin.fault(FaultKind.UNINITIALISED, text, int(self.threads[0]), unwritten)

    def land(self) -> None:
        if self._pattern is not None and self._pattern.is_in(self._data):
            for signal in self._signals:
                signal.cta.report(signal.offset, 0, self.origin, int(self.threads[0]))
        for target in self._targets:
            if self._combine is not None:
                self._combine(target.bytes, _BEGIN, self._data[None])
                target.mark_written()
            elif self._mask is not None:
                np.copyto(target.bytes, self._data, where=self._mask)
            else:
                target.write(self._data)
