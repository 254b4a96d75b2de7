"""Frames: one use of a function's body in a flattened function, with its own cells, labels and local memory."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import field

from ptxvm.checker.module import Function, Label, Register, Variable
from ptxvm.engine.jit.program.cells import Cells
from ptxvm.engine.kernel_layout import FRAME_ALIGNMENT, frame_layout
from ptxvm.machine.layout import align_up
from ptxvm.records import record

Pieces = dict[int, tuple[int, ...]]
"""A parameter variable in cells: offset of a piece -> its cells, two for 16 bytes."""


@record(frozen=False, eq=False)
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
        """A frame for a kernel or an inlined function."""
        layout = frame_layout(function)
        offsets = {variable: base + offset for variable, offset in layout.offsets.items()}
        return cls(function, cells, base, layout.size, offsets, leave)

    @classmethod
    def of_section(cls, function: Function, cells: Cells) -> Frame:
        """A frame for a function that is called: results and parameters lie where every caller expects them."""
        passed, size = passing_layout((*function.returns, *function.parameters))
        frame = cls.of(function, cells, size)
        formals = (*function.returns, *function.parameters)
        places = zip(formals, passed, strict=True)
        frame.offsets.update((formal, place) for formal, place in places if isinstance(formal, Variable))
        return frame

    def register(self, register: Register) -> tuple[int, ...]:
        """The cells of a register."""
        found = self._registers.get(register)
        if found is None:
            found = self._registers[register] = self.cells.add(register.name, register.type)
        return found

    def registers(self) -> tuple[Register, ...]:
        """Those that have cells so far."""
        return tuple(self._registers)

    def label(self, label: Label) -> Label:
        """This use's own copy of a label."""
        found = self._labels.get(label)
        if found is None:
            found = self._labels[label] = Label(label.name)
        return found


def passing_layout(formals: Iterable[Variable | Register]) -> tuple[list[int], int]:
    """Where results and parameters lie in the frame of a called function, and the bytes of all of them."""
    places = []
    top = 0
    for formal in formals:
        size = formal.size if isinstance(formal, Variable) else formal.type.size
        top = align_up(top, formal.alignment if isinstance(formal, Variable) else size)
        places.append(top)
        top += size
    return places, align_up(top, FRAME_ALIGNMENT)
