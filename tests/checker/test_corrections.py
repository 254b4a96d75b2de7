"""What `help:` proposes is correct PTX: put in place of the mistake, it has no error."""

from __future__ import annotations

import re

import pytest
from tests.agreement.ptxas.verdicts import rows, sample

from ptxvm.checker import check
from ptxvm.diagnostics import Finding, Severity, Source

HEADER = """.version 7.0
.target sm_80
.address_size 64
.entry k(.param .u64 p)
{
    .reg .b64 %rd<4>;
    .reg .b32 %r<8>;
    .reg .u32 %u<4>;
    .reg .f32 %f<4>;
    .reg .f64 %fd<4>;
    .reg .b16 %h<4>;
    .reg .pred %p<2>;
"""
# How the texts of corrections begin (other help only says what to look at).
_INTRODUCTION = (
    r"(name the|write|one of|the order|for |without|convert|an address|as a|read the|the operands|one component)"
    r"[^;]*:\s"
)
MISTAKES = {
    "add.f32 %f1, %f2, %u1;": "cvt.rn.f32.u32 %t, %u1;",
    "add.f32 %f1, %f2, %fd1;": "cvt.rn.f32.f64 %t, %fd1;",
    "@!%p1 add.u64 %rd1, %rd2, %r1;": "@!%p1 add.u64 %rd1, %rd2, %t;",
    "add.s32 %rd1, %rd2, %rd3;": "add.s64 %rd1, %rd2, %rd3;",
    "mov.u32 %r1, %rd1;": "cvt.u32.u64 %r1, %rd1;",
    "mov.f32 %f1, %u1;": "cvt.rn.f32.u32 %f1, %u1;",
    "add.f32 %f1, %f2, 1;": "add.f32 %f1, %f2, 1.0;",
    "add.s32 %r1, %tid.x, 1;": "mov.u32 %t, %tid.x;",
    "ld.u32 %r1, %rd1;": "ld.u32 %r1, [%rd1];",
    "ld.global.u32 %r1, [%rd1-4];": "ld.global.u32 %r1, [%rd1+-4];",
    "ld.global.v4.u32 {%r1, %r2}, [%rd1];": "ld.global.v2.u32 {%r1, %r2}, [%rd1];",
    "ld.global.f32 {%f1, %f2}, [%rd1];": "ld.global.v2.f32 {%f1, %f2}, [%rd1];",
    "st.global.v2.f32 [%rd1], %f1;": "st.global.f32 [%rd1], %f1;",
    "shfl.down.b32 %r1, %r2, 1, 31;": "shfl.sync.down.b32 %r1, %r2, 1, 31, -1;",
    "shfl.down.b32 %r1|%p1, %r2, 1, 31, %r3;": "shfl.sync.down.b32 %r1|%p1, %r2, 1, 31, %r3;",
    "vote.ballot.b32 %r1, %p1;": "vote.sync.ballot.b32 %r1, %p1, -1;",
    "shfl.sync.down.b32 %r1, %r2, 1, 31;": "shfl.sync.down.b32 %r1, %r2, 1, 31, -1;",
    "st.global.u32 %r1, [%rd1];": "st.global.u32 [%rd1], %r1;",
    "mov.u32 %r1, %tid;": "mov.u32 %r1, %tid.x;",
    "bar 0;": "bar.sync 0;",
    "cvt.s32.f32 %r1, %f1;": "cvt.rzi.s32.f32 %r1, %f1;",
    "div.f32 %f1, %f2, %f3;": "div.rn.f32 %f1, %f2, %f3;",
    "mul.s32 %r1, %r2, %r3;": "mul.lo.s32 %r1, %r2, %r3;",
    "and.u32 %r1, %r2, %r3;": "and.b32 %r1, %r2, %r3;",
    "add.b32 %r1, %r2, %r3;": "add.s32 %r1, %r2, %r3;",
    "fma.f32 %f1, %f2, %f3, %f1;": "fma.rn.f32 %f1, %f2, %f3, %f1;",
}


def errors(statement: str) -> list[Finding]:
    source = Source(f"{HEADER}\n{statement}\n    ret;\n}}\n")
    return [finding for finding in check(source) if finding.severity is Severity.ERROR]


def proposed(help_: str) -> str:
    """The PTX of a correction: what follows its first words."""
    return help_.partition(":\n")[2] if ":\n" in help_ else help_.partition(": ")[2]


@pytest.mark.parametrize(("mistake", "expected"), MISTAKES.items())
def test_common_mistakes_are_corrected(mistake: str, expected: str) -> None:
    (finding,) = {finding.help: finding for finding in errors(mistake)}.values()
    assert finding.help is not None and expected in finding.help
    assert errors(proposed(finding.help)) == []


@pytest.mark.parametrize(
    ("statement", "version", "target", "expected"),
    [
        ("elect.sync %r1|%p1, -1;", "8.5", "sm_80", ".target sm_90"),
        ("elect.sync %r1|%p1, -1;", "7.0", "sm_80", ".version 8.0\n.target sm_90"),
        ("elect.sync %r1|%p1, -1;", "7.8", "sm_90", ".version 8.0"),
        ("redux.sync.add.u32 %r1, %r2, -1;", "8.0", "sm_75", ".target sm_80"),
        ("setmaxnreg.inc.sync.aligned.u32 64;", "8.0", "sm_90", ".target sm_90a"),
    ],
)
def test_the_lowest_header_that_would_do(statement: str, version: str, target: str, expected: str) -> None:
    text = HEADER.replace(".version 7.0", f".version {version}").replace("sm_80", target)
    (finding,) = check(Source(f"{text}{statement}\nret;\n}}\n"))
    assert finding.help == expected
    for directive in expected.splitlines():
        text = re.sub(rf"(?m)^{directive.split()[0]} .*$", directive, text)
    assert check(Source(f"{text}{statement}\nret;\n}}\n")) == []


def test_corrections_of_rejected_rows_are_accepted() -> None:
    """Whatever is proposed for rows that ptxas rejects, our own check takes."""
    count = 0
    for row in sample([row for row in rows() if not row.accept], 1500):
        findings = check(Source(row.program))
        help_ = next((finding.help for finding in findings if finding.line == 5 and finding.help), None)
        if help_ is not None and re.match(_INTRODUCTION, help_):
            count += 1
            changed = row.program.replace(f"\n{row.instr}\n", "\n" + proposed(help_).replace("\n", " ") + "\n")
            assert [str(one) for one in check(Source(changed)) if one.line == 5] == [], (row.instr, help_)
    assert count > 300


def test_registers_beyond_a_range_are_told_its_end() -> None:
    (finding,) = errors("mov.u32 %r1, %r9;")
    assert finding.help == "`%r<8>` declares %r0 to %r7"
