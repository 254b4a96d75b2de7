"""What arithmetic makes of NaNs, quiet and signaling ones, and of other numbers: the canonical NaN or what IEEE says.
In lanes of their own, and where all lanes have the same."""

from __future__ import annotations

import numpy as np
import pytest
from tests.engine.jit.special_numbers import NAN, SPECIAL

import ptxvm

VALUES = np.array((*SPECIAL, 0xC048_F5C3), np.uint32)

# Thread t of CTA n has the t-th value, and the n-th as all threads of its CTA.
KERNEL = """.version 8.0
.target sm_90
.address_size 64
.visible .entry k(.param .u64 in, .param .u64 out)
{{
    .reg .b32 %r<9>; .reg .f32 %f<9>; .reg .b64 %d<9>;
    ld.param.u64 %d1, [in]; ld.param.u64 %d2, [out]; mov.u32 %r1, %tid.x; mov.u32 %r2, %ctaid.x;
    mul.wide.u32 %d3, %r1, 4; add.u64 %d3, %d1, %d3; mul.wide.u32 %d4, %r2, 4; add.u64 %d4, %d1, %d4;
    mad.lo.u32 %r3, %r2, 16, %r1; mul.wide.u32 %d5, %r3, 8; add.u64 %d2, %d2, %d5;
    ld.global.f32 %f1, [%d3]; ld.global.f32 %f2, [%d4];
    {operation} %f3, %f1, {number}; {operation} %f4, %f2, {number};
    st.global.f32 [%d2], %f3; st.global.f32 [%d2+4], %f4;
    ret;
}}
"""


@pytest.mark.parametrize("engine", ["jit", "interpret"])
@pytest.mark.parametrize(
    ("operation", "number"),
    [("mul.f32", 0x3F80_0000), ("add.f32", 0x8000_0000), ("add.f32", 0x7F80_0000), ("mul.f32", 0), ("div.rn.f32", 0)],
)
def test_results_of_arithmetic(operation: str, number: int, engine: str) -> None:
    out = np.zeros((16, 16, 2), np.uint32)
    ptxvm.run(
        KERNEL.format(operation=operation, number=f"0f{number:08X}"),
        grid=16,
        block=16,
        args=[VALUES, out],
        engine=engine,
    )
    other = np.uint32(number).view(np.float32)
    with np.errstate(all="ignore"):
        a = VALUES.view(np.float32)
        result = a * other if operation[:3] == "mul" else a + other if operation[:3] == "add" else a / other
    wanted = np.where(np.isnan(result), NAN, result.view(np.uint32))
    np.testing.assert_array_equal(out[:, :, 0], np.broadcast_to(wanted, (16, 16)))
    np.testing.assert_array_equal(out[:, :, 1], np.broadcast_to(wanted[:, None], (16, 16)))
