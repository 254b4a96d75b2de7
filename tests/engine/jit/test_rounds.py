"""Warps that go round by round from barrier to barrier do what they would one after the other, wherever they stop."""

from __future__ import annotations

import numpy as np
import pytest

import ptxvm

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
