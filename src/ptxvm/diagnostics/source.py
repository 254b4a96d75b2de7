"""A PTX text and places in it."""

from __future__ import annotations

from bisect import bisect_right
from functools import cached_property
from typing import NamedTuple


class Span(NamedTuple):
    """Half-open range of character offsets in a source text."""

    start: int
    end: int


class Source:
    """One PTX text with its display name; turns offsets into lines and columns (both 1-based)."""

    def __init__(self, text: str, name: str = "<ptx>") -> None:
        self.text = text
        self.name = name

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Source) and (self.name, self.text) == (other.name, other.text)

    def __hash__(self) -> int:
        return hash((self.name, self.text))

    @cached_property
    def line_starts(self) -> list[int]:
        starts = [0]
        find = self.text.find
        position = find("\n")
        while position >= 0:
            starts.append(position + 1)
            position = find("\n", position + 1)
        return starts

    def line(self, offset: int) -> int:
        """The 1-based line that holds `offset`."""
        return bisect_right(self.line_starts, offset)

    def column(self, offset: int) -> int:
        """The 1-based column of `offset` in its line."""
        return offset - self.line_starts[self.line(offset) - 1] + 1

    def line_text(self, line: int) -> str:
        """The text of a 1-based line, without its newline."""
        start = self.line_starts[line - 1]
        end = self.line_starts[line] if line < len(self.line_starts) else len(self.text)
        return self.text[start:end].rstrip("\r\n")
