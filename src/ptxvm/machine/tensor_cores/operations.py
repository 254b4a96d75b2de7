"""Asynchronous operations on tensor memory: stores of registers, what the tensor core does by itself, and commits.

A tensor core (of a CTA, or of a pair of CTAs) completes products, copies and shifts in the order in which they were
started. The ISA asks that of some pairs of them only (9.7.16.6.2); kernels of NVIDIA's rely on all.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from ptxvm.machine.asynchronous.groups import Index
from ptxvm.machine.asynchronous.operation import Lanes, Operation
from ptxvm.machine.asynchronous.origin import Origin
from ptxvm.machine.asynchronous.places import Touched, touched_chunks
from ptxvm.machine.memory import Bytes
from ptxvm.machine.tensor_cores.shared_matrices import CHUNK
from ptxvm.machine.tensor_cores.tensor_memory import Places, TensorMemory, Words

if TYPE_CHECKING:
    from ptxvm.machine.asynchronous.state import CtaState

_ALONE: Lanes = np.ones(1, np.bool_)


class TensorPart(NamedTuple):
    """Words of a CTA's tensor memory that an operation accesses: lanes and columns are broadcast with each other."""

    cta: CtaState
    lanes: Places
    columns: Places
    writes: bool


class RegisterLoad(Operation):
    """`tcgen05.ld` of a warp, for whoever observes operations: the registers are loaded at once."""

    def __init__(self, origin: Origin, threads: Index, cta: CtaState, place: tuple[Places, Places]) -> None:
        super().__init__(origin, threads)
        self._part = TensorPart(cta, *place, writes=False)

    def read(self) -> None:
        """It has been done."""

    def write(self) -> None:
        """It has been done."""

    def tensor_parts(self) -> list[TensorPart]:
        return [self._part]


class RegisterStore(Operation):
    """`tcgen05.st` of a warp: `values` go to lanes and columns; the last of several that go to one word stays."""

    def __init__(
        self, origin: Origin, threads: Index, cta: CtaState, place: tuple[Places, Places], values: Words
    ) -> None:
        super().__init__(origin, threads, cta.tensor_stores)
        self._cta = cta
        self._place = place
        self._values = values

    def read(self) -> None:
        """The registers were read when it was issued."""

    def write(self) -> None:
        self._cta.tensor_memory.write(*self._place, self._values)

    def uses_tensor_memory(self, cta: CtaState) -> bool:
        return cta is self._cta

    def tensor_parts(self) -> list[TensorPart]:
        return [TensorPart(self._cta, *self._place, writes=True)]


class TensorCoreOperation(Operation):
    """What one thread has the tensor core of its CTA do, or that of the pair of CTAs in `ctas`."""

    is_ordered = True

    def __init__(self, origin: Origin, thread: int, ctas: Sequence[CtaState]) -> None:
        threads: Index = np.array([thread], np.int64)
        super().__init__(origin, threads)
        self.ctas = tuple(ctas)

    @property
    def memories(self) -> list[TensorMemory]:
        """The tensor memory of its CTAs."""
        return [cta.tensor_memory for cta in self.ctas]

    @abstractmethod
    def read(self) -> None:
        """Fetch what lies in shared memory."""

    def tensor_parts(self) -> list[TensorPart]:
        """What it accesses in tensor memory."""
        return []

    def awaits(self, other: Operation) -> Lanes | None:
        is_before = isinstance(other, TensorCoreOperation) and other.sequence < self.sequence
        return _ALONE if is_before and any(other.uses_tensor_memory(cta) for cta in self.ctas) else None

    def uses_tensor_memory(self, cta: CtaState) -> bool:
        return cta in self.ctas

    def conflict(self, cta: CtaState) -> str:
        return "uses its tensor memory" if cta in self.ctas else ""


class Shift(TensorCoreOperation):
    """`tcgen05.shift`: in some columns of 32 lanes each lane but the last receives what the next one holds."""

    def __init__(self, origin: Origin, thread: int, ctas: Sequence[CtaState], lanes: Places, columns: Places) -> None:
        super().__init__(origin, thread, ctas)
        self._lanes = lanes
        self._columns = columns[:, None]

    def tensor_parts(self) -> list[TensorPart]:
        return [TensorPart(cta, self._lanes, self._columns, writes=True) for cta in self.ctas]

    def read(self) -> None:
        """It reads tensor memory only."""

    def write(self) -> None:
        for memory in self.memories:
            moved = memory.read(self._lanes[1:], self._columns)
            memory.write(self._lanes[:-1], self._columns, moved)


class Copy(TensorCoreOperation):
    """`tcgen05.cp`: from the shared memory of each CTA to its tensor memory.

    `chunks[row, number]` are the addresses of 16 bytes, which `unpack` turns into 16 others; the words of row `r` go to
    the lanes and columns `place`, at [r, copy] and [word].
    """

    def __init__(
        self,
        origin: Origin,
        thread: int,
        ctas: Sequence[CtaState],
        *,
        chunks: Places,
        place: tuple[Places, Places],
        unpack: Callable[[Bytes], Bytes],
    ) -> None:
        super().__init__(origin, thread, ctas)
        self._chunks = chunks
        self._place = place
        self._unpack = unpack
        self._data: list[Bytes] = []

    def touched(self) -> list[Touched]:
        return [touched_chunks(self._chunks, cta) for cta in self.ctas]

    def tensor_parts(self) -> list[TensorPart]:
        lanes, columns = self._place
        return [TensorPart(cta, lanes.reshape(-1, 1), columns, writes=True) for cta in self.ctas]

    def read(self) -> None:
        for cta in self.ctas:
            cells = cta.shared[: len(cta.shared) // CHUNK * CHUNK].reshape(-1, CHUNK)
            self._data.append(self._unpack(cells[self._chunks // CHUNK]))

    def write(self) -> None:
        lanes, columns = self._place
        for memory, data in zip(self.memories, self._data, strict=True):
            words = np.ascontiguousarray(data).view(np.uint32).reshape(len(data), -1)
            for copy in range(lanes.shape[1]):
                memory.write(lanes[:, copy, None], columns[None, :], words)


class Commit(TensorCoreOperation):
    """`tcgen05.commit`: arrives at mbarriers when what its thread started before is complete.

    Only what has the same `.cta_group` counts. `targets` are CTAs with the offset of the mbarrier there.
    """

    def __init__(
        self, origin: Origin, thread: int, ctas: Sequence[CtaState], targets: Sequence[tuple[CtaState, int]]
    ) -> None:
        super().__init__(origin, thread, ctas)
        self._targets = targets

    def read(self) -> None:
        """It has no source."""

    @property
    def targets(self) -> Sequence[tuple[CtaState, int]]:
        """The mbarriers that hear of it."""
        return self._targets

    def write(self) -> None:
        for cta, offset in self._targets:
            if not cta.exited:
                cta.arrive(offset, 1, self.origin, int(self.threads[0]))

    def awaits(self, other: Operation) -> Lanes | None:
        if not isinstance(other, TensorCoreOperation) or other.sequence > self.sequence:
            return None
        is_own = other.origin.cta == self.origin.cta and other.threads[0] == self.threads[0]
        return _ALONE if is_own and len(other.ctas) == len(self.ctas) else None

    def uses_tensor_memory(self, cta: CtaState) -> bool:
        return False

    def signals(self, cta: CtaState, offset: int) -> bool:
        return (cta, offset) in self._targets

    def conflict(self, cta: CtaState) -> str:
        return ""
