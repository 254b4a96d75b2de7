"""Registers that may be read before they are written are followed in compiled code: what may not happen is told, and
what does not happen needs no interpreter."""

from __future__ import annotations

import random

import numpy as np
import pytest

import ptxvm

pytestmark = pytest.mark.usefixtures("small_launches_are_screened")

THREADS = 64
HEAD = """.version 8.0
.target sm_80
.address_size 64
.func (.reg .b32 %out) f(.reg .b32 %in)
{
    .reg .pred %q;
    .reg .b32 %t;
    setp.lt.u32 %q, %in, 40;
    @%q add.u32 %t, %in, 1;
    mov.u32 %out, %t;
    ret;
}
.visible .entry k(.param .u64 to)
{
    .reg .pred %p<9>;
    .reg .b32 %r<20>;
    .reg .b64 %rd<6>;
    ld.param.u64 %rd1, [to];
    mov.u32 %r1, %tid.x;
    mul.wide.u32 %rd2, %r1, 4;
    add.u64 %rd1, %rd1, %rd2;
    setp.lt.u32 %p1, %r1, 40;
    setp.lt.u32 %p2, %r1, 41;
    setp.lt.u32 %p3, %r1, 20;
    setp.ge.u32 %p4, %r1, 20;
"""


def findings(body: str, engine: str = "jit", checks: str = "init") -> list[str]:
    to = np.zeros(THREADS, np.uint32)
    kernel = ptxvm.load(f"{HEAD}{body}\n    ret;\n}}").kernels["k"]
    result = kernel.launch(1, THREADS, to, checks=checks, on_finding="collect", engine=engine)
    return [str(each) for each in result.findings]


BODIES = {
    "guards": "@%p1 add.u32 %r5, %r1, 1; @%pX st.global.u32 [%rd1], %r5;",
    "branches": "@!%p1 bra A; ld.global.u32 %r5, [%rd1]; A: @!%pX bra B; st.global.u32 [%rd1], %r5; B:",
    "what is computed in between": """@%p1 add.u32 %r5, %r1, 1; mul.lo.u32 %r6, %r5, 3; mov.u32 %r7, %r6;
        cvt.u64.u32 %rd3, %r7; cvt.u32.u64 %r8, %rd3; @%pX st.global.u32 [%rd1], %r8;""",
    "a branch": """@%p1 add.u32 %r5, %r1, 1; setp.gt.u32 %p5, %r5, 7; @!%pX bra A; @%p5 bra A;
        st.global.u32 [%rd1], %r1; A:""",
    "a guard": """@%p1 add.u32 %r5, %r1, 1; setp.gt.u32 %p5, %r5, 7; @!%pX bra A; @%p5 st.global.u32 [%rd1], %r1; A:""",
    "an address": """@%p1 mov.u64 %rd4, %rd1; @%pX st.global.u32 [%rd4], %r1;""",
    "a predicate": """@%p1 setp.gt.u32 %p5, %r1, 7; @!%pX bra A; selp.u32 %r5, 1, 2, %p5;
        st.global.u32 [%rd1], %r5; A:""",
    "a vector": """@%p1 mov.b64 {%r5, %r6}, %rd1; mov.b64 %rd3, {%r6, %r1}; mov.b64 {%r7, %r8}, %rd3;
        @%pX st.global.u32 [%rd1], %r7;""",
    "a loop": """mov.u32 %r4, 0; L: @%p1 add.u32 %r6, %r4, 1; @%pX st.global.u32 [%rd1], %r6; add.u32 %r4, %r4, 1;
        setp.lt.u32 %p5, %r4, 5; @%p5 bra L;""",
    "the turn before": """mov.u32 %r4, 0; L: setp.eq.u32 %p5, %r4, 0; @%p5 bra M; @%pX st.global.u32 [%rd1], %r6; M:
        @%p1 add.u32 %r6, %r4, 1; add.u32 %r4, %r4, 1; setp.lt.u32 %p5, %r4, 3; @%p5 bra L;""",
    "a switch": """@%p1 mov.u32 %r5, %r1; and.b32 %r6, %r5, 1; T: .branchtargets A, B; @!%pX bra B; brx.idx %r6, T; A:
        st.global.u32 [%rd1], %r1; B:""",
    "a negated guard": """setp.ge.u32 %p5, %r1, 40; @!%p5 add.u32 %r5, %r1, 1; @%pX st.global.u32 [%rd1], %r5;""",
    "a function": "call (%r5), f, (%r1); @%pX st.global.u32 [%rd1], %r5;",
    "a function in a loop": """mov.u32 %r4, 0; mov.u32 %r8, 0; L: add.u32 %r7, %r1, %r8; call (%r5), f, (%r7);
        mov.u32 %r8, 0; @!%p1 mov.u32 %r8, 64; @%pX st.global.u32 [%rd1], %r5; add.u32 %r4, %r4, 1;
        setp.lt.u32 %p5, %r4, 2; @%p5 bra L;""",
    "both sides": """@%p3 add.u32 %r5, %r1, 1; @%p4 add.u32 %r5, %r1, 2; mov.u32 %r6, %r5; @%p4 bra A;
        setp.eq.u32 %p5, %r6, 3; @%p5 st.global.u32 [%rd1], %r6; A: @!%p1 bra B; @%p1 mov.u32 %r9, 2; B:
        @%pX st.global.u32 [%rd1], %r9;""",
}


