"""The operands of `call`: what is called, with which arguments (ISA 9.7.12.5)."""

from __future__ import annotations

from typing import Any

from ptxvm.checker.choice import Problem
from ptxvm.checker.constants import Constant, bits
from ptxvm.checker.module import (
    SINK,
    Arguments,
    CallTarget,
    Function,
    Immediate,
    Register,
    SymbolAddress,
    Variable,
    Vector,
)
from ptxvm.checker.signatures import mismatch
from ptxvm.diagnostics.codes import operands as codes
from ptxvm.isa.definition import Form
from ptxvm.isa.operands import Role
from ptxvm.lanes.types import U64

_POINTER_BITS = (32, 64)


def read_call(form: Form, arranged: list[Any], caller: Function) -> tuple[Any, ...] | Problem:
    """The typed operands of a call from the values at their places: target and candidates in one, arguments typed.

    A Problem when they do not fit what is called; its `operand` is a place in `arranged`.
    """
    roles = [plan.role for plan in form.operands]
    target_place = roles.index(Role.CALL_TARGET)
    further = arranged[roles.index(Role.PROTOTYPE)] if Role.PROTOTYPE in roles else None
    target = _target(arranged[target_place], further)
    if isinstance(target, str):
        return Problem(codes.CALL_TARGET, target, operand=target_place)
    places = {place < target_place: place for place, role in enumerate(roles) if role is Role.ARGUMENTS}
    results, arguments = (arranged[places[before]] if before in places else () for before in (True, False))
    for called in (target.function, target.prototype, *(target.candidates or ())):
        wrong = mismatch(called, results, arguments, caller) if called is not None else None
        if wrong is not None:
            return Problem(wrong.code, wrong.message, operand=places.get(wrong.returns, target_place))
    results, arguments = _flat(results), _flat(arguments)
    operands: list[Any] = [None] * len(roles)
    operands[target_place] = target
    signature = target.function or target.prototype
    assert signature is not None
    if True in places:
        operands[places[True]] = Arguments(tuple(SINK if isinstance(one, Constant) else one for one in results))
    if False in places:
        operands[places[False]] = _arguments(arguments, signature.parameters)
    return tuple(operands)


def _flat(values: tuple[Any, ...]) -> tuple[Any, ...]:
    """Vectors are passed element by element."""
    return tuple(part for value in values for part in (value.elements if isinstance(value, Vector) else (value,)))


def _target(value: Any, further: Any) -> CallTarget | str:
    """What is called, or why it cannot be."""
    if isinstance(value, Function):
        if value.is_entry:
            return f"`{value.name}` is an .entry; only a .func can be called"
        return (
            CallTarget(value, None, None, None) if further is None else "a function called by name needs no prototype"
        )
    assert isinstance(value, Register)
    if value.declared[0] not in "bus" or value.type.bits not in _POINTER_BITS:
        return f"a register of type .{value.declared} holds no address of a function"
    if further is None:
        return "a call through a register needs a prototype or a list of the possible targets"
    if isinstance(further, Function):
        return CallTarget(None, value, further, None)
    candidates = _table(further.symbol) if isinstance(further, SymbolAddress) else further
    return CallTarget(None, value, candidates[0], candidates) if candidates else "this table holds no functions"


def _table(variable: Variable | Function) -> tuple[Function, ...]:
    """The functions whose addresses an initialised variable holds; () when it holds anything else."""
    assert isinstance(variable, Variable)
    symbols = [place.symbol for place in variable.relocations if not place.addend and place.mask is None]
    functions = tuple(symbol for symbol in symbols if isinstance(symbol, Function))
    return functions if len(functions) == variable.count else ()


def _arguments(values: tuple[Any, ...], expected: tuple[Variable | Register, ...]) -> Arguments:
    typed = [expected[place].type if place < len(expected) else U64 for place in range(len(values))]
    return Arguments(
        tuple(
            Immediate(type_, bits(value, type_)) if isinstance(value, Constant) else value
            for value, type_ in zip(values, typed, strict=True)
        )
    )
