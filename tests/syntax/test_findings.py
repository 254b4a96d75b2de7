"""Every code of the parser: a text it accepts beside one it refuses, and the exact place (between « and »)."""

import pytest

from ptxvm.diagnostics import Severity
from ptxvm.diagnostics.codes import CODES
from ptxvm.diagnostics.codes import syntax as codes
from ptxvm.syntax.cursor import MAXIMUM_FINDINGS

from .texts import HEAD, parse_text

BODY = HEAD + ".entry k() {\n%s\n}\n"
MODULE = HEAD + "%s\n"

# (code, frame, accepted, rejected)
CASES = [
    (codes.ILLEGAL_CHARACTER, BODY, "mov.u32 %r1, %r2;", "mov.u32 «\u00a0»%r1, %r2;"),
    (codes.ILLEGAL_CHARACTER, BODY, "mov.u32 %r1, %r2;", "mov.u32 %r1, «`»%r2;"),
    (codes.ILLEGAL_CHARACTER, BODY, "// é \u4e2d\nret;", "«é\u4e2d»\nret;"),
    (codes.ILLEGAL_CHARACTER, "%s", HEAD, "«\ufeff»" + HEAD),
    (codes.ILLEGAL_CHARACTER, BODY, "mov.u32 $a, 1;", "mov.u32 «$», 1;"),
    (codes.NUL_CHARACTER, "%s", HEAD, HEAD + "«\0»"),
    (codes.NUL_CHARACTER, "%s", HEAD, HEAD + ".global .u32 «\0\0»x;\n// \0"),
    (codes.OPEN_COMMENT, "%s", HEAD + "/* */", HEAD + "«/*» ret; "),
    (codes.OPEN_COMMENT, BODY, "ret; /* /* */", "ret; «/*»"),
    (codes.OPEN_STRING, "%s", HEAD + '.pragma "a";', HEAD + '.pragma «"»a;'),
    (codes.BAD_NUMBER, BODY, "mov.u32 %r1, 12U;", "mov.u32 %r1, «12u»;"),
    (codes.BAD_NUMBER, BODY, "mov.u32 %r1, 017;", "mov.u32 %r1, «019»;"),
    (codes.BAD_NUMBER, BODY, "mov.f32 %f1, 0f3F800000;", "mov.f32 %f1, «0f3F80000»;"),
    (codes.BAD_NUMBER, BODY, "mov.f32 %f1, 1.0;", "mov.f32 %f1, «1.0f»;"),
    (codes.NUMBER_OUT_OF_RANGE, BODY, "mov.u64 %d, 0xFFFFFFFFFFFFFFFF;", "mov.u64 %d, «0x10000000000000000»;"),
    (codes.NUMBER_OUT_OF_RANGE, BODY, "mov.f64 %d, 1e308;", "mov.f64 %d, «1e309»;"),
    (codes.NUMBER_OUT_OF_RANGE, BODY, "mov.f64 %d, 0e-999;", "mov.f64 %d, «4.9e-324»;"),
    (codes.PREPROCESSOR_LINE, BODY, '# 3 "a.cu"\nret;', "«#define x 3»\nret;"),
    (codes.UNEXPECTED, BODY, "mov.u32 %r1, 1;", "mov.u32 %r1 «1»;"),
    (codes.UNEXPECTED, BODY, "mov.u32 %r1, 1;", "«12» mov.u32 %r1, 1;"),
    (codes.UNEXPECTED, BODY, "mov.b64 {%r1, %r2}, %d;", "mov.b64 {%r1 «%r2»}, %d;"),
    (codes.UNEXPECTED, BODY, "ld.u32 %r1, [%r2];", "ld.u32 %r1, [%r2«;»"),
    (codes.UNEXPECTED, MODULE, ".alias a, b;", ".alias a «b»;"),
    (codes.UNEXPECTED, MODULE, ".section .d { .b8 1, 2 }", ".section .d { .b8 1 «2» }"),
    (codes.UNEXPECTED, MODULE, ".entry k(.param .u32 a) {}", ".entry k(.param .u32 a «.param» .u32 b) {}"),
    (codes.MISSING_SEMICOLON, BODY, "mov.u32 %r1, 1;\nret;", "mov.u32 %r1, 1«»\nret;"),
    (codes.MISSING_SEMICOLON, BODY, "ret;", "ret«»"),
    (codes.MISSING_SEMICOLON, BODY, ".reg .b32 %r<4>;\nret;", ".reg .b32 %r<4>«» // four\nret;"),
    (codes.MISSING_SEMICOLON, "%s", HEAD + ".global .u32 x;", HEAD + ".global .u32 x«»"),
    (codes.STRAY_SEMICOLON, BODY, "ret;", "ret;«;»"),
    (codes.STRAY_SEMICOLON, BODY, ".loc 1 2 3\nret;", ".loc 1 2 3«;»\nret;"),
    (codes.STRAY_SEMICOLON, "%s", ".version 9.0\n", ".version 9.0«;»\n"),
    (codes.UNKNOWN_DIRECTIVE, BODY, ".reg .b32 x;", "«.regs» .b32 x;"),
    (codes.UNKNOWN_DIRECTIVE, MODULE, ".global .b32 x;", "«.globl» .b32 x;"),
    (codes.MISPLACED_DIRECTIVE, BODY, ".shared .b32 x;", "«.visible» .shared .b32 x;"),
    (codes.MISPLACED_DIRECTIVE, BODY, '.pragma "a";', "«.section» .debug_str { .b8 1 }\nret;"),
    (codes.MISPLACED_DIRECTIVE, MODULE, '.file 1 "a"', "«.loc» 1 2 3"),
    (codes.MISPLACED_DIRECTIVE, MODULE, ".func f .noreturn;", ".func f «.maxntid» 4;"),
    (codes.MISPLACED_DIRECTIVE, MODULE, ".entry k .maxntid 4 {}", ".entry k «.noreturn» {}"),
    (codes.OUTSIDE_FUNCTION, MODULE, ".entry k() { ret; }", "«ret»; }"),
    (codes.BAD_GUARD, BODY, "@%p1 ret;", "@«1» ret;"),
    (codes.BAD_GUARD, BODY, "@!%p1 ret;", "@%p1 «{» ret; }"),
    (codes.BAD_GUARD, BODY, "L: @%p1 ret;", "@%p1 «@»%p2 ret;"),
    (codes.LABEL_NEEDED, BODY, "p: .callprototype _;", "«.callprototype» _;"),
    (codes.STRAY_BRACE, MODULE, ".entry k() {}", ".entry k() {}\n«}»"),
    (codes.OPEN_BLOCK, "%s", HEAD + ".entry k() { ret; }", HEAD + ".entry k() «{» ret;"),
    (codes.OPEN_BLOCK, "%s", HEAD + ".entry k() { { ret; } }", HEAD + ".entry k() { «{» ret;\n.entry l() { ret; }"),
    (codes.OPEN_BLOCK, "%s", HEAD + ".func f() { ret; }", HEAD + ".func f() «{» ret;\n.func g() { ret; }"),
    (codes.NESTED_TOO_DEEPLY, BODY, "{" * 99 + "}" * 99, "{" * 99 + "«{»" + "}" * 100),
    (codes.NESTED_TOO_DEEPLY, BODY, "mov.u32 a, " + "-" * 100 + "1;", "mov.u32 a, " + "-" * 100 + "«-»1;"),
    (codes.NESTED_TOO_DEEPLY, BODY, "mov.u32 a, " + "1+" * 100 + "1;", "mov.u32 a, " + "1+" * 100 + "1«+»1;"),
    (
        codes.NESTED_TOO_DEEPLY,
        MODULE,
        ".global .u32 a = {{{1}}};",
        ".global .u32 a = " + "{" * 100 + "«{»1" + "}" * 101 + ";",
    ),
    (codes.MISSING_OPERAND, BODY, "mov.u32 %r1, 1;", "mov.u32 %r1, «;»"),
    (codes.MISSING_OPERAND, BODY, "mov.u32 %r1, 1;", "mov.u32 %r1,«,» 1;"),
    (codes.MISSING_OPERAND, BODY, "ld.u32 %r1, [%r2];", "ld.u32 %r1, [«]»;"),
    (codes.MISSING_OPERAND, BODY, "mov.b64 {%r1, %r2}, %d;", "mov.b64 {%r1, «}», %d;"),
    (codes.MISSING_OPERAND, MODULE, ".global .u32 x[2] = {1, 2};", ".global .u32 x[2] = {1, «}»;"),
    (codes.SUBTRACTED_OFFSET, BODY, "ld.u32 %r1, [%r2+-4];", "ld.u32 %r1, [%r2«-»4];"),
    (codes.SUBTRACTED_OFFSET, BODY, "mov.u64 %r1, x+-4;", "mov.u64 %r1, x«-»4;"),
    (codes.SUBTRACTED_OFFSET, MODULE, ".global .u64 y = x+-4;", ".global .u64 y = x «-» 4;"),
    (codes.NAME_IN_CONSTANT, BODY, "ld.u32 %r1, [%r2+4];", "ld.u32 %r1, [%r2+«%r3»];"),
    (codes.NAME_IN_CONSTANT, BODY, "mov.u64 %r1, x+4;", "mov.u64 %r1, 4+«x»;"),
    (codes.FLOAT32_IN_EXPRESSION, BODY, "mov.f32 %f1, 0fBF800000;", "mov.f32 %f1, -«0f3F800000»;"),
    (codes.FLOAT32_IN_EXPRESSION, BODY, "mov.f32 %f1, 1.0+2.0;", "mov.f32 %f1, 1.0+«0f3F800000»;"),
    (codes.BAD_CAST, BODY, "mov.u32 %r1, (.u64)-1;", "mov.u32 %r1, («.u32»)-1;"),
    (codes.BAD_ADDRESS, BODY, "ld.u32 %r1, x[4];", "ld.u32 %r1, [x«[»4]];"),
    (codes.BAD_ADDRESS, BODY, "tex.1d.f32.f32 a, [t, {x}];", "tex.1d.f32.f32 a, [t+«4», {x}];"),
    (codes.BAD_ADDRESS, BODY, "tex.1d.f32.f32 a, [t, {x}];", "tex.1d.f32.f32 a, [t, «4»];"),
    (codes.BAD_ADDRESS, BODY, "atom.add.u32 _, [x], 1;", "atom.add.u32 x, [«_»], 1;"),
    (codes.RESERVED_NAME, MODULE, ".global .u32 warp;", ".global .u32 «WARP_SZ»;"),
    (codes.RESERVED_NAME, BODY, "p: .callprototype _ (.param .b32 _);", ".reg .b32 «_»;"),
    (codes.UNKNOWN_TYPE, BODY, ".reg .b32 x;", ".reg «.b33» x;"),
    (codes.UNKNOWN_TYPE, BODY, ".reg .v4 .b32 x;", ".reg «.v3» .b32 x;"),
    (codes.MISSING_TYPE, BODY, ".reg .b32 x;", ".reg «x»;"),
    (codes.MISSING_SPACE, BODY, ".reg .b32 x;", "«.b32» x;"),
    (codes.MISSING_SPACE, MODULE, ".func f(.reg .b32 x);", ".func f(«.b32» x);"),
    (codes.DECLARATION_ORDER, MODULE, ".global .align 4 .b32 x;", ".global .b32 «.align» 4 x;"),
    (codes.DECLARATION_ORDER, MODULE, ".visible .global .b32 x;", ".global «.visible» .b32 x;"),
    (codes.DECLARATION_ORDER, BODY, ".reg .v4 .b32 x;", ".reg .b32 «.v4» x;"),
    (codes.REPEATED_CLAUSE, MODULE, ".extern .global .b32 x;", ".extern «.visible» .global .b32 x;"),
    (codes.REPEATED_CLAUSE, BODY, ".reg .b32 x;", ".reg «.shared» .b32 x;"),
    (codes.REPEATED_CLAUSE, BODY, ".reg .b32 x;", ".reg .b32 «.u32» x;"),
    (codes.BAD_SIZE, BODY, ".reg .b32 %r<4>;", ".reg .b32 %r<«-»4>;"),
    (codes.BAD_SIZE, BODY, ".reg .b32 %r<WARP_SZ>;", ".reg .b32 %r<4«+»1>;"),
    (codes.BAD_SIZE, MODULE, ".global .align 8 .b8 x;", ".global .align «8.5» .b8 x;"),
    (codes.BAD_SIZE, MODULE, ".entry k .maxntid 32 {}", ".entry k .maxntid «{»}"),
    (codes.BAD_SIZE, BODY, ".loc 1 2 3\nret;", ".loc 1 «-»2 3\nret;"),
    (codes.OPEN_DIMENSION, MODULE, ".global .u32 x[][2] = {{1, 2}};", ".global .u32 x[2][«]» = {{1}};"),
    (codes.BAD_VERSION, "%s", ".version 9.0\n", ".version «9»\n"),
    (codes.BAD_ADDRESS_SIZE, "%s", ".address_size 32\n", ".address_size «48»\n"),
    (codes.TOO_MANY_ARGUMENTS, MODULE, ".entry k .maxntid 1, 2, 3 {}", ".entry k .maxntid 1, 2, 3«,» 4 {}"),
]


