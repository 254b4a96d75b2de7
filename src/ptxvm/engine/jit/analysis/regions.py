"""Divergent regions: the blocks in which the lanes of a warp may be at different places."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence

from ptxvm.engine.jit.analysis.dominance import DominatorTree
from ptxvm.engine.jit.analysis.graph import Block, Graph
from ptxvm.engine.jit.analysis.liveness import Liveness, bits_of, positions
from ptxvm.engine.jit.program.step import EndKind
from ptxvm.records import record

MOST_BLOCKS = 100
"""Of a region with loops that needs no dispatcher: the lanes of each block are merged in front of each."""


@record()
class Region:
    """Blocks in which lanes may be apart (`blocks`, ascending) and those where control leaves them (`exits`,
    ascending).

    No lane passes an exit before all live lanes have arrived at it, and every exit follows the blocks that lead to it.
    `straight`: the blocks follow each other, each for the lanes that have come to it, and a loop runs until no lane
    goes back to its head; other regions need a dispatcher.
    """

    index: int
    blocks: tuple[int, ...]
    exits: tuple[int, ...]
    straight: bool = False

    def behind(self, block: int) -> int | None:
        """The block of the region that follows one of them."""
        return next((other for other in self.blocks if other > block), None)


def has_straight_blocks(graph: Graph, region: Region, waiting: Collection[tuple[int, int]]) -> bool:
    """Whether blocks can follow each other: no lane waits in any of them, and loops are ranges of blocks that only
    their last one leads back in. `waiting` are the loops that may wait for other threads."""
    if len(region.exits) > 1 or any(_waits(graph.blocks[block]) for block in region.blocks):
        return False
    loops = _loops(graph, region)
    if not loops:
        return True
    inside = set(region.blocks)
    return (
        len(region.blocks) <= MOST_BLOCKS
        and len({head for head, _ in loops}) == len({last for _, last in loops}) == len(loops)
        and all(inside.issuperset(range(head, last + 1)) and (head, last) not in waiting for head, last in loops)
        and not any(head < other <= last < end for head, last in loops for other, end in loops)
    )


def meetings(graph: Graph, region: Region, divides: Callable[[Block], bool]) -> dict[int, int]:
    """Where all lanes meet that have come to an earlier block, and no others: with the earliest such block. `divides`
    tells whether lanes may part behind a block at which all were together."""
    in_loops = graph.in_loops()
    found = {
        goal: _where_parted(graph, region.blocks[:place], goal, divides)
        for place, goal in enumerate(region.blocks)
        if len(graph.blocks[goal].predecessors) > 1 and goal not in in_loops
    }
    return {goal: first for goal, first in found.items() if first is not None}


def _where_parted(graph: Graph, before: Sequence[int], goal: int, divides: Callable[[Block], bool]) -> int | None:
    """The earliest of the blocks `before` from which all go on to the goal, through others that only they come to."""
    first, way, others = None, {goal}, set(graph.blocks[goal].predecessors)
    for index in reversed(before):
        block = graph.blocks[index]
        goes_on = block.end.kind in (EndKind.JUMP, EndKind.BRANCH) and way.issuperset(block.end.targets)
        if not goes_on or divides(block):
            break
        way.add(index)
        others.discard(index)
        if not others:
            first = index
        others.update(source for source in block.predecessors if source not in way)
    return first


def _waits(block: Block) -> bool:
    return any(step.effects.starts_block for step in block.steps)


def _loops(graph: Graph, region: Region) -> list[tuple[int, int]]:
    """The first and the last block of each loop."""
    return [(target, block) for block in region.blocks for target in graph.blocks[block].flow if target <= block]


@record()
class Apart:
    """Of a masked block: the cells of which no one value does for the lanes that come to it (`entering`), and those
    that it writes of which none does any more (`written`)."""

    entering: frozenset[int]
    written: frozenset[int]


def overtaken(
    graph: Graph, live: Liveness, region: Region, cells: Iterable[int], lone: Mapping[int, int]
) -> dict[int, Apart]:
    """Of `cells`, which one value stands for while all lanes are together, those of which no one value does for the
    lanes of each masked block, in a region with straight blocks: others may write them while a lane waits at a block
    where it needs them, or they follow from such. `lone` are the blocks that one lane alone can come to."""
    chosen = set(cells)
    entering = _written_meanwhile(graph, live, region, chosen, lone)
    written: dict[int, set[int]] = {block: set() for block in region.blocks}
    waiting = {block for block, found in entering.items() if found}
    while waiting:
        index = min(waiting)
        waiting.remove(index)
        block = graph.blocks[index]
        leaving, written[index] = _passed_on(block, entering[index], chosen)
        for target in block.flow:
            if target in entering:
                new = leaving.intersection(live.entering(target)) - entering[target]
                if new:
                    entering[target] |= new
                    waiting.add(target)
    return {block: Apart(frozenset(entering[block]), frozenset(written[block])) for block in region.blocks}


def _passed_on(block: Block, entering: set[int], chosen: set[int]) -> tuple[set[int], set[int]]:
    """Which of the chosen cells are apart at the end of a block, and which the block itself makes so."""
    apart, written = set(entering), set[int]()
    for step in block.steps:
        if apart.isdisjoint(step.reads):
            apart -= set(step.writes) - written
        else:
            written |= chosen.intersection(step.writes)
            apart |= written
    return apart, written


def _written_meanwhile(
    graph: Graph, live: Liveness, region: Region, cells: set[int], lone: Mapping[int, int]
) -> dict[int, set[int]]:
    """The cells that lanes which wait at each block need, and others may write."""
    place = {cell: number for number, cell in enumerate(live.cells)}
    chosen = bits_of((cell for cell in cells if cell in place), place)
    writers: dict[int, list[int]] = {}
    for index in region.blocks:
        for cell in {cell for step in graph.blocks[index].steps for cell in step.writes}:
            writers.setdefault(cell, []).append(index)
    loops, inside = _loops(graph, region), set(region.blocks)
    found: dict[int, set[int]] = {block: set() for block in region.blocks}
    for target in region.blocks:
        needed = [live.cells[position] for position in positions(live.live_in[target] & chosen)]
        others = {cell: _of_others(writers.get(cell, []), lone, lone.get(target)) for cell in needed}
        for source in graph.blocks[target].predecessors:
            around = [loop for loop in loops if loop[0] <= source <= loop[1] and not loop[0] <= target <= loop[1]]
            ranges = [(source + 1 if source in inside else 0, target - 1), *around]
            ranges = [(first, last) for first, last in ranges if first <= last]
            found[target].update(cell for cell in needed if any(_has_any(others[cell], *r) for r in ranges))
    return found


def _of_others(blocks: list[int], lone: Mapping[int, int], lane: int | None) -> list[int]:
    """The blocks that others can come to than the one `lane` that waits, if it is only one."""
    return blocks if lane is None else [block for block in blocks if lone.get(block) != lane]


def _has_any(places: list[int], first: int, last: int) -> bool:
    """Whether one of the ascending places is in a range."""
    return bisect_right(places, last) > bisect_right(places, first - 1)


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
