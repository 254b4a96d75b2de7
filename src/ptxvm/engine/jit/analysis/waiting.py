"""What loops do: whether they may wait for other threads, whether they go through global memory."""

from __future__ import annotations

from collections.abc import Iterable

from ptxvm.engine.jit.analysis.graph import Block, Graph
from ptxvm.engine.jit.program.operands import PlaceOf
from ptxvm.engine.jit.program.step import EndKind, Step
from ptxvm.isa.warp import Space

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


def streaming_loops(graph: Graph) -> set[tuple[int, int]]:
    """(head, last block) of every loop with accesses to global memory and without a barrier."""
    found = set()
    for block in graph.blocks:
        for head in (target for target in block.end.targets if target <= block.index):
            body = graph.blocks[head : block.index + 1]
            steps = [step for inner in body for step in inner.steps]
            if any(map(_is_global, steps)) and not any(inner.ends_in_wait for inner in body):
                found.add((head, block.index))
    return found


def _is_global(step: Step) -> bool:
    return any(isinstance(s, PlaceOf) and s.space in (Space.GLOBAL, Space.GENERIC) for s in step.sources)


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
