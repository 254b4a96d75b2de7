"""PTX text -> tree. Reads modules; never raises on their content."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress

from ptxvm.diagnostics import Source
from ptxvm.diagnostics.codes import syntax as codes
from ptxvm.diagnostics.codes.code import Code
from ptxvm.syntax.body import BodyReader, parse_pragma
from ptxvm.syntax.cursor import Cursor, Kind, SyntaxFault, TooManyFindings
from ptxvm.syntax.debug import parse_dwarf_line, parse_file, parse_intermediate_source, parse_section
from ptxvm.syntax.declarations import LINKING, TYPES, VARIABLE_START, parse_variable
from ptxvm.syntax.expressions import parse_integer
from ptxvm.syntax.functions import HEADER_DIRECTIVES, Header, parse_header
from ptxvm.syntax.hints import hint_for_word
from ptxvm.syntax.instructions import end_statement, parse_names
from ptxvm.syntax.recovery import skip_item, skip_to_body, skip_to_item
from ptxvm.syntax.tree import AddressSize, Alias, Function, ModuleItem, Target, Tree, Variable, Version

_BODY_ONLY = frozenset((".loc", ".loc_intermediate", ".branchtargets", ".calltargets", ".callprototype"))


def parse(source: Source) -> Tree:
    """Read a module. All errors are findings of the tree; what could be read of a broken text is in its items."""
    reader = _ModuleReader(source)
    with suppress(TooManyFindings), _without_collection():
        reader.read()
    findings = reader.cursor.findings
    findings.sort(key=lambda finding: finding.span)
    return Tree(source, reader.items, findings)


@contextmanager
def _without_collection() -> Iterator[None]:
    """Pause the cyclic garbage collector: a tree has no cycles, and looking for them takes a third of the time."""
    enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if enabled:
            gc.enable()


class _ModuleReader:
    """The items of one module, collected as they are read."""

    def __init__(self, source: Source) -> None:
        self.cursor = Cursor(source)
        self.items: list[ModuleItem] = []
        self._body = BodyReader(self.cursor)
        self._directives: dict[str, Callable[[Cursor], ModuleItem]] = {
            ".version": _parse_version,
            ".target": _parse_target,
            ".address_size": _parse_address_size,
            ".file": parse_file,
            ".section": parse_section,
            ".alias": _parse_alias,
            ".pragma": parse_pragma,
            ".nv_intermediate_source_section": parse_intermediate_source,
            "@": parse_dwarf_line,
        }

    def read(self) -> None:
        """Read the whole text."""
        cursor = self.cursor
        self._report_nul()
        cursor.seek(0)
        while cursor.kind is not Kind.END:
            cursor.statement = start = cursor.start
            if cursor.lexeme == ";":
                self._stray(codes.STRAY_SEMICOLON, "there is no statement before this semicolon")
            elif cursor.lexeme == "}":
                self._stray(codes.STRAY_BRACE, "this brace closes nothing")
            elif cursor.kind is not Kind.DOT_WORD and cursor.lexeme != "@":
                cursor.report(
                    codes.OUTSIDE_FUNCTION, start, cursor.end, f"{cursor.found()} stands outside of a function"
                )
                skip_to_item(cursor, start)
            else:
                try:
                    self.items.append(self._parse_item())
                except SyntaxFault:
                    skip_item(cursor, start)

    def _report_nul(self) -> None:
        text = self.cursor.text
        start = text.find("\0")
        if start < 0:
            return
        end = start + 1
        while text.startswith("\0", end):
            end += 1
        message = "the file ends in a NUL byte" if end == len(text) else "a NUL byte stands in the text"
        self.cursor.report(codes.NUL_CHARACTER, start, end, message, "remove the byte; ptxas takes it for the end")

    def _stray(self, code: Code, message: str) -> None:
        """Report a semicolon or brace too many; a run of the same is one mistake."""
        cursor = self.cursor
        lexeme = cursor.lexeme
        cursor.report(code, cursor.start, cursor.end, message)
        while cursor.accept(lexeme):
            pass

    def _parse_item(self) -> ModuleItem:
        cursor = self.cursor
        lexeme = cursor.lexeme
        directive = self._directives.get(lexeme)
        if directive is not None:
            return directive(cursor)
        if lexeme in VARIABLE_START or lexeme in LINKING or lexeme in (".entry", ".func"):
            return self._parse_declaration()
        if lexeme in _BODY_ONLY:
            cursor.fail_here(codes.MISPLACED_DIRECTIVE, f"`{lexeme}` stands inside of functions")
        if lexeme in HEADER_DIRECTIVES:
            cursor.fail_here(codes.MISPLACED_DIRECTIVE, f"`{lexeme}` stands before the body of a function")
        if lexeme in TYPES:
            cursor.fail_here(codes.MISSING_SPACE, "a declaration begins with its state space")
        known = (*self._directives, *VARIABLE_START, *LINKING, *HEADER_DIRECTIVES, ".entry", ".func")
        hint = hint_for_word(lexeme, known)
        cursor.fail_here(codes.UNKNOWN_DIRECTIVE, f"{cursor.found()} is not a directive of PTX", hint)

    def _parse_declaration(self) -> Variable | Function:
        """A variable or function with the linking directive before it."""
        cursor = self.cursor
        start = cursor.start
        linking: tuple[str, ...] = ()
        if cursor.lexeme in LINKING:
            linking = (cursor.lexeme[1:],)
            cursor.advance()
        if cursor.lexeme in LINKING:
            cursor.fail_here(codes.REPEATED_CLAUSE, f"`.{linking[0]}` stands here already; there is one such word")
        if cursor.lexeme in (".entry", ".func"):
            return self._parse_function(start, linking)
        if cursor.lexeme not in VARIABLE_START:
            hint = hint_for_word(cursor.lexeme, (*VARIABLE_START, ".entry", ".func"))
            cursor.fail_expected("`.entry`, `.func` or a state space", hint)
        return parse_variable(cursor, start, linking)

    def _parse_function(self, start: int, linking: tuple[str, ...]) -> Function:
        cursor = self.cursor
        header = Header(start, linking, is_entry=cursor.lexeme == ".entry")
        try:
            parse_header(cursor, header)
            self._check_header_end(header)
        except SyntaxFault:
            skip_to_body(cursor)
        function = header.function(cursor.previous_end)
        if cursor.lexeme == "{":
            function.body = self._body.read()
            function.end = function.body.end
        elif cursor.accept(";"):
            function.end = cursor.previous_end
        return function

    def _check_header_end(self, header: Header) -> None:
        """A declaration without body needs its semicolon only on an `.entry`, and none behind directives of one."""
        cursor = self.cursor
        if cursor.lexeme == "{" or (cursor.lexeme == ";" and not (header.is_entry and header.directives)):
            return
        if not header.is_entry and (cursor.kind in (Kind.END, Kind.DOT_WORD) or cursor.lexeme == "@"):
            return
        hint = hint_for_word(cursor.lexeme, HEADER_DIRECTIVES) if cursor.kind is Kind.DOT_WORD else None
        expected = "`{`" if header.is_entry and header.directives else "a directive, `{` or `;`"
        cursor.fail_expected(expected, hint)


def _parse_version(cursor: Cursor) -> Version:
    start = cursor.start
    cursor.advance()
    major, point, minor = cursor.lexeme.partition(".")
    short = len(cursor.lexeme) < 10
    if cursor.kind is not Kind.NUMBER or not (point and short and major.isdigit() and minor.isdigit()):
        cursor.fail_here(codes.BAD_VERSION, f"expected a version such as `8.7`, found {cursor.found()}")
    end = cursor.end
    cursor.advance()
    return Version(start, end, int(major), int(minor))


def _parse_target(cursor: Cursor) -> Target:
    start = cursor.start
    cursor.advance()
    names = parse_names(cursor, "a target such as `sm_90`")
    return Target(start, cursor.previous_end, tuple(name.text for name in names))


def _parse_address_size(cursor: Cursor) -> AddressSize:
    start = cursor.start
    cursor.advance()
    size_start, size_end = cursor.start, cursor.end
    bits = parse_integer(cursor)
    if bits not in (32, 64):
        cursor.report(codes.BAD_ADDRESS_SIZE, size_start, size_end, "addresses have 32 or 64 bits")
    return AddressSize(start, size_end, bits)


def _parse_alias(cursor: Cursor) -> Alias:
    start = cursor.start
    cursor.advance()
    name = cursor.expect_name("the name of a function")
    cursor.expect(",")
    aliasee = cursor.expect_name("the name of a function")
    return Alias(start, end_statement(cursor), name, aliasee)
