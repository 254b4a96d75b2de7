"""Instruction statements, word by word (ISA 4.3.2). Handles every form; common ones are read by `fast.py` first."""

from __future__ import annotations

import re
from typing import NoReturn

from ptxvm.diagnostics.codes import syntax as codes
from ptxvm.syntax import patterns
from ptxvm.syntax.cursor import Cursor, Kind
from ptxvm.syntax.operands import UNIFIED, parse_name, parse_operand
from ptxvm.syntax.tree import Guard, Instruction, Name, Operand

# Blanks and comments may stand before a modifier's dot, not behind it.
_BARE = ("ret", "exit", "trap", "brkpt")  # instructions of one word
_FUNCTIONS_OF_CUDA = {
    **{"__syncthreads": "`bar.sync 0;`", "syncthreads": "`bar.sync 0;`", "__syncwarp": "`bar.warp.sync -1;`"},
    **{"__threadfence": "`membar.gl;`", "__threadfence_block": "`membar.cta;`"},
    **{"__threadfence_system": "`membar.sys;`", "__trap": "`trap;`", "return": "`ret;`", "exit": "`exit;`"},
}
_OPCODE = re.compile(rf"{patterns.NAME}(?:{patterns.TRIVIA}{patterns.MODIFIER})*+", re.ASCII)
_OPCODE_PARTS = re.compile(rf"{patterns.TRIVIA}({patterns.NAME}|{patterns.MODIFIER})", re.ASCII)


def parse_instruction(cursor: Cursor) -> Instruction:
    """A guard if there is one, the opcode, the operands, the semicolon."""
    start = cursor.start
    guard = _parse_guard(cursor) if cursor.lexeme == "@" else None
    opcode_start = cursor.start
    opcode = _parse_opcode(cursor)
    in_call = opcode.startswith("call")
    if cursor.lexeme == "(" and not in_call and opcode.isidentifier():
        _fail_as_in_c(cursor, opcode)
    operands, unified = _parse_operands(cursor, in_call=in_call)
    end = end_statement(cursor, "`,` or `;`")
    return Instruction(start, end, guard, opcode, opcode_start, operands, unified)


def _fail_as_in_c(cursor: Cursor, word: str) -> NoReturn:
    """`function(...)`: a call of C."""
    if word in _FUNCTIONS_OF_CUDA:
        hint = f"write {_FUNCTIONS_OF_CUDA[word]}"
    else:
        hint = f"a function is called so: call (result), {word}, (argument);"
    cursor.fail_expected("a modifier or an operand", hint)


def _parse_guard(cursor: Cursor) -> Guard:
    start = cursor.start
    cursor.advance()
    negated = cursor.accept("!")
    if cursor.kind is not Kind.NAME:
        cursor.fail_here(codes.BAD_GUARD, f"expected a predicate register, found {cursor.found()}")
    name = Name(cursor.start, cursor.end, cursor.lexeme)
    cursor.advance()
    if cursor.kind is not Kind.NAME:
        cursor.fail_here(codes.BAD_GUARD, f"expected an instruction behind the guard, found {cursor.found()}")
    return Guard(start, name.end, name, negated)


def _parse_opcode(cursor: Cursor) -> str:
    """The mnemonic with its modifiers, blanks left out."""
    match = _OPCODE.match(cursor.text, cursor.start)
    if match is None:
        cursor.fail_expected("an instruction")
    cursor.seek(match.end())
    written = match[0]
    return written if written.isascii() and _is_compact(written) else "".join(_OPCODE_PARTS.findall(written))


def _is_compact(written: str) -> bool:
    return not any(character in written for character in " \t\r\n\f\0/#")


def _parse_operands(cursor: Cursor, *, in_call: bool) -> tuple[tuple[Operand, ...], bool]:
    """The operands and whether `.unified` stands behind one of them."""
    operands: list[Operand] = []
    unified = False
    if cursor.lexeme == ";" or semicolon_missing(cursor):
        return (), False
    if cursor.lexeme == "=":
        hint = "results are the first operands: add.s32 %r1, %r2, %r3;"
        cursor.fail_expected("an instruction and its operands", hint)
    while True:
        operands.append(parse_operand(cursor, in_call=in_call))
        if cursor.lexeme == UNIFIED:
            unified = True
            cursor.advance()
        if cursor.lexeme != ",":
            return tuple(operands), unified
        cursor.advance()


def semicolon_missing(cursor: Cursor) -> bool:
    """Whether the statement most likely ended before this word."""
    if cursor.kind is Kind.END or cursor.lexeme == "}":
        return True
    return cursor.statement_ended()


def end_statement(cursor: Cursor, expected: str = "`;`") -> int:
    """Step over the semicolon and return the end of the statement, or fail."""
    end = cursor.end
    if cursor.lexeme == ";":
        cursor.advance()
        return end
    if semicolon_missing(cursor):
        place = cursor.previous_end
        word = cursor.text[cursor.statement : place].strip()
        hint = f"a label ends in a colon: {word}:" if word.isidentifier() and word not in _BARE else None
        cursor.fail(codes.MISSING_SEMICOLON, place, place, f"expected `;`, found {cursor.found()}", hint)
    cursor.fail_expected(expected)


def parse_names(cursor: Cursor, what: str) -> tuple[Name, ...]:
    """A list of names with commas between them."""
    names: list[Name] = []
    while True:
        if cursor.kind is not Kind.NAME:
            cursor.fail_expected(what)
        names.append(parse_name(cursor))
        if not cursor.accept(","):
            return tuple(names)
