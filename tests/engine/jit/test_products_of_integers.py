"""Products of 64 bits of which few lanes, or few bits, are needed: LLVM may neither die of them nor be wrong."""

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


UPPER = """
    mov.u32 %r1, %laneid;
    mul.wide.u32 %rd2, %r1, 4;
    add.u64 %rd3, %rd1, %rd2;
    ld.global.b16 %h1, [%rd3];
    ld.global.b16 %h2, [%rd3+128];
    {product}
    st.global.b16 [%rd3+256], %h3;
"""
UPPER_HALVES = {
    "madc": "add.cc.u32 %r3, %r1, 0; madc.hi.{type}16 %h3, %h1, %h2, 0;",
    "mul.hi": "cvt.{type}32.{type}16 %r3, %h1; cvt.{type}32.{type}16 %r4, %h2; mul.hi.{type}32 %r5, %r3, %r4; "
    "cvt.u16.u32 %h3, %r5;",
    "mul.lo": "cvt.{type}64.{type}16 %rd4, %h1; mul.lo.{type}64 %rd4, %rd4, 1000; shr.{type}64 %rd4, %rd4, 36; "
    "cvt.u16.u64 %h3, %rd4;",
}


@pytest.mark.parametrize("type_", ["s", "u"])
@pytest.mark.parametrize("name", UPPER_HALVES)
def test_the_upper_half_of_products_of_short_numbers_is_their_sign(name: str, type_: str) -> None:
    """LLVM 22 takes what is above 32 bits of such a product, and needed as 16 bits, for anything."""
    outputs = []
    for engine in ("interpret", "jit"):
        out = np.arange(96, dtype=np.uint32) * np.uint32(77777777)
        run(kernel(UPPER.format(product=UPPER_HALVES[name].format(type=type_))), out, engine=engine)
        outputs.append((out[64:] & 0xFFFF).tolist())
    assert outputs[0] == outputs[1]
    assert set(outputs[0]) == ({0, 0xFFFF} if type_ == "s" else {0})
