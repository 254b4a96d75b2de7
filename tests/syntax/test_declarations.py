"""Variables, functions and the directives of a module: the nodes each form gives."""

import pytest

from ptxvm.syntax import decode, parse
from ptxvm.syntax.tree import (
    AddressSize,
    Alias,
    Apply,
    Attribute,
    CallPrototype,
    CodeBlock,
    Declarator,
    DwarfLine,
    File,
    Function,
    InitializerList,
    IntermediateLocation,
    IntermediateSource,
    Literal,
    LiteralKind,
    Member,
    Name,
    Offset,
    PerformanceDirective,
    Section,
    String,
    Target,
    Unary,
    Variable,
    Version,
)

from .texts import HEAD, all_nodes, item, meaning, parse_text, statement


def name(text):
    return Name(0, 0, text)


def number(value):
    return Literal(0, 0, LiteralKind.INTEGER, value)


def declarator(text, count=None, dimensions=(), initializer=None):
    return Declarator(0, 0, text, 0, count, dimensions, initializer)


def variable(
    space, type_, *declarators, linking=(), alignment=None, vector=None, attributes=(), pointer=None, bank=None
):
    return Variable(0, 0, linking, space, alignment, vector, type_, declarators, attributes, pointer, bank)


VARIABLES = [
    (".global .u32 loc;", variable("global", "u32", declarator("loc"))),
    (".reg .pred p, %q<5>;", variable("reg", "pred", declarator("p"), declarator("%q", number(5)))),
    (".reg.b32 %r<WARP_SZ>;", variable("reg", "b32", declarator("%r", name("WARP_SZ")))),
    (".reg .v4 .f32 accel;", variable("reg", "f32", declarator("accel"), vector="v4")),
    (
        ".shared .align 16 .b8 t[4][2];",
        variable("shared", "b8", declarator("t", None, (number(4), number(2))), alignment=number(16)),
    ),
    (".align 8 .local .b8 t[];", variable("local", "b8", declarator("t", None, (None,)), alignment=number(8))),
    (".param .b64 q[2];", variable("param", "b64", declarator("q", None, (number(2),)))),
    (".reg .b32;", variable("reg", "b32")),
    (".const[2] .b32 x;", variable("const", "b32", declarator("x"), bank=2)),
    (
        ".global .attribute(.managed, .unified(19, 0x5F)) .f32 f;",
        variable(
            "global",
            "f32",
            declarator("f"),
            attributes=(Attribute(0, 0, ".managed", ()), Attribute(0, 0, ".unified", (number(19), number(0x5F)))),
        ),
    ),
]


@pytest.mark.parametrize(("text", "expected"), VARIABLES, ids=lambda value: value if isinstance(value, str) else "")
def test_variable(text, expected):
    assert meaning(item(text)) == meaning(expected)
    assert meaning(statement(text)) == meaning(expected)


@pytest.mark.parametrize("linking", ["extern", "visible", "weak", "common"])
def test_linking(linking):
    expected = variable("global", "b32", declarator("x"), linking=(linking,))
    assert meaning(item(f".{linking} .global .b32 x;")) == meaning(expected)


INITIALIZERS = [
    ("5", number(5)),
    ("-5", Unary(0, 0, "-", number(5))),
    ("WARP_SZ", name("WARP_SZ")),
    ("{}", InitializerList(0, 0, ())),
    ("{1, 2,-3}", InitializerList(0, 0, (number(1), number(2), Unary(0, 0, "-", number(3))))),
    (
        "{{1}, {2 /* two */ , 3}}",
        InitializerList(0, 0, (InitializerList(0, 0, (number(1),)), InitializerList(0, 0, (number(2), number(3))))),
    ),
    ("foo", name("foo")),
    ("foo+4", Offset(0, 0, name("foo"), number(4))),
    ("generic(foo)", Apply(0, 0, "generic", name("foo"))),
    ("generic(foo)+8", Offset(0, 0, Apply(0, 0, "generic", name("foo")), number(8))),
    ("generic", name("generic")),
    ("0xFF00(foo)", Apply(0, 0, "0xFF00", name("foo"))),
    ("255 (foo+4)", Apply(0, 0, "255", Offset(0, 0, name("foo"), number(4)))),
    ("0xFF(generic(foo)+4)", Apply(0, 0, "0xFF", Offset(0, 0, Apply(0, 0, "generic", name("foo")), number(4)))),
    ("0xFF(131187)", Apply(0, 0, "0xFF", number(131187))),
    (
        "{width = 3, filter_mode = nearest}",
        InitializerList(0, 0, (Member(0, 0, "width", number(3)), Member(0, 0, "filter_mode", name("nearest")))),
    ),
]


