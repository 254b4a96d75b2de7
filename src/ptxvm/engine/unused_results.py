"""Reads whose results nobody looks at: what they returned in this run orders nothing, since in another one the program
would go on with anything else just as well."""

from __future__ import annotations

from collections.abc import Collection

from ptxvm.checker.module import Function, Instruction, Register
from ptxvm.engine.held_registers import needed
from ptxvm.engine.reports.registers import written
from ptxvm.isa.flow import Flow

_COMPUTE = ("and", "cvt", "mov", "not", "or", "selp", "set", "setp", "shl", "shr", "xor")
"""What compilers put between a test and what they do with it."""


class UnusedResults:
    """For the functions of a program, which instructions are such reads."""

    def __init__(self) -> None:
        self._used: dict[Function, frozenset[Register]] = {}

    def is_unused(self, function: Function, instruction: Instruction) -> bool:
        """Whether nothing depends on what an instruction has read."""
        if function not in self._used:
            self._used[function] = _used(function)
        results = set(written(instruction))
        return bool(results) and results.isdisjoint(self._used[function])


def _used(function: Function) -> frozenset[Register]:
    """The registers that something depends on: all that is read by more than computations without use."""
    used = {each for each in function.returns if isinstance(each, Register)}
    # Backwards: what is computed from a register mostly stands behind it.
    instructions = [item for item in reversed(function.body or ()) if isinstance(item, Instruction)]
    while True:
        before = len(used)
        for item in instructions:
            if not _only_computes(item, used):
                used.update(needed(item))
        if len(used) == before:
            return frozenset(used)


def _only_computes(item: Instruction, used: Collection[Register]) -> bool:
    """Whether an instruction does nothing but to compute what nothing depends on."""
    if item.definition.flow is not Flow.NONE or item.definition.name not in _COMPUTE:
        return False
    return not any(register in used for register in written(item))
