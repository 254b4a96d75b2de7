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


MERGED = """.version 8.6
.target sm_100a
.address_size 64
.visible .entry k(.param .u64 in, .param .u64 out)
{{
    .reg .b32 %r<5>;
    .reg .b64 %d<4>;
    .reg .pred %p;
    ld.param.u64 %d1, [in];
    ld.param.u64 %d2, [out];
    mov.u32 %r1, %tid.x;
    mul.wide.u32 %d3, %r1, 4;
    add.u64 %d1, %d1, %d3;
    add.u64 %d2, %d2, %d3;
    ld.global.b32 %r2, [%d1];
    setp.ne.b32 %p, %r2, 0;
    mov.b32 %r3, {constant};               // in lanes that compute nothing, these bits stay
    @!%p bra done;
    {operation} %r3, %r2, %r2;
done:
    st.global.b32 [%d2], %r3;
    ret;
}}
"""


@pytest.mark.parametrize("engine", ["jit", "interpret"])
@pytest.mark.parametrize("constant", [0x3447_7DF1, 0xFFC1_2345, 0x7F8F_0001, 0xFFFF_FFFF])
@pytest.mark.parametrize("operation", ["add.f16x2", "mul.bf16x2", "add.f32"])
def test_constants_keep_their_bits(operation: str, constant: int, engine: str) -> None:
    data = np.where(np.arange(32) % 5 == 0, 0x7E01_7E01 if operation == "add.f16x2" else 0x7FC1_7FC1, 0)
    out = np.zeros(32, np.uint32)
    text = MERGED.format(operation=operation, constant=constant)
    ptxvm.run(text, grid=1, block=32, args=[data.astype(np.uint32), out], engine=engine)
    computed = NAN if operation == "add.f32" else 0x7FFF_7FFF
    assert out.tolist() == np.where(np.arange(32) % 5 == 0, computed, constant).tolist()


HALVES = """.version 8.6
.target sm_90
.address_size 64
.visible .entry k(.param .u64 in, .param .u64 out)
{{
    .reg .b32 %r<9>;
    .reg .f32 %f<9>;
    .reg .b64 %d<4>;
    ld.param.u64 %d1, [in];
    ld.param.u64 %d2, [out];
    mov.u32 %r1, %tid.x;
    mul.wide.u32 %d3, %r1, 4;
    add.u64 %d1, %d1, %d3;
    add.u64 %d2, %d2, %d3;
    ld.global.b32 %r2, [%d1];
    {halves} %r3, %r2, %r2, %r2;
    mov.b32 %f1, %r3;
    {operation} %f2, %f1, 0f3F800000;
    st.global.f32 [%d2], %f2;
    ret;
}}
"""


@pytest.mark.parametrize("engine", ["jit", "interpret"])
@pytest.mark.parametrize("operation", ["add.f32", "max.f32", "min.f32"])
@pytest.mark.parametrize("halves", ["fma.rn.f16x2", "fma.rn.bf16x2"])
def test_halves_that_become_one_float(halves: str, operation: str, engine: str) -> None:
    """Bits of two halves: NaN above makes a NaN (bf16: so does infinity above a number), whatever was computed."""
    infinity, nan = (0x7C00, 0x7E00) if halves.endswith(".f16x2") else (0x7F80, 0x7FC0)
    data = np.array([nan << 16, 0, infinity << 16 | nan, nan, 0xFFFF_0000, 0x8000_0000] * 6, np.uint32)[:32]
    out = np.zeros(32, np.uint32)
    ptxvm.run(HALVES.format(halves=halves, operation=operation), grid=1, block=32, args=[data, out], engine=engine)
    high = np.array([0x7FFF, 0, infinity, 0, 0x7FFF, 0] * 6)[:32]
    low = np.array([0, 0, 0x7FFF, 0x7FFF, 0, 0] * 6)[:32]
    joined = (high << 16 | low).astype(np.uint32).view(np.float32)
    with np.errstate(invalid="ignore"):
        combined = {"add.f32": np.add, "max.f32": np.fmax, "min.f32": np.fmin}[operation](joined, np.float32(1))
    assert out.tolist() == np.where(np.isnan(combined), NAN, combined.view(np.uint32)).tolist()


CONSTANTS = """.version 8.6
.target sm_90
.address_size 64
.visible .entry k(.param .u64 out)
{{
    .reg .b64 %d; .reg .b{bits} %x, %y; .reg .pred %p;
    ld.param.u64 %d, [out];
    mov.b{bits} %x, {constant};
    mov.b{bits} %y, 0;
    {operation} %x, %y, %x;                // of constants only, and the same bits for a moment
    st.global.b{bits} [%d], %x;
    ret;
}}
"""


@pytest.mark.parametrize("engine", ["jit", "interpret"])
@pytest.mark.parametrize(
    ("operation", "constant", "computed"),
    [("sub.rn.f16", 0x7E00, 0x7FFF), ("add.bf16x2", 0x7FC0_7FC0, 0x7FFF_7FFF), ("add.f32", 0x7FC0_0000, NAN)],
)
def test_sums_of_constants(operation: str, constant: int, computed: int, engine: str) -> None:
    bits = 16 if operation.endswith("f16") else 32
    out = np.zeros(1, np.uint32)
    text = CONSTANTS.format(operation=operation, constant=constant, bits=bits)
    ptxvm.run(text, grid=1, block=32, args=[out], engine=engine)
    assert out.tolist() == [computed]


