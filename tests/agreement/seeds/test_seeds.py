"""The reader and the judge of examples, on a text of our own."""

import pytest
from tests.agreement.seeds.blocks import read_blocks
from tests.agreement.seeds.judge import rejected, syntax_errors

FENCED = """Semantics

Examples

```
add.s32 x, y, z;
@p ld.global.v2.f32 {a, b}, [q+8];
...
```
"""
ESCAPED = "Notes\n\n\\n\n\nExamples\n\n\\n\n\nmul.wide.u32  d, a, b;\\nadd.f48 d, a, b;\\n\n\\n\n"
INDENTED = "Examples\n\n    mov.b32 d, a  // no semicolon\n\nNotes\n"


MEANT = {
    "atom.add.f32 {%f0,...,%f3}, [a];": "atom.add.f32 {%f0, %f1, %f2, %f3}, [a];",
    "#define COUNT (2*4) // of threads\nbar.sync 1, COUNT;": "\nbar.sync 1, (2*4);",
    "st.b32 [a], ...;\nret;": "\nret;",
    ".func (.reg .u32 r) f (.reg .u32 a) ...\nret;": ".func (.reg .u32 r) f (.reg .u32 a);\nret;",
    ".file 1 \u201ca.cu\u201d": '.file 1 "a.cu"',
    "add.u32 a, cache-policy, 1;\n...": "add.u32 a, cache_policy, 1;\n",
}


@pytest.mark.parametrize("written", MEANT)
def test_examples_are_read_as_they_are_meant(tmp_path, written):
    (tmp_path / "a.txt").write_text(f"Examples\n\n```\n{written}\n```\n")
    assert [block.text for block in read_blocks(tmp_path)] == [MEANT[written]]


def test_functions_between_instructions(tmp_path):
    code = "call (r), f, (a);\n.func (.reg .u32 r) f (.reg .u32 a) { mov.u32 r, a; ret; }"
    (tmp_path / "a.txt").write_text(f"Examples\n\n```\n{code}\n```\n")
    (block,) = read_blocks(tmp_path)
    assert not syntax_errors(block)


@pytest.fixture
def blocks(tmp_path):
    for name, text in (("a.txt", FENCED), ("b.txt", ESCAPED), ("c.txt", INDENTED)):
        (tmp_path / name).write_text(text)
    return read_blocks(tmp_path)


def test_blocks_of_all_markups_are_found(blocks):
    assert [(block.file, block.line) for block in blocks] == [("a.txt", 6), ("b.txt", 9), ("c.txt", 3)]


def test_typing_errors_are_found(blocks):
    assert [bool(syntax_errors(block)) for block in blocks] == [False, False, True]


def test_what_is_no_ptx_is_rejected(blocks):
    assert not list(rejected(blocks[0]))
    assert [one.text for one in rejected(blocks[1])] == ["add.f48 d, a, b;"]
