"""Single-precision arithmetic with a rounding direction, or by powers of two, where the processor has instructions.

LLVM's own operations with a direction are compiled as if they rounded to nearest; these are the target's intrinsics.
Only NaNs could differ from what is composed of nearest results, and f32's are canonical where anybody can see them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ptxvm.lanes.lanes import Lanes
from ptxvm.lanes.llvm_direction import can_turn, turned
from ptxvm.lanes.llvm_parts import joined, part_of
from ptxvm.lanes.types import F32, WARP_SIZE

if TYPE_CHECKING:
    from ptxvm.lanes.llvm_reading import LlvmReading

_HALF = WARP_SIZE // 2
HALF = f"<{_HALF} x float>"
_NAMES = {"add": "add.ps", "mul": "mul.ps", "div": "div.ps", "fma": "vfmadd.ps", "sqrt": "sqrt.ps"}
_DIRECTIONS = {"rm": 9, "rp": 10, "rz": 11}
"""As instructions are encoded; 8 keeps exceptions quiet."""
_AS_USUAL = ("i32", "4")
"""To nearest, as everything else."""


def rounded(reading: LlvmReading, operation: str, direction: str, operands: tuple[Lanes, ...]) -> Lanes | None:
    """`operation` on varying values of type F32; None where the processor cannot do it by itself."""
    if operands[0].type is not F32 or not any(operand.shape.varying for operand in operands):
        return None
    if "avx512f" not in reading.features:
        if not can_turn(reading.features):
            return None
        return reading.varying(F32, turned(reading, operation, direction, operands), raw_nan=True)
    name = f"llvm.x86.avx512.{_NAMES[operation]}.512"
    how = ("i32", str(_DIRECTIONS[direction]))

    def half(parts: list[str]) -> str:
        return reading.code.call(HALF, name, *((HALF, part) for part in parts), how)

    whole = in_halves(reading, [reading.vector(operand) for operand in operands], half)
    return reading.varying(F32, whole, raw_nan=True)


def scaled(reading: LlvmReading, a: Lanes, exponent: Lanes) -> Lanes | None:
    """`a * 2**exponent` of varying values of type F32; None where the processor cannot do it by itself."""
    if a.type is not F32 or not a.shape.varying or "avx512f" not in reading.features:
        return None
    rest = ((HALF, "zeroinitializer"), ("i16", "-1"), _AS_USUAL)

    def half(parts: list[str]) -> str:
        return reading.code.call(HALF, "llvm.x86.avx512.mask.scalef.ps.512", *((HALF, part) for part in parts), *rest)

    return reading.varying(F32, in_halves(reading, [reading.vector(a), reading.vector(exponent)], half), raw_nan=True)


def in_halves(reading: LlvmReading, vectors: list[str], half: Callable[[list[str]], str]) -> str:
    """What `half` makes of 16 lanes of each vector of type F32, for all 32."""
    halves = []
    for first in (0, _HALF):
        halves.append(half([part_of(reading.code, vector, first, _HALF) for vector in vectors]))
    return joined(reading.code, halves)
