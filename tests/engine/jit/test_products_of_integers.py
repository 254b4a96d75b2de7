"""Products of 64 bits of which few lanes are needed: the compiler may not die of them."""

from __future__ import annotations

import numpy as np
import pytest
from tests.engine.programs import kernel, run

BODY = """
    .reg .f32 %f1;
    mov.u32 %r1, %laneid;
    mul.wide.u32 %rd2, %r1, 4;
    add.u64 %rd3, %rd1, %rd2;
    ld.global.f32 %f1, [%rd3];
    ld.global.b32 %r2, [%rd3+128];
    add.f32 %f1, %f1, 0f3F800000;
    mov.b32 %r3, %f1;
    mul.wide.{type} %rd4, %r3, %r2;
    shr.u64 %rd4, %rd4, 7;
    cvt.u32.u64 %r4, %rd4;
    and.b32 %r5, %r1, 12;
    setp.eq.u32 %p1, %r5, {first};
    selp.b32 %r6, %r4, %r2, %p1;
    st.global.b32 [%rd3+256], %r6;
"""


@pytest.mark.parametrize("first", [0, 8, 12])
@pytest.mark.parametrize("type_", ["s32", "u32"])
def test_four_lanes_of_sixteen_of_the_products_of_floats(type_: str, first: int) -> None:
    outputs = []
    for engine in ("interpret", "jit"):
        out = np.arange(96, dtype=np.uint32) * np.uint32(77777777)
        run(kernel(BODY.format(type=type_, first=first)), out, engine=engine)
        outputs.append(out.tolist())
    assert outputs[0] == outputs[1]
    factor = outputs[0][32:64]
    assert [lane for lane in range(32) if outputs[0][64 + lane] != factor[lane]] == [
        lane for lane in range(32) if lane & 12 == first
    ]
