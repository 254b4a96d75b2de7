"""One instruction as somebody types it: mnemonic, and operands with the text they are written with."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from ptxvm.diagnostics import Source
from ptxvm.isa.notation import OperandKind
from ptxvm.isa.operands import Given
from ptxvm.records import record
from ptxvm.syntax import parse, tree

_HEAD = ".version 9.0\n.target sm_100a\n.func statement()\n{\n"
_KINDS: dict[type, OperandKind] = {
    tree.Vector: OperandKind.VECTOR,
    tree.Address: OperandKind.ADDRESS,
    tree.Indexed: OperandKind.ADDRESS,
    tree.TupleAddress: OperandKind.TUPLE_ADDRESS,
    tree.Pair: OperandKind.PAIR,
    tree.Parenthesised: OperandKind.LIST,
}


@record()
class Statement:
    """An instruction as written. `given` are the shapes of its operands, `texts` their spellings, in order."""

    mnemonic: str
    guard: str
    given: tuple[Given, ...]
    texts: tuple[str, ...]


def read_statement(text: str) -> Statement | None:
    """The instruction in a piece of text such as `@%p1 add.u32 d, a, b;`, or None if there is none."""
    source = Source(_HEAD + text.rstrip().rstrip(";") + ";\n}\n")
    found = next(instructions(parse(source)), None)
    return statement_of(found, source.text) if found is not None else None


def statement_of(node: tree.Instruction, text: str) -> Statement:
    """An instruction of a tree; `text` is the text of the whole source."""
    guard = ""
    if node.guard is not None:
        guard = ("!" if node.guard.negated else "") + node.guard.predicate.text
    texts = tuple(text[operand.start : operand.end] for operand in node.operands)
    return Statement(node.opcode, guard, tuple(_given(operand) for operand in node.operands), texts)


def instructions(module: tree.Tree) -> Iterator[tree.Instruction]:
    """Every instruction of a tree, in order."""
    for item in module.items:
        if isinstance(item, tree.Function) and item.body is not None:
            yield from _inside(item.body)


def _inside(block: tree.Block) -> Iterator[tree.Instruction]:
    waiting: list[object] = [block]
    while waiting:
        node = waiting.pop()
        if isinstance(node, tree.Block):
            waiting.extend(reversed(node.statements))
        elif isinstance(node, tree.Instruction):
            yield node


@cache
def _plain(kind: OperandKind) -> Given:
    return Given(kind)


def _given(operand: tree.Operand) -> Given:
    kind = _KINDS.get(type(operand), OperandKind.SCALAR)
    if isinstance(operand, tree.Vector | tree.TupleAddress | tree.Parenthesised):
        return Given(kind, tuple(_given(element) for element in operand.elements))
    if isinstance(operand, tree.Literal):
        return Given(kind, constant=operand.value)
    return _plain(kind)
