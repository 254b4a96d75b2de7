"""Small and random control-flow graphs without real instructions."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from ptxvm.checker.module import Label
from ptxvm.engine.jit.analysis.graph import Graph, GraphBuilder
from ptxvm.engine.jit.analysis.order import make_graph
from ptxvm.engine.jit.program.step import Effects, EndKind, Step

WORK: Any = object()


def step(end: EndKind | None = None, *labels: Label, guard: int | None = None, effects: Effects | None = None) -> Step:
    return Step(WORK, guard=guard, end=end, labels=labels, effects=effects or Effects())


def graph_of(*items: Step | Label) -> Graph:
    return make_graph(GraphBuilder(items))


def random_program(size: int, generator: random.Random) -> list[Step | Label]:
    labels = [Label(f"L{index}") for index in range(size)]
    items: list[Step | Label] = []
    for label in labels:
        items.append(label)
        items.extend(step() for _ in range(generator.randrange(3)))
        kind = generator.randrange(8)
        if kind < 4:
            items.append(step(EndKind.JUMP, generator.choice(labels), guard=1))
        elif kind == 4:
            items.append(step(EndKind.JUMP, generator.choice(labels)))
        elif kind == 5 and generator.random() < 0.5:
            items.append(step(EndKind.LEAVE, guard=generator.choice((None, 1))))
        elif kind == 6:
            items.append(step(EndKind.SWITCH, *generator.choices(labels, k=3)))
    return items


def accessing(item: Step | Label, cells: Sequence[int], generator: random.Random) -> Step | Label:
    """A step that is no end of a block, reading and writing some of the cells."""
    if isinstance(item, Label) or item.end is not None:
        return item
    reads, writes = (tuple(cell for cell in cells if generator.random() < 0.25) for _ in range(2))
    return replace(item, reads=reads, writes=writes)


def between(graph: Graph, start: int, stop: int) -> set[int]:
    """The blocks on the way from `start` that do not lie behind `stop`."""
    found: set[int] = set()
    stack = list(graph.blocks[start].flow)
    while stack:
        index = stack.pop()
        if index == stop or index in found:
            continue
        found.add(index)
        stack.extend(graph.blocks[index].flow)
    return found
