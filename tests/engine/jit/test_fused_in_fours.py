"""Multiply-adds of f32 on processors without an instruction for them: in each warp one lane of which f64 alone would
make something else, or might."""

from __future__ import annotations

import numpy as np
import pytest

import ptxvm

WARP = 32
KERNEL = """.version 8.0
.target sm_80
.address_size 64
.visible .entry k(.param .u64 a, .param .u64 b, .param .u64 c)
{
    .reg .b32 %r<2>; .reg .f32 %f<4>; .reg .b64 %d<5>;
    ld.param.u64 %d1, [a]; ld.param.u64 %d2, [b]; ld.param.u64 %d3, [c];
    mov.u32 %r1, %tid.x; mul.wide.u32 %d4, %r1, 4;
    add.u64 %d1, %d1, %d4; add.u64 %d2, %d2, %d4; add.u64 %d3, %d3, %d4;
    ld.global.f32 %f1, [%d1]; ld.global.f32 %f2, [%d2]; ld.global.f32 %f3, [%d3];
    fma.rn.f32 %f3, %f1, %f2, %f3; st.global.f32 [%d3], %f3;
    ret;
}
"""
HALFWAY = 1 + 2.0**-12
"""Its square lies halfway between two numbers of f32."""
SMALL = (2.0**-75 * (1 + 2.0**-22), 2.0**-75 * (1 - 2.0**-22))
"""Their product is nearly half of the least subnormal number."""
SPECIAL = (
    (HALFWAY, HALFWAY, 2.0**-80, 1 + 2.0**-11 + 2.0**-23),
    (HALFWAY, HALFWAY, -(2.0**-80), 1 + 2.0**-11),
    (-HALFWAY, HALFWAY, -(2.0**-80), -1 - 2.0**-11 - 2.0**-23),
    (HALFWAY, HALFWAY, 0.0, 1 + 2.0**-11),
    (*SMALL, 2.0**-127 + 2.0**-149, 2.0**-127 + 2.0**-149),
    (*SMALL, 0.0, 0.0),
    (0.0, 1.0, -0.0, 0.0),
    (3e38, 2.0, -3e38, 3e38),
    (np.inf, 0.0, 1.0, np.nan),
)


def test_one_lane_of_a_warp_decides(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PTXVM_CPU", "baseline")
    rng = np.random.default_rng(1)
    a, b, c = (rng.integers(1, 1000, (len(SPECIAL), WARP)).astype(np.float32) for _ in range(3))
    expected = a * b + c
    for warp, (x, y, z, result) in enumerate(SPECIAL):
        lane = 5 * warp % WARP
        a[warp, lane], b[warp, lane], c[warp, lane], expected[warp, lane] = x, y, z, result
    ptxvm.run(KERNEL, grid=1, block=a.size, args=[a, b, c], engine="jit")
    np.testing.assert_array_equal(c, expected)
