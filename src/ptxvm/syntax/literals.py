"""What a written number means (ISA 4.5.1, 4.5.2)."""

from __future__ import annotations

import math
import struct
import sys

from ptxvm.syntax.tree import LiteralKind

BITS64 = (1 << 64) - 1


def read_number(lexeme: str) -> tuple[LiteralKind, int] | None:
    """Kind and value of a well-formed number, the value of a float being its bits; None if it is out of range.

    A decimal float is out of range where ptxas says so: beyond the largest f64 and below the smallest normal one.
    """
    prefix = lexeme[:2]
    if prefix in ("0f", "0F"):
        return LiteralKind.FLOAT32, int(lexeme[2:], 16)
    if prefix in ("0d", "0D"):
        return LiteralKind.FLOAT64, int(lexeme[2:], 16)
    digits = lexeme.removesuffix("U")
    if prefix in ("0x", "0X"):
        value = int(digits, 16)
    elif prefix in ("0b", "0B"):
        value = int(digits, 2)
    elif not digits.isdigit():
        return _decimal_float(lexeme)
    elif len(digits) > 24:  # too long for 64 bits in any base; int() would refuse or crawl
        return None
    else:
        value = int(digits, 8 if digits[0] == "0" else 10)
    if value > BITS64:
        return None
    return (LiteralKind.UNSIGNED if digits is not lexeme else LiteralKind.INTEGER), value


def _decimal_float(lexeme: str) -> tuple[LiteralKind, int] | None:
    value = float(lexeme)
    too_small = value < sys.float_info.min and any(digit in "123456789" for digit in lexeme.lower().partition("e")[0])
    if math.isinf(value) or too_small:
        return None
    return LiteralKind.DECIMAL_FLOAT, int(struct.unpack("<Q", struct.pack("<d", value))[0])
