"""The machine as emitted code sees it: implements `isa.warp.Warp` in the LLVM reading."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from ptxvm.engine.cluster_addresses import address_rank, map_address
from ptxvm.engine.jit import runtime
from ptxvm.engine.jit.emission.host_calls import emit_host_call
from ptxvm.engine.jit.emission.touches import emit_touch
from ptxvm.engine.jit.layouts.structures import Cta, FaultCode, Status
from ptxvm.engine.jit.memory.access import emit_fence, emit_load, emit_store
from ptxvm.engine.jit.memory.atomics import emit_atomic
from ptxvm.engine.jit.program.operands import Place
from ptxvm.engine.jit.program.specials import CLOCKS, Field
from ptxvm.engine.jit.program.windows import convert_address, generic_address, in_space
from ptxvm.isa.warp import Address, AtomicOp, BarrierReduction, FaultKind, Scope, Sem, Space
from ptxvm.lanes.lanes import Lanes
from ptxvm.lanes.types import PRED, U32

if TYPE_CHECKING:
    from ptxvm.engine.jit.emission.emitter import Emitter
    from ptxvm.isa.matrix.shared.generations import Generation
    from ptxvm.isa.special_registers import SpecialRegister
    from ptxvm.lanes.types import Type

_FAULTS = {
    FaultKind.TRAP: FaultCode.TRAP,
    FaultKind.ASSERTION: FaultCode.ASSERTION,
    FaultKind.UNSUPPORTED: FaultCode.UNSUPPORTED,
}


class LlvmWarp:
    """Hands memory to its emitters, and everything that concerns control flow to the emitter of the version."""

    def __init__(self, emitter: Emitter) -> None:
        self._emitter = emitter

    # ----------------------------------------------------------------------------------------------------------- memory

    def load(
        self,
        space: Space,
        type: Type,
        address: Address,
        *,
        count: int = 1,
        sem: Sem = Sem.WEAK,
        scope: Scope | None = None,
    ) -> Any:
        assert isinstance(address, Place)
        if sem is not Sem.WEAK:
            self._emitter.note_poll()
        return emit_load(self._emitter.context(), type, address, count, sem)

    def store(
        self, space: Space, address: Address, value: Any, *, sem: Sem = Sem.WEAK, scope: Scope | None = None
    ) -> None:
        assert isinstance(address, Place)
        self._emitter.note_change()
        emit_store(self._emitter.context(), address, value, sem)

    def atomic(
        self,
        space: Space,
        address: Address,
        update: Callable[..., Any],
        *values: Any,
        op: AtomicOp | None,
        sem: Sem = Sem.RELAXED,
        scope: Scope | None = None,
        want: bool = True,
        merge: Callable[..., Any] | None = None,
    ) -> Any:
        assert isinstance(address, Place)
        # An operation without a name is a definition's own, which may look at the old value itself.
        want = want and (op is None or self._emitter.wants_results())
        self._emitter.note_poll()
        result = emit_atomic(self._emitter.context(), address, update, values, op=op, sem=sem, want=want, merge=merge)
        if want and op is not None and isinstance(result, Lanes) and result.type.is_integer:
            self._emitter.note_change(update(result, *values) != result)
        else:
            self._emitter.note_change()
        if want:
            return result
        return tuple(map(self._dropped, values[0])) if isinstance(values[0], tuple) else self._dropped(values[0])

    def _dropped(self, value: Lanes) -> Lanes:
        return self._emitter.nothing(value.type)

    def fence(self, sem: Sem, scope: Scope) -> None:
        emit_fence(self._emitter.context(), sem)

    # ------------------------------------------------------------------------------------------------------------ lanes

    def active(self) -> Lanes:
        return self._emitter.reading.uniform(U32, self._emitter.bits_of(self._emitter.execution_mask()))

    def ballot(self, predicate: Lanes) -> Lanes:
        emitter = self._emitter
        mask = emitter.execution_mask()
        members = predicate if mask is None else predicate & emitter.reading.varying(PRED, mask)
        return members.reading.ballot(members)

    @property
    def tensor_cores(self) -> Generation:
        return self._emitter.request.tensor_cores

    def special(self, register: SpecialRegister) -> Lanes:
        if register.base in CLOCKS:
            self._emitter.note_change()
        return self._emitter.special(register)

    def convert_address(self, address: Lanes, space: Space, *, to_generic: bool) -> Lanes:
        return convert_address(address, space, to_generic=to_generic)

    def in_space(self, address: Lanes, space: Space) -> Lanes:
        return in_space(address, space, self._emitter.field(Field.RANK) if self._emitter.request.clustered else None)

    def launch_dependents(self) -> None:
        code, emitter = self._emitter.code, self._emitter
        code.declare(runtime.DECLARATIONS["ptxvm_launch_dependents"])
        here = emitter.reading.base(self.active())
        some, on, before = code.new_label(), code.new_label(), code.block
        code.branch(code.value(f"icmp ne i32 {here}, 0"), some, on)
        code.label(some)
        goes = code.value("call i32 @ptxvm_launch_dependents(ptr %worker, ptr %cta)")
        code.jump(on)
        code.label(on)
        free = code.value(f"phi i32 [1, %{before}], [{goes}, %{some}]")
        emitter.suspend_unless(emitter.predicate(code.value(f"icmp ne i32 {free}, 0")))

    def wait_for_prerequisites(self) -> None:
        code, entry = self._emitter.code, self._emitter.entry
        left = code.value(f"load atomic volatile i32, ptr {entry.launch_word('prerequisites')} acquire, align 4")
        self._emitter.suspend_unless(self._emitter.predicate(code.value(f"icmp eq i32 {left}, 0")))

    def map_address(self, address: Lanes, rank: Lanes) -> Lanes:
        return map_address(address, rank)

    def address_rank(self, address: Lanes) -> Lanes:
        return address_rank(address)

    # --------------------------------------------------------------------------------------------------------- waiting

    def converge(self, membermask: Lanes) -> None:
        self._emitter.converge(membermask)

    def reads_from(self, lane: Lanes, membermask: Lanes) -> None:
        """Only the interpreter looks."""

    def suspend_unless(self, condition: Lanes) -> None:
        self._emitter.suspend_unless(condition)

    def barrier_sync(
        self,
        barrier: Lanes,
        threads: Lanes | None,
        *,
        aligned: bool,
        reduce: BarrierReduction | None = None,
        predicate: Lanes | None = None,
    ) -> Lanes | None:
        return self._emitter.barrier_sync(barrier, threads, reduce, predicate)

    def barrier_arrive(self, barrier: Lanes, threads: Lanes, *, aligned: bool) -> None:
        self._emitter.barrier_arrive(barrier, threads)

    def cluster_arrive(self) -> None:
        self._emitter.cluster_arrive()

    def cluster_wait(self) -> None:
        self._emitter.cluster_wait()

    # ----------------------------------------------------------------------------------------------------------- stack

    def stack_pointer(self) -> Lanes:
        return self._emitter.stack_pointer()

    def stack_allocate(self, size: Lanes, alignment: int) -> Lanes:
        return self._emitter.stack_allocate(size, alignment)

    def stack_restore(self, pointer: Lanes) -> None:
        self._emitter.stack_restore(pointer)

    # ---------------------------------------------------------------------------------------------------------- faults

    def fault(self, kind: FaultKind, message: str) -> None:
        """The message is the reporter's business: code, kind and instruction determine it."""
        self.raise_fault(_FAULTS[kind])

    def unsupported(self, message: str) -> None:
        """The current instruction cannot be executed."""
        self.raise_fault(FaultCode.UNSUPPORTED)

    def raise_fault(self, code: FaultCode, condition: Lanes | None = None, address: Lanes | None = None) -> None:
        """End the launch if any lane executes this (and the condition holds in it), about `address` (U64)."""
        emitter = self._emitter
        text = emitter.code
        here = self.active() if condition is None else self.ballot(condition)
        bits = emitter.reading.base(here)
        addresses = None if address is None else emitter.reading.vector(address)
        fault, on = text.new_label(), text.new_label()
        text.branch(text.value(f"icmp ne i32 {bits}, 0"), fault, on, likely=False)
        text.label(fault)
        lane = text.call("i32", "llvm.cttz.i32", ("i32", bits), ("i1", "true"))
        at = "0" if addresses is None else text.value(f"extractelement <32 x i64> {addresses}, i32 {lane}")
        text.declare(runtime.DECLARATIONS["ptxvm_fault"])
        site = emitter.site()
        text.value(f"call i32 @ptxvm_fault(ptr %worker, i32 {int(code)}, i32 {site}, i32 {lane}, i64 {at})")
        text.line(f"ret i32 {int(Status.FAULT)}")
        text.label(on)

    # ------------------------------------------------------------------------------------------- host and asynchrony

    def generic(self, address: Address) -> Lanes:
        assert isinstance(address, Place)
        reading = self._emitter.reading
        return generic_address(address, lambda value: reading.varying(value.type, reading.vector(value)))

    def call_host(
        self, name: str, *values: Lanes, results: tuple[Type, ...] = (), when: Lanes | None = None
    ) -> tuple[Lanes, ...]:
        self._emitter.note_change()
        return emit_host_call(self._emitter, name, values, results, when)

    def wait_until(self, condition: Lanes) -> Lanes:
        return self._emitter.wait_until(condition)

    def touch(self, address: Lanes) -> None:
        emit_touch(self._emitter, address)

    def asynchronous_pending(self) -> Lanes:
        code, entry = self._emitter.code, self._emitter.entry
        fields = (entry.address(Cta, name) for name in ("asynchronous", "deferred_count", "note_count"))
        known, deferred, notes = (code.value(f"load i32, ptr {field}") for field in fields)
        native = code.value(f"or i32 {deferred}, {notes}")
        count = code.value(f"or i32 {known}, {native}")
        return self._emitter.reading.uniform(PRED, self._emitter.code.value(f"icmp ne i32 {count}, 0"))
