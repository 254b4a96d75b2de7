"""How far a loop's turns are apart: `for (; i < n; i += step)`, in steps of all threads."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from ptxvm.engine.jit.analysis.graph import Block, Graph
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


def turn_step(graph: Graph, first: int, last: int, facts: Facts) -> TurnStep | None:
    """How far the turns of a loop lead, its blocks being those from the first to the last, where lanes that follow each
    other move by what a cell holds that the loop does not change, and that is made of how many CTAs there are."""
    return _Loop(graph, graph.blocks[first : last + 1], facts).step()


class _Loop:
    def __init__(self, graph: Graph, body: Sequence[Block], facts: Facts) -> None:
        self._values = facts.values
        self._makers = _makers(body)
        self._all_makers = _makers(graph.blocks)

    def step(self) -> TurnStep | None:
        for cell in self._makers:
            offsets = self._values[cell].shape.offsets
            movers = self._movers(cell) if offsets is not None and offsets[1] else ()
            if offsets is not None and movers:
                return TurnStep(movers[0], FAR * abs(offsets[1]), len(movers))
        return None

    def _movers(self, cell: int) -> Sequence[int]:
        """The cells that are added to another one on the way from one turn to the next."""
        found: list[int] = []
        place = cell
        for _ in range(MOST_STEPS):
            makers = self._makers.get(place, ())
            cells = self._added(makers[0]) if len(makers) == 1 else ()
            changed = [other for other in cells if other in self._makers]
            if len(changed) != 1:
                return ()
            found += filter(self._may_move, cells)
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
        is_fixed = cell not in self._makers and value.shape.uniform and not value.is_constant
        return is_fixed and self._counts_ctas(cell)

    def _counts_ctas(self, cell: int) -> bool:
        """Whether it is made of how many CTAs there are."""
        seen, waiting = set[int](), [cell]
        while waiting:
            cell = waiting.pop()
            for step in self._all_makers.get(cell, ()) if cell not in seen else ():
                registers = [source.register for source in step.sources if isinstance(source, SpecialValue)]
                if any(register.base == "nctaid" for register in registers):
                    return True
                waiting += step.reads
            seen.add(cell)
        return False


def _makers(blocks: Iterable[Block]) -> dict[int, list[Step]]:
    """The steps that write each cell."""
    makers: dict[int, list[Step]] = {}
    for step in (step for block in blocks for step in block.steps):
        for cell in step.writes:
            makers.setdefault(cell, []).append(step)
    return makers
