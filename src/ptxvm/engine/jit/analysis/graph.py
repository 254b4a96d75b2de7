"""The control-flow graph of a flattened function."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import field

from ptxvm.checker.module import Label
from ptxvm.engine.jit.analysis.dominance import DominatorTree, dominator_tree, reverse
from ptxvm.engine.jit.program.step import EndKind, Step
from ptxvm.records import record

SOON = 200
"""Steps to the end of a thread that are run twice: for all lanes of a warp, and for those that have not left."""


@record(frozen=False, eq=False)
class End:
    """The end of a block; `step` is the instruction it comes from, with the operands it needs.

    The condition of BRANCH and LEAVE_IF is the step's guard, turned round if `negated`. `callees` are the first blocks
    of what a CALL may call.
    """

    kind: EndKind
    targets: list[int]
    step: Step | None = None
    negated: bool = False
    callees: list[int] = field(default_factory=list)


@record(frozen=False, eq=False)
class Block:
    """Straight-line code. Its `index` is its place in `Graph.blocks`.

    `flow` are the successors as order and divergence see them: `end.targets`, and for code that never comes back (an
    early return) the place where the lanes that did not go there are met again. `predecessors` are those of `flow`."""

    steps: list[Step]
    end: End
    index: int = -1
    flow: list[int] = field(default_factory=list)
    predecessors: list[int] = field(default_factory=list)

    @property
    def last_step(self) -> Step | None:
        """The last one that stands for an instruction."""
        return self.end.step or (self.steps[-1] if self.steps else None)

    @property
    def ends_in_wait(self) -> bool:
        """Whether the warp waits at the end of the block, at a barrier."""
        return bool(self.steps) and self.steps[-1].effects.ends_block


@record(frozen=False, eq=False)
class Graph:
    """Blocks in an order in which everything between a branch and its post-dominator precedes the post-dominator, and
    every loop is a range that starts with its head. Block 0 is the entry. `exits` are blocks after which no lane of a
    region needs to be met again."""

    blocks: list[Block]
    exits: set[int]

    def in_loops(self) -> set[int]:
        """The blocks that a thread may run more than once."""
        found: set[int] = set()
        for block in self.blocks:
            for head in (target for target in block.end.targets if target <= block.index):
                found.update(range(head, block.index + 1))
        return found

    def postdominators(self) -> DominatorTree:
        """The tree over `flow`; the virtual exit, one above the last block, is its root."""
        virtual = len(self.blocks)
        successors = [[*block.flow, virtual] if block.index in self.exits else block.flow for block in self.blocks]
        successors.append([])
        return dominator_tree(virtual, reverse(successors), successors)


class GraphBuilder:
    """Cuts a list of steps and labels into blocks."""

    def __init__(self, items: Sequence[Step | Label]) -> None:
        self.blocks: list[Block] = []
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
            if current.steps and (item.effects.starts_block or (side_effect and item.effects.may_leave)):
                current = self._open()
                side_effect = False
            if item.end is not None:
                current = self._terminate(current, item)
                side_effect = False
                continue
            current.steps.append(item)
            side_effect = side_effect or not item.effects.repeatable
            if item.effects.ends_block:
                current = self._open()
                side_effect = False
        current.end = End(EndKind.LEAVE, [])

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
    for block in blocks:
        if block.end.kind is EndKind.BRANCH:
            _simplify_branch(blocks, block.end)
    met = {target for block in blocks if block.end.kind is EndKind.BRANCH for target in block.end.targets}
    for block in blocks:
        end = block.end
        if end.kind is EndKind.JUMP and _leaves_at_once(blocks[end.targets[0]]) and end.targets[0] not in met:
            block.end = End(EndKind.LEAVE, [])
    return goals[entry]


def _goal(blocks: list[Block], index: int) -> int:
    """Where a jump to `index` ends up; a loop of empty blocks is a goal itself."""
    seen = set()
    while not blocks[index].steps and blocks[index].end.kind is EndKind.JUMP and index not in seen:
        seen.add(index)
        index = blocks[index].end.targets[0]
    return index


def _leaves_at_once(block: Block) -> bool:
    return not block.steps and block.end.kind is EndKind.LEAVE


def _ends_soon(blocks: list[Block], index: int) -> bool:
    """Whether few steps follow up to the end of the thread, each of which runs once, and none waits for others."""
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
        if any(target <= number for target in block.end.targets):
            return False
        stack += block.end.targets
    return steps <= SOON


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
