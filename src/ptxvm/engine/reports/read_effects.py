"""Whether what a thread reads has any effect. Compilers let threads load again what others of their kind have loaded,
and only one of these store what was made of it: the others' reads may return anything."""

from __future__ import annotations

from ptxvm.checker.module import Function, Instruction, Register
from ptxvm.engine.held_registers import needed
from ptxvm.engine.reports.evaluation import Evaluation
from ptxvm.engine.reports.registers import sole_definition, written
from ptxvm.isa.flow import Flow
from ptxvm.isa.operands import Role
from ptxvm.machine.faults import Coordinates
from ptxvm.machine.launch import Launch
from ptxvm.records import record

_WRITES = ("st", "red")
"""Instructions that do nothing for a thread which their guard keeps out, and give it nothing if it is let in."""


@record()
class Thread:
    """One of a launch of a kernel."""

    kernel: Function
    launch: Launch
    thread: Coordinates
    block: Coordinates


class ReadEffects:
    """For the reads of functions: where the values go to, and which threads come there."""

    def __init__(self) -> None:
        self._ends: dict[int, list[Instruction] | None] = {}
        self._evaluations: dict[tuple[int, Function], Evaluation] = {}
        self._known: dict[tuple[int, int, Coordinates, Coordinates], bool] = {}

    def has_effect(self, function: Function, read: Instruction, thread: Thread) -> bool:
        """Unless it is known that all that depends on the read are stores which this thread does not execute. A read of
        which nobody ever makes anything is not one of these."""
        if id(read) not in self._ends:
            self._ends[id(read)] = _ends(function, read)
        ends = self._ends[id(read)]
        if not ends or any(item.guard is None for item in ends):
            return True
        key = id(read), id(thread.launch), thread.thread, thread.block
        if key not in self._known:
            evaluation = self._evaluation(function, thread)
            self._known[key] = not all(_is_false(evaluation, item) for item in ends)
        return self._known[key]

    def _evaluation(self, function: Function, thread: Thread) -> Evaluation:
        """Of that thread in a function."""
        key, place = (id(thread.launch), function), (thread.thread, thread.block)
        if key not in self._evaluations:
            self._evaluations[key] = Evaluation(thread.kernel, function, thread.launch, place)
        self._evaluations[key].move(*place)
        return self._evaluations[key]


def _ends(function: Function, read: Instruction) -> list[Instruction] | None:
    """The stores that depend on what is read; None: something else does."""
    body = [item for item in function.body or () if isinstance(item, Instruction)]
    ends: list[Instruction] = []
    tainted = set(written(read))
    while True:
        before = len(tainted)
        ends.clear()
        for item in body:
            if item is read or tainted.isdisjoint(needed(item)):
                continue
            if item.definition.name in _WRITES and item.guard not in tainted:
                ends.append(item)
            elif _only_computes(item):
                tainted.update(written(item))
            else:
                return None
        if len(tainted) == before:
            return None if tainted & set(function.returns) else ends


def _only_computes(item: Instruction) -> bool:
    """Whether an instruction does nothing but to give its thread a value made of those of its operands."""
    definition, form = item.definition, item.form
    if definition.flow is not Flow.NONE or definition.function is None or "warp" in definition.parameters:
        return False
    return not form.writes_carry and all(
        plan.role in (Role.RESULT, Role.VALUE, Role.CONSTANT) for plan in form.operands
    )


def _is_false(evaluation: Evaluation, item: Instruction) -> bool:
    assert item.guard is not None
    if item.guard_negated:
        return evaluation.value(item.guard) == 1
    return _is_zero(evaluation, item.guard)


def _is_zero(evaluation: Evaluation, predicate: Register) -> bool:
    """Whether a predicate is false, which one that is a conjunction with such a one always is."""
    if evaluation.value(predicate) == 0:
        return True
    made = sole_definition(evaluation.definitions.get(predicate))
    if made is None or made.form.opcode != "and.pred":
        return False
    return any(isinstance(each, Register) and _is_zero(evaluation, each) for each in made.operands[1:])
