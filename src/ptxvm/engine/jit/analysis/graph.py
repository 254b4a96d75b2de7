"""The control-flow graph of a flattened function."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import field

from ptxvm.checker.module import Label
from ptxvm.engine.jit.analysis.dominance import DominatorTree, dominator_tree, reverse
from ptxvm.engine.jit.program.joining import joins
from ptxvm.engine.jit.program.step import EndKind, Step
from ptxvm.records import record

SOON = 200
"""Steps to the end of a thread that are there twice: for all lanes of a warp, and for those that have not left."""

SHORT = 64
"""The same if there are loops among them, whose code takes most of the compiler's time."""


@record(frozen=False, eq=False)
class End:
    """The end of a block; `step` is the instruction it comes from, with the operands it needs.

    The condition of BRANCH and LEAVE_IF is the step's guard, turned round if `negated`. `callees` are the first blocks
    of what a CALL may call. `leaving`: where executions are counted, the end of the thread that lanes which a LEAVE_IF
    ends would have come to. `likely`: a BRANCH most often goes to its first target. `apart`: if that is further
    up, it is for lanes that were left behind, and no thread does anything twice.
    """

    kind: EndKind
    targets: list[int]
    step: Step | None = None
    negated: bool = False
    callees: list[int] = field(default_factory=list)
    leaving: Step | None = None
    likely: bool = False
    apart: bool = False


@record(frozen=False, eq=False)
class Block:
    """Straight-line code. Its `index` is its place in `Graph.blocks`.

    `flow` are the successors as order and divergence see them: `end.targets`, and for code that never comes back (an
    early return) the place where the lanes that did not go there are met again. `predecessors` are those of `flow`.
    `whole`: lanes come to it only if all 32 of a warp live, `together`: and only all of them together. `old`: where a
    warp does the same in another way, to which it may go as long as this one has done nothing but load and compute."""

    steps: list[Step]
    end: End
    index: int = -1
    flow: list[int] = field(default_factory=list)
    predecessors: list[int] = field(default_factory=list)
    whole: bool = False
    together: bool = False
    old: Block | None = None

    @property
    def last_step(self) -> Step | None:
        """The last one that stands for an instruction."""
        return self.end.step or (self.steps[-1] if self.steps else None)

    @property
    def all_steps(self) -> list[Step]:
        """With that which ends it."""
        return self.steps if self.end.step is None else [*self.steps, self.end.step]

    @property
    def is_empty(self) -> bool:
        """Whether nothing happens in it, nor is counted, but that it ends."""
        return not self.steps and (self.end.step is None or self.end.step.mark is None)

    @property
    def heads(self) -> list[int]:
        """The heads of loops, through which each thread goes turn after turn, to which it leads back."""
        return [] if self.end.apart else [target for target in self.end.targets if target <= self.index]

    @property
    def ends_in_wait(self) -> bool:
        """Whether the warp waits at the end of the block, at a barrier."""
        return bool(self.steps) and self.steps[-1].effects.ends_block


def makers(blocks: Iterable[Block]) -> dict[int, list[Step]]:
    """The steps that write each cell."""
    found: dict[int, list[Step]] = {}
    for step in (step for block in blocks for step in block.steps):
        for cell in step.writes:
            found.setdefault(cell, []).append(step)
    return found


@record(frozen=False, eq=False)
class Graph:
    """Blocks in an order in which everything between a branch and its post-dominator precedes the post-dominator, and
    every loop is a range that starts with its head; where executions are counted, in that of the text. Block 0 is the
    entry. `exits` are blocks after which no lane of a region needs to be met again."""

    blocks: list[Block]
    exits: set[int]

    def in_loops(self) -> set[int]:
        """The blocks that a thread may run more than once."""
        return _looping(self.blocks, range(len(self.blocks)))

    def postdominators(self) -> DominatorTree:
        """The tree over `flow`; the virtual exit, one above the last block, is its root."""
        virtual = len(self.blocks)
        successors = [[*block.flow, virtual] if block.index in self.exits else block.flow for block in self.blocks]
        successors.append([])
        return dominator_tree(virtual, reverse(successors), successors)


class GraphBuilder:
    """Cuts a list of steps and labels into blocks. If they are `counted`, what counts a step must not run twice."""

    def __init__(self, items: Sequence[Step | Label], *, counted: bool = False) -> None:
        self.blocks: list[Block] = []
        self.counted = counted
        self._items = items
        self._places: dict[Label, int] = {}
        self._pending: list[tuple[End, tuple[Label, ...]]] = []

    def build(self) -> list[Block]:
        """Blocks in program order with resolved targets."""
        self._cut()
        for end, labels in self._pending:
            places = [self._places[label] for label in labels]
            if end.kind is EndKind.CALL:
                end.callees = places
            else:
                end.targets[: len(labels)] = places
        return self.blocks

    def _cut(self) -> None:
        current = self._open()
        side_effect = False
        for item in self._items:
            if isinstance(item, Label):
                if current.steps:
                    current = self._open()
                self._places[item] = len(self.blocks) - 1
                side_effect = False
                continue
            starts = item.effects.starts_block and not joins(current.steps, item)
            if current.steps and (starts or (side_effect and item.effects.may_leave)):
                current = self._open()
                side_effect = False
            if item.end is not None:
                current = self._terminate(current, item)
                side_effect = False
                continue
            current.steps.append(item)
            side_effect = side_effect or not item.effects.repeatable or self._is_counted(item)
            if item.effects.ends_block:
                current = self._open()
                side_effect = False
        current.end = End(EndKind.LEAVE, [])

    def _is_counted(self, step: Step) -> bool:
        """Whether more is counted than that its block has run."""
        return self.counted and (step.guard is not None or not step.effects.pure)

    def _open(self) -> Block:
        """A new block; the one before falls through to it unless it got an end of its own."""
        self.blocks.append(Block([], End(EndKind.JUMP, [len(self.blocks) + 1])))
        return self.blocks[-1]

    def _terminate(self, block: Block, step: Step) -> Block:
        following = len(self.blocks)
        kind = step.end
        assert kind is not None
        if step.guard is not None and kind is EndKind.SWITCH:
            block.end = End(EndKind.BRANCH, [following, following + 1], step, step.guard_negated)
            block = self._open()
            following += 1
        elif step.guard is not None:
            kind = EndKind.BRANCH if kind is EndKind.JUMP else EndKind.LEAVE_IF
        if kind is EndKind.BRANCH:
            end = End(kind, [-1, following], step, step.guard_negated)
        elif kind in (EndKind.CALL, EndKind.LEAVE_IF):
            end = End(kind, [following], step, step.guard_negated)
        else:
            end = End(kind, [-1] * len(step.labels), step)
        self._pending.append((end, step.labels))
        block.end = end
        return self._open()


