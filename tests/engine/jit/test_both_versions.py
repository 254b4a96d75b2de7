"""Warps of a CTA some of which go on in the safe version: each version knows its own places in memory."""

from __future__ import annotations

import numpy as np
import pytest

import ptxvm

KERNEL = """.version 8.0
.target sm_80
.address_size 64
.visible .entry k(.param .u64 out, .param .u64 data)
{
    .reg .b32 %r<6>; .reg .b64 %d<7>; .reg .pred %p;
    ld.param.u64 %d1, [out]; ld.param.u64 %d2, [data];
    mov.u32 %r1, %tid.x; mov.u32 %r2, %laneid; mov.u32 %r3, %ctaid.x;
    mad.lo.u32 %r3, %r3, 80, %r1; mad.wide.u32 %d1, %r3, 8, %d1;
    sub.u32 %r4, 79, %r1;
    mul.wide.u32 %d3, %r4, 4;              // wraps in lanes of the third warp that there are not: it goes on as safe
    mad.wide.u32 %d4, %r1, 32, %d2;
    setp.lt.s32 %p, %r2, 4;
    @!%p bra over;
    ld.global.v2.b64 {%d5, %d6}, [%d4];
over:
    st.global.b64 [%d1], %d5;
    ret;
}
"""


@pytest.mark.parametrize("elements", [320, 8640])
def test_places_of_one_are_not_those_of_the_other(elements: int) -> None:
    """Behind an array of 8,640 elements lies what the second access of the one version seemed to reach by the place
    that the second of the other had found."""
    out, data = ptxvm.device_array((elements,), np.uint64), ptxvm.device_array(np.arange(1, 321, dtype=np.uint64))
    for _ in range(2):
        ptxvm.run(KERNEL, grid=4, block=80, args=[out, data], workers=1, engine="jit")
        thread = np.arange(320) % 80
        assert out.numpy()[:320].tolist() == np.where(thread % 32 < 4, 4 * thread + 1, 0).tolist()
