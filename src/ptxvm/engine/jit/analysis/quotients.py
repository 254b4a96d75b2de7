"""Second ways through the rest of a kernel for warps whose lanes all have the same quotient: `x[i / n][i % n]`.

Compilers find the place of an element by dividing the number of the thread by what the program is given, and how often
an unrolled loop is left over by dividing how much there is by the number of threads. In most warps one scalar is the
quotient of all lanes, and the remainders follow each other. Nobody knows where code is made, but the comparison of a
few scalars tells where it runs: then the rest of the kernel is there once more, for warps of which that is so, and its
accesses are those of rows. Any other warp goes the old way.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace

from ptxvm.engine.jit.analysis.dominance import postorder
from ptxvm.engine.jit.analysis.graph import Block, End, Graph
from ptxvm.engine.jit.analysis.liveness import Liveness
from ptxvm.engine.jit.analysis.order import put_in_order
from ptxvm.engine.jit.analysis.shapes import Facts
from ptxvm.engine.jit.program.cells import Cells
from ptxvm.engine.jit.program.intrinsics import ONE_QUOTIENT, REMAINDER
from ptxvm.engine.jit.program.operands import Group, PlaceOf, Read, Source, renamed
from ptxvm.engine.jit.program.step import EndKind, Step, Write
from ptxvm.isa.definition import Form
from ptxvm.isa.warp import Space
from ptxvm.lanes.lanes import Lanes
from ptxvm.lanes.types import PRED, Type, carrier, unsigned_type
from ptxvm.records import record

MOST_STEPS = 100
MOST_BRANCHES = 3
"""Of what is there twice, beyond which compiling it is not worth it."""

MOST_QUESTIONS = 4

FULL = 32
REST = "rem"
_OPCODES = ("div", REST)
_GUARDS = (EndKind.BRANCH, EndKind.LEAVE_IF)


def divides(graph: Graph) -> bool:
    """Whether there is anything to be asked for, as far as can be told without knowing how lanes lie."""
    return any(_width(step) for block in graph.blocks for step in block.steps)


def part_quotients(graph: Graph, live: Liveness, facts: Facts, cells: Cells) -> Graph:
    """The graph with such a way, if there is anything to be asked for."""
    begin = _begin(graph, facts)
    way = None if begin is None else SecondWay(graph, live, facts, begin)
    entry = way.add(cells) if way is not None and way.is_worth_it() else None
    return graph if entry is None else put_in_order(graph.blocks, entry)


def _width(step: Step) -> int:
    """Bits of the integers that a step divides by what is not known where code is made; 0: it does not do that."""
    if not isinstance(step.form, Form) or step.form.definition.name not in _OPCODES or step.guard is not None:
        return 0
    dividend, divisor = step.sources
    if not isinstance(dividend, Read) or not isinstance(divisor, Read):
        return 0
    return dividend.type.bits if dividend.type.bits >= FULL else 0


def divides_rows(step: Step, values: Sequence[Lanes]) -> bool:
    """Whether lanes in known steps divide by the same number."""
    if not _width(step):
        return False
    dividend, divisor = (values[cell].shape for source in step.sources if source for cell in source.cells())
    return not dividend.varying and not dividend.uniform and divisor.uniform


# ------------------------------------------------------------------------------------------------- where it begins


@record()
class Begin:
    """In front of the block `start`, or, if `head` ends with a guard around that, in front of this guard.

    `turns` are blocks that end with guards, and where all lanes have to go there, if they can be asked to. `loop`: the
    blocks of the innermost loop that it begins in.
    """

    head: int | None
    start: int
    turns: dict[int, int]
    loop: range = range(0)


def _begin(graph: Graph, facts: Facts) -> Begin | None:
    """Where all lanes of a warp are together, on the way to the first division in rows."""
    widths = _widths(graph, facts)
    start = next((number for number, width in enumerate(widths) if width), None)
    loop = range(0) if start is None else _loop_around(graph, start)
    if start is not None and loop:
        return Begin(None, start, {}, loop)
    turns: dict[int, int] = {}
    while start is not None:
        head = _only_source(graph, start)
        if head is not None and _may_part(graph.blocks[head], facts):
            start = turns[head] = _narrower(graph.blocks[head], start, widths)
            if head not in facts.region_of:
                return Begin(head, start, turns)
        elif start not in facts.region_of:
            return Begin(None, start, turns)
        start = head
    return None


def _loop_around(graph: Graph, number: int) -> range:
    loops = [range(head, block.index + 1) for block in graph.blocks for head in block.end.targets]
    return max((loop for loop in loops if number in loop), key=lambda loop: loop.start, default=range(0))


def _widths(graph: Graph, facts: Facts) -> list[int]:
    """Of the narrowest division in rows of each block; 0: there is none."""
    found = ([_width(step) for step in block.steps if divides_rows(step, facts.values)] for block in graph.blocks)
    return [min(widths, default=0) for widths in found]


def _only_source(graph: Graph, number: int) -> int | None:
    sources = graph.blocks[number].predecessors
    return sources[0] if len(sources) == 1 else None


def _may_part(block: Block, facts: Facts) -> bool:
    """Whether lanes may part at the end of a block, by a guard."""
    step = block.end.step
    if block.end.kind not in _GUARDS or step is None or step.guard is None:
        return False
    return not facts.values[step.guard].shape.uniform


def _narrower(block: Block, target: int, widths: Sequence[int]) -> int:
    """Where a guard leads to that chooses between divisions of 64 bits, and of the lower halves: these; else there."""
    others = [other for other in block.end.targets if 0 < widths[other] < widths[target]]
    return others[0] if others else target


# ------------------------------------------------------------------------------------------------------- the way itself


class SecondWay:
    """The blocks that follow, but for a bare end, as they are for warps of which all is so that is asked for. In a
    loop: those up to the end of a turn."""

    def __init__(self, graph: Graph, live: Liveness, facts: Facts, begin: Begin) -> None:
        self._blocks = graph.blocks
        self._live = live
        self._facts = facts
        self._begin = begin
        self._widths = _widths(graph, facts)
        behind = postorder(begin.start, [block.end.targets for block in graph.blocks])
        before = set(postorder(begin.start, [block.predecessors for block in graph.blocks])) - {begin.start}
        self._writes = _writes(graph.blocks[number] for number in behind)
        self._others = _writes(graph.blocks[number] for number in before)
        self._entering = set(live.entering(begin.start))
        self._turns: dict[int, int] = {}
        """Where all lanes are asked to go, from blocks that end with guards."""
        self._guards: list[Read] = []
        self._sure: list[Step] = []
        self._made: dict[int, int] = {}
        """Which of the steps that all lanes come to makes a cell."""
        self._early: dict[int, Step] = {}
        self._asked: list[Step] = []
        self._quotients: dict[tuple[Source | None, ...], int] = {}
        """The cells in which they are, by the operands of the divisions that are asked for."""
        if begin.head is not None:
            self._guards.append(_going_on(graph.blocks[begin.head].end, begin.start))
        self._walk()
        reached = postorder(begin.start, [self._followers(block) for block in graph.blocks])
        self._rest = sorted(number for number in reached if not is_bare_end(graph.blocks[number]))
        self._ends = [graph.blocks[number].end for number in reached if not graph.blocks[number].end.targets]
        for step in self._steps():
            if all(self._writes[cell] == 0 or cell in self._early for cell in step.reads):
                self._ask(step)

    def is_worth_it(self) -> bool:
        """Whether it is short, comes to the first of its blocks but once, and waits for nobody."""
        blocks, steps = [self._blocks[number] for number in self._rest], list(self._steps())
        if not self._quotients or len(steps) > MOST_STEPS or any(block.end.callees for block in blocks):
            return False
        branches = sum(len(self._targets(block)) > 1 for block in blocks)
        if branches > MOST_BRANCHES or any(map(waits, steps)):
            return False
        return self._is_together or not self._begin.loop

    @property
    def _is_together(self) -> bool:
        """Whether lanes only part where they leave the way."""
        blocks = [self._blocks[number] for number in self._rest]
        return not any(self._followers(block) for block in blocks if self._parts(block))

    def _parts(self, block: Block) -> bool:
        """Whether lanes may part at its end."""
        return block.index not in self._turns and block.end.kind not in (EndKind.JUMP, EndKind.LEAVE)

    @property
    def _is_whole(self) -> bool:
        """Whether no lane of the way ends before others do."""
        kinds = {self._blocks[number].end.kind for number in self._rest if number not in self._turns}
        return self._is_together if self._begin.loop else len(self._ends) == 1 and EndKind.LEAVE_IF not in kinds

    def _followers(self, block: Block) -> list[int]:
        """The blocks of the way that follow one of them."""
        loop, targets = self._begin.loop, self._targets(block)
        return [target for target in targets if target in loop and target != loop.start] if loop else targets

    def _targets(self, block: Block) -> list[int]:
        turn = self._turns.get(block.index)
        return block.end.targets if turn is None else [turn]

    # --------------------------------------------------------------------------------------------- what is asked for

    def _walk(self) -> None:
        """Through the blocks that all lanes come to, if they go where they are asked to go."""
        number: int | None = self._begin.start
        seen: set[int] = set()
        while number is not None and number not in seen and len(self._sure) <= MOST_STEPS:
            seen.add(number)
            for step in self._blocks[number].steps:
                self._ask(step)
                self._made.update(dict.fromkeys(step.writes, len(self._sure)))
                self._sure.append(step)
            number = self._next(self._blocks[number])

    def _next(self, block: Block) -> int | None:
        """Where all lanes go from there, or are asked to go."""
        if block.end.kind is EndKind.JUMP:
            return block.end.targets[0]
        turn = self._begin.turns.get(block.index) or self._turn(block)
        if turn is None or block.end.step is None or not self._are_there(block.end.step.reads, len(self._sure)):
            return None
        self._turns[block.index] = turn
        self._guards.append(_going_on(block.end, turn))
        return turn

    def _turn(self, block: Block) -> int | None:
        """Where a guard leads to past which others leave, or go to divide 64 bits."""
        if not _may_part(block, self._facts):
            return None
        if block.end.kind is EndKind.LEAVE_IF:
            return block.end.targets[0]
        ways = [target for target in block.end.targets if not is_bare_end(self._blocks[target])]
        widths = {self._widths[way]: way for way in ways}
        return ways[0] if len(ways) == 1 else widths[FULL] if widths.keys() == {FULL, 2 * FULL} else None

    def _ask(self, step: Step) -> None:
        """For the quotient of a division, if its operands are there in time."""
        is_wanted = len(self._quotients) < MOST_QUESTIONS and divides_rows(step, self._facts.values)
        if is_wanted and self._are_there(step.reads, len(self._sure)):
            self._quotients.setdefault(step.sources, -1)
            self._asked.append(step)

    def _are_there(self, cells: Sequence[int], place: int) -> bool:
        """Whether these cells can be known before the first of the blocks, as they are for the step at a place."""
        return all(self._is_there(cell, place) for cell in cells)

    def _is_there(self, cell: int, place: int) -> bool:
        """Notes what computes it."""
        made = self._made.get(cell)
        if self._writes[cell] == 0 or made is None:
            return True
        if self._writes[cell] > 1 or cell in self._entering or made >= place:
            return False
        step = self._sure[made]
        if cell not in self._early:
            is_early = _may_be_early(step) and not divides_rows(step, self._facts.values)
            if not is_early or not self._are_there(step.reads, made):
                return False
            self._early[cell] = step
        return True

    def _made_at_entry(self, cell: int) -> Step | None:
        """What makes a cell where the program begins, if it can be made so in front of the first of the blocks."""
        is_read_only = self._others[cell] == 1 and cell in self._entering and not self._begin.loop
        if not is_read_only or self._begin.start == 0 or self._blocks[0].predecessors:
            return None
        step = next((step for step in self._blocks[0].steps if cell in step.writes), None)
        is_same = step is not None and all(self._writes[c] == 0 and self._others[c] == 1 for c in step.reads)
        return step if is_same and step is not None and _may_be_early(step) else None

    # ------------------------------------------------------------------------------------------- what is made of it

    def add(self, cells: Cells) -> int:
        """Put it into the blocks; where the program begins then."""
        written = _writes(self._blocks[number] for number in self._rest)
        again = {cell: step for cell in written if (step := self._made_at_entry(cell)) is not None}
        names = {cell: cells.twin(cell) for cell in written if cell in again or cell not in self._entering}
        question = self._question(cells, names)
        (cell,) = question.writes[:1]
        branch = Step(question.instruction, guard=cell, reads=(cell,), end=EndKind.BRANCH, callers=question.callers)
        early = [with_cells(step, names) for step in (*again.values(), *self._early.values())]
        copies = {number: len(self._blocks) + place for place, number in enumerate(self._rest)}
        self._blocks += [self._copy(self._blocks[number], copies, names) for number in self._rest]
        for block in self._blocks[len(self._blocks) - len(copies) :]:
            block.end.targets = [self._handed_on(target, block, cells, names) for target in block.end.targets]
        first = copies[self._begin.start]
        return self._put(Block([*early, question], End(EndKind.BRANCH, [first, -1], branch, likely=True)))

    def _handed_on(self, target: int, block: Block, cells: Cells, names: Mapping[int, int]) -> int:
        """Where a block of the way goes on: outside of it with all that is wanted there in the cells it belongs to."""
        known = self._live.live_in
        wanted = [cell for cell in self._live.entering(target) if cell in names] if target < len(known) else []
        step = block.last_step
        if not wanted or step is None:
            return target
        copies = [_copied(step, names[cell], cell, cells) for cell in wanted]
        self._blocks.append(Block(copies, End(EndKind.JUMP, [target])))
        return len(self._blocks) - 1

    def _question(self, cells: Cells, names: Mapping[int, int]) -> Step:
        """Whether all lanes go where they are asked to go, and have the same quotients there."""
        sources: list[Source] = [Group(tuple(filter(None, operands))) for operands in self._quotients]
        results = [_result(cells, "one.quotient", PRED)]
        for operands in self._quotients:
            dividend = operands[0]
            assert isinstance(dividend, Read)
            results.append(_result(cells, "quotient", unsigned_type(dividend.type)))
            self._quotients[operands] = results[-1].cell
        asked = [renamed(source, names) for source in (*sources, *self._guards)]
        step = self._asked[0]
        return Step(
            *(step.instruction, ONE_QUOTIENT),
            sources=tuple(asked),
            results=tuple(results),
            reads=tuple(cell for source in asked for cell in source.cells()),
            writes=tuple(result.cell for result in results),
            effects=ONE_QUOTIENT.effects,
            callers=step.callers,
        )

    def _steps(self) -> Iterator[Step]:
        return (step for number in self._rest for step in self._blocks[number].steps)

    def _put(self, asking: Block) -> int:
        """In front of the first of the blocks, or of the guard around it."""
        start, head, number = self._begin.start, self._begin.head, len(self._blocks)
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
        """A block of the way, with cells of its own."""
        end, steps = block.end, [self._of_row(step, names) for step in block.steps]
        inside = self._followers(block)
        targets = [copies.get(target, target) if target in inside else target for target in self._targets(block)]
        if block.index in self._turns:
            return Block(steps, End(EndKind.JUMP, targets), whole=self._is_whole, together=self._is_together)
        step = None if end.step is None else with_cells(end.step, names)
        return Block(steps, replace(end, targets=targets, step=step), whole=self._is_whole, together=self._is_together)

    def _of_row(self, step: Step, names: Mapping[int, int]) -> Step:
        copy = with_cells(step, names)
        quotient = self._quotients[step.sources] if any(step is asked for asked in self._asked) else None
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


def _copied(step: Step, source: int, target: int, cells: Cells) -> Step:
    """A copy of one cell to another, for the instruction of a step."""
    type_ = carrier(cells.type_of(source)) if cells.type_of(source) is not PRED else PRED
    read, write = Read(source, type_), Write(target, type_)
    return Step(step.instruction, sources=(read,), results=(write,), reads=(source,), writes=(target,))


def _going_on(end: End, target: int) -> Read:
    """Whether a lane goes on to this target of a guard."""
    assert end.step is not None and end.step.guard is not None
    holds = end.kind is EndKind.BRANCH and end.targets[0] == target
    return Read(end.step.guard, PRED, negated=end.negated == holds)


def _writes(blocks: Iterable[Block]) -> Counter[int]:
    """How often cells are written."""
    return Counter(cell for block in blocks for step in block.steps for cell in step.writes)


def is_bare_end(block: Block) -> bool:
    """Whether threads end there, and do nothing else."""
    return not block.steps and block.end.kind is EndKind.LEAVE


def waits(step: Step) -> bool:
    """Whether a step has more to do with others, or with where its operands are, than loads and stores have."""
    effects = step.effects
    return bool(step.held) or effects.starts_block or effects.ends_block or effects.stack


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


def with_cells(step: Step, names: Mapping[int, int]) -> Step:
    """The same with other cells, those that `names` has."""

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
