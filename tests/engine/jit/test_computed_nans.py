"""NaNs that were computed are those that PTX defines wherever bits are seen, also on their way between lanes."""

from __future__ import annotations

import numpy as np
import pytest

import ptxvm
from ptxvm.engine.jit.program.cells import Cells
from ptxvm.lanes.types import F16, F32, S32, U8, U16, U32, packed

KERNEL = """.version 8.0
.target sm_80
.address_size 64
.visible .entry k(.param .u64 in, .param .u64 out)
{
    .reg .b32 %r<9>;
    .reg .f32 %f<9>;
    .reg .b64 %d<4>;
    .reg .pred %p<2>;
    ld.param.u64 %d1, [in];
    ld.param.u64 %d2, [out];
    mov.u32 %r1, %tid.x;
    mul.wide.u32 %d3, %r1, 4;
    add.u64 %d1, %d1, %d3;
    mul.wide.u32 %d3, %r1, 20;
    add.u64 %d2, %d2, %d3;
    ld.global.f32 %f1, [%d1];
    mov.b32 %r2, %f1;
    shfl.sync.bfly.b32 %r3, %r2, 1, 31, -1;
    st.global.b32 [%d2], %r3;              // as loaded
    mov.b32 %f2, %r3;
    add.f32 %f3, %f1, %f2;
    mov.b32 %r4, %f3;
    shfl.sync.down.b32 %r5, %r4, 2, 31, -1;
    st.global.b32 [%d2+4], %r5;            // a sum that was moved
    mov.b32 %f4, %r5;
    fma.rn.f32 %f5, %f4, %f3, %f4;
    mov.b32 %r6, %f5;
    shfl.sync.idx.b32 %r7|%p1, %r6, %r1, 31, -1;
    mov.b32 %f6, %r7;
    mul.f32 %f7, %f6, %f5;
    sub.f32 %f7, %f7, %f4;
    st.global.f32 [%d2+8], %f7;            // a number made of what was moved twice
    max.f32 %f8, %f4, %f6;
    st.global.f32 [%d2+12], %f8;
    st.global.b32 [%d2+16], %r7;
    ret;
}
"""
NAN = 0x7FFF_FFFF


@pytest.mark.parametrize("engine", ["jit", "interpret"])
def test_sums_over_lanes(engine: str) -> None:
    rng = np.random.default_rng(2)
    data = np.where(rng.integers(0, 3, 64) > 0, rng.random(64), rng.choice([np.inf, -np.inf], 64)).astype(np.float32)
    data.view(np.uint32)[[5, 40]] = 0x7FC1_2345, 0xFF81_2345
    out = np.zeros((64, 5), np.uint32)
    ptxvm.run(KERNEL, grid=1, block=64, args=[data, out], engine=engine)
    lane = np.arange(64)
    moved = data[lane ^ 1]
    with np.errstate(invalid="ignore"):
        total = (data + moved).astype(np.float32)
        below = np.where(lane % 32 < 30, lane + 2, lane)
        sums = total[below]
        fused = (sums.astype(np.float64) * total + sums).astype(np.float32)
        made = (fused * fused - sums).astype(np.float32)
    assert out[:, 0].tolist() == moved.view(np.uint32).tolist()
    for column, wanted in ((1, sums), (2, made), (3, np.fmax(sums, fused)), (4, fused)):
        assert np.isnan(wanted).any()
        exact = np.where(np.isnan(wanted), NAN, wanted.view(np.uint32))
        assert out[:, column].tolist() == exact.tolist(), column


LOOP = """.version 8.0
.target sm_80
.address_size 64
.visible .entry k(.param .u64 in, .param .u64 out, .param .u32 turns)
{
    .reg .b32 %r<9>;
    .reg .f32 %f<9>;
    .reg .b64 %d<4>;
    .reg .pred %p<2>;
    ld.param.u64 %d1, [in];
    ld.param.u64 %d2, [out];
    ld.param.u32 %r5, [turns];
    mov.u32 %r1, %tid.x;
    mul.wide.u32 %d3, %r1, 4;
    add.u64 %d1, %d1, %d3;
    mul.wide.u32 %d3, %r1, 8;
    add.u64 %d2, %d2, %d3;
    mov.f32 %f1, 0f00000000;
    ld.global.b32 %r2, [%d1];
    mov.b32 %f3, %r2;
turn:
    ld.global.f32 %f2, [%d1];
    add.f32 %f1, %f1, %f2;                 // bits of the sum are seen behind the loop only
    add.u64 %d1, %d1, 128;
    sub.u32 %r5, %r5, 1;
    setp.ne.u32 %p1, %r5, 0;
    @%p1 bra turn;
    mov.b32 %r3, %f1;
    shfl.sync.bfly.b32 %r4, %r3, 1, 31, -1;
    st.global.b32 [%d2], %r4;
    setp.gt.u32 %p1, %r1, 15;
    @%p1 sub.f32 %f3, %f3, %f1;            // of half of the lanes a loaded number, of the others a computed one
    mov.b32 %r3, %f3;
    st.global.b32 [%d2+4], %r3;
    ret;
}
"""


@pytest.mark.parametrize("engine", ["jit", "interpret"])
def test_sums_of_loops(engine: str) -> None:
    rng = np.random.default_rng(3)
    data = np.where(rng.integers(0, 6, (4, 32)) > 0, rng.random((4, 32)), rng.choice([np.inf, -np.inf], (4, 32)))
    data = data.astype(np.float32)
    data.view(np.uint32)[0, 3], data.view(np.uint32)[0, 20] = 0x7FC1_2345, 0xFF81_2345
    out = np.zeros((32, 2), np.uint32)
    ptxvm.run(LOOP, grid=1, block=32, args=[data, out, np.uint32(4)], engine=engine)
    sums = np.zeros(32, np.float32)
    with np.errstate(invalid="ignore"):
        for row in data:
            sums = sums + row
        rest = np.where(np.arange(32) > 15, data[0] - sums, 0).astype(np.float32)
    assert np.isnan(sums).sum() > 2
    exact = np.where(np.isnan(sums), NAN, sums.view(np.uint32))
    assert out[:, 0].tolist() == exact[np.arange(32) ^ 1].tolist()
    exact = np.where(np.isnan(rest), NAN, rest.view(np.uint32))
    assert out[:, 1].tolist() == np.where(np.arange(32) > 15, exact, data[0].view(np.uint32)).tolist()


def test_what_registers_are_stored_as() -> None:
    cells = Cells()
    half2 = packed(F16, 2)
    uses = [((F32, U32), F32), ((U32, F32, S32), F32), ((F32, half2), U32), ((half2, U32), half2), ((F32, U8), U32)]
    uses += [((F32,), F32), ((S32, U32), U32), ((packed(U16, 2), U32), U32), ((packed(U16, 2),), packed(U16, 2))]
    for number, (types, stored_as) in enumerate(uses):
        (cell,) = cells.add(f"%r{number}", U32)
        for type_ in types:
            cells.use(cell, type_)
        assert cells.type_of(cell) is stored_as, types
