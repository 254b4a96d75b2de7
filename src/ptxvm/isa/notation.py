"""Reads the ISA's Syntax notation.

    shfl.sync.mode.b32  d[|p], a, b, c, membermask;
    .mode = { .up, .down, .bfly, .idx };

A line is a mnemonic (opcode and modifier slots, optional ones in braces) and its operands; a name followed by `=` lists
what a slot may hold. `.shared{::cta, ::cluster}` stands for three alternatives. Two additions to the ISA's notation:
`{a, a}` is a vector operand of exactly two elements, and a slot of digits (`16`) a literal operand.
"""

from __future__ import annotations

import keyword
import re
from dataclasses import replace
from enum import Enum

from ptxvm.lanes.types import TYPES
from ptxvm.records import record

_SHARED = ("shared", "shared::cta", "shared::cluster")
SPACES = frozenset([*_SHARED, "global", "const", "local", "param", "param::entry", "param::func"])
_LAYOUTS = frozenset(("row", "col", "b8x16", "b6x16_p32", "b4x16_p64"))


class NotationError(ValueError):
    """A definition's syntax text is not in the notation: a mistake in a page, found by its tests."""


class SlotKind(Enum):
    """What a modifier slot holds; all but the slots of OTHER keep their order in a mnemonic."""

    TYPE = "type"
    SPACE = "space"
    LAYOUT = "layout"
    OTHER = "other"


@record()
class Slot:
    """One modifier place of a mnemonic. `literal`: written out in the line, without a list of alternatives."""

    name: str
    alternatives: tuple[str, ...]
    optional: bool
    literal: bool
    kind: SlotKind

    @property
    def attribute(self) -> str:
        """Its name as an attribute of a form: `level::cache_hint` is `level_cache_hint`, `.and` is `and_`."""
        name = self.name.replace("::", "_").replace("-", "_")
        return f"{name}_" if keyword.iskeyword(name) else name


class OperandKind(Enum):
    """How an operand is written."""

    SCALAR = "operand"
    VECTOR = "vector"
    ADDRESS = "address"
    TUPLE_ADDRESS = "tuple address"
    PAIR = "pair"
    LIST = "list"


@record()
class OperandNotation:
    """One operand of a line. `names` has two entries for `d|p`; `count` is the length of a vector written out."""

    names: tuple[str, ...]
    kind: OperandKind
    optional: bool = False
    second_optional: bool = False
    negatable: bool = False
    unified: bool = False
    count: int = 0


@record()
class Line:
    """One line of a Syntax block."""

    opcode: str
    slots: tuple[Slot, ...]
    operands: tuple[OperandNotation, ...]


_TOKEN = r"\.[\w:]+(?:\{::[^{}]*\})?"
_MNEMONIC = re.compile(rf"\s*\{{({_TOKEN})\}}|(?:\n\s*)?({_TOKEN})")
_ALTERNATIVES = re.compile(r"((?:\.[\w:]+\s*=\s*)+)\{(.*)\}$", re.S)


def read_syntax(text: str) -> tuple[Line, ...]:
    """The lines of a Syntax block; NotationError when it is not in the notation."""
    statements = [part.strip() for part in re.sub(r"//[^\n]*", "", text).split(";")]
    alternatives: dict[str, tuple[str, ...]] = {}
    lines = []
    for statement in filter(None, statements):
        match = _ALTERNATIVES.match(statement)
        if match is None:
            lines.append(statement)
            continue
        for name in re.findall(r"\.[\w:]+", match[1]):
            alternatives[name] = _expand_all(match[2])
    return tuple(_read_line(line, alternatives) for line in lines)


def _expand_all(text: str) -> tuple[str, ...]:
    tokens = re.findall(r"\.([\w:]+(?:\{::[^{}]*\})?)", text)
    return tuple(spelling for token in tokens for spelling in _expand(token))


def _expand(token: str) -> tuple[str, ...]:
    """`shared{::cta, ::cluster}` as its spellings."""
    base, brace, rest = token.partition("{")
    return (base, *(base + tail.strip() for tail in rest.rstrip("}").split(","))) if brace else (base,)


