"""What is known of every cell at compile time: constants, shapes, NaN facts; and the divergent regions that follow."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any

import numpy as np

from ptxvm.engine.jit.analysis.graph import Graph
from ptxvm.engine.jit.analysis.liveness import Liveness
from ptxvm.engine.jit.analysis.possible_lanes import lone_lane, lone_lanes
from ptxvm.engine.jit.analysis.regions import Apart, Region, RegionBuilder, has_straight_blocks, overtaken
from ptxvm.engine.jit.analysis.shape_machine import ShapeMachine
from ptxvm.engine.jit.analysis.waiting import waiting_loops
from ptxvm.engine.jit.program.operands import stored
from ptxvm.engine.jit.program.step import EndKind, Step, Write
from ptxvm.lanes.lanes import Lanes, canonical_nan
from ptxvm.lanes.numpy_reading import NUMPY
from ptxvm.lanes.shape import VARYING, Shape
from ptxvm.lanes.types import Type
from ptxvm.records import record

_EXTREMES = ("min", "max")
_DIVIDING = (EndKind.BRANCH, EndKind.SWITCH)


@record()
class Facts:
    """`values[cell]` is what holds wherever the cell is read while all live lanes are together: a constant, or a value
    of the shape reading with its shape and NaN fact. `region_of` maps a block to its region. `divided[region]` are the
    cells of which no more than the NaN fact holds somewhere once the lanes of a warp have parted in the region, and
    `apart[block]` tells where: in its masked blocks. `lone` are the blocks that one lane alone can come to.
    """

    values: tuple[Lanes, ...]
    regions: tuple[Region, ...]
    region_of: dict[int, Region]
    divided: tuple[frozenset[int], ...]
    apart: dict[int, Apart]
    lone: dict[int, int]

    def is_varying(self, cell: int) -> bool:
        return self.values[cell].shape.varying

    def is_constant(self, cell: int) -> bool:
        return self.values[cell].is_constant


def analyse(
    graph: Graph,
    live: Liveness,
    types: Sequence[Type],
    machine: ShapeMachine,
    *,
    all_varying: bool = False,
    lone: bool = True,
) -> Facts:
    """`all_varying`: for the safe version, in which lanes may be anywhere: nothing but constants is known of a cell.
    `lone`: what one lane alone can come to is scalar; not where accesses are looked at, which is quicker by lines."""
    analysis = _Analysis(graph, live, types, machine, all_varying)
    facts = analysis.run()
    found = lone_lanes(graph, facts.values) if lone and not all_varying else {}
    return analysis.once_more(found).run() if found else facts


class _Analysis:
    """A fixpoint over the steps: shapes only lose precision, regions only grow."""

    def __init__(
        self, graph: Graph, live: Liveness, types: Sequence[Type], machine: ShapeMachine, all_varying: bool
    ) -> None:
        self.graph = graph
        self.live = live
        self.types = types
        self.machine = machine
        self.values: list[Lanes | None] = [None] * len(types)
        self.forced = bytearray([all_varying]) * len(types)
        self.parted = bytearray(len(types))  # written where lanes may be apart, each at its own time: in no groups
        self.exact = bytearray(not type_.is_float for type_ in types)
        self.steps = [step for block in graph.blocks for step in block.steps]
        self.readers: list[list[int]] = [[] for _ in types]
        for number, step in enumerate(self.steps):
            for source in step.sources:
                for cell in source.cells() if source is not None else ():
                    self.readers[cell].append(number)
            if step.guard is not None:  # lanes whose guard is false keep what they have
                for cell in (step.guard, *step.writes):
                    self.readers[cell].append(number)
        self.waiting = deque(range(len(self.steps)))
        self.queued = bytearray(b"\1") * len(self.steps)
        self.regions = RegionBuilder(graph)
        self.polling = waiting_loops(graph)
        machine.values = self.values
        self.lone: dict[int, int] = {}
        self.lanes: list[int | None] = [None] * len(self.steps)
        self.known: dict[Any, tuple[Lanes, ...]] = {}

    def once_more(self, lone: dict[int, int]) -> _Analysis:
        """From the start, knowing the blocks that one lane alone can come to."""
        other = _Analysis(self.graph, self.live, self.types, self.machine, False)
        steps = [(step, lone.get(block.index)) for block in self.graph.blocks for step in block.steps]
        other.lone, other.lanes, other.known = lone, [lone_lane(*step) for step in steps], self.known
        return other

    def run(self) -> Facts:
        for cell in self.live.held:
            self.values[cell] = self.machine.reading.value(self.types[cell], VARYING)
        callees = {callee for block in self.graph.blocks for callee in block.end.callees}
        for cell in self.live.entering_any({0, *callees}):  # what was never written is zero, in functions too
            self._merge(cell, NUMPY.constant(self.types[cell], 0))
        self._settle()
        if self._has_running_extremes():
            self._look_at_nans_again()
            self._settle()
        values = [self._settled(cell) for cell in range(len(self.types))]
        found = [self._settled_region(region, values) for region in self.regions.regions()]
        regions = tuple(region for region, _ in found)
        region_of = {block: region for region in regions for block in region.blocks}
        apart = {block: cells for _, blocks in found for block, cells in blocks.items()}
        return Facts(tuple(values), regions, region_of, tuple(_cells(blocks) for _, blocks in found), apart, self.lone)

    def _settle(self) -> None:
        while True:
            self._drain()
            if not self._divide():
                break

    def _has_running_extremes(self) -> bool:
        """Whether there are minima or maxima of floats that go on from turn to turn of a loop."""
        return any(
            step.form is not None
            and step.instruction.definition.name in _EXTREMES
            and any(cell in step.reads and self.types[cell].is_float for cell in step.writes)
            for step in self.steps
        )

    def _look_at_nans_again(self) -> None:
        """What was found of NaNs was found while more was known of values than holds: a maximum that begins with a
        number looked as if it never were a NaN. Once more, with what is known of shapes now."""
        for cell, value in enumerate(self.values):
            if value is None or value.is_constant or not self.types[cell].is_float or cell in self.live.held:
                continue
            self.exact[cell] = 0
            self.values[cell] = self.machine.reading.value(self.types[cell], value.shape, True)
        self.waiting.extend(range(len(self.steps)))
        self.queued = bytearray(b"\1") * len(self.steps)

    def _settled_region(self, region: Region, values: Sequence[Lanes]) -> tuple[Region, dict[int, Apart]]:
        """The region, and the cells that are divided in its blocks."""
        divided = self._divided(region, values)
        if not has_straight_blocks(self.graph, region, self.polling):
            return region, dict.fromkeys(region.blocks, Apart(divided, divided))
        return replace(region, straight=True), overtaken(self.graph, self.live, region, divided, self.lone)

    def _divided(self, region: Region, values: Sequence[Lanes]) -> frozenset[int]:
        """Cells that lanes on different ways may write at different times."""
        written = self._written(region)
        return frozenset(cell for cell in written if not (values[cell].is_constant or values[cell].shape.varying))

    def _alike(self, region: Region) -> set[int]:
        """The cells that are written in the region, and of which what is known holds for all lanes that read them."""
        written = self._written(region)
        if not has_straight_blocks(self.graph, region, self.polling):
            return set()
        return written - _cells(overtaken(self.graph, self.live, region, written, self.lone))

    def _written(self, region: Region) -> set[int]:
        blocks = (self.graph.blocks[block] for block in region.blocks)
        return {cell for block in blocks for step in block.steps for cell in step.writes}

    def _settled(self, cell: int) -> Lanes:
        value = self.values[cell]
        if value is not None:
            return value
        return NUMPY.constant(self.types[cell], 0)

    # --------------------------------------------------------------------------------------------------------- fixpoint

    def _drain(self) -> None:
        waiting, queued = self.waiting, self.queued
        while waiting:
            number = waiting.popleft()
            queued[number] = 0
            step = self.steps[number]
            self.machine.lone = self.lanes[number]
            results = self._evaluate(step)
            if results is None:
                continue
            divided = step.guard is not None and self.machine.lone is None and self._guard_divides(step.guard)
            for write, value in zip(flat_writes(step.results), results, strict=True):
                if write.cell >= 0:
                    self._merge(write.cell, stored(value, self.types[write.cell]), divided)

    def _guard_divides(self, guard: int) -> bool:
        value = self.values[guard]
        return value is None or not value.shape.uniform

    def _evaluate(self, step: Step) -> tuple[Lanes, ...] | None:
        """The results of a step, None while an operand has no value yet."""
        values = self.values
        for cell in step.reads:
            if values[cell] is None and cell not in step.writes:
                return None
        if not step.results:
            return ()
        if step.form is not None and step.form.definition.function is None:
            return tuple(self.machine.unknown(write.type) for write in flat_writes(step.results))
        machine = self.machine
        sources = [None if source is None else source.value(machine) for source in step.sources]
        if step.form is None:
            return tuple(flat_values(sources))
        key = (step.form, *map(_key, sources))
        results = self.known.get(key)
        if results is None:
            results = tuple(flat_values([step.form.run(machine, *sources)]))
            self.known[key] = results
        return results

    def _merge(self, cell: int, value: Lanes, divided: bool = False) -> None:
        """The cell may also hold `value`. `divided`: only in some of the lanes."""
        if cell in self.live.held:
            return
        if value.is_constant:  # a NaN that this host made of constants
            value = canonical_nan(value)
        old = self.values[cell]
        if not self.exact[cell] and not value.raw_nan and not _is_harmless(value):
            self.exact[cell] = 1
        if old is None and not divided:
            new = value if value.is_constant else self._abstract(cell, value.shape)
        elif old is not None and old.is_constant and value.is_constant and _same(old, value):
            return
        elif divided or self.forced[cell] or old is None:
            new = self.machine.reading.value(self.types[cell], VARYING, not self.exact[cell])
        else:
            new = self._abstract(cell, old.shape.join(value.shape))
        self._set(cell, old, new)

    def _abstract(self, cell: int, shape: Shape) -> Lanes:
        if self.forced[cell] or (self.parted[cell] and shape.varying):
            shape = VARYING
        return self.machine.reading.value(self.types[cell], shape, not self.exact[cell])

    def _set(self, cell: int, old: Lanes | None, new: Lanes) -> None:
        if old is not None and (old.shape, old.raw_nan, old.is_constant) == (new.shape, new.raw_nan, new.is_constant):
            return
        self.values[cell] = new
        for number in self.readers[cell]:
            if not self.queued[number]:
                self.queued[number] = 1
                self.waiting.append(number)

    # ---------------------------------------------------------------------------------------------------------- regions

    def _divide(self) -> bool:
        """Add the influence of branches found to divide the lanes; whether that made cells varying."""
        grown = False
        for block in self.graph.blocks:
            if block.end.kind in _DIVIDING and block.index not in self.lone and self._divides(block.end.step):
                grown = bool(self.regions.add_branch(block.index)) or grown
        changed = False
        for region in self.regions.regions() if grown else ():
            changed = self._force(region) or changed
        return changed

    def _divides(self, step: Step | None) -> bool:
        assert step is not None
        return any(value is not None and not value.shape.uniform for value in (self.values[c] for c in step.reads))

    def _force(self, region: Region) -> bool:
        """Lanes may come to the end of a region by different ways: what was written on them is varying there."""
        needed = set(self.live.entering_any(region.exits))
        alike = self._alike(region)
        changed = False
        for cell in self._written(region):
            if cell in needed and not self.forced[cell]:
                self.forced[cell] = 1
                changed = self._make_varying(cell) or changed
            elif not self.parted[cell] and cell not in alike:
                self.parted[cell] = 1
                changed = self._forget_groups(cell) or changed
        return changed

    def _forget_groups(self, cell: int) -> bool:
        old = self.values[cell]
        return old is not None and old.shape.varying and self._make_varying(cell)

    def _make_varying(self, cell: int) -> bool:
        old = self.values[cell]
        if old is None or old.is_constant or old.shape is VARYING:
            return False
        self._set(cell, old, self.machine.reading.value(self.types[cell], VARYING, not self.exact[cell]))
        return True


def _cells(apart: dict[int, Apart]) -> frozenset[int]:
    """All that are apart in any of the blocks."""
    return frozenset(cell for cells in apart.values() for cell in (*cells.entering, *cells.written))


def flat_writes(results: Iterable[Write | tuple[Write, ...]]) -> list[Write]:
    """All results one by one."""
    return [write for result in results for write in (result if isinstance(result, tuple) else (result,))]


def flat_values(values: Iterable[Any]) -> list[Lanes]:
    """What a definition returned, as the values of `flat_writes`: vectors, pairs and halves one by one."""
    flat: list[Lanes] = []
    for value in values:
        if isinstance(value, tuple):
            flat.extend(flat_values(value))
        elif value is not None:
            flat.append(value)
    return flat


def _key(value: Any) -> Any:
    """What tells operands apart for a definition that only looks at shapes."""
    if isinstance(value, Lanes):
        if value.is_constant:
            return value.type, value.data.tobytes()
        return value.type, value.shape, value.raw_nan
    if isinstance(value, tuple):
        return tuple(map(_key, value))
    if value is None or isinstance(value, int):
        return value
    return None if value.base is None else _key(value.base), value.space


def _same(a: Lanes, b: Lanes) -> bool:
    return a.data is b.data or (a.data.shape == b.data.shape and a.data.tobytes() == b.data.tobytes())


def _is_harmless(value: Lanes) -> bool:
    """A constant that no canonicalisation would change."""
    if not (value.is_constant and value.type.is_float):
        return value.is_constant
    with np.errstate(invalid="ignore"):  # a bf16 that is a signaling NaN
        return not np.isnan(np.frombuffer(value.data.tobytes(), value.type.dtype)).any()
