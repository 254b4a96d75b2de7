"""The operands of `call`: what is called, with which arguments (ISA 9.7.12.5)."""

from __future__ import annotations

from typing import Any

from ptxvm.checker.constants import Constant, bits
from ptxvm.checker.module import Arguments, CallTarget, Function, Immediate, Register, Variable
from ptxvm.isa.definition import Form
from ptxvm.isa.operands import Role
from ptxvm.lanes.types import U64


def call_operands(form: Form, arranged: list[Any]) -> tuple[Any, ...]:
    """The typed operands of a call from the values at their places: target and candidates in one, arguments typed."""
    roles = [plan.role for plan in form.operands]
    target_place = roles.index(Role.CALL_TARGET)
    further = arranged[roles.index(Role.PROTOTYPE)] if Role.PROTOTYPE in roles else None
    target = _target(arranged[target_place], further)
    operands: list[Any] = []
    for place, (role, value) in enumerate(zip(roles, arranged, strict=True)):
        if place == target_place:
            operands.append(target)
        elif role is Role.PROTOTYPE or value is None:
            operands.append(None)
        else:
            operands.append(_arguments(value, _expected(target, before_target=place < target_place)))
    return tuple(operands)


def _target(value: Any, further: Any) -> CallTarget:
    if isinstance(value, Function):
        return CallTarget(value, None, None, None)
    if isinstance(further, tuple):
        return CallTarget(None, value, further[0] if further else None, further)
    return CallTarget(None, value, further, None)


def _expected(target: CallTarget, *, before_target: bool) -> tuple[Variable | Register, ...]:
    function = target.function or target.prototype
    if function is None:
        return ()
    return function.returns if before_target else function.parameters


def _arguments(values: tuple[Any, ...], expected: tuple[Variable | Register, ...]) -> Arguments:
    typed = [expected[place].type if place < len(expected) else U64 for place in range(len(values))]
    return Arguments(
        tuple(
            Immediate(type_, bits(value, type_)) if isinstance(value, Constant) else value
            for value, type_ in zip(values, typed, strict=True)
        )
    )
