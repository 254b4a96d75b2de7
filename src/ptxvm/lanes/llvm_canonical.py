"""The NaN that PTX defines in place of those that arithmetic made, by one instruction: it tells kinds of numbers apart
and takes for each what a table says, here another operand for NaNs, quiet and signaling ones, and the number itself for
all others. A comparison and a choice by its mask take twice as long, and three times until what follows can begin."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ptxvm.lanes.lanes import CANONICAL_NAN, Lanes
from ptxvm.lanes.llvm_rounding import HALF, in_halves
from ptxvm.lanes.types import F32

if TYPE_CHECKING:
    from ptxvm.lanes.llvm_reading import LlvmReading

_NAME = "llvm.x86.avx512.mask.fixupimm"
_TABLE = 0x1111_1100
"""Four bits for each kind; the first two are quiet and signaling NaNs. 0: the other operand; 1: the number itself."""

_AS_IT_IS = ("i32", "4")
"""Exceptions, which nobody looks at."""


def canonical(reading: LlvmReading, a: Lanes) -> Lanes | None:
    """`a` with the canonical NaN for any NaN; None if the target has no such instruction."""
    if a.type is not F32 or "avx512f" not in reading.features:
        return None
    if a.shape.varying:
        return reading.varying(F32, in_halves(reading, [reading.vector(a)], lambda parts: _half(reading, *parts)))
    return reading.uniform(F32, _scalar(reading, reading.base(a)))


def _half(reading: LlvmReading, part: str) -> str:
    return reading.code.call(HALF, f"{_NAME}.ps.512", *_operands(16, part), ("i16", "-1"), _AS_IT_IS)


def _scalar(reading: LlvmReading, name: str) -> str:
    four = "<4 x float>"
    part = reading.code.value(f"insertelement {four} poison, float {name}, i32 0")
    fixed = reading.code.call(four, f"{_NAME}.ss", *_operands(4, part), ("i8", "-1"), _AS_IT_IS)
    return reading.code.value(f"extractelement {four} {fixed}, i32 0")


def _operands(count: int, part: str) -> tuple[tuple[str, str], ...]:
    """Up to the kinds that raise exceptions: none."""
    floats, integers = f"<{count} x float>", f"<{count} x i32>"
    nan = f"bitcast ({integers} splat (i32 {CANONICAL_NAN[32]}) to {floats})"
    return (floats, nan), (floats, part), (integers, f"splat (i32 {_TABLE})"), ("i32", "0")