def _read_line(text: str, alternatives: dict[str, tuple[str, ...]]) -> Line:
    opcode = re.match(r"\w+", text)
    if opcode is None:
        raise NotationError(f"no opcode in {text!r}")
    slots: list[Slot] = []
    position = opcode.end()
    while (match := _MNEMONIC.match(text, position)) is not None:
        slots.append(_read_slot(match[1] or match[2], match[1] is not None, alternatives))
        position = match.end()
    if position < len(text) and not text[position].isspace():
        raise NotationError(f"cannot read the mnemonic of {text!r} at {text[position:]!r}")
    return Line(opcode[0], _named_literals(slots), _read_operands(text[position:]))


def _read_slot(token: str, optional: bool, alternatives: dict[str, tuple[str, ...]]) -> Slot:
    listed = alternatives.get(token)
    spellings = listed if listed is not None else _expand(token[1:])
    name = token[1:].partition("{")[0]
    return Slot(name, spellings, optional, listed is None, _kind(spellings))


#: Integers of less than a byte, in places where only types stand.
SUB_BYTE_TYPES = frozenset(["u2", "s2", "u4", "s4"])


def _kind(spellings: tuple[str, ...]) -> SlotKind:
    if all(spelling in TYPES or spelling in SUB_BYTE_TYPES for spelling in spellings):
        return SlotKind.TYPE
    if all(spelling in SPACES for spelling in spellings):
        return SlotKind.SPACE
    return SlotKind.LAYOUT if all(spelling in _LAYOUTS for spelling in spellings) else SlotKind.OTHER


def _named_literals(slots: list[Slot]) -> tuple[Slot, ...]:
    """Types and spaces written out get the names that a listed slot would have: `.f32` is the slot `type`."""
    types = _places(slots, SlotKind.TYPE, ("type",), ("dtype", "atype", "btype", "ctype"))
    spaces = _places(slots, SlotKind.SPACE, ("space",), ("dst", "src"))
    names = types | spaces
    return tuple(
        replace(slot, name=names[index]) if slot.literal and index in names else slot
        for index, slot in enumerate(slots)
    )


def _places(slots: list[Slot], kind: SlotKind, single: tuple[str, ...], several: tuple[str, ...]) -> dict[int, str]:
    indices = [index for index, slot in enumerate(slots) if slot.kind is kind]
    return dict(zip(indices, single if len(indices) == 1 else several, strict=False))


# ------------------------------------------------------------------------------------------------------------- operands

_OPERAND = re.compile(
    r"\s*(?P<negatable>\{!\})?\s*(?:"
    r"\[(?P<address>[^\]]*)\]|"
    r"\{(?P<vector>[\w\-]+\s*(?:,\s*[\w\-]+\s*)+)\}|"
    r"\((?P<list>[\w\-]+)\)|"
    r"(?P<first>[\w\-]+)(?:\|(?P<second>[\w\-]+)|\[\|(?P<maybe>[\w\-]+)\])?"
    r")\s*(?P<unified>\{\.unified\})?\s*"
)


def _read_operands(text: str) -> tuple[OperandNotation, ...]:
    operands: list[OperandNotation] = []
    text = text.strip()
    position, depth = 0, 0
    while position < len(text):
        match = _OPERAND.match(text, position)
        if match is None:
            raise NotationError(f"cannot read the operand at {text[position:]!r}")
        operands.append(_operand(match, depth > 0))
        position = match.end()
        while (separator := re.compile(r"\s*(\{\s*,|,|\})\s*").match(text, position)) is not None:
            depth += {"{": 1, "}": -1}.get(separator[1][0], 0)
            position = separator.end()
            if separator[1] != "}":
                break
    if depth != 0:
        raise NotationError(f"unbalanced braces in {text!r}")
    return tuple(operands)


def _operand(match: re.Match[str], optional: bool) -> OperandNotation:
    negatable, unified = match["negatable"] is not None, match["unified"] is not None
    if match["address"] is not None:
        names = tuple(name.strip() for name in match["address"].split(","))
        kind = OperandKind.ADDRESS if len(names) == 1 else OperandKind.TUPLE_ADDRESS
        return OperandNotation(names, kind, optional, unified=unified)
    if match["vector"] is not None:
        names = tuple(name.strip() for name in match["vector"].split(","))
        return OperandNotation(names[:1], OperandKind.VECTOR, optional, count=len(names))
    if match["list"] is not None:
        return OperandNotation((match["list"],), OperandKind.LIST, optional)
    second = match["second"] or match["maybe"]
    if second is not None:
        return OperandNotation((match["first"], second), OperandKind.PAIR, optional, match["maybe"] is not None)
    return OperandNotation((match["first"],), OperandKind.SCALAR, optional, negatable=negatable, unified=unified)
