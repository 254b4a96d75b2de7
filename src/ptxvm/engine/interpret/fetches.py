"""How the operands of an instruction are read: operand and plan -> a function of the CTA, made once."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from ptxvm.checker.module import (
    Address,
    Element,
    Function,
    Immediate,
    Not,
    Operand,
    Register,
    Sink,
    Space,
    Special,
    Sum,
    SymbolAddress,
    TupleAddress,
    Variable,
    Vector,
)
from ptxvm.engine.interpret.address import LaneAddress
from ptxvm.engine.interpret.step import Fetch
from ptxvm.engine.interpret.values import constant, fit_result, fit_source
from ptxvm.isa.operands import OperandPlan, Role
from ptxvm.lanes.lanes import Lanes
from ptxvm.lanes.numpy_reading import const
from ptxvm.lanes.types import B128, U32, U64, Type, carrier, signed_type

if TYPE_CHECKING:
    from ptxvm.engine.interpret.cta import Cta
    from ptxvm.engine.interpret.program import Program


class UndecodableError(Exception):
    """An operand the interpreter has no way to read; the message says which."""


def always(value: object) -> Fetch:
    """The same object every time."""
    return lambda _: value


def fetch_operand(program: Program, function: Function, operand: Operand | None, plan: OperandPlan) -> Fetch:
    """Reads an operand as the definition expects it: a value, a tuple of them, an address or a number."""
    if operand is None:
        return always(None)
    if plan.role is Role.CONSTANT:
        if not isinstance(operand, Immediate):
            raise UndecodableError(f"operand {plan.name} is not a constant")
        return always(_signed(operand))
    if plan.role is Role.ADDRESS:
        return _address(program, function, operand)
    if isinstance(operand, TupleAddress):
        parts = [fetch_operand(program, function, *part) for part in zip(operand.elements, plan.parts, strict=True)]
        return lambda cta: tuple(part(cta) for part in parts)
    if plan.role is Role.VALUE and plan.type is not None:
        return fetch_value(program, function, operand, plan.type)
    raise UndecodableError(f"operand {plan.name} cannot be interpreted")


def _signed(operand: Immediate) -> int:
    sign = 1 << (operand.type.bits - 1)
    return (operand.value ^ sign) - sign if operand.type.is_signed else operand.value


def fetch_value(program: Program, function: Function, operand: Operand, type_: Type) -> Fetch:
    """Reads an operand as a value of `type_`."""
    if type_ is B128 and isinstance(operand, Sum | Element | SymbolAddress):
        low = fetch_value(program, function, operand, U64)
        return lambda cta: (low(cta), const(U64, 0))
    match operand:
        case Register():
            return _register(operand, type_)
        case Immediate():
            return always(constant(type_, operand.value & type_.mask))
        case Special():
            return _special(operand, type_)
        case SymbolAddress():
            return _symbol(program, function, operand, type_)
        case Sum():
            return _sum(operand, type_)
        case Element():
            return _element(program, function, operand, type_)
        case Not():
            inner = _register(operand.register, type_)
            return lambda cta: ~_lanes(inner(cta))
        case Vector():
            return _vector(program, function, operand, type_)
        case Sink():
            # An element that a wide store leaves out.
            return always(None)
    raise UndecodableError(f"operands of the kind {type(operand).__name__} cannot be interpreted")


def _low(value: object) -> Lanes:
    """The low half of a 128-bit register."""
    assert isinstance(value, tuple)
    return _lanes(value[0])


def _lanes(value: object) -> Lanes:
    assert isinstance(value, Lanes)
    return value


def _register(register: Register, type_: Type) -> Fetch:
    index = register.index
    if register.type is type_:
        return lambda cta: cta.registers[index]
    if register.type is B128:
        return lambda cta: fit_source(_low(cta.registers[index]), type_)
    if type_ is B128:
        raise UndecodableError(f"a {register.type} register cannot be read as {type_}")
    return lambda cta: fit_source(_lanes(cta.registers[index]), type_)


def _special(operand: Special, type_: Type) -> Fetch:
    register = operand.register

    def fetch(cta: Cta) -> object:
        value = cta.warp.special(register)
        if isinstance(value, tuple):
            return tuple(fit_source(part, type_) for part in value)
        return fit_source(value, type_)

    return fetch


def _vector(program: Program, function: Function, operand: Vector, type_: Type) -> Fetch:
    parts = [fetch_value(program, function, element, type_) for element in operand.elements]
    return lambda cta: tuple(part(cta) for part in parts)


def _symbol(program: Program, function: Function, operand: SymbolAddress, type_: Type) -> Fetch:
    symbol = operand.symbol
    if isinstance(symbol, Variable) and on_stack(symbol, function):
        # Function parameters have no window of their own: their addresses are generic ones of the stack.
        window = program.stack_window(symbol)
        place = _stack_address(program, function, symbol, operand.offset + window, U64)
        return lambda cta: fit_source(_lanes(place(cta)), type_)
    address = program.address(symbol) + operand.offset
    if program.clustered and isinstance(symbol, Variable) and symbol.space is Space.SHARED:
        return lambda cta: constant(type_, (address + cta.shared_base) & type_.mask)
    return always(constant(type_, address & type_.mask))


def _sum(operand: Sum, type_: Type) -> Fetch:
    own = carrier(operand.register.type)
    register, constant = _register(operand.register, own), const(own, operand.offset & own.mask)
    kind = signed_type(own) if operand.signed else own
    return lambda cta: fit_result((_lanes(register(cta)) + constant).bits(kind), type_)


def _element(program: Program, function: Function, operand: Element, type_: Type) -> Fetch:
    start = _symbol(program, function, SymbolAddress(operand.variable, 0), U64)
    distance = _distance(operand, U64)
    return lambda cta: fit_source(_lanes(start(cta)) + distance(cta), type_)


def _distance(element: Element, type_: Type) -> Callable[[Cta], Lanes]:
    """Bytes from the first element of the array to the one named."""
    index, size = _register(element.index, U32), element.variable.type.size
    first = const(U32, element.offset & U32.mask)
    return lambda cta: (_lanes(index(cta)) + first).to(type_) * size


def on_stack(variable: Variable, function: Function) -> bool:
    """Whether a variable lies in the stack frame of `function`: local variables, and parameters unless of an entry."""
    if variable.space is Space.LOCAL:
        return variable.function is not None
    return variable.space is Space.PARAM and not (function.is_entry and variable in function.parameters)


def _stack_address(program: Program, function: Function, variable: Variable, offset: int, type_: Type) -> Fetch:
    place = program.frame(function).offsets[variable] + offset
    if function.is_entry:
        return always(const(type_, place))
    return lambda cta: cta.frame_base(type_) + place


def _address(program: Program, function: Function, operand: Operand) -> Fetch:
    if not isinstance(operand, Address):
        raise UndecodableError(f"a {type(operand).__name__} is no address")
    base, offset, space = operand.base, operand.offset, operand.space
    if base is None:
        return always(LaneAddress(None, offset, space))
    if isinstance(base, Register):
        value = _register(base, U64 if base.type is B128 else carrier(base.type))
        return lambda cta: LaneAddress(_lanes(value(cta)), offset, space)
    if isinstance(base, Special):
        special = _special(base, base.register.type)
        return lambda cta: LaneAddress(_lanes(special(cta)), offset, space)
    if isinstance(base, Element):
        return _element_address(program, function, base, space)
    return _variable_address(program, function, base, offset, space)


def _element_address(program: Program, function: Function, element: Element, space: Space) -> Fetch:
    start = _variable_address(program, function, element.variable, 0, space)
    distances = {type_: _distance(element, type_) for type_ in (U32, U64)}

    def fetch(cta: Cta) -> LaneAddress:
        first = start(cta)
        assert isinstance(first, LaneAddress)
        distance = distances[U64 if first.base is None else first.base.type](cta)
        return replace(first, base=distance if first.base is None else first.base + distance)

    return fetch


def _variable_address(program: Program, function: Function, variable: Variable, offset: int, space: Space) -> Fetch:
    if on_stack(variable, function):
        if space is Space.GENERIC:
            offset += program.stack_window(variable)
        place = _stack_address(program, function, variable, offset, U32 if space is not Space.GENERIC else U64)
        return lambda cta: LaneAddress(_lanes(place(cta)), 0, space, on_stack=True)
    address = program.address(variable) + offset
    if space is Space.GENERIC:
        address += program.window(variable)
    if program.clustered and variable.space is Space.SHARED:
        return lambda cta: LaneAddress(None, address + cta.shared_base, space)
    return always(LaneAddress(None, address, space))
