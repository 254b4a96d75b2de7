"""Fused multiplication and addition of f32 on processors without an instruction for it (x86-64 before AVX2).

Four lanes after four others: all that is between their operands and their results stays in registers, of which there
are sixteen of 16 bytes. f64 holds products exactly; sums it rounds, and f32 once more. That gives what rounding once
would, unless something was lost and what is left lies just between two numbers of f32, or is smaller than normal ones,
where they lie further apart. Then, which is rare, all lanes are computed again in a way that is always right.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from ptxvm.lanes.code import METADATA, Code
from ptxvm.lanes.lanes import Lanes
from ptxvm.lanes.llvm_literals import indices
from ptxvm.lanes.llvm_parts import joined, part_of
from ptxvm.lanes.types import F32, WARP_SIZE

if TYPE_CHECKING:
    from ptxvm.lanes.llvm_reading import LlvmReading

_USUAL, _EXACT = "lanes.fma_in_fours", "lanes.fma_to_odd"
_OPERANDS = ("%a", "%b", "%c")
_FOUR, _ALL = 4, F32.vector
_FLOATS, _DOUBLES, _LONGS = (f"<{_FOUR} x {type_}>" for type_ in ("float", "double", "i64"))
_WORDS, _CHOICE = f"<{_FOUR} x i32>", f"<{_FOUR} x i1>"

_LOST = 29
"""Bits of an f64 number that f32 does not have; between two f32 numbers the first of them is set."""

_LEAST = 0x3810_0000
"""The upper half of the least normal f32 number, 2^-126, as f64."""


def fused(reading: LlvmReading, a: Lanes, b: Lanes, c: Lanes) -> Lanes:
    """`a * b + c`, rounded once; one of them varies."""
    reading.code.declarations.update((_usual_function(), _exact_function(), *METADATA))
    operands = ", ".join(f"{_ALL} {reading.vector(operand)}" for operand in (a, b, c))
    return reading.varying(F32, reading.code.value(f"call {_ALL} @{_USUAL}({operands})"), raw_nan=True)


@cache
def _usual_function() -> str:
    """The text of a function of the three. It is called, not made part of those who call it: there registers would be
    fewer still, and LLVM long in choosing them."""
    code, parts, doubts = Code(), [], "zeroinitializer"
    for first in range(0, WARP_SIZE, _FOUR):
        terms = _terms(code, first)
        total = code.value(f"fadd {_DOUBLES} {', '.join(terms)}")
        parts.append(code.value(f"fptrunc {_DOUBLES} {total} to {_FLOATS}"))
        doubts = code.value(f"or {_CHOICE} {doubts}, {_is_doubtful(code, *terms, total)}")
    result = joined(code, parts)
    bits = code.value(f"bitcast {_CHOICE} {doubts} to i{_FOUR}")
    code.branch(code.value(f"icmp eq i{_FOUR} {bits}, 0"), "usual", "rare", likely=True)
    code.label("rare")
    operands = ", ".join(f"{_ALL} {name}" for name in _OPERANDS)
    code.line(f"ret {_ALL} {code.value(f'call {_ALL} @{_EXACT}({operands})')}")
    code.label("usual")
    return _text(_USUAL, code, result)


@cache
def _exact_function() -> str:
    """The text of one that is right for all operands: rounding the sum to odd leaves one rounding that counts (see
    `exact`)."""
    code, parts = Code(), []
    for first in range(0, WARP_SIZE, _FOUR):
        odd = _to_odd(code, *_two_sum(code, *_terms(code, first)))
        parts.append(code.value(f"fptrunc {_DOUBLES} {odd} to {_FLOATS}"))
    return _text(_EXACT, code, joined(code, parts))


def _text(name: str, code: Code, result: str) -> str:
    body = "\n".join([*code.lines, f"  ret {_ALL} {result}"])
    parameters = ", ".join(f"{_ALL} {operand}" for operand in _OPERANDS)
    return f"define internal {_ALL} @{name}({parameters}) noinline nounwind {{\nentry:\n{body}\n}}"


def _terms(code: Code, first: int) -> tuple[str, str]:
    """The product, which is exact, and what is added, of four lanes."""
    a, b, c = (code.value(f"fpext {_FLOATS} {part_of(code, name, first, _FOUR)} to {_DOUBLES}") for name in _OPERANDS)
    return code.value(f"fmul {_DOUBLES} {a}, {b}"), c


def _is_doubtful(code: Code, product: str, addend: str, total: str) -> str:
    """Whether rounding the total may give something else than rounding the sum, of which it is the nearest f64."""
    words = code.value(f"bitcast {_DOUBLES} {total} to <{2 * _FOUR} x i32>")

    def half(start: int) -> str:
        order = indices(tuple(range(start, 2 * _FOUR, 2)))
        return code.value(f"shufflevector <{2 * _FOUR} x i32> {words}, <{2 * _FOUR} x i32> poison, {order}")

    lost = code.value(f"shl {_WORDS} {half(0)}, splat (i32 {32 - _LOST})")
    between = code.value(f"icmp eq {_WORDS} {lost}, splat (i32 {-(1 << 31)})")
    magnitude = code.value(f"and {_WORDS} {half(1)}, splat (i32 {(1 << 31) - 1})")
    small = code.value(f"icmp slt {_WORDS} {magnitude}, splat (i32 {_LEAST})")
    either = code.value(f"or {_CHOICE} {between}, {small}")
    return code.value(f"and {_CHOICE} {either}, {_is_inexact(code, product, addend, total)}")


def _is_inexact(code: Code, a: str, b: str, total: str) -> str:
    """Whether the total lacks something of `a + b`: without the greater of them it is computed exactly."""
    pairs = [(code.value(f"fsub {_DOUBLES} {total}, {one}"), other) for one, other in ((a, b), (b, a))]
    differ = [code.value(f"fcmp une {_DOUBLES} {rest}, {other}") for rest, other in pairs]
    return code.value(f"or {_CHOICE} {', '.join(differ)}")


def _two_sum(code: Code, a: str, b: str) -> tuple[str, str]:
    def less(x: str, y: str) -> str:
        return code.value(f"fsub {_DOUBLES} {x}, {y}")

    total = code.value(f"fadd {_DOUBLES} {a}, {b}")
    part = less(total, a)
    return total, code.value(f"fadd {_DOUBLES} {less(a, less(total, part))}, {less(b, part)}")


def _to_odd(code: Code, total: str, error: str) -> str:
    bits, signs = (code.value(f"bitcast {_DOUBLES} {value} to {_LONGS}") for value in (total, error))
    inexact = code.value(f"fcmp one {_DOUBLES} {error}, zeroinitializer")
    lacks = code.value(f"sext {_CHOICE} {inexact} to {_LONGS}")
    towards = code.value(f"xor {_LONGS} {bits}, {signs}")
    less = code.value(f"and {_LONGS} {code.value(f'ashr {_LONGS} {towards}, splat (i64 63)')}, {lacks}")
    truncated = code.value(f"add {_LONGS} {bits}, {less}")
    last = code.value(f"and {_LONGS} {lacks}, splat (i64 1)")
    return code.value(f"bitcast {_LONGS} {code.value(f'or {_LONGS} {truncated}, {last}')} to {_DOUBLES}")
