"""Blocks that one lane alone can come to: what it computes is one value, whatever else is in the warp."""

from __future__ import annotations

import numpy as np
import pytest

import ptxvm
from ptxvm.engine.jit.emission.block_state import BlockState
from ptxvm.lanes.lanes import Lanes

# %r2 is the number of the thread, %r3 its lane, %d3 and %d4 are its places in x and out, %r5 what it has loaded.
KERNEL = """.version 7.0
.target sm_80
.address_size 64
.visible .entry k(.param .u64 x, .param .u64 out, .param .u32 n) {{
    .reg .b32 %r<20>; .reg .b64 %d<12>; .reg .pred %p<8>; .reg .f32 %f<4>;
    .shared .align 4 .b8 tile[1024];
    ld.param.u64 %d1, [x]; ld.param.u64 %d2, [out]; ld.param.u32 %r1, [n];
    mov.u32 %r2, %tid.x; mov.u32 %r4, %tid.y; mov.u32 %r6, %ntid.x; mad.lo.u32 %r2, %r4, %r6, %r2;
    and.b32 %r3, %r2, 31; mul.wide.u32 %d5, %r2, 4; add.u64 %d3, %d1, %d5; add.u64 %d4, %d2, %d5;
    mov.u32 %r8, 0; mov.u32 %r9, tile; mad.lo.u32 %r9, %r2, 4, %r9;
    ld.global.u32 %r5, [%d3];
    mov.u32 %r7, %r5;
    setp.ne.u32 %p1, %r3, {lane};
    @%p1 bra OUT;
    {body}
OUT:
    {behind}
    st.global.u32 [%d4], %r7;
    ret;
}}
"""
BODIES = {
    "own values": "add.u32 %r7, %r5, %r2;",
    "halo": "setp.ge.u32 %p2, %r2, %r1; mov.u32 %r7, 5; @%p2 bra OUT; ld.global.u32 %r7, [%d3+4];",
    "two ways": "mov.u32 %r10, 3; and.b32 %r11, %r5, 1; setp.eq.u32 %p2, %r11, 0; @%p2 bra E; mov.u32 %r10, %r2; E: "
    "mad.lo.u32 %r7, %r10, 7, %r5;",
    "loop": "mov.u32 %r10, 0; and.b32 %r11, %r5, 15; L: setp.ge.u32 %p2, %r10, %r11; @%p2 bra E; "
    "mad.lo.u32 %r7, %r7, 3, %r10; add.u32 %r10, %r10, 1; bra L; E: add.u32 %r7, %r7, %r10;",
    "guarded": "setp.lt.u32 %p2, %r5, 500; @%p2 ld.global.u32 %r7, [%d3+8]; @!%p2 add.u32 %r7, %r7, %r3;",
    "guarded store": "setp.lt.u32 %p2, %r5, 500; @%p2 st.shared.u32 [%r9], %r5; ld.shared.u32 %r7, [%r9];",
    "atomic": "atom.shared.add.u32 %r10, [%r9], %r5; atom.global.add.u32 %r7, [%d4+2048], %r2;"
    "ld.shared.u32 %r8, [%r9];",
    "floats": "cvt.rn.f32.u32 %f1, %r5; mul.f32 %f2, %f1, 0f3EAAAAAB; fma.rn.f32 %f2, %f2, %f1, %f1; mov.b32 %r7, %f2;",
    "carry": "add.cc.u32 %r10, %r5, 0xffffff00; addc.u32 %r7, %r2, 0;",
    "votes": "setp.lt.u32 %p2, %r5, 500; activemask.b32 %r10; vote.sync.ballot.b32 %r11, %p2, %r10; "
    "shfl.sync.idx.b32 %r12, %r5, {lane}, 31, %r10; mad.lo.u32 %r7, %r11, 3, %r12;",
    "predicates": "setp.lt.u32 %p2, %r5, 500; setp.gt.and.u32 %p3, %r2, 40, %p2; selp.u32 %r7, %r2, %r5, %p3;",
    "its number": "mov.u32 %r10, %laneid; mov.u32 %r11, %r10; add.u32 %r12, %r11, %r2; mul.lo.u32 %r7, %r12, %r10;",
    "ends": "add.u32 %r7, %r5, 9; st.global.u32 [%d4], %r7; ret;",
}
BEHIND = {
    "nothing": "",
    "all go on": "add.u32 %r7, %r7, %r8;",
    "a barrier": "bar.sync 0; xor.b32 %r9, %r9, 4; ld.shared.u32 %r10, [%r9]; add.u32 %r7, %r7, %r10;",
}


def launch(text: str, engine: str, block: tuple[int, int]) -> np.ndarray:
    threads = block[0] * block[1]
    x = np.random.default_rng(7).integers(0, 1000, threads + 64).astype(np.uint32)
    out = np.full(threads + 1024, 77, np.uint32)
    ptxvm.load(text).kernels["k"].launch(1, block, x, out, np.uint32(max(threads - 33, 0)), engine=engine)
    return out


@pytest.mark.parametrize("block", [(32, 4), (128, 1), (40, 1), (1, 1)])
@pytest.mark.parametrize("lane", [0, 31])
@pytest.mark.parametrize("behind", BEHIND)
@pytest.mark.parametrize("body", BODIES)
def test_both_engines_agree(body: str, behind: str, lane: int, block: tuple[int, int]) -> None:
    text = KERNEL.format(body=BODIES[body].format(lane=lane), behind=BEHIND[behind], lane=lane)
    np.testing.assert_array_equal(launch(text, "jit", block), launch(text, "interpret", block))


def test_what_the_lane_reads_is_one_value(monkeypatch: pytest.MonkeyPatch) -> None:
    shapes = []
    write = BlockState.write

    def note(self: BlockState, cell: int, value: Lanes) -> None:
        if self.prepared.cells.names[cell] == "%r7" and self.masked:
            shapes.append(value.shape)
        write(self, cell, value)

    monkeypatch.setattr(BlockState, "write", note)
    launch(KERNEL.format(body=BODIES["halo"], behind="", lane=5), "jit", (32, 4))
    assert shapes
    assert all(shape.uniform for shape in shapes)


def test_one_lane_after_another() -> None:
    """What the second one reads is its own number, which is known when code is made, and not that of the first."""
    body = "setp.gt.u32 %p2, %r3, %r1; @%p2 bra OUT; add.u32 %r7, %r7, 2;"
    behind = "setp.ne.u32 %p3, %r3, 31; @%p3 bra END; setp.gt.u32 %p4, %r3, %r1; @%p4 bra END; mov.u32 %r7, 9; END:"
    text = KERNEL.format(lane=5, body=body, behind=behind)
    outputs = [launch(text, engine, (40, 1)) for engine in ("jit", "interpret")]
    np.testing.assert_array_equal(*outputs)
