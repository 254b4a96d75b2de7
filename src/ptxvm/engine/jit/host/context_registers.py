"""Registers that asynchronous instructions read and write later, in the contexts of a CTA's warps."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from ptxvm.checker.module import Instruction, Register
from ptxvm.engine.held_registers import of
from ptxvm.engine.host.held_registers import HeldRegisters, Values
from ptxvm.engine.jit.compilation.kernel_code import HostCallPlace
from ptxvm.engine.jit.layouts.structures import Cta
from ptxvm.engine.touches import Touch, after_use
from ptxvm.lanes.types import WARP_SIZE
from ptxvm.machine.memory import Bytes, host_bytes

_WORD = 4
_TOUCHES = [Touch(value) for value in range(2 * Touch.USED)]
_IS_ORDERED = np.array([touched.is_ordered for touched in _TOUCHES])
_AFTER_USE = np.array([after_use(touched) for touched in _TOUCHES], np.uint8)


class ContextRegisters:
    """Implements `WarpRegisters` for a call from compiled code."""

    def __init__(self, cta: Cta, place: HostCallPlace, instruction: Instruction) -> None:
        self._cta = cta
        self._place = place
        self._instruction = instruction

    def of(self, warp: int, operand: int) -> HeldRegisters:
        places = self._place.held[self._instruction.form.held.index(operand)]
        return _OfWarp(self._context(warp), _places_of(places), lambda: self._names(operand))

    def _names(self, operand: int) -> list[str]:
        return [each.name for each in of(self._instruction, operand) if isinstance(each, Register)]

    def fence(self, warp: int) -> None:
        marks = self._marks(warp)
        marks[:] = 0
        marks[:1] = 1

    def is_fenced(self, warp: int) -> bool:
        return bool(self._marks(warp)[0])

    def _marks(self, warp: int) -> Bytes:
        first, size = self._place.marks
        return self._context(warp)[first : first + size]

    def _context(self, warp: int) -> Bytes:
        return host_bytes(self._cta.contexts + warp * self._cta.context_size, self._cta.context_size)


class _Places(NamedTuple):
    """Where registers lie in a context: words `[register, lane]`, the marks of those that have one, and the values of
    operands that are constants, by their row."""

    words: npt.NDArray[np.intp]
    marks: npt.NDArray[np.intp]
    constants: Sequence[tuple[int, int]]


@lru_cache(maxsize=1024)
def _places_of(places: tuple[tuple[int, int], ...]) -> _Places:
    rows = np.array([place // _WORD for place, _ in places], np.intp)[:, None]
    marks = np.array([mark for place, mark in places if place >= 0], np.intp)
    constants = [(row, word) for row, (place, word) in enumerate(places) if place < 0]
    return _Places(rows + np.arange(WARP_SIZE), marks, constants)


class _OfWarp:
    """Implements `HeldRegisters`."""

    def __init__(self, context: Bytes, places: _Places, names: Callable[[], Sequence[str]]) -> None:
        self._words = context.view(np.uint32)
        self._context = context
        self._places = places
        self._names = names

    def read(self) -> Values:
        found: Values = self._words[self._places.words]
        for row, word in self._places.constants:
            found[row] = word
        return found

    def undefined(self) -> Values | None:
        return None

    def write(self, values: Values, *, adds: bool = False, undefined: Values | None = None) -> None:
        self._words[self._places.words] = values

    def use(self) -> str | None:
        marks = self._places.marks
        touched = self._context[marks]
        self._context[marks] = _AFTER_USE[touched]
        wrong = ~_IS_ORDERED[touched]
        return self._names()[int(wrong.argmax())] if wrong.any() else None
