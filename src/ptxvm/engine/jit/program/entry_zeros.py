"""Registers of called functions that may be read before they are written: zero whenever the function begins.

What a call before has left in their cells is nobody's business. Registers of kernels need no such care: a kernel begins
once, with zeros.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import chain

from ptxvm.checker.module import Function, Immediate, Instruction, Label, Register
from ptxvm.engine.jit.program.decode import Decoder
from ptxvm.engine.jit.program.frames import Frame
from ptxvm.engine.jit.program.parameter_cells import flat_results, flat_sources
from ptxvm.engine.jit.program.step import EndKind, Step
from ptxvm.lanes.types import B128, PRED, U64, carrier


class EntryZeros:
    """Makes the steps that write zeros where a function begins. Functions are looked at once."""

    def __init__(self, decoder: Decoder) -> None:
        self._decoder = decoder
        self._known: dict[Function, tuple[Register, ...]] = {}

    def steps(self, call: Instruction, frame: Frame, items: Sequence[Step | Label]) -> list[Step]:
        """For a frame in which a function's body has been flattened as `items`; its parameters have their values."""
        function = frame.function
        if function not in self._known:
            self._known[function] = _read_first(frame, items)
        return [self._zero(call, frame, register) for register in self._known[function]]

    def _zero(self, call: Instruction, frame: Frame, register: Register) -> Step:
        type_ = register.type if register.type in (B128, PRED) else carrier(register.type)
        source = self._decoder.operand(Immediate(U64, 0), type_, frame)
        result = self._decoder.write(frame.register(register), type_)
        step = self._decoder.copy(call, frame, flat_sources([source]), flat_results([result]))
        step.unwrites = True
        return step


def _read_first(frame: Frame, items: Sequence[Step | Label]) -> tuple[Register, ...]:
    """The registers of the frame, but for parameters, that some way from the start reads before it writes them."""
    registers = [register for register in frame.registers() if register not in frame.function.parameters]
    cells = [cell for register in registers for cell in frame.register(register)]
    places = {cell: place for place, cell in enumerate(cells)}
    live = live_at_start(items, places)
    return tuple(
        register for register in registers if any(live >> places[cell] & 1 for cell in frame.register(register))
    )


def live_at_start(items: Sequence[Step | Label], places: dict[int, int], *, held: bool = False) -> int:
    """As bits at the places of cells; `held`: those that steps hold count as read by them."""
    at: dict[Label, int] = {}
    while True:
        live, changed = 0, False
        for item in reversed(items):
            if isinstance(item, Label):
                changed = changed or at.get(item, 0) != live
                at[item] = live
            else:
                read = chain(item.reads, *item.held) if held else item.reads
                live = _before(item, read, live, at, places)
        if not changed:
            return live


def _before(step: Step, read: Iterable[int], live: int, at: dict[Label, int], places: dict[int, int]) -> int:
    """What is live before a step that reads these cells, of what is behind it."""
    if step.end is not None and step.end is not EndKind.CALL:
        live = live if step.guard is not None else 0
        for label in step.labels:
            live |= at.get(label, 0)
    for cell in step.writes:
        if cell in places:
            live &= ~(1 << places[cell])
    for cell in read:
        if cell in places:
            live |= 1 << places[cell]
    return live
