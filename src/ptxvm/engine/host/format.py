"""`printf` formats as device code uses them: parsing, and one argument as text, as C says.

Arguments lie one behind the other, each at a multiple of its size: 4 bytes for `int`, 8 for `long`, pointers and
floating point.
"""

from __future__ import annotations

import re
from dataclasses import replace
from functools import lru_cache
from math import copysign, isinf, isnan

from ptxvm.engine.host.hexadecimal import hexadecimal_float
from ptxvm.records import record

_SPECIFIER = re.compile(rb"%([-+ #0]*)(\*|\d+)?(?:\.(\*|\d*))?(hh|h|ll|l|j|z|t|q|L)?([diouxXcspaAeEfFgG%])")
_WIDE = (b"l", b"ll", b"j", b"z", b"t", b"q")
_NARROW = {b"hh": 8, b"h": 16}
_BASES = {"o": "o", "x": "x", "X": "X", "u": "d", "d": "d", "i": "d"}


@record()
class Specifier:
    """One conversion. `width` and `precision` are numbers, `Specifier.ARGUMENT` for `*`, or None."""

    flags: str
    width: int | None
    precision: int | None
    kind: str
    bits: int

    @property
    def size(self) -> int:
        """Bytes of the argument."""
        return 8 if self.bits == 64 else 4


ARGUMENT = -1
"""A width or precision that is an argument of its own (`*`)."""


@lru_cache(maxsize=256)
def parse_format(text: bytes) -> tuple[bytes | Specifier, ...]:
    """Literal text and conversions in turn; what is no valid conversion is literal."""
    parts: list[bytes | Specifier] = []
    done = 0
    for match in _SPECIFIER.finditer(text):
        parts.append(text[done : match.start()])
        parts.append(b"%" if match[5] == b"%" else _specifier(match))
        done = match.end()
    parts.append(text[done:])
    return tuple(part for part in parts if part != b"")


def _specifier(match: re.Match[bytes]) -> Specifier:
    flags, width, precision, length, kind = match.groups()
    letter = kind.decode()
    wide = letter in "aAeEfFgGsp" or length in _WIDE
    bits = 64 if wide else _NARROW.get(length, 32)
    limit = None if precision is None else _number(precision or b"0")
    return Specifier(flags.decode(), None if width is None else _number(width), limit, letter, bits)


def _number(text: bytes) -> int:
    return ARGUMENT if text == b"*" else int(text)


def with_arguments(specifier: Specifier, width: int | None, precision: int | None) -> Specifier:
    """The conversion with the values of its `*`: a negative width means left, a negative precision none."""
    flags = specifier.flags
    if width is not None and width < 0:
        flags, width = flags + "-", -width
    if precision is not None and precision < 0:
        precision = None
    return replace(specifier, flags=flags, width=width, precision=precision)


# --------------------------------------------------------------------------------------------------------- conversions


def format_integer(specifier: Specifier, value: int) -> str:
    """`value`: the bits of the argument."""
    value &= (1 << specifier.bits) - 1
    if specifier.kind == "c":
        return _padded(specifier, "", chr(value & 0xFF), zeros=False)
    if specifier.kind == "p":
        prefix, digits = ("0x", f"{value:x}") if value else ("", "(nil)")
        return _padded(specifier, prefix, digits, zeros=value != 0)
    signed = specifier.kind in "di"
    negative = signed and value >> (specifier.bits - 1) == 1
    if negative:
        value = (1 << specifier.bits) - value
    digits = format(value, _BASES[specifier.kind])
    if specifier.precision is not None:
        digits = "" if specifier.precision == value == 0 else digits.zfill(specifier.precision)
    if "#" in specifier.flags and specifier.kind == "o" and not digits.startswith("0"):
        digits = "0" + digits
    prefix = _sign(specifier, negative) if signed else ""
    if "#" in specifier.flags and specifier.kind in "xX" and value:
        prefix = "0" + specifier.kind
    return _padded(specifier, prefix, digits, zeros=specifier.precision is None)


def format_float(specifier: Specifier, value: float) -> str:
    negative, magnitude = copysign(1.0, value) < 0, abs(value)
    finite = not (isinf(value) or isnan(value))
    upper = specifier.kind.isupper()
    if not finite:
        digits = "nan" if isnan(value) else "inf"
    elif specifier.kind in "aA":
        digits = hexadecimal_float(magnitude, specifier.precision, alternate="#" in specifier.flags)
    else:
        precision = 6 if specifier.precision is None else specifier.precision
        alternate = "#" if "#" in specifier.flags else ""
        digits = f"%{alternate}.{precision}{specifier.kind.lower()}" % magnitude
    prefix = _sign(specifier, negative)
    if specifier.kind in "aA" and finite:
        prefix, digits = prefix + "0x", digits.removeprefix("0x")
    text = _padded(specifier, prefix, digits, zeros=finite)
    return text.upper() if upper else text


def format_string(specifier: Specifier, value: bytes) -> str:
    """The string up to the precision, byte by byte."""
    return _padded(specifier, "", value[: specifier.precision].decode("latin-1"), zeros=False)


def _sign(specifier: Specifier, negative: bool) -> str:
    if negative:
        return "-"
    return "+" if "+" in specifier.flags else " " if " " in specifier.flags else ""


def _padded(specifier: Specifier, prefix: str, digits: str, *, zeros: bool) -> str:
    missing = (specifier.width or 0) - len(prefix) - len(digits)
    if missing <= 0:
        return prefix + digits
    if "-" in specifier.flags:
        return prefix + digits + " " * missing
    if zeros and "0" in specifier.flags:
        return prefix + "0" * missing + digits
    return " " * missing + prefix + digits
