"""Behind a broken statement: one finding each, the neighbours are read, nothing is reported twice."""

import pytest

from ptxvm.syntax.tree import Function, Instruction

from .texts import HEAD, body_of, parse_text

BROKEN = [
    "mov.u32 %r1 %r2;",
    "mov.u32 %r1, ;",
    "mov.u32 , %r1;",
    "ld.global.u32 %r1, [%rd1-4];",
    "ld.global.u32 %r1, [%rd1",
    "mov.b64 {%r1 %r2}, %rd1;",
    "mov.b64 {%r1, {%r2}}, %rd1;",
    "mov.b64 {%r1, %r2, %rd1;",
    "call (%r1), f, ({%r2});",
    "cp.async.bulk.tensor.2d.shared::cluster [a], [b+0, {c, d}], [e];",
    "12abc;",
    "mov.u32 %r1, 12abc 12abc;",
    "mov.u32 %r1, 'a';",
    "mov.u32 %r1, 1",
    "@%p1 .reg .b32 x;",
    "@1 ret;",
    ".reg b32 x;",
    ".reg .b32 %r<-1>;",
    ".local .b8 x[4;",
    ".foo bar, baz;",
    ".version 8.0",
    ".section .debug_str { .b8 1 }",
    "x: .branchtargets ;",
    "p: .callprototype foo;",
    ".pragma foo;",
    ".loc 1 2",
    ";",
    ";;;",
    ") ] , ;",
    "mov.u32 %r1, 99999999999999999999999;",
]


@pytest.mark.parametrize("broken", BROKEN)
def test_one_finding_in_a_function(broken):
    text = HEAD + f".entry k() {{\nadd.u32 %a, %b, 1;\n{broken}\nsub.u32 %a, %b, 1;\n}}\n.global .u32 after;\n"
    tree = parse_text(text)
    assert len(tree.findings) == 1, tree.findings
    assert tree.findings[0].line == 6
    function = tree.items[-2]
    assert isinstance(function, Function) and function.body is not None
    opcodes = [node.opcode for node in function.body.statements if isinstance(node, Instruction)]
    assert opcodes[0] == "add.u32" and opcodes[-1] == "sub.u32"


def test_every_broken_statement_is_found():
    body = "\n".join(f"{broken}\nadd.u32 %a, %b, 1;" for broken in BROKEN)
    tree = parse_text(HEAD + f".entry k() {{\n{body}\n}}\n")
    assert len(tree.findings) == len(BROKEN)
    assert sum(isinstance(node, Instruction) for node in body_of(tree).statements) >= len(BROKEN)


BROKEN_ITEMS = [
    ".global .u32 x[4;",
    ".global .u32 x = {1, };",
    ".global .u32 x = {{1}, {2};",
    ".global u32 x;",
    ".global .u32 x",
    ".visible .visible .global .u32 x;",
    ".target",
    ".version x",
    ".file 1 a.cu",
    ".alias a;",
    ".section .debug_str { .b8 1 2 }",
    ".section .debug_str { .b8 1; .b8 2; }",
    ".foo { bar; }",
    ".entry k(.param .u32 a; .param .u32 b) { ret; }",
    ".entry (.param .u32 a) { ret; }",
    ".entry k() .maxntid 32; { ret; }",
    ".func (.reg .b32 r), g, (.reg .b32 x) { ret; }",
    "mov.u32 %r1, 1;\nret;\n}",
    "}",
    ";",
    "#define x",
]


@pytest.mark.parametrize("broken", BROKEN_ITEMS)
def test_one_finding_in_a_module(broken):
    tree = parse_text(f"{HEAD}.global .u32 before;\n{broken}\n.entry after() {{ ret; }}\n")
    assert len(tree.findings) == 1, tree.findings
    last = tree.items[-1]
    assert isinstance(last, Function) and last.name == "after" and last.body is not None


def test_the_body_behind_a_broken_header_is_read():
    tree = parse_text(HEAD + ".entry k(.param u32 a)\n{\nmov.u32 %r1 1;\nret;\n}\n")
    assert [finding.line for finding in tree.findings] == [4, 6]
    assert len(body_of(tree).statements) == 1


def test_a_function_without_its_closing_brace_ends_before_the_next():
    tree = parse_text(
        HEAD + ".entry a() {\n{ ret;\n.visible .entry b() { ret; }\n.func c() {\nret;\n.func d() { ret; }"
    )
    assert [function.name for function in tree.items if isinstance(function, Function)] == ["a", "b", "c", "d"]
    assert [(finding.code, finding.line) for finding in tree.findings] == [("PTX021", 5), ("PTX021", 7)]


def test_an_open_comment_is_the_only_finding():
    tree = parse_text(HEAD + ".entry a() {\nret; /* }\n")
    assert [finding.code for finding in tree.findings] == ["PTX003"]


def test_findings_come_in_the_order_of_the_text():
    tree = parse_text(HEAD + ".entry a() {\nmov.u32 a b;\n{ { mov.u32 a b;\n")
    assert [finding.span.start for finding in tree.findings] == sorted(finding.span.start for finding in tree.findings)


def test_a_nul_byte_is_one_finding_and_otherwise_a_blank():
    tree = parse_text(HEAD + ".entry a() {\nmov.u32\0%r1, 1;\n/* \0 */ ret;\n}\0")
    assert [(finding.code, finding.line) for finding in tree.findings] == [("PTX002", 5)]
    assert len(body_of(tree).statements) == 2
