"""Operands of instructions in all their forms (ISA 6)."""

from __future__ import annotations

from typing import NoReturn

from ptxvm.diagnostics.codes import syntax as codes
from ptxvm.syntax.cursor import Cursor, Kind
from ptxvm.syntax.expressions import WARP_SIZE, parse_expression
from ptxvm.syntax.tree import (
    Address,
    Expression,
    Indexed,
    Name,
    Negated,
    Not,
    Offset,
    Operand,
    Pair,
    Parenthesised,
    Selected,
    TupleAddress,
    Vector,
)

VECTOR_SPECIAL_REGISTERS = frozenset(
    ("%tid", "%ntid", "%ctaid", "%nctaid", "%clusterid", "%nclusterid", "%cluster_ctaid", "%cluster_nctaid")
)
_COMPONENTS = frozenset((".x", ".y", ".z", ".w"))
UNIFIED = ".unified"


def parse_operand(cursor: Cursor, *, in_call: bool = False) -> Operand:
    """One operand. In calls parentheses enclose lists, elsewhere constant expressions."""
    lexeme = cursor.lexeme
    if cursor.kind is Kind.NAME:
        return parse_expression(cursor) if lexeme == WARP_SIZE else _parse_named(cursor)
    if lexeme == "[":
        return _parse_address(cursor)
    if lexeme == "{":
        return _parse_pair(cursor, _parse_vector(cursor))
    if lexeme == "(" and in_call:
        return _parse_list(cursor)
    if lexeme in ("!", "-") and cursor.name_follows():
        return _parse_prefixed(cursor)
    if lexeme in (",", ";", ")", "]", "}"):
        cursor.fail_here(codes.MISSING_OPERAND, f"expected an operand, found {cursor.found()}")
    if cursor.kind is Kind.NUMBER or lexeme in ("(", "-", "+", "~", "!"):
        return parse_expression(cursor)
    cursor.fail_expected("an operand")


def _parse_prefixed(cursor: Cursor) -> Not | Negated:
    start, node = cursor.start, Not if cursor.lexeme == "!" else Negated
    cursor.advance()
    operand = parse_name(cursor)
    if node is Not:
        return Not(start, operand.end, operand)
    selected = _parse_selected(cursor, operand)
    return Negated(start, selected.end, selected)


def parse_name(cursor: Cursor) -> Name:
    """The name under the cursor."""
    name = Name(cursor.start, cursor.end, cursor.lexeme)
    cursor.advance()
    return name


def _parse_named(cursor: Cursor) -> Operand:
    name = parse_name(cursor)
    lexeme = cursor.lexeme
    if lexeme == "[":
        return _parse_indexed(cursor, name)
    if lexeme == "+":
        return parse_offset(cursor, name)
    if lexeme == "-":
        fail_subtracted(cursor)
    selected = _parse_selected(cursor, name)
    return _parse_pair(cursor, selected) if isinstance(selected, Name) else selected


def _parse_selected(cursor: Cursor, name: Name) -> Name | Selected:
    selector = cursor.lexeme
    if cursor.kind is not Kind.DOT_WORD or selector == UNIFIED or "::" in selector:
        return name
    end = cursor.end
    cursor.advance()
    if selector in _COMPONENTS and name.text in VECTOR_SPECIAL_REGISTERS:
        return Name(name.start, end, name.text + selector)
    return Selected(name.start, end, name, selector[1:])


def parse_offset(cursor: Cursor, name: Name) -> Offset:
    """`+constant` behind a name."""
    cursor.advance()
    offset = parse_expression(cursor)
    return Offset(name.start, offset.end, name, offset)


def fail_subtracted(cursor: Cursor) -> NoReturn:
    """A minus sign behind a name: PTX knows no subtracted offsets."""
    before, behind = cursor.text[cursor.statement : cursor.start], cursor.text[cursor.end :]
    statement = " ".join(f"{before}+-{behind.partition(';')[0]}".split())
    help = f"add a negative constant: {statement};"
    cursor.fail_here(codes.SUBTRACTED_OFFSET, "offsets are added, not subtracted", help)


def _parse_indexed(cursor: Cursor, base: Name) -> Indexed:
    cursor.advance()
    index: Expression | Offset
    if cursor.lexeme == "]":
        cursor.fail_here(codes.MISSING_OPERAND, "expected an index, found `]`")
    if cursor.kind is Kind.NAME and cursor.lexeme != WARP_SIZE:
        name = parse_name(cursor)
        if cursor.lexeme == "-":
            fail_subtracted(cursor)
        index = parse_offset(cursor, name) if cursor.lexeme == "+" else name
    else:
        index = parse_expression(cursor)
    end = cursor.end
    cursor.expect("]")
    return Indexed(base.start, end, base, index)


