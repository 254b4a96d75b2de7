"""Debugging directives (ISA 11.5): source places, files, DWARF sections, sources of intermediate languages."""

from __future__ import annotations

import re
from functools import cache

from ptxvm.diagnostics.codes import syntax as codes
from ptxvm.syntax import patterns
from ptxvm.syntax.cursor import Cursor, Kind
from ptxvm.syntax.expressions import parse_integer
from ptxvm.syntax.tree import CodeBlock, DwarfLine, File, IntermediateLocation, IntermediateSource, Location, Section

_BLANK = patterns.TRIVIA
_DATA_NUMBER = rf"-?+{patterns.NUMBER}"
_DATA_LABEL = rf"(?:{patterns.NAME}|{patterns.DOT_WORD})"


@cache
def _data_line() -> re.Pattern[str]:
    """A line of data; most texts have none."""
    return re.compile(
        rf"""{_BLANK}(?:
      \.(?:b8|b16|b32|b64|byte|4byte|quad)\b{_BLANK}(?:
        {_DATA_NUMBER}(?:{_BLANK},{_BLANK}{_DATA_NUMBER})*+
      | {_DATA_LABEL}(?:{_BLANK}(?:\+{_BLANK}{patterns.NUMBER}|-{_BLANK}{_DATA_LABEL}))?+
      )
    | {patterns.NAME}{_BLANK}:
    )""",
        re.VERBOSE | re.ASCII,
    )


_DATA_WORD = re.compile(rf"{_BLANK}\.(?:b8|b16|b32|b64|byte|4byte|quad)\b", re.ASCII)
_DWARF_LINE = re.compile(r"@@DWARF([^\n]*+)")
_SOURCE_TEXT = re.compile(r"\.source_begin\b((?s:.*?))\.source_end\b", re.ASCII)


def parse_location(cursor: Cursor) -> Location:
    """`.loc file line column`, with the function and place it was inlined at behind commas."""
    start = cursor.start
    cursor.advance()
    file, line, column = _parse_place(cursor)
    location = Location(start, cursor.previous_end, file, line, column)
    if cursor.lexeme != ",":
        return location
    cursor.advance()
    _expect_word(cursor, "function_name")
    if cursor.kind not in (Kind.NAME, Kind.DOT_WORD):
        cursor.fail_expected("a label of the section .debug_str")
    location.function_name = cursor.lexeme
    cursor.advance()
    if cursor.accept("+"):
        location.function_offset = parse_integer(cursor)
    cursor.expect(",")
    _expect_word(cursor, "inlined_at")
    location.inlined_at = _parse_place(cursor)
    location.end = cursor.previous_end
    return location


def parse_intermediate_location(cursor: Cursor) -> IntermediateLocation:
    """`.loc_intermediate file line column`."""
    start = cursor.start
    cursor.advance()
    place = _parse_place(cursor)
    return IntermediateLocation(start, cursor.previous_end, *place)


def parse_file(cursor: Cursor) -> File:
    """`.file index "name" [, timestamp [, size]]`."""
    start = cursor.start
    cursor.advance()
    index = parse_integer(cursor)
    if cursor.kind is not Kind.STRING:
        cursor.fail_expected("the name of the file in quotes")
    name = cursor.lexeme[1:-1]
    cursor.advance()
    numbers = [0, 0]
    for position in range(2):
        if not cursor.accept(","):
            break
        numbers[position] = parse_integer(cursor)
    return File(start, cursor.previous_end, index, name, *numbers)


def parse_section(cursor: Cursor) -> Section:
    """`.section .name { lines of data }`."""
    start = cursor.start
    cursor.advance()
    name = cursor.lexeme
    if cursor.kind is not Kind.DOT_WORD:
        cursor.fail_expected("the name of a section with its dot")
    cursor.advance()
    if cursor.lexeme != "{":
        cursor.fail_expected("`{`")
    opening = position = cursor.end
    while (match := _data_line().match(cursor.text, position)) is not None:
        position = match.end()
    cursor.seek(position)
    if cursor.lexeme != "}":
        _fail_data(cursor, position)
    closing = cursor.end
    cursor.advance()
    return Section(start, closing, name, cursor.text[opening : closing - 1])


def _fail_data(cursor: Cursor, position: int) -> None:
    word = _DATA_WORD.match(cursor.text, position)
    if word is None:
        cursor.fail_expected("a line of data, a label or `}`")
    cursor.seek(word.end())
    cursor.fail_expected("integers, or a label")


def parse_dwarf_line(cursor: Cursor) -> DwarfLine:
    """A line `@@DWARF ...`; the cursor stands on its first `@`."""
    match = _DWARF_LINE.match(cursor.text, cursor.start)
    if match is None:
        cursor.fail_here(codes.OUTSIDE_FUNCTION, "a guard stands before an instruction of a function")
    cursor.seek(match.end())
    return DwarfLine(match.start(), match.end(), match[1].strip())


def parse_intermediate_source(cursor: Cursor) -> IntermediateSource:
    """`.nv_intermediate_source_section { .code_block { ... } ... }`."""
    start = cursor.start
    cursor.advance()
    cursor.expect("{")
    blocks: list[CodeBlock] = []
    while cursor.lexeme == ".code_block":
        blocks.append(_parse_code_block(cursor))
    end = cursor.end
    if cursor.lexeme != "}":
        cursor.fail_expected("`.code_block` or `}`")
    cursor.advance()
    return IntermediateSource(start, end, tuple(blocks))


def _parse_code_block(cursor: Cursor) -> CodeBlock:
    start = cursor.start
    cursor.advance()
    cursor.expect("{")
    _expect_word(cursor, ".ir_name")
    cursor.expect(":")
    if cursor.kind is not Kind.STRING:
        cursor.fail_expected("the name of a language in quotes")
    language = cursor.lexeme[1:-1]
    cursor.advance()
    _expect_word(cursor, ".sourceFileName")
    cursor.expect(":")
    file = parse_integer(cursor)
    match = _SOURCE_TEXT.match(cursor.text, cursor.start)
    if match is None:
        cursor.fail_expected("`.source_begin`, a text and `.source_end`")
    cursor.seek(match.end())
    end = cursor.end
    cursor.expect("}")
    return CodeBlock(start, end, language, file, match[1])


def _expect_word(cursor: Cursor, word: str) -> None:
    if cursor.lexeme != word:
        cursor.fail_expected(f"`{word}`")
    cursor.advance()


def _parse_place(cursor: Cursor) -> tuple[int, int, int]:
    return parse_integer(cursor), parse_integer(cursor), parse_integer(cursor)
