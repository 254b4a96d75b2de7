"""Who changes memory, who only looks at it, and where: what launches are judged by that never end."""

from __future__ import annotations

from ptxvm.engine.jit.emission.block_state import BlockState
from ptxvm.engine.jit.emission.control import Control
from ptxvm.engine.jit.function.text import FunctionText
from ptxvm.engine.jit.layouts.structures import Warp, Worker
from ptxvm.engine.jit.program.step import Step
from ptxvm.lanes.lanes import Lanes


class Polling:
    """Emits notes of it."""

    def __init__(self, text: FunctionText, state: BlockState, control: Control) -> None:
        self._text = text
        self._state = state
        self._control = control

    def note_change(self, condition: Lanes | None = None) -> None:
        """The executing lanes (in which the condition holds) may change memory: to whom polls it is told."""
        if self._control.may_poll:
            text = self._text
            here = self._state.active() if condition is None else self._state.ballot(condition)
            before = text.fields.get(Worker, "wrote")
            text.fields.set(Worker, "wrote", text.code.value(f"or i32 {before}, {text.reading.base(here)}"))

    def note_poll(self) -> None:
        """The executing lanes look at what others may change."""
        if self._control.may_poll:
            site, lanes = self._state.site(), self._state.execution_bits()
            for field in ("wait", "at"):
                self._text.fields.set(Warp, f"{field}_site", site)
                self._text.fields.set(Warp, f"{field}_lanes", lanes)

    def note_place(self, step: Step | None) -> None:
        """The executing lanes are at a step."""
        if step is not None:
            before, self._state.step = self._state.step, step
            self._text.fields.set(Warp, "at_site", self._state.site())
            self._text.fields.set(Warp, "at_lanes", self._state.execution_bits())
            self._state.step = before
