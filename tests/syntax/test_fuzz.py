"""No input makes the parser raise, hang or lose text."""

from hypothesis import given, settings
from hypothesis import strategies as st

from ptxvm.syntax import decode, parse, print_tree
from ptxvm.syntax.cursor import MAXIMUM_FINDINGS
from ptxvm.syntax.tree import Tree

from .test_lossless import EVERYTHING
from .texts import HEAD, KERNELS, all_nodes, parse_text

QUICK = settings(max_examples=300, deadline=None, derandomize=True, database=None)
SEEDS = [
    EVERYTHING.read_bytes(),
    *(path.read_bytes()[:5000] for path in sorted(KERNELS.glob("[bmr]*/*.ptx"))[::4]),
]
WORD_TEXT = (
    "; { } ( ) [ ] , . @ ! % $ _ : < > = + - ? | & ~ # // /* */ \" \\ ' \n \0 0f 0x 1 2.5 .reg .b32 .global .entry k"
    " .func .param .loc .section .debug_str .pragma .version 9.0 .target mov.u32 %r1 ret call .callprototype"
    " .branchtargets WARP_SZ generic .align .v4 .ptr .visible .extern .attribute .maxntid .file L: @%p1"
    " \u00e9 \ufeff .2d 0f3F800000 @@DWARF"
)
WORDS = WORD_TEXT.split(" ")

mutation = st.tuples(
    st.sampled_from(["delete", "insert", "replace", "swap", "cut"]), st.integers(0, 10**6), st.integers(0, 10**6)
)


def mutated(data: bytes, mutations: list[tuple[str, int, int]]) -> bytes:
    text = bytearray(data)
    for kind, first, second in mutations:
        if not text:
            break
        position, other = first % len(text), second % len(text)
        match kind:
            case "delete":
                del text[position : position + second % 20]
            case "insert":
                text[position:position] = WORDS[second % len(WORDS)].encode()
            case "replace":
                text[position] = second % 256
            case "swap":
                text[position], text[other] = text[other], text[position]
            case "cut":
                del text[position:]
    return bytes(text)


def check(tree: Tree) -> None:
    """What holds of the tree of any text."""
    text = tree.source.text
    assert len(tree.findings) <= MAXIMUM_FINDINGS
    for finding in tree.findings:
        assert 0 <= finding.span.start <= finding.span.end <= len(text)
        assert finding.line >= 1 and finding.column >= 1
    for node in all_nodes(tree.items):
        assert 0 <= node.start <= node.end <= len(text)
    assert print_tree(tree) == text


@QUICK
@given(st.binary(max_size=300))
def test_random_bytes(data):
    check(parse(decode(data)))


@QUICK
@given(st.text(max_size=200))
def test_random_text(text):
    check(parse_text(HEAD + ".entry k() {" + text))


@QUICK
@given(st.lists(st.sampled_from(WORDS), max_size=80), st.sampled_from(["", HEAD, HEAD + ".entry k() {\n"]))
def test_random_words(words, before):
    check(parse_text(before + " ".join(words)))


@QUICK
@given(st.sampled_from(SEEDS), st.lists(mutation, min_size=1, max_size=6))
def test_mutated_files(data, mutations):
    check(parse(decode(mutated(data, mutations))))


KERNEL = HEAD + ".entry k() {\n"
SIZE = 100_000
# What repeats, between what stands before and behind it. Anything quadratic here takes minutes and not seconds.
BOMBS = [
    *(
        KERNEL + word * SIZE
        for word in ("{", "{}", "}", ";", "1;", "a;", "a:", "@", "@p ", "a b ", "a\n", "\\", "\\ ", ".reg .b32 a;")
    ),
    *(
        KERNEL + "mov.u32 a, " + word * SIZE + "1;"
        for word in ("(", "[", "-", "!", "1+", "1?1:", "a,", "a|", "(.s64)", "1", "{")
    ),
    *(
        KERNEL + f"{word}\n" * SIZE
        for word in ("mov.u32 a b;", "mov.u32 a", "mov.u32 a, {", ".func f", ".func f{", "ret /*")
    ),
    *(
        HEAD + f".global .b32 x[] = {{{word * SIZE}1}};"
        for word in ("1,", "{", "a+1,", "generic(a),", "0xFF(a),", "{1},")
    ),
    *(
        HEAD + word * SIZE
        for word in (
            ".entry k(",
            ".func f{",
            ".section .d {",
            ".visible ",
            "/*",
            "/**/",
            "//",
            '"',
            '"\n',
            "#\n",
            "\0",
            ".",
        )
    ),
    HEAD + ".global .b32 x" + "[1]" * SIZE + ";",
    HEAD + ".section .d {" + ".b8 1 " * SIZE + "}",
    HEAD + ".section .d { .b8 " + "1," * SIZE + "1 }",
    HEAD + ".entry k" + " .maxntid 1" * SIZE + "{}",
    HEAD + ".nv_intermediate_source_section {" + ".code_block {" * SIZE,
    KERNEL + "mov" + " " * SIZE + ".u32 a, 1;",
    KERNEL + "ld" + ".a" * SIZE + " b;",
    KERNEL + "ld.a" + "::a" * SIZE + " b;",
    KERNEL + "L" + " " * SIZE + ": ret;}",
    "a" * SIZE,
    "é" * SIZE,
]


def test_bombs():
    for text in BOMBS:
        tree = parse_text(text)
        assert len(tree.findings) <= MAXIMUM_FINDINGS
