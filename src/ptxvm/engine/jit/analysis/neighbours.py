"""Accesses next to one that was made before: `if (i < n) a = x[i]; if (i + 1 < n) b = x[i + 1];`. What that one
fetched ahead they need not fetch again."""

from __future__ import annotations

from collections import Counter

from ptxvm.engine.jit.analysis.graph import Graph
from ptxvm.engine.jit.program.operands import PlaceOf
from ptxvm.engine.jit.program.step import Step

NEAR = 64
"""Bytes: a line of memory."""

MOST = 16
"""Accesses at one base that are looked at."""

Access = tuple[int, int]
"""The block that it is made in, and how far from the base."""


def neighbours(graph: Graph) -> frozenset[Step]:
    """The steps that access memory near where one of an earlier block did, whose base is the same: nothing else is ever
    written to its cell."""
    writes = Counter(cell for block in graph.blocks for step in block.steps for cell in step.writes)
    made: dict[tuple[int, ...], list[Access]] = {}
    found: set[Step] = set()
    reached: dict[int, set[int]] = {}
    for block in graph.blocks:
        for step in block.steps:
            for place in (source for source in step.sources if isinstance(source, PlaceOf)):
                cells = place.cells()
                if not cells or any(writes[cell] != 1 for cell in cells):
                    continue
                before = made.setdefault(cells, [])
                if any(_is_near(graph, other, (block.index, place.offset), reached) for other in before):
                    found.add(step)
                elif len(before) < MOST:
                    before.append((block.index, place.offset))
    return frozenset(found)


def _is_near(graph: Graph, before: Access, access: Access, reached: dict[int, set[int]]) -> bool:
    """`reached` are the blocks that some of them lead to, as far as they are known."""
    (earlier, there), (block, here) = before, access
    if earlier == block or abs(here - there) >= NEAR:
        return False
    if earlier not in reached:
        reached[earlier] = _reached_from(graph, earlier)
    return block in reached[earlier]


def _reached_from(graph: Graph, start: int) -> set[int]:
    """The blocks that can follow one, on ways that do not go back."""
    found, stack = {start}, [start]
    while stack:
        number = stack.pop()
        new = {target for target in graph.blocks[number].end.targets if target > number} - found
        found |= new
        stack += new
    return found
