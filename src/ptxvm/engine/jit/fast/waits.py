"""Waits for conditions in the fast version: all lanes of a block wait together, or the warp leaves for the safe one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ptxvm.engine.jit.layouts.structures import Status, Warp
from ptxvm.lanes.lanes import Lanes

if TYPE_CHECKING:
    from ptxvm.engine.jit.fast.version import FastEmitter

WAIT_PATIENCE = 500
"""Failed waits in a row of some lanes of a divided warp before it goes on in the safe version: they may wait
for each other."""


class FastWaits:
    """Emits them, at the start of blocks: a warp that waits goes on there."""

    def __init__(self, emitter: FastEmitter) -> None:
        self._emitter = emitter

    def suspend_unless(self, condition: Lanes) -> None:
        code = self._emitter.code
        on, fail = code.new_label(), code.new_label()
        self._branch_if_all(condition, on, fail)
        code.label(fail)
        self._hold(condition)
        code.label(on)
        self._note_passing()

    def wait_until(self, condition: Lanes) -> Lanes:
        code = self._emitter.code
        passed, fail, give_up, hold, on = (code.new_label() for _ in range(5))
        self._branch_if_all(condition, passed, fail)
        code.label(fail)
        allowed = self._emitter.fields.get(Warp, "gives_up")
        mine = code.value(f"and i32 {allowed}, {self._emitter.bits_of(self._emitter.mask)}")
        code.branch(code.value(f"icmp ne i32 {mine}, 0"), give_up, hold)
        code.label(give_up)
        self._emitter.fields.set(Warp, "gives_up", code.value(f"xor i32 {allowed}, {mine}"))
        code.jump(on)
        code.label(hold)
        self._hold(condition)
        code.label(passed)
        self._note_passing()
        code.jump(on)
        code.label(on)
        return condition

    def _branch_if_all(self, condition: Lanes, yes: str, no: str) -> None:
        """Go to `yes` if the condition holds in all executing lanes."""
        if condition.shape.uniform:
            self._emitter.code.branch(self._emitter.reading.base(condition), yes, no)
            return
        good = self._executing(condition)
        self._emitter.code.branch(
            self._emitter.code.value(f"icmp eq i32 {good}, {self._emitter.bits_of(self._emitter.execution_mask())}"),
            yes,
            no,
        )

    def _executing(self, condition: Lanes) -> str:
        """The executing lanes in which the condition holds, as bits."""
        vector, mask = self._emitter.reading.vector(condition), self._emitter.execution_mask()
        return self._emitter.bits_of(
            vector if mask is None else self._emitter.code.value(f"and <32 x i1> {vector}, {mask}")
        )

    def _hold(self, condition: Lanes) -> None:
        """The condition does not hold: all lanes of the block wait, at its start. If it holds in some of them, these go
        on in the safe version."""
        code = self._emitter.code
        if not condition.shape.uniform:
            none = code.new_label()
            divided = code.value(f"icmp ne i32 {self._executing(condition)}, 0")
            code.branch(divided, self._emitter.leave_label(), none, likely=False)
            code.label(none)
        self._emitter.fields.set(Warp, "waits", 1)
        self._emitter.fields.set(Warp, "wait_site", self._emitter.site())
        if not self._emitter.masked:
            code.jump(self._emitter.suspension.at(self._emitter.block.index, Status.YIELD))
            return
        region = self._emitter.facts.region_of[self._emitter.block.index]
        lost = code.value(f"icmp ugt i32 {self.count_spin()}, {WAIT_PATIENCE}")
        code.branch(
            lost, self._emitter.leave_label(), self._emitter.suspension.dispatch(region, Status.YIELD), likely=False
        )

    def count_spin(self) -> str:
        """One more time that a divided warp comes to nothing; how often that was since its lanes were together."""
        fields = self._emitter.fields
        spins = self._emitter.code.value(f"add i32 {fields.get(Warp, 'spins')}, 1")
        fields.set(Warp, "spins", spins)
        return spins

    def _note_passing(self) -> None:
        """A wait has come to its end: the warp makes progress."""
        self._emitter.note_passing()
        if self._emitter.masked:
            self._emitter.fields.set(Warp, "spins", 0)
