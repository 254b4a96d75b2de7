"""Where to read on behind a broken statement, so that it costs one finding and its neighbours are still read.

The words of the broken statement are stepped over in silence: what else is wrong with them is a consequence, or will be
seen when the first error is mended.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from ptxvm.syntax import patterns
from ptxvm.syntax.cursor import STATEMENT_START, Cursor

# What begins a new item of the module when it is the first word of its line, wherever the braces stand.
_FUNCTION_START = re.compile(r"\.(?:entry|func|visible|extern|weak)\b", re.ASCII)
_ITEM_START = re.compile(
    r"\.(?:entry|func|visible|extern|weak|common|global|const|shared|tex|version|target|address_size|file|section"
    r"|alias|pragma|nv_intermediate_source_section)\b|@@DWARF",
    re.ASCII,
)
# Words as far as recovery tells them apart. An unclosed comment or string runs to the end.
_WORD = re.compile(rf'({patterns.TRIVIA})(?:{patterns.STRING}|[^\s\0;{{}}()"/,@]++|(?s:.))', re.ASCII)


def skip_statement(cursor: Cursor, start: int) -> None:
    """Put the cursor behind the statement of a function that began at `start` and broke where the cursor stands."""
    cursor.seek(_statement_end(cursor.text, start, cursor.start))


def _statement_end(text: str, start: int, fault: int) -> int:
    depth = 0
    for position, first_on_line in _words(text, start):
        character = text[position]
        if position >= fault and position > start:
            if first_on_line and (STATEMENT_START.match(text, position) or (character == "{" and depth == 0)):
                return position
            if character == "{" and position == fault and text[start] == "@":
                return position  # a guard before a block: the block is still read
            if character == "}" and depth == 0:
                return position
        if character in "{}":
            depth += 1 if character == "{" else -1
        elif character == ";" and position >= fault:
            return position + 1
    return len(text)


def skip_item(cursor: Cursor, start: int) -> None:
    """Put the cursor behind the item of the module that began at `start` and broke where the cursor stands."""
    cursor.seek(_item_end(cursor.text, start, max(cursor.start, start + 1)))


def _item_end(text: str, start: int, fault: int) -> int:
    depth = 0
    closed = False  # by a brace; a semicolon may follow
    for position, first_on_line in _words(text, start):
        character = text[position]
        if closed:
            return position + (character == ";")
        if position >= fault and first_on_line and _begins_item(text, position, depth):
            return position
        if character in "{}":
            depth += 1 if character == "{" else -1
        closed = depth <= 0 and position >= fault and character == "}"
        if depth <= 0 and position >= fault and character == ";":
            return position + 1
    return len(text)


def skip_to_item(cursor: Cursor, start: int) -> None:
    """Put the cursor on the next line that begins an item of the module."""
    text = cursor.text
    for position, first_on_line in _words(text, start):
        if position > start and first_on_line and _begins_item(text, position, 0):
            cursor.seek(position)
            return
    cursor.seek(len(text))


def skip_to_body(cursor: Cursor) -> None:
    """Put the cursor on the `{` that opens the body behind a broken header, or where the header ends without one."""
    text = cursor.text
    end = len(text)
    after_semicolon = -1
    for position, first_on_line in _words(text, cursor.start):
        if text[position] in "{}" or (first_on_line and _begins_item(text, position, 0)):
            end = after_semicolon if after_semicolon >= 0 and text[position] != "{" else position
            break
        if text[position] == ";":
            after_semicolon = position + 1
    cursor.seek(end)


def _begins_item(text: str, position: int, depth: int) -> bool:
    pattern = _ITEM_START if depth <= 0 else _FUNCTION_START
    return pattern.match(text, position) is not None


def _words(text: str, position: int) -> Iterator[tuple[int, bool]]:
    """Where the words from `position` on begin, and whether each is the first of its line."""
    while (match := _WORD.match(text, position)) is not None:
        blank = match.end(1)
        if text.startswith("/*", blank):
            return
        yield blank, "\n" in match[1]
        position = match.end()
