"""Second ways through the rest of a kernel for warps whose lanes all have the same quotient: `x[i / n][i % n]`.

Compilers find the place of an element by dividing the number of the thread by what the program is given. In most warps
all lanes are in the same row, so that one scalar is the quotient of all of them, and the remainders follow each other.
Nobody knows where code is made, but the comparison of a few scalars tells where it runs: then the rest of the kernel is
there once more, for warps of which that is so, and its accesses are those of rows. Any other warp goes the old way.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import takewhile

from ptxvm.engine.jit.analysis.dominance import postorder
from ptxvm.engine.jit.analysis.graph import Block, End, Graph
from ptxvm.engine.jit.analysis.order import put_in_order
from ptxvm.engine.jit.analysis.shapes import Facts
from ptxvm.engine.jit.program.cells import Cells
from ptxvm.engine.jit.program.intrinsics import ONE_QUOTIENT, REMAINDER
from ptxvm.engine.jit.program.operands import Group, PlaceOf, Read, Source, renamed
from ptxvm.engine.jit.program.step import EndKind, Step, Write
from ptxvm.isa.definition import Form
from ptxvm.isa.warp import Space
from ptxvm.lanes.lanes import Lanes
from ptxvm.lanes.types import PRED, Type, unsigned_type
from ptxvm.records import record

MOST_STEPS = 100
MOST_BRANCHES = 4
"""Of what is there twice, beyond which compiling it is not worth it."""

MOST_QUESTIONS = 4

REST = "rem"
_OPCODES = ("div", REST)


@record()
class Place:
    """Where lanes are asked: in front of the block `start`, or, if `head` ends with a guard around it, before that."""

    start: int
    head: int | None


def divides(graph: Graph) -> bool:
    """Whether there is anything to be asked for, as far as can be told without knowing how lanes lie."""
    return any(_is_division(step) for block in graph.blocks for step in block.steps)


def part_quotients(graph: Graph, facts: Facts, cells: Cells) -> Graph:
    """The graph with such a way, if there is anything to be asked for."""
    place = _place(graph, facts)
    rest = [] if place is None else _rest(graph, place.start)
    if place is None or not _may_be_twice(graph, place.start, rest):
        return graph
    entry = _Parted(graph, facts, place, rest).add(cells)
    return graph if entry is None else put_in_order(graph.blocks, entry)


def _is_division(step: Step) -> bool:
    """Whether a step divides integers of full width by what is not known where code is made."""
    if not isinstance(step.form, Form) or step.form.definition.name not in _OPCODES or step.guard is not None:
        return False
    dividend, divisor = step.sources
    return isinstance(dividend, Read) and isinstance(divisor, Read) and dividend.type.bits >= 32


def _is_of_rows(step: Step, values: Sequence[Lanes]) -> bool:
    """Whether lanes in known steps divide by the same number."""
    if not _is_division(step):
        return False
    dividend, divisor = (values[cell].shape for source in step.sources if source for cell in source.cells())
    return not dividend.varying and not dividend.uniform and divisor.uniform


def _place(graph: Graph, facts: Facts) -> Place | None:
    """In front of the first such division, if all lanes of a warp are together there."""
    for block in graph.blocks:
        if any(_is_of_rows(step, facts.values) for step in block.steps):
            head = _guarding(graph, facts, block)
            return None if head is None and block.index in facts.region_of else Place(block.index, head)
    return None


def _guarding(graph: Graph, facts: Facts, block: Block) -> int | None:
    """The block that ends with a guard around this one, by which lanes may part."""
    if len(block.predecessors) != 1:
        return None
    head = graph.blocks[block.predecessors[0]]
    step = head.end.step
    if head.end.kind not in (EndKind.BRANCH, EndKind.LEAVE_IF) or step is None or step.guard is None:
        return None
    is_first = head.index not in facts.region_of and block.index in head.end.targets
    return head.index if is_first and not facts.values[step.guard].shape.uniform else None


def _rest(graph: Graph, start: int) -> list[int]:
    """The blocks that follow, but for a bare end."""
    found = postorder(start, [block.end.targets for block in graph.blocks])
    ends = {block.index for block in graph.blocks if not block.steps and block.end.kind is EndKind.LEAVE}
    return sorted(set(found) - ends)


def _may_be_twice(graph: Graph, start: int, rest: Sequence[int]) -> bool:
    """Whether that is little, comes to the first of its blocks but once, and waits for nobody."""
    blocks = [graph.blocks[number] for number in rest]
    steps = [step for block in blocks for step in block.steps]
    if sum(len(block.end.targets) > 1 for block in blocks) > MOST_BRANCHES:
        return False
    if len(steps) > MOST_STEPS or any(start in block.end.targets for block in blocks):
        return False
    return not any(block.end.kind is EndKind.CALL or block.end.callees for block in blocks) and not any(
        step.held or step.effects.starts_block or step.effects.ends_block or step.effects.stack for step in steps
    )


class _Parted:
    """The blocks that are made for a second way from a place on."""

    def __init__(self, graph: Graph, facts: Facts, place: Place, rest: Sequence[int]) -> None:
        self._blocks = graph.blocks
        self._place = place
        self._rest = rest
        self._writes = Counter(cell for block in graph.blocks for step in block.steps for cell in step.writes)
        self._own = Counter(cell for number in rest for step in graph.blocks[number].steps for cell in step.writes)
        self._early: dict[int, Step] = {}
        self._steps = graph.blocks[place.start].steps
        self._quotients: dict[tuple[Source | None, ...], int] = {}
        """The cells in which they are, by the operands of the divisions."""
        divisions = [s for number in rest for s in graph.blocks[number].steps if _is_of_rows(s, facts.values)]
        self._asked = [step for step in divisions if all(self._is_there(cell, step) for cell in step.reads)]

    def _is_there(self, cell: int, reader: Step) -> bool:
        """Whether a cell can be known before the first of the blocks; notes what computes it."""
        if self._own[cell] == 0 or cell in self._early:
            return True
        before = list(takewhile(lambda step: step is not reader, self._steps))
        made = [step for step in before if cell in step.writes]
        if self._writes[cell] != 1 or len(made) != 1 or not _may_be_early(made[0]):
            return False
        if not all(self._is_there(other, made[0]) for other in made[0].reads):
            return False
        self._early[cell] = made[0]
        return True

    def add(self, cells: Cells) -> int | None:
        """Where the program begins then; None if there is nothing that can be asked for."""
        for step in self._asked:
            self._quotients.setdefault(step.sources, -1)
        if not 0 < len(self._quotients) <= MOST_QUESTIONS:
            return None
        question = self._question(cells)
        (cell,) = question.writes[:1]
        branch = Step(question.instruction, guard=cell, reads=(cell,), end=EndKind.BRANCH, callers=question.callers)
        early = [replace(step) for step in self._early.values()]
        names = {own: cells.twin(own) for own, count in self._own.items() if self._writes[own] == count}
        copies = {number: len(self._blocks) + place for place, number in enumerate(self._rest)}
        self._blocks += [self._copy(self._blocks[number], copies, names) for number in self._rest]
        asking = Block([*early, question], End(EndKind.BRANCH, [copies[self._place.start], -1], branch, likely=True))
        return self._put(asking)

    def _question(self, cells: Cells) -> Step:
        """Whether all lanes go on to the divisions, and have the same quotients there."""
        sources: list[Source] = [Group(tuple(filter(None, operands))) for operands in self._quotients]
        results = [_result(cells, "one.quotient", PRED)]
        for operands in self._quotients:
            dividend = operands[0]
            assert isinstance(dividend, Read)
            results.append(_result(cells, "quotient", unsigned_type(dividend.type)))
            self._quotients[operands] = results[-1].cell
        if self._place.head is not None:
            sources.append(self._guard(self._blocks[self._place.head].end))
        first = self._asked[0]
        return Step(
            *(first.instruction, ONE_QUOTIENT),
            sources=tuple(sources),
            results=tuple(results),
            reads=tuple(cell for source in sources for cell in source.cells()),
            writes=tuple(result.cell for result in results),
            effects=ONE_QUOTIENT.effects,
            callers=first.callers,
        )

    def _guard(self, end: End) -> Read:
        """Whether a lane goes on from a guard to the first of the blocks."""
        assert end.step is not None and end.step.guard is not None
        goes_on = end.kind is EndKind.BRANCH and end.targets[0] == self._place.start
        return Read(end.step.guard, PRED, negated=end.negated == goes_on)

    def _put(self, asking: Block) -> int:
        """In front of the first of the blocks; where the program begins."""
        start, head, number = self._place.start, self._place.head, len(self._blocks)
        self._blocks.append(asking)
        if head is not None:
            asking.end.targets[1] = number + 1
            self._blocks.append(Block([], self._blocks[head].end))
            self._blocks[head].end = End(EndKind.JUMP, [number])
            return 0
        asking.end.targets[1] = start
        for block in self._blocks[:number]:
            block.end.targets = [number if target == start else target for target in block.end.targets]
        return 0 if start else number

    def _copy(self, block: Block, copies: Mapping[int, int], names: Mapping[int, int]) -> Block:
        """A block of the second way, with cells of its own."""
        end = block.end
        targets = [copies.get(target, target) for target in end.targets]
        step = None if end.step is None else _with_cells(end.step, names)
        steps = [self._of_row(step, names) for step in block.steps]
        return Block(steps, replace(end, targets=targets, step=step, callees=[]))

    def _of_row(self, step: Step, names: Mapping[int, int]) -> Step:
        copy = _with_cells(step, names)
        quotient = self._quotients.get(step.sources) if any(step is asked for asked in self._asked) else None
        if quotient is None:
            return copy
        dividend, divisor = copy.sources
        assert isinstance(dividend, Read) and divisor is not None
        own = Read(quotient, dividend.type)
        is_rest = step.instruction.definition.name == REST
        copy.form = REMAINDER if is_rest else None
        copy.sources = (dividend, own, divisor) if is_rest else (own,)
        copy.reads = tuple(cell for source in copy.sources if source is not None for cell in source.cells())
        return copy


def _result(cells: Cells, name: str, type_: Type) -> Write:
    (cell,) = cells.add(name, type_)
    cells.use(cell, type_)
    return Write(cell, type_)


def _may_be_early(step: Step) -> bool:
    """Whether a step may be made before anybody knows whether it has to be."""
    if step.guard is not None or step.held or step.unwrites:
        return False
    is_parameter = any(isinstance(source, PlaceOf) and source.space is Space.PARAM for source in step.sources)
    return step.effects.pure or (is_parameter and step.effects.repeatable and not step.effects.synchronises)


def _with_cells(step: Step, names: Mapping[int, int]) -> Step:
    def write(result: Write) -> Write:
        return replace(result, cell=names.get(result.cell, result.cell))

    def own(cells: Sequence[int]) -> tuple[int, ...]:
        return tuple(names.get(cell, cell) for cell in cells)

    return replace(
        step,
        guard=None if step.guard is None else names.get(step.guard, step.guard),
        sources=tuple(None if source is None else renamed(source, names) for source in step.sources),
        results=tuple(
            tuple(map(write, result)) if isinstance(result, tuple) else write(result) for result in step.results
        ),
        reads=own(step.reads),
        writes=own(step.writes),
    )
