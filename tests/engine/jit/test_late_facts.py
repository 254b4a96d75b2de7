"""What turns out of a guard only when more of the program has been looked at."""

from __future__ import annotations

import numpy as np
import pytest

import ptxvm

KERNEL = """.version 8.0
.target sm_80
.address_size 64
.visible .entry k(.param .u64 out, .param .u32 number)
{
    .reg .b32 %r<6>; .reg .b64 %d<3>; .reg .pred %p<3>;
    ld.param.u64 %d1, [out];
    mov.u32 %r1, %tid.x; mad.wide.u32 %d1, %r1, 4, %d1;
    mov.u32 %r2, 0; mov.u32 %r3, 0; mov.u32 %r4, 3;
again:
    setp.lt.s32 %p1, %r2, 6;               // the same in all lanes at first
    @%p1 ld.param.u32 %r3, [number];
    add.u32 %r2, %r2, %r1;
    sub.u32 %r4, %r4, 1;
    setp.ne.u32 %p2, %r4, 0;
    @%p1 add.u32 %r3, %r3, 1;
    @%p2 bra again;
    st.global.u32 [%d1], %r3;
    ret;
}
"""


@pytest.mark.parametrize("engine", ["jit", "interpret"])
def test_guards_that_become_different_in_each_lane(engine: str) -> None:
    out = np.zeros(32, np.uint32)
    ptxvm.run(KERNEL, grid=1, block=32, args=[out, np.uint32(7)], engine=engine)
    assert out.tolist() == [8] * 32


SOONER = """.version 8.0
.target sm_80
.address_size 64
.visible .entry k(.param .u64 out, .param .u32 number)
{
    .reg .b32 %r<6>; .reg .b64 %d<3>; .reg .pred %p<3>;
    ld.param.u64 %d1, [out];
    mov.u32 %r1, %tid.x; mad.wide.u32 %d1, %r1, 4, %d1;
    setp.lt.s32 %p1, %r2, 6;               // of what was never written, as far as one can tell here
    @%p1 ld.param.u32 %r3, [number];
    mul.lo.u32 %r2, %r1, %r1;
    st.global.u32 [%d1], %r3;
    ret;
}
"""


@pytest.mark.parametrize("engine", ["jit", "interpret"])
def test_guards_of_what_is_written_later(engine: str) -> None:
    out = np.zeros(32, np.uint32)
    ptxvm.run(SOONER, grid=1, block=32, args=[out, np.uint32(7)], engine=engine)
    assert out.tolist() == [7] * 32


SAME = """.version 8.0
.target sm_80
.address_size 64
.visible .entry k(.param .u64 out)
{
    .reg .b32 %r<4>; .reg .b64 %d<3>; .reg .pred %p; .reg .f32 %f;
    ld.param.u64 %d1, [out];
    mov.u32 %r1, %tid.x; mov.u32 %r2, %tid.y; mad.lo.u32 %r3, %r2, 8, %r1; mad.wide.u32 %d1, %r3, 4, %d1;
    mov.b32 %r0, 0;
    and.b32 %r0, %r1, 16;                  // 0 in all lanes, lane by lane
    setp.ne.s32 %p, %r0, 0;
    cvt.rn.f32.u32 %f, %r0;
    selp.f32 %f, 0f40000000, %f, %p;
    add.f32 %f, %f, 0f3F800000;
    st.global.f32 [%d1], %f;
    ret;
}
"""


@pytest.mark.parametrize("engine", ["jit", "interpret"])
def test_lanes_that_turn_out_to_be_the_same(engine: str) -> None:
    out = np.zeros(64, np.float32)
    ptxvm.run(SAME, grid=1, block=(8, 8), args=[out], engine=engine)
    assert out.tolist() == [1] * 64


TWICE = """.version 8.0
.target sm_80
.address_size 64
.visible .entry k(.param .u64 out, .param .u64 offset)
{
    .reg .b32 %r<6>; .reg .b64 %d<6>;
    ld.param.u64 %d1, [out]; ld.param.u64 %d2, [offset];
    mov.u32 %r1, %tid.x; mad.wide.u32 %d1, %r1, 8, %d1;
    mul.lo.s32 %r2, %r1, FACTOR;           // two numbers for each lane, as far apart from those of the first
    add.s32 %r2, %r2, SUMMAND;
    mad.wide.KIND %d3, %r2, 16, %d2;       // no longer, as lanes wrap around
    cvt.s64.KIND %d4, %r2;
    add.s64 %d3, %d3, %d4;
    st.global.b64 [%d1], %d3;
    ret;
}
"""


@pytest.mark.parametrize("engine", ["jit", "interpret"])
@pytest.mark.parametrize("kind", ["s32", "u32"])
@pytest.mark.parametrize(("factor", "summand"), [(1 << 30, 1 << 31), (4, -8), (4, 2**31 - 40), (3, 5)])
def test_constants_that_wrap_around_when_they_get_wider(engine: str, kind: str, factor: int, summand: int) -> None:
    text = TWICE.replace("KIND", kind).replace("FACTOR", str(factor)).replace("SUMMAND", str(summand))
    out = np.zeros(32, np.uint64)
    ptxvm.run(text, grid=1, block=32, args=[out, np.uint64(1000)], engine=engine)
    narrow = (np.arange(32) * factor + summand).astype(np.int32 if kind == "s32" else np.uint32)
    assert out.tolist() == (17 * narrow.astype(np.int64) + 1000).astype(np.uint64).tolist()
