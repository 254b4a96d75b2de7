"""Headers of functions and prototypes: names, parameters, performance and cluster directives (ISA 7.1, 11.2-11.4)."""

from __future__ import annotations

from dataclasses import field

from ptxvm.diagnostics.codes import syntax as codes
from ptxvm.records import record
from ptxvm.syntax.cursor import Cursor, Kind
from ptxvm.syntax.declarations import parse_attributes, parse_parameters
from ptxvm.syntax.expressions import parse_plain_size
from ptxvm.syntax.instructions import end_statement
from ptxvm.syntax.tree import (
    Attribute,
    CallPrototype,
    Expression,
    Function,
    PerformanceDirective,
    String,
    Variable,
)

# Directives of a header, with the number of arguments they take: (fewest, most).
_ENTRY_DIRECTIVES = {
    ".maxnreg": (1, 1),
    ".maxntid": (1, 3),
    ".reqntid": (1, 3),
    ".minnctapersm": (1, 1),
    ".maxnctapersm": (1, 1),
    ".reqnctapercluster": (1, 3),
    ".explicitcluster": (0, 0),
    ".maxclusterrank": (1, 1),
    ".blocksareclusters": (0, 0),
    ".minperctamemory": (1, 1),
    ".language": (1, 255),
    ".pragma": (1, 255),
}
_DEVICE_DIRECTIVES = {
    ".noreturn": (0, 0),
    ".abi_preserve": (1, 1),
    ".abi_preserve_control": (1, 1),
    ".language": (1, 255),
}
HEADER_DIRECTIVES = _ENTRY_DIRECTIVES.keys() | _DEVICE_DIRECTIVES.keys()


@record(frozen=False)
class Header:
    """A function as far as its header has been read."""

    start: int
    linking: tuple[str, ...]
    is_entry: bool
    name: str = ""
    name_start: int = 0
    returns: tuple[Variable, ...] = ()
    parameters: tuple[Variable, ...] = ()
    attributes: list[Attribute] = field(default_factory=list)
    directives: list[PerformanceDirective] = field(default_factory=list)

    def function(self, end: int) -> Function:
        """The node, still without a body."""
        return Function(
            self.start,
            end,
            self.linking,
            self.is_entry,
            self.name,
            self.name_start,
            self.returns,
            self.parameters,
            tuple(self.attributes),
            tuple(self.directives),
            None,
        )


def parse_header(cursor: Cursor, header: Header) -> None:
    """Fill `header` from `.entry` or `.func` up to the body, the semicolon or what else follows."""
    cursor.advance()
    while not header.is_entry and cursor.lexeme == ".attribute":
        header.attributes += parse_attributes(cursor)
    if not header.is_entry and cursor.lexeme == "(":
        header.returns = parse_parameters(cursor)
    header.name_start = cursor.start
    if header.is_entry and cursor.lexeme == "(":
        cursor.fail_expected("the name of the kernel", "an .entry returns nothing: results go to memory")
    header.name = cursor.expect_name("the name of the function")
    if cursor.lexeme == "(":
        header.parameters = parse_parameters(cursor)
    header.directives = parse_header_directives(cursor, is_entry=header.is_entry)


def parse_header_directives(cursor: Cursor, *, is_entry: bool) -> list[PerformanceDirective]:
    """All directives between the parameters and the body."""
    known = _ENTRY_DIRECTIVES if is_entry else _DEVICE_DIRECTIVES
    directives: list[PerformanceDirective] = []
    while cursor.lexeme in HEADER_DIRECTIVES:
        limits = known.get(cursor.lexeme)
        if limits is None and not is_entry and cursor.lexeme == ".pragma":
            return directives  # a statement of its own, behind a declaration without semicolon
        if limits is None:
            kind = ".entry" if is_entry else ".func"
            cursor.fail_here(codes.MISPLACED_DIRECTIVE, f"`{kind}` has no directive {cursor.found()}")
        directives.append(_parse_directive(cursor, *limits))
    return directives


def _parse_directive(cursor: Cursor, fewest: int, most: int) -> PerformanceDirective:
    name, start, end = cursor.lexeme, cursor.start, cursor.end
    cursor.advance()
    arguments: list[Expression] = []
    if most:
        arguments.append(_parse_argument(cursor, name))
        while cursor.lexeme == "," and len(arguments) < most:
            cursor.advance()
            arguments.append(_parse_argument(cursor, name))
        end = arguments[-1].end
    if most and cursor.lexeme == ",":
        limit = f"{fewest}" if fewest == most else f"{fewest} to {most}"
        cursor.fail_here(codes.TOO_MANY_ARGUMENTS, f"`{name}` takes {limit} argument{'s' if most > 1 else ''}")
    if name == ".pragma":
        end = end_statement(cursor)
    return PerformanceDirective(start, end, name, tuple(arguments))


def _parse_argument(cursor: Cursor, directive: str) -> Expression:
    if directive == ".pragma" or (directive == ".language" and cursor.kind is Kind.STRING):
        return parse_string(cursor)
    return parse_plain_size(cursor)


def parse_string(cursor: Cursor) -> String:
    """The string under the cursor."""
    if cursor.kind is not Kind.STRING:
        cursor.fail_expected("a string")
    string = String(cursor.start, cursor.end, cursor.lexeme[1:-1])
    cursor.advance()
    return string


def parse_prototype(cursor: Cursor, start: int, label: str) -> CallPrototype:
    """`.callprototype (returns) _ (parameters) directives;` behind its label."""
    cursor.advance()
    returns: tuple[Variable, ...] = ()
    parameters: tuple[Variable, ...] = ()
    if cursor.lexeme == "(":
        returns = parse_parameters(cursor)
    cursor.expect("_")
    if cursor.lexeme == "(":
        parameters = parse_parameters(cursor)
    directives = parse_header_directives(cursor, is_entry=False)
    end = end_statement(cursor, "a directive or `;`")
    return CallPrototype(start, end, label, returns, parameters, tuple(directives))
