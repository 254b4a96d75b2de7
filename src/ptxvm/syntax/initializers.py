"""Initial values of variables (ISA 5.4.4)."""

from __future__ import annotations

import re

from ptxvm.diagnostics.codes import syntax as codes
from ptxvm.syntax import patterns
from ptxvm.syntax.cursor import DEPTH_LIMIT, Cursor, Kind
from ptxvm.syntax.expressions import WARP_SIZE, parse_expression
from ptxvm.syntax.literals import read_number
from ptxvm.syntax.operands import fail_subtracted, parse_name
from ptxvm.syntax.tree import (
    Apply,
    Expression,
    Initializer,
    InitializerList,
    Literal,
    LiteralKind,
    Member,
    Name,
    Offset,
)

# Tables have thousands of plain numbers: they are read without going through the cursor.
_PLAIN_ELEMENT = re.compile(rf"{patterns.TRIVIA}({patterns.INTEGER}){patterns.TRIVIA},", re.ASCII)


def parse_initializer(cursor: Cursor, depth: int = 0) -> Initializer:
    """A value, or a list of them in braces."""
    if cursor.lexeme == "{":
        if depth >= DEPTH_LIMIT:
            cursor.fail_here(codes.NESTED_TOO_DEEPLY, f"this is nested more than {DEPTH_LIMIT} levels deep")
        return _parse_list(cursor, depth)
    if cursor.kind is Kind.NAME and cursor.lexeme != WARP_SIZE:
        return _parse_named(cursor)
    if cursor.lexeme in (",", "}", ";"):
        cursor.fail_here(codes.MISSING_OPERAND, f"expected an initial value, found {cursor.found()}")
    value = parse_expression(cursor)
    if cursor.lexeme == "(" and isinstance(value, Literal | Name) and cursor.text[value.start] != "(":
        return _parse_mask(cursor, value)
    return value


def _parse_list(cursor: Cursor, depth: int) -> InitializerList:
    start = cursor.start
    elements: list[Initializer] = []
    _read_plain_elements(cursor, elements)
    if cursor.lexeme != "}" or elements:
        elements.append(parse_initializer(cursor, depth + 1))
        while cursor.lexeme == ",":
            _read_plain_elements(cursor, elements)
            elements.append(parse_initializer(cursor, depth + 1))
    end = cursor.end
    if cursor.lexeme != "}":
        cursor.fail_expected("`,` or `}`")
    cursor.advance()
    return InitializerList(start, end, tuple(elements))


def _read_plain_elements(cursor: Cursor, elements: list[Initializer]) -> None:
    """Step over the bracket or comma under the cursor and the run of plain integers, each with its comma, behind it."""
    text, position = cursor.text, cursor.end
    while (match := _PLAIN_ELEMENT.match(text, position)) is not None:
        meaning = read_number(match[1])
        if meaning is None:
            break
        elements.append(Literal(match.start(1), match.end(1), *meaning))
        position = match.end()
    cursor.seek(position)


def _parse_named(cursor: Cursor) -> Initializer:
    name = parse_name(cursor)
    if cursor.lexeme == "=":
        cursor.advance()
        value = _parse_member_value(cursor)
        return Member(name.start, value.end, name.text, value)
    return _parse_sum(cursor, _parse_symbol(cursor, name))


def _parse_member_value(cursor: Cursor) -> Expression:
    if cursor.kind is Kind.NAME and cursor.lexeme != WARP_SIZE:
        return parse_name(cursor)
    return parse_expression(cursor)


def _parse_symbol(cursor: Cursor, name: Name) -> Name | Apply:
    """`symbol` or `generic(symbol)`; the name is read already."""
    if name.text != "generic" or cursor.lexeme != "(":
        return name
    cursor.advance()
    if cursor.kind is not Kind.NAME:
        cursor.fail_expected("the name of a variable")
    symbol = parse_name(cursor)
    end = cursor.end
    cursor.expect(")")
    return Apply(name.start, end, name.text, symbol)


def _parse_sum(cursor: Cursor, base: Name | Apply) -> Name | Apply | Offset:
    if cursor.lexeme == "-":
        fail_subtracted(cursor)
    if cursor.lexeme != "+":
        return base
    cursor.advance()
    offset = parse_expression(cursor)
    return Offset(base.start, offset.end, base, offset)


def _parse_mask(cursor: Cursor, mask: Literal | Name) -> Apply:
    """`0xFF00(address or constant)`; the cursor stands on the parenthesis."""
    if isinstance(mask, Literal) and mask.kind not in (LiteralKind.INTEGER, LiteralKind.UNSIGNED):
        cursor.fail_expected("`,` or `}`")
    function = cursor.text[mask.start : mask.end]
    cursor.advance()
    argument: Expression | Offset
    if cursor.kind is Kind.NAME and cursor.lexeme != WARP_SIZE:
        argument = _parse_sum(cursor, _parse_symbol(cursor, parse_name(cursor)))
    else:
        argument = parse_expression(cursor)
    end = cursor.end
    cursor.expect(")")
    return Apply(mask.start, end, function, argument)