@pytest.mark.parametrize("checks", ["init", "full"])
@pytest.mark.parametrize("body", BODIES.values(), ids=BODIES)
def test_who_reads_what_it_has_not_written_is_told(body: str, checks: str, screened):
    right, wrong = body.replace("%pX", "%p1"), body.replace("%pX", "%p2")
    assert findings(right, checks=checks) == []
    assert screened == [True]
    told = findings(wrong, checks=checks)
    assert told
    assert told == findings(wrong, "interpret", checks)
    assert screened[1:] == [False]


def test_registers_of_other_lanes_are_not_those_of_the_lane(monkeypatch, screened):
    monkeypatch.setattr(f"{__name__}.HEAD", HEAD.replace("sm_80", "sm_60"))
    body = "@%p1 add.u32 %r5, %r1, 1; shfl.idx.b32 %r6, %r5, 31, 31; @%p1 st.global.u32 [%rd1], %r6;"
    told = findings(body)
    assert told
    assert told == findings(body, "interpret")
    assert screened == [False]


def test_what_waits_for_others_is_left_to_the_interpreter(screened):
    assert findings("@%p1 mov.u32 %r5, 0; @!%p1 mov.u32 %r5, 0; bar.sync %r5;") == []
    assert screened == [False]


FEW_SEEDS, MANY_SEEDS = range(12), range(12, 400)
REGISTERS = [f"%r{number}" for number in range(5, 10)]
GUARDS = ["", "@%p1 ", "@%p2 ", "@%p3 ", "@%p4 ", "@!%p1 "]


def a_statement(draw: random.Random, number: int) -> str:
    guard, (one, other, third) = draw.choice(GUARDS), (draw.choice(REGISTERS) for _ in range(3))
    return draw.choice([
        f"{guard}mov.u32 {one}, 7;",
        f"{guard}mov.u32 {one}, %r1;",
        f"{guard}mov.u32 {one}, {other};",
        f"{guard}add.u32 {one}, {other}, {third};",
        f"{guard}ld.global.u32 {one}, [%rd1];",
        f"{guard}st.global.u32 [%rd1], {one};",
        f"setp.lt.u32 %p{draw.choice([5, 6])}, {one}, 30;",
        f"@%p{draw.choice([5, 6])} mov.u32 {one}, 1;",
        f"{guard or '@%p1 '}bra N{number}; mov.u32 {one}, {other}; N{number}:",
        f"call ({one}), f, ({other});",
        f"shfl.sync.bfly.b32 {one}, {other}, 1, 31, 0xffffffff;",
    ])  # fmt: skip


def agree(seed: int) -> None:
    draw = random.Random(seed)
    body = " ".join(f"{draw.choice(GUARDS[:3])}mov.u32 {each}, %r1;" for each in REGISTERS if draw.random() < 0.8)
    body += "\n".join(a_statement(draw, number) for number in range(draw.randint(3, 9)))
    body += f" {draw.choice(GUARDS)}st.global.u32 [%rd1], {draw.choice(REGISTERS)};"
    assert findings(body) == findings(body, "interpret")


@pytest.mark.parametrize("seed", FEW_SEEDS)
def test_random_programs_are_told_as_by_the_interpreter(seed: int):
    agree(seed)


@pytest.mark.slow
@pytest.mark.parametrize("seed", MANY_SEEDS)
def test_many_random_programs_are_told_as_by_the_interpreter(seed: int):
    agree(seed)
