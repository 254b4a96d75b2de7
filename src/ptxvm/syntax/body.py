"""Bodies of functions: statements, labels and blocks within blocks, read without recursion."""

from __future__ import annotations

import re

from ptxvm.diagnostics.codes import syntax as codes
from ptxvm.syntax import patterns
from ptxvm.syntax.cursor import DEPTH_LIMIT, Cursor, Kind, SyntaxFault
from ptxvm.syntax.debug import parse_intermediate_location, parse_location, parse_section
from ptxvm.syntax.declarations import TYPES, VARIABLE_START, parse_variable
from ptxvm.syntax.expressions import parse_plain_size
from ptxvm.syntax.fast import FastReader
from ptxvm.syntax.functions import HEADER_DIRECTIVES, Header, parse_header, parse_prototype, parse_string
from ptxvm.syntax.hints import hint_for_word
from ptxvm.syntax.instructions import end_statement, parse_instruction
from ptxvm.syntax.operands import parse_name
from ptxvm.syntax.recovery import skip_statement
from ptxvm.syntax.tree import Block, Function, LabelRange, LabelStatement, Name, Pragma, Statement, TargetList

_COLON = re.compile(rf"{patterns.TRIVIA}:(?!:)", re.ASCII)
_PROSE = re.compile(r"[ \t]*[A-Za-z][\w \t,.'-]*", re.ASCII)  # words without a semicolon
_CONTROL = re.compile(rf"(?:if|while|for|switch){patterns.TRIVIA}\(", re.ASCII)  # statements of C
_LISTS = (".branchtargets", ".calltargets")
_LABELLED = (*_LISTS, ".callprototype")
# A function that begins although blocks are open. The look for the brace of a `.func` is bounded: it may be far away.
_FUNCTION = re.compile(
    rf"\.(?:entry\b|(?:visible|extern|weak|common){patterns.TRIVIA}\.(?:entry|func)\b|func\b[^;{{}}]{{0,2000}}+\{{)",
    re.ASCII,
)
_MODULE_ONLY = frozenset(
    (
        *(".visible", ".extern", ".weak", ".common", ".version", ".target", ".address_size"),
        *(".file", ".section", ".alias", ".nv_intermediate_source_section"),
    )
)


class BodyReader:
    """Reads the bodies of one text's functions."""

    def __init__(self, cursor: Cursor) -> None:
        self.cursor = cursor
        self._fast = FastReader(cursor.text)
        self._open: list[Block] = []

    def read(self) -> Block:
        """The block whose brace the cursor stands on; leaves the cursor behind its end."""
        cursor = self.cursor
        body = Block(cursor.start, cursor.end, [])
        self._open = [body]
        position = cursor.end
        while self._open:
            position = self._fast.read(position, self._open[-1].statements)
            cursor.statement = position
            cursor.seek(position)
            self._step()
            position = cursor.previous_end
        return body

    def _step(self) -> None:
        """Read one statement or one brace."""
        cursor = self.cursor
        lexeme = cursor.lexeme
        if lexeme == "}":
            self._open.pop().end = cursor.end
            cursor.advance()
        elif lexeme == "{":
            self._open_block()
        elif cursor.kind is Kind.END or self._function_follows():
            self._abandon_blocks()
        elif lexeme == ";":
            self._stray_semicolon()
        else:
            self._statement()

    def _stray_semicolon(self) -> None:
        """Also one that begins a comment in other assemblers: the rest of its line is then no statement."""
        cursor = self.cursor
        message = "there is no statement before this semicolon"
        start, end = cursor.start, cursor.end
        while cursor.accept(";"):
            end = cursor.previous_end
        rest = cursor.text[end : cursor.text.find("\n", end)]
        is_prose = _PROSE.fullmatch(rest) is not None
        hint = "a comment begins with `//`" if is_prose else None
        cursor.report(codes.STRAY_SEMICOLON, start, start + 1, message, hint)
        if is_prose:
            cursor.seek(end + len(rest))

    def _statement(self) -> None:
        cursor = self.cursor
        start = cursor.start
        try:
            self._open[-1].statements.append(self._parse_statement())
        except SyntaxFault:
            skip_statement(cursor, start)

    def _open_block(self) -> None:
        cursor = self.cursor
        if len(self._open) >= DEPTH_LIMIT:
            message = f"this is nested more than {DEPTH_LIMIT} levels deep"
            cursor.report(codes.NESTED_TOO_DEEPLY, cursor.start, cursor.end, message)
            _skip_block(cursor)
            return
        block = Block(cursor.start, cursor.end, [])
        self._open[-1].statements.append(block)
        self._open.append(block)
        cursor.advance()

    def _abandon_blocks(self) -> None:
        """The text ends or a function begins while blocks are open: say so once, of the innermost one."""
        cursor = self.cursor
        innermost = self._open[-1]
        if cursor.last_broken < cursor.previous_end or cursor.kind is not Kind.END:
            message = f"this block is not closed before {cursor.found()}"
            cursor.report(codes.OPEN_BLOCK, innermost.start, innermost.start + 1, message)
        for block in self._open:
            block.end = cursor.previous_end
        self._open = []

    def _function_follows(self) -> bool:
        cursor = self.cursor
        return cursor.kind is Kind.DOT_WORD and _FUNCTION.match(cursor.text, cursor.start) is not None

    def _parse_statement(self) -> Statement:
        cursor = self.cursor
        if cursor.kind is Kind.NAME:
            if _COLON.match(cursor.text, cursor.end) is not None:
                return _parse_label(cursor)
            if _CONTROL.match(cursor.text, cursor.start) is not None:
                return _skip_condition(cursor)
            return parse_instruction(cursor)
        if cursor.lexeme == "@":
            return parse_instruction(cursor)
        if cursor.kind is Kind.DOT_WORD:
            return _parse_directive(cursor)
        cursor.fail_expected("a statement")