def simplify(blocks: list[Block], entry: int) -> int:
    """Lead jumps past empty blocks and turn branches to a bare return into LEAVE_IF; the new entry."""
    goals = [_goal(blocks, index) for index in range(len(blocks))]
    for block in blocks:
        end = block.end
        end.targets = [goals[target] for target in end.targets]
        end.callees = [goals[callee] for callee in end.callees]
    last = _only_end(blocks)
    for block in blocks:
        if block.end.kind is EndKind.BRANCH:
            _simplify_branch(blocks, block.end)
        if block.end.kind is EndKind.BRANCH and last in block.end.targets:
            _leave_early(blocks, block.end, last)
    met = {target for block in blocks if block.end.kind is EndKind.BRANCH for target in block.end.targets}
    for block in blocks:
        end = block.end
        if end.kind is EndKind.JUMP and _leaves_at_once(blocks[end.targets[0]]) and end.targets[0] not in met:
            block.end = End(EndKind.LEAVE, [])
    return goals[entry]


def _goal(blocks: list[Block], index: int) -> int:
    """Where a jump to `index` ends up; a loop of empty blocks is a goal itself."""
    seen = set()
    while blocks[index].is_empty and blocks[index].end.kind is EndKind.JUMP and index not in seen:
        seen.add(index)
        index = blocks[index].end.targets[0]
    return index


def _leaves_at_once(block: Block) -> bool:
    return block.is_empty and block.end.kind is EndKind.LEAVE


def _only_end(blocks: list[Block]) -> int | None:
    """Where executions are counted: the block in which all threads end, and do nothing else, if it is behind all
    others: the lanes of a warp would wait there for each other, unless some wait elsewhere."""
    if any(_may_wait(step) for block in blocks for step in block.steps):
        return None
    found = [index for index, block in enumerate(blocks) if not block.is_empty]
    ends = [index for index in found if blocks[index].end.kind in (EndKind.LEAVE, EndKind.LEAVE_IF)]
    last = found[-1] if found else None
    if last is None or ends != [last] or blocks[last].steps or blocks[last].end.kind is not EndKind.LEAVE:
        return None
    return last


def _leave_early(blocks: list[Block], end: End, last: int) -> None:
    """Lanes that go where all end leave at once, as long as the rest goes on for a while."""
    taken, other = end.targets
    rest = other if taken == last else taken
    if rest == last or _ends_soon(blocks, rest):
        return
    end.kind, end.targets, end.leaving = EndKind.LEAVE_IF, [rest], blocks[last].end.step
    end.negated = end.negated != (other == last)


def _ends_soon(blocks: list[Block], index: int) -> bool:
    """Whether few steps follow up to the end of the thread, and none waits for others. If there are loops among them,
    nothing but these does anything: lanes that are through with the last one have nothing more to do."""
    found, stack, steps = set(), [index], 0
    while stack and steps <= SOON:
        number = stack.pop()
        if number in found:
            continue
        found.add(number)
        block = blocks[number]
        steps += len(block.steps)
        if block.end.kind is EndKind.CALL or any(map(_may_wait, block.steps)):
            return False
        stack += block.end.targets
    looping = _looping(blocks, found)
    outside = (step for number in found - looping for step in blocks[number].steps)
    return steps <= SOON if not looping else steps <= SHORT and all(step.effects.repeatable for step in outside)


def _looping(blocks: list[Block], chosen: Iterable[int]) -> set[int]:
    """The blocks that a thread may run more than once on its way through the chosen ones."""
    found: set[int] = set()
    for index in chosen:
        for head in (target for target in blocks[index].end.targets if target <= index):
            found.update(range(head, index + 1))
    return found


def _may_wait(step: Step) -> bool:
    return step.effects.starts_block or step.effects.ends_block


def _simplify_branch(blocks: list[Block], end: End) -> None:
    taken, other = end.targets
    taken_leaves, other_leaves = (_leaves_at_once(blocks[target]) for target in end.targets)
    if taken_leaves and other_leaves:
        end.kind, end.targets = EndKind.LEAVE, []
    elif taken == other:
        end.kind, end.targets = EndKind.JUMP, [taken]
    elif (taken_leaves or other_leaves) and _ends_soon(blocks, other if taken_leaves else taken):
        return  # The lanes that leave are waited for at the end: until then, none is gone.
    elif taken_leaves:
        end.kind, end.targets = EndKind.LEAVE_IF, [other]
    elif other_leaves:
        end.kind, end.targets, end.negated = EndKind.LEAVE_IF, [taken], not end.negated
