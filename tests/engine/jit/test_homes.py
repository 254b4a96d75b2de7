"""Vectors that are kept in the context of their warp because they wait at more barriers than blocks use them."""

from __future__ import annotations

import numpy as np
import pytest

import ptxvm
from ptxvm.engine.jit.fast.homes import FastHomes
from ptxvm.lanes.types import F32

# Sums of products along a row of 64 numbers, each row in 4 tiles of 16; thread i of a warp has the sum of column i.
TILES = """
.version 7.0
.target sm_80
.address_size 64
.visible .entry k(.param .u64 in, .param .u64 out, .param .u32 limit) {{
    .reg .b32 %r<30>; .reg .b64 %d<10>; .reg .pred %p<10>; .reg .f32 %f<10>;
    .shared .align 4 .f32 tile[128];
    ld.param.u64 %d1, [in]; ld.param.u64 %d2, [out]; ld.param.u32 %r9, [limit];
    mov.u32 %r1, %tid.x; mul.wide.u32 %d3, %r1, 4; add.u64 %d4, %d1, %d3; add.u64 %d5, %d2, %d3;
    shl.b32 %r2, %r1, 2; mov.u32 %r3, tile; add.u32 %r4, %r3, %r2; xor.b32 %r5, %r2, 64; add.u32 %r5, %r3, %r5;
    mov.f32 %f1, 0f00000000; mov.u32 %r6, 0; rem.u32 %r8, %r1, 5;
LOOP:
    ld.global.f32 %f2, [%d4]; st.shared.f32 [%r4], %f2;
    bar.sync 0;
    ld.shared.f32 %f3, [%r5]; ld.shared.f32 %f4, [%r4];
    {sum}
    bar.sync 0;
    add.u64 %d4, %d4, 512; add.u32 %r6, %r6, 1; setp.lt.u32 %p1, %r6, 8; @%p1 bra LOOP;
    st.global.f32 [%d5], %f1;
    ret;
}}
"""
ADD = "fma.rn.f32 %f1, %f3, %f4, %f1;"
SUMS = {
    "all": ADD,
    "guarded": f"setp.lt.u32 %p2, %r6, %r8; @%p2 {ADD}",
    "divided": f"setp.lt.u32 %p2, %r6, %r8; @%p2 bra ON; {ADD} neg.f32 %f1, %f1; ON: add.f32 %f1, %f1, %f3;",
    "uneven loop": f"mov.u32 %r7, 0; IN: {ADD} add.u32 %r7, %r7, 1; setp.lt.u32 %p2, %r7, %r8; @%p2 bra IN;",
    "ends early": f"setp.eq.u32 %p2, %r6, %r9; @%p2 st.global.f32 [%d5], %f1; @%p2 exit; {ADD}",
    "leaves": f"setp.lt.u32 %p2, %r8, %r9; @%p2 bra ON; bar.sync 1, 128; {ADD} bra OFF; ON: bar.sync 1, 128; OFF:",
}


@pytest.fixture
def kept(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many f32 each function that is made keeps in the context of its warp."""
    found: list[int] = []
    old = FastHomes._find_always_kept

    def find(self: FastHomes) -> frozenset[int]:
        cells = old(self)
        found.append(sum(self._state.type_of(cell) is F32 for cell in cells))
        return cells

    monkeypatch.setattr(FastHomes, "_find_always_kept", find)
    return found


def run(text: str, engine: str, limit: int) -> np.ndarray:
    data = np.random.default_rng(1).standard_normal(1024).astype(np.float32)
    out = np.full(128, np.nan, np.float32)
    ptxvm.load(text).kernels["k"].launch(1, 128, data, out, np.uint32(limit), engine=engine)
    return out.view(np.uint32)


@pytest.mark.parametrize("sum_", SUMS)
@pytest.mark.parametrize("limit", [0, 3])
def test_sums_between_barriers(sum_: str, limit: int) -> None:
    text = TILES.format(sum=SUMS[sum_])
    np.testing.assert_array_equal(run(text, "jit", limit), run(text, "interpret", limit))


def test_sums_are_kept_if_one_block_of_the_loop_uses_them(kept: list[int]) -> None:
    run(TILES.format(sum=ADD) + "// kept", "jit", 0)
    assert kept == [1]


def test_sums_that_a_loop_between_barriers_uses_are_not_kept(kept: list[int]) -> None:
    loop = f"mov.u32 %r7, 0; IN: {ADD} add.u32 %r7, %r7, 1; setp.lt.u32 %p2, %r7, 9; @%p2 bra IN;"
    run(TILES.format(sum=loop) + "// not kept", "jit", 0)
    assert kept == [0]
