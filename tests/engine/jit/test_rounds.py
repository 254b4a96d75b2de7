"""Warps that go round by round from barrier to barrier do what they would one after the other, wherever they stop."""

from __future__ import annotations

import re

import numpy as np
import pytest
from tests.kernels.makings import making_of

import ptxvm
from ptxvm.checker import load_module
from ptxvm.diagnostics import Source
from ptxvm.engine.jit.layouts.structures import Version
from ptxvm.engine.placement import place
from ptxvm.machine.memory import Memory

TEXT = """
.version 7.0
.target sm_80
.address_size 64
.visible .entry k(.param .u64 out, .param .u32 turns) {{
    .reg .b32 %r<40>; .reg .b64 %d<10>; .reg .pred %p<10>;
    .shared .align 16 .b32 words[1024];
    ld.param.u64 %d1, [out]; ld.param.u32 %r9, [turns];
    mov.u32 %r1, %tid.x; mov.u32 %r2, %ctaid.x; mov.u32 %r3, %ntid.x; mad.lo.u32 %r4, %r2, %r3, %r1;
    mul.wide.u32 %d3, %r4, 4; add.u64 %d5, %d1, %d3;
    shr.u32 %r5, %r1, 5; and.b32 %r6, %r1, 31; shl.b32 %r7, %r1, 2; mov.u32 %r8, words; add.u32 %r8, %r8, %r7;
    mov.u32 %r20, 0; mov.u32 %r21, %r4;
    {before}
LOOP:
    st.shared.u32 [%r8], %r21;
    bar.sync 0;
    {first}
    bar.sync 0;
    {second}
    add.u32 %r20, %r20, 1; setp.lt.u32 %p1, %r20, %r9; @%p1 bra LOOP;
    {behind}
    ld.shared.u32 %r22, [%r8]; add.u32 %r21, %r21, %r22; st.global.u32 [%d5], %r21;
    ret;
}}
"""

NEIGHBOUR = "xor.b32 %r30, %r7, 192; mov.u32 %r31, words; add.u32 %r31, %r31, %r30; ld.shared.u32 %r22, [%r31];"
ADD = "mad.lo.u32 %r21, %r22, 3, %r20;"


def text(before: str = "", first: str = NEIGHBOUR, second: str = ADD, behind: str = "") -> str:
    return TEXT.format(before=before, first=first, second=second, behind=behind)


def run(source: str, block: int, engine: str, turns: int = 3) -> np.ndarray:
    out = np.zeros(2 * block, np.uint32)
    ptxvm.load(source).kernels["k"].launch(2, block, out, np.uint32(turns), engine=engine, workers=1)
    return out


def agree(source: str, block: int) -> None:
    np.testing.assert_array_equal(run(source, block, "jit"), run(source, block, "interpret"))


def alone(warp: int, turn: int, what: str, lanes: int = 32) -> str:
    """What one warp does in one turn of the loop, or only some of its lanes."""
    return (
        f"setp.eq.u32 %p2, %r5, {warp}; setp.eq.and.u32 %p2, %r20, {turn}, %p2; setp.lt.and.u32 %p2, %r6, {lanes}, %p2;"
        f"@!%p2 bra ON{warp}; {what} ON{warp}:"
    )


CASES = {
    "nothing else": text(),
    "a barrier behind the loop": text(behind=f"bar.sync 0; {NEIGHBOUR} {ADD} bar.sync 0;"),
    "a warp ends": text(second=ADD + alone(3, 1, "st.global.u32 [%d5], %r21; ret;")),
    "the last warp ends": text(second=ADD + alone(7, 1, "st.global.u32 [%d5], %r21; ret;")),
    "some lanes end": text(second=ADD + alone(3, 1, "st.global.u32 [%d5], %r21; ret;", 7)),
    "some wait at another place": text(
        first=f"setp.lt.u32 %p3, %r5, 3; @%p3 bra IN; {NEIGHBOUR} bar.sync 0; "
        f"bra OUT; IN: {NEIGHBOUR} bar.sync 0; add.u32 %r22, %r22, 5; OUT: {ADD}"
    ),
    "a loop that some leave earlier": text(
        before="setp.lt.u32 %p3, %r5, 3; selp.u32 %r9, 2, %r9, %p3;", behind="sub.u32 %r21, %r21, %r20;"
    ),
}


@pytest.mark.parametrize("case", CASES)
def test_ways_of_warps(case: str) -> None:
    agree(CASES[case], 256)


WRAPS = (
    "setp.eq.u32 %p2, %r20, {turn}; selp.u32 %r33, {number}, 0, %p2; add.u32 %r33, %r1, %r33; cvt.u64.u32 %d7, %r33; "
    "shr.u64 %d7, %d7, 3; cvt.u32.u64 %r33, %d7; add.u32 %r21, %r21, %r33;"
)
"""Numbers that wrap around within a warp: it goes on in the safe version."""


@pytest.mark.parametrize("warp", [0, 3, 7])
@pytest.mark.parametrize("turn", [0, 1])
def test_a_warp_that_leaves(warp: int, turn: int) -> None:
    """All others are where they have come to."""
    wraps = WRAPS.format(turn=turn, number=2**32 - 32 * warp - 9)
    agree(text(first=NEIGHBOUR + wraps), 256)
    agree(text(second=ADD + wraps), 256)
    agree(text(second=ADD + wraps, behind=f"bar.sync 0; {NEIGHBOUR} {ADD} bar.sync 0;"), 256)


