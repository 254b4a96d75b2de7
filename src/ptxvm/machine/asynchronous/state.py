"""The CTAs of a cluster as asynchronous operations see them, and the operations that are pending in the cluster."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import cached_property
from typing import Any

import numpy as np
import numpy.typing as npt

from ptxvm.machine.asynchronous import mbarrier
from ptxvm.machine.asynchronous.completion import Completion
from ptxvm.machine.asynchronous.fabric import Fabric
from ptxvm.machine.asynchronous.groups import Groups, Index
from ptxvm.machine.asynchronous.mbarrier import Mbarrier, MbarrierError
from ptxvm.machine.asynchronous.operation import Operation
from ptxvm.machine.asynchronous.origin import Origin
from ptxvm.machine.asynchronous.warpgroup import Warpgroup
from ptxvm.machine.faults import FaultKind
from ptxvm.machine.launch import Dimensions, Launch
from ptxvm.machine.layout import SHARED_RANK_SHIFT
from ptxvm.machine.memory import Bytes
from ptxvm.machine.tensor_cores.tensor_memory import TensorMemory, TensorStorage

READ_AHEAD = 8
"""Operations of a CTA that `wait_group.read` leaves between reading and landing; beyond it the oldest lands."""


class CtaState:
    """One CTA: its shared memory, its mbarriers, and the groups of its threads.

    `index` is its number in the grid, `rank` that in the cluster. `written` tells, in full checks, which bytes of
    shared memory were written. `mbarriers` are the initialised ones, by their offset in shared memory. Tensor memory
    lies in `tensor_storage`, where native code has it, too.
    """

    def __init__(
        self, launch: Launch, index: int, rank: int, shared: Bytes, written: npt.NDArray[np.bool_] | None = None
    ) -> None:
        self.launch = launch
        self.index = index
        self.rank = rank
        self.shared = shared
        self._words = shared[: len(shared) // mbarrier.SIZE * mbarrier.SIZE].data.cast("Q")
        self.written = written
        self.exited = False
        self.copies = Groups(launch.threads)
        self.bulk = Groups(launch.threads)
        self.tensor_stores = Groups(launch.threads)
        self.fabric = Fabric(launch.threads)
        self.mbarriers: dict[int, Mbarrier] = {}
        self.warpgroups: dict[int, Warpgroup[Any]] = {}
        self.tensor_storage: TensorStorage | None = None
        self.cluster: ClusterState

    @cached_property
    def tensor_memory(self) -> TensorMemory:
        """Made when first asked for."""
        return TensorMemory(self.tensor_storage, follow_writes=self.written is not None)

    @property
    def has_tensor_memory(self) -> bool:
        """Whether somebody has asked for it."""
        return "tensor_memory" in self.__dict__

    @property
    def block(self) -> Dimensions:
        """Its place in the grid."""
        return self.launch.block_of(self.index)

    def word(self, offset: int) -> int:
        """The mbarrier at an offset of shared memory, as its 64 bits."""
        return self._words[offset // mbarrier.SIZE]

    def set_word(self, offset: int, word: int) -> None:
        """Change an mbarrier."""
        self._words[offset // mbarrier.SIZE] = word
        self.mark_written(offset, mbarrier.SIZE)

    def mark_written(self, offset: int, size: int) -> None:
        """In full checks: these bytes of shared memory are initialised."""
        if self.written is not None:
            self.written[offset : offset + size] = True

    def complete_tx(self, offset: int, size: int, origin: Origin, thread: int | None = None) -> None:
        """`size` bytes of an operation have arrived for the mbarrier at `offset`. Raises KernelFault, of the thread."""
        known = self._touch(offset, origin, thread)
        parity = mbarrier.fields(self.word(offset)).parity
        known.received = size + (known.received if known.parity == parity else 0)
        known.parity = parity
        self._change(offset, origin, thread, lambda word: mbarrier.complete_tx(word, size))

    def arrive(self, offset: int, count: int, origin: Origin, thread: int | None = None) -> None:
        """An operation arrives `count` times at the mbarrier at `offset`. Raises KernelFault, of the thread."""
        self._touch(offset, origin, thread)
        self._change(offset, origin, thread, lambda word: mbarrier.arrive(word, count))

    def add_pending(self, offset: int, count: int, origin: Origin, thread: int | None = None) -> None:
        """The mbarrier at `offset` will wait for `count` arrivals more. Raises KernelFault, of the thread."""
        self._touch(offset, origin, thread)
        self._change(offset, origin, thread, lambda word: mbarrier.add_pending(word, count))

    def report(self, offset: int, value: int, origin: Origin, thread: int | None = None) -> None:
        """An operation reports on the phase of the mbarrier at `offset`. Raises KernelFault, of the thread."""
        self._touch(offset, origin, thread)
        self._change(offset, origin, thread, lambda word: mbarrier.report_on(word, value))

    def check_mbarrier(self, offset: int, origin: Origin, thread: int | None = None) -> Mbarrier:
        """Raises KernelFault unless there is an initialised mbarrier at `offset`."""
        known = self.mbarriers.get(offset)
        if known is not None and mbarrier.is_valid(self.word(offset)):
            return known
        reason = "is not initialised" if known is None else f"of line {known.line} has been overwritten"
        raise origin.fault(FaultKind.MBARRIER, f"the mbarrier at {offset:#x} {reason}", thread, offset)

    def _touch(self, offset: int, origin: Origin, thread: int | None) -> Mbarrier:
        known = self.check_mbarrier(offset, origin, thread)
        known.touched = str(origin)
        return known

    def _change(self, offset: int, origin: Origin, thread: int | None, change: Callable[[int], int]) -> None:
        try:
            self.set_word(offset, change(self.word(offset)))
        except MbarrierError as error:
            raise origin.fault(FaultKind.MBARRIER, f"the mbarrier at {offset:#x}: {error}", thread, offset) from None

    def end(self) -> None:
        """All threads have exited. Raises KernelFault if an operation still needs the CTA's shared memory."""
        self.exited = True
        self.fabric.check_end()
        self.cluster.end(self)

    def describe(self) -> list[str]:
        """What a deadlock report says of its mbarriers that wait for something."""
        lines = [
            mbarrier.describe(self.word(offset), offset, known) for offset, known in sorted(self.mbarriers.items())
        ]
        return [*lines, *(self.tensor_memory.describe() if self.has_tensor_memory else ())]


