"""The machine in the shape reading: it does nothing, and answers with values of which only the shape is known."""

from __future__ import annotations

from typing import Any

from ptxvm.isa.matrix.shared.generations import Generation
from ptxvm.isa.special_registers import SpecialRegister
from ptxvm.isa.warp import (
    Address,
    Atomic,
    BarrierReduction,
    BarrierSync,
    FaultKind,
    HostRequest,
    Load,
    Scope,
    Sem,
    Space,
    Store,
    Warp,
)
from ptxvm.lanes.lanes import Lanes
from ptxvm.lanes.shape import UNIFORM, VARYING, Shape
from ptxvm.lanes.shape_reading import ShapeReading
from ptxvm.lanes.types import B128, PRED, U32, U64, Type


class ShapedWarp(Warp):
    """Knows as little as possible; whoever knows more, or takes note of requests, overrides what it says."""

    def __init__(self, reading: ShapeReading) -> None:
        self.reading = reading

    def unknown(self, type_: Type) -> Lanes:
        """A value of which nothing is known."""
        return self.reading.value(type_, VARYING)

    def same_in_all_lanes(self, type_: Type) -> Lanes:
        """A value of which no more is known."""
        return self.reading.value(type_, UNIFORM)

    @property
    def tensor_cores(self) -> Generation:
        return Generation.SM_90  # neither shapes nor effects depend on it

    # ----------------------------------------------------------------------------------------------------------- memory

    def on_load(self, load: Load) -> Any:
        shape = self.loaded(load)
        value = self.reading.value
        one = (value(U64, shape), value(U64, shape)) if load.type is B128 else value(load.type, shape)
        return one if load.elements == 1 else (one,) * load.elements

    def loaded(self, load: Load) -> Shape:
        """The shape of what is loaded."""
        return VARYING

    def on_store(self, store: Store) -> None: ...

    def on_atomic(self, atomic: Atomic) -> Any:
        if not atomic.want:
            return None
        first = atomic.values[0]
        return (self.unknown(U64), self.unknown(U64)) if isinstance(first, tuple) else self.unknown(first.type)

    def fence(self, sem: Sem, scope: Scope) -> None: ...

    def fence_operands(self) -> None: ...

    # -------------------------------------------------------------------------------------------------------- addresses

    def generic(self, address: Address) -> Lanes:
        return self.unknown(U64)

    def convert_address(self, address: Lanes, space: Space, *, to_generic: bool) -> Lanes:
        return self.reading.value(address.type, address.shape)

    def in_space(self, address: Lanes, space: Space) -> Lanes:
        return self.unknown(PRED)

    def map_address(self, address: Lanes, rank: Lanes) -> Lanes:
        return self.unknown(address.type)

    def address_rank(self, address: Lanes) -> Lanes:
        return self.unknown(U32)

    # ------------------------------------------------------------------------------------------------------------ lanes

    def active(self) -> Lanes:
        return self.same_in_all_lanes(U32)

    def ballot(self, predicate: Lanes) -> Lanes:
        return self.same_in_all_lanes(U32)

    def surely_all(self, predicate: Lanes) -> Lanes:
        return self.same_in_all_lanes(PRED)

    def is_whole(self) -> Lanes:
        return self.same_in_all_lanes(PRED)

    def special(self, register: SpecialRegister) -> Lanes:
        return self.unknown(register.type)

    def reads_from(self, lane: Lanes, membermask: Lanes) -> None: ...

    # ---------------------------------------------------------------------------------------------------------- waiting

    def converge(self, membermask: Lanes) -> None: ...

    def suspend_unless(self, condition: Lanes) -> None: ...

    def wait_until(self, condition: Lanes) -> Lanes:
        return condition

    def on_barrier_sync(self, sync: BarrierSync) -> Lanes | None:
        if sync.reduce is None:
            return None
        return self.same_in_all_lanes(U32 if sync.reduce is BarrierReduction.POPC else PRED)

    def barrier_arrive(self, barrier: Lanes, threads: Lanes, *, aligned: bool) -> None: ...

    def cluster_arrive(self) -> None: ...

    def cluster_wait(self) -> None: ...

    def launch_dependents(self) -> None: ...

    def wait_for_prerequisites(self) -> None: ...

    # ------------------------------------------------------------------------------------------ stack, faults, the host

    def stack_pointer(self) -> Lanes:
        return self.unknown(U32)

    def stack_allocate(self, size: Lanes, alignment: int) -> Lanes:
        return self.unknown(U32)

    def stack_restore(self, pointer: Lanes) -> None: ...

    def fault(self, kind: FaultKind, message: str) -> None: ...

    def require(self, condition: Lanes) -> None:
        """Code that is screened cannot go on where it does not hold."""

    def on_host_call(self, request: HostRequest) -> tuple[Lanes, ...]:
        return tuple(self.unknown(type_) for type_ in request.results)

    def touch(self, address: Lanes) -> None: ...

    def asynchronous_pending(self) -> Lanes:
        return self.same_in_all_lanes(PRED)
