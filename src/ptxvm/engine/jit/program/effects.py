"""What an instruction does besides computing: found by running its definition with a machine that takes notes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from ptxvm.engine.jit.program.operands import Place
from ptxvm.engine.jit.program.shaped_warp import ShapedWarp
from ptxvm.engine.jit.program.step import Effects
from ptxvm.isa.definition import Form
from ptxvm.isa.operands import CARRY, OperandPlan, Role
from ptxvm.isa.warp import Load, Sem, Space, Store
from ptxvm.lanes.shape import VARYING, Shape
from ptxvm.lanes.shape_reading import ShapeReading
from ptxvm.lanes.types import B128, PRED, U64, WARP_SIZE

_RAMP = Shape(tuple(range(WARP_SIZE)), 0)


_FACTS: dict[str, dict[str, bool]] = {
    "on_atomic": {"repeatable": False, "synchronises": True},
    "fence": {"repeatable": False, "synchronises": True},
    "active": {},
    "ballot": {},
    "special": {},
    "converge": {"starts_block": True},
    "suspend_unless": {"starts_block": True, "synchronises": True},
    "wait_until": {"starts_block": True, "synchronises": True},
    "on_barrier_sync": {"starts_block": True, "ends_block": True, "repeatable": False},
    "barrier_arrive": {"starts_block": True, "repeatable": False, "synchronises": True, "arrives": True},
    "cluster_arrive": {"repeatable": False, "synchronises": True, "arrives": True},
    "cluster_wait": {"starts_block": True, "repeatable": False, "synchronises": True, "arrives": True},
    "launch_dependents": {"starts_block": True, "synchronises": True},
    "wait_for_prerequisites": {"starts_block": True, "synchronises": True},
    "stack_pointer": {"stack": True},
    "stack_allocate": {"stack": True, "repeatable": False},
    "stack_restore": {"stack": True, "repeatable": False},
    "fault": {},
    "on_host_call": {"repeatable": False, "synchronises": True},
    "touch": {},
    "asynchronous_pending": {},
}
"""What requests say of an instruction, besides that it is not pure. Addresses are computed: those that are not here."""

_CONVERGING = Effects(starts_block=True, pure=False)


class _Notes(ShapedWarp):
    """Takes note of what it is asked for."""

    def __init__(self, reading: ShapeReading) -> None:
        super().__init__(reading)
        self.effects = Effects()

    def note(self, **facts: bool) -> None:
        self.effects = replace(self.effects, pure=False, **facts)

    def on_load(self, load: Load) -> Any:
        if load.sem is Sem.WEAK:
            self.note()
        else:
            self.note(synchronises=True, repeatable=False)
        return super().on_load(load)

    def on_store(self, store: Store) -> None:
        self.note(repeatable=False, synchronises=self.effects.synchronises or store.sem is not Sem.WEAK)


def _noting(name: str, facts: dict[str, bool]) -> Callable[..., Any]:
    answer = getattr(ShapedWarp, name)

    def method(self: _Notes, *operands: Any, **options: Any) -> Any:
        self.note(**facts)
        return answer(self, *operands, **options)

    return method


for _name, _facts in _FACTS.items():
    setattr(_Notes, _name, _noting(_name, _facts))


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
    joins = reading.calls_native and notes.effects == _CONVERGING
    return replace(
        notes.effects, may_leave=reading.needs_guard, joins=joins, repeatable=notes.effects.repeatable and not joins
    )


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
