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


SIGNS = """.version 8.0
.target sm_80
.address_size 64
.visible .entry k(.param .u64 out)
{
    .reg .pred %p1;
    .reg .b32 %r<6>;
    .reg .b64 %rd1;
    ld.param.u64 %rd1, [out];
    mov.u32 %r1, %tid.x;
    mov.u32 %r2, %ctaid.x;
    sub.s32 %r2, %r2, 1;
    shl.b32 %r3, %r2, 5;
    add.s32 %r3, %r3, %r1;       // its sign is that of the scalar
    mov.u32 %r4, %tid.y;
    sub.s32 %r4, %r4, 1;
    or.b32 %r3, %r3, %r4;
    mov.u32 %r5, 1;
    setp.COMPARE.s32 %p1, %r3, LIMIT;
    @%p1 bra DONE;
    mov.u32 %r5, 2;
DONE:
    mov.u32 %r2, %ctaid.x;
    mad.lo.u32 %r2, %r2, 3, %r4;
    add.u32 %r2, %r2, 1;
    mad.lo.u32 %r2, %r2, 32, %r1;
    mad.wide.u32 %rd1, %r2, 4, %rd1;
    st.global.u32 [%rd1], %r5;
    ret;
}
"""


@pytest.mark.parametrize(("compare", "limit", "taken"), [("lt", 0, True), ("ge", 0, False), ("gt", -1, False)])
@pytest.mark.parametrize("block", [(32, 3, 1), (33, 3, 1)], ids=["scalar signs", "signs of lanes"])
def test_signs_of_two_numbers_at_once(compare: str, limit: int, taken: bool, block: tuple[int, int, int]) -> None:
    out = np.zeros((3, 3, 32), np.uint32)
    text = SIGNS.replace("COMPARE", compare).replace("LIMIT", str(limit))
    if block[0] > 32:  # the last thread of each row does as the one before
        text = text.replace("mov.u32 %r1, %tid.x;", "mov.u32 %r1, %tid.x;\n    min.u32 %r1, %r1, 31;")
    ptxvm.run(text, grid=3, block=block, args=[out])
    cta, y, _ = np.indices(out.shape)
    negative = (cta - 1 < 0) | (y - 1 < 0)
    assert out.tolist() == np.where(negative == taken, 1, 2).tolist()


UNIONS = """.version 8.0
.target sm_80
.address_size 64
.visible .entry k(.param .u64 out, .param .u64 values, .param .u32 n)
{
    .reg .pred %p1;
    .reg .b32 %r<6>;
    .reg .b64 %rd<4>;
    ld.param.u64 %rd1, [out];
    ld.param.u64 %rd2, [values];
    mov.u32 %r1, %tid.x;
    mul.wide.u32 %rd3, %r1, 4;
    add.u64 %rd1, %rd1, %rd3;
    add.u64 %rd2, %rd2, %rd3;
    FIRST
    SECOND
    or.b32 %r4, %r2, %r3;
    setp.lt.s32 %p1, %r4, 0;
    selp.u32 %r5, 1, 2, %p1;
    st.global.u32 [%rd1], %r5;
    ret;
}
"""
_LOADED, _THE_SAME = "ld.global.u32 {}, [%rd2];", "ld.param.u32 {}, [n];"


@pytest.mark.parametrize("n", [0, 7, -1])
@pytest.mark.parametrize("order", [(_LOADED, _THE_SAME), (_THE_SAME, _LOADED), (_LOADED, _LOADED)])
def test_signs_of_numbers_that_scalars_do_not_tell(order: tuple[str, str], n: int) -> None:
    values, out = np.array([-1, 0, 1, -(1 << 31)] * 8, np.int32), np.zeros(32, np.uint32)
    text = UNIONS.replace("FIRST", order[0].format("%r2")).replace("SECOND", order[1].format("%r3"))
    ptxvm.run(text, grid=1, block=32, args=[out, values, n])
    union = values | np.int32(n) if _THE_SAME in order else values
    assert out.tolist() == np.where(union < 0, 1, 2).tolist()