def _parse_pair(cursor: Cursor, first: Operand) -> Operand:
    if cursor.lexeme != "|":
        return first
    cursor.advance()
    if cursor.kind is not Kind.NAME:
        cursor.fail_expected("a predicate register or `_`")
    second = parse_name(cursor)
    return Pair(first.start, second.end, first, second)


def _parse_vector(cursor: Cursor) -> Vector:
    start = cursor.start
    elements, end = _parse_elements(cursor, "}")
    return Vector(start, end, elements)


def _parse_elements(cursor: Cursor, closing: str) -> tuple[tuple[Operand, ...], int]:
    """The elements of a list and the end of its closing bracket; the cursor stands on the opening one."""
    cursor.advance()
    elements = [_parse_element(cursor, closing)]
    while cursor.lexeme == ",":
        cursor.advance()
        elements.append(_parse_element(cursor, closing))
    end = cursor.end
    if cursor.lexeme != closing:
        cursor.fail_expected(f"`,` or `{closing}`")
    cursor.advance()
    return tuple(elements), end


def _parse_element(cursor: Cursor, closing: str) -> Operand:
    if cursor.kind is Kind.NAME and cursor.lexeme != WARP_SIZE:
        # The list of a call takes whole registers only.
        return parse_name(cursor) if closing == ")" else _parse_selected(cursor, parse_name(cursor))
    if cursor.lexeme in (",", ")", "}", "]", ";"):
        cursor.fail_here(codes.MISSING_OPERAND, f"expected an element of the list, found {cursor.found()}")
    if cursor.lexeme in ("{", "["):
        cursor.fail_expected("a register or a constant")
    return parse_expression(cursor)


def _parse_list(cursor: Cursor) -> Parenthesised:
    start = cursor.start
    opening = cursor.end
    cursor.advance()
    if cursor.lexeme == ")":
        end = cursor.end
        cursor.advance()
        return Parenthesised(start, end, ())
    cursor.seek(opening - 1)
    elements, end = _parse_elements(cursor, ")")
    return Parenthesised(start, end, elements)


def _parse_address(cursor: Cursor) -> Address | TupleAddress:
    start = cursor.start
    cursor.advance()
    if cursor.lexeme == "]":
        cursor.fail_here(codes.MISSING_OPERAND, "expected an address, found `]`")
    if cursor.lexeme in ("{", "[", "_"):
        cursor.fail_here(codes.BAD_ADDRESS, f"expected a register, a variable or a constant, found {cursor.found()}")
    if cursor.kind is not Kind.NAME or cursor.lexeme == WARP_SIZE:
        return _close_address(cursor, start, None, parse_expression(cursor))
    base = parse_name(cursor)
    if cursor.lexeme == ",":
        return _parse_tuple_address(cursor, start, base)
    if cursor.lexeme == "-":
        fail_subtracted(cursor)
    if cursor.lexeme[:1] in ("[", "(", "."):
        hint = (
            f"an element is written without brackets around it, as in `{base.text}[4]`"
            if cursor.lexeme == "["
            else None
        )
        cursor.fail_here(codes.BAD_ADDRESS, f"{cursor.found()} cannot stand in an address", hint)
    offset = None
    if cursor.accept("+"):
        if cursor.kind is Kind.NAME and cursor.lexeme != WARP_SIZE:
            message = "an address is a register or a variable plus a constant"
            hint = f"add {cursor.found()} to the base before, with add.s64 or mad.wide.s32"
            cursor.fail_here(codes.NAME_IN_CONSTANT, message, hint)
        offset = parse_expression(cursor)
    return _close_address(cursor, start, base, offset)


def _close_address(cursor: Cursor, start: int, base: Name | None, offset: Expression | None) -> Address:
    if cursor.lexeme == "," and offset is not None:
        message = "an address of several operands has no offset"
        cursor.fail(codes.BAD_ADDRESS, offset.start, offset.end, message)
    end = cursor.end
    cursor.expect("]")
    return Address(start, end, base, offset)


def _parse_tuple_address(cursor: Cursor, start: int, first: Name) -> TupleAddress:
    elements: list[Operand] = [first]
    while cursor.accept(","):
        if cursor.lexeme == "{":
            elements.append(_parse_vector(cursor))
        elif cursor.kind is Kind.NAME and cursor.lexeme != WARP_SIZE:
            elements.append(parse_name(cursor))
        else:
            cursor.fail_here(codes.BAD_ADDRESS, f"expected a name or `{{`, found {cursor.found()}")
    end = cursor.end
    if cursor.lexeme != "]":
        cursor.fail_expected("`,` or `]`")
    cursor.advance()
    return TupleAddress(start, end, tuple(elements))
