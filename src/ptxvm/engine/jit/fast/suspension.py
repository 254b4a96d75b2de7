"""Leaving the fast version and coming back: live cells go to the warp's context and return from it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from ptxvm.engine.jit.analysis.freshness import fresh_cells
from ptxvm.engine.jit.analysis.regions import Region
from ptxvm.engine.jit.analysis.waiting import next_waits
from ptxvm.engine.jit.fast.homes import FastHomes
from ptxvm.engine.jit.fast.state import FastState
from ptxvm.engine.jit.fast.sweep import Sweep
from ptxvm.engine.jit.function.places import Resume
from ptxvm.engine.jit.function.saved_cells import SavedCells
from ptxvm.engine.jit.function.text import FunctionText
from ptxvm.engine.jit.layouts.structures import Status, Version, Warp
from ptxvm.engine.jit.layouts.warp_context import PC


class Suspension:
    """The points at which the fast version may stop; each is saved and resumed by one piece of code, made at the end.

    A point is reached by a jump to `at`, `dispatch` or `behind` with the homes of cells up to date.
    """

    def __init__(self, text: FunctionText, state: FastState, homes: FastHomes, saved: SavedCells, sweep: Sweep) -> None:
        self._text = text
        self._state = state
        self._homes = homes
        self._saved = saved
        self._sweep = sweep
        self._live = state.prepared.live
        self._resume = Resume(len(state.prepared.graph.blocks), len(state.facts.regions))
        self._blocks: dict[int, None] = {}
        self._regions: dict[int, Region] = {}
        self._behind: dict[int, tuple[str, Mapping[str, str]]] = {}
        self._stops: dict[tuple[str, Status], None] = {}

    # ------------------------------------------------------------------------------------------------ labels to jump to

    def at(self, block: int, status: Status) -> str:
        """All live lanes go on at the start of `block`."""
        self._blocks[block] = None
        return self._stop(f"at{block}", status)

    def dispatch(self, region: Region, status: Status) -> str:
        """Each lane goes on at its own place in `region`."""
        self._regions[region.index] = region
        return self._stop(f"dispatch{region.index}", status)

    def behind(self, block: int, label: str, fields: Mapping[str, str]) -> str:
        """At the barrier that ends `block`; the warp goes on at `label`. `fields` of the warp say what it waits for."""
        self._behind[block] = label, fields
        return self._stop(f"behind{block}", Status.BARRIER)

    def leave(self) -> str:
        """The lanes of the block being emitted go on in the safe version, from its start."""
        if self._state.masked:
            return self.dispatch(self._state.region, Status.DEOPT)
        return self.at(self._state.block.index, Status.DEOPT)

    def note_idle(self, block: int, label: str) -> None:
        """A warp that has gone on behind the barrier at the end of `block` and comes to a label has nothing to do up to
        the next one, nor has any whose turn would come after it."""
        self._sweep.rounds.note_idle(self._resume.behind(block), label)

    def _stop(self, point: str, status: Status) -> str:
        self._stops[point, status] = None
        return f"{point}.{status.name.lower()}"

    # ------------------------------------------------------------------------------------------------------------- code

    def emit(self) -> None:
        """Emit the savers, and behind labels `resume.*` the restorers."""
        code, homes = self._text.code, self._homes
        for point, status in self._stops:
            code.label(f"{point}.{status.name.lower()}")
            if status is Status.DEOPT:
                self._text.fields.set(Warp, "version", int(Version.SAFE))
            if status is not Status.BARRIER:
                code.line(f"store i32 {int(status)}, ptr %status")
            code.jump(f"save.{point}")
        for block in self._blocks:
            cells = self._live.entering(block)
            self._save(f"at{block}", self._resume.at(block), cells)
            if self._comes_back(f"at{block}"):
                self._restore(f"at{block}", cells, f"U{block}")
        for index, region in self._regions.items():
            kept = homes.kept_apart(region)
            cells = [x for x in self._live.entering_any([*region.blocks, *region.exits]) if x not in kept]
            self._save(f"dispatch{index}", self._resume.dispatch(index), cells, region=region)
            if self._comes_back(f"dispatch{index}"):
                assert not region.straight, "its lanes do not wait"
                self._restore(f"dispatch{index}", cells, f"D{index}", places=True)
        self._sweep.rounds.know(self._following())
        behind = {block: homes.cells_behind(block) for block in self._behind}
        fresh = fresh_cells(self._state.prepared.graph, self._live, behind)
        for block, (label, fields) in self._behind.items():
            cells = behind[block]
            stale = [cell for cell in cells if cell not in fresh[block]]
            self._save(f"behind{block}", self._resume.behind(block), stale, fields=fields)
            self._restore(f"behind{block}", cells, label)

    def _following(self) -> dict[int, list[int]]:
        """What `Warp.resume` is behind each barrier, and what it may be behind the next one."""
        behind, graph = self._resume.behind, self._state.prepared.graph
        return {behind(block): [behind(other) for other in sorted(next_waits(graph, block))] for block in self._behind}

    @property
    def behind_barriers(self) -> dict[str, int]:
        """The labels at which a warp goes on behind each barrier, and what `Warp.resume` is then."""
        return {f"resume.behind{block}": self._resume.behind(block) for block in self._behind}

    def switch(self) -> list[str]:
        """The end of the entry block."""
        cases = self._returns()
        if not cases:
            return ["  br label %start"]
        pointer = self._text.entry.address(Warp, "resume")
        targets = " ".join(f"i32 {number}, label %resume.{name}" for number, name in cases)
        return [f"  %resume = load i32, ptr {pointer}", f"  switch i32 %resume, label %start [ {targets} ]"]

    @property
    def comes_back(self) -> bool:
        """Whether warps go on anywhere but where they begin."""
        return bool(self._returns())

    def _returns(self) -> list[tuple[int, str]]:
        """The points at which this version goes on, with what `Warp.resume` is then."""
        points = [(self._resume.at(block), f"at{block}") for block in self._blocks]
        points += [(self._resume.dispatch(index), f"dispatch{index}") for index in self._regions]
        points += [(self._resume.behind(block), f"behind{block}") for block in self._behind]
        return [(number, point) for number, point in points if self._comes_back(point)]

    def _comes_back(self, point: str) -> bool:
        """Whether this version goes on where it stopped."""
        return any((point, status) in self._stops for status in (Status.YIELD, Status.BARRIER, Status.SLICE))

    def _save(
        self,
        point: str,
        resume: int,
        cells: Iterable[int],
        *,
        region: Region | None = None,
        fields: Mapping[str, str] | None = None,
    ) -> None:
        """`region`: in which the lanes are apart."""
        code = self._text.code
        code.label(f"save.{point}")
        for cell in cells:
            if self._state.facts.is_constant(cell):
                continue
            if fields is None:
                self._homes.save_all(cell)
            elif cell not in self._homes.written_through and cell not in self._homes.constants:
                self._homes.save(cell)
        if region is not None:
            for cell in sorted(self._homes.kept_apart(region)):
                self._homes.save_apart(cell)
            code.line(
                f"store <32 x i16> {code.value('load <32 x i16>, ptr %pc')}, ptr {self._saved.slot(PC)}, align 64"
            )
        if not self._state.full:
            bits = code.value(f"bitcast <32 x i1> {code.value('load <32 x i1>, ptr %live')} to i32")
            self._text.fields.set(Warp, "live", bits)
        if fields and self._sweep.is_possible:
            self._sweep.rounds.arrive(resume)
        else:
            self._text.fields.set(Warp, "resume", resume)
        if fields is not None:
            code.line(f"store i32 {int(Status.BARRIER)}, ptr %status")
        for name, value in (fields or {}).items():
            self._text.fields.set(Warp, name, value)
        if self._sweep.is_possible and (point, Status.SLICE) in self._stops:
            self._sweep.end_slice()
        code.line(f"ret i32 {code.value('load i32, ptr %status')}")

    def _restore(self, point: str, cells: Iterable[int], label: str, *, places: bool = False) -> None:
        code = self._text.code
        code.label(f"resume.{point}")
        for cell in cells:
            if not self._state.facts.is_constant(cell):
                self._homes.restore(cell)
        if places:
            code.line(
                f"store <32 x i16> {code.value(f'load <32 x i16>, ptr {self._saved.slot(PC)}, align 64')}, ptr %pc"
            )
        code.jump(label)
