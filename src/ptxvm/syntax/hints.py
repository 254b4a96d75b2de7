"""What to write instead of words that are almost PTX: numbers of C, characters of word processors, misspelled names."""

from __future__ import annotations

import re
import struct
from collections.abc import Iterable

from ptxvm.diagnostics.nearest import nearest, question

_C_FLOAT = re.compile(r"((?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?)[fF]")
_F64 = re.compile(r"((?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?)[dD]")
_C_INTEGER = re.compile(r"(0[xX][0-9a-fA-F]+|\d+)([uU]?)[lL]{1,2}([uU]?)|(0[xX][0-9a-fA-F]+|\d+)u")
_TYPEWRITER = {
    **dict.fromkeys("\u2010\u2011\u2012\u2013\u2014\u2212", "-"),
    **dict.fromkeys("\u2018\u2019\u02bc", "'"),
    **dict.fromkeys("\u201c\u201d", '"'),
    **dict.fromkeys("\u00a0\u202f\u2009\ufeff", " "),
    **{"\uff0c": ",", "\uff1b": ";", "\uff08": "(", "\uff09": ")"},
}
_SHAPES = (
    (re.compile(r"0[xX]\w*"), "hexadecimal digits are 0 to 9 and a to f"),
    (re.compile(r"0[bB]\w*"), "binary digits are 0 and 1"),
    (re.compile(r"0[fF]\w*"), "an f32 constant is 0f and 8 hexadecimal digits, as in 0f3F800000 for 1.0"),
    (re.compile(r"0[dD]\w*"), "an f64 constant is 0d and 16 hexadecimal digits, as in 0d3FF0000000000000 for 1.0"),
    (re.compile(r"0\d+"), "a number that begins with 0 is octal, with the digits 0 to 7"),
    (re.compile(r"\d+(?:_\d+)+"), "the digits of a number follow each other directly"),
    (re.compile(r"\d+[A-Za-z_$]\w*"), "a name does not begin with a digit"),
)


def hint_for_number(written: str) -> str | None:
    """How PTX writes what seems to be meant by a broken number. The value stays the same."""
    if (match := _C_FLOAT.fullmatch(written)) is not None:
        return _f32(float(match[1]))
    if (match := _F64.fullmatch(written)) is not None:
        return f"write `{match[1]}`" if "." in match[1] or "e" in match[1].lower() else f"write `{match[1]}.0`"
    if (match := _C_INTEGER.fullmatch(written)) is not None:
        digits, unsigned = match[1] or match[4], match[2] or match[3] or match[4]
        return f"write `{digits}U`" if unsigned else f"write `{digits}`"
    return next((hint for shape, hint in _SHAPES if shape.fullmatch(written)), None)


def _f32(value: float) -> str | None:
    try:
        return f"as an f32 constant: 0f{struct.pack('>f', value).hex().upper()}"
    except OverflowError:
        return "this value is too large for f32"


def hint_for_character(character: str) -> str | None:
    """The character of a keyboard that one of a word processor stands for."""
    if character == ".":
        return "a name follows a dot directly"
    plain = _TYPEWRITER.get(character)
    if plain is None:
        return None
    return "write a blank" if plain == " " else f"write `{plain}`"


def shown(characters: str) -> str:
    """Characters in backticks; what cannot be seen, or is not ASCII, with its number."""
    if characters.isascii() and characters.isprintable():
        return f"`{characters}`"
    numbers = " ".join(f"U+{ord(character):04X}" for character in characters)
    return f"`{characters}` ({numbers})" if characters.isprintable() else f"the character {numbers}"


def hint_for_word(word: str, possible: Iterable[str]) -> str | None:
    """A question for the word (with its dot) that seems to be meant; None where none is near."""
    names = [one.removeprefix(".") for one in possible]
    return question(f".{one}" for one in nearest(word.removeprefix("."), sorted(names)))
