"""Registers that asynchronous instructions read and write later, in the interpreter's frames."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

from ptxvm.checker.module import Instruction, Register
from ptxvm.engine.held_registers import of
from ptxvm.engine.host.held_registers import HeldRegisters, Values
from ptxvm.engine.interpret.step import Action, Step
from ptxvm.engine.interpret.undefined import Undefined
from ptxvm.engine.interpret.values import Mask, Value, blend_value
from ptxvm.engine.touches import Touch, after_use
from ptxvm.lanes.lanes import Lanes, canonical_nan
from ptxvm.lanes.numpy_reading import NUMPY
from ptxvm.lanes.types import U32, WARP_SIZE

if TYPE_CHECKING:
    from ptxvm.engine.interpret.cta import Cta

Registers = list[Value]
"""Those of a frame."""


class HeldAccesses:
    """What each warp did to registers since its last fence; `fenced` are the warps that had one."""

    def __init__(self) -> None:
        self.fenced: set[int] = set()
        self._touched: dict[int, dict[tuple[int, Register], Touch]] = {}

    def note(self, warp: int, frame: Registers, registers: tuple[Register, ...], touch: Touch) -> None:
        known = self._touched.setdefault(warp, {})
        for register in registers:
            key = id(frame), register
            known[key] = known.get(key, Touch(0)) | touch

    def fence(self, warp: int) -> None:
        self.fenced.add(warp)
        self._touched.pop(warp, None)

    def use(self, warp: int, frame: Registers, registers: Sequence[Register]) -> str | None:
        """They are used now: the name of one that must not be."""
        known, wrong = self._touched.setdefault(warp, {}), None
        for register in registers:
            key = id(frame), register
            touched = known.get(key, Touch(0))
            known[key] = after_use(touched)
            wrong = wrong if touched.is_ordered or wrong is not None else register.name
        return wrong


def noting_accesses(action: Action, registers: tuple[Register, ...], *, moves: bool) -> Action:
    """The action of a step that accesses such registers; whether it is a `mov`."""
    touch = Touch.MOVED if moves else Touch.COMPUTED

    def note(cta: Cta, step: Step) -> int | None:
        for warp in np.flatnonzero(cta.warp.mask.any(axis=1)):
            cta.accesses.note(int(warp), cta.registers, registers, touch)
        return action(cta, step)

    return note


class FrameRegisters:
    """Implements `WarpRegisters` for the current group of a CTA."""

    def __init__(self, cta: Cta, instruction: Instruction) -> None:
        self._cta = cta
        self._instruction = instruction

    def of(self, warp: int, operand: int) -> HeldRegisters:
        return _OfWarp(self._cta, warp, of(self._instruction, operand))

    def fence(self, warp: int) -> None:
        self._cta.accesses.fence(warp)

    def is_fenced(self, warp: int) -> bool:
        return warp in self._cta.accesses.fenced


class _OfWarp:
    """Implements `HeldRegisters`: the frame is that in which the instruction was issued."""

    def __init__(self, cta: Cta, warp: int, elements: Sequence[Register | int]) -> None:
        self._cta = cta
        self._warp = warp
        self._elements = elements
        self._registers = [element for element in elements if isinstance(element, Register)]
        self._frame = cta.registers

    def read(self) -> Values:
        return np.stack([self._value(element) for element in self._elements])

    def _value(self, register: Register | int) -> npt.NDArray[np.uint32]:
        if isinstance(register, int):
            return np.full(WARP_SIZE, register, np.uint32)
        value = self._frame[register.index]
        assert isinstance(value, Lanes)
        data = value.bits(U32).data
        return np.broadcast_to(data, (WARP_SIZE,)) if data.ndim == 0 else np.asarray(data[self._warp])

    def undefined(self) -> Values | None:
        others = self._followed()
        if others is None:
            return None
        rows = [np.zeros(WARP_SIZE, np.uint32) for _ in self._elements]
        for row, element in zip(rows, self._elements, strict=True):
            if isinstance(element, Register):
                own, other = self._frame[element.index], others.registers[element.index]
                assert isinstance(own, Lanes) and isinstance(other, Lanes)
                bits = np.broadcast_to(own.bits(U32).data ^ other.bits(U32).data, self._cta.mask.shape)
                row[:] = bits[self._warp]
        return np.stack(rows)

    def write(self, values: Values, *, adds: bool = False, undefined: Values | None = None) -> None:
        shape = self._cta.mask.shape
        for number, (register, words) in enumerate(zip(self._registers, values, strict=True)):
            unsure = self._unsure(register) if adds else None
            if undefined is not None:
                unsure = np.zeros(shape, np.bool_) if unsure is None else unsure.copy()
                unsure[self._warp] |= undefined[number] != 0
            old = self._frame[register.index]
            assert isinstance(old, Lanes)
            data = np.array(np.broadcast_to(canonical_nan(old).data, shape))
            data[self._warp] = words.view(data.dtype)
            self._frame[register.index] = Lanes(NUMPY, register.type, data)
            self._define(register, unsure)

    def _followed(self) -> Undefined | None:
        """What is undefined in the frame, if that is followed."""
        found = (each.undefined for each in self._cta.frames() if each.registers is self._frame)
        return next(found, None)

    def _unsure(self, register: Register) -> Mask | None:
        """The lanes of the batch in which the register is undefined."""
        undefined = self._followed()
        if undefined is None:
            return None
        own, other = self._frame[register.index], undefined.registers[register.index]
        assert isinstance(own, Lanes) and isinstance(other, Lanes)
        differs: Mask = np.broadcast_to(own.bits(U32).data != other.bits(U32).data, self._cta.mask.shape)
        return differs

    def _define(self, register: Register, unsure: Mask | None) -> None:
        """The register is not undefined any more, but for these lanes, if that is followed."""
        undefined = self._followed()
        if undefined is None:
            return
        mask = np.zeros(self._cta.mask.shape, np.bool_)
        mask[self._warp] = True
        new, others = self._frame[register.index], undefined.registers
        assert isinstance(new, Lanes)
        if unsure is not None:
            bits = new.bits(U32).data
            new = Lanes(NUMPY, U32, np.where(unsure, ~bits, bits)).raw_bits(register.type)
        others[register.index] = blend_value(mask, new, others[register.index])

    def use(self) -> str | None:
        return self._cta.accesses.use(self._warp, self._frame, self._registers)
