"""What an instruction does besides computing: found by running its definition with a machine that takes notes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from ptxvm.engine.jit.program.operands import Place
from ptxvm.engine.jit.program.step import Effects
from ptxvm.isa.definition import Form
from ptxvm.isa.matrix.shared.generations import Generation
from ptxvm.isa.operands import CARRY, OperandPlan, Role
from ptxvm.isa.special_registers import SpecialRegister
from ptxvm.isa.warp import Address, AtomicOp, BarrierReduction, FaultKind, Scope, Sem, Space
from ptxvm.lanes.lanes import Lanes
from ptxvm.lanes.shape import UNIFORM, VARYING, Shape
from ptxvm.lanes.shape_reading import ShapeReading
from ptxvm.lanes.types import B128, PRED, U32, U64, WARP_SIZE, Type

_RAMP = Shape(tuple(range(WARP_SIZE)), 0)


class _Notes:
    """Implements `isa.warp.Warp`: notes what it is asked for and answers with values of which nothing is known."""

    def __init__(self, reading: ShapeReading) -> None:
        self._reading = reading
        self.effects = Effects()

    @property
    def tensor_cores(self) -> Generation:
        return Generation.SM_90  # effects do not depend on it

    def _note(self, **facts: bool) -> None:
        self.effects = replace(self.effects, pure=False, **facts)

    def _unknown(self, type_: Type) -> Any:
        if type_ is B128:
            return self._reading.value(U64, VARYING), self._reading.value(U64, VARYING)
        return self._reading.value(type_, VARYING)

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
        strong = sem is not Sem.WEAK
        self._note(synchronises=self.effects.synchronises or strong, repeatable=self.effects.repeatable and not strong)
        return self._unknown(type) if count == 1 else tuple(self._unknown(type) for _ in range(count))

    def store(
        self, space: Space, address: Address, value: Any, *, sem: Sem = Sem.WEAK, scope: Scope | None = None
    ) -> None:
        self._note(repeatable=False, synchronises=self.effects.synchronises or sem is not Sem.WEAK)

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
        self._note(repeatable=False, synchronises=True)
        return self._unknown(B128 if isinstance(values[0], tuple) else values[0].type) if want else None

    def fence(self, sem: Sem, scope: Scope) -> None:
        self._note(repeatable=False, synchronises=True)

    def active(self) -> Lanes:
        self._note()
        return self._reading.value(U32, UNIFORM)

    def ballot(self, predicate: Lanes) -> Lanes:
        self._note()
        return self._reading.value(U32, UNIFORM)

    def special(self, register: SpecialRegister) -> Lanes:
        self._note()
        return self._reading.value(register.type, VARYING)

    def converge(self, membermask: Lanes) -> None:
        self._note(starts_block=True)

    def reads_from(self, lane: Lanes, membermask: Lanes) -> None: ...

    def suspend_unless(self, condition: Lanes) -> None:
        self._note(starts_block=True, synchronises=True)

    def barrier_sync(
        self,
        barrier: Lanes,
        threads: Lanes | None,
        *,
        aligned: bool,
        reduce: BarrierReduction | None = None,
        predicate: Lanes | None = None,
    ) -> Lanes | None:
        self._note(starts_block=True, ends_block=True, repeatable=False)
        if reduce is None:
            return None
        return self._reading.value(U32 if reduce is BarrierReduction.POPC else PRED, UNIFORM)

    def barrier_arrive(self, barrier: Lanes, threads: Lanes, *, aligned: bool) -> None:
        self._note(starts_block=True, repeatable=False, synchronises=True)

    def cluster_arrive(self) -> None:
        self._note(repeatable=False, synchronises=True)

    def cluster_wait(self) -> None:
        self._note(starts_block=True, repeatable=False, synchronises=True)

    def convert_address(self, address: Lanes, space: Space, *, to_generic: bool) -> Lanes:
        return self._reading.value(address.type, address.shape)

    def in_space(self, address: Lanes, space: Space) -> Lanes:
        return self._reading.value(PRED, VARYING)

    def launch_dependents(self) -> None:
        self._note(starts_block=True, synchronises=True)

    def wait_for_prerequisites(self) -> None:
        self._note(starts_block=True, synchronises=True)

    def map_address(self, address: Lanes, rank: Lanes) -> Lanes:
        return self._reading.value(address.type, VARYING)

    def address_rank(self, address: Lanes) -> Lanes:
        return self._reading.value(U32, VARYING)

    def stack_pointer(self) -> Lanes:
        self._note(stack=True)
        return self._reading.value(U32, VARYING)

    def stack_allocate(self, size: Lanes, alignment: int) -> Lanes:
        self._note(stack=True, repeatable=False)
        return self._reading.value(U32, VARYING)

    def stack_restore(self, pointer: Lanes) -> None:
        self._note(stack=True, repeatable=False)

    def fault(self, kind: FaultKind, message: str) -> None:
        self._note()

    def generic(self, address: Address) -> Lanes:
        return self._reading.value(U64, VARYING)

    def call_host(
        self, name: str, *values: Lanes, results: tuple[Type, ...] = (), when: Lanes | None = None
    ) -> tuple[Lanes, ...]:
        self._note(repeatable=False, synchronises=True)
        return tuple(self._reading.value(type_, VARYING) for type_ in results)

    def wait_until(self, condition: Lanes) -> Lanes:
        self._note(starts_block=True, synchronises=True)
        return condition

    def touch(self, address: Lanes) -> None:
        self._note()

    def asynchronous_pending(self) -> Lanes:
        self._note()
        return self._reading.value(PRED, UNIFORM)


_known: dict[tuple[Form, tuple[int, ...]], Effects] = {}


def effects_of(form: Form, numbers: tuple[int, ...]) -> Effects:
    """The effects of a form; `numbers` are its compile-time operands in the order of `form.sources`."""
    key = (form, numbers)
    effects = _known.get(key)
    if effects is None:
        effects = _known[key] = _observe(form, numbers)
    return effects


def _observe(form: Form, numbers: tuple[int, ...]) -> Effects:
    if form.definition.function is None:
        return Effects(pure=False)
    reading = ShapeReading()
    notes = _Notes(reading)
    given = iter(numbers)
    form.run(notes, *(_stand_in(form, index, reading, given) for index in form.sources))
    return replace(notes.effects, may_leave=reading.needs_guard)


def _stand_in(form: Form, index: int | None, reading: ShapeReading, numbers: Any) -> Any:
    """An operand of which as little is known as possible, but affine: so that widening it shows."""
    if index is None:
        return None
    if index == CARRY:
        return reading.value(PRED, VARYING)
    return _stand_in_of(form.operands[index], reading, numbers)


def _stand_in_of(plan: OperandPlan, reading: ShapeReading, numbers: Any) -> Any:
    if plan.role is Role.CONSTANT:
        return next(numbers, None)  # absent: it is optional and stands last
    if plan.role is Role.TUPLE_ADDRESS:
        return tuple(_stand_in_of(part, reading, numbers) for part in plan.parts)
    if plan.role is Role.ADDRESS:
        return Place(reading.value(U64, VARYING), 0, plan.space or Space.GENERIC)
    if plan.role is not Role.VALUE or plan.type is None:
        return None
    return tuple(_some(plan, reading) for _ in range(plan.vector)) if plan.vector else _some(plan, reading)


def _some(plan: OperandPlan, reading: ShapeReading) -> Any:
    type_ = plan.type
    assert type_ is not None
    if type_ is B128:
        return reading.value(U64, _RAMP), reading.value(U64, _RAMP)
    return reading.value(type_, _RAMP if type_.is_integer and type_.elements == 1 else VARYING)