SIGNS = """.version 8.6
.target sm_90
.address_size 64
.visible .entry k(.param .u64 in, .param .u64 out)
{{
    .reg .b64 %d<3>; .reg .b{bits} %one, %nan, %x, %zero;
    ld.param.u64 %d1, [in]; ld.param.u64 %d2, [out];
    ld.global.b{bits} %one, [%d1]; ld.global.b{bits} %x, [%d1+8]; ld.global.b{bits} %zero, [%d1+16];
    mul.{type} %nan, %x, %zero;            // infinity times 0
    {operation}.{type} %x, {operands};
    st.global.b{bits} [%d2], %x;
    ret;
}}
"""


@pytest.mark.parametrize("engine", ["jit", "interpret"])
@pytest.mark.parametrize(
    ("operation", "type_", "operands", "wanted"),
    [
        ("copysign", "f32", "%nan, %one", 0x3F80_0000),
        ("copysign", "f32", "%one, %nan", 0xFFFF_FFFF),
        ("min.xorsign.abs", "f32", "%nan, %one", 0xBF80_0000),
        ("max.xorsign.abs", "f16", "%one, %nan", 0xBC00),
        ("min.xorsign.abs", "bf16", "%nan, %one", 0xBF80),
        ("max.xorsign.abs", "f16x2", "%one, %nan", 0xBC00_BC00),
    ],
)
def test_signs_are_those_of_the_defined(operation: str, type_: str, operands: str, wanted: int, engine: str) -> None:
    """The NaN that PTX defines is positive, whatever the host makes of infinity times 0."""
    bits = 16 if type_ in ("f16", "bf16") else 32
    one, infinity = {"f32": (0xBF80_0000, 0x7F80_0000), "f16": (0xBC00, 0x7C00), "bf16": (0xBF80, 0x7F80)}.get(
        type_, (0xBC00_BC00, 0x7C00_7C00)
    )
    out = np.zeros(1, np.uint32)
    text = SIGNS.format(operation=operation, type=type_, operands=operands, bits=bits)
    ptxvm.run(text, grid=1, block=32, args=[np.array([one, infinity, 0], np.uint64), out], engine=engine)
    assert out.tolist() == [wanted]


HELD = """.version 8.6
.target sm_90a
.address_size 64
.shared .align 128 .b8 matrices[8192];
.visible .entry k(.param .u64 in, .param .u64 out)
{
    .reg .b32 %r<8>;
    .reg .f32 %f<6>;
    .reg .b64 %d<8>;
    ld.param.u64 %d1, [in];
    ld.param.u64 %d2, [out];
    mov.u32 %r1, %tid.x;
    mul.wide.u32 %d3, %r1, 4;
    add.u64 %d1, %d1, %d3;
    mul.wide.u32 %d3, %r1, 16;
    add.u64 %d2, %d2, %d3;
    mov.u64 %d4, matrices;
    add.u64 %d5, %d4, %d3;
    mov.u32 %r2, 0;
    st.shared.v4.b32 [%d5], {%r2, %r2, %r2, %r2};
    st.shared.v4.b32 [%d5+2048], {%r2, %r2, %r2, %r2};
    fence.proxy.async;
    bar.sync 0;
    ld.global.f32 %f1, [%d1];
    sub.f32 %f2, %f1, %f1;                 // before the product is issued
    mov.f32 %f3, %f1;
    mov.f32 %f4, 0f3F800000;
    mov.f32 %f5, 0f00000000;
    shr.u64 %d4, %d4, 4;
    or.b64 %d6, %d4, 0x0000000800080000;
    wgmma.fence.sync.aligned;
    wgmma.mma_async.sync.aligned.m64n8k16.f32.f16.f16 {%f2, %f3, %f4, %f5}, %d6, %d6, 1, 1, 1, 0, 0;
    wgmma.commit_group.sync.aligned;
    wgmma.wait_group.sync.aligned 0;
    sub.f32 %f3, %f1, %f1;                 // after it has completed
    mul.f32 %f4, %f4, %f1;
    mul.f32 %f5, %f5, %f1;
    mov.b32 %r4, %f2;
    mov.b32 %r5, %f3;
    mov.b32 %r6, %f4;
    st.global.v4.b32 [%d2], {%r4, %r5, %r6, %f5};
    ret;
}
"""


@pytest.mark.parametrize("engine", ["jit", "interpret"])
def test_registers_of_asynchronous_products(engine: str) -> None:
    infinity = np.float32(np.inf)
    data = np.where(np.arange(128) % 3 == 0, infinity, np.float32(1))
    out = np.zeros((128, 4), np.uint32)
    ptxvm.run(HELD, grid=1, block=128, args=[data, out], engine=engine)
    assert out[0].tolist() == [NAN, NAN, int(infinity.view(np.uint32)), NAN]
    assert out[1].tolist() == [0, 0, 0x3F80_0000, 0]
    assert (out[::3] == out[0]).all() and (out[1::3] == out[1]).all()


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
