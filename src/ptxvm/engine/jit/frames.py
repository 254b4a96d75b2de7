"""Frames: one use of a function's body in a flattened function, with its own cells, labels and local memory."""

from __future__ import annotations

from dataclasses import dataclass, field

from ptxvm.checker.module import Function, Label, Register, Variable
from ptxvm.engine.jit.cells import Cells
from ptxvm.engine.kernel_layout import frame_layout

Pieces = dict[tuple[int, int], tuple[int, ...]]
"""A parameter variable in cells: (offset, bytes) -> cells, two for 16 bytes."""


@dataclass(eq=False, slots=True)
class Frame:
    """`offsets` are places in local memory, from the start of the frame of the function it is flattened into; `base` is
    where its own begins. A variable in `pieces` lives in cells. `leave` is the label behind an inlined body."""

    function: Function
    cells: Cells
    base: int
    size: int
    offsets: dict[Variable, int]
    leave: Label | None = None
    pieces: dict[Variable, Pieces] = field(default_factory=dict)
    _registers: dict[Register, tuple[int, ...]] = field(default_factory=dict)
    _labels: dict[Label, Label] = field(default_factory=dict)

    @classmethod
    def of(cls, function: Function, cells: Cells, base: int, leave: Label | None = None) -> Frame:
        layout = frame_layout(function)
        offsets = {variable: base + offset for variable, offset in layout.offsets.items()}
        return cls(function, cells, base, layout.size, offsets, leave)

    def register(self, register: Register) -> tuple[int, ...]:
        """The cells of a register."""
        found = self._registers.get(register)
        if found is None:
            found = self._registers[register] = self.cells.add(register.name, register.type)
        return found

    def label(self, label: Label) -> Label:
        """This use's own copy of a label."""
        found = self._labels.get(label)
        if found is None:
            found = self._labels[label] = Label(label.name)
        return found
