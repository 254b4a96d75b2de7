"""Variables in every state space, parameters and attributes (ISA 5)."""

from __future__ import annotations

from dataclasses import field

from ptxvm.diagnostics.codes import syntax as codes
from ptxvm.records import record
from ptxvm.syntax.cursor import Cursor, Kind
from ptxvm.syntax.expressions import WARP_SIZE, parse_expression, parse_integer, parse_plain_size
from ptxvm.syntax.hints import hint_for_word
from ptxvm.syntax.initializers import parse_initializer
from ptxvm.syntax.instructions import end_statement, semicolon_missing
from ptxvm.syntax.tree import Attribute, Declarator, Expression, Initializer, Literal, Name, Variable

LINKING = frozenset((".extern", ".visible", ".weak", ".common"))
SPACES = frozenset((".reg", ".const", ".global", ".local", ".param", ".shared", ".tex"))
VARIABLE_START = SPACES | {".align", ".attribute"}
_POINTER_SPACES = frozenset((".const", ".global", ".local", ".shared"))
_VECTORS = frozenset((".v2", ".v4"))
_TYPE_NAMES = "b8 b16 b32 b64 b128 u8 u16 u32 u64 s8 s16 s32 s64 f16 f16x2 f32 f64 pred texref samplerref surfref"
TYPES = frozenset(f".{name}" for name in _TYPE_NAMES.split())


@record(frozen=False)
class _Prefix:
    """What stands before the names of a declaration."""

    space: str = ""
    bank: int | None = None
    alignment: Expression | None = None
    attributes: list[Attribute] = field(default_factory=list)
    vector: str | None = None
    type: str | None = None
    pointer: tuple[str | None, Expression | None] | None = None


def parse_variable(cursor: Cursor, start: int, linking: tuple[str, ...] = ()) -> Variable:
    """A declaration statement; `start` is where its linking directive, if any, stands."""
    prefix = _parse_prefix(cursor)
    if cursor.lexeme in (".align", ".ptr"):
        message = f"{cursor.found()} stands before the type here"
        cursor.fail_here(codes.DECLARATION_ORDER, message, "write `.align n` behind the state space")
    declarators: list[Declarator] = []
    if cursor.lexeme != ";" and not semicolon_missing(cursor):
        declarators.append(_parse_declarator(cursor))
        while cursor.accept(","):
            declarators.append(_parse_declarator(cursor))
    end = end_statement(cursor, "`,`, `=` or `;`")
    return _variable(start, end, linking, prefix, tuple(declarators))


def parse_parameter(cursor: Cursor) -> Variable:
    """One parameter or return value; its name may be `_`."""
    start = cursor.start
    if cursor.kind is not Kind.DOT_WORD:
        cursor.fail_expected("a parameter")
    prefix = _parse_prefix(cursor)
    if cursor.lexeme == ".align":
        prefix.alignment = _parse_alignment(cursor)
    elif cursor.lexeme == ".ptr":
        prefix.pointer = _parse_pointer(cursor)
    declarator = _parse_declarator(cursor, parameter=True)
    return _variable(start, declarator.end, (), prefix, (declarator,))


def parse_parameters(cursor: Cursor) -> tuple[Variable, ...]:
    """A parameter list; the cursor stands on its opening parenthesis."""
    cursor.advance()
    parameters: list[Variable] = []
    if cursor.accept(")"):
        return ()
    while True:
        parameters.append(parse_parameter(cursor))
        if cursor.lexeme == ")":
            cursor.advance()
            return tuple(parameters)
        if cursor.lexeme != ",":
            cursor.fail_expected("`,` or `)`")
        cursor.advance()


def parse_attributes(cursor: Cursor) -> list[Attribute]:
    """`.attribute(.managed, .unified(1, 2))`; the cursor stands on `.attribute`."""
    cursor.advance()
    cursor.expect("(")
    attributes = [_parse_attribute(cursor)]
    while cursor.accept(","):
        attributes.append(_parse_attribute(cursor))
    cursor.expect(")")
    return attributes


def _variable(
    start: int, end: int, linking: tuple[str, ...], prefix: _Prefix, declarators: tuple[Declarator, ...]
) -> Variable:
    return Variable(
        start,
        end,
        linking,
        prefix.space,
        prefix.alignment,
        prefix.vector,
        prefix.type,
        declarators,
        tuple(prefix.attributes),
        prefix.pointer,
        prefix.bank,
    )


def _parse_prefix(cursor: Cursor) -> _Prefix:
    prefix = _Prefix()
    start, end = cursor.start, cursor.end
    while _parse_clause(cursor, prefix):
        pass
    if not prefix.space:
        message = "a declaration begins with its state space, such as .reg, .shared or .param"
        cursor.fail(codes.MISSING_SPACE, start, end, message)
    if cursor.lexeme in _VECTORS:
        prefix.vector = cursor.lexeme[1:]
        cursor.advance()
    prefix.type = _parse_type(cursor)
    return prefix


