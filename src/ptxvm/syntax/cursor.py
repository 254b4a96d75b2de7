"""The lexer as a cursor: one word of the text at a time, with its place and what was wrong with the words before."""

from __future__ import annotations

import re
from enum import IntEnum
from typing import NoReturn

from ptxvm.diagnostics import Finding, Severity, Source, Span
from ptxvm.diagnostics.codes import syntax as codes
from ptxvm.diagnostics.codes.code import Code
from ptxvm.syntax import patterns
from ptxvm.syntax.hints import hint_for_character, hint_for_number, shown


class Kind(IntEnum):
    """What a word is; the values are the group numbers of the word pattern."""

    NAME = 1
    NUMBER = 2
    DOT_WORD = 3
    STRING = 4
    PUNCTUATION = 5
    END = 6


class SyntaxFault(Exception):
    """A statement that cannot be read further; it has been reported. Caught where statements are read."""


class TooManyFindings(Exception):
    """The text has so many errors that reading on is pointless."""


MAXIMUM_FINDINGS = 10_000
DEPTH_LIMIT = 100

_WORD = re.compile(
    rf"{patterns.TRIVIA}(?:({patterns.NAME})|({patterns.NUMBER})|({patterns.DOT_WORD})"
    rf"|({patterns.STRING})|({patterns.PUNCTUATION})|(\Z))",
    re.ASCII,
)
_TRIVIA = re.compile(patterns.TRIVIA, re.ASCII)
_NUMBER_LIKE = re.compile(patterns.NUMBER_LIKE, re.ASCII)
# A run of what no word begins with; of several dots the last may begin one.
_ILLEGAL_RUN = re.compile(r"[^\s\w%$.\"/#<>=&|+*!~^?:;,(){}\[\]@-]++|\.+(?=\.)|.", re.ASCII | re.DOTALL)
# How a statement or an item of the module can begin.
STATEMENT_START = re.compile(
    r"""@
    | [A-Za-z_%$][\w$]*+[ \t]*+:(?!:)
    | [a-z]\w*+\.[A-Za-z0-9]
    | (?:bra|call|ret|exit|trap|brkpt|bar|activemask|membar|alloca)\b(?=[ \t;.(])
    | \.(?:reg|local|shared|global|const|param|pragma|loc|loc_intermediate|entry|func|visible|extern|weak|common
        |version|target|address_size|file|section|alias)\b
    """,
    re.VERBOSE | re.ASCII,
)
_FOLLOWS_NAME = re.compile(rf"{patterns.TRIVIA}({patterns.NAME})", re.ASCII)
_KINDS = (Kind.END, *Kind)


