"""Loops that may wait for other threads: those that go on or end depending on what others write."""

from __future__ import annotations

from collections.abc import Iterable

from ptxvm.engine.jit.graph import Block, Graph
from ptxvm.engine.jit.step import EndKind

_CONDITIONAL = (EndKind.BRANCH, EndKind.SWITCH, EndKind.LEAVE_IF)


def waiting_loops(graph: Graph) -> set[tuple[int, int]]:
    """(head, last block) of every loop with a branch that depends on an atomic operation or a strong load in it."""
    busy = {block.index for block in graph.blocks if any(step.effects.synchronises for step in block.steps)}
    found = set()
    for block in graph.blocks:
        for head in (target for target in block.end.targets if target <= block.index):
            body = range(head, block.index + 1)
            if not busy.isdisjoint(body) and _depends_on_others([graph.blocks[index] for index in body]):
                found.add((head, block.index))
    return found


def _depends_on_others(blocks: list[Block]) -> bool:
    told = _told_by_others(blocks)
    ends = [block.end for block in blocks if block.end.kind in _CONDITIONAL]
    return any(end.step is not None and not told.isdisjoint(end.step.reads) for end in ends) or any(
        step.effects.synchronises and step.effects.starts_block for block in blocks for step in block.steps
    )


def _told_by_others(blocks: Iterable[Block]) -> set[int]:
    """The cells whose values may come from what other threads wrote."""
    steps = [step for block in blocks for step in block.steps if step.writes]
    told = {cell for step in steps if step.effects.synchronises for cell in step.writes}
    size = -1
    while told and len(told) != size:
        size = len(told)
        for step in steps:
            if not told.isdisjoint(step.reads):
                told.update(step.writes)
    return told