def _parse_clause(cursor: Cursor, prefix: _Prefix) -> bool:
    """One of state space, alignment, attributes, in any order as ptxas takes them; False if none follows."""
    lexeme = cursor.lexeme
    if lexeme in SPACES:
        if prefix.space:
            cursor.fail_here(codes.REPEATED_CLAUSE, "a variable lives in one state space")
        prefix.space = lexeme[1:]
        cursor.advance()
        if lexeme == ".const" and cursor.accept("["):
            prefix.bank = parse_integer(cursor)
            cursor.expect("]")
    elif lexeme == ".align":
        prefix.alignment = _parse_alignment(cursor)
    elif lexeme == ".attribute":
        prefix.attributes += parse_attributes(cursor)
    elif lexeme in LINKING:
        cursor.fail_here(codes.DECLARATION_ORDER, f"`{lexeme}` stands before the state space, once")
    else:
        return False
    return True


def _parse_type(cursor: Cursor) -> str:
    lexeme = cursor.lexeme
    if cursor.kind is not Kind.DOT_WORD:
        hint = hint_for_word(lexeme, TYPES) if cursor.name_follows() else None
        cursor.fail_here(codes.MISSING_TYPE, f"expected a type, found {cursor.found()}", hint)
    if lexeme not in TYPES:
        if lexeme in (".entry", ".func"):
            cursor.fail_here(codes.UNKNOWN_TYPE, f"`{lexeme}` has no state space; it may be .visible, .weak or .extern")
        hint = hint_for_word(lexeme, (*_VECTORS, *TYPES))
        cursor.fail_here(codes.UNKNOWN_TYPE, f"{cursor.found()} is not a type of variables", hint)
    cursor.advance()
    if cursor.lexeme in _VECTORS:
        cursor.fail_here(codes.DECLARATION_ORDER, f"{cursor.found()} stands before the type")
    if cursor.lexeme in TYPES:
        cursor.fail_here(codes.REPEATED_CLAUSE, "a variable has one type")
    return lexeme[1:]


def _parse_alignment(cursor: Cursor) -> Expression:
    cursor.advance()
    return parse_plain_size(cursor)


def _parse_pointer(cursor: Cursor) -> tuple[str | None, Expression | None]:
    cursor.advance()
    space: str | None = None
    if cursor.lexeme in _POINTER_SPACES:
        space = cursor.lexeme[1:]
        cursor.advance()
    return space, _parse_alignment(cursor) if cursor.lexeme == ".align" else None


def _parse_attribute(cursor: Cursor) -> Attribute:
    start, end, name = cursor.start, cursor.end, cursor.lexeme
    if cursor.kind is not Kind.DOT_WORD:
        cursor.fail_expected("an attribute such as `.managed`")
    cursor.advance()
    arguments: list[Expression] = []
    if cursor.accept("("):
        arguments.append(parse_plain_size(cursor))
        while cursor.accept(","):
            arguments.append(parse_plain_size(cursor))
        end = cursor.end
        cursor.expect(")")
    return Attribute(start, end, name, tuple(arguments))


def _parse_declarator(cursor: Cursor, *, parameter: bool = False) -> Declarator:
    start, end, name = cursor.start, cursor.end, cursor.lexeme
    if cursor.kind is not Kind.NAME:
        cursor.fail_expected("the name of a parameter" if parameter else "the name of a variable")
    if name == WARP_SIZE or (name == "_" and not parameter):
        cursor.fail_here(codes.RESERVED_NAME, f"`{name}` cannot be declared")
    cursor.advance()
    count = None
    dimensions: tuple[Expression | None, ...] = ()
    initializer: Initializer | None = None
    if cursor.lexeme == "<" and not parameter:
        count, end = _parse_count(cursor)
    elif cursor.lexeme == "[":
        dimensions, end = _parse_dimensions(cursor, end)
    if cursor.lexeme == "=" and not parameter and count is None:
        cursor.advance()
        initializer = parse_initializer(cursor)
        end = initializer.end
    return Declarator(start, end, name, start, count, dimensions, initializer)


def _parse_count(cursor: Cursor) -> tuple[Expression, int]:
    cursor.advance()
    count = parse_plain_size(cursor)
    end = cursor.end
    if cursor.lexeme != ">":
        cursor.fail_here(codes.BAD_SIZE, f"expected `>` behind the number of names, found {cursor.found()}")
    cursor.advance()
    return count, end


def _parse_dimensions(cursor: Cursor, end: int) -> tuple[tuple[Expression | None, ...], int]:
    dimensions: list[Expression | None] = []
    while cursor.lexeme == "[":
        cursor.advance()
        if cursor.lexeme == "]":
            if dimensions:
                cursor.fail_here(codes.OPEN_DIMENSION, "only the first dimension may be left open")
            dimensions.append(None)
        else:
            dimensions.append(_parse_dimension(cursor))
        end = cursor.end
        cursor.expect("]")
    return tuple(dimensions), end


def _parse_dimension(cursor: Cursor) -> Expression:
    size = parse_expression(cursor)
    if not isinstance(size, Literal | Name):
        cursor.warn(codes.COMPUTED_DIMENSION, size.start, size.end, "ptxas takes only a plain number here")
    return size
