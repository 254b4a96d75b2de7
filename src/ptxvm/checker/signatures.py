"""Whether the arguments of a call fit the signature of what is called (ISA 7.1, measured on ptxas)."""

from __future__ import annotations

from typing import Any

from ptxvm.checker.constants import Constant, ConstantKind
from ptxvm.checker.module import Function, Register, Sink, Space, SymbolAddress, Variable, Vector
from ptxvm.diagnostics.codes import operands as codes
from ptxvm.diagnostics.codes.code import Code
from ptxvm.records import record

Parameter = Variable | Register
_BITS, _INTEGER, _FLOAT, _PACKED, _PREDICATE = "b", "i", "f", "x", "p"
_FAMILIES = {"b": _BITS, "u": _INTEGER, "s": _INTEGER, "f": _FLOAT, "p": _PREDICATE}
# Predicates count as 32 bits.
_PREDICATE_SIZE = 4


@record()
class Mismatch:
    """Why a call does not fit; `returns`: the fault lies in the list of return values."""

    code: Code
    message: str
    returns: bool = False


@record()
class _Shape:
    """What must agree: the family of the type, sizes in bytes."""

    family: str
    size: int
    alignment: int
    is_array: bool


@record()
class _Vector:
    """A parameter that is a vector of registers."""

    name: str
    elements: tuple[Register, ...]


def mismatch(
    called: Function, results: tuple[Any, ...], arguments: tuple[Any, ...], caller: Function
) -> Mismatch | None:
    """The first thing about the two lists of a call that does not fit what is called, or None."""
    for what, formals, actuals, returns in (
        ("return value", _with_vectors(called, called.returns), results, True),
        ("argument", _with_vectors(called, called.parameters), arguments, False),
    ):
        if len(formals) != len(actuals):
            counted = f"{len(formals)} {what}{'s' * (len(formals) != 1)}"
            message = f"`{called.name}` has {counted}, the call has {len(actuals)}"
            return Mismatch(codes.ARGUMENT_COUNT, message, returns)
        for formal, actual in zip(formals, actuals, strict=True):
            wrong = _unfit(formal, actual, caller, returns=returns)
            if wrong is not None:
                return Mismatch(codes.ARGUMENT_TYPE, wrong, returns)
    return None


def _with_vectors(called: Function, flat: tuple[Parameter, ...]) -> list[Parameter | _Vector]:
    """The parameters as the program declares them."""
    first = {elements[0]: (name, elements) for name, elements in called.vectors}
    rest = {element for _, elements in called.vectors for element in elements[1:]}
    return [_Vector(*first[one]) if one in first else one for one in flat if one not in rest]


def _unfit(formal: Parameter | _Vector, actual: Any, caller: Function, *, returns: bool) -> str | None:
    """Why `actual` cannot be passed for (or receive) `formal`."""
    if isinstance(formal, _Vector) or isinstance(actual, Vector):
        return _vector_unfit(formal, actual)
    match actual:
        case Constant():
            fits = _constant_fits(_shape(formal), actual)
            return None if fits else f"this constant is no value for parameter `{formal.name}` of type {_text(formal)}"
        case Sink():
            return None if returns else "`_` drops results; an argument needs a value"
        case SymbolAddress(symbol=Variable(space=Space.PARAM) as variable, offset=0):
            if variable in (*caller.parameters, *caller.returns):
                return f"`{variable.name}` is a parameter of this function; copy it into a variable for the call"
            return _difference(formal, variable)
        case Register():
            return _difference(formal, actual)
    return "an argument is a register, a constant or a .param variable of the function"


def _vector_unfit(formal: Parameter | _Vector, actual: Any) -> str | None:
    """Vectors take vectors of as many elements of the same size."""
    wanted = formal.elements if isinstance(formal, _Vector) else ()
    given: tuple[Any, ...] = actual.elements if isinstance(actual, Vector) else ()
    if len(wanted) != len(given):
        return f"parameter `{formal.name}` is {_counted(wanted)}, the argument is {_counted(given)}"
    if wanted[0].type.size != given[0].type.size:
        return f"the elements of parameter `{formal.name}` have {wanted[0].type.bits} bits, not {given[0].type.bits}"
    return None


def _counted(elements: tuple[Any, ...]) -> str:
    return f"a vector of {len(elements)}" if elements else "no vector"


def _difference(formal: Parameter, actual: Parameter) -> str | None:
    wanted, given = _shape(formal), _shape(actual)
    is_open = isinstance(formal, Variable) and formal.count == 0
    same_size = wanted.is_array == given.is_array and (is_open or wanted.size == given.size)
    if not same_size or not _go_together(wanted, given):
        return f"`{actual.name}` is {_text(actual)}, parameter `{formal.name}` is {_text(formal)}"
    if wanted.alignment != given.alignment:
        return f"`{actual.name}` is aligned to {given.alignment}, parameter `{formal.name}` to {wanted.alignment} bytes"
    return None


def _go_together(first: _Shape, second: _Shape) -> bool:
    families = {first.family, second.family}
    if _PACKED in families:
        return True
    if _PREDICATE in families:
        return len(families) == 1
    return len(families) == 1 or _BITS in families


def _constant_fits(shape: _Shape, constant: Constant) -> bool:
    if shape.is_array or shape.family == _PREDICATE:
        return False
    if shape.family == _PACKED:
        return constant.kind is ConstantKind.FLOAT32
    return shape.family in ((_BITS, _FLOAT) if constant.is_float else (_BITS, _INTEGER))


def _shape(parameter: Parameter) -> _Shape:
    spelling = parameter.declared if isinstance(parameter, Register) else parameter.type_name
    family = _PACKED if spelling == "f16x2" else _FAMILIES[spelling[0]]
    size = _PREDICATE_SIZE if family == _PREDICATE else parameter.type.size
    if isinstance(parameter, Register):
        return _Shape(family, size, size, False)
    return _Shape(family, parameter.size, parameter.alignment, parameter.is_array)


def _text(parameter: Parameter) -> str:
    if isinstance(parameter, Register):
        return f".{parameter.declared}"
    return f".{parameter.type_name}{f'[{parameter.count or str()}]' if parameter.is_array else ''}"
