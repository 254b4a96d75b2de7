"""`%a`: a double in hexadecimal."""

from __future__ import annotations

import struct

_MANTISSA_BITS = 52
_DIGITS = _MANTISSA_BITS // 4
_BIAS = 1023


def hexadecimal_float(value: float, precision: int | None, *, alternate: bool) -> str:
    """A finite value that is not negative: `0x1.8p+1`, rounded to `precision` digits (ties to even); the fewest that
    are exact unless given. `alternate` keeps a point without digits."""
    (bits,) = struct.unpack("<Q", struct.pack("<d", value))
    exponent, mantissa = bits >> _MANTISSA_BITS, bits & ((1 << _MANTISSA_BITS) - 1)
    if exponent:
        mantissa |= 1 << _MANTISSA_BITS
    exponent = max(exponent, 1) - _BIAS if mantissa else 0
    if precision is not None and precision < _DIGITS:
        mantissa = _rounded(mantissa, 4 * (_DIGITS - precision))
    digits = f"{mantissa & ((1 << _MANTISSA_BITS) - 1):0{_DIGITS}x}"
    digits = digits.rstrip("0") if precision is None else digits[:precision].ljust(precision, "0")
    point = "." if digits or alternate else ""
    return f"0x{mantissa >> _MANTISSA_BITS}{point}{digits}p{exponent:+d}"


def _rounded(mantissa: int, dropped: int) -> int:
    """Rounded to a multiple of 2**dropped, to nearest, ties to even."""
    half = 1 << (dropped - 1)
    low = mantissa & ((1 << dropped) - 1)
    mantissa -= low
    if low > half or (low == half and mantissa >> dropped & 1):
        mantissa += 1 << dropped
    return mantissa
