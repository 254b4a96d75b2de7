"""Fused multiplication and addition of f32 on processors without an instruction for it (x86-64 before AVX2).

Four lanes after four others: all that is between their operands and their results stays in registers, of which there
are sixteen of 16 bytes.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from ptxvm.lanes.code import Code
from ptxvm.lanes.lanes import Lanes
from ptxvm.lanes.llvm_parts import joined, part_of
from ptxvm.lanes.types import F32, WARP_SIZE

if TYPE_CHECKING:
    from ptxvm.lanes.llvm_reading import LlvmReading

_NAME = "lanes.fma_in_fours"
_FOUR, _ALL = 4, F32.vector
_FLOATS, _DOUBLES, _WORDS = (f"<{_FOUR} x {type_}>" for type_ in ("float", "double", "i64"))


def fused(reading: LlvmReading, a: Lanes, b: Lanes, c: Lanes) -> Lanes:
    """`a * b + c`, rounded once; one of them varies."""
    reading.code.declare(_function())
    operands = ", ".join(f"{_ALL} {reading.vector(operand)}" for operand in (a, b, c))
    return reading.varying(F32, reading.code.value(f"call {_ALL} @{_NAME}({operands})"), raw_nan=True)


@cache
def _function() -> str:
    """The text of a function of the three, which becomes part of those that call it."""
    code = Code()
    result = joined(code, [_of_four(code, first) for first in range(0, WARP_SIZE, _FOUR)])
    body = "\n".join([*code.lines, f"  ret {_ALL} {result}"])
    parameters = ", ".join(f"{_ALL} {name}" for name in ("%a", "%b", "%c"))
    return f"define internal {_ALL} @{_NAME}({parameters}) alwaysinline nounwind {{\nentry:\n{body}\n}}"


def _of_four(code: Code, first: int) -> str:
    """The product is exact in f64; rounding the sum to odd there leaves one rounding that counts (see `exact`)."""

    def wide(name: str) -> str:
        return code.value(f"fpext {_FLOATS} {part_of(code, name, first, _FOUR)} to {_DOUBLES}")

    product = code.value(f"fmul {_DOUBLES} {wide('%a')}, {wide('%b')}")
    total, error = _two_sum(code, product, wide("%c"))
    return code.value(f"fptrunc {_DOUBLES} {_to_odd(code, total, error)} to {_FLOATS}")


def _two_sum(code: Code, a: str, b: str) -> tuple[str, str]:
    def less(x: str, y: str) -> str:
        return code.value(f"fsub {_DOUBLES} {x}, {y}")

    total = code.value(f"fadd {_DOUBLES} {a}, {b}")
    part = less(total, a)
    return total, code.value(f"fadd {_DOUBLES} {less(a, less(total, part))}, {less(b, part)}")


def _to_odd(code: Code, total: str, error: str) -> str:
    bits, signs = (code.value(f"bitcast {_DOUBLES} {value} to {_WORDS}") for value in (total, error))
    inexact = code.value(f"fcmp one {_DOUBLES} {error}, zeroinitializer")
    lacks = code.value(f"sext <{_FOUR} x i1> {inexact} to {_WORDS}")
    towards = code.value(f"xor {_WORDS} {bits}, {signs}")
    less = code.value(f"and {_WORDS} {code.value(f'ashr {_WORDS} {towards}, splat (i64 63)')}, {lacks}")
    truncated = code.value(f"add {_WORDS} {bits}, {less}")
    last = code.value(f"and {_WORDS} {lacks}, splat (i64 1)")
    return code.value(f"bitcast {_WORDS} {code.value(f'or {_WORDS} {truncated}, {last}')} to {_DOUBLES}")
