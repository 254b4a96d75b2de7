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
