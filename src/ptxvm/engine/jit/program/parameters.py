"""Which `.param` variables of functions and calls can live in cells instead of local memory."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import field
from itertools import pairwise

from ptxvm.checker.module import (
    Address,
    Arguments,
    CallTarget,
    Element,
    Function,
    Instruction,
    Operand,
    Pair,
    Space,
    SymbolAddress,
    Variable,
    Vector,
)
from ptxvm.engine.library import is_library_function, parts
from ptxvm.isa.operands import Role
from ptxvm.records import record


@record(frozen=False)
class Use:
    """How a variable is accessed: sizes of what is read and written, by offset, or in ways that need memory."""

    reads: set[tuple[int, int]] = field(default_factory=set)
    writes: set[tuple[int, int]] = field(default_factory=set)
    needs_memory: bool = False

    def add(self, other: Use) -> None:
        self.reads |= other.reads
        self.writes |= other.writes
        self.needs_memory = self.needs_memory or other.needs_memory

    def pieces(self) -> dict[int, int] | None:
        """Offset and size of the pieces the variable falls into, None if it does not: pieces do not overlap, and are
        written as a whole; reading the low part of one is fine (callers pass small integers as 32 bits)."""
        if self.needs_memory:
            return None
        sizes: dict[int, int] = {}
        for offset, size in self.reads | self.writes:
            sizes[offset] = max(size, sizes.get(offset, 0))
        apart = all(offset + sizes[offset] <= following for offset, following in pairwise(sorted(sizes)))
        return sizes if apart and all(sizes[offset] == size for offset, size in self.writes) else None


class ParameterUses:
    """Looks through functions for the accesses to their `.param` variables, calls that will be inlined included."""

    def __init__(self, is_inlined: Callable[[Function], bool]) -> None:
        self._is_inlined = is_inlined
        self._known: dict[Function, dict[Variable, Use]] = {}

    def of(self, function: Function) -> dict[Variable, Use]:
        """The use of every variable in the `.param` space that the function names; not for entries' own parameters."""
        found = self._known.get(function)
        if found is None:
            found = self._known[function] = {}
            for item in function.body or ():
                if isinstance(item, Instruction):
                    self._note(item, found)
        return found

    def _note(self, instruction: Instruction, uses: dict[Variable, Use]) -> None:
        callee = called_function(instruction)
        if callee is not None or any(isinstance(operand, CallTarget) for operand in instruction.operands):
            self._note_call(instruction, callee, uses)
            return
        for operand in instruction.operands:
            match operand:
                case Address(space=Space.PARAM, base=Variable() as variable):
                    uses.setdefault(variable, Use()).add(_access(instruction, operand))
                case _:
                    for variable in _named(operand):
                        uses.setdefault(variable, Use()).needs_memory = True

    def _note_call(self, instruction: Instruction, callee: Function | None, uses: dict[Variable, Use]) -> None:
        if callee is not None and is_library_function(callee):
            _note_library_call(instruction, uses)
            return
        inlined = callee is not None and self._is_inlined(callee)
        for actual, formal in pair_arguments(instruction, callee):
            for variable in _named(actual):
                use = uses.setdefault(variable, Use())
                if not inlined or not isinstance(formal, Variable) or formal.size != variable.size:
                    use.needs_memory = True
                elif callee is not None:
                    use.add(self.of(callee).get(formal, Use()))


def _note_library_call(instruction: Instruction, uses: dict[Variable, Use]) -> None:
    """The host reads arguments and writes results as a whole."""
    returns, arguments = argument_lists(instruction)
    for actual in arguments:
        for variable in _named(actual):
            uses.setdefault(variable, Use()).add(Use(reads=set(parts(variable.size))))
    for actual in returns:
        for variable in _named(actual):
            uses.setdefault(variable, Use()).add(Use(writes={(0, variable.size)}))


def named_variable(operand: Operand | None) -> Variable | None:
    """The variable that an argument of a call names."""
    named = operand.symbol if isinstance(operand, SymbolAddress) else operand
    return named if isinstance(named, Variable) else None


def called_function(instruction: Instruction) -> Function | None:
    """The function a direct call names."""
    for operand in instruction.operands:
        if isinstance(operand, CallTarget):
            return operand.function
    return None


def argument_lists(instruction: Instruction) -> tuple[tuple[Operand, ...], tuple[Operand, ...]]:
    """The return and the parameter list of a call."""
    plans = instruction.form.operands
    target = next(index for index, plan in enumerate(plans) if plan.role is Role.CALL_TARGET)
    lists: list[tuple[Operand, ...]] = [(), ()]
    for index, operand in enumerate(instruction.operands):
        if isinstance(operand, Arguments):
            lists[index > target] = operand.elements
    return lists[0], lists[1]


def pair_arguments(
    instruction: Instruction, callee: Function | None
) -> Iterable[tuple[Operand, Variable | object | None]]:
    """Actual arguments of a call beside the formal ones: first results, then parameters."""
    returns, arguments = argument_lists(instruction)
    formals = [*callee.returns, *callee.parameters] if callee is not None else [None] * (len(returns) + len(arguments))
    return zip([*returns, *arguments], formals, strict=True)


def _access(instruction: Instruction, address: Address) -> Use:
    """What a load or store accesses; anything else needs memory."""
    if instruction.form.definition.name not in ("ld", "st"):
        return Use(needs_memory=True)
    plan = next(plan for plan in instruction.form.operands if plan.role in (Role.RESULT, Role.VALUE))
    assert plan.type is not None
    accessed = {(address.offset + index * plan.type.size, plan.type.size) for index in range(max(1, plan.vector))}
    return Use(reads=accessed) if plan.role is Role.RESULT else Use(writes=accessed)


def _named(operand: Operand | None) -> list[Variable]:
    match operand:
        case Variable(space=Space.PARAM):
            return [operand]
        case SymbolAddress(symbol=Variable(space=Space.PARAM) as variable):
            return [variable]
        case Element(variable=variable) | Address(base=Element(variable=variable)) if variable.space is Space.PARAM:
            return [variable]
        case Pair():
            return [*_named(operand.first), *_named(operand.second)]
        case Vector() | Arguments():
            return [variable for element in operand.elements for variable in _named(element)]
    return []
