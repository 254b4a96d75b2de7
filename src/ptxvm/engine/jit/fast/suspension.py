"""Leaving the fast version and coming back: live cells go to the warp's context and return from it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from ptxvm.engine.jit.emission.context_cells import load_vector, store_vector
from ptxvm.engine.jit.function.places import Resume
from ptxvm.engine.jit.layouts.structures import Status, Version, Warp
from ptxvm.engine.jit.layouts.warp_context import PC

if TYPE_CHECKING:
    from ptxvm.engine.jit.analysis.regions import Region
    from ptxvm.engine.jit.fast.version import FastEmitter


class Suspension:
    """The points at which the fast version may stop; each is saved and resumed by one piece of code, made at the end.

    A point is reached by a jump to `at`, `dispatch` or `behind` with the homes of cells up to date.
    """

    def __init__(self, emitter: FastEmitter) -> None:
        self._emitter = emitter
        self._resume = Resume(len(emitter.graph.blocks), len(emitter.facts.regions))
        self._blocks: dict[int, None] = {}
        self._regions: dict[int, Region] = {}
        self._behind: dict[int, str] = {}
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

    def behind(self, block: int, label: str) -> str:
        """At the barrier that ends `block`; the warp goes on at `label`."""
        self._behind[block] = label
        return self._stop(f"behind{block}", Status.BARRIER)

    def _stop(self, point: str, status: Status) -> str:
        self._stops[point, status] = None
        return f"{point}.{status.name.lower()}"

    # ------------------------------------------------------------------------------------------------------------- code

    def emit(self) -> None:
        """Emit the savers, and behind labels `resume.*` the restorers."""
        emitter, code = self._emitter, self._emitter.code
        for point, status in self._stops:
            code.label(f"{point}.{status.name.lower()}")
            if status is Status.DEOPT:
                emitter.fields.set(Warp, "version", int(Version.SAFE))
            code.line(f"store i32 {int(status)}, ptr %status")
            code.jump(f"save.{point}")
        for block in self._blocks:
            cells = emitter.live.entering(block)
            self._save(f"at{block}", self._resume.at(block), cells)
            if self._comes_back(f"at{block}"):
                self._restore(f"at{block}", cells, f"U{block}")
        for index, region in self._regions.items():
            cells = [
                cell
                for cell in emitter.live.entering_any([*region.blocks, *region.exits])
                if cell not in emitter.kept_in_context(region)
            ]
            self._save(f"dispatch{index}", self._resume.dispatch(index), cells, places=True)
            if self._comes_back(f"dispatch{index}"):
                self._restore(f"dispatch{index}", cells, f"D{index}", places=True)
        for block, label in self._behind.items():
            cells = emitter.cells_behind(block)
            self._save(f"behind{block}", self._resume.behind(block), cells)
            self._restore(f"behind{block}", cells, label)

    def switch(self) -> list[str]:
        """The end of the entry block."""
        points = [(self._resume.at(block), f"at{block}") for block in self._blocks]
        points += [(self._resume.dispatch(index), f"dispatch{index}") for index in self._regions]
        points += [(self._resume.behind(block), f"behind{block}") for block in self._behind]
        cases = [(number, point) for number, point in points if self._comes_back(point)]
        if not cases:
            return ["  br label %start"]
        pointer = self._emitter.entry.address(Warp, "resume")
        targets = " ".join(f"i32 {number}, label %resume.{name}" for number, name in cases)
        return [f"  %resume = load i32, ptr {pointer}", f"  switch i32 %resume, label %start [ {targets} ]"]

    def _comes_back(self, point: str) -> bool:
        """Whether this version goes on where it stopped."""
        return any((point, status) in self._stops for status in (Status.YIELD, Status.BARRIER, Status.SLICE))

    def _save(self, point: str, resume: int, cells: Iterable[int], *, places: bool = False) -> None:
        emitter, code = self._emitter, self._emitter.code
        code.label(f"save.{point}")
        for cell in cells:
            if not emitter.facts.is_constant(cell) and cell not in emitter.written_through:
                save_cell(emitter, cell)
        if places:
            code.line(
                f"store <32 x i16> {code.value('load <32 x i16>, ptr %pc')}, ptr {self._emitter.slot(PC)}, align 64"
            )
        if not emitter.full:
            bits = code.value(f"bitcast <32 x i1> {code.value('load <32 x i1>, ptr %live')} to i32")
            emitter.fields.set(Warp, "live", bits)
        emitter.fields.set(Warp, "resume", resume)
        code.line(f"ret i32 {code.value('load i32, ptr %status')}")

    def _restore(self, point: str, cells: Iterable[int], label: str, *, places: bool = False) -> None:
        code = self._emitter.code
        code.label(f"resume.{point}")
        for cell in cells:
            if not self._emitter.facts.is_constant(cell):
                self._restore_cell(cell)
        if places:
            code.line(
                f"store <32 x i16> {code.value(f'load <32 x i16>, ptr {self._emitter.slot(PC)}, align 64')}, ptr %pc"
            )
        code.jump(label)

    def _restore_cell(self, cell: int) -> None:
        emitter, code = self._emitter, self._emitter.code
        type_ = emitter.home_type(cell)
        if emitter.facts.is_varying(cell):
            value = load_vector(emitter, cell)
        else:
            place = emitter.slot(emitter.prepared.layout.scalars[cell])
            value = code.value(f"load {type_}, ptr {place}, align {_alignment(emitter, cell)}")
        code.line(f"store {type_} {value}, ptr %r{cell}")


def save_cell(emitter: FastEmitter, cell: int) -> None:
    """Copy a cell from its home to the warp's context."""
    code = emitter.code
    value = code.value(f"load {emitter.home_type(cell)}, ptr %r{cell}")
    if emitter.facts.is_varying(cell):
        store_vector(emitter, cell, value)
    else:
        place = emitter.slot(emitter.prepared.layout.scalars[cell])
        code.line(f"store {emitter.home_type(cell)} {value}, ptr {place}, align {_alignment(emitter, cell)}")


def _alignment(emitter: FastEmitter, cell: int) -> int:
    return min(8, emitter.types[cell].size)
