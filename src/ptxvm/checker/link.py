"""Linking: several typed modules that refer to each other become one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from ptxvm.checker.module import (
    LATE,
    Address,
    Arguments,
    CallTarget,
    Element,
    Function,
    Instruction,
    Linking,
    Module,
    Operand,
    Pair,
    Relocation,
    Space,
    SymbolAddress,
    TupleAddress,
    Variable,
    Vector,
)
from ptxvm.diagnostics import Finding, Severity, Span
from ptxvm.diagnostics.codes import modules as codes

Symbol = Variable | Function

_SHARED = (Linking.VISIBLE, Linking.WEAK, Linking.COMMON, Linking.EXTERN)


def link(modules: Sequence[Module]) -> Module:
    """One module with the symbols of all: `.extern` names and `.weak`, `.common` duplicates resolve to one definition.

    Names without linkage stay their module's own. The result shares functions with `modules`, whose references are
    redirected in place. Conflicts are findings of the result. A module alone is what it is.
    """
    if len(modules) == 1:
        return modules[0]
    chosen, findings = _choose(modules)
    redirect: dict[Symbol, Symbol] = {
        symbol: chosen[name]
        for module in modules
        for name, symbol in _shared_symbols(module)
        if chosen[name] is not symbol
    }
    functions, variables = _unique(modules, redirect)
    staying: list[Symbol] = [*functions.values(), *variables.values()]
    for symbol in staying:
        _redirect_symbol(symbol, redirect)
    first = modules[0]
    everything = [finding for module in modules for finding in module.findings]
    version = max(module.version for module in modules)
    others = tuple(module.source for module in modules[1:])
    findings = everything + findings
    return Module(
        first.source,
        version,
        first.target,
        first.address_size,
        functions,
        variables,
        findings,
        others,
        asked_target=first.asked_target,
    )


def adopt(module: Module, twin: Module) -> None:
    """Give the functions of a module what is late (`module.LATE`), taken from its twin: the same program, read once
    more, whose symbols become those of the module."""
    pairs = [(function, twin.functions[name]) for name, function in module.functions.items()]
    redirect: dict[Symbol, Symbol] = dict(zip(twin.variables.values(), module.variables.values(), strict=True))
    for function, other in pairs:
        redirect[other] = function
        redirect |= zip(other.variables, function.variables, strict=True)
        for name in ("parameters", "returns"):
            if not function.lacks(name):
                redirect |= zip(getattr(other, name), getattr(function, name), strict=True)
    for function, other in pairs:
        _redirect_symbol(other, redirect)
        for name in LATE:
            if function.lacks(name):
                setattr(function, name, getattr(other, name))


def _unique(
    modules: Sequence[Module], redirect: Mapping[Symbol, Symbol]
) -> tuple[dict[str, Function], dict[str, Variable]]:
    """The symbols that stay, by names that none has twice."""
    functions: dict[str, Function] = {}
    variables: dict[str, Variable] = {}
    for number, module in enumerate(modules):
        for name, symbol in _symbols(module):
            if symbol in redirect:
                continue
            unique = name if name not in functions and name not in variables else f"{name}@{number}"
            if isinstance(symbol, Function):
                functions[unique] = symbol
            else:
                variables[unique] = symbol
    return functions, variables


def unresolved(module: Module) -> list[Finding]:
    """Variables that only declarations are there of, in a program that is complete."""
    return [
        Finding(
            Severity.ERROR,
            codes.UNRESOLVED.id,
            f"`{name}` is `.extern` and no module defines it",
            module.source,
            Span(variable.start, variable.start + len(name)),
            rule="link",
        )
        for name, variable in module.variables.items()
        if variable.linking is Linking.EXTERN and variable.space in (Space.GLOBAL, Space.CONST)
    ]


def _shared_symbols(module: Module) -> list[tuple[str, Symbol]]:
    return [(name, symbol) for name, symbol in _symbols(module) if symbol.linking in _SHARED]


def _symbols(module: Module) -> list[tuple[str, Symbol]]:
    return [*module.functions.items(), *module.variables.items()]


def _choose(modules: Sequence[Module]) -> tuple[dict[str, Symbol], list[Finding]]:
    """The definition each shared name stands for, and what conflicts."""
    chosen: dict[str, Symbol] = {}
    findings: list[Finding] = []
    for module in modules:
        for name, symbol in _shared_symbols(module):
            other = chosen.get(name)
            if other is None or _rank(symbol) > _rank(other):
                chosen[name] = symbol
            if other is not None:
                findings += _conflict(module, name, symbol, other)
    return chosen, findings


def _rank(symbol: Symbol) -> int:
    """A strong definition wins over a weak one, that over `.common`, and anything over a declaration."""
    if symbol.linking is Linking.EXTERN or (isinstance(symbol, Function) and symbol.body is None):
        return 0
    return {Linking.COMMON: 1, Linking.WEAK: 2}.get(symbol.linking, 3)


def _conflict(module: Module, name: str, symbol: Symbol, other: Symbol) -> list[Finding]:
    span = Span(symbol.start, symbol.start + len(name))
    if type(symbol) is not type(other):
        message = f"`{name}` is a function in one module and a variable in another"
    elif _rank(symbol) == _rank(other) == 3:
        message = f"`{name}` is defined in several modules"
    else:
        return []
    return [Finding(Severity.ERROR, codes.MODULES_CONFLICT.id, message, module.source, span, rule="link")]


# ---------------------------------------------------------------------------------------------------------- redirection


def _redirect_symbol(symbol: Symbol, redirect: dict[Symbol, Symbol]) -> None:
    if isinstance(symbol, Variable):
        symbol.relocations = tuple(_relocation(relocation, redirect) for relocation in symbol.relocations)
        return
    for variable in symbol.variables:
        variable.relocations = tuple(_relocation(relocation, redirect) for relocation in variable.relocations)
    for statement in symbol.body or ():
        if isinstance(statement, Instruction):
            statement.operands = tuple(_operand(operand, redirect) for operand in statement.operands)


def _relocation(relocation: Relocation, redirect: dict[Symbol, Symbol]) -> Relocation:
    if relocation.symbol not in redirect:
        return relocation
    return Relocation(
        relocation.offset,
        relocation.width,
        redirect[relocation.symbol],
        relocation.addend,
        relocation.generic,
        relocation.mask,
    )


def _operand(operand: Operand | None, redirect: dict[Symbol, Symbol]) -> Operand | None:
    match operand:
        case SymbolAddress() if operand.symbol in redirect:
            return replace(operand, symbol=redirect[operand.symbol])
        case Address(base=Variable() as variable) if variable in redirect:
            target = redirect[variable]
            return replace(operand, base=target) if isinstance(target, Variable) else operand
        case Address(base=Element() as element):
            base = _operand(element, redirect)
            return replace(operand, base=base) if isinstance(base, Element) else operand
        case Element() if operand.variable in redirect:
            target = redirect[operand.variable]
            return replace(operand, variable=target) if isinstance(target, Variable) else operand
        case CallTarget():
            return _call_target(operand, redirect)
        case Pair():
            first, second = _operand(operand.first, redirect), _operand(operand.second, redirect)
            assert first is not None and second is not None
            return Pair(first, second)
        case Vector() | TupleAddress() | Arguments():
            elements = tuple(_operand(element, redirect) for element in operand.elements)
            return type(operand)(tuple(element for element in elements if element is not None))
    return operand


def _call_target(operand: CallTarget, redirect: dict[Symbol, Symbol]) -> CallTarget:
    def function(declared: Function) -> Function:
        target = redirect.get(declared, declared)
        return target if isinstance(target, Function) else declared

    return replace(
        operand,
        function=function(operand.function) if operand.function is not None else None,
        candidates=tuple(map(function, operand.candidates)) if operand.candidates is not None else None,
    )
