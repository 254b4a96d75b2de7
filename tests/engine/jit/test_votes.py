"""Comparisons of thread numbers that scalars decide for most warps."""

from __future__ import annotations

import numpy as np
import pytest

import ptxvm

KERNEL = """.version 8.0
.target sm_80
.address_size 64
.visible .entry k(.param .u64 out)
{
    .reg .pred %p1;
    .reg .b32 %r<6>;
    .reg .b64 %rd1;
    ld.param.u64 %rd1, [out];
    mov.u32 %r1, %tid.x;
    mov.u32 %r2, %laneid;
    and.b32 %r2, %r2, 0;       // a constant, though made of one that differs between lanes
    add.u32 %r2, %r2, LIMIT;
    mad.wide.u32 %rd1, %r1, 4, %rd1;
    setp.COMPARE.u32 %p1, %r1, %r2;
    selp.u32 %r3, 1, 0, %p1;
    st.global.u32 [%rd1], %r3;
    ret;
}
"""


@pytest.mark.parametrize("limit", [0, 5, 32, 63, 64, 200])
@pytest.mark.parametrize(("compare", "expected"), [("lt", np.less), ("ge", np.greater_equal), ("gt", np.greater)])
def test_limits_that_are_constants_of_equal_lanes(compare: str, expected: np.ufunc, limit: int) -> None:
    out = np.full(96, 7, np.uint32)
    ptxvm.run(KERNEL.replace("LIMIT", str(limit)).replace("COMPARE", compare), grid=1, block=96, args=[out])
    assert out.tolist() == expected(np.arange(96), limit).astype(int).tolist()
