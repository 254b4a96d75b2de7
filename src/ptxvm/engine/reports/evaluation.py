"""The values of registers after the fact: what a thread's registers held follows from its place and its arguments."""

from __future__ import annotations

from typing import Any, Self

import numpy as np

from ptxvm.checker.module import Function, Instruction, Register, Space
from ptxvm.engine.interpret.actions import decode
from ptxvm.engine.interpret.address import LaneAddress
from ptxvm.engine.interpret.program import Program
from ptxvm.engine.interpret.values import constant
from ptxvm.engine.interpret.warp import InterpreterWarp
from ptxvm.engine.reports.registers import definitions, sole_definition
from ptxvm.isa.special_registers import SpecialRegister
from ptxvm.lanes.lanes import Lanes
from ptxvm.lanes.numpy_reading import const, quiet
from ptxvm.lanes.types import WARP_SIZE, Type
from ptxvm.machine.faults import Coordinates
from ptxvm.machine.launch import Launch


class UnknownError(Exception):
    """A value that depends on what only a running thread knows."""


class Evaluation:
    """The registers of one thread in a function, by the interpreter's reading of the definitions.

    It stands for the CTA where operands are read: `registers`, `warp`, `carry`, `shared_base`.
    """

    def __init__(
        self, kernel: Function, function: Function, launch: Launch, place: tuple[Coordinates, Coordinates]
    ) -> None:
        self.function = function
        self.definitions = definitions(function)
        self._launch = launch
        self.move(*place)
        self._program = Program(kernel, launch.image, clustered=launch.cluster_size > 1)
        self._steps: dict[int, Any] = {}
        self._by_index = {register.index: register for register in self.definitions}

    def move(self, thread: Coordinates, block: Coordinates) -> None:
        """To another thread."""
        self.registers = _Registers(self)
        self.warp = _Thread(self.function, self._launch, thread, block)

    def value(self, register: Register) -> int | None:
        """The bits of a register, where they follow from what is known."""
        try:
            return bits_of(self.registers[register.index])
        except UnknownError:
            return None

    def know(self, register: Register, bits: int) -> None:
        """Take a value for granted."""
        self.registers.known[register.index] = constant(register.type, bits & register.type.mask)

    def forget(self, register: Register) -> None:
        self.registers.known.pop(register.index, None)

    def result(self, instruction: Instruction, register: Register) -> int | None:
        """What an instruction writes to a register, given what is known of its operands."""
        before = self.registers.known.pop(register.index, None)
        try:
            self.execute(instruction)
            return bits_of(self.registers.known[register.index])
        except UnknownError:
            return None
        finally:
            self.forget(register)
            if before is not None:
                self.registers.known[register.index] = before

    def define(self, index: int) -> None:
        """Find the value of a register by executing the one instruction that writes it. Raises UnknownError."""
        register = self._by_index.get(index)
        instruction = None if register is None else sole_definition(self.definitions[register])
        if instruction is None:
            raise UnknownError
        self.execute(instruction)

    def execute(self, instruction: Instruction) -> None:
        """Raises UnknownError."""
        step: Any = self._steps.get(id(instruction))
        if step is None:
            step = self._steps[id(instruction)] = decode(self._program, 0, self.function, instruction)
        if step.message or not step.assigns:
            raise UnknownError
        try:
            with quiet():
                results = step.callee(*[fetch(self) for fetch in step.fetches])
        except UnknownError:
            raise
        except Exception as error:  # the machine that a definition asks is not running any more
            raise UnknownError from error
        for assign, result in zip(step.assigns, results if len(step.assigns) > 1 else (results,), strict=True):
            assign(self, result, True)

    @property
    def carry(self) -> Lanes:
        raise UnknownError

    @property
    def shared_base(self) -> int:
        raise UnknownError


class _Registers:
    """Registers by index, found when they are read."""

    def __init__(self, evaluation: Evaluation) -> None:
        self.known: dict[int, Any] = {}
        self._evaluation = evaluation
        self._sought: set[int] = set()

    def __getitem__(self, index: int) -> Any:
        if index not in self.known:
            if index in self._sought:
                raise UnknownError
            self._sought.add(index)
            try:
                self._evaluation.define(index)
            finally:
                self._sought.discard(index)
        return self.known[index]

    def __setitem__(self, index: int, value: Any) -> None:
        self.known[index] = value


class _Thread:
    """What of `isa.warp.Warp` can be answered when the thread is gone."""

    def __init__(self, function: Function, launch: Launch, thread: Coordinates, block: Coordinates) -> None:
        self._parameters = launch.parameters if function.is_entry else b""
        x, y, z = thread
        linear = x + launch.block[0] * (y + launch.block[1] * z)
        self._specials = {
            "tid": thread,
            "ntid": launch.block,
            "ctaid": block,
            "nctaid": launch.grid,
            "laneid": (linear % WARP_SIZE,),
        }

    def special(self, register: SpecialRegister) -> Lanes:
        values = self._specials.get(register.base)
        if values is None or register.length > 1 or register.component >= len(values):
            raise UnknownError
        return const(register.type, values[register.component])

    def load(self, space: Space, type: Type, address: LaneAddress, *, count: int = 1, **_: object) -> Any:
        size = type.size * count
        if space is not Space.PARAM or address.on_stack or address.base is not None:
            raise UnknownError
        data = self._parameters[address.offset : address.offset + size]
        if len(data) < size:
            raise UnknownError
        parts = [data[start : start + type.size] for start in range(0, size, type.size)]
        values = [constant(type, int.from_bytes(part, "little")) for part in parts]
        return values[0] if count == 1 else tuple(values)

    convert_address = InterpreterWarp.convert_address

    def __getattr__(self, name: str) -> Self:
        raise UnknownError


def bits_of(value: Any) -> int:
    """The bits of a value that is the same in all lanes. Raises UnknownError."""
    if not isinstance(value, Lanes) or np.ndim(value.data):
        raise UnknownError
    return int(np.asarray(value.data).view(f"u{value.data.dtype.itemsize}")) & value.type.mask
