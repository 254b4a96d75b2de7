"""Which cells are in the warp's context already when it comes to a barrier, as they have not changed since they were
last saved or restored. Sets of cells as bits of Python integers, see liveness.py."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from ptxvm.engine.jit.analysis.graph import Block, Graph
from ptxvm.engine.jit.analysis.liveness import Liveness, bits_of, positions


def fresh_cells(graph: Graph, live: Liveness, saved: Mapping[int, Iterable[int]]) -> dict[int, set[int]]:
    """The cells that need not be saved at the end of each block where a warp is suspended, at a barrier.

    `saved` are those blocks, each with the cells that are in the context behind it, whoever has put them there.
    """
    place = {cell: position for position, cell in enumerate(live.cells)}
    behind = {block: bits_of(place.keys() & cells, place) for block, cells in saved.items()}
    kept = [~bits_of(place.keys() & _written(block), place) for block in graph.blocks]
    every = (1 << len(live.cells)) - 1
    entering = [0] + [every] * (len(graph.blocks) - 1)
    changed = True
    while changed:
        changed = False
        for block in graph.blocks:
            leaving = behind.get(block.index, entering[block.index] & kept[block.index])
            for target in block.end.targets:
                if entering[target] & ~leaving:
                    entering[target] &= leaving
                    changed = True
    return {block: {live.cells[x] for x in positions(entering[block] & kept[block])} for block in saved}


def _written(block: Block) -> set[int]:
    return {cell for step in block.steps for cell in step.writes}