def _skip_condition(cursor: Cursor) -> Block:
    """Tell of `if (...)` and step over it; what it governs is read as PTX."""
    start, end, depth = cursor.start, cursor.text.index("(", cursor.start) + 1, 1
    hint = "a guard makes an instruction conditional, as in `@%p1 bra TARGET`"
    cursor.report(codes.UNEXPECTED, start, cursor.end, f"`{cursor.lexeme} (...)` is no statement of PTX", hint)
    while depth and end < len(cursor.text):
        depth += {"(": 1, ")": -1}.get(cursor.text[end], 0)
        end += 1
    cursor.seek(end)
    return Block(start, end, [])


def _skip_block(cursor: Cursor) -> None:
    depth = 0
    while cursor.kind is not Kind.END:
        depth += {"{": 1, "}": -1}.get(cursor.lexeme, 0)
        cursor.advance()
        if depth == 0:
            return
    cursor.last_broken = cursor.end  # that the blocks stay open is a consequence


def _parse_label(cursor: Cursor) -> Statement:
    start, name = cursor.start, cursor.lexeme
    cursor.advance()
    end = cursor.end
    cursor.advance()
    if cursor.lexeme in _LISTS:
        return _parse_targets(cursor, start, name)
    if cursor.lexeme == ".callprototype":
        return parse_prototype(cursor, start, name)
    cursor.seek(end)
    return LabelStatement(start, end, name)


def _parse_targets(cursor: Cursor, start: int, name: str) -> TargetList:
    kind = cursor.lexeme
    cursor.advance()
    targets = [_parse_target(cursor, kind)]
    while cursor.accept(","):
        targets.append(_parse_target(cursor, kind))
    end = end_statement(cursor, "`,` or `;`")
    return TargetList(start, end, name, kind, tuple(targets))


def _parse_target(cursor: Cursor, kind: str) -> Name | LabelRange:
    if cursor.kind is not Kind.NAME:
        cursor.fail_expected("a label" if kind == ".branchtargets" else "the name of a function")
    name = parse_name(cursor)
    if cursor.lexeme != "<" or kind != ".branchtargets":
        return name
    cursor.advance()
    count = parse_plain_size(cursor)
    end = cursor.end
    cursor.expect(">")
    return LabelRange(name.start, end, name.text, count)


def _parse_directive(cursor: Cursor) -> Statement:
    lexeme, start = cursor.lexeme, cursor.start
    if lexeme in VARIABLE_START:
        return parse_variable(cursor, start)
    if lexeme == ".loc":
        return parse_location(cursor)
    if lexeme == ".loc_intermediate":
        return parse_intermediate_location(cursor)
    if lexeme == ".pragma":
        return parse_pragma(cursor)
    if lexeme == ".func":
        return _parse_declaration(cursor)
    if lexeme in _LABELLED:
        cursor.fail_here(codes.LABEL_NEEDED, f"`{lexeme}` needs a label before it")
    if lexeme in TYPES:
        cursor.fail_here(codes.MISSING_SPACE, "a declaration begins with its state space")
    if lexeme == ".section":
        cursor.report(codes.MISPLACED_DIRECTIVE, start, cursor.end, "`.section` stands outside of functions")
        parse_section(cursor)
        raise SyntaxFault
    if lexeme in _MODULE_ONLY:
        cursor.fail_here(codes.MISPLACED_DIRECTIVE, f"`{lexeme}` stands outside of functions")
    if lexeme in HEADER_DIRECTIVES:
        message = f"`{lexeme}` stands between a function's parameters and its body"
        cursor.fail_here(codes.MISPLACED_DIRECTIVE, message)
    hint = hint_for_word(lexeme, (*VARIABLE_START, *TYPES, *_LABELLED, ".loc", ".pragma", ".func"))
    cursor.fail_here(codes.UNKNOWN_DIRECTIVE, f"{cursor.found()} is not a directive of PTX", hint)


def _parse_declaration(cursor: Cursor) -> Function:
    """A `.func` without body inside of a function."""
    header = Header(cursor.start, (), is_entry=False)
    parse_header(cursor, header)
    end = cursor.previous_end
    if cursor.lexeme == ";":
        end = cursor.end
        cursor.advance()
    return header.function(end)


def parse_pragma(cursor: Cursor) -> Pragma:
    """`.pragma "string", ...;`"""
    start = cursor.start
    cursor.advance()
    strings = [parse_string(cursor).text]
    while cursor.accept(","):
        strings.append(parse_string(cursor).text)
    return Pragma(start, end_statement(cursor), tuple(strings))
