"""Which instructions are done together: products of matrices that follow each other (`Effects.joins`)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import takewhile

from ptxvm.engine.jit.program.step import Step

_MOST = 64


def joins(steps: Sequence[Step], step: Step) -> bool:
    """Whether a step is done together with those before it in a block: it needs none of their results, but for sums to
    which it adds more."""
    if not step.effects.joins or step.guard is not None:
        return False
    before = list(takewhile(lambda other: other.form is step.form and other.guard is None, reversed(steps)))
    touched = {*step.reads, *step.writes}
    apart = (touched.isdisjoint(other.writes) or _adds_to(step, other) for other in before)
    return 0 < len(before) < _MOST and all(apart)


def _adds_to(step: Step, other: Step) -> bool:
    """Whether a product is added to the sums of another one, and replaces them."""
    sums = [source for source in step.sources if source is not None and source.cells() == step.writes]
    others = {cell for source in step.sources if source is not None and source not in sums for cell in source.cells()}
    return step.writes == other.writes and len(sums) == 1 and others.isdisjoint(step.writes)


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
