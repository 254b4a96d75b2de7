"""Instructions and operands: the nodes each form gives, with their places."""

import pytest

from ptxvm.syntax.tree import (
    Address,
    Binary,
    Guard,
    Indexed,
    Instruction,
    LabelRange,
    LabelStatement,
    Literal,
    LiteralKind,
    Location,
    Name,
    Negated,
    Not,
    Offset,
    Pair,
    Parenthesised,
    Pragma,
    Selected,
    TargetList,
    TupleAddress,
    Unary,
    Vector,
)

from .texts import HEAD, all_nodes, body_of, meaning, parse_text, statement, statements

INTEGER = LiteralKind.INTEGER


def name(text):
    return Name(0, 0, text)


def number(value, kind=INTEGER):
    return Literal(0, 0, kind, value)


def operands(text):
    """The operands of an instruction, read the fast way and, behind a comment, word by word."""
    fast, slow = statements(f"{text};"), statements(f"{text} /**/;")
    assert meaning(fast) == meaning(slow)
    (instruction,) = fast
    assert isinstance(instruction, Instruction)
    return instruction.operands


OPERANDS = [
    ("%r1", name("%r1")),
    ("a$b", name("a$b")),
    ("_", name("_")),
    ("WARP_SZ", name("WARP_SZ")),
    ("%tid.x", name("%tid.x")),
    ("%cluster_nctaid.w", name("%cluster_nctaid.w")),
    ("%clock64", name("%clock64")),
    ("V.x", Selected(0, 0, name("V"), "x")),
    ("%v1.b", Selected(0, 0, name("%v1"), "b")),
    ("%r1.b3210", Selected(0, 0, name("%r1"), "b3210")),
    ("-%r1.h0", Negated(0, 0, Selected(0, 0, name("%r1"), "h0"))),
    ("-%r1", Negated(0, 0, name("%r1"))),
    ("!%p1", Not(0, 0, name("%p1"))),
    ("%p1|%p2", Pair(0, 0, name("%p1"), name("%p2"))),
    ("_|%p2", Pair(0, 0, name("_"), name("%p2"))),
    ("{%r1,%r2}|%p", Pair(0, 0, Vector(0, 0, (name("%r1"), name("%r2"))), name("%p"))),
    ("{%r1, 2, V.x}", Vector(0, 0, (name("%r1"), number(2), Selected(0, 0, name("V"), "x")))),
    ("{ %r1 }", Vector(0, 0, (name("%r1"),))),
    ("[%rd1]", Address(0, 0, name("%rd1"), None)),
    ("[%rd1+16]", Address(0, 0, name("%rd1"), number(16))),
    ("[ %rd1 + 0 ]", Address(0, 0, name("%rd1"), number(0))),
    ("[%rd1+-4]", Address(0, 0, name("%rd1"), Unary(0, 0, "-", number(4)))),
    ("[x+4*2]", Address(0, 0, name("x"), Binary(0, 0, "*", number(4), number(2)))),
    ("[16]", Address(0, 0, None, number(16))),
    ("[t, s, {%f1}]", TupleAddress(0, 0, (name("t"), name("s"), Vector(0, 0, (name("%f1"),))))),
    ("x[4]", Indexed(0, 0, name("x"), number(4))),
    ("x[%r1]", Indexed(0, 0, name("x"), name("%r1"))),
    ("x[%r1+4]", Indexed(0, 0, name("x"), Offset(0, 0, name("%r1"), number(4)))),
    ("x+8", Offset(0, 0, name("x"), number(8))),
    ("x+-8", Offset(0, 0, name("x"), Unary(0, 0, "-", number(8)))),
    ("-5", Unary(0, 0, "-", number(5))),
    ("(1)", number(1)),
    ("!0", Unary(0, 0, "!", number(0))),
]


@pytest.mark.parametrize(("text", "expected"), OPERANDS, ids=lambda value: value if isinstance(value, str) else "")
def test_operand(text, expected):
    destination, operand = operands(f"op.b32 d, {text}")
    assert meaning(destination) == meaning(name("d"))
    assert meaning(operand) == meaning(expected)


