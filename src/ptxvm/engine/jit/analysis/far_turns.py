"""How far a loop's turns are apart: `for (; i < n; i += step)`, in steps of all threads."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import NamedTuple

from ptxvm.engine.jit.analysis.graph import Graph, makers
from ptxvm.engine.jit.analysis.shapes import Facts
from ptxvm.engine.jit.program.operands import Read, SpecialValue
from ptxvm.engine.jit.program.step import Step

FAR = 1024
"""Turns are far apart that lie as far from each other as so many lanes: a page, of words."""

MOST_STEPS = 16
"""That lead from one turn to the next."""


class TurnStep(NamedTuple):
    """What is in a cell, the same for all lanes, is how far the places are apart at which a loop comes by, so many of
    them (`places`) in each turn; `far` or more is far, in either direction."""

    cell: int
    far: int
    places: int


class Turns:
    """Those of the loops of a graph."""

    def __init__(self, graph: Graph, facts: Facts) -> None:
        self._graph = graph
        self._values = facts.values

    @cached_property
    def _makers(self) -> dict[int, list[Step]]:
        return makers(self._graph.blocks)

    def step(self, first: int, last: int) -> TurnStep | None:
        """How far the turns of a loop lead, its blocks being those from the first to the last, where lanes that follow
        each other move by what a cell holds that the loop does not change, and that is made of how many CTAs there
        are."""
        changing = makers(self._graph.blocks[first : last + 1])
        for cell in changing:
            offsets = self._values[cell].shape.offsets
            movers = self._movers(cell, changing) if offsets is not None and offsets[1] else ()
            if offsets is not None and movers:
                return TurnStep(movers[0], FAR * abs(offsets[1]), len(movers))
        return None

    def _movers(self, cell: int, changing: Mapping[int, Sequence[Step]]) -> Sequence[int]:
        """The cells that are added to another one on the way from one turn to the next. `changing`: what a loop
        changes, with the steps that do it."""
        found: list[int] = []
        place = cell
        for _ in range(MOST_STEPS):
            steps = changing.get(place, ())
            cells = self._added(steps[0]) if len(steps) == 1 else ()
            changed = [other for other in cells if other in changing]
            if len(changed) != 1:
                return ()
            found += [other for other in cells if other not in changing and self._may_move(other)]
            (place,) = changed
            if place == cell:
                return found
        return ()

    def _added(self, step: Step) -> Sequence[int]:
        """The cells whose sum is a step's result."""
        is_sum = step.form is None or step.instruction.definition.name in ("mov", "add")
        plain = all(isinstance(source, Read) for source in step.sources)
        return step.reads if is_sum and plain and step.guard is None and len(step.writes) == 1 else ()

    def _may_move(self, cell: int) -> bool:
        value = self._values[cell]
        return value.shape.uniform and not value.is_constant and self._counts_ctas(cell)

    def _counts_ctas(self, cell: int) -> bool:
        """Whether it is made of how many CTAs there are."""
        seen, waiting = set[int](), [cell]
        while waiting:
            cell = waiting.pop()
            for step in self._makers.get(cell, ()) if cell not in seen else ():
                registers = [source.register for source in step.sources if isinstance(source, SpecialValue)]
                if any(register.base == "nctaid" for register in registers):
                    return True
                waiting += step.reads
            seen.add(cell)
        return False
