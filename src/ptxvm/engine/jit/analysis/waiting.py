"""What loops do: whether they may wait for other threads, whether they go through global memory. And what lies between
barriers."""

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
        for head in block.heads:
            body = range(head, block.index + 1)
            if not busy.isdisjoint(body) and _depends_on_others([graph.blocks[index] for index in body]):
                found.add((head, block.index))
    return found


def streaming_loops(graph: Graph) -> set[tuple[int, int]]:
    """(head, last block) of every loop with accesses to global memory and without a barrier."""
    found = set()
    for block in graph.blocks:
        for head in block.heads:
            body = graph.blocks[head : block.index + 1]
            steps = [step for inner in body for step in inner.steps]
            if any(map(_is_global, steps)) and not any(inner.ends_in_wait for inner in body):
                found.add((head, block.index))
    return found


def next_waits(graph: Graph, block: int) -> set[int]:
    """The blocks that end in a wait at a barrier to which a warp may come next behind a block."""
    behind = up_to_waits(graph, graph.blocks[block].end.targets)
    return {index for index in behind if graph.blocks[index].ends_in_wait}


def waits_between(graph: Graph, first: int, last: int) -> bool:
    """Whether a warp waits at a barrier on each way from the start of a block to the end of another."""
    return graph.blocks[last].ends_in_wait or last not in up_to_waits(graph, [first])


def up_to_waits(graph: Graph, blocks: Iterable[int]) -> set[int]:
    """The blocks that come behind others, or are these, as far as the next ones that end in a wait at a barrier."""
    found, stack = set[int](), list(blocks)
    while stack:
        index = stack.pop()
        if index not in found:
            found.add(index)
            stack += [] if graph.blocks[index].ends_in_wait else graph.blocks[index].end.targets
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
