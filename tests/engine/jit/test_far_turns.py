"""Loops whose turns are far apart: warps take turns in them, and do what they would one after the other."""

from __future__ import annotations

import numpy as np
import pytest

import ptxvm

TEXT = """
.version 7.0
.target sm_80
.address_size 64
.visible .entry k(.param .u64 out, .param .u64 counter, .param .u32 n, .param .u32 step) {{
    .reg .b32 %r<40>; .reg .b64 %d<10>; .reg .pred %p<10>;
    .shared .align 16 .b32 words[1024];
    ld.param.u64 %d1, [out]; ld.param.u64 %d2, [counter]; ld.param.u32 %r9, [n]; ld.param.u32 %r8, [step];
    mov.u32 %r1, %tid.x; mov.u32 %r2, %ctaid.x; mov.u32 %r3, %ntid.x; mad.lo.u32 %r4, %r2, %r3, %r1;
    shr.u32 %r5, %r1, 5; shl.b32 %r7, %r1, 2; mov.u32 %r6, words; add.u32 %r6, %r6, %r7; mov.u32 %r20, 0;
    st.shared.u32 [%r6], %r4; mov.u32 %r21, %r4; mov.u32 %r15, %nctaid.y; mul.lo.u32 %r8, %r8, %r15;
    {before}
    setp.ge.s32 %p1, %r4, %r9; @%p1 bra BEHIND;
LOOP:
    mul.wide.s32 %d3, %r4, 4; add.s64 %d4, %d1, %d3; ld.global.u32 %r10, [%d4];
    {inside}
    mad.lo.u32 %r10, %r10, 3, %r20; st.global.u32 [%d4], %r10; add.u32 %r21, %r21, %r10;
    {moves} add.u32 %r20, %r20, 1; setp.lt.s32 %p1, %r4, %r9; @%p1 bra LOOP;
BEHIND:
    {behind}
    ret;
}}
"""

MOVES = "add.s32 %r4, %r4, %r8;"
BARRIER = "bar.sync 0;"
EXCHANGE = """
    st.shared.u32 [%r6], %r21; bar.sync 0; xor.b32 %r30, %r7, 192; mov.u32 %r31, words; add.u32 %r31, %r31, %r30;
    ld.shared.u32 %r32, [%r31]; mad.lo.u32 %r4, %r2, %r3, %r1; mul.wide.s32 %d3, %r4, 4; add.s64 %d4, %d2, %d3;
    st.global.u32 [%d4+64], %r32;
"""
TIME = "atom.global.add.u32 %r10, [%d2], 1;"
STEP = 2048


def text(before: str = "", inside: str = "", moves: str = MOVES, behind: str = "") -> str:
    return TEXT.format(before=before, inside=inside, moves=moves, behind=behind)


def run(source: str, n: int, engine: str, *, step: int = STEP, grid: int = 2, block: int = 256) -> list[np.ndarray]:
    out, counter = np.arange(n, dtype=np.uint32), np.zeros(16 + grid * block, np.uint32)
    kernel = ptxvm.load(source).kernels["k"]
    kernel.launch(grid, block, out, counter, np.uint32(n), np.uint32(step), engine=engine, workers=1)
    return [out, counter]


def agree(source: str, n: int, **options: int) -> None:
    for jit, interpreted in zip(run(source, n, "jit", **options), run(source, n, "interpret", **options), strict=True):
        np.testing.assert_array_equal(jit, interpreted)


def alone(warp: int, turn: int, what: str) -> str:
    return f"setp.eq.u32 %p2, %r5, {warp}; setp.eq.and.u32 %p2, %r20, {turn}, %p2; @!%p2 bra ON{warp}; {what} ON{warp}:"


