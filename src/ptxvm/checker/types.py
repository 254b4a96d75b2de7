"""Which registers and constants an operand of a type takes (ISA 9.2, 9.4.1 and what ptxas makes of them)."""

from __future__ import annotations

from functools import cache

from ptxvm.checker.written import Sort
from ptxvm.isa.operands import NARROW, WORD
from ptxvm.lanes.types import TYPES

# Types of operands that have registers of their own type besides the untyped ones. The values of all other float and
# packed types live in `.b` registers of their size only.
_FLOATS = {"f16": ("f16", "b16"), "f16x2": ("f16x2", "b32"), "f32": ("f32", "b32"), "f64": ("f64", "b64")}
_PACKED_INTEGERS = {"u16x2": ("f16x2", "b32"), "s16x2": ("f16x2", "b32")}
# The spelling of operands that hold an address of 32 or 64 bits (`isspacep`).
ADDRESS = "address"
_NARROW_BITS = {ADDRESS: 64, WORD: 32, NARROW: 8, "e2m1x2": 8, "e2m1x4": 16, "b1": 32, "b4": 32, "u4": 32, "s4": 32}


def width(spelling: str) -> int:
    """Bits of a register that holds one value of the type."""
    return _NARROW_BITS.get(spelling) or TYPES[spelling].bits


@cache
def register_fits(spelling: str, declared: str, *, relaxed: bool = False, fixed: bool = False) -> bool:
    """Whether a register declared as `declared` can be an operand of the type `spelling`.

    `relaxed`: wider registers are allowed; `fixed`: the type does not follow from the instruction's.
    """
    if spelling == WORD:
        return declared == "pred" or width(declared) == width(WORD)
    if "pred" in (spelling, declared):
        return spelling == declared
    if spelling == ADDRESS:
        return declared[0] in "bus" and width(declared) in (32, 64)
    if spelling == NARROW:
        return declared[0] in "bus" and width(declared) in (8, 16)
    given, wanted = width(declared), width(spelling)
    if given < wanted or (given > wanted and not relaxed):
        return False
    if spelling[0] == "b" and spelling[1:].isdigit():
        return True
    if spelling in _FLOATS:
        return declared in _FLOATS[spelling] or (given > wanted and declared[0] == "b")
    if spelling in _PACKED_INTEGERS:
        return declared in _PACKED_INTEGERS[spelling]
    if spelling[0] in "us" and spelling[1:].isdigit():
        # An .f16x2 register counts as an integer, except where the operand has a type of its own.
        return declared[0] in "bus" or (declared == "f16x2" and not fixed)
    return declared[0] == "b" and given == wanted


@cache
def constant_fits(spelling: str, sort: Sort) -> bool:
    """Whether a constant of this sort can be an operand of the type `spelling`."""
    if spelling == WORD:
        return sort is not Sort.FLOAT64
    if spelling in ("f32", "f64"):
        return sort is not Sort.INTEGER
    if sort is Sort.INTEGER:
        return spelling in (ADDRESS, NARROW, "pred") or (spelling[0] in "bus" and spelling[1:].isdigit())
    return spelling == ("b32" if sort is Sort.FLOAT32 else "b64")