class Cursor:
    """Stands on one word: `kind`, `lexeme`, `start`, `end`; `previous_end` is where the word before it ended.

    Words that are no PTX (`12abc`, a stray `\\`) are reported when the cursor comes by, once, and then skipped or taken
    for a number, so that the statement around them is still read.
    """

    __slots__ = (
        "_broken",
        "end",
        "findings",
        "kind",
        "last_broken",
        "lexeme",
        "previous_end",
        "source",
        "start",
        "statement",
        "text",
    )

    def __init__(self, source: Source) -> None:
        self.source = source
        self.text = source.text
        self.findings: list[Finding] = []
        self.statement = 0  # where the statement being read began
        self.last_broken = -1
        self._broken: set[int] = set()  # where broken words stand: a word may be read again after a step back
        self.kind = Kind.END
        self.lexeme = ""
        self.start = self.end = self.previous_end = 0

    # -------------------------------------------------------------------------------------------------------- moving

    def seek(self, position: int) -> None:
        """Stand on the first word at or behind `position`."""
        self.end = position
        self.advance()

    def advance(self) -> None:
        """Go to the next word."""
        self.previous_end = self.end
        position = self.end
        while (match := _WORD.match(self.text, position)) is None:
            position = self._broken_word(position)
            if position < 0:
                return
        group = match.lastindex or 6
        self.kind = _KINDS[group]
        self.lexeme = match[group]
        self.start, self.end = match.span(group)

    def accept(self, lexeme: str) -> bool:
        """Step over `lexeme` if the cursor stands on it."""
        if self.lexeme != lexeme:
            return False
        self.advance()
        return True

    def expect(self, lexeme: str) -> None:
        """Step over `lexeme` or fail."""
        if self.lexeme != lexeme:
            self.fail_expected(f"`{lexeme}`")
        self.advance()

    def expect_name(self, what: str) -> str:
        """Step over a name and return it, or fail."""
        name = self.lexeme
        if self.kind is not Kind.NAME:
            self.fail_expected(what)
        self.advance()
        return name

    def name_follows(self) -> bool:
        """Whether the word after this one is a name other than WARP_SZ, the only one that is a number."""
        match = _FOLLOWS_NAME.match(self.text, self.end)
        return match is not None and match[1] != "WARP_SZ"

    def statement_ended(self) -> bool:
        """Whether the statement being read most likely ended before this word, its end being forgotten."""
        if self.previous_end <= self.statement or "\n" not in self.text[self.previous_end : self.start]:
            return False
        return STATEMENT_START.match(self.text, self.start) is not None

    # ------------------------------------------------------------------------------------------------------- reporting

    def report(self, code: Code, start: int, end: int, message: str, help: str | None = None) -> None:
        """Add an error and go on."""
        self._add(code, Span(start, end), message, help, Severity.ERROR)

    def warn(self, code: Code, start: int, end: int, message: str, help: str | None = None) -> None:
        self._add(code, Span(start, end), message, help, Severity.WARNING)

    def _add(self, code: Code, span: Span, message: str, help: str | None, severity: Severity) -> None:
        enough = len(self.findings) == MAXIMUM_FINDINGS - 1
        if enough:
            severity, code, help = Severity.ERROR, codes.TOO_MANY_FINDINGS, None
            message = f"more than {MAXIMUM_FINDINGS - 1} errors; the rest of the text was not read"
        rule = code.title.replace(" ", "-")
        self.findings.append(Finding(severity, code.id, message, self.source, span, help, rule))
        if enough:
            raise TooManyFindings

    def fail(self, code: Code, start: int, end: int, message: str, help: str | None = None) -> NoReturn:
        """Report and give the statement up; silently so where a broken word of the statement is the likely cause."""
        if not self.statement <= self.last_broken <= max(start, self.start):
            self.report(code, start, end, message, help)
        raise SyntaxFault

    def fail_here(self, code: Code, message: str, help: str | None = None) -> NoReturn:
        """Report this word, or the end of the statement before it, and give the statement up."""
        if self.statement_ended():
            self.fail(code, self.previous_end, self.previous_end, message, help)
        self.fail(code, self.start, self.end, message, help)

    def fail_expected(self, what: str, help: str | None = None) -> NoReturn:
        """Say what had to stand here."""
        self.fail_here(codes.UNEXPECTED, f"expected {what}, found {self.found()}", help)

    def found(self) -> str:
        """This word as messages call it."""
        if self.kind is Kind.END:
            return "the end of the file"
        if self.statement_ended():
            return "the end of the line"
        word = self.lexeme if len(self.lexeme) <= 40 else f"{self.lexeme[:37]}..."
        return "`" + word.replace("\n", "\\n") + "`"

    # ---------------------------------------------------------------------------------------------------- broken words

    def _broken_word(self, position: int) -> int:
        """Report what stands at `position` and is no word; returns where to read on, -1 if it was taken for a word."""
        trivia = _TRIVIA.match(self.text, position)
        start = trivia.end() if trivia else position
        if self.text.startswith("/*", start):
            self._report_broken(codes.OPEN_COMMENT, start, start + 2, "this comment never ends")
            return len(self.text)
        if self.text.startswith('"', start):
            self._report_broken(codes.OPEN_STRING, start, start + 1, "this string never ends")
            return self._line_end(start)
        if self.text.startswith("#", start):
            end = self._line_end(start)
            message = "a line that begins with `#` is for a preprocessor, not for PTX"
            self._report_broken(codes.PREPROCESSOR_LINE, start, end, message, "a comment begins with `//`")
            return end
        number = _NUMBER_LIKE.match(self.text, start)
        if number is not None:
            self._broken_number(start, number.end())
            return -1
        return self._illegal_run(start)

    def _report_broken(self, code: Code, start: int, end: int, message: str, help: str | None = None) -> None:
        if start in self._broken:
            return
        self._broken.add(start)
        if self.last_broken < self.statement:
            self.report(code, start, end, message, help)
        self.last_broken = start

    def _line_end(self, start: int) -> int:
        end = self.text.find("\n", start)
        return len(self.text) if end < 0 else end

    def _broken_number(self, start: int, end: int) -> None:
        self.kind, self.lexeme = Kind.NUMBER, "0"
        self.start, self.end = start, end
        written = self.text[start:end][:40]
        message = f"`{written}` is not a number of PTX"
        self._report_broken(codes.BAD_NUMBER, start, end, message, hint_for_number(written))

    def _illegal_run(self, start: int) -> int:
        match = _ILLEGAL_RUN.match(self.text, start)
        end = match.end() if match else start + 1
        message = f"{shown(self.text[start:end][:20])} is not part of PTX"
        self._report_broken(codes.ILLEGAL_CHARACTER, start, end, message, hint_for_character(self.text[start]))
        return end
