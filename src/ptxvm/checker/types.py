"""Which registers and constants an operand of a type takes (ISA 9.2, 9.4.1 and what ptxas makes of them)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from ptxvm.checker.written import Sort

_LETTERS = {"b": "b", "u": "i", "s": "i"}
_FLOATS = ("f16", "f16x2", "f32", "f64")


@dataclass(frozen=True, slots=True)
class _Class:
    """`family`: "b" untyped, "i" integer, "p" predicate, or the spelling of a float type."""

    family: str
    bits: int


_PACKED_BITS = {
    "f16": 16, "bf16": 16, "f16x2": 32, "bf16x2": 32, "u16x2": 32, "s16x2": 32, "u8x4": 32, "s8x4": 32, "f32x2": 64,
    "tf32": 32, "f32": 32, "f64": 64, "pred": 1, "b1": 32, "u4": 32, "s4": 32, "b4": 32,
    "e4m3": 8, "e5m2": 8, "e2m3": 8, "e3m2": 8, "e2m1": 8, "ue8m0": 8, "ue4m3": 8,
    "e4m3x2": 16, "e5m2x2": 16, "e2m3x2": 16, "e3m2x2": 16, "ue8m0x2": 16, "s2f6x2": 16, "e2m1x2": 8,
    "e4m3x4": 32, "e5m2x4": 32, "e2m3x4": 32, "e3m2x4": 32, "e2m1x4": 16,
    "texref": 64, "samplerref": 64, "surfref": 64,
}  # fmt: skip


@cache
def _class(spelling: str) -> _Class:
    if spelling == "pred":
        return _Class("p", 1)
    if spelling in _FLOATS:
        return _Class(spelling, _PACKED_BITS[spelling])
    if spelling in _PACKED_BITS:
        # Types without registers of their own live in untyped ones.
        return _Class("b", _PACKED_BITS[spelling])
    return _Class(_LETTERS[spelling[0]], int(spelling[1:]))


@cache
def register_fits(spelling: str, declared: str, relaxed: bool) -> bool:
    """Whether a register declared as `declared` can be an operand of the type `spelling`."""
    wanted, given = _class(spelling), _class(declared)
    if wanted.family == "p" or given.family == "p":
        return wanted.family == given.family
    if not (given.bits == wanted.bits or (relaxed and given.bits > wanted.bits)):
        return False
    if wanted.family == "b" or given.family == "b":
        return True
    return wanted.family == given.family and (given.family == "i" or given.bits == wanted.bits)


@cache
def constant_fits(spelling: str, sort: Sort) -> bool:
    """Whether a constant of this sort can be an operand of the type `spelling`."""
    wanted = _class(spelling)
    if sort is Sort.INTEGER:
        return wanted.family in ("b", "i", "p")
    if wanted.family in ("f32", "f64"):
        return True
    return spelling == ("b32" if sort is Sort.FLOAT32 else "b64")
