"""Places in shared memory that follow from the numbers of threads are not checked if all are inside, otherwise they
are: whatever is beyond the end is told as ever."""

from __future__ import annotations

import numpy as np
import pytest

import ptxvm
from ptxvm.engine.jit.memory import guard
from ptxvm.engine.jit.memory.path import AccessPath

# %r1 is the number of the thread, %r3 its place in the tile, %d4 its place in the output; `tile` has 64 words.
TEXT = """
.version 7.0
.target sm_80
.address_size 64
.visible .entry k(.param .u64 out, .param .u32 n) {{
    .reg .b32 %r<20>; .reg .b64 %d<10>; .reg .pred %p<4>;
    .shared .align 16 .b32 tile[64];
    ld.param.u64 %d1, [out]; ld.param.u32 %r9, [n];
    mov.u32 %r1, %tid.x; mov.u32 %r2, tile; shl.b32 %r10, %r1, 2; add.u32 %r3, %r10, %r2;
    mul.wide.u32 %d3, %r1, 4; add.u64 %d4, %d1, %d3; mad.lo.u32 %r4, %r1, 7, 5; mov.u32 %r5, 0;
    {body}
    st.global.u32 [%d4], %r5;
    ret;
}}
"""
INSIDE = {
    "its own word": "st.shared.u32 [%r3], %r4; ld.shared.u32 %r5, [%r3];",
    "all words from the end": "mov.u32 %r11, 252; sub.u32 %r6, %r11, %r3; st.shared.u32 [%r6], %r4; bar.sync 0; "
    "ld.shared.u32 %r5, [%r3];",
    "its first byte": "st.shared.u32 [%r3], %r4; ld.shared.u8 %r5, [%r3];",
    "pairs of every other thread": "st.shared.u32 [%r3], %r4; bar.sync 0; and.b32 %r6, %r3, 248; "
    "ld.shared.v2.u32 {%r7, %r8}, [%r6]; sub.u32 %r5, %r8, %r7;",
    "before the start of the tile": "add.u32 %r11, %r1, 8; shl.b32 %r12, %r11, 2; add.u32 %r6, %r12, -32; "
    "st.shared.u32 [%r6], %r4; ld.shared.u32 %r5, [%r6];",
    "an offset that leads back": "add.u32 %r6, %r3, 400; st.shared.u32 [%r6+-400], %r4; ld.shared.u32 %r5, [%r6+-400];",
    "under a guard": "st.shared.u32 [%r3], %r4; setp.lt.u32 %p1, %r1, 7; @%p1 ld.shared.u32 %r5, [%r3];",
    "of some lanes": "st.shared.u32 [%r3], %r4; and.b32 %r6, %r1, 5; setp.eq.u32 %p1, %r6, 4; @%p1 bra ON; "
    "ld.shared.u32 %r5, [%r3]; add.u32 %r5, %r5, %r9; ON:",
}
OUTSIDE = {
    "one word beyond": "st.shared.u32 [%r3+4], %r4;",
    "one byte beyond": "ld.shared.u8 %r5, [%r3+4];",
    "one word before": "ld.shared.u32 %r5, [%r3+-4];",
    "between words": "setp.eq.u32 %p1, %r1, 3; @%p1 st.shared.u32 [%r3+2], %r4;",
    "pairs from every word on": "setp.eq.u32 %p1, %r1, 35; @%p1 ld.shared.v2.u32 {%r5, %r6}, [%r3];",
    "after another turn": "mov.u32 %r6, %r3; IN: ld.shared.u32 %r7, [%r6]; add.u32 %r5, %r5, 1; add.u32 %r6, %r6, 4; "
    "setp.lt.u32 %p1, %r5, 2; @%p1 bra IN;",
    "by the launch": "mad.lo.u32 %r6, %r9, 4, %r3; ld.shared.u32 %r5, [%r6];",
    "far away": "add.u32 %r6, %r3, 0x7ffffff0; st.shared.u32 [%r6], %r4;",
}


@pytest.fixture
def found(monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    """Of which accesses the places are known to be inside."""
    told: list[bool] = []
    old = guard._has_known_places

    def has_known_places(path: AccessPath) -> bool:
        if path.is_shared:
            told.append(old(path))
        return old(path)

    monkeypatch.setattr(guard, "_has_known_places", has_known_places)
    return told


def run(body: str, engine: str, block: int = 64) -> np.ndarray:
    out = np.full(128, 9, np.uint32)
    ptxvm.load(TEXT.format(body=body)).kernels["k"].launch(1, block, out, np.uint32(3), engine=engine)
    return out


@pytest.mark.parametrize("what", INSIDE)
def test_places_that_are_inside(found: list[bool], what: str) -> None:
    np.testing.assert_array_equal(run(INSIDE[what], "jit"), run(INSIDE[what], "interpret"))
    assert found and all(found)


@pytest.mark.parametrize("what", OUTSIDE)
def test_places_that_are_not(what: str) -> None:
    told = []
    for engine in ("jit", "interpret"):
        with pytest.raises(ptxvm.KernelFault) as caught:
            run(OUTSIDE[what], engine)
        told.append((caught.value.kind, caught.value.line, caught.value.thread, caught.value.address))
    assert told[0] == told[1]


@pytest.mark.parametrize(("block", "known"), [(40, True), (72, False)])
def test_blocks_that_end_within_a_warp(found: list[bool], block: int, known: bool) -> None:
    """Threads that do not exist are anywhere: what they would access is looked at, too."""
    body = "setp.lt.u32 %p1, %r1, 64; @%p1 st.shared.u32 [%r3], %r4; @%p1 ld.shared.u32 %r5, [%r3];"
    np.testing.assert_array_equal(run(body, "jit", block), run(body, "interpret", block))
    assert set(found) == {known}
