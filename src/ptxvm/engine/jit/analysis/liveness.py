"""Which cells are live where blocks begin: sets of cells as bits of Python integers."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Iterator

from ptxvm.engine.jit.analysis.graph import Block, Graph
from ptxvm.records import record


@record()
class Liveness:
    """`live_in[b]` and `live_out[b]` are sets of positions in `cells`, the cells that are live at the start of any
    block. Cells that asynchronous instructions have `held` count as memory: they are not among them."""

    cells: tuple[int, ...]
    live_in: tuple[int, ...]
    live_out: tuple[int, ...]
    held: frozenset[int] = frozenset()

    def entering(self, block: int) -> list[int]:
        """The cells that are live at the start of a block, ascending."""
        return [self.cells[position] for position in positions(self.live_in[block])]

    def enters(self, cell: int, block: int) -> bool:
        """Whether a cell is live at the start of a block."""
        position = bisect_left(self.cells, cell)
        is_known = position < len(self.cells) and self.cells[position] == cell
        return is_known and self.live_in[block] >> position & 1 != 0

    def leaving(self, block: int) -> set[int]:
        """The cells that are live at the end of a block."""
        return {self.cells[position] for position in positions(self.live_out[block])}

    def entering_any(self, blocks: Iterable[int]) -> list[int]:
        """The cells that are live at the start of any of the blocks, ascending."""
        union = 0
        for block in blocks:
            union |= self.live_in[block]
        return [self.cells[position] for position in positions(union)]


def positions(bits: int) -> Iterator[int]:
    """The positions of the set bits, ascending."""
    text = bin(bits)[:1:-1]
    position = text.find("1")
    while position >= 0:
        yield position
        position = text.find("1", position + 1)


def liveness(graph: Graph) -> Liveness:
    """Functions that are called share no cells with their callers, so a call is followed by what comes behind it."""
    blocks, held = graph.blocks, _held(graph)
    exposed = [_upward_exposed(block) for block in blocks]
    needed = [cells_used - held for cells_used, _ in exposed]
    written = [cells_written for _, cells_written in exposed]
    cells = tuple(sorted(set().union(*needed)))
    place = {cell: position for position, cell in enumerate(cells)}
    uses = [bits_of(cells_used, place) for cells_used in needed]
    kept = [~bits_of(cells_written & place.keys(), place) for cells_written in written]
    successors = [block.end.targets for block in blocks]
    live_in, live_out = list(uses), [0] * len(blocks)
    changed = True
    while changed:
        changed = False
        for index in range(len(blocks) - 1, -1, -1):
            out = 0
            for successor in successors[index]:
                out |= live_in[successor]
            if out != live_out[index]:
                live_out[index] = out
                live_in[index] = uses[index] | (out & kept[index])
                changed = True
    return Liveness(cells, tuple(live_in), tuple(live_out), held)


def _held(graph: Graph) -> frozenset[int]:
    steps = (step for block in graph.blocks for step in block.steps)
    return frozenset(cell for step in steps for cells in step.held for cell in cells if cell >= 0)


def _upward_exposed(block: Block) -> tuple[set[int], set[int]]:
    """The cells a block reads before it writes them, and those it writes."""
    needed: set[int] = set()
    written: set[int] = set()
    steps = [*block.steps, block.end.step] if block.end.step is not None else block.steps
    for step in steps:
        for cell in step.reads:
            if cell not in written:
                needed.add(cell)
        written.update(step.writes)
    return needed, written


def bits_of(cells: Iterable[int], place: dict[int, int]) -> int:
    """Cells as bits, each at its place; all of them have one."""
    bits = 0
    for cell in cells:
        bits |= 1 << place[cell]
    return bits
