"""Python numbers as bytes of a PTX type."""

from __future__ import annotations

import math
import struct


class UnfitNumberError(ValueError):
    """A number has no equivalent in a type; the message says why."""


REALS = {16: struct.Struct("<e"), 32: struct.Struct("<f"), 64: struct.Struct("<d")}
"""Formats of floating-point types by their bits."""


def as_integer(value: int, bits: int) -> bytes:
    """An integer as signed or unsigned number of so many bits. Raises UnfitNumberError."""
    if not -(1 << (bits - 1)) <= value < 1 << bits:
        raise UnfitNumberError(f"{_short(value)} does not fit {bits} bits")
    return (value & ((1 << bits) - 1)).to_bytes(bits // 8, "little")


def as_real(value: float, form: struct.Struct, *, exact: bool) -> bytes:
    """A number in a floating-point format: rounded, or exactly. Raises UnfitNumberError."""
    data = _rounded(value, form)
    if not exact or value != value:  # noqa: PLR0124  (a NaN is a NaN)
        return data
    (result,) = form.unpack(data)
    if result != value:  # Python compares integers with floats exactly
        bits, advice = form.size * 8, "float(...) rounds"
        raise UnfitNumberError(f"{_short(value)} is not a {bits}-bit float, the nearest is {result!r}: {advice}")
    return data


def _rounded(value: float, form: struct.Struct) -> bytes:
    try:
        return form.pack(value)
    except (OverflowError, struct.error):  # beyond the largest number: infinity, as a conversion in C gives
        return form.pack(math.inf if value > 0 else -math.inf)


def _short(value: float) -> str:
    if isinstance(value, int) and value.bit_length() > 256:
        return f"a number of {value.bit_length()} bits"
    return repr(value)
