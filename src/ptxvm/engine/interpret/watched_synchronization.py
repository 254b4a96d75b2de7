"""Barriers and convergence of a watched CTA: what they order, and whether they are used as the ISA says (9.7.13.1)."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, Any

import numpy as np

from ptxvm.engine.findings import Misuse
from ptxvm.engine.interpret.step import Step
from ptxvm.engine.interpret.steps_behind import CONTROL, steps_behind
from ptxvm.engine.interpret.synchronization import Synchronization
from ptxvm.engine.interpret.values import Mask
from ptxvm.engine.interpret.watched_warp import WatchedWarp
from ptxvm.engine.interpret.watching import is_aligned, lanes_text
from ptxvm.lanes.lanes import Lanes
from ptxvm.records import record
from ptxvm.sanitizer.vocabulary import Check

if TYPE_CHECKING:
    from ptxvm.engine.interpret.cta import Cta


@record(frozen=False)
class Arrivals:
    """Who has arrived at a barrier in its current phase: the steps, each with its lanes. `passed`: lanes of the same
    warps that have meanwhile gone on behind it."""

    steps: dict[int, tuple[Step, Mask]] = field(default_factory=dict)
    passed: Mask | None = None

    def add(self, step: Step, lanes: Mask) -> None:
        known = self.steps.get(step.pc)
        self.steps[step.pc] = step, lanes.copy() if known is None else known[1] | lanes


class WatchedSynchronization(Synchronization):
    """Barriers of a watched CTA."""

    def __init__(self, cta: Cta) -> None:
        super().__init__(cta)
        warp = cta.warp
        assert isinstance(warp, WatchedWarp)
        self._warp = warp
        warp.barriers = self
        self._behind: dict[int, frozenset[int]] = {}
        self._partial: list[tuple[Arrivals, Mask, Step]] = []
        self._phases: dict[int, Arrivals] = {}

    def sync(self, *arguments: Any) -> Lanes | None:
        result = super().sync(*arguments)
        warp = self._warp
        warp.block.note_sync(warp.lanes(), warp.watch.site(warp.cta))
        return result

    def _arriving(self, number: int, lanes: Mask, *, counted: bool) -> None:
        warp = self._warp
        warp.watch.watch.arrive_at_barrier(warp.block, number, warp.lanes(lanes), counted=counted)
        if warp.watch.judges(Check.SYNC):
            self._note_arrival(number, lanes)

    def _note_arrival(self, number: int, lanes: Mask) -> None:
        step, phase = self._warp.step, self._phases.setdefault(number, Arrivals())
        kinds = {_kind(step), *(_kind(other) for other, _ in phase.steps.values())}
        if "red" in kinds and len(kinds) > 1:
            text = f"bar.red and other instructions arrive at barrier {number} in one phase"
            misuse = Misuse("mixed", text, "use bar.red alone, or bar.sync and bar.arrive")
            self._warp.watch.tell_sync(self._warp.cta, step, misuse, lanes)
        phase.add(step, lanes)
        self._find_partial()

    def _find_partial(self) -> None:
        """Warps of which only some lanes have come to an instruction that is executed by the warp as a whole."""
        self._partial = []
        for phase in self._phases.values():
            for step, lanes in phase.steps.values():
                absent = lanes.any(axis=1, keepdims=True) & self._cta.living & ~lanes
                if absent.any() and is_aligned(step):
                    self._partial.append((phase, absent, step))

    def _steps_behind(self, step: Step) -> frozenset[int]:
        if step.pc not in self._behind:
            self._behind[step.pc] = steps_behind(self._cta.program, step)
        return self._behind[step.pc]

    def note_step(self, step: Step, lanes: Mask) -> None:
        """Lanes execute a step. Those behind a barrier at which others of their warp wait have left it out, unless they
        go back and come to it."""
        if not self._partial or step.instruction is None or step.instruction.definition.flow in CONTROL:
            return
        for phase, absent, barrier in self._partial:
            passed = np.zeros_like(absent) if phase.passed is None else phase.passed
            if step.pc in self._steps_behind(barrier):
                phase.passed = passed | absent & lanes
            elif step.pc < barrier.pc:
                phase.passed = passed & ~lanes

    def _check_phase(self, number: int) -> None:
        """Lanes of a warp must have come to one instruction, if that is executed by the warp as a whole."""
        phase = self._phases.pop(number, None)
        if phase is None:
            return
        self._find_partial()
        # Who exits instead of coming to a barrier counts as if it had come; whoever has gone on behind it does not.
        awaited = self._cta.living if phase.passed is None else self._cta.living | phase.passed
        aligned = [(step, lanes) for step, lanes in phase.steps.values() if is_aligned(step)]
        together = np.zeros_like(self._cta.mask)
        for _, lanes in phase.steps.values():
            together |= lanes
        for step, lanes in aligned:
            here = lanes.any(axis=1)
            apart = np.flatnonzero(here & (together & ~lanes).any(axis=1))
            missing = np.flatnonzero(here & (awaited & ~together).any(axis=1))
            if not len(apart) and not len(missing):
                continue
            warp = int((apart if len(apart) else missing)[0])
            others = "come to another instruction" if len(apart) else "do not come to it"
            rest = (awaited & ~lanes)[warp]
            text = f"{lanes_text(rest)} of warp {warp} {others}, and the warp executes it as a whole"
            misuse = Misuse("divergent", text, "let all lanes meet in front of it")
            self._warp.watch.tell_sync(self._warp.cta, step, misuse, lanes)

    def release_converging(self) -> bool:
        """Lanes that wait for each other at several `bar.warp.sync` with one mask have met, too."""
        before = self._let_go.copy()
        result = super().release_converging()
        going = self._let_go & ~before
        for row in np.flatnonzero(going.any(axis=1)).tolist():
            for mask in np.unique(self._members[row][going[row]]).tolist():
                lanes = np.flatnonzero(going[row] & (self._members[row] == mask)).tolist()
                self._meet(row, lanes, mask)
        return result

    def _meet(self, row: int, lanes: list[int], mask: int) -> None:
        """Lanes that wait for `mask`, and of which nobody else can come any more."""
        warp = self._warp
        steps = {warp.cta.step_of_lane(row, lane).pc: warp.cta.step_of_lane(row, lane) for lane in lanes}
        names = {step.instruction.definition.name for step in steps.values() if step.instruction is not None}
        if names == {"bar.warp.sync"}:
            warp.watch.watch.meet(warp.block, [row * 32 + lane for lane in lanes], mask)
        elif warp.watch.judges(Check.SYNC):
            chosen = np.zeros_like(warp.cta.mask)
            chosen[row, lanes] = True
            rest = np.array([bool(mask >> lane & 1) and lane not in lanes for lane in range(32)])
            step, *others = steps.values()
            if rest.any():
                text = f"its membermask {mask:#x} names {lanes_text(rest)} of warp {row}, which never come"
            else:
                lines = ", ".join(str(line_of(other)) for other in others)
                text = f"other lanes of its membermask {mask:#x} are in line {lines}, and each waits for the other"
            misuse = Misuse("membermask", text, "name the lanes that execute it")
            warp.watch.tell_sync(warp.cta, step, misuse, chosen)

    def _released(self, number: int, waiting: Mask) -> None:
        warp = self._warp
        self._check_phase(number)
        warp.watch.watch.release_barrier(warp.block, number, warp.lanes(waiting))


def line_of(step: Step) -> int:
    """Its PTX line."""
    return 0 if step.instruction is None else step.instruction.line


def _kind(step: Step) -> str:
    return "red" if step.opcode.split(".")[-1] in ("u32", "pred") or ".red" in step.opcode else "sync"
