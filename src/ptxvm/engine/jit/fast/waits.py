"""Waits for conditions in the fast version: all lanes of a block wait together, or the warp leaves for the safe one."""

from __future__ import annotations

from ptxvm.engine.jit.emission.barriers import note_passing
from ptxvm.engine.jit.fast.state import FastState
from ptxvm.engine.jit.fast.suspension import Suspension
from ptxvm.engine.jit.function.text import FunctionText
from ptxvm.engine.jit.layouts.structures import Status, Warp
from ptxvm.lanes.lanes import Lanes

WAIT_PATIENCE = 500
"""Failed waits in a row of some lanes of a divided warp before it goes on in the safe version: they may wait
for each other."""


class FastWaits:
    """Emits them, at the start of blocks: a warp that waits goes on there."""

    def __init__(self, text: FunctionText, state: FastState, suspension: Suspension) -> None:
        self._text = text
        self._state = state
        self._suspension = suspension

    def suspend_unless(self, condition: Lanes) -> None:
        code = self._text.code
        on, fail = code.new_label(), code.new_label()
        self._branch_if_all(condition, on, fail)
        code.label(fail)
        self._hold(condition)
        code.label(on)
        self._note_passing()

    def wait_until(self, condition: Lanes) -> Lanes:
        code = self._text.code
        passed, fail, give_up, hold, on = (code.new_label() for _ in range(5))
        self._branch_if_all(condition, passed, fail)
        code.label(fail)
        allowed = self._text.fields.get(Warp, "gives_up")
        mine = code.value(f"and i32 {allowed}, {self._text.bits_of(self._state.mask)}")
        code.branch(code.value(f"icmp ne i32 {mine}, 0"), give_up, hold)
        code.label(give_up)
        self._text.fields.set(Warp, "gives_up", code.value(f"xor i32 {allowed}, {mine}"))
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
            self._text.code.branch(self._text.reading.base(condition), yes, no)
            return
        good = self._executing(condition)
        self._text.code.branch(
            self._text.code.value(f"icmp eq i32 {good}, {self._state.execution_bits()}"),
            yes,
            no,
        )

    def _executing(self, condition: Lanes) -> str:
        """The executing lanes in which the condition holds, as bits."""
        vector, mask = self._text.reading.vector(condition), self._state.execution_mask()
        return self._text.bits_of(vector if mask is None else self._text.code.value(f"and <32 x i1> {vector}, {mask}"))

    def _hold(self, condition: Lanes) -> None:
        """The condition does not hold: all lanes of the block wait, at its start. If it holds in some of them, these go
        on in the safe version."""
        code = self._text.code
        if not condition.shape.uniform:
            none = code.new_label()
            divided = code.value(f"icmp ne i32 {self._executing(condition)}, 0")
            code.branch(divided, self._suspension.leave(), none, likely=False)
            code.label(none)
        self._text.fields.set(Warp, "waits", 1)
        self._text.fields.set(Warp, "wait_site", self._state.site())
        if not self._state.masked:
            code.jump(self._suspension.at(self._state.block.index, Status.YIELD))
            return
        region = self._state.region
        lost = code.value(f"icmp ugt i32 {self.count_spin()}, {WAIT_PATIENCE}")
        code.branch(lost, self._suspension.leave(), self._suspension.dispatch(region, Status.YIELD), likely=False)

    def count_spin(self) -> str:
        """One more time that a divided warp comes to nothing; how often that was since its lanes were together."""
        fields = self._text.fields
        spins = self._text.code.value(f"add i32 {fields.get(Warp, 'spins')}, 1")
        fields.set(Warp, "spins", spins)
        return spins

    def _note_passing(self) -> None:
        """A wait has come to its end: the warp makes progress."""
        note_passing(self._text)
        if self._state.masked:
            self._text.fields.set(Warp, "spins", 0)
