"""Which functions call which: what can be inlined."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from ptxvm.checker.module import CallTarget, Function, Instruction
from ptxvm.engine.jit.program.components import components
from ptxvm.engine.reachability import pointer_targets
from ptxvm.isa.flow import Flow

INLINE_LIMIT = 60_000
"""Instructions of a kernel, everything inlined, beyond which calls stay calls."""

DEPTH_LIMIT = 100
"""Calls inlined into each other, likewise."""


class CallGraph:
    """The calls of a kernel and the functions it may reach. `size`: its instructions, all inlined that may be."""

    def __init__(self, entry: Function, functions: Sequence[Function]) -> None:
        self.functions = functions
        recursive = _recursive_functions(functions)
        self.size, depth = _extent(entry, recursive)
        fits = self.size <= INLINE_LIMIT and depth <= DEPTH_LIMIT
        self._inlined = {function for function in functions if fits and function.body and function not in recursive}

    def is_inlined(self, function: Function) -> bool:
        """Whether direct calls of the function are replaced by its body."""
        return function in self._inlined

    def possible_targets(self, target: CallTarget) -> list[Function]:
        """The functions that a call through a pointer may reach: those named, or all with the signature."""
        return pointer_targets(target, self.functions)


def callees(function: Function) -> Iterator[Function]:
    """The functions that calls in the body name, once per call."""
    for item in function.body or ():
        if isinstance(item, Instruction) and item.form.definition.flow is Flow.CALL:
            for operand in item.operands:
                if isinstance(operand, CallTarget):
                    yield from (operand.function,) if operand.function is not None else operand.candidates or ()


def _recursive_functions(functions: Sequence[Function]) -> set[Function]:
    """Functions that may call themselves, by way of others too."""
    number = {function: index for index, function in enumerate(functions)}
    successors = [[number[callee] for callee in callees(function)] for function in functions]
    found: set[Function] = set()
    for component in components(range(len(functions)), successors):
        if len(component) > 1 or component[0] in successors[component[0]]:
            found.update(functions[index] for index in component)
    return found


def _extent(entry: Function, recursive: set[Function]) -> tuple[int, int]:
    """Instructions, and calls inside each other, after inlining everything that may be."""
    known: dict[Function, tuple[int, int]] = {}
    order = [entry]
    for function in order:
        order.extend(callee for callee in dict.fromkeys(callees(function)) if callee not in order)
    for function in _callees_first(order):
        calls = Counter(callee for callee in callees(function) if callee not in recursive)
        size = len(function.body or ()) + sum(count * known[callee][0] for callee, count in calls.items())
        known[function] = size, 1 + max((known[callee][1] for callee in calls), default=0)
    return known[entry]


def _callees_first(functions: list[Function]) -> list[Function]:
    number = {function: index for index, function in enumerate(functions)}
    successors = [[number[callee] for callee in callees(function)] for function in functions]
    return [functions[index] for group in components(range(len(functions)), successors) for index in group]
