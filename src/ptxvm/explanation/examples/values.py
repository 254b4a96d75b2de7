"""Registers for the operands of examples, and something to put into them."""

from __future__ import annotations

from ptxvm.isa.operands import OperandPlan

# A value that is worth looking at for every type: 1.5, 0.75 and so on for floats, small numbers for integers.
_FLOATS = ("1.5", "0.75", "2.0")
_BITS: dict[str, tuple[str, ...]] = {
    "f16": ("0x3e00", "0x3a00", "0x4000"),
    "bf16": ("0x3fc0", "0x3f40", "0x4000"),
    "f16x2": ("0x40003e00", "0x3e003a00", "0x3c004000"),
    "bf16x2": ("0x40003fc0", "0x3fc03f40", "0x3f804000"),
    "f32x2": ("0x400000003fc00000", "0x3fc000003f400000", "0x3f80000040000000"),
    "tf32": ("0x3fc00000",),
    "e4m3x2": ("0x3c38",),
    "e5m2x2": ("0x3e3c",),
    "e2m1x2": ("0x32",),
    "u16x2": ("0x00070003", "0x00020005", "0x00010001"),
    "s16x2": ("0x0007fffd", "0x00020005", "0x00010001"),
    "u8x4": ("0x09070503", "0x01020304", "0x01010101"),
    "s8x4": ("0x09f705fd", "0x01020304", "0x01010101"),
}
_INTEGERS = ("12", "5", "3")
# Operands with a meaning of their own: written as constants, or filled with something sensible.
LITERALS = {"membermask": "0xffffffff", "sp_sel": "0"}
_FILLED = {
    "c": {"shfl": "31"},
    "e": {"mma": "0x44444444"},
    "sp_meta": {"wgmma": "0x44444444"},
    "byte_id_a": {"mma": "0"},
    "byte_id_b": {"mma": "0"},
}
_DECLARED = ("pred", "f32", "f64", "b128")


def register_type(spelling: str, bits: int) -> str:
    """The type to declare a register with for an operand of this type."""
    if spelling in _DECLARED:
        return spelling
    return f"b{max(bits, 16)}" if spelling not in ("e2m1x2", "b8x2") else "b8"


def filling(plan: OperandPlan, opcode: str, number: int) -> str:
    """The constant for source number `number` of an instruction."""
    special = _FILLED.get(plan.name, {}).get(opcode)
    if special is not None:
        return special
    if plan.spelling in ("f32", "f64"):
        return _FLOATS[number % 3]
    choices = _BITS.get(plan.spelling, _INTEGERS)
    return choices[number % len(choices)]
