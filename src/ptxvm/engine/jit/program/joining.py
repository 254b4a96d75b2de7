"""Which instructions are done together: products of matrices that follow each other (`Effects.joins`)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import takewhile

from ptxvm.engine.jit.program.step import Step

_MOST = 64


def joins(steps: Sequence[Step], step: Step) -> bool:
    """Whether a step is done together with those before it in a block: it needs none of their results."""
    if not step.effects.joins or step.guard is not None:
        return False
    before = list(takewhile(lambda other: other.form is step.form and other.guard is None, reversed(steps)))
    touched = {*step.reads, *step.writes}
    return 0 < len(before) < _MOST and all(touched.isdisjoint(other.writes) for other in before)


def together(steps: Sequence[Step]) -> Iterator[list[Step]]:
    """The steps of a block, those that are done together in one list."""
    found: list[Step] = []
    for step in steps:
        if found and not joins(found, step):
            yield found
            found = []
        found.append(step)
    if found:
        yield found
