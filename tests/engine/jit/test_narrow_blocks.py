"""Blocks narrower than a warp: each row of them is at a place of its own, known when code is made or not."""

from __future__ import annotations

import numpy as np
import pytest

import ptxvm

BLOCKS = [(16, 4), (8, 8), (8, 4, 2), (4, 16), (16, 3)]
WIDTH, HEIGHT = 48, 72

HEAD = """
.version 7.0
.target sm_80
.address_size 64
.visible .entry k(.param .u64 from, .param .u64 to, .param .s32 width, .param .s32 most) {
    .reg .b32 %r<30>; .reg .b64 %d<20>; .reg .pred %p<8>; .reg .f32 %f<9>; .reg .b16 %h<4>;
    ld.param.u64 %d1, [from]; ld.param.u64 %d2, [to]; ld.param.s32 %r1, [width]; ld.param.s32 %r9, [most];
    mov.u32 %r2, %tid.x; mov.u32 %r3, %tid.y; mov.u32 %r4, %tid.z; mov.u32 %r5, %ntid.y;
    mad.lo.s32 %r3, %r4, %r5, %r3;              // the row
    mul.lo.s32 %r6, %r3, %r1;                   // where it starts
    add.s32 %r7, %r6, %r2;                      // where the thread is
    mul.wide.s32 %d3, %r7, 4; add.s64 %d5, %d2, %d3; add.s64 %d4, %d1, %d3;
"""

