"""Constant expressions (ISA 4.5.4): numbers, WARP_SZ, C's operators with C's precedence, two casts."""

from __future__ import annotations

from ptxvm.diagnostics.codes import syntax as codes
from ptxvm.syntax.cursor import DEPTH_LIMIT, Cursor, Kind
from ptxvm.syntax.literals import read_number
from ptxvm.syntax.tree import Binary, Conditional, Expression, Literal, LiteralKind, Name, Unary

WARP_SIZE = "WARP_SZ"
_CASTS = {".s64": "s64", ".u64": "u64"}
_LEVELS = (("||",), ("&&",), ("|",), ("^",), ("&",), ("==", "!="), ("<", "<=", ">", ">="), ("<<", ">>"), ("+", "-"))
_PRECEDENCE = {operator: level for level, operators in enumerate((*_LEVELS, ("*", "/", "%"))) for operator in operators}


def parse_expression(cursor: Cursor, depth: int = 0) -> Expression:
    """A constant expression, the conditional operator included."""
    condition = _parse_binary(cursor, 0, depth)
    if cursor.lexeme != "?":
        return condition
    _check_depth(cursor, depth)
    cursor.advance()
    then = parse_expression(cursor, depth + 1)
    cursor.expect(":")
    otherwise = parse_expression(cursor, depth + 1)
    return Conditional(condition.start, otherwise.end, condition, then, otherwise)


def parse_number(cursor: Cursor) -> Literal:
    """The number under the cursor."""
    start, end = cursor.start, cursor.end
    meaning = read_number(cursor.lexeme)
    if meaning is None:
        cursor.report(codes.NUMBER_OUT_OF_RANGE, start, end, f"{cursor.found()} does not fit in 64 bits")
        meaning = (LiteralKind.INTEGER, 0)
    cursor.advance()
    return Literal(start, end, *meaning)


def parse_plain_size(cursor: Cursor) -> Literal | Name:
    """An unsigned integer or WARP_SZ, where ptxas takes no expression."""
    if cursor.lexeme == WARP_SIZE:
        name = Name(cursor.start, cursor.end, WARP_SIZE)
        cursor.advance()
        return name
    if cursor.kind is not Kind.NUMBER:
        cursor.fail_here(codes.BAD_SIZE, f"expected an unsigned integer, found {cursor.found()}")
    number = parse_number(cursor)
    if number.kind not in (LiteralKind.INTEGER, LiteralKind.UNSIGNED):
        cursor.fail(codes.BAD_SIZE, number.start, number.end, "expected an unsigned integer, found a float")
    return number


def parse_integer(cursor: Cursor) -> int:
    """The value of a plain unsigned integer."""
    size = parse_plain_size(cursor)
    if isinstance(size, Literal):
        return size.value
    cursor.fail(codes.BAD_SIZE, size.start, size.end, f"expected an unsigned integer, found `{size.text}`")


def _parse_binary(cursor: Cursor, minimum: int, depth: int) -> Expression:
    left = _parse_unary(cursor, depth)
    height = depth
    while (level := _PRECEDENCE.get(cursor.lexeme, -1)) >= minimum:
        _check_depth(cursor, height)
        operator = cursor.lexeme
        _check_operand(cursor, left)
        cursor.advance()
        right = _parse_binary(cursor, level + 1, depth + 1)
        _check_operand(cursor, right)
        left = Binary(left.start, right.end, operator, left, right)
        height += 1
    return left


def _parse_unary(cursor: Cursor, depth: int) -> Expression:
    lexeme = cursor.lexeme
    if lexeme in ("-", "+", "!", "~"):
        _check_depth(cursor, depth)
        start = cursor.start
        cursor.advance()
        operand = _parse_unary(cursor, depth + 1)
        _check_operand(cursor, operand)
        return Unary(start, operand.end, lexeme, operand)
    if lexeme == "(":
        _check_depth(cursor, depth)
        return _parse_parenthesis(cursor, depth)
    if cursor.kind is Kind.NUMBER:
        return parse_number(cursor)
    if lexeme == WARP_SIZE:
        name = Name(cursor.start, cursor.end, WARP_SIZE)
        cursor.advance()
        return name
    if cursor.kind is Kind.NAME:
        message = f"{cursor.found()} cannot stand in a constant expression"
        cursor.fail_here(codes.NAME_IN_CONSTANT, message)
    cursor.fail_expected("a constant")


def _parse_parenthesis(cursor: Cursor, depth: int) -> Expression:
    start = cursor.start
    cursor.advance()
    if cursor.kind is Kind.DOT_WORD:
        return _parse_cast(cursor, start, depth)
    inner = parse_expression(cursor, depth + 1)
    end = cursor.end
    cursor.expect(")")
    inner.start, inner.end = start, end
    return inner


def _parse_cast(cursor: Cursor, start: int, depth: int) -> Unary:
    operator = _CASTS.get(cursor.lexeme)
    if operator is None:
        cursor.fail_here(codes.BAD_CAST, f"a constant cannot be cast to {cursor.found()}")
    cursor.advance()
    cursor.expect(")")
    operand = _parse_unary(cursor, depth + 1)
    _check_operand(cursor, operand)
    return Unary(start, operand.end, operator, operand)


def _check_operand(cursor: Cursor, operand: Expression) -> None:
    if isinstance(operand, Literal) and operand.kind is LiteralKind.FLOAT32:
        message = "a `0f` constant takes part in no computation"
        cursor.fail(codes.FLOAT32_IN_EXPRESSION, operand.start, operand.end, message)


def _check_depth(cursor: Cursor, depth: int) -> None:
    if depth >= DEPTH_LIMIT:
        cursor.fail_here(codes.NESTED_TOO_DEEPLY, f"this is nested more than {DEPTH_LIMIT} levels deep")
