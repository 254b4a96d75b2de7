"""The machine as emitted code sees it: implements `isa.warp.Warp` in the LLVM reading."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from ptxvm.engine.cluster_addresses import address_rank, map_address
from ptxvm.engine.jit.emission.barriers import arrive_at_barrier
from ptxvm.engine.jit.emission.control import Control
from ptxvm.engine.jit.emission.grids import emit_launch_dependents, emit_wait_for_prerequisites
from ptxvm.engine.jit.emission.machine import Machine
from ptxvm.engine.jit.emission.row_copies import Copy
from ptxvm.engine.jit.emission.side_by_side import SideBySide
from ptxvm.engine.jit.emission.touches import emit_touch
from ptxvm.engine.jit.layouts.structures import Cta, FaultCode
from ptxvm.engine.jit.memory.access import emit_fence, emit_load, emit_store
from ptxvm.engine.jit.memory.atomics import emit_atomic
from ptxvm.engine.jit.program.operands import Place
from ptxvm.engine.jit.program.specials import CLOCKS, Field
from ptxvm.engine.jit.program.windows import convert_address, generic_address, in_space
from ptxvm.isa.warp import Address, Atomic, BarrierSync, FaultKind, HostRequest, Load, Scope, Sem, Space, Store, Warp
from ptxvm.lanes.lanes import Lanes

if TYPE_CHECKING:
    from ptxvm.isa.matrix.shared.generations import Generation
    from ptxvm.isa.special_registers import SpecialRegister

_FAULTS = {
    FaultKind.TRAP: FaultCode.TRAP,
    FaultKind.ASSERTION: FaultCode.ASSERTION,
    FaultKind.UNSUPPORTED: FaultCode.UNSUPPORTED,
}


class LlvmWarp(Warp):
    """Hands everything to the service that does it, and what concerns control flow to the version."""

    def __init__(self, machine: Machine, control: Control) -> None:
        self._machine = machine
        self._text = machine.text
        self._state = machine.state
        self._control = control
        self._together = self._has_converged = False
        self._side_by_side: SideBySide | None = None

    # ----------------------------------------------------------------------------------------------------------- memory

    def on_load(self, load: Load) -> Any:
        step = self._state.step
        if load.sem is not Sem.WEAK or (step is not None and step.effects.synchronises):
            self._machine.polling.note_poll()
        if self._side_by_side is not None:
            return self._side_by_side.load(load)
        self._machine.screening.load(load)
        self._machine.counting.load(load)
        access, place = self._state.access(), _place(load.address)
        return emit_load(access, load.type, place, load.elements, load.sem, used=load.used)

    def on_store(self, store: Store) -> None:
        self._machine.polling.note_change()
        if self._side_by_side is not None:
            self._side_by_side.store(store)
            return
        self._machine.screening.store(store)
        self._machine.counting.store(store)
        emit_store(self._state.access(), _place(store.address), store.value, store.sem)

    @contextmanager
    def at_once(self, accesses: SideBySide) -> Iterator[None]:
        """Around instructions whose accesses are these."""
        self._side_by_side = accesses
        yield
        self._side_by_side = None

    def on_atomic(self, atomic: Atomic) -> Any:
        # An operation without a name is a definition's own, which may look at the old value itself.
        want = atomic.want and (atomic.op is None or self._state.wants_results())
        polling, values = self._machine.polling, atomic.values
        polling.note_poll()
        self._machine.screening.atomic(atomic, shows=want)
        self._machine.counting.atomic(atomic)
        result = emit_atomic(
            self._state.access(),
            _place(atomic.address),
            atomic.update,
            values,
            op=atomic.op,
            sem=atomic.sem,
            scope=atomic.scope,
            want=want,
            merge=atomic.merge,
        )
        self._machine.screening.change_mbarrier(atomic, result, self._control)
        if want and atomic.op is not None and isinstance(result, Lanes) and result.type.is_integer:
            polling.note_change(atomic.update(result, *values) != result)
        else:
            polling.note_change()
        if want:
            return result
        return tuple(map(self._dropped, values[0])) if isinstance(values[0], tuple) else self._dropped(values[0])

    def _dropped(self, value: Lanes) -> Lanes:
        return self._text.reading.varying(value.type, "zeroinitializer")

    def fence(self, sem: Sem, scope: Scope) -> None:
        self._machine.screening.fence(sem, scope)
        emit_fence(self._state.access(), sem)

    def fence_operands(self) -> None:
        self._machine.screening.fence_operands()

    # ------------------------------------------------------------------------------------------------------------ lanes

    def active(self) -> Lanes:
        return self._state.active()

    def ballot(self, predicate: Lanes) -> Lanes:
        return self._state.ballot(predicate)

    def surely_all(self, predicate: Lanes) -> Lanes:
        """Whether a predicate is known to hold in all lanes that execute, as one value."""
        if predicate.shape.uniform:
            return predicate
        if predicate.votes is not None:
            return self._text.predicate(predicate.votes.all)
        return self._state.ballot(~predicate) == 0

    def is_whole(self) -> Lanes:
        """Whether all 32 lanes execute; not asked for some of them."""
        mask = None if self._state.masked else self._state.mask
        bits = "0" if self._state.masked else self._text.bits_of(mask)
        return self._text.predicate(self._text.code.value(f"icmp eq i32 {bits}, -1"))

    @property
    def tensor_cores(self) -> Generation:
        return self._machine.tensor_cores

    def special(self, register: SpecialRegister) -> Lanes:
        if register.base in CLOCKS:
            self._machine.polling.note_change()
        return self._machine.values.special(register)

    def convert_address(self, address: Lanes, space: Space, *, to_generic: bool) -> Lanes:
        return convert_address(address, space, to_generic=to_generic)

    def in_space(self, address: Lanes, space: Space) -> Lanes:
        return in_space(
            address, space, self._machine.values.field(Field.RANK) if self._state.accesses.clustered else None
        )

    def launch_dependents(self) -> None:
        emit_launch_dependents(self._text, self._state, self._control)

    def wait_for_prerequisites(self) -> None:
        emit_wait_for_prerequisites(self._text, self._control)

    def map_address(self, address: Lanes, rank: Lanes) -> Lanes:
        return map_address(address, rank)

    def address_rank(self, address: Lanes) -> Lanes:
        return address_rank(address)

    # --------------------------------------------------------------------------------------------------------- waiting

    @contextmanager
    def converged_once(self) -> Iterator[None]:
        """Instructions that are done together: the first waits for the lanes of all."""
        self._together = True
        yield
        self._together = self._has_converged = False

    def converge(self, membermask: Lanes) -> None:
        if self._has_converged:
            return
        self._has_converged = self._together
        self._control.converge(membermask)
        self._machine.screening.meet(membermask, self._control)

    def reads_from(self, lane: Lanes, membermask: Lanes) -> None:
        """Which lanes take part is what the interpreter, and screening, look at."""
        self._machine.screening.read_lane(lane)

    def suspend_unless(self, condition: Lanes) -> None:
        self._control.suspend_unless(condition)

    def on_barrier_sync(self, sync: BarrierSync) -> Lanes | None:
        self._machine.screening.arrive(self._control)
        return self._control.barrier_sync(sync)

    def barrier_arrive(self, barrier: Lanes, threads: Lanes, *, aligned: bool) -> None:
        self._machine.screening.arrive(self._control)
        arrive_at_barrier(self._text, self._state, barrier, threads)

    def cluster_arrive(self) -> None:
        self._machine.cluster.arrive()

    def cluster_wait(self) -> None:
        self._machine.cluster.wait()

    # ----------------------------------------------------------------------------------------------------------- stack

    def stack_pointer(self) -> Lanes:
        return self._machine.stack.pointer()

    def stack_allocate(self, size: Lanes, alignment: int) -> Lanes:
        return self._machine.stack.allocate(size, alignment)

    def stack_restore(self, pointer: Lanes) -> None:
        self._machine.stack.restore(pointer)

    # ---------------------------------------------------------------------------------------------------------- faults

    def fault(self, kind: FaultKind, message: str) -> None:
        """The message is the reporter's business: code, kind and instruction determine it."""
        self._machine.faults.raise_fault(_FAULTS[kind])

    def require(self, condition: Lanes) -> None:
        """Of the lanes that execute this; else the launch is for the interpreter."""
        self._machine.faults.raise_fault(FaultCode.SUSPICION, ~condition)

    def unsupported(self, message: str) -> None:
        """The current instruction cannot be executed."""
        self._machine.faults.raise_fault(FaultCode.UNSUPPORTED)

    # ------------------------------------------------------------------------------------------- host and asynchrony

    def generic(self, address: Address) -> Lanes:
        reading = self._text.reading
        return generic_address(_place(address), lambda value: reading.varying(value.type, reading.vector(value)))

    def on_host_call(self, request: HostRequest) -> tuple[Lanes, ...]:
        self._machine.polling.note_change()
        return self._machine.host.call(request)

    def wait_until(self, condition: Lanes) -> Lanes:
        result = self._control.wait_until(condition)
        self._machine.screening.pass_mbarrier(result, self._control)
        return result

    def copy_lanes(self, target: Address, source: Address, size: Lanes, read: Lanes) -> None:
        copy = Copy(_place(target), _place(source), size, read)
        if self._machine.row_copies.add(copy):
            self._machine.polling.note_change()
        else:
            super().copy_lanes(target, source, size, read)

    def touch(self, address: Lanes) -> None:
        emit_touch(self._text, self._state, self._machine.host, address)

    def asynchronous_pending(self) -> Lanes:
        code, entry = self._text.code, self._text.entry
        count = "0"
        for name in ("asynchronous", "deferred_count", "note_count", "tile_count", "lanes_stores"):
            more = code.value(f"load i32, ptr {entry.address(Cta, name)}")
            count = code.value(f"or i32 {count}, {more}")
        return self._text.predicate(code.value(f"icmp ne i32 {count}, 0"))


def _place(address: Address) -> Place:
    assert isinstance(address, Place)
    return address
