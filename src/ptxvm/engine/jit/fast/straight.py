"""Straight regions: their blocks one after the other, each for the lanes that have come to it, or passed over. At the
end of a loop those that go on in it have their turn before all others."""

from __future__ import annotations

from collections.abc import Iterable

from ptxvm.engine.jit.analysis.regions import Region
from ptxvm.engine.jit.fast.budgets import Budgets
from ptxvm.engine.jit.fast.homes import FastHomes
from ptxvm.engine.jit.fast.reunion import Reunion
from ptxvm.engine.jit.fast.state import FastState, arrivals
from ptxvm.engine.jit.function.text import FunctionText

Arrivals = Iterable[tuple[int, str]]
"""Blocks and the lanes that go there (<32 x i1>)."""


class StraightRegions:
    """Emits what is between the masked copies of blocks: at `P<block>` it is decided whether anybody is there."""

    def __init__(
        self, text: FunctionText, state: FastState, homes: FastHomes, reunion: Reunion, budgets: Budgets
    ) -> None:
        self._text = text
        self._state = state
        self._homes = homes
        self._reunion = reunion
        self._budgets = budgets

    def slots(self) -> list[str]:
        """The lines that make room for the lanes of each block."""
        blocks = (block for region in self._state.facts.regions if region.straight for block in region.blocks)
        return [f"  {arrivals(block)} = alloca <32 x i1>" for block in blocks]

    def enter(self, region: Region, arriving: Arrivals) -> None:
        """Lanes that were together part; all others of the region's blocks are empty."""
        self._homes.divide(region)
        inside = [(block, lanes) for block, lanes in arriving if block in region.blocks]
        lanes_of = dict.fromkeys(region.blocks, "zeroinitializer") | dict(inside)
        for block, lanes in lanes_of.items():
            self._text.code.line(f"store <32 x i1> {lanes}, ptr {arrivals(block)}")
        self._text.code.jump(f"P{min(block for block, _ in inside)}")

    def go_on(self, region: Region, arriving: Arrivals) -> None:
        """From the masked block being emitted: its lanes go where they go, then the next block has its turn, or the
        head of a loop that ends here."""
        code, here = self._text.code, self._state.block.index
        for block, lanes in arriving:
            if block in region.blocks:
                before = code.value(f"load <32 x i1>, ptr {arrivals(block)}")
                both = code.value(f"or <32 x i1> {before}, {lanes}")
                code.line(f"store <32 x i1> {both}, ptr {arrivals(block)}")
        for block, lanes in arriving:
            if block <= here:
                back = code.new_label()
                is_left = code.value(f"icmp eq i32 {self._text.bits_of(lanes)}, 0")
                code.branch(is_left, self._behind(region, here), back)
                code.label(back)
                self._budgets.look_at_stop_flag(f"P{block}")
                return
        code.jump(self._behind(region, here))

    def emit(self, region: Region) -> None:
        """What leads into each block, and out of the region."""
        code = self._text.code
        for block in region.blocks:
            self._state.open(f"P{block}")
            lanes = self._text.bits_of(code.value(f"load <32 x i1>, ptr {self._state.arrivals(block)}"))
            if len(self._state.prepared.graph.blocks[block].predecessors) > 1:
                self._reunite(region, block, lanes)
            code.branch(code.value(f"icmp eq i32 {lanes}, 0"), self._behind(region, block), f"M{block}")
        self._state.open(f"X{region.index}")
        goal = f"U{region.exits[0]}" if region.exits else "done"
        if self._state.full or not region.exits:
            code.jump(goal)
        else:
            live = self._text.bits_of(self._state.live_mask())
            code.branch(code.value(f"icmp eq i32 {live}, 0"), "done", goal)

    def _reunite(self, region: Region, block: int, lanes: str) -> None:
        """Where ways meet, all live lanes may be together again. Where cells have two homes, changing them is work:
        then that is done at the heads of loops only."""
        if self._reunion.kept(region, block) and not self._reunion.leads_back(block):
            return
        code, together, apart = self._text.code, self._text.code.new_label(), self._text.code.new_label()
        live = self._text.bits_of(self._state.live_mask())
        code.branch(code.value(f"icmp eq i32 {lanes}, {live}"), together, apart)
        code.label(together)
        self._reunion.emit(region, block)
        code.label(apart)

    def _behind(self, region: Region, block: int) -> str:
        following = region.behind(block)
        return f"X{region.index}" if following is None else f"P{following}"
