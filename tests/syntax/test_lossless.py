"""Printing: an unchanged tree gives the text back, a changed one changes only where it was changed."""

import random
from pathlib import Path

import pytest

from ptxvm.syntax import decode, parse, print_tree
from ptxvm.syntax.fast import FastReader
from ptxvm.syntax.render import render
from ptxvm.syntax.tree import (
    Address,
    Binary,
    Block,
    Function,
    Instruction,
    Literal,
    LiteralKind,
    Name,
    Tree,
    Variable,
    Vector,
)

from .test_ptxas_facts import MODULES, STATEMENTS
from .texts import body_of, corpus, meaning, module_text, parse_text, statement_text

EVERYTHING = Path(__file__).parent / "everything.ptx"
FILES = [EVERYTHING, *corpus()]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_file_is_printed_byte_for_byte(path):
    source = decode(path.read_bytes(), path.name)
    tree = parse(source)
    assert not tree.findings
    assert print_tree(tree) == source.text


@pytest.mark.parametrize(
    "text", [statement_text(text) for text, _ in STATEMENTS] + [module_text(text) for text, _ in MODULES]
)
def test_text_is_printed_byte_for_byte(text):
    assert print_tree(parse_text(text)) == text


def test_broken_files_are_printed_byte_for_byte():
    generator = random.Random(1)
    for path in FILES:
        data = bytearray(path.read_bytes())
        for _ in range(6):
            position = generator.randrange(len(data))
            del data[position : position + generator.randrange(9)]
        tree = parse(decode(bytes(data)))
        assert print_tree(tree) == tree.source.text


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_rendered_items_read_as_the_same(path):
    tree = parse(decode(path.read_bytes(), path.name))
    again = parse_text("\n".join(render(item) for item in tree.items))
    assert not again.findings, again.findings[0]
    assert meaning(again.items) == meaning(tree.items)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_the_fast_reader_makes_the_nodes_of_the_cursor(path, monkeypatch):
    source = decode(path.read_bytes(), path.name)
    fast = parse(source)
    monkeypatch.setattr(FastReader, "read", lambda self, position, statements: position)
    slow = parse(source)
    assert fast.items == slow.items


# ---------------------------------------------------------------------------------------------------------------- edits

TEXT = """.version 8.0 // v
.target sm_80
.visible .entry k(.param .u32 n) // header
{
    .reg .b32 %r<4>; // registers
    mov.u32 /* to */ %r1, /* from */ 2;  // move
    ld.global.v2.u32 { %r1 , %r2 }, [%r3 + 4]; // load
    @%p1 add.s32 %r1, (1+2)*3, %r2;

    ret; // back
}
"""


def edited() -> tuple[Tree, list]:
    tree = parse_text(TEXT)
    assert not tree.findings
    return tree, body_of(tree).statements


def test_a_changed_name_changes_nothing_around():
    tree, statements = edited()
    statements[1].operands[0].text = "%r77"
    assert print_tree(tree) == TEXT.replace("/* to */ %r1", "/* to */ %r77")


def test_a_changed_number():
    tree, statements = edited()
    literal = statements[1].operands[1]
    literal.kind, literal.value = LiteralKind.UNSIGNED, 9
    assert print_tree(tree) == TEXT.replace("/* from */ 2", "/* from */ 9U")


def test_a_changed_opcode():
    tree, statements = edited()
    statements[3].opcode = "sub.s32"
    assert print_tree(tree) == TEXT.replace("add.s32", "sub.s32")


def test_a_changed_expression_stays_one_operand():
    tree, statements = edited()
    product = statements[3].operands[1]
    product.left = Binary(-1, -1, "-", Literal(-1, -1, LiteralKind.INTEGER, 7), Literal(-1, -1, LiteralKind.INTEGER, 8))
    assert print_tree(tree) == TEXT.replace("(1+2)*3", "(7 - 8)*3")


def test_more_operands_render_the_instruction_anew():
    tree, statements = edited()
    statements[3].operands += (Name(-1, -1, "%r9"),)
    assert print_tree(tree) == TEXT.replace(
        "@%p1 add.s32 %r1, (1+2)*3, %r2;", "@%p1 add.s32 %r1, (1 + 2) * 3, %r2, %r9;"
    )


def test_an_operand_of_another_form():
    tree, statements = edited()
    address = statements[2].operands[1]
    assert isinstance(address, Address)
    vector = statements[2].operands[0]
    assert isinstance(vector, Vector)
    statements[2].operands = (vector, Name(-1, -1, "x"))
    assert print_tree(tree) == TEXT.replace("[%r3 + 4]", "x")


def test_a_removed_statement_takes_the_blank_before_it_along():
    tree, statements = edited()
    del statements[2]
    removed = "  // move\n    ld.global.v2.u32 { %r1 , %r2 }, [%r3 + 4];"
    assert print_tree(tree) == TEXT.replace(removed, "")


def test_an_inserted_statement_is_indented_as_its_neighbours():
    tree, statements = edited()
    statements.insert(4, Instruction(-1, -1, None, "exit", -1, ()))
    assert print_tree(tree) == TEXT.replace("%r2;\n\n", "%r2;\n    exit;\n\n")


def test_exchanged_statements():
    tree, statements = edited()
    statements[3], statements[4] = statements[4], statements[3]
    before, after = "@%p1 add.s32 %r1, (1+2)*3, %r2;", "\n    ret;"
    assert print_tree(tree) == TEXT.replace(f" // load\n    {before}\n{after}", f"\n{after} // load\n    {before}")


def test_a_changed_header_keeps_the_body():
    tree, _ = edited()
    function = tree.items[-1]
    assert isinstance(function, Function)
    function.name = "other"
    printed = print_tree(tree)
    assert ".visible .entry other(.param .u32 n)\n{\n    .reg" in printed
    assert printed[printed.index("{") :] == TEXT[TEXT.index("{") :]


def test_a_changed_parameter_gets_no_semicolon():
    tree, _ = edited()
    function = tree.items[-1]
    assert isinstance(function, Function)
    (parameter,) = function.parameters
    parameter.type = "u64"
    assert print_tree(tree) == TEXT.replace(".param .u32 n", ".param .u64 n")


def test_a_new_item_and_a_new_block():
    tree, statements = edited()
    declaration = parse_text(".global .u32 counter;").items[0]
    assert isinstance(declaration, Variable)
    declaration.start = -1
    tree.items.insert(2, declaration)
    statements.append(Block(-1, -1, [Instruction(-1, -1, None, "ret", -1, ())]))
    again = parse_text(print_tree(tree))
    assert not again.findings
    assert meaning(again.items) == meaning(tree.items)
