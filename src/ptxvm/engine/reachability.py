"""What a kernel can get at: the functions it may call, directly or through pointers, and the variables they name."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from ptxvm.checker.module import (
    Address,
    Arguments,
    CallTarget,
    Element,
    Function,
    Instruction,
    Operand,
    Pair,
    Register,
    Special,
    SymbolAddress,
    TupleAddress,
    Variable,
    Vector,
)
from ptxvm.engine.library import is_library_function
from ptxvm.isa.special_registers import SpecialRegister
from ptxvm.machine.image import Image
from ptxvm.records import record

Symbol = Variable | Function | SpecialRegister

_POINTED = "functions with addresses"


@record()
class Reach:
    """What a kernel can get at, in the order it is met, itself first: by naming it, through addresses in the initial
    values of what it names, or through a pointer that any kernel of the module may have stored."""

    functions: list[Function]
    variables: list[Variable]
    specials: list[SpecialRegister]


def reach(kernel: Function, image: Image) -> Reach:
    """Everything a kernel can get at."""
    seen: dict[Symbol, None] = {kernel: None}
    pending: list[Symbol] = [kernel]
    while pending:
        for symbol in _reached(pending.pop(), image):
            if symbol not in seen:
                seen[symbol] = None
                pending.append(symbol)
    return Reach(
        [symbol for symbol in seen if isinstance(symbol, Function)],
        [symbol for symbol in seen if isinstance(symbol, Variable)],
        [symbol for symbol in seen if isinstance(symbol, SpecialRegister)],
    )


def pointer_targets(target: CallTarget, functions: Iterable[Function]) -> list[Function]:
    """Those of `functions` that a call through a pointer may reach: the ones it lists, or all with its prototype."""
    if target.candidates is not None:
        return [function for function in target.candidates if _has_code(function)]
    assert target.prototype is not None
    wanted = _signature(target.prototype)
    return [function for function in functions if _has_code(function) and _signature(function) == wanted]


def unreachable_target(address: int, function: object) -> str:
    """Why a call through a pointer cannot go to `address`, where `function` begins if any does."""
    if not isinstance(function, Function):
        return f"no function begins at {address:#x}"
    if not _has_code(function):
        return f"function {function.name} has no body"
    return (
        f"function {function.name} at {address:#x} is none the call may reach: "
        "its parameters differ from the prototype's, or the list of targets lacks it"
    )


def parameter_size(formal: Variable | Register) -> int:
    """Bytes of a formal parameter, a variable or a register."""
    return formal.size if isinstance(formal, Variable) else formal.type.size


def _has_code(function: Function) -> bool:
    return not function.is_entry and (function.has_body or is_library_function(function))


def _signature(function: Function) -> tuple[Sequence[int], Sequence[int]]:
    return tuple(map(parameter_size, function.returns)), tuple(map(parameter_size, function.parameters))


# ------------------------------------------------------------------------------------------------------------ mentions


def _reached(symbol: Symbol, image: Image) -> Iterator[Symbol]:
    for mentioned in _mentions(symbol):
        if isinstance(mentioned, CallTarget):
            yield from _called(mentioned, image)
        else:
            yield mentioned


def _called(target: CallTarget, image: Image) -> Iterable[Function]:
    if target.function is not None:
        return (target.function,)
    return pointer_targets(target, () if target.candidates is not None else _pointed(image))


def _pointed(image: Image) -> list[Function]:
    """The functions of a module whose addresses something in it takes; found once."""
    found = image.derived.get(_POINTED)
    if not isinstance(found, list):
        mentions = (mention for symbol in (*image.functions, *image.addresses) for mention in _mentions(symbol))
        found = list(dict.fromkeys(mention for mention in mentions if isinstance(mention, Function)))
        image.derived[_POINTED] = found
    return found


def _mentions(symbol: object) -> Iterator[Symbol | CallTarget]:
    """What initial values and operands name; a call names its target, which need not have an address."""
    if isinstance(symbol, Variable):
        yield from (relocation.symbol for relocation in symbol.relocations)
    elif isinstance(symbol, Function):
        for instruction in symbol.body or ():
            if isinstance(instruction, Instruction):
                yield from _symbols(instruction.operands)


def _symbols(operands: Iterable[Operand | None]) -> Iterator[Symbol | CallTarget]:
    for operand in operands:
        match operand:
            case SymbolAddress():
                yield operand.symbol
            case Address(base=Variable() as variable) | Address(base=Element(variable=variable)):
                yield variable
            case Element():
                yield operand.variable
            case CallTarget() | Variable():
                yield operand
            case Special():
                yield operand.register
            case Pair():
                yield from _symbols((operand.first, operand.second))
            case Vector() | TupleAddress() | Arguments():
                yield from _symbols(operand.elements)
