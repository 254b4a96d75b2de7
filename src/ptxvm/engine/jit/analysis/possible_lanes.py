"""Which lanes can come to a block at all: `threadIdx.x == 0` names two of each warp in blocks 16 threads wide."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ptxvm.engine.jit.analysis.graph import Block, Graph
from ptxvm.engine.jit.program.step import EndKind, Step
from ptxvm.lanes.lanes import Lanes
from ptxvm.lanes.types import WARP_SIZE

ALL = (1 << WARP_SIZE) - 1


def possible_lanes(graph: Graph, values: Sequence[Lanes]) -> tuple[int, ...]:
    """The lanes that can come to each block, as bits. `values` are what is known of cells."""
    found = [0] * len(graph.blocks)
    found[0] = ALL
    waiting = [0]
    while waiting:
        block = graph.blocks[waiting.pop()]
        for target, lanes in _ways(block, values):
            arriving = found[block.index] & lanes
            if arriving & ~found[target]:
                found[target] |= arriving
                waiting.append(target)
    return tuple(found)


def lone_lanes(graph: Graph, values: Sequence[Lanes]) -> dict[int, int]:
    """The blocks that one lane alone can come to, and which: `lane == 0` in a reduction, the border of a tile. There
    everything is one value, and code scalar."""
    lanes = enumerate(possible_lanes(graph, values))
    return {block: own.bit_length() - 1 for block, own in lanes if own.bit_count() == 1}


def lone_lane(step: Step | None, lane: int | None) -> int | None:
    """The lane that stands for all where a step is in a block that it alone can come to. (What may wait for other lanes
    looks at what these have.)"""
    return None if step is not None and step.effects.starts_block else lane


def known_lanes(guard: Lanes) -> tuple[int, int]:
    """The lanes of which it is not known that a predicate is false, and those of which not that it is true."""
    if not guard.is_constant:
        return ALL, ALL
    flags = guard.data.tolist() if guard.data.ndim else [bool(guard.data)] * WARP_SIZE
    lanes = sum(1 << lane for lane, flag in enumerate(flags) if flag)
    return lanes, ALL & ~lanes


def _ways(block: Block, values: Sequence[Lanes]) -> Iterator[tuple[int, int]]:
    """The blocks that can follow, and the lanes that can go there."""
    end = block.end
    if end.kind not in (EndKind.BRANCH, EndKind.LEAVE_IF) or end.step is None or end.step.guard is None:
        yield from ((target, ALL) for target in end.targets)
        return
    lanes = known_lanes(values[end.step.guard])
    true, false = reversed(lanes) if end.negated else lanes
    if end.kind is EndKind.BRANCH:
        yield from zip(end.targets, (true, false), strict=True)
    else:
        yield end.targets[0], false
