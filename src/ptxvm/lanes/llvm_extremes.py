"""Minima and maxima of f32 by one instruction, which takes -0 for less than +0 and a number rather than a quiet NaN.

A signaling NaN it takes rather than a number. Of itself and itself it makes a quiet one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ptxvm.lanes.lanes import Lanes
from ptxvm.lanes.llvm_rounding import HALF, in_halves
from ptxvm.lanes.types import F32

if TYPE_CHECKING:
    from ptxvm.lanes.llvm_reading import LlvmReading

_LESSER, _GREATER = 4, 5
_FOUR = "<4 x float>"
_AS_IT_IS = ("i32", "4")
"""Exceptions, which nobody looks at."""


def extreme(reading: LlvmReading, greatest: bool, a: Lanes, b: Lanes, *, numbers: bool) -> Lanes | None:
    """The greater (or lesser) of two values; None if the target has no such instruction. `numbers`: the result does not
    matter where there is a NaN."""
    if a.type is not F32 or "avx512dq" not in reading.features:
        return None
    varying = a.shape.varying or b.shape.varying
    choice = _GREATER if greatest else _LESSER
    names = [reading.vector(value) if varying else reading.base(value) for value in (a, b)]
    if not numbers:
        names = [_quiet(reading, name, varying=varying) for name in names]
    result = _choose(reading, choice, *names, varying=varying)
    reading.computed.note_quiet(result)
    return reading.varying(F32, result, raw_nan=True) if varying else reading.uniform(F32, result, raw_nan=True)


def _quiet(reading: LlvmReading, name: str, *, varying: bool) -> str:
    if reading.computed.is_quiet(name):
        return name
    return _choose(reading, _GREATER, name, name, varying=varying)


def _choose(reading: LlvmReading, choice: int, a: str, b: str, *, varying: bool) -> str:
    code = reading.code
    how = ("i32", str(choice))
    if varying:
        name = "llvm.x86.avx512.mask.range.ps.512"
        rest = (how, (HALF, "zeroinitializer"), ("i16", "-1"), _AS_IT_IS)
        return in_halves(reading, [a, b], lambda parts: code.call(HALF, name, *((HALF, part) for part in parts), *rest))
    parts = [code.value(f"insertelement {_FOUR} poison, float {name}, i32 0") for name in (a, b)]
    rest = ((_FOUR, "zeroinitializer"), ("i8", "-1"), how, _AS_IT_IS)
    found = code.call(_FOUR, "llvm.x86.avx512.mask.range.ss", *((_FOUR, part) for part in parts), *rest)
    return code.value(f"extractelement {_FOUR} {found}, i32 0")
