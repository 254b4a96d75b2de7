"""Asynchronous reductions of global memory together with atomic operations of other CTAs."""

import numpy as np
import pytest

import ptxvm

TEXT = """.version 8.7
.target sm_100a
.address_size 64
.visible .entry k(.param .u64 sums)
{
    .reg .pred %odd, %more;
    .reg .b32 %r<8>;
    .reg .b64 %sums;
    ld.param.u64 %sums, [sums];
    mov.u32 %r1, %ctaid.x;
    and.b32 %r1, %r1, 1;
    setp.eq.u32 %odd, %r1, 1;
    mov.u32 %r2, 0;
again:
    @%odd red.async.relaxed.gpu.global.add.u32 [%sums], 3;
    @!%odd red.relaxed.gpu.global.add.u32 [%sums], 5;
    @%odd red.async.release.gpu.global.add.u64 [%sums+8], 1;
    add.u32 %r2, %r2, 1;
    setp.lt.u32 %more, %r2, 20;
    @%more bra again;
    ret;
}
"""


@pytest.mark.parametrize("engine", ["interpret", "jit"])
@pytest.mark.parametrize("completion", ["late", "early", "random"])
def test_every_addition_counts(engine, completion):
    sums = np.zeros(4, np.uint32)
    ptxvm.run(TEXT, grid=16, block=32, args=[sums], engine=engine, workers=2, async_completion=completion)
    assert sums.tolist() == [8 * 32 * 20 * (3 + 5), 0, 8 * 32 * 20, 0]