@pytest.mark.parametrize(("text", "expected"), INITIALIZERS, ids=lambda value: value if isinstance(value, str) else "")
def test_initializer(text, expected):
    declared = item(f".global .u32 x = {text};")
    assert meaning(declared) == meaning(variable("global", "u32", declarator("x", initializer=expected)))


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (
            ".param .u64 .ptr .global .align 4 p",
            variable("param", "u64", declarator("p"), pointer=("global", number(4))),
        ),
        (".param .u64 .ptr.const p", variable("param", "u64", declarator("p"), pointer=("const", None))),
        (".param .u64 .ptr .align 8 p", variable("param", "u64", declarator("p"), pointer=(None, number(8)))),
        (".param .u64 .ptr p", variable("param", "u64", declarator("p"), pointer=(None, None))),
        (
            ".param .b8 .align 8 p[16]",
            variable("param", "b8", declarator("p", None, (number(16),)), alignment=number(8)),
        ),
        (".reg .v2 .b32 p", variable("reg", "b32", declarator("p"), vector="v2")),
        (".param .texref p", variable("param", "texref", declarator("p"))),
    ],
)
def test_parameter(text, expected):
    function = item(f".func ({text}) f({text}, {text});")
    assert isinstance(function, Function)
    assert meaning((*function.returns, *function.parameters)) == meaning((expected,) * 3)


# ------------------------------------------------------------------------------------------------------------ functions


@pytest.mark.parametrize("text", [".entry k{}", ".entry k(){}", ".entry k;", ".entry k()\n;"])
def test_entry(text):
    entry = item(text)
    assert isinstance(entry, Function) and entry.is_entry
    assert (entry.name, entry.parameters, entry.start, entry.end) == ("k", (), 0, len(text))
    assert (entry.body is None) is ("{" not in text)


def test_functions_declared_without_semicolon():
    tree = parse_text(
        ".visible .func f\n.func (.reg .b32 r) g(.reg .b32 x) .noreturn\n.func h .abi_preserve 8\n.global .u32 x;"
    )
    assert not tree.findings
    assert [getattr(node, "name", None) for node in tree.items] == ["f", "g", "h", None]


def test_places_of_a_function():
    text = ".visible .func (.reg .b32 r) g(.reg .b32 x)\n  { ret; }\n"
    function = item(text)
    assert isinstance(function, Function) and function.body is not None
    assert text[function.start : function.end] == text[:-1]
    assert text[function.body.start : function.body.end] == "{ ret; }"
    assert text[function.name_start] == "g"
    assert function.linking == ("visible",)


ENTRY_DIRECTIVES = [
    (".maxnreg 32", (32,)),
    (".maxntid 256", (256,)),
    (".maxntid 16,16,4", (16, 16, 4)),
    (".reqntid 16, 16", (16, 16)),
    (".minnctapersm 4", (4,)),
    (".maxnctapersm 4", (4,)),
    (".reqnctapercluster 2, 2, 1", (2, 2, 1)),
    (".explicitcluster", ()),
    (".maxclusterrank 8", (8,)),
    (".blocksareclusters", ()),
    (".minperctamemory 2048", (2048,)),
]
FUNCTION_DIRECTIVES = [(".noreturn", ()), (".abi_preserve 8", (8,)), (".abi_preserve_control 14", (14,))]


@pytest.mark.parametrize(("text", "arguments"), ENTRY_DIRECTIVES)
def test_entry_directive(text, arguments):
    function = item(f".entry k() {text} {{}}")
    assert isinstance(function, Function)
    expected = PerformanceDirective(0, 0, text.split()[0], tuple(map(number, arguments)))
    assert meaning(function.directives) == meaning((expected,))


@pytest.mark.parametrize(("text", "arguments"), FUNCTION_DIRECTIVES)
def test_function_directive(text, arguments):
    expected = PerformanceDirective(0, 0, text.split()[0], tuple(map(number, arguments)))
    for function in (item(f".func f() {text} {{}}"), statement(f"p: .callprototype _ {text};")):
        assert isinstance(function, Function | CallPrototype)
        assert meaning(function.directives) == meaning((expected,))


