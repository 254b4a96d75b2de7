"""Which lanes meet memory wherever something they have loaded leads them: columns of a sparse matrix, edges of a graph.

Whether such lanes follow each other need not be looked at: they hardly ever do.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from ptxvm.checker.module import Space
from ptxvm.engine.jit.analysis.graph import Graph
from ptxvm.engine.jit.program.operands import PlaceOf
from ptxvm.engine.jit.program.step import Step
from ptxvm.lanes.lanes import Lanes


def loaded_cells(graph: Graph, values: Sequence[Lanes]) -> frozenset[int]:
    """The cells that hold what each lane has loaded from a place of its own, or what is computed from that.

    `values` are what is known of cells: what is the same in all lanes, or in steps from lane to lane, does not scatter.
    """
    steps = [step for block in graph.blocks for step in block.steps if step.writes]
    first = [step for step in steps if _loads_apart(step, values)]
    return following(steps, first, lambda cell: values[cell].shape.varying)


def following(
    steps: Sequence[Step], first: Iterable[Step], counts: Callable[[int], bool] = lambda cell: True
) -> frozenset[int]:
    """The cells that the first steps write, and all that others make of these, as far as a cell `counts`."""
    readers: dict[int, list[Step]] = {}
    for step in steps:
        for cell in set(step.reads):
            readers.setdefault(cell, []).append(step)
    found: set[int] = set()
    waiting = list(first)
    while waiting:
        for cell in set(waiting.pop().writes) - found:
            if counts(cell):
                found.add(cell)
                waiting += readers.get(cell, ())
    return frozenset(found)


def is_scattered(step: Step, loaded: frozenset[int]) -> bool:
    """Whether the addresses of an access are among them."""
    return any(isinstance(source, PlaceOf) and not loaded.isdisjoint(source.cells()) for source in step.sources)


def roams(graph: Graph, values: Sequence[Lanes], space: Space) -> bool:
    """Whether lanes access memory of a space at places without a pattern."""
    sources = (source for block in graph.blocks for step in block.steps for source in step.sources)
    places = (place for place in sources if isinstance(place, PlaceOf) and place.space is space)
    return any(values[cell].shape.varying for place in places for cell in place.cells())


def _loads_apart(step: Step, values: Sequence[Lanes]) -> bool:
    places = (source for source in step.sources if isinstance(source, PlaceOf))
    return any(not values[cell].shape.uniform for place in places for cell in place.cells())
