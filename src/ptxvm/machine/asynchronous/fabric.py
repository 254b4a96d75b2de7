"""Operations on logical endpoints: `fabric.try_get` and its like (PTX ISA 9.3, 9.7.10).

They complete like other bulk operations, but not before their thread has submitted them, and may fail: then they move
nothing, and the mbarrier that counts them hears of it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

from ptxvm.machine.asynchronous.bulk import BulkCopy, Transfer
from ptxvm.machine.asynchronous.groups import Groups
from ptxvm.machine.asynchronous.operation import Operation
from ptxvm.machine.asynchronous.places import Region, Touched, touched_region
from ptxvm.machine.devices import Endpoint
from ptxvm.machine.faults import FaultKind
from ptxvm.machine.memory import Bytes
from ptxvm.machine.updates import Combine
from ptxvm.records import record

if TYPE_CHECKING:
    from ptxvm.machine.asynchronous.bulk import Signal
    from ptxvm.machine.asynchronous.origin import Origin

Count = Callable[[Region, int], None]
"""Adds to the counter of 8 bytes at a place, atomically."""


@record(frozen=False)
class Prepared:
    """An operation that waits to be submitted by one of `threads`; a fetching one writes shared memory."""

    operation: Operation
    threads: frozenset[int]
    is_fetching: bool


class Fabric:
    """The fabric operations of a CTA that are not submitted, and groups of those that are: one for each submission."""

    def __init__(self, threads: int) -> None:
        self.groups = Groups(threads)
        self._prepared: list[Prepared] = []

    def prepare(self, operation: Operation, threads: Sequence[int], *, is_fetching: bool) -> None:
        """An operation that one of these threads may submit."""
        self._prepared.append(Prepared(operation, frozenset(threads), is_fetching))

    def submit(self, threads: Sequence[int], *, only_fetching: bool) -> list[Operation]:
        """The operations that these threads submit now, in the order in which they were prepared."""
        chosen = [
            each
            for each in self._prepared
            if not each.threads.isdisjoint(threads) and (each.is_fetching or not only_fetching)
        ]
        self._prepared = [each for each in self._prepared if each not in chosen]
        return [each.operation for each in chosen]

    def check_end(self) -> None:
        """The CTA has exited. Raises KernelFault if an operation was never submitted."""
        for each in self._prepared[:1]:
            origin, thread = each.operation.origin, min(each.threads)
            raise origin.fault(FaultKind.ASYNC, "it was never submitted; fabric.submit is missing", thread)


class FabricCopy(BulkCopy):
    """Moves bytes between shared memory and an endpoint. The `counters` grow by the bytes that were written."""

    def __init__(
        self,
        origin: Origin,
        thread: int,
        source: Region,
        targets: Sequence[Region],
        endpoint: Endpoint,
        *,
        signals: Sequence[Signal],
        count: Count,
        counters: Sequence[Region] = (),
        groups: Groups | None = None,
        combine: Combine | None = None,
        mask: npt.NDArray[np.bool_] | None = None,
    ) -> None:
        super().__init__(origin, thread, source, targets, signals=signals, groups=groups, combine=combine, mask=mask)
        self._endpoint = endpoint
        self._counters = counters
        self._count = count

    def land(self) -> None:
        if _has_failed(self._endpoint, self):
            return
        super().land()
        for counter in self._counters:
            self._count(counter, len(self._from.bytes))

    def touched(self) -> list[Touched]:
        counters = [touched_region(counter, writes=True, combines=True) for counter in self._counters]
        return super().touched() + counters


class PullReduction(Transfer):
    """Combines the same bytes of several devices into shared memory."""

    def __init__(
        self,
        origin: Origin,
        thread: int,
        sources: Sequence[Region],
        target: Region,
        endpoint: Endpoint,
        *,
        combine: Callable[[Sequence[Bytes]], Bytes],
        signals: Sequence[Signal],
    ) -> None:
        super().__init__(origin, thread, None, [target], signals=signals)
        self._sources = sources
        self._endpoint = endpoint
        self._combine = combine
        self._data: Bytes = np.empty(0, np.uint8)

    def read(self) -> None:
        self._data = self._combine([source.bytes.copy() for source in self._sources])

    def land(self) -> None:
        if not _has_failed(self._endpoint, self):
            self._targets[0].write(self._data)

    def touched(self) -> list[Touched]:
        return [touched_region(source, writes=False) for source in self._sources] + super().touched()


def _has_failed(endpoint: Endpoint, operation: Transfer) -> bool:
    """Whether the endpoint fails; the mbarriers that count an operation hear of it."""
    if endpoint.failure is None:
        return False
    for signal in operation.signalled:
        signal.cta.report(signal.offset, endpoint.failure, operation.origin, int(operation.threads[0]))
    return True
