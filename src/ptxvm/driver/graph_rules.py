"""Which graphs become executable ones, and which changes those take: as a GPU of sm_90 with driver 580 answers."""

from __future__ import annotations

from collections.abc import Iterator

from ptxvm.driver.blocks import Block
from ptxvm.driver.copies import Copy, Fill, Side
from ptxvm.driver.errors import require
from ptxvm.driver.graphs import (
    DEVICE_LAUNCH,
    Allocate,
    Child,
    Conditional,
    Executable,
    FreeAgain,
    Graph,
    Node,
    graphs_in,
    works_in,
)
from ptxvm.driver.launches import KernelLaunch
from ptxvm.driver.streams import Work
from ptxvm.driver.tables.constants import CUgraphExecUpdateResult as Update
from ptxvm.driver.tables.constants import CUgraphInstantiateResult as Result
from ptxvm.driver.tables.constants import CUgraphNodeType as Kind

AUTO_FREE, FLAGS = 1, 0xF
_ON_DEVICE = (Kind.KERNEL, Kind.MEMCPY, Kind.MEMSET, Kind.GRAPH)
_IN_BODIES = (*_ON_DEVICE, Kind.EMPTY, Kind.CONDITIONAL)


def flaw(graph: Graph, flags: int) -> tuple[Result, int]:
    """Why a graph cannot be instantiated, and the handle of a node; SUCCESS for one that can be."""
    if flags & ~FLAGS or (flags & AUTO_FREE and flags & DEVICE_LAUNCH):
        return Result.ERROR, 0
    cyclic = graph.cyclic()
    if cyclic:
        return Result.INVALID_STRUCTURE, cyclic[-1].handle
    works = works_in(node.work for node in graph.nodes)
    used = {id(work.handle) for work in works if isinstance(work, Conditional)}
    if any(id(handle) not in used for handle in graph.conditionals):
        return Result.CONDITIONAL_HANDLE_UNUSED, 0
    if flags & DEVICE_LAUNCH and _has_empty(graph):
        return Result.ERROR, 0
    for node in _misplaced(graph, _ON_DEVICE if flags & DEVICE_LAUNCH else ()):
        return Result.NODE_OPERATION_NOT_SUPPORTED, node.handle
    return Result.SUCCESS, 0


def _has_empty(graph: Graph) -> bool:
    """Whether it, or a graph in it, has no nodes."""
    return not graph.nodes or any(_has_empty(each) for node in graph.nodes for each in graphs_in(node.work))


def _misplaced(graph: Graph, kinds: tuple[Kind, ...]) -> Iterator[Node]:
    """Nodes of other kinds than may be there (all, if none are named), and copies for which a GPU needs the host."""
    for node in graph.nodes:
        if kinds and (node.kind not in kinds or (isinstance(node.work, Copy) and node.work.immediate)):
            yield node
        inner = _IN_BODIES if isinstance(node.work, Conditional) else kinds
        for each in graphs_in(node.work):
            yield from _misplaced(each, inner)


def takes(old: Work, new: Work) -> bool:
    """Whether the parameters of executable nodes may change so: rows stay as they are, but for one row; copies stay
    between host and device, or on one side."""
    if isinstance(old, Fill) and isinstance(new, Fill):
        if not new.width or not new.height:
            return False
        return old.height == new.height == 1 or _rows(old) == _rows(new)
    if isinstance(old, Copy) and isinstance(new, Copy):
        if not (new.width and new.height and new.depth):
            return False
        flat = old.height * old.depth == new.height * new.depth == 1
        sides = _same_side(old.target.side, new.target.side, old.source.side, new.source.side)
        return sides and (flat or _planes(old) == _planes(new))
    return True


def _rows(fill: Fill) -> tuple[int, ...]:
    return fill.element, fill.width, fill.height, fill.pitch


def _planes(copy: Copy) -> tuple[int, ...]:
    return copy.width, copy.height, copy.depth, copy.target.pitch, copy.source.pitch


def _same_side(*sides: Side) -> bool:
    pairs = (sides[:2], sides[2:])
    return all(old is new or Side.ANY in (old, new) for old, new in pairs)


def difference(executable: Executable, other: Executable) -> tuple[Update, int, int]:
    """Why an executable graph cannot become like another: what, the node of the other, the node it depends on."""
    own, new = list(executable.works), list(other.works)
    if len(own) != len(new):
        return Update.ERROR_TOPOLOGY_CHANGED, 0, 0
    ends = other.ends()
    if len(ends) > len(executable.ends()):
        return Update.ERROR_TOPOLOGY_CHANGED, min(new[place] for place in ends), 0
    for place, (before, after) in enumerate(zip(executable.edges, other.edges, strict=True)):
        if len(before) != len(after):
            return Update.ERROR_TOPOLOGY_CHANGED, new[place], 0
        if before != after:
            strange = next(each for each in after if each not in before)
            return Update.ERROR_TOPOLOGY_CHANGED, new[place], new[strange]
    for mine, theirs in zip(own, new, strict=True):
        if executable.kinds[mine] != other.kinds[theirs]:
            return Update.ERROR_NODE_TYPE_CHANGED, theirs, 0
    for mine, theirs in zip(own, new, strict=True):
        outcome, inner = change(executable.works[mine], other.works[theirs])
        if outcome:
            return outcome, 0 if inner else theirs, 0
    return Update.SUCCESS, 0, 0


def change(old: Work, new: Work) -> tuple[Update, bool]:
    """What forbids that work becomes other work, and whether that is in a graph in it."""
    if isinstance(old, Child) and isinstance(new, Child):
        pair = Executable(old.graph), Executable(new.graph)
        for each in pair:
            each.take(each.graph)
        return difference(*pair)[0], True
    if _together(old) != _together(new):
        return Update.ERROR_ATTRIBUTES_CHANGED, False
    return (Update.SUCCESS if takes(old, new) else Update.ERROR_PARAMETERS_CHANGED), False


def _together(work: Work) -> bool:
    return isinstance(work, KernelLaunch) and work.shape.cooperative


def begin_launch(executable: Executable) -> None:
    """The memory of a graph is the program's from its launch on, unless the graph frees it. Raises DriverError for
    memory that is left from the last launch, and for freeing what is not there."""
    works = works_in(executable.works.values())
    made = [work.block for work in works if isinstance(work, Allocate)]
    freed = [work.block for work in works if isinstance(work, FreeAgain)]
    require(executable.flags & AUTO_FREE or not any(block.held for block in made))
    require(all(block.held or _among(block, made) for block in freed))
    for block in made:
        block.held = not _among(block, freed)
    for block in freed:
        block.held = False


def _among(block: Block, others: list[Block]) -> bool:
    return any(each is block for each in others)
