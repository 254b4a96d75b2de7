"""Which steps of a function come behind a step on a path that does not go back."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from ptxvm.isa.flow import Flow

if TYPE_CHECKING:
    from ptxvm.engine.interpret.program import Program
    from ptxvm.engine.interpret.step import Step

CONTROL = frozenset({Flow.BRANCH, Flow.BRANCH_INDEXED, Flow.RETURN, Flow.EXIT})


def steps_behind(program: Program, step: Step) -> frozenset[int]:
    """Their pcs."""
    found: set[int] = set()
    pending = [step]
    while pending:
        last = pending.pop()
        for pc in _following(last):
            if pc > last.pc and pc not in found:
                found.add(pc)
                pending.append(program.step(pc))
    return frozenset(found)


def _following(step: Step) -> Iterator[int]:
    if step.instruction is None:
        return  # the end of the function
    flow = step.instruction.definition.flow
    if flow is Flow.BRANCH:
        yield step.target
    yield from step.targets
    if flow not in CONTROL or step.instruction.guard is not None:
        yield step.pc + 1
