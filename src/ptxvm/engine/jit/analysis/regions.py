"""Divergent regions: the blocks in which the lanes of a warp may be at different places."""

from __future__ import annotations

from collections.abc import Iterable

from ptxvm.engine.jit.analysis.dominance import DominatorTree
from ptxvm.engine.jit.analysis.graph import Block, Graph
from ptxvm.engine.jit.analysis.liveness import Liveness
from ptxvm.records import record


@record()
class Region:
    """Blocks in which lanes may be apart (`blocks`, ascending) and those where control leaves them (`exits`,
    ascending).

    No lane passes an exit before all live lanes have arrived at it, and every exit follows the blocks that lead to it.
    `straight`: each block runs at most once, for the lanes that come to it; other regions need a dispatcher.
    """

    index: int
    blocks: tuple[int, ...]
    exits: tuple[int, ...]
    straight: bool = False

    def behind(self, block: int) -> int | None:
        """The block of the region that follows one of them."""
        return next((other for other in self.blocks if other > block), None)


def has_straight_blocks(graph: Graph, region: Region) -> bool:
    """Whether lanes come to no block of the region twice, and wait in none."""
    return len(region.exits) <= 1 and all(_is_passed_once(graph.blocks[block]) for block in region.blocks)


def _is_passed_once(block: Block) -> bool:
    waits = any(step.effects.starts_block for step in block.steps)
    return not waits and all(target > block.index for target in block.flow)


def written_on_one_way(graph: Graph, live: Liveness, region: Region) -> set[int]:
    """The cells that one block of a region with straight blocks writes, and that nobody reads who has not come through
    that block."""
    writers: dict[int, set[int]] = {}
    for index in region.blocks:
        for step in graph.blocks[index].steps:
            for cell in step.writes:
                writers.setdefault(cell, set()).add(index)
    inside = set(region.blocks)
    entries = [block for block in region.blocks if not inside.issuperset(graph.blocks[block].predecessors)]
    kept = set(live.entering_any([*entries, *region.exits]))
    return {cell for cell, blocks in writers.items() if len(blocks) == 1 and cell not in kept}


class RegionBuilder:
    """Collects the influence of branches that turn out divergent; overlapping ones become one region."""

    def __init__(self, graph: Graph) -> None:
        self._graph = graph
        self._tree: DominatorTree = graph.postdominators()
        self._branches: set[int] = set()
        self._parent: dict[int, int] = {}
        self._cover: dict[int, int] = {}  # the farthest meeting point of an influence that holds the block

    @property
    def blocks(self) -> Iterable[int]:
        """All blocks in any region so far."""
        return self._parent.keys()

    def __contains__(self, block: int) -> bool:
        return block in self._parent

    def add_branch(self, branch: int) -> list[int]:
        """The branch at the end of this block may divide the lanes; the blocks that are in a region only now.

        Branches are best added in ascending order: those inside a known influence then cost nothing.
        """
        if branch in self._branches:
            return []
        self._branches.add(branch)
        number = self._tree.number
        above = self._tree.parent[branch]
        if branch in self._cover and number[above] <= number[self._cover[branch]]:
            return []
        influenced, meeting = self._influence(branch, above)
        for block in influenced:
            if block not in self._cover or number[meeting] > number[self._cover[block]]:
                self._cover[block] = meeting
        return self._unite(influenced)

    def _influence(self, branch: int, meeting: int) -> tuple[list[int], int]:
        """The blocks between the branch and where its lanes meet again: its post-dominator, or the first one above it
        that all those blocks precede (a branch may lead round a loop to its post-dominator)."""
        blocks, above = self._graph.blocks, self._tree.parent
        found: dict[int, None] = {}
        stack = list(blocks[branch].flow)
        highest = -1
        while True:
            while stack:
                block = stack.pop()
                if block == meeting or block in found:
                    continue
                found[block] = None
                highest = max(highest, block)
                stack.extend(blocks[block].flow)
            if highest < meeting:
                return list(found), meeting
            stack.append(meeting)
            meeting = above[meeting]

    def _unite(self, blocks: list[int]) -> list[int]:
        new = [block for block in blocks if block not in self._parent]
        for block in new:
            self._parent[block] = block
        for block in blocks:
            self._parent[self._find(block)] = self._find(blocks[0])
        return new

    def _find(self, block: int) -> int:
        parent = self._parent
        while parent[block] != block:
            parent[block] = parent[parent[block]]
            block = parent[block]
        return block

    def regions(self) -> list[Region]:
        """The regions, in the order of their first blocks."""
        groups: dict[int, list[int]] = {}
        for block in sorted(self._parent):
            groups.setdefault(self._find(block), []).append(block)
        return [self._region(index, members) for index, members in enumerate(groups.values())]

    def _region(self, index: int, members: list[int]) -> Region:
        inside = set(members)
        exits = {target for member in members for target in self._graph.blocks[member].flow} - inside
        return Region(index, tuple(members), tuple(sorted(exits)))