@pytest.mark.parametrize(("code", "frame", "accepted", "rejected"), CASES, ids=lambda value: getattr(value, "id", None))
def test_code(code, frame, accepted, rejected):
    assert not parse_text(frame % accepted).findings
    marked = frame % rejected
    start, end = marked.index("«"), marked.index("»") - 1
    text = marked.replace("«", "").replace("»", "")
    (finding,) = parse_text(text).findings
    assert (finding.code, *finding.span) == (code.id, start, end), (finding, text[slice(*finding.span)])
    assert finding.severity is Severity.ERROR
    assert finding.rule == code.title.replace(" ", "-")


def test_every_code_of_the_room_is_tested():
    tested = {code.id for code, *_ in CASES} | {codes.TOO_MANY_FINDINGS.id, codes.COMPUTED_DIMENSION.id}
    assert tested == {code for code in CODES if code.startswith("PTX0")}


def test_a_computed_dimension_is_a_warning():
    tree = parse_text(HEAD + ".global .u32 x[1+1];")
    (finding,) = tree.findings
    assert (finding.code, finding.severity) == (codes.COMPUTED_DIMENSION.id, Severity.WARNING)
    assert tree.source.text[slice(*finding.span)] == "1+1"


def test_too_many_errors_end_the_reading():
    findings = parse_text(BODY % ("1;" * 20_000)).findings
    assert len(findings) == MAXIMUM_FINDINGS
    assert findings[-1].code == codes.TOO_MANY_FINDINGS.id


def test_help_says_how_to_write_a_negative_offset():
    (finding,) = parse_text(BODY % "ld.u32 %r1, [%r2-4];").findings
    assert finding.help is not None and "ld.u32 %r1, [%r2+-4];" in finding.help
    assert (finding.line, finding.column) == (5, 17)
