"""Indices without a sign that may be below zero, made wider where they are used: `i > 0 ? x[i - 1] : 0`.

Compilers compute addresses before they ask which lanes need them. The index of a lane that does not need one is -1:
four billion without a sign, and no longer one less than that of the next lane as soon as it gets wider. Lanes that are
past the guard have no such index.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from itertools import takewhile

from ptxvm.engine.jit.analysis.dominance import UNREACHED, DominatorTree, dominator_tree
from ptxvm.engine.jit.analysis.graph import Block, Graph
from ptxvm.engine.jit.program.operands import Constant, Read, Source
from ptxvm.engine.jit.program.step import Step
from ptxvm.isa.definition import Form
from ptxvm.lanes.shaped_reading import constant_number

MOST_BLOCKS = 4
"""In which the same is made again, beyond which that takes longer than what is saved."""

_TURNED = ("sub", "neg", "not")


def make_late(graph: Graph) -> None:
    """Move what makes them wider, and what is computed from that, to the blocks that use it."""
    wider = [(block, step) for block in graph.blocks for step in block.steps if _unsigned(step)]
    if not wider:
        return
    uses = _Uses(graph)
    found = [(block, step) for block, step in wider if uses.may_be_negative(step)]
    if not found:
        return
    tree = dominator_tree(0, [block.flow for block in graph.blocks], [block.predecessors for block in graph.blocks])
    for block, step in found:
        moving = _moving(block, step, uses)
        if moving and uses.stay_as_they_are(moving, block, tree):
            _move(graph, block, moving, uses)


class _Uses:
    """Where cells are written and read."""

    def __init__(self, graph: Graph) -> None:
        self._makers: dict[int, list[tuple[Block, Step]]] = {}
        self._readers: dict[int, set[int]] = {}
        for block in graph.blocks:
            for step in block.all_steps:
                for cell in step.writes:
                    self._makers.setdefault(cell, []).append((block, step))
                for cell in step.reads:
                    self._readers.setdefault(cell, set()).add(block.index)

    def may_be_negative(self, step: Step) -> bool:
        """Whether one of the numbers that a step makes wider may be below zero."""
        return any(self._is_difference(cell, set()) for cell in _unsigned(step))

    def _is_difference(self, cell: int, seen: set[int]) -> bool:
        """Whether a cell has a difference, or a sum of one."""
        step = self.only_maker(cell)
        if step is None or cell in seen or not isinstance(step.form, Form):
            return False
        seen.add(cell)
        name = step.form.definition.name
        return name in _TURNED or (name == "add" and any(self._is_less(source, seen) for source in step.sources))

    def _is_less(self, source: Source | None, seen: set[int]) -> bool:
        if isinstance(source, Read):
            return self._is_difference(source.cell, seen)
        if not isinstance(source, Constant):
            return False
        number = constant_number(source.lanes)
        return number is not None and bool(number >> (source.lanes.type.bits - 1) & 1)

    def only_maker(self, cell: int) -> Step | None:
        """The step that writes it, if no other does."""
        makers = self._makers.get(cell, ())
        return makers[0][1] if len(makers) == 1 else None

    def blocks_reading(self, cells: Iterable[int]) -> set[int]:
        """The numbers of those that read any of these cells."""
        return {number for cell in cells for number in self._readers.get(cell, ())}

    def stay_as_they_are(self, steps: Sequence[Step], block: Block, tree: DominatorTree) -> bool:
        """Whether the operands of steps of a block are, in all blocks that use the results, what they are in the block:
        where each is made but once, on all ways to there, and so is the result."""
        made = {cell for step in steps for cell in step.writes}
        users = self.blocks_reading(made) - {block.index}
        if not 0 < len(users) <= MOST_BLOCKS or any(not _is_on_all_ways(tree, block.index, user) for user in users):
            return False
        return all(self._is_made_before(cell, block, step, tree) for step in steps for cell in step.reads)

    def _is_made_before(self, cell: int, block: Block, step: Step, tree: DominatorTree) -> bool:
        """Whether it is, on all ways to a step of a block. (What is made behind the step is of the turn before.)"""
        makers = self._makers.get(cell, ())
        if len(makers) != 1:
            return not makers
        ((place, maker),) = makers
        if place is not block:
            return _is_on_all_ways(tree, place.index, block.index)
        return any(other is maker for other in takewhile(lambda other: other is not step, block.steps))


def _unsigned(step: Step) -> list[int]:
    """The cells of numbers without a sign that a step makes wider."""
    if not (step.effects.may_leave and step.effects.pure):
        return []
    return [source.cell for source in step.sources if isinstance(source, Read) and not source.type.is_signed]


def _is_on_all_ways(tree: DominatorTree, number: int, target: int) -> bool:
    return tree.parent[target] != UNREACHED and tree.common(number, target) == number


def _moving(block: Block, first: Step, uses: _Uses) -> list[Step]:
    """The step and those behind it that are computed from it; none if one of them has to stay."""
    if first not in block.steps:
        return []  # it has moved with another one
    moving, made = [], set[int]()
    for step in block.all_steps:
        if step is first or not made.isdisjoint(step.reads):
            if not _may_move(step, uses):
                return []
            moving.append(step)
            made.update(step.writes)
    return moving


def _may_move(step: Step, uses: _Uses) -> bool:
    is_plain = step.guard is None and step.end is None and not step.held and not step.unwrites
    return is_plain and step.effects.pure and all(uses.only_maker(cell) is step for cell in step.writes)


def _move(graph: Graph, block: Block, moving: Sequence[Step], uses: _Uses) -> None:
    for number in uses.blocks_reading(cell for step in moving for cell in step.writes) - {block.index}:
        _put(graph.blocks[number], moving)
    block.steps[:] = [step for step in block.steps if step not in moving]


def _put(block: Block, moving: Sequence[Step]) -> None:
    """Before the first step of a block that uses something of it, as much as the block uses."""
    wanted = {cell for step in block.all_steps for cell in step.reads}
    copies: list[Step] = []
    for step in reversed(moving):
        if not wanted.isdisjoint(step.writes):
            wanted.update(step.reads)
            copies.append(replace(step))
    made = {cell for step in copies for cell in step.writes}
    users = (place for place, step in enumerate(block.steps) if not made.isdisjoint(step.reads))
    place = next(users, len(block.steps))
    block.steps[place:place] = reversed(copies)
