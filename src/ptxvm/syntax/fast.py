"""The quick way through the statements that make up nearly all of a real file.

One match reads guard and opcode, one match each operand. What these patterns do not cover (calls, texture addresses,
expressions, comments inside a statement) and everything that is wrong is left to the cursor. Both ways make the same
nodes; a test compares them.
"""

from __future__ import annotations

import re

from ptxvm.syntax import patterns
from ptxvm.syntax.literals import read_number
from ptxvm.syntax.tree import (
    Address,
    Guard,
    Instruction,
    LabelStatement,
    Literal,
    Location,
    Name,
    Not,
    Operand,
    Pair,
    Statement,
    Unary,
    Vector,
)

_OPCODE = r"[a-z]\w*+(?:\.\w++(?:::\w++)*+)*+"
_PLAIN = r"(0|[1-9][0-9]{0,17}+)"
_PLACE = rf"{_PLAIN}[ \t]++{_PLAIN}[ \t]++{_PLAIN}"
_HEAD = re.compile(
    rf"""{patterns.TRIVIA}(?:
      (?:@(!)?+({patterns.NAME})[ \t]++)?+({_OPCODE})(?:[ \t]++(?=\S)|(?=;))  # 1 negated, 2 predicate, 3 opcode
    | ({patterns.NAME}):(?!:|{patterns.TRIVIA}\.(?:branch|call))            # 4 label
    | (\.loc)[ \t]++{_PLACE}                                               # 5, 6 file, 7 line, 8 column
        (?:,[ ]function_name[ ]({patterns.NAME}|{patterns.DOT_WORD})(?:\+{_PLAIN})?+  # 9 label, 10 offset
          ,[ ]inlined_at[ ]{_PLACE})?+(?=[ \t]*+(?:\r?\n|//))               # 11 file, 12 line, 13 column
    )""",
    re.VERBOSE | re.ASCII,
)
_SPECIAL = r"%(?:n?(?:tid|ctaid|clusterid)|cluster_n?ctaid)\.[xyzw](?!\w)"
_OPERAND = re.compile(
    rf"""(?:
      ({_SPECIAL}|{patterns.NAME})(?:\|({patterns.NAME}))?+                # 1 name, 2 second of a pair
    | (-?+)({patterns.NUMBER})                                             # 3 sign, 4 number
    | \[[ ]*+(?!_[\]+\ ])({patterns.NAME})[ ]*+(?:\+[ ]*+(-?+)(0|[1-9][0-9]*+)[ ]*+)?+\]  # 5 base, 6 sign, 7 offset
    | \{{[ ]*+({patterns.NAME}(?:,[ ]*+{patterns.NAME})*+)[ ]*+\}}         # 8 elements
    | !({patterns.NAME})                                                   # 9 negated predicate
    )[ \t]*+(?:,[ \t\r\n]*+|;)""",
    re.VERBOSE | re.ASCII,
)
_NAME = re.compile(patterns.NAME, re.ASCII)


class FastReader:
    """Reads runs of common statements from one text; `names` shares equal strings between nodes."""

    __slots__ = ("names", "text")

    def __init__(self, text: str) -> None:
        self.text = text
        self.names: dict[str, str] = {}

    def read(self, position: int, statements: list[Statement]) -> int:
        """Append the statements that begin at `position`; returns where the first one stands that is not read here."""
        text = self.text
        match_head = _HEAD.match
        append = statements.append
        while (head := match_head(text, position)) is not None:
            form = head.lastindex
            if form == 3:
                instruction = self._instruction(head)
                if instruction is None:
                    return position
                append(instruction)
                position = instruction.end
            elif form == 4:
                append(self._label(head))
                position = head.end()
            else:
                append(_location(head))
                position = head.end()
        return position

    def _label(self, head: re.Match[str]) -> LabelStatement:
        name = head[4]
        return LabelStatement(head.start(4), head.end(), self.names.setdefault(name, name))

    def _instruction(self, head: re.Match[str]) -> Instruction | None:
        share = self.names.setdefault
        opcode = head[3]
        start = opcode_start = head.start(3)
        position = head.end()
        guard = None
        predicate = head[2]
        if predicate is not None:
            name_start, name_end = head.span(2)
            negated = head[1] is not None
            start = name_start - (2 if negated else 1)
            guard = Guard(start, name_end, Name(name_start, name_end, share(predicate, predicate)), negated)
        operands: list[Operand] = []
        if self.text[position] != ";":
            position = self._operands(position, operands)
            if position < 0:
                return None
        else:
            position += 1
        return Instruction(start, position, guard, share(opcode, opcode), opcode_start, tuple(operands))

    def _operands(self, position: int, operands: list[Operand]) -> int:
        """Append the operands; returns the position behind the semicolon, -1 if one of them is not read here."""
        text, share, match_operand = self.text, self.names.setdefault, _OPERAND.match
        while True:
            match = match_operand(text, position)
            if match is None:
                return -1
            form = match.lastindex
            if form == 1:
                start, end = match.span(1)
                name = match[1]
                operands.append(Name(start, end, share(name, name)))
            else:
                operand = self._operand(match, form)
                if operand is None:
                    return -1
                operands.append(operand)
            position = match.end()
            if text[position - 1] == ";":
                return position

    def _operand(self, match: re.Match[str], form: int | None) -> Operand | None:
        start = match.start()
        if form in (5, 7):
            return self._address(match)
        if form == 4:
            return _number(match)
        if form == 8:
            return self._vector(match)
        if form == 9:
            name = self._name(match, 9)
            return Not(start, name.end, name)
        first, second = self._name(match, 1), self._name(match, 2)
        return Pair(start, second.end, first, second)

    def _name(self, match: re.Match[str], group: int) -> Name:
        start, end = match.span(group)
        name = match[group]
        return Name(start, end, self.names.setdefault(name, name))

    def _address(self, match: re.Match[str]) -> Address | None:
        base = self._name(match, 5)
        offset = None
        last = base.end
        if match[7] is not None:
            offset = _signed_number(match, 6, 7)
            if offset is None:
                return None
            last = offset.end
        return Address(match.start(), self.text.index("]", last) + 1, base, offset)

    def _vector(self, match: re.Match[str]) -> Vector:
        share = self.names.setdefault
        first, last = match.span(8)
        elements = tuple(
            [Name(*element.span(), share(element[0], element[0])) for element in _NAME.finditer(self.text, first, last)]
        )
        return Vector(match.start(), self.text.index("}", last) + 1, elements)


def _location(head: re.Match[str]) -> Location:
    location = Location(head.start(5), head.end(), int(head[6]), int(head[7]), int(head[8]))
    if head[9] is not None:
        location.function_name = head[9]
        location.function_offset = int(head[10] or 0)
        location.inlined_at = (int(head[11]), int(head[12]), int(head[13]))
    return location


def _number(match: re.Match[str]) -> Operand | None:
    return _signed_number(match, 3, 4)


def _signed_number(match: re.Match[str], sign: int, digits: int) -> Literal | Unary | None:
    meaning = read_number(match[digits])
    if meaning is None:
        return None
    start, end = match.span(digits)
    literal = Literal(start, end, *meaning)
    if not match[sign]:
        return literal
    if match[digits][1:2] in ("f", "F"):
        return None  # `-0f...` is an error
    return Unary(start - 1, end, "-", literal)