#: What comes between: `%f1` is what each thread stores at its place.
BODIES = {
    "rows": "ld.global.f32 %f1, [%d4];",
    "one for each row": "mul.wide.s32 %d6, %r6, 4; add.s64 %d7, %d1, %d6; ld.global.f32 %f1, [%d7];",
    "long indices": """
        cvt.s64.s32 %d6, %r3; cvt.s64.s32 %d7, %r1; mul.lo.s64 %d8, %d6, %d7; cvt.u64.u32 %d9, %r2;
        add.s64 %d8, %d8, %d9; shl.b64 %d8, %d8, 2; add.s64 %d8, %d1, %d8; ld.global.f32 %f1, [%d8];""",
    "bytes": """
        cvt.s64.s32 %d6, %r7; add.s64 %d7, %d1, %d6; ld.global.u8 %h1, [%d7]; cvt.rn.f32.u16 %f1, %h1;""",
    "pairs": """
        shl.b32 %r10, %r2, 1; mad.lo.s32 %r10, %r3, %r1, %r10; mul.wide.s32 %d6, %r10, 4; and.b64 %d6, %d6, -8;
        add.s64 %d7, %d1, %d6; ld.global.v2.f32 {%f1, %f2}, [%d7]; add.f32 %f1, %f1, %f2;""",
    "neighbours": """
        ld.global.f32 %f1, [%d4]; ld.global.f32 %f2, [%d4+4]; add.f32 %f1, %f1, %f2;
        setp.gt.s32 %p1, %r7, 0; @%p1 ld.global.f32 %f3, [%d4+-4]; @%p1 add.f32 %f1, %f1, %f3;""",
    "sums of columns": """
        mov.u32 %r10, 0; mov.u32 %r11, %r6; mov.u32 %r12, %r2; mov.f32 %f1, 0f00000000;
    L:  mul.wide.s32 %d6, %r11, 4; add.s64 %d7, %d1, %d6; ld.global.f32 %f2, [%d7];
        mul.wide.s32 %d8, %r12, 4; add.s64 %d9, %d1, %d8; ld.global.f32 %f3, [%d9];
        fma.rn.f32 %f1, %f2, %f3, %f1; add.s32 %r11, %r11, 1; add.s32 %r12, %r12, %r1; add.s32 %r10, %r10, 1;
        setp.lt.s32 %p1, %r10, %r9; @%p1 bra L;""",
    "rows by parity of threads": """
        and.b32 %r10, %r2, 1; setp.eq.u32 %p1, %r10, 1; mov.u32 %r11, %r6; @%p1 bra A;
        add.s32 %r11, %r6, %r1; bra B;
    A:  sub.s32 %r11, %r11, 0;
    B:  mul.wide.s32 %d6, %r11, 4; add.s64 %d7, %d1, %d6; ld.global.f32 %f1, [%d7];""",
    "rows by guards": """
        and.b32 %r10, %r2, 1; setp.eq.u32 %p1, %r10, 1; mov.u32 %r11, %r6; @%p1 add.s32 %r11, %r6, %r1;
        mul.wide.s32 %d6, %r11, 4; add.s64 %d7, %d1, %d6; ld.global.f32 %f1, [%d7];""",
    "turns of each thread's own": """
        and.b32 %r10, %r2, 3; mov.u32 %r11, %r6; mov.f32 %f1, 0f00000000;
    L:  mul.wide.s32 %d6, %r11, 4; add.s64 %d7, %d1, %d6; ld.global.f32 %f2, [%d7]; add.f32 %f1, %f1, %f2;
        add.s32 %r11, %r11, 1; sub.s32 %r10, %r10, 1; setp.ge.s32 %p1, %r10, 0; @%p1 bra L;
        mul.wide.s32 %d6, %r11, 4; add.s64 %d7, %d1, %d6; ld.global.f32 %f2, [%d7]; add.f32 %f1, %f1, %f2;""",
    "those that stay": """
        add.s32 %r10, %r2, %r3; setp.ge.s32 %p1, %r10, %r9; @%p1 bra E;
        mul.wide.s32 %d6, %r6, 4; add.s64 %d7, %d1, %d6; ld.global.f32 %f1, [%d7]; ld.global.f32 %f2, [%d4];
        add.f32 %f1, %f1, %f2; mul.wide.s32 %d6, %r7, 4; add.s64 %d5, %d2, %d6;""",
    "ways of each thread's own": """
        and.b32 %r10, %r2, 3; add.s32 %r10, %r10, 2; mov.u32 %r11, %r6; mov.f32 %f1, 0f00000000;
    L:  mul.wide.s32 %d6, %r11, 4; add.s64 %d7, %d1, %d6; ld.global.f32 %f2, [%d7]; add.f32 %f1, %f1, %f2;
        and.b32 %r12, %r2, 1; setp.eq.u32 %p1, %r12, 1; @%p1 bra A;
        add.s32 %r11, %r11, %r1; ld.global.f32 %f2, [%d1+8]; add.f32 %f1, %f1, %f2; bra B;
    A:  add.s32 %r11, %r11, 1; ld.global.f32 %f2, [%d1+4]; add.f32 %f1, %f1, %f2;
    B:  sub.s32 %r10, %r10, 1; setp.ge.s32 %p1, %r10, 0; @%p1 bra L;""",
    "some of a row": """
        ld.global.f32 %f1, [%d4]; add.s32 %r10, %r2, %r3; setp.lt.s32 %p1, %r10, %r9;
        @%p1 st.global.f32 [%d5+6144], %f1; @!%p1 ld.global.f32 %f1, [%d4+4];""",
    "the last thread of each row stores": """
        .shared .align 8 .b8 tile[2048]; mov.u32 %r10, tile; mad.lo.s32 %r10, %r3, 24, %r10;
        mov.b64 %d6, 0; st.shared.b64 [%r10], %d6; st.shared.b64 [%r10+8], %d6; st.shared.b64 [%r10+16], %d6;
        ld.global.f32 %f1, [%d4]; cvt.rzi.u32.f32 %r12, %f1; add.u32 %r12, %r12, %r7; cvt.u16.u32 %h1, %r12;
        st.shared.f32 [%r10], %f1;
        setp.ge.s32 %p1, %r2, 2; @%p1 st.shared.u32 [%r10+4], %r12;
        add.s32 %r13, %r2, %r3; setp.lt.s32 %p2, %r13, %r9; @%p2 st.shared.v2.b32 [%r10+8], {%r12, %r13};
        setp.eq.s32 %p3, %r2, 1; @!%p3 bra A; st.shared.u8 [%r10+16], %h1; setp.gt.s32 %p4, %r3, %r9;
        @%p4 bra A; st.shared.u16 [%r10+18], %h1;
    A:  bar.sync 0; ld.shared.f32 %f1, [%r10]; ld.shared.u32 %r12, [%r10+4]; ld.shared.v2.u32 {%r14, %r15}, [%r10+8];
        ld.shared.u32 %r16, [%r10+16]; xor.b32 %r12, %r12, %r14; mad.lo.s32 %r12, %r15, 77, %r12;
        mad.lo.s32 %r12, %r16, 79, %r12; mov.b32 %r17, %f1; xor.b32 %r12, %r12, %r17; mov.b32 %f1, %r12;""",
    "pointers that go on behind barriers": """
        mul.wide.s32 %d6, %r7, 4; add.s64 %d7, %d1, %d6; mov.u32 %r10, 0; mov.f32 %f1, 0f00000000;
        .shared .align 4 .b8 sums[1024]; mov.u32 %r11, sums; mov.u32 %r12, %ntid.x; mul.lo.s32 %r13, %r3, %r12;
        add.s32 %r13, %r13, %r2; xor.b32 %r14, %r13, 17; mad.lo.s32 %r14, %r14, 4, %r11;
        mad.lo.s32 %r13, %r13, 4, %r11; mov.u32 %r15, 0; mov.u32 %r16, %r6; st.shared.u32 [%r13], %r15;
        bar.sync 0; setp.gt.u32 %p3, %r14, 1020; @%p3 mov.u32 %r14, %r13;
    L:  ld.global.f32 %f2, [%d7]; add.f32 %f1, %f1, %f2; mov.b32 %r15, %f1; add.s32 %r15, %r15, %r16;
        st.shared.u32 [%r13], %r15; add.s64 %d7, %d7, 192; add.s32 %r16, %r16, 3;
        bar.sync 0; ld.shared.u32 %r15, [%r14]; cvt.rn.f32.u32 %f3, %r15; add.f32 %f1, %f1, %f3; bar.sync 0;
        add.s32 %r10, %r10, 1; setp.lt.s32 %p1, %r10, %r9; @%p1 bra L;""",
    "a row for each turn of long loops": """
        mul.wide.s32 %d6, %r7, 4; add.s64 %d7, %d1, %d6; mov.u32 %r10, 0; mov.f32 %f1, 0f00000000;
    L:  ld.global.f32 %f2, [%d7]; add.f32 %f1, %f1, %f2; add.s64 %d7, %d7, 48;
        add.s32 %r10, %r10, 1; setp.lt.s32 %p1, %r10, 200; @%p1 bra L;
        setp.gt.s32 %p2, %r2, 3; @%p2 bra A; bar.sync 0; bra B;
    A:  bar.sync 0;
    B:  sub.s64 %d7, %d7, 9600; ld.global.f32 %f2, [%d7]; add.f32 %f1, %f1, %f2;""",
    "rows within guards": """
        mov.f32 %f1, 0f3f800000; setp.ge.s32 %p1, %r2, %r9; @%p1 bra A; mul.wide.s32 %d6, %r7, 4; add.s64 %d7, %d1, %d6;
        ld.global.f32 %f1, [%d7]; setp.eq.s32 %p2, %r2, 3; @%p2 bra B;
        ld.global.f32 %f2, [%d7+4]; add.f32 %f1, %f1, %f2; st.global.f32 [%d5+6144], %f2;
    B:  ld.global.f32 %f2, [%d7+8]; add.f32 %f1, %f1, %f2; setp.lt.s32 %p3, %r3, 2; @%p3 bra A;
        st.global.f32 [%d5+6144], %f2;
    A:""",
    "rows within guards, numbers without a sign": """
        mov.f32 %f1, 0f3f800000; setp.ge.s32 %p1, %r2, %r9; @%p1 bra A; add.s32 %r10, %r7, 1;
        setp.eq.s32 %p2, %r2, 3; @%p2 bra B; mul.wide.u32 %d6, %r10, 4; add.s64 %d7, %d1, %d6; ld.global.f32 %f1, [%d7];
        mul.wide.u32 %d8, %r10, 4; add.s64 %d9, %d2, %d8; st.global.f32 [%d9+6144], %f1;
    B:  mul.wide.u32 %d6, %r10, 4; add.s64 %d7, %d1, %d6; ld.global.f32 %f2, [%d7]; add.f32 %f1, %f1, %f2;
    A:""",
    "rows far outside that nobody reads": """
        mov.f32 %f1, 0f3f800000; mad.lo.s32 %r10, %r3, 960, %r7; mul.wide.s32 %d6, %r10, 4; add.s64 %d7, %d1, %d6;
        add.s64 %d8, %d2, %d6; setp.gt.s32 %p1, %r3, 2; @%p1 bra A; setp.eq.s32 %p2, %r2, 1; @%p2 bra A;
        ld.global.f32 %f1, [%d7]; st.global.f32 [%d8+3072], %f1;
    A:""",
    "indices that wrap": """
        add.s32 %r10, %r7, 0x7fffff9b; mul.wide.s32 %d6, %r10, 4; bar.sync 0; add.s64 %d7, %d6, 64;
        shr.u64 %d8, %d7, 30; cvt.u32.u64 %r11, %d8; cvt.u32.u64 %r12, %d6; add.s32 %r11, %r11, %r12;
        mov.b32 %f1, %r11;""",
    "the row of another thread": """
        mov.u32 %r10, 0; setp.lt.s32 %p1, %r9, 0; mov.u32 %r11, %r6; @%p1 bra A;
        shfl.sync.bfly.b32 %r11, %r6, 16, 31, -1;
    A:  mul.wide.s32 %d6, %r11, 4; add.s64 %d7, %d1, %d6; ld.global.f32 %f1, [%d7];""",
}