CASES = {
    "nothing else": text(),
    "barriers behind": text(behind=EXCHANGE),
    "barriers before": text(before=BARRIER),
    "barriers on both sides": text(before=3 * BARRIER, behind=EXCHANGE),
    "two loops": text(behind=f"{EXCHANGE} {BARRIER} mov.u32 %r20, 7; setp.ge.s32 %p1, %r4, %r9; @%p1 bra END; AGAIN: "
                      "mul.wide.s32 %d3, %r4, 4; add.s64 %d4, %d1, %d3; ld.global.u32 %r10, [%d4]; "
                      "add.u32 %r10, %r10, %r20; st.global.u32 [%d4], %r10; add.s32 %r4, %r4, %r8; "
                      "setp.lt.s32 %p1, %r4, %r9; @%p1 bra AGAIN; END:"),
    "several places": text(moves="add.s32 %r11, %r4, %r8; add.s32 %r4, %r11, %r8;"),
    "a warp ends": text(before=BARRIER, inside=alone(3, 1, "ret;"), behind=EXCHANGE),
}  # fmt: skip


@pytest.mark.parametrize("case", CASES)
@pytest.mark.parametrize("n", [20 * STEP, 9 * STEP - 300])
def test_ways_of_warps(case: str, n: int) -> None:
    agree(CASES[case], n)


def test_ctas_begin_anew_behind_one_whose_warps_took_turns() -> None:
    """The first of them have more turns."""
    agree(text(behind=EXCHANGE), 6 * STEP + 1000, grid=5)
    agree(text(), 6 * STEP + 1000, grid=5)
    agree(text(), 6 * STEP + 1000, grid=5, block=96)


def order(source: str, step: int) -> np.ndarray:
    """When each warp had each of its turns."""
    out, _ = run(source, 12 * step, "jit", step=step, grid=1)
    return out.reshape(12, step)[:, :256:32].astype(int)


@pytest.mark.parametrize("before", ["", BARRIER])
def test_warps_take_turns(before: str) -> None:
    """At four places a slice, unless these are near each other."""
    source = text(before, inside=TIME).replace("mad.lo.u32 %r10, %r10, 3, %r20;", "")
    slices = order(source, STEP).reshape(3, -1)
    assert (slices[:-1].max(1) < slices[1:].min(1)).all()
    near = order(source, 512)
    assert (near[:, :-1].max(0) < near[:, 1:].min(0)).all()


def test_places_of_a_turn() -> None:
    source = text(inside=TIME, moves="add.s32 %r11, %r4, %r8; add.s32 %r12, %r11, %r8; add.s32 %r4, %r12, %r8;")
    found = order(source.replace("mad.lo.u32 %r10, %r10, 3, %r20;", ""), STEP)[::3]
    assert (found[:-1].max(1) < found[1:].min(1)).all()


@pytest.mark.parametrize("before", ["", BARRIER])
def test_a_fault_in_a_later_turn(before: str) -> None:
    source = text(before, inside=alone(5, 6, "add.u64 %d4, %d4, 0x100000;"), behind=EXCHANGE)
    told = []
    for engine in ("jit", "interpret"):
        with pytest.raises(ptxvm.KernelFault) as caught:
            run(source, 20 * STEP, engine)
        told.append((caught.value.kind, caught.value.line, caught.value.block, caught.value.thread))
    assert told[0] == told[1]


@pytest.mark.parametrize("before", ["", BARRIER])
@pytest.mark.parametrize("warp", [0, 3, 7])
def test_a_warp_that_leaves(warp: int, before: str) -> None:
    """Numbers wrap around within it: it goes on in the safe version, all others where they have come to."""
    number = 2**32 - 32 * warp - 9
    wraps = (
        f"setp.eq.u32 %p2, %r20, 5; selp.u32 %r33, {number}, 0, %p2; add.u32 %r33, %r1, %r33; cvt.u64.u32 %d7, %r33; "
        "shr.u64 %d7, %d7, 3; cvt.u32.u64 %r33, %d7; add.u32 %r21, %r21, %r33;"
    )
    agree(text(before, inside=wraps, behind=EXCHANGE), 20 * STEP)


def test_an_endless_loop_is_ended() -> None:
    kernel = ptxvm.load(text(moves="add.s32 %r34, %r4, %r8; sub.s32 %r4, %r34, %r8;")).kernels["k"]
    out = np.zeros(4096, np.uint32)
    kernel.launch(2, 256, out, out, np.uint32(0), np.uint32(STEP), engine="jit", workers=1)  # until it is compiled
    with pytest.raises(ptxvm.KernelFault, match="timeout"):
        kernel.launch(2, 256, out, out, np.uint32(4096), np.uint32(STEP), engine="jit", workers=1, timeout=0.2)
