"""One mistake, one error: what follows from it is not told again."""

from __future__ import annotations

import pytest

from ptxvm.checker import check
from ptxvm.diagnostics import Severity, Source

BODY = """.visible .entry k(.param .u64 p)
{
    .reg .b32 %r<9>;
    .reg .b64 %rd<9>;
    .reg .pred %p<3>;
    .shared .align 4 .b8 s[64];
    ld.param.u64 %rd1, [p];
    mov.u32 %r1, %tid.x;
    add.s32 %r2, %r1, 1;
    setp.lt.s32 %p1, %r2, 5;
    @%p1 bra L;
    st.global.u32 [%rd1], %r2;
L:
    add.s32 %r3, %r2, %r1;
    st.shared.u32 [s], %r3;
    ret;
}
"""
PROGRAM = f".version 8.0\n.target sm_80\n.address_size 64\n{BODY}"


def errors(text: str) -> list[str]:
    return [str(finding) for finding in check(Source(text)) if finding.severity is Severity.ERROR]


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        (".reg .b32 %r<9>", ".reg .b33 %r<9>"),
        (".reg .b32", ".rge .b32"),
        (".reg .b32 %r<9>;", ".reg .b32 %r<9>"),
        ("add.s32 %r2, %r1, 1;", "add.s32 %r2, %r1, 1"),
        ("L:\n", ""),
        ("L:\n", "L:\n}\n"),
        ("(.param .u64 p)", "(.param .u65 p)"),
        ("(.param .u64 p)", "()"),
        ("(.param .u64 p)", "(.param .u64 p"),
        (".align 4", ".align 3"),
        ("[%rd1], %r2", "[%rd1, %r2"),
        ("sm_80", "sm_81"),
        (".version 8.0", ".version 18.0"),
        (".version 8.0\n", ""),
        (".entry", ".enty"),
    ],
)
def test_one_mistake_is_one_error(right: str, wrong: str) -> None:
    assert right in PROGRAM and errors(PROGRAM) == []
    assert len(errors(PROGRAM.replace(right, wrong, 1))) == 1


def test_an_undeclared_name_is_told_once() -> None:
    found = errors(PROGRAM.replace("    .reg .b32 %r<9>;\n", ""))
    assert [text.split("`")[1] for text in found] == ["%r1", "%r2", "%r3"]


def test_mistakes_of_their_own_are_all_told() -> None:
    wrong = PROGRAM.replace("%r1, 1;", "%rd1, 1;").replace("setp.lt", "setp.less").replace("[s]", "[t]")
    assert len(errors(wrong)) == 3


def test_a_broken_function_does_not_silence_the_next() -> None:
    first = PROGRAM.replace(".reg .b32", ".rge .b32")
    second = BODY.replace("entry k", "entry k2").replace("[s]", "[t]")
    assert len(errors(first + second)) == 2