class ClusterState:
    """The CTAs of a cluster by rank, and their pending operations in the order of issue.

    `changes` counts what operations did to memory: engines see by it that waiting threads may have something new.
    `observer` is told of every operation before it starts.
    """

    def __init__(self, ctas: Sequence[CtaState], completion: Completion) -> None:
        self.ctas = tuple(ctas)
        for cta in ctas:
            cta.cluster = self
        self.changes = 0
        self.observer: Callable[[Operation], None] | None = None
        self._completion = completion
        self._pending: dict[int, Operation] = {}
        self._issued = 0
        self._events = 0
        self._next_due: int | None = None

    @property
    def has_pending(self) -> bool:
        return bool(self._pending)

    def user_of_tensor_memory(self, cta: CtaState) -> Operation | None:
        """The first pending operation that reads or writes the tensor memory of a CTA."""
        return next((each for each in self._pending.values() if each.uses_tensor_memory(cta)), None)

    def has_members(self, groups: Groups) -> bool:
        """Whether operations of groups of this kind are pending."""
        return any(operation.groups is groups for operation in self._pending.values())

    # ---------------------------------------------------------------------------------------------- issue and events

    def event(self) -> None:
        """Something asynchronous happens in the cluster: operations complete whose time has come."""
        self._events += 1
        if self._next_due is not None and self._next_due <= self._events:
            self._perform_due()

    def tell(self, operation: Operation) -> None:
        """Those who observe operations hear of one."""
        if self.observer is not None:
            self.observer(operation)

    def issue(self, operation: Operation) -> None:
        """Start an operation."""
        self.tell(operation)
        operation.read_due, operation.write_due = self._completion.due(self._events)
        self._add(operation)
        dues = [due for due in (operation.read_due, operation.write_due, self._next_due) if due is not None]
        if dues:
            self._next_due = min(dues)
            if self._next_due <= self._events:
                self._perform_due()

    def resume(self, age: int, data: Bytes | None) -> None:
        """The operation issued last was issued earlier in truth: its thread has closed `age` groups since, and its
        source held `data` when it was read; None: it was not read."""
        operation = self._pending[self._issued - 1]
        if operation.tickets is not None:
            operation.tickets = operation.tickets - age
        if data is not None:
            operation.is_read = True
            operation.take(data)

    def _add(self, operation: Operation) -> int:
        number = self._issued
        self._issued += 1
        operation.sequence = operation.sequence or self._issued
        self._pending[number] = operation
        return number

    def _perform_due(self) -> None:
        for number, operation in list(self._pending.items()):
            if _is_due(operation.write_due, self._events):
                self._finish(number)
            elif _is_due(operation.read_due, self._events):
                self._read(operation)
        dues = [due for operation in self._pending.values() for due in _open_dues(operation)]
        self._next_due = min(dues, default=None)

    def _read(self, operation: Operation) -> None:
        if not operation.is_read:
            operation.is_read = True
            operation.read()

    def _finish(self, number: int) -> None:
        """Complete an operation, unless another one has completed it on its way."""
        operation = self._pending.pop(number, None)
        if operation is None:
            return
        if operation.is_ordered:
            self._finish_before(operation)
        operation.complete()
        self.changes += 1

    def _finish_before(self, operation: Operation) -> None:
        for number, other in list(self._pending.items()):
            lanes = operation.awaits(other)
            if lanes is not None:
                self._finish(self._chosen(number, other, lanes))

    # --------------------------------------------------------------------------------------------------------- waiting

    def wait_group(self, groups: Groups, threads: Index, limits: Index, *, read_only: bool = False) -> None:
        """Complete what these threads (ascending) have in groups before their limits, or only read the sources."""
        for number, operation in list(self._pending.items()):
            if operation.groups is not groups:
                continue
            lanes = operation.members(threads, limits)
            only_reads = read_only or operation.is_signalled
            if lanes is None or (only_reads and operation.is_read):
                continue
            chosen = self._chosen(number, operation, lanes)
            if not only_reads:
                self._finish(chosen)
                continue
            if not operation.is_signalled:
                self._make_room(groups, 1)
            self._read(self._pending[chosen])
        if read_only:
            self._make_room(groups, 0)  # some may have been read by themselves

    def _make_room(self, groups: Groups, coming: int) -> None:
        """So many more operations will have been read that nothing yet waits for to land."""
        members = ((number, each) for number, each in self._pending.items() if each.groups is groups)
        ahead = [number for number, each in members if each.is_read and not each.is_signalled]
        for number in ahead[: max(0, len(ahead) + coming - READ_AHEAD)]:
            self._finish(number)

    def _chosen(self, number: int, operation: Operation, lanes: npt.NDArray[np.bool_]) -> int:
        """The number of an operation of some threads of a pending one, which is parted if it has others."""
        if len(lanes) == 1 or lanes.all():
            return number
        chosen, self._pending[number] = operation.split(lanes)
        return self._add(chosen)

    def complete(self, operations: Collection[Operation]) -> None:
        """Complete those of these operations that are pending."""
        for number in [number for number, operation in self._pending.items() if operation in operations]:
            self._finish(number)

    def complete_for(self, cta: CtaState, offset: int) -> None:
        """Complete what signals the mbarrier at `offset` of a CTA's shared memory."""
        for number in [number for number, operation in self._pending.items() if operation.signals(cta, offset)]:
            self._finish(number)

    def complete_all(self) -> bool:
        """Complete everything; whether there was anything."""
        numbers = list(self._pending)
        for number in numbers:
            self._finish(number)
        return bool(numbers)

    # --------------------------------------------------------------------------------------------------------- reports

    def note_change(self, address: int, text: str) -> None:
        """An instruction of a thread has changed the mbarrier at an address in shared memory, with the CTA's rank."""
        rank, offset = divmod(address, 1 << SHARED_RANK_SHIFT)
        known = self.ctas[rank].mbarriers.get(offset) if rank < len(self.ctas) else None
        if known is not None:
            known.changed = text

    # ------------------------------------------------------------------------------------------------------- the end

    def end(self, cta: CtaState) -> None:
        """A CTA has exited; what its threads started and nobody waits for lands now."""
        for operation in self._pending.values():
            conflict = operation.conflict(cta)
            if conflict:
                raise operation.origin.fault(
                    FaultKind.ASYNC,
                    f"block {cta.block} exits while this operation still {conflict}",
                    int(operation.threads[0]),
                )
        for number, operation in list(self._pending.items()):
            # What signals mbarriers of other CTAs goes on.
            if operation.origin.cta != cta.index or operation.is_signalled:
                continue
            if operation.is_dropped:
                self._pending.pop(number, None)
            else:
                self._finish(number)


def _is_due(due: int | None, now: int) -> bool:
    return due is not None and due <= now


def _open_dues(operation: Operation) -> list[int]:
    dues = (operation.write_due, None if operation.is_read else operation.read_due)
    return [due for due in dues if due is not None]
