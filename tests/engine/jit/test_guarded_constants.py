"""A guarded instruction that gives a register the constant that it has there, while elsewhere it is something else."""

from __future__ import annotations

import numpy as np
import pytest

import ptxvm

TEXT = """.version 8.0
.target sm_80
.address_size 64
.visible .entry k(.param .u64 to, .param .u32 other)
{
    .reg .pred %p<4>;
    .reg .b32 %r<10>;
    .reg .b64 %rd<4>;
    ld.param.u64 %rd1, [to];
    ld.param.u32 %r3, [other];
    mov.u32 %r1, %tid.x;
    mul.wide.u32 %rd2, %r1, 4;
    add.u64 %rd1, %rd1, %rd2;
    setp.lt.u32 %p1, %r1, 20;
    mov.u32 %r4, 0;
    mov.u32 %r6, 0;
    mov.u32 %r5, 7;
AGAIN:
    @%p1 mov.u32 %r5, 7;
    mad.lo.u32 %r6, %r6, 10, %r5;
    mov.u32 %r5, %r3;
    add.u32 %r4, %r4, 1;
    setp.lt.u32 %p2, %r4, 3;
    @%p2 bra AGAIN;
    st.global.u32 [%rd1], %r6;
    ret;
}
"""


@pytest.mark.parametrize("engine", ["interpret", "jit"])
def test_the_register_differs_between_lanes(engine: str):
    to = np.zeros(32, np.uint32)
    ptxvm.load(TEXT).kernels["k"].launch(1, 32, to, 5, engine=engine)
    assert to.tolist() == [777] * 20 + [755] * 12