NUMBERS = [
    ("42", INTEGER, 42),
    ("0", INTEGER, 0),
    ("0x2A", INTEGER, 42),
    ("0X2a", INTEGER, 42),
    ("052", INTEGER, 42),
    ("0b101010", INTEGER, 42),
    ("0B101010U", LiteralKind.UNSIGNED, 42),
    ("42U", LiteralKind.UNSIGNED, 42),
    ("0U", LiteralKind.UNSIGNED, 0),
    ("18446744073709551615", INTEGER, 2**64 - 1),
    ("0f3F800000", LiteralKind.FLOAT32, 0x3F800000),
    ("0F7fc00000", LiteralKind.FLOAT32, 0x7FC00000),
    ("0d3FF0000000000000", LiteralKind.FLOAT64, 0x3FF0000000000000),
    ("0Dfff0000000000000", LiteralKind.FLOAT64, 0xFFF0000000000000),
    ("1.5", LiteralKind.DECIMAL_FLOAT, 0x3FF8000000000000),
    ("1.", LiteralKind.DECIMAL_FLOAT, 0x3FF0000000000000),
    (".5", LiteralKind.DECIMAL_FLOAT, 0x3FE0000000000000),
    ("2e0", LiteralKind.DECIMAL_FLOAT, 0x4000000000000000),
    ("20.E-1", LiteralKind.DECIMAL_FLOAT, 0x4000000000000000),
    ("09.5", LiteralKind.DECIMAL_FLOAT, 0x4023000000000000),
    ("2.2250738585072014e-308", LiteralKind.DECIMAL_FLOAT, 0x0010000000000000),
]


@pytest.mark.parametrize(("text", "kind", "value"), NUMBERS)
def test_number(text, kind, value):
    _, operand = operands(f"mov.b64 d, {text}")
    assert meaning(operand) == meaning(number(value, kind))


# C's precedence, every operation in parentheses.
EXPRESSIONS = [
    ("1+2*3", "(1+(2*3))"),
    ("(1+2)*3", "((1+2)*3)"),
    ("1-2-3", "((1-2)-3)"),
    ("8/4/2", "((8/4)/2)"),
    ("7 % 4 * 2", "((7%4)*2)"),
    ("1<<2+3", "(1<<(2+3))"),
    ("1<<2>>1", "((1<<2)>>1)"),
    ("1<2==3>=4", "((1<2)==(3>=4))"),
    ("1&2==2", "(1&(2==2))"),
    ("1|2^3&4", "(1|(2^(3&4)))"),
    ("1||2&&3|4", "(1||(2&&(3|4)))"),
    ("1?2:3?4:5", "(1?2:(3?4:5))"),
    ("1?2?3:4:5", "(1?(2?3:4):5)"),
    ("- -1", "(-(-1))"),
    ("!~-+1", "(!(~(-(+1))))"),
    ("-1+2", "((-1)+2)"),
    ("(.s64)1+2", "((s64 1)+2)"),
    ("(.u64)(.s64)-1", "(u64 (s64 (-1)))"),
]


def grouped(node):
    match node:
        case Literal():
            return str(node.value)
        case Unary(operator=operator):
            return f"({operator}{' ' if operator[-1] == '4' else ''}{grouped(node.operand)})"
        case Binary():
            return f"({grouped(node.left)}{node.operator}{grouped(node.right)})"
    return f"({grouped(node.condition)}?{grouped(node.then)}:{grouped(node.otherwise)})"


@pytest.mark.parametrize(("text", "expected"), EXPRESSIONS)
def test_precedence(text, expected):
    _, operand = operands(f"mov.b64 d, {text}")
    assert grouped(operand) == expected


# ----------------------------------------------------------------------------------------------------------- statements


@pytest.mark.parametrize(
    ("text", "guard", "opcode", "count"),
    [
        ("ret;", None, "ret", 0),
        ("@%p1 bra L;", ("%p1", False), "bra", 1),
        ("@!p bra.uni L;", ("p", True), "bra.uni", 1),
        ("@ ! %p1 ret ;", ("%p1", True), "ret", 0),
        ("mov .u32 a , 1 ;", None, "mov.u32", 2),
        ("mov/**/.u32/**/a,1;", None, "mov.u32", 2),
        ("mov.u32%r1,1;", None, "mov.u32", 2),
        ("ld.global.nc.L1::no_allocate.L2::cache_hint.v4.f32 {a,b,c,d}, [p], q;", None, None, 3),
        ("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {a}, {b}, {c}, {d};", None, None, 4),
        ("cp.async.bulk.tensor.2d.tile::gather4.shared::cta.global a, b;", None, None, 2),
        ("ld.const[2].b32 a, [b];", None, "ld.const[2].b32", 2),
        ("mov.u32\na,\n1\n;", None, "mov.u32", 2),
    ],
)
def test_instruction(text, guard, opcode, count):
    instruction = statement(text)
    assert isinstance(instruction, Instruction)
    assert instruction.opcode == (opcode or text.split()[0])
    assert len(instruction.operands) == count
    if guard is None:
        assert instruction.guard is None
    else:
        assert meaning(instruction.guard) == meaning(Guard(0, 0, name(guard[0]), guard[1]))


