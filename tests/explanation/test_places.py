"""`FILE:LINE`: the instruction of the line, what the checker says, directives."""

import pytest

from ptxvm.explanation import Kind, explain

PROGRAM = """.version 8.0
.target sm_80
.address_size 64
.visible .entry kernel(.param .u64 out)
.maxntid 64
{
    .reg .b32 %r<4>;
    .reg .pred %p;

    mov.u32 %r1, %tid.x;
    @%p shfl.sync.down.b32 %r2, %r1, 1,
        31, -1;
    add.f32 %r1, %r2, %r9;
    ret;
}
"""


@pytest.fixture
def file(tmp_path):
    path = tmp_path / "kernel.ptx"
    path.write_text(PROGRAM)
    return path


def test_the_instruction_of_a_line(file):
    explanation = explain(f"{file}:10")
    assert explanation.kind is Kind.LINE
    assert explanation.topic == "mov.u32 %r1, %tid.x"
    assert explanation.part("line").content == "mov.u32 %r1, %tid.x;"
    assert "here `%tid.x`" in explanation.part("operands").content[1].text


@pytest.mark.parametrize("line", ["11", "12", "11:5"])
def test_an_instruction_over_two_lines(file, line):
    explanation = explain(f"{file}:{line}")
    assert explanation.topic.startswith("shfl.sync.down.b32 ")
    assert "`%p` is true" in explanation.part("guard").content


def test_findings_of_the_line_come_first(file):
    explanation = explain(f"{file}:13")
    assert [item.name for item in explanation.part("findings").content] == ["PTX201"]
    assert explanation.topic.startswith("add.f32")


def test_directives(file):
    assert "Says that the kernel is never launched" in explain(f"{file}:5").part("text").content
    assert explain(f"{file}:1").topic == ".version"


@pytest.mark.parametrize("line", [9, 99])
def test_lines_without_anything(file, line):
    with pytest.raises(LookupError):
        explain(f"{file}:{line}")


def test_missing_file(tmp_path):
    with pytest.raises(OSError, match="missing"):
        explain(f"{tmp_path / 'missing.ptx'}:3")
