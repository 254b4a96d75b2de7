"""Goes through the prepared graph of a kernel as the fast version does, and holds what is known of cells, lanes and
places against what happens."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping

import numpy as np
from tests.agreement.analyses.facts import conform
from tests.agreement.analyses.machine import Array, Mask, NumpyWarp, bits_of

from ptxvm.engine.jit.analysis.graph import Block, End
from ptxvm.engine.jit.analysis.idle_warps import idle_ways
from ptxvm.engine.jit.analysis.known_places import known_places
from ptxvm.engine.jit.analysis.possible_lanes import possible_lanes
from ptxvm.engine.jit.analysis.preparation import Prepared
from ptxvm.engine.jit.analysis.shapes import flat_values, flat_writes
from ptxvm.engine.jit.program.operands import Place, PlaceOf, stored
from ptxvm.engine.jit.program.specials import Extents
from ptxvm.engine.jit.program.step import EndKind, Step
from ptxvm.isa.warp import Space
from ptxvm.lanes.lanes import Lanes
from ptxvm.lanes.numpy_reading import NUMPY, quiet
from ptxvm.lanes.types import WARP_SIZE

GONE = 1 << 30


class Wrong(Exception):
    """Something is not as it is said to be."""


class Execution:
    """One CTA. `memories` are bytes by state space."""

    def __init__(self, prepared: Prepared, block: Extents, memories: Mapping[Space, Array]) -> None:
        assert prepared.facts is not None
        self.prepared = prepared
        self.facts = prepared.facts
        self.places = known_places(prepared.graph, prepared.live, prepared.types, block)
        self.possible = possible_lanes(prepared.graph, self.facts.values)
        self.idle = idle_ways(prepared.graph, prepared.live) if block[1:] == (1, 1) else {}
        self.rests: set[tuple[int, int]] = set()
        """The idle ways that a warp has gone in this round."""
        threads = math.prod(block)
        types = list(prepared.types)
        self._turns = [
            _Turns(self, NumpyWarp(number, block, types, memories), np.arange(WARP_SIZE) + WARP_SIZE * number < threads)
            for number in range(-(-threads // WARP_SIZE))
        ]

    def run(self) -> None:
        """Raises Wrong."""
        with quiet():
            waiting = [turns.run() for turns in self._turns]
            while waiting:
                self.rests.clear()
                waiting = [each for each in waiting if next(each, None)]


class _Turns:
    """The turns of one warp, from barrier to barrier."""

    def __init__(self, execution: Execution, warp: NumpyWarp, live: Mask) -> None:
        self._execution = execution
        self._facts = execution.facts
        self._warp = warp
        self._places = np.where(live, 0, GONE)
        self._is_fast = True  # no value has wrapped that was made wider: nothing is known from there on
        self._begun = -1
        self._apart: frozenset[int] = frozenset()

    def run(self) -> Iterator[bool]:
        """True at each barrier."""
        blocks = self._execution.prepared.graph.blocks
        while (number := int(self._places.min())) != GONE:
            self._enter(blocks[number])
            for step in blocks[number].steps:
                self._execute(step)
            if blocks[number].ends_in_wait:
                self._begun = number
                yield True
            self._go_on(blocks[number])

    # --------------------------------------------------------------------------------------------------------- blocks

    def _enter(self, block: Block) -> None:
        warp, live = self._warp, self._places != GONE
        warp.mask = self._places == block.index
        warp.together = bool((warp.mask == live).all())
        apart = self._facts.apart.get(block.index)
        entering = frozenset() if apart is None else apart.entering
        is_masked = not warp.together or not all(map(self._is_known, entering))
        self._apart = frozenset() if apart is None or not is_masked else apart.written
        if self._is_fast:
            self._check_lanes(block, live)
            for cell in set(self._execution.prepared.live.entering(block.index)) - (entering if is_masked else set()):
                self._check(self._is_known(cell), f"cell {cell} at block {block.index}")

    def _check_lanes(self, block: Block, live: Mask) -> None:
        warp, bits = self._warp, bits_of(self._warp.mask)
        self._check(bits & ~self._execution.possible[block.index] == 0, f"lanes that come to block {block.index}")
        lone = self._facts.lone.get(block.index)
        self._check(lone is None or bits & ~(1 << lone) == 0, f"one lane alone comes to block {block.index}")
        self._check(warp.together or block.index in self._facts.region_of, f"lanes are apart in block {block.index}")
        self._check(bool(live.all()) or not block.whole, f"block {block.index} is whole")
        self._check(warp.together or not block.together, f"all are together in block {block.index}")

    def _go_on(self, block: Block) -> None:
        mask, end, targets = self._warp.mask, block.end, block.end.targets
        match end.kind:
            case EndKind.JUMP:
                self._places[mask] = targets[0]
            case EndKind.BRANCH:
                self._places[mask] = np.where(self._condition(end), *targets)[mask]
                self._note_idle(block)
            case EndKind.LEAVE:
                self._places[mask] = GONE
            case EndKind.LEAVE_IF:
                self._places[mask] = np.where(self._condition(end), GONE, targets[0])[mask]
            case _:
                raise NotImplementedError

    def _condition(self, end: End) -> Mask:
        assert end.step is not None and end.step.guard is not None
        holds: Mask = self._warp.values(end.step.guard).astype(bool)
        return ~holds if end.negated else holds

    def _note_idle(self, block: Block) -> None:
        """Once a warp has gone an idle way, those that follow go it, too."""
        for target in block.end.targets:
            way = block.index, target
            if self._is_fast and self._warp.together and self._execution.idle.get(way) == self._begun:
                goes = bool((self._places[self._warp.mask] == target).all())
                self._check(goes or way not in self._execution.rests, f"warps with nothing to do go {way}")
                self._execution.rests |= {way} if goes else set()

    # ---------------------------------------------------------------------------------------------------------- steps

    def _execute(self, step: Step) -> None:
        warp = self._warp
        holds = None if step.guard is None else warp.values(step.guard).astype(bool)
        warp.guard = None if holds is None else holds ^ step.guard_negated
        self._check_places(step)
        sources = [None if source is None else source.value(warp) for source in step.sources]
        results = sources if step.form is None else [step.form.run(warp, *sources)]
        for write, value in zip(flat_writes(step.results), flat_values(results), strict=True):
            if write.cell >= 0:
                self._write(step, write.cell, value)
        warp.guard = None

    def _write(self, step: Step, cell: int, value: Lanes) -> None:
        warp, type_ = self._warp, self._execution.prepared.types[cell]
        data = np.where(warp.executing, stored(value, type_).data, warp.values(cell)).astype(type_.dtype)
        warp.cells[cell] = Lanes(NUMPY, type_, data)
        if cell in self._apart or not self._is_fast or self._is_known(cell):
            return
        self._is_fast = not step.effects.may_leave
        self._check(not self._is_fast, f"cell {cell}, written by {step.instruction.definition.name}")

    def _check_places(self, step: Step) -> None:
        known = self._execution.places.get(step)
        for source in step.sources if known is not None and self._is_fast else ():
            place = source.value(self._warp) if isinstance(source, PlaceOf) else None
            if isinstance(place, Place) and known is not None:
                addresses = self._warp.addresses(place)[self._warp.executing]
                self._check(bool(((addresses >= known.low) & (addresses <= known.high)).all()), "known places")

    # ------------------------------------------------------------------------------------------------------ what holds

    def _is_known(self, cell: int) -> bool:
        type_ = self._execution.prepared.types[cell]
        return conform(self._facts.values[cell], type_, self._warp.values(cell), self._warp.mask)

    def _check(self, holds: bool, what: str) -> None:
        if not holds:
            raise Wrong(what)
