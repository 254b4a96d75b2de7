"""Loops that do nothing but look at memory."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from ptxvm.engine.jit.analysis.graph import Block, Graph
from ptxvm.engine.jit.analysis.liveness import Liveness
from ptxvm.engine.jit.program.operands import PlaceOf
from ptxvm.engine.jit.program.step import Step
from ptxvm.isa.warp import Space

_SEEN_BY_OTHERS = (Space.GLOBAL, Space.GENERIC, Space.SHARED)


def mark_spins(graph: Graph, live: Liveness) -> None:
    """Take the weak loads of a loop whose iterations are all the same, unless memory changes, for looks at what other
    threads do: it is that, or endless."""
    for block in graph.blocks:
        for head in block.heads:
            body = graph.blocks[head : block.index + 1]
            if _changes_nothing(body, set(live.entering(head))):
                for step in _looks(body):
                    step.effects = replace(step.effects, synchronises=True)


def _changes_nothing(body: Sequence[Block], entering: set[int]) -> bool:
    """Whether an iteration leaves nothing behind, in memory or in registers."""
    steps = [step for block in body for step in block.steps]
    return all(step.effects.repeatable and entering.isdisjoint(step.writes) for step in steps)


def _looks(body: Sequence[Block]) -> Iterator[Step]:
    for step in (step for block in body for step in block.steps):
        if step.writes and any(isinstance(s, PlaceOf) and s.space in _SEEN_BY_OTHERS for s in step.sources):
            yield step
