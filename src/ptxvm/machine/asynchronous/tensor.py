"""Tensor copies as asynchronous operations."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from ptxvm.machine.asynchronous.bulk import Signal, Transfer
from ptxvm.machine.asynchronous.groups import Groups
from ptxvm.machine.asynchronous.origin import Origin
from ptxvm.machine.asynchronous.places import Region, Touched
from ptxvm.machine.faults import KernelFault
from ptxvm.machine.memory import Bytes
from ptxvm.machine.pattern import Pattern
from ptxvm.machine.tensor_map import CopyPlan, GlobalBytes, Start, inspect, load, reduce, store
from ptxvm.machine.tensor_map.swizzle import PERIOD
from ptxvm.machine.updates import Combine


class Box(NamedTuple):
    """A box of a tensor in global memory: how to copy it, where it is, and the memory that holds it."""

    plan: CopyPlan
    start: Start
    memory: GlobalBytes


def _touched_box(box: Box, *, writes: bool, combines: bool = False) -> list[Touched]:
    """The rows of a box that are inside the tensor. Raises KernelFault."""
    anchor, part = box.plan.geometry.rows(box.start)
    if part.empty:
        return []
    array, begin = box.memory.window(anchor + part.low, part.size, store=writes)
    offsets = (begin + part.places).astype(np.int64)
    return [Touched(np.zeros(len(offsets), np.int64), array, offsets, part.last - part.first, None, writes, combines)]


class TensorLoad(Transfer):
    """A box of a tensor to the shared memory of one or several CTAs; the descriptor has been read already.

    If it has a `pattern`, the mbarriers hear of it.
    """

    def __init__(
        self,
        origin: Origin,
        thread: int,
        box: Box,
        targets: Sequence[Region],
        *,
        signals: Sequence[Signal],
        groups: Groups,
        pattern: Pattern | None = None,
    ) -> None:
        super().__init__(origin, thread, None, targets, signals=signals, groups=groups)
        self._box = box
        self._pattern = pattern

    def touched(self) -> list[Touched]:
        return _touched_box(self._box, writes=False) + super().touched()

    def read(self) -> None:
        """Global memory is read when the box lands."""

    def land(self) -> None:
        try:
            self._report()
            for target in self._targets:
                assert target.cta is not None
                load(*self._box, target.cta.shared, target.offset)
                target.mark_written()
        except KernelFault as fault:
            raise self.origin.place(fault, int(self.threads[0])) from None

    def _report(self) -> None:
        if self._pattern is not None and inspect(*self._box, self._pattern):
            for signal in self._signals:
                signal.cta.report(signal.offset, 0, self.origin, int(self.threads[0]))


class TensorStore(Transfer):
    """A box from shared memory to a tensor: stored, or with `combine` combined with what is there."""

    def __init__(
        self,
        origin: Origin,
        thread: int,
        box: Box,
        source: Region,
        *,
        groups: Groups,
        combine: Combine | None = None,
    ) -> None:
        super().__init__(origin, thread, source, (), groups=groups)
        self._box = box
        self._combine = combine
        self._place = source
        self._content: Bytes = source.bytes

    def touched(self) -> list[Touched]:
        return super().touched() + _touched_box(self._box, writes=True, combines=self._combine is not None)

    def read(self) -> None:
        self.take(self._place.bytes)

    def take(self, data: Bytes) -> None:
        # Swizzling goes by addresses: the copy keeps their low bits.
        skip = self._place.offset % PERIOD
        self._content = np.empty(skip + len(data), np.uint8)
        self._content[skip:] = data

    def land(self) -> None:
        place = self._content, self._place.offset % PERIOD
        try:
            if self._combine is None:
                store(*self._box, *place)
            else:
                reduce(*self._box, *place, combine=self._combine)
        except KernelFault as fault:
            raise self.origin.place(fault, int(self.threads[0])) from None
