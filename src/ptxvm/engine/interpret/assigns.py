"""How the results of an instruction are written: operand and plan -> a function of the CTA, made once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ptxvm.checker.module import Operand, Pair, Register, Sink, Vector
from ptxvm.engine.interpret.fetches import UndecodableError
from ptxvm.engine.interpret.step import Assign
from ptxvm.engine.interpret.values import blend_value, fit_result
from ptxvm.isa.definition import Form
from ptxvm.isa.operands import CARRY
from ptxvm.lanes.lanes import Lanes

if TYPE_CHECKING:
    from ptxvm.engine.interpret.cta import Cta


def assign_results(form: Form, operands: tuple[Operand | None, ...]) -> tuple[Assign, ...]:
    """One function per result of the definition, in its order."""
    assigns: list[Assign] = []
    for index in form.results:
        if index == CARRY:
            assigns.append(_carry)
            continue
        operand, plan = operands[index], form.operands[index]
        first = operand.first if isinstance(operand, Pair) else operand
        second = operand.second if isinstance(operand, Pair) else None
        assigns.append(_assign(first))
        if plan.second is not None:
            assigns.append(_assign(second))
    return tuple(assigns)


def _assign(operand: Operand | None) -> Assign:
    if operand is None or isinstance(operand, Sink):
        return _drop
    if isinstance(operand, Register):
        return to_register(operand)
    if isinstance(operand, Vector):
        return _vector(operand)
    raise UndecodableError(f"nothing can be written to a {type(operand).__name__}")


def _drop(cta: Cta, value: object, everywhere: bool) -> None:
    pass


def _carry(cta: Cta, value: object, everywhere: bool) -> None:
    assert isinstance(value, Lanes)
    cta.set_carry(value, everywhere)


def _vector(operand: Vector) -> Assign:
    parts = tuple(_assign(element) for element in operand.elements)

    def assign(cta: Cta, value: object, everywhere: bool) -> None:
        assert isinstance(value, tuple)
        for part, element in zip(parts, value, strict=True):
            part(cta, element, everywhere)

    return assign


def to_register(register: Register) -> Assign:
    """Writes the executing lanes of a register."""
    index, type_ = register.index, register.type

    def assign(cta: Cta, value: object, everywhere: bool) -> None:
        if isinstance(value, Lanes):
            fitted: Lanes | tuple[Lanes, Lanes] = value if value.type is type_ else fit_result(value, type_)
        else:
            assert isinstance(value, tuple)
            fitted = value
        registers = cta.registers
        registers[index] = fitted if everywhere else blend_value(cta.warp.mask, fitted, registers[index])

    return assign
