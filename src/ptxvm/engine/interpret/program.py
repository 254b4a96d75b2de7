"""A kernel and what it calls as one list of steps, decoded when they are first reached."""

from __future__ import annotations

from collections.abc import Mapping

from ptxvm.checker.module import Function, Instruction, Label, Register, Space, Variable
from ptxvm.engine.held_registers import accessed, held_registers
from ptxvm.engine.interpret.actions import decode, fall_off
from ptxvm.engine.interpret.places import WINDOWS
from ptxvm.engine.interpret.step import Step
from ptxvm.engine.interpret.undefined import never_written
from ptxvm.engine.interpret.values import Value, filled
from ptxvm.engine.kernel_layout import FrameLayout, KernelLayout, frame_layout, kernel_layout
from ptxvm.engine.late_loads import executed_body
from ptxvm.engine.profiles import Counted
from ptxvm.lanes.numpy_reading import const
from ptxvm.lanes.types import PRED
from ptxvm.machine.image import Image
from ptxvm.machine.layout import LOCAL_WINDOW


class Program:
    """The code a launch of `kernel` runs. Functions are appended when they are first called.

    `clustered`: CTAs have ranks, so that the addresses of shared variables differ between them. `late_loads`: loads
    from tensor memory are executed as late as they may be.
    """

    def __init__(self, kernel: Function, image: Image, clustered: bool, late_loads: bool = True) -> None:
        self.kernel = kernel
        self.image = image
        self.clustered = clustered
        self._late_loads = late_loads
        self.layout: KernelLayout = kernel_layout(kernel, image)
        self._steps: list[Step | None] = []
        self._sources: list[tuple[Function, Instruction | None]] = []
        self._entries: dict[Function, int] = {}
        self._labels: dict[Label, int] = {}
        self._frames: dict[Function, FrameLayout] = {}
        self._fresh: dict[tuple[Function, int], list[Value]] = {}
        self._undefined: dict[Function, list[Value]] = {}
        self._held: dict[Function, frozenset[Register]] = {}

    def entry(self, function: Function) -> int:
        """The pc of the first step of a function that has a body."""
        found = self._entries.get(function)
        return self._append(function) if found is None else found

    def _append(self, function: Function) -> int:
        entry = len(self._sources)
        for item in executed_body(function, self._late_loads):
            if isinstance(item, Label):
                self._labels[item] = len(self._sources)
            else:
                self._sources.append((function, item))
        self._sources.append((function, None))
        self._steps += [None] * (len(self._sources) - len(self._steps))
        # Last, so that an interrupt in between leaves only code that nobody enters.
        self._entries[function] = entry
        return entry

    def step(self, pc: int) -> Step:
        found = self._steps[pc]
        if found is None:
            function, instruction = self._sources[pc]
            found = fall_off(pc, function) if instruction is None else decode(self, pc, function, instruction)
            self._steps[pc] = found
        return found

    def counted(self, counts: Mapping[int, Mapping[str, int]]) -> list[Counted]:
        """What was counted by pc, for every instruction of the functions that were entered."""
        nothing: Mapping[str, int] = {}
        pairs = enumerate(self._sources)
        return [Counted(f, i, counts.get(pc, nothing)) for pc, (f, i) in pairs if i is not None]

    def label(self, label: Label) -> int:
        """The pc of a label of a function that is part of the program."""
        return self._labels[label]

    def function_at(self, pc: int) -> Function:
        return self._sources[pc][0]

    def frame(self, function: Function) -> FrameLayout:
        found = self._frames.get(function)
        if found is None:
            found = self._frames[function] = frame_layout(function)
        return found

    def fresh_registers(self, function: Function, filler: int) -> list[Value]:
        """The registers of a function that has just been entered, by index."""
        found = self._fresh.get((function, filler))
        if found is None:
            registers = [*function.registers, *_register_parameters(function)]
            found = [const(PRED, 0)] * (1 + max((register.index for register in registers), default=-1))
            for register in registers:
                found[register.index] = filled(register.type, filler)
            self._fresh[function, filler] = found
        return found.copy()

    def undefined_registers(self, function: Function, filler: int) -> list[Value]:
        """The same with what they might hold as well."""
        found = self._undefined.get(function)
        if found is None:
            found = self._undefined[function] = never_written(function, self.fresh_registers(function, filler))
        return found.copy()

    def accessed_held(self, function: Function, instruction: Instruction) -> tuple[Register, ...]:
        """The registers that an instruction accesses at once, and others of the function read and write later."""
        held = self._held.get(function)
        if held is None:
            held = self._held[function] = held_registers(function)
        return tuple(register for register in accessed(instruction) if register in held) if held else ()

    # ---------------------------------------------------------------------------------------------------- addresses

    def address(self, symbol: Variable | Function) -> int:
        """The address of a variable in its own space, or of a function's code."""
        if isinstance(symbol, Function):
            return self.image.function_address(symbol)
        if symbol.space is Space.SHARED:
            return self.layout.shared[symbol]
        if symbol.space is Space.PARAM:
            return symbol.offset
        return self.image.addresses[symbol]

    def window(self, variable: Variable) -> int:
        """What makes an address of the variable's space a generic one."""
        return WINDOWS.get(variable.space, 0)

    def stack_window(self, variable: Variable) -> int:
        """What is added when the address of a variable on the stack is taken: parameters have generic addresses."""
        return LOCAL_WINDOW if variable.space is Space.PARAM else 0


def _register_parameters(function: Function) -> list[Register]:
    return [p for p in (*function.parameters, *function.returns) if isinstance(p, Register)]