@pytest.mark.parametrize("warp", [0, 5])
def test_a_fault_in_a_later_round(warp: int) -> None:
    source = text(second=ADD + alone(warp, 1, "ld.shared.u32 %r21, [%r8+8192];"))
    told = []
    for engine in ("jit", "interpret"):
        with pytest.raises(ptxvm.KernelFault) as caught:
            run(source, 256, engine)
        told.append((caught.value.kind, caught.value.line, caught.value.thread, caught.value.address))
    assert told[0] == told[1]


# ------------------------------------------------------------------------------------------- warps with nothing to do

TREE = """
.version 7.0
.target sm_80
.address_size 64
.visible .entry k(.param .u64 out, .param .u32 far) {{
    .reg .b32 %r<40>; .reg .b64 %d<10>; .reg .pred %p<10>;
    .shared .align 16 .b32 words[1024];
    ld.param.u64 %d1, [out]; ld.param.u32 %r9, [far]; mov.u32 %r1, %tid.x; mov.u32 %r2, %ctaid.x; mov.u32 %r3, %ntid.x;
    mad.lo.u32 %r4, %r2, %r3, %r1; mul.wide.u32 %d3, %r4, 4; add.u64 %d5, %d1, %d3;
    shl.b32 %r7, %r1, 2; mov.u32 %r8, words; add.u32 %r8, %r8, %r7; mul.lo.u32 %r21, %r4, 2654435761; mov.u32 %r20, 5;
    st.shared.u32 [%r8], %r21; bar.sync 0;
    {steps}
    ld.shared.u32 %r22, [%r8]; mad.lo.u32 %r22, %r20, 7, %r22; st.global.u32 [%d5], %r22;
    ret;
}}
"""


def step(number: int, test: str, way: str = "@%p1", what: str = "") -> str:
    return (
        f"setp.{test} %p1, %r1, {number}; {way} bra ON{number};"
        f"ld.shared.u32 %r10, [%r8+{4 * max(number, 0)}]; add.u32 %r21, %r21, %r10; st.shared.u32 [%r8], %r21;"
        f"ON{number}: {what} bar.sync 0;"
    )


def tree(*tests: str, way: str = "@%p1", what: str = "") -> str:
    numbers = (128, 64, 32, 16, 5, 1)
    return TREE.format(steps="\n".join(step(n, t, way, what) for n, t in zip(numbers, tests, strict=False)))


def skipped(source: str, block: int | tuple[int, ...]) -> int:
    """At how many places a round is over because those that are left have nothing to do."""
    module = load_module(Source(source, "k"))
    making = making_of(module.functions["k"], place(module, Memory()), block)
    return len(
        re.findall(r"icmp eq i32 %round\.\S+, \d+\n  br i1 %\w+, label %over\.", making.emitted(Version.FAST).text)
    )


UNKNOWN = "setp.gt.u32 %p4, %r1, 159; @%p4 bra ON; mov.u32 %r11, %tid.x; ON: st.shared"
"""Some warps go past what would tell the place of their threads."""

TREES = {
    "above": (tree(*["ge.u32"] * 6), 6),
    "not below": (tree(*["lt.u32"] * 6, way="@!%p1"), 6),
    "below": (tree(*["lt.u32"] * 6), 0),
    "signed": (tree(*["gt.s32"] * 6), 6),
    "not equal": (tree(*["ne.u32"] * 6), 3),
    "equal": (tree(*["eq.u32"] * 6), 0),
    "what all do": (tree(*["ge.u32"] * 6, what="add.u32 %r20, %r20, 3;"), 0),
    "what all do before": (tree(*["ge.u32"] * 6).replace("setp.ge", "add.u32 %r20, %r20, 3; setp.ge"), 0),
    "what all store": (tree(*["ge.u32"] * 6, what="st.shared.u32 [%r8+1024], %r20;"), 0),
    "of places that some know": (
        tree(*["ge.u32"] * 6).replace("st.shared", UNKNOWN, 1).replace("%p1, %r1,", "%p1, %r11,"),
        0,
    ),
}


@pytest.mark.parametrize("case", TREES)
def test_idle_warps(case: str) -> None:
    source, places = TREES[case]
    agree(source, 256)
    assert skipped(source, 256) == places
    assert skipped(source, (16, 16)) == 0


def test_idle_warps_of_which_some_have_ended() -> None:
    source = tree(*["ge.u32"] * 6).replace("bar.sync 0;", "setp.eq.u32 %p5, %r1, 300; bar.sync 0;", 1)
    ends = "shr.u32 %r30, %r1, 5; setp.eq.u32 %p4, %r30, 2; @%p4 exit; setp.eq.u32 %p4, %r30, 7; @%p4 exit;"
    agree(source.replace("ON64:", f"ON64: {ends}"), 256)
    agree(source.replace("mov.u32 %r20, 5;", f"mov.u32 %r20, 5; {ends}"), 256)