def test_all_directives_together():
    function = item(".entry k " + "\n".join(text for text, _ in ENTRY_DIRECTIVES) + "{}")
    assert isinstance(function, Function) and len(function.directives) == len(ENTRY_DIRECTIVES)


def test_language_and_pragma_of_a_function():
    function = item('.entry k .language "ptx", "cuda c++", 0x7 .pragma "a", "b"; .maxntid 1 {}')
    assert isinstance(function, Function)
    language, pragma, _ = function.directives
    assert meaning(language.arguments) == meaning((String(0, 0, "ptx"), String(0, 0, "cuda c++"), number(7)))
    assert meaning(pragma.arguments) == meaning((String(0, 0, "a"), String(0, 0, "b")))


def test_attribute_of_a_function():
    function = item(".func .attribute(.unified(1,2)) (.reg .b32 r) f() { }")
    assert isinstance(function, Function)
    assert meaning(function.attributes) == meaning((Attribute(0, 0, ".unified", (number(1), number(2))),))


def test_prototype():
    prototype = statement("p: .callprototype (.param .b32 _) _ (.param .align 8 .b8 in[30], .reg .f32 _) ;")
    expected = CallPrototype(
        0,
        0,
        "p",
        (variable("param", "b32", declarator("_")),),
        (
            variable("param", "b8", declarator("in", None, (number(30),)), alignment=number(8)),
            variable("reg", "f32", declarator("_")),
        ),
        (),
    )
    assert meaning(prototype) == meaning(expected)


# ----------------------------------------------------------------------------------------------------------- directives


SECTION = ".section .debug_str { a: .b8 1, -2 .b16 0x3 .b32 .debug_info+0x4 .b64 a .quad 7 b: .b32 b-a }"
ITEMS = [
    (".version 8.7", Version(0, 0, 8, 7)),
    (".target sm_90a, debug,texmode_independent", Target(0, 0, ("sm_90a", "debug", "texmode_independent"))),
    (".address_size 64", AddressSize(0, 0, 64)),
    ('.file 1 "a b.cu"', File(0, 0, 1, "a b.cu")),
    ('.file 1 "a.cu", 1339013327, 64118', File(0, 0, 1, "a.cu", 1339013327, 64118)),
    (".alias a, b;", Alias(0, 0, "a", "b")),
    (SECTION, Section(0, 0, ".debug_str", SECTION[SECTION.index("{") + 1 : -1])),
    ('@@DWARF .section .debug_pubnames, "", @progbits', DwarfLine(0, 0, '.section .debug_pubnames, "", @progbits')),
    (
        '.nv_intermediate_source_section {.code_block{.ir_name:"T" .sourceFileName:2 .source_begin } " .source_end}}',
        IntermediateSource(0, 0, (CodeBlock(0, 0, "T", 2, ' } " '),)),
    ),
]


@pytest.mark.parametrize(("text", "expected"), ITEMS, ids=lambda value: value if isinstance(value, str) else "")
def test_item(text, expected):
    found = item(f"/**/{text}\n")
    assert meaning(found) == meaning(expected)
    assert (found.start, found.end) == (4, 4 + len(text))


def test_intermediate_location():
    assert meaning(statement(".loc_intermediate 2 23 6")) == meaning(IntermediateLocation(0, 0, 2, 23, 6))


def test_line_markers_are_blanks():
    tree = parse_text('# 1 "a.cu"\n' + HEAD + '.entry k() {\nmov.u32\n#line 7 "b.cu" 2 3\n a, 1; }')
    assert not tree.findings


def test_children_lie_within_their_parents():
    text = HEAD + ".visible .global .align 8 .u64 x[2] = {generic(foo)+8, 0xFF(y+4)}, z;" + SECTION
    for node in all_nodes(parse_text(text).items):
        for child in all_nodes(node):
            assert node.start <= child.start <= child.end <= node.end


# ---------------------------------------------------------------------------------------------------------------- bytes


def test_utf8_is_decoded():
    source = decode("// é\n".encode(), "a.ptx")
    assert (source.text, source.name) == ("// é\n", "a.ptx")


def test_other_bytes_are_one_character_each():
    data = bytes(range(256))
    assert decode(data).text.encode("latin-1") == data


def test_a_byte_order_mark_is_kept_and_reported():
    (finding,) = parse(decode(b"\xef\xbb\xbf" + HEAD.encode())).findings
    assert (finding.code, finding.span) == ("PTX001", (0, 1))
