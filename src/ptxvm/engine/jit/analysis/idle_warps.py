"""Where a warp has nothing to do between two barriers, nor have those with higher numbers: `if (threadIdx.x < 32)`."""

from __future__ import annotations

from collections import Counter

from ptxvm.engine.jit.analysis.graph import Block, Graph
from ptxvm.engine.jit.analysis.liveness import Liveness
from ptxvm.engine.jit.analysis.waiting import up_to_waits
from ptxvm.engine.jit.program.operands import Constant, Read, SpecialValue
from ptxvm.engine.jit.program.step import EndKind, Step, Write
from ptxvm.isa.definition import Form
from ptxvm.lanes.types import WARP_SIZE

_ABOVE = {"gt": True, "ge": True, "hi": True, "hs": True, "lt": False, "le": False, "lo": False, "ls": False}
"""Whether a comparison with a constant holds for all that is large enough."""


def idle_ways(graph: Graph, live: Liveness) -> dict[tuple[int, int], int]:
    """For CTAs whose threads are a row. The ways (from a block, to a block) on which a warp whose lanes all go there
    does nothing more before it waits at the next barrier, and no warp with a higher number would do anything at all;
    each with the block at whose end warps began, at a barrier."""
    writers = _Writers(graph, live)
    found: dict[tuple[int, int], int] = {}
    for before in graph.blocks:
        if not before.ends_in_wait or before.end.kind is not EndKind.JUMP:
            continue
        block = graph.blocks[before.end.targets[0]]
        target = _idle_target(block, writers)
        if target is None or block.index in up_to_waits(graph, block.end.targets):
            continue
        written = {cell for step in block.steps for cell in step.writes}
        goal = graph.blocks[target]
        is_bare = len(goal.steps) == 1 and goal.ends_in_wait
        if is_bare and all(step.effects.pure for step in block.steps) and written.isdisjoint(live.leaving(goal.index)):
            found[block.index, target] = before.index
    return found


class _Writers:
    """The only step that writes a cell, in all warps that read it."""

    def __init__(self, graph: Graph, live: Liveness) -> None:
        steps = [step for block in graph.blocks for step in block.steps]
        counts = Counter(cell for step in steps for cell in step.writes)
        counts.update(live.entering(0))
        self._only = {cell: step for step in steps for cell in step.writes if counts[cell] == 1 and step.guard is None}

    def of(self, cell: int | None) -> Step | None:
        return None if cell is None else self._only.get(cell)

    def is_thread(self, cell: int) -> bool:
        """Whether it is the thread's place in a row of threads."""
        step = self.of(cell)
        source = step.sources[0] if step is not None and len(step.sources) == 1 else None
        if step is None or not isinstance(source, SpecialValue) or source.register.name != "%tid.x":
            return False
        return step.form is None or step.instruction.definition.name == "mov"


def _idle_target(block: Block, writers: _Writers) -> int | None:
    """Where the block leads all warps above some number, if a comparison of the thread's place with a number tells."""
    end = block.end
    test = _test(block, writers) if end.kind is EndKind.BRANCH else None
    if test is None or test.instruction.definition.name != "setp" or not isinstance(test.form, Form):
        return None
    place, number = test.sources[:2]
    if test.form.BoolOp is not None or not isinstance(place, Read) or not writers.is_thread(place.cell):
        return None
    if not isinstance(number, Constant) or not place.type.is_integer or place.type.bits < WARP_SIZE:
        return None
    holds = _holds_above(str(test.form.CmpOp), int(number.lanes.data))
    if holds is None:
        return None
    return end.targets[0] if holds != end.negated else end.targets[1]


def _test(block: Block, writers: _Writers) -> Step | None:
    """The step that makes the predicate by which the lanes of the block part."""
    guard = block.end.step.guard if block.end.step is not None else None
    step = next((step for step in reversed(block.steps) if guard in step.writes), writers.of(guard))
    if step is None or step.guard is not None:
        return None
    first = step.results[0]
    return step if isinstance(first, Write) and first.cell == guard else None


def _holds_above(comparison: str, number: int) -> bool | None:
    """Whether a comparison with a number holds in all warps above the first one in which it holds, or does not hold, in
    all lanes. (In the second warp every place is above 31.)"""
    if comparison in ("eq", "ne") and number < WARP_SIZE:
        return comparison == "ne"
    return _ABOVE.get(comparison)