Arrays = tuple[np.ndarray, np.ndarray]


def arrays(count: int = WIDTH * HEIGHT) -> Arrays:
    return np.random.default_rng(3).random(count, np.float32), np.full(count, -1, np.float32)


def run(body: str, block: tuple[int, ...], engine: str, data: Arrays) -> np.ndarray:
    kernel = ptxvm.load(HEAD + body + "st.global.f32 [%d5], %f1; E: ret; }").kernels["k"]
    kernel.launch(1, block, *data, np.int32(WIDTH), np.int32(9), engine=engine, workers=1)
    return data[1].view(np.uint32)


@pytest.mark.parametrize("name", BODIES)
def test_both_engines_agree(name: str) -> None:
    for block in BLOCKS[:4] if "shfl" in BODIES[name] else BLOCKS:
        found, wanted = (run(BODIES[name], block, engine, arrays()) for engine in ("jit", "interpret"))
        np.testing.assert_array_equal(found, wanted, str(block))


@pytest.mark.parametrize("block", [(16, 4), (8, 8)])
@pytest.mark.parametrize("name", ["rows", "one for each row", "long indices"])
def test_the_thread_that_reads_outside_is_told(name: str, block: tuple[int, int]) -> None:
    """The array ends with the first words of the last row but one."""
    last = block[1] - 2
    data = arrays(last * WIDTH + 3)
    told = []
    for engine in ("jit", "interpret"):
        with pytest.raises(ptxvm.KernelFault) as caught:
            run(BODIES[name], block, engine, data)
        told.append((caught.value.kind, caught.value.thread, caught.value.address, caught.value.line))
    assert told[0] == told[1]
    assert told[0][1] == ((3, last, 0) if name != "one for each row" else (0, last + 1, 0))


def test_the_thread_that_writes_outside_is_told() -> None:
    with pytest.raises(ptxvm.KernelFault) as caught:
        run("mov.f32 %f1, 0f3f800000;", (16, 4), "jit", arrays(2 * WIDTH + 3))
    assert (caught.value.kind, caught.value.thread) == ("out_of_bounds", (3, 2, 0))
