"""The block being emitted in the fast version: one copy for all live lanes together, one for some of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ptxvm.engine.jit.analysis.graph import Block
from ptxvm.engine.jit.analysis.known_places import Places
from ptxvm.engine.jit.analysis.neighbours import neighbours
from ptxvm.engine.jit.analysis.possible_lanes import known_lanes, lone_lane, possible_lanes
from ptxvm.engine.jit.analysis.preparation import Prepared
from ptxvm.engine.jit.analysis.regions import Region, meetings
from ptxvm.engine.jit.analysis.scattering import loaded_cells
from ptxvm.engine.jit.analysis.shapes import Facts
from ptxvm.engine.jit.emission.block_state import BlockState
from ptxvm.engine.jit.function.sites import Sites
from ptxvm.engine.jit.function.text import FunctionText
from ptxvm.engine.jit.memory.context import FunctionContext
from ptxvm.engine.jit.memory.few import MOST
from ptxvm.engine.jit.program.step import EndKind, Step
from ptxvm.lanes.lanes import Lanes, take
from ptxvm.lanes.types import WARP_SIZE


def arrivals(block: int) -> str:
    """The stack slot with the lanes that have come to a block of a straight region."""
    return f"%in{block}"


class FastState(BlockState):
    """`full`: all 32 lanes of every warp live until the warp ends, so that unmasked blocks need no mask at all."""

    def __init__(
        self,
        text: FunctionText,
        prepared: Prepared,
        facts: Facts,
        accesses: FunctionContext,
        sites: Sites,
        *,
        full: bool,
        places: Mapping[Step, Places],
    ) -> None:
        super().__init__(text, prepared, facts, accesses, sites)
        self.full = full
        self.masked = False
        self.loaded = loaded_cells(prepared.graph, facts.values)
        self.neighbours = neighbours(prepared.graph)
        self.places = places
        self.leave: Callable[[], str] | None = None
        self._possible = possible_lanes(prepared.graph, facts.values)
        self._early: frozenset[Step] = frozenset()
        self._apart: frozenset[int] = frozenset()
        self._lone: dict[tuple[int, int], tuple[Lanes, Lanes]] = {}
        self._in_loops = prepared.graph.in_loops()
        straight = (region for region in facts.regions if region.straight)
        found = (meetings(prepared.graph, region, self._divides).items() for region in straight)
        self._meetings = {block: first for each in found for block, first in each}

    def _divides(self, block: Block) -> bool:
        step = block.end.step
        return step is not None and not all(self.facts.values[cell].shape.uniform for cell in step.reads)

    def arrivals(self, block: int) -> str:
        """The slot with the lanes that come to a block of a straight region, once those before have had their turn:
        where lanes meet that were parted, those that had come to where they did."""
        return arrivals(self._meetings.get(block, block))

    @property
    def region(self) -> Region:
        """The divergent region of the block."""
        return self.facts.region_of[self.block.index]

    def enter(self, block: Block, *, masked: bool) -> None:
        """Begin a copy of a block."""
        goes_on = not masked and not self.masked and self._goes_on(block)
        self.block, self.masked = block, masked
        self._apart = self.facts.apart[block.index].entering if masked else frozenset()
        self._early = _up_to_effects(block)
        self.accesses.in_loop = block.index in self._in_loops
        if goes_on:
            self.go_on(f"U{block.index}")
        else:
            self.continue_at(f"{'M' if masked else 'U'}{block.index}")

    def way_out(self) -> Callable[[], str] | None:
        return None if self.masked or self.step not in self._early else self.leave

    def other_way(self) -> Callable[[], str] | None:
        old = None if self.masked else self.block.old
        return None if old is None else lambda: f"U{old.index}"

    def few_lanes(self) -> tuple[int, ...]:
        step, lanes = self.step, self._possible[self.block.index]
        if step is not None and step.guard is not None:
            lanes &= known_lanes(self.facts.values[step.guard])[step.guard_negated]
        return tuple(lane for lane in range(WARP_SIZE) if lanes >> lane & 1) if lanes.bit_count() <= MOST else ()

    def _goes_on(self, block: Block) -> bool:
        """Whether nothing but the end of the block before, which was emitted last, leads to this one: neither another
        block, nor the dispatcher of a region, nor the end of a wait. (Across barriers less is kept in registers.)"""
        before, regions = self.block, self.facts.region_of
        if before.ends_in_wait or block.ends_in_wait:
            return False
        if before.index != block.index - 1 or before.end.kind is not EndKind.JUMP:
            return False
        if before.index in regions or block.index in regions or block.predecessors != [before.index]:
            return False
        return not any(step.effects.synchronises for step in block.steps)

    def continue_at(self, label: str) -> None:
        """The block begins, or goes on behind a suspension: nothing is known of earlier values."""
        self.open(label)
        if not self.masked:
            self.mask = None if self.block.whole else self.live_mask()
        else:
            place = self.arrivals(self.block.index) if self.region.straight else "%mask"
            self.mask = self.text.code.value(f"load <32 x i1>, ptr {place}")
            if self.region.straight and self.block.index in self._in_loops:
                self.text.code.line(f"store <32 x i1> zeroinitializer, ptr {place}")

    def live_mask(self) -> str | None:
        """The lanes that have not exited, None when all 32 live."""
        return None if self.full else self.text.code.value("load <32 x i1>, ptr %live")

    def is_apart(self, cell: int) -> bool:
        """Whether no one value stands for a cell in the lanes of the masked block being emitted, as far as it is."""
        return cell in self._apart

    def fact(self, cell: int) -> Lanes:
        fact = self.facts.values[cell]
        if cell in self._apart:
            return self.text.reading.varying(fact.type, "poison", fact.raw_nan)
        return fact

    def read(self, cell: int) -> Lanes:
        value = super().read(cell)
        lane = lone_lane(self.step, self.facts.lone.get(self.block.index))
        if lane is None or value.shape.uniform:
            return value
        known = self._lone.get((cell, lane))
        if known is None or known[0] is not value:
            known = self._lone[cell, lane] = value, take(value, lane)
        return known[1]

    def will_write(self, cell: int) -> None:
        if self.masked:
            is_made = cell in self.facts.apart[self.block.index].written
            self._apart = self._apart | {cell} if is_made else self._apart - {cell}


def _up_to_effects(block: Block) -> frozenset[Step]:
    """The steps before which the block has done nothing that must not be done twice."""
    first = next((place for place, step in enumerate(block.steps) if not step.effects.repeatable), len(block.steps))
    return frozenset(block.steps[: first + 1])
