"""Minima and maxima of numbers, zeros, quiet and signaling NaNs: as the ISA says, by whatever instruction."""

from __future__ import annotations

import numpy as np
import pytest
from tests.engine.jit.special_numbers import NAN, SPECIAL

import ptxvm

VALUES = np.array((*SPECIAL, 0x4048_F5C3), np.uint32)

# Each thread has a and b; the value c of the CTA is the same for all its threads.
KERNEL = """.version 8.0
.target sm_90
.address_size 64
.visible .entry k(.param .u64 a, .param .u64 b, .param .u64 out)
{{
    .reg .b32 %r<9>; .reg .f32 %f<20>; .reg .b64 %d<9>;
    ld.param.u64 %d1, [a]; ld.param.u64 %d2, [b]; ld.param.u64 %d3, [out];
    mov.u32 %r1, %tid.x; mov.u32 %r2, %ctaid.x; mul.wide.u32 %d4, %r2, 4; add.u64 %d5, %d1, %d4;
    mul.wide.u32 %d6, %r1, 4; add.u64 %d7, %d1, %d6; add.u64 %d2, %d2, %d6;
    mad.lo.u32 %r3, %r2, 256, %r1; mul.wide.u32 %d8, %r3, 24; add.u64 %d3, %d3, %d8;
    ld.global.f32 %f1, [%d7]; ld.global.f32 %f2, [%d2]; ld.global.f32 %f3, [%d5]; ld.global.f32 %f4, [%d1+24];
    {op}.f32 %f5, %f1, %f2; st.global.f32 [%d3], %f5;
    {op}.f32 %f6, %f3, %f2; st.global.f32 [%d3+4], %f6;
    {op}.f32 %f7, %f3, %f4; st.global.f32 [%d3+8], %f7;
    mov.b32 %r4, %f5; shfl.sync.bfly.b32 %r5, %r4, 1, 31, -1; mov.b32 %f8, %r5;
    {op}.f32 %f9, %f5, %f8; st.global.f32 [%d3+12], %f9;
    mov.b32 %r6, %f1; shfl.sync.bfly.b32 %r7, %r6, 3, 31, -1; mov.b32 %f10, %r7;
    {op}.f32 %f11, %f10, %f9; st.global.f32 [%d3+16], %f11;
    add.f32 %f12, %f1, %f2; {op}.f32 %f13, %f12, %f1; st.global.f32 [%d3+20], %f13;
    ret;
}}
"""


def is_nan(x: np.ndarray) -> np.ndarray:
    return (x & 0x7FFF_FFFF) > 0x7F80_0000


def chosen(op: str, a: np.ndarray, b: np.ndarray) -> np.ndarray:
    """Bits of the result, by an order of all numbers as integers."""
    if ".ftz" in op:
        a, b = (np.where(x & 0x7F80_0000 == 0, x & 0x8000_0000, x) for x in (a, b))
    keys = [np.where(x >> 31 == 1, -1 - (x & 0x7FFF_FFFF).astype(np.int64), x.astype(np.int64)) for x in (a, b)]
    first = keys[0] > keys[1] if op.startswith("max") else keys[0] < keys[1]
    result = np.where(first, a, b)
    result = np.where(is_nan(a), b, np.where(is_nan(b), a, result))
    any_nan = is_nan(a) | is_nan(b)
    return np.where(any_nan if ".NaN" in op else is_nan(a) & is_nan(b), NAN, result).astype(np.uint32)


@pytest.mark.parametrize("engine", ["jit", "interpret"])
@pytest.mark.parametrize("op", ["max", "min", "max.NaN", "min.NaN", "max.ftz", "min.ftz.NaN"])
def test_all_pairs(op: str, engine: str) -> None:
    a, b = np.repeat(VALUES, 16), np.tile(VALUES, 16)
    out = np.zeros((16, 256, 6), np.uint32)
    # Thread t has the pair (t / 16, t mod 16), all of CTA n the n-th value: what lies at 0 to 15 of `a` repeated.
    table = np.concatenate([VALUES, a])
    text = KERNEL.format(op=op).replace("add.u64 %d7, %d1, %d6;", "add.u64 %d7, %d1, %d6; add.u64 %d7, %d7, 64;")
    ptxvm.run(text, grid=16, block=256, args=[table, b, out], engine=engine)
    same = np.repeat(VALUES[:, None], 256, 1)
    lane = np.arange(256)
    one = chosen(op, a, b)
    two = chosen(op, one, one[lane ^ 1])
    with np.errstate(all="ignore"):
        total = (a.view(np.float32) + b.view(np.float32)).view(np.uint32)
    wanted = [one, chosen(op, same, b), chosen(op, same, np.full_like(same, VALUES[6])), two]
    wanted += [chosen(op, a[lane ^ 3], two), chosen(op, np.where(is_nan(total), NAN, total), a)]
    for column, values in enumerate(wanted):
        np.testing.assert_array_equal(out[:, :, column], np.broadcast_to(values, (16, 256)), str(column))


RUNNING = """.version 8.0
.target sm_90
.address_size 64
.visible .entry k(.param .u64 a, .param .u64 out, .param .u32 n)
{{
    .reg .b32 %r<9>; .reg .f32 %f<9>; .reg .b64 %d<9>; .reg .pred %p<3>;
    ld.param.u64 %d1, [a]; ld.param.u64 %d2, [out]; ld.param.u32 %r3, [n];
    mov.u32 %r1, %tid.x; mul.wide.u32 %d3, %r1, 4; add.u64 %d1, %d1, %d3; add.u64 %d2, %d2, %d3;
    mov.f32 %f1, {first}; mov.u32 %r2, 0;
AGAIN:
    ld.global.f32 %f2, [%d1]; {op}.f32 %f1, {operands};
    add.u64 %d1, %d1, 64; add.u32 %r2, %r2, 1; setp.lt.u32 %p1, %r2, %r3; @%p1 bra AGAIN;
    st.global.f32 [%d2], %f1;
    ret;
}}
"""


@pytest.mark.parametrize("op", ["max", "min", "max.NaN", "min.NaN"])
@pytest.mark.parametrize("operands", ["%f1, %f2", "%f2, %f1"])
@pytest.mark.parametrize("first", [0xFF800000, 0x00000000, 0x80000000, 0x7FC00001, 0xF149F2CA])
def test_extremes_of_a_loop(op: str, operands: str, first: int) -> None:
    """Of all pairs and triples of special values, one behind the other."""
    kernel = ptxvm.load(RUNNING.format(op=op, operands=operands, first=f"0f{first:08X}")).kernels["k"]
    for turns in (1, 2, 3):
        rows = np.random.default_rng(turns).choice(VALUES, (turns, 16))
        for engine in ("jit", "interpret"):
            out = np.zeros(16, np.uint32)
            kernel.launch(1, 16, rows.reshape(-1), out, np.uint32(turns), engine=engine)
            expected = np.full(16, first, np.uint32)
            for row in rows:
                pair = (expected, row) if operands.startswith("%f1") else (row, expected)
                expected = chosen(op, *pair)
            np.testing.assert_array_equal(out, expected)