def test_places_of_an_instruction():
    text = HEAD + ".entry k() {\n  @!%p1 ld.global.u32 {%r1, %r2}, [ %rd1 + -8 ]; }"
    (instruction,) = body_of(parse_text(text)).statements
    assert isinstance(instruction, Instruction)
    pieces = [text[node.start : node.end] for node in all_nodes(instruction)]
    assert pieces == [
        "@!%p1 ld.global.u32 {%r1, %r2}, [ %rd1 + -8 ];",
        *("@!%p1", "%p1", "{%r1, %r2}", "%r1", "%r2", "[ %rd1 + -8 ]", "%rd1", "-8", "8"),
    ]
    assert text[instruction.opcode_start :].startswith("ld.global")


def test_parentheses_belong_to_the_place_of_an_expression():
    text = HEAD + ".entry k() { mov.u32 a, (1+2)*(3); }"
    (instruction,) = body_of(parse_text(text)).statements
    product = instruction.operands[1]
    assert [text[node.start : node.end] for node in (product, product.left, product.right)] == [
        "(1+2)*(3)",
        "(1+2)",
        "(3)",
    ]


@pytest.mark.parametrize("text", ["ld.b32 a, [b].unified;", "ld.b32 a, [b] .unified, c;", "ld.b32 a, b[4].unified;"])
def test_unified(text):
    instruction = statement(text)
    assert isinstance(instruction, Instruction) and instruction.unified


def test_call():
    call = statement("call.uni (%r1, _), f, (%r2, 4, -1, (1+2)*3, p), proto;")
    assert isinstance(call, Instruction)
    returns, function, arguments, prototype = call.operands
    assert meaning(returns) == meaning(Parenthesised(0, 0, (name("%r1"), name("_"))))
    assert isinstance(arguments, Parenthesised)
    assert [type(argument) for argument in arguments.elements] == [Name, Literal, Unary, Binary, Name]
    assert meaning((function, prototype)) == meaning((name("f"), name("proto")))
    nothing = statement("call f, ();")
    assert isinstance(nothing, Instruction) and meaning(nothing.operands[1]) == meaning(Parenthesised(0, 0, ()))


def test_labels_and_several_statements_on_a_line():
    found = statements("a: b : $c:mov.u32 x,1;ret;d:")
    kinds = [(type(node).__name__, getattr(node, "name", None)) for node in found]
    assert kinds == [
        *(("LabelStatement", label) for label in ("a", "b", "$c")),
        *(("Instruction", None),) * 2,
        ("LabelStatement", "d"),
    ]
    assert isinstance(found[0], LabelStatement) and found[0].end == found[0].start + 2


def test_locations():
    inlined = ".loc 2 4 5, function_name {}, inlined_at 1 2 3"
    plain, first, second, third = statements(
        ".loc 1 2 3\n" + "\n".join(map(inlined.format, ("L$info", ".debug_str+16", ".debug_str + 16")))
    )
    assert meaning(plain) == meaning(Location(0, 0, 1, 2, 3))
    assert meaning(first) == meaning(Location(0, 0, 2, 4, 5, "L$info", 0, (1, 2, 3)))
    assert meaning(second) == meaning(third) == meaning(Location(0, 0, 2, 4, 5, ".debug_str", 16, (1, 2, 3)))


def test_target_lists():
    jumps, calls = statements("j: .branchtargets a, N<5>; c:.calltargets f,g;")
    assert meaning(jumps) == meaning(
        TargetList(0, 0, "j", ".branchtargets", (name("a"), LabelRange(0, 0, "N", number(5))))
    )
    assert meaning(calls) == meaning(TargetList(0, 0, "c", ".calltargets", (name("f"), name("g"))))


def test_pragma():
    assert meaning(statement('.pragma "a", "b c";')) == meaning(Pragma(0, 0, ("a", "b c")))
