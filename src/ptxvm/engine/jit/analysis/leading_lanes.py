"""Lanes that have the quotient of the first one go on together, then those that are left: `for (; i < n; i += step)`.

Compilers unroll such loops, and find how often the rest of a turn is left by dividing how much there is for a thread by
the number of threads. Nobody knows that number where code is made, but that it is a multiple of 32: at most two
quotients are there in a warp, and in nearly all warps it is one. So lanes part in front of what depends on it: those
with the quotient of the first lane go on, up to where all meet again; then the others have their turn. Whoever goes on
together has one number of turns, a scalar, so that all accesses are those of rows.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from ptxvm.engine.jit.analysis.dominance import postorder
from ptxvm.engine.jit.analysis.graph import Block, End, Graph, makers
from ptxvm.engine.jit.analysis.liveness import Liveness
from ptxvm.engine.jit.analysis.order import put_in_order
from ptxvm.engine.jit.analysis.quotients import divides_rows, is_bare_end, waits, with_cells
from ptxvm.engine.jit.analysis.shapes import Facts
from ptxvm.engine.jit.program.cells import Cells
from ptxvm.engine.jit.program.intrinsics import OF_FIRST_LANE
from ptxvm.engine.jit.program.operands import Read
from ptxvm.engine.jit.program.step import EndKind, Step, Write
from ptxvm.lanes.types import PRED, unsigned_type
from ptxvm.records import record

MOST_STEPS = 40
"""Where lanes do not part yet, beyond which compiling them twice is not worth it."""

_COPIES = ("cvt", "mov")


@record()
class Parting:
    """`cell` is what lanes are parted by in front of a step of a block, the first of those that wanted; `rest` are the
    blocks behind, up to `meeting`, where all lanes meet."""

    cell: int
    block: int
    place: int
    rest: frozenset[int]
    meeting: int


def part_by_quotients(graph: Graph, live: Liveness, facts: Facts, cells: Cells) -> Graph | None:
    """The graph in which lanes part so; None if there is nothing to part them by."""
    quotients = _quotients(graph, facts)
    parting = _Places(graph, live, facts, quotients).first() if quotients else None
    if parting is None:
        return None
    _Parter(graph.blocks, cells, parting).part()
    return put_in_order(graph.blocks, 0)


# ---------------------------------------------------------------------------------------------- what they are parted by


def _quotients(graph: Graph, facts: Facts) -> set[int]:
    """The cells that hold nothing but quotients of which there are few in a warp, and copies of them."""
    made = makers(graph.blocks)
    found = {cell for cell, steps in made.items() if all(_has_few_results(step, facts) for step in steps)}
    size = 0
    while size != len(found):
        size = len(found)
        for cell, steps in made.items():
            if all(_has_few_results(step, facts) or _copies(step, found) for step in steps):
                found.add(cell)
    return found


def _has_few_results(step: Step, facts: Facts) -> bool:
    """Whether lanes divide numbers that are close to each other by a multiple of how far they are apart."""
    if not divides_rows(step, facts.values) or step.instruction.definition.name != "div":
        return False
    dividend, divisor = (facts.values[cell].shape for source in step.sources if source for cell in source.cells())
    assert dividend.offsets is not None
    return max(dividend.offsets) - min(dividend.offsets) < 1 << divisor.alignment


def _copies(step: Step, found: set[int]) -> bool:
    if step.guard is not None or len(step.reads) != 1 or step.reads[0] not in found:
        return False
    return step.form is None or step.instruction.definition.name in _COPIES


# -------------------------------------------------------------------------------------------------------- where they do


class _Places:
    """Where lanes may part by one of some cells."""

    def __init__(self, graph: Graph, live: Liveness, facts: Facts, cells: set[int]) -> None:
        self._graph = graph
        self._live = live
        self._divided = facts.region_of.keys()
        self._cells = cells
        self._tree = graph.postdominators()

    def first(self) -> Parting | None:
        for block in self._graph.blocks:
            for place, step in enumerate(block.all_steps):
                wanted = () if not self._cells.isdisjoint(step.writes) else step.reads
                for cell in self._cells.intersection(wanted):
                    parting = self._parting(cell, block, place)
                    if parting is not None:
                        return parting
        return None

    def _parting(self, cell: int, block: Block, place: int) -> Parting | None:
        """In front of a step that wants the cell, up to where lanes can meet at the latest."""
        found: Parting | None = None
        meeting = self._tree.parent[block.index]
        while meeting < len(self._graph.blocks):
            rest = between(self._graph.blocks, block.index, meeting)
            if not self._is_fit(block, rest, meeting):
                break
            if cell not in self._live.entering(meeting):
                found = Parting(cell, block.index, place, rest, meeting)
            meeting = self._tree.parent[meeting]
        return found

    def _is_fit(self, block: Block, rest: frozenset[int], meeting: int) -> bool:
        """Whether nobody comes to the rest but by this block, comes to this again, waits, or ends there."""
        inside, others = {block.index, *rest}, [self._graph.blocks[index] for index in rest]
        if block.index in rest or meeting <= max(inside):
            return False
        if not all(inside.issuperset(other.predecessors) for other in others):
            return False
        twice = sum(len(each.steps) for each in (block, *others) if each.index not in self._divided)
        ends_there = is_bare_end(self._graph.blocks[meeting])
        return twice <= MOST_STEPS and all(_is_plain(other, ends_there=ends_there) for other in (block, *others))


def between(blocks: Sequence[Block], first: int, meeting: int) -> frozenset[int]:
    """The blocks to which one of them leads before `meeting`."""
    found, stack = set[int](), list(blocks[first].end.targets)
    while stack:
        index = stack.pop()
        if index != meeting and index not in found:
            found.add(index)
            stack += blocks[index].end.targets
    return frozenset(found)


def _is_plain(block: Block, *, ends_there: bool) -> bool:
    """`ends_there`: lanes may end, as they would where all meet."""
    leaves = (EndKind.LEAVE, EndKind.LEAVE_IF) if ends_there else ()
    is_fit = block.end.kind in (EndKind.JUMP, EndKind.BRANCH, EndKind.SWITCH, *leaves)
    return is_fit and not (block.whole or block.together or block.old or any(map(waits, block.steps)))


# ------------------------------------------------------------------------------------------------------ how they do it


class _Parter:
    """Puts into the blocks: `ask` behind the steps that come before, which finds the quotient of the first lane and who
    has another one; the steps behind, for those who have not; and `gather`, from which whoever is left goes to `ask`
    again, and all others to where they meet."""

    def __init__(self, blocks: list[Block], cells: Cells, parting: Parting) -> None:
        self._blocks = blocks
        self._cells = cells
        self._parting = parting
        self._block = blocks[parting.block]
        self._ask, self._behind, self._gather = range(len(blocks), len(blocks) + 3)

    def part(self) -> None:
        block, parting = self._block, self._parting
        step = block.last_step
        assert step is not None
        first = self._cells.twin(parting.cell)
        (others,) = self._cells.add("others", PRED)
        self._cells.use(others, PRED)
        names = {parting.cell: first}
        branch = Step(step.instruction, guard=others, reads=(others,), end=EndKind.BRANCH, callers=step.callers)
        behind = Block(block.steps[parting.place :], block.end)
        self._wait_at_the_end()
        for each in (behind, *(self._blocks[index] for index in parting.rest)):
            each.steps = [with_cells(own, names) for own in each.steps]
            each.end = self._led_on(each.end, names)
        block.steps = block.steps[: parting.place]
        block.end = End(EndKind.JUMP, [self._ask])
        question = self._question(step, first, others)
        ask = Block([question], End(EndKind.BRANCH, [self._gather, self._behind], branch))
        gather = Block([], End(EndKind.BRANCH, [self._ask, parting.meeting], branch, apart=True))
        self._blocks += [ask, behind, gather]

    def _question(self, step: Step, first: int, others: int) -> Step:
        cell = self._parting.cell
        type_ = unsigned_type(self._cells.type_of(cell))
        return Step(
            *(step.instruction, OF_FIRST_LANE),
            sources=(Read(cell, type_),),
            results=(Write(first, type_), Write(others, PRED)),
            reads=(cell,),
            writes=(first, others),
            effects=OF_FIRST_LANE.effects,
            callers=step.callers,
        )

    def _led_on(self, end: End, names: dict[int, int]) -> End:
        """Whoever would come to where all meet gathers first."""
        meeting = self._parting.meeting
        step = None if end.step is None else with_cells(end.step, names)
        if end.kind is EndKind.LEAVE:
            return End(EndKind.JUMP, [self._gather])
        targets = [self._gather if target == meeting else target for target in end.targets]
        if end.kind is EndKind.LEAVE_IF:
            return End(EndKind.BRANCH, [self._gather, *targets], step, end.negated)
        return replace(end, targets=targets, step=step)

    def _wait_at_the_end(self) -> None:
        """Where they meet to end there, lanes that have nothing to do wait for them, so that warps stay whole."""
        meeting = self._parting.meeting
        if not is_bare_end(self._blocks[meeting]):
            return
        for index in postorder(self._block.index, [block.predecessors for block in self._blocks]):
            block = self._blocks[index]
            behind = [self._blocks[other] for other in between(self._blocks, index, meeting)]
            if block.end.kind is EndKind.LEAVE_IF and not any(waits(step) for each in behind for step in each.steps):
                block.end = replace(block.end, kind=EndKind.BRANCH, targets=[meeting, *block.end.targets])
