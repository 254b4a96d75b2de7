"""Lanes that are anywhere, on processors where they are moved one by one."""

from __future__ import annotations

import numpy as np
import pytest

import ptxvm

WORDS = 256
KERNEL = """.version 8.0
.target sm_80
.address_size 64
.visible .entry k(.param .u64 from, .param .u64 places, .param .u64 out, .param .u64 to)
{{
    .reg .b32 %r<4>; .reg .b64 %d<8>;
    .shared .align 16 .b8 part[2048];
    ld.param.u64 %d1, [from]; ld.param.u64 %d2, [places]; ld.param.u64 %d3, [out]; ld.param.u64 %d4, [to];
    mov.u32 %r1, %tid.x; mul.wide.u32 %d5, %r1, 4; add.u64 %d2, %d2, %d5; ld.global.s32 %r2, [%d2];
    mul.wide.u32 %d5, %r1, 8; add.u64 %d3, %d3, %d5;
    {access}
    st.global.u64 [%d3], %d7;
    ret;
}}
"""
INDEX = "mul.wide.s32 %d6, %r2, 8; add.s64 %d1, %d1, %d6; add.s64 %d4, %d4, %d6;"
ACCESSES = {
    "one element": f"{INDEX} ld.global.u32 %r3, [%d1+4]; cvt.u64.u32 %d7, %r3; st.global.u32 [%d4+8], %r1;",
    "eight bytes": f"{INDEX} ld.global.u64 %d7, [%d1]; cvt.u64.u32 %d2, %r1; st.global.u64 [%d4], %d2;",
    "two elements": f"{INDEX} ld.global.v2.u32 {{%r2, %r3}}, [%d1]; mov.b64 %d7, {{%r3, %r2}};"
    " st.global.v2.u32 [%d4], {%r1, %r3};",
    "four elements": f"{INDEX} {INDEX} mov.u64 %d7, 0; st.global.v4.u32 [%d4], {{%r1, %r2, %r1, %r2}};",
    "shared": "shl.b32 %r2, %r2, 3; mov.u32 %r3, part; add.u32 %r2, %r2, %r3; st.shared.u32 [%r2+4], %r1; bar.sync 0;"
    " ld.shared.u64 %d7, [%r2];",
}


GUARDED = """.version 8.0
.target sm_80
.address_size 64
.visible .entry k(.param .u64 to, .param .u32 first, .param .u32 last)
{{
    .reg .pred %p<3>; .reg .b32 %r<5>; .reg .b64 %d<4>;
    ld.param.u64 %d1, [to]; ld.param.u32 %r1, [first]; ld.param.u32 %r2, [last];
    mov.u32 %r3, %tid.x; setp.lt.u32 %p1, %r3, %r1; setp.gt.u32 %p2, %r3, %r2; or.pred %p1, %p1, %p2;
    {guard}
    mul.wide.u32 %d2, %r3, {size}; add.u64 %d3, %d1, %d2;
    {store}
    END: ret;
}}
"""
GUARDS = {"early return": "@%p1 ret;", "guard": "@%p1 bra END;"}
STORES = {
    1: "st.global.u8 [%d3], %r3;",
    4: "st.global.u32 [%d3], %r2;",
    16: "st.global.v4.u32 [%d3], {%r3, %r2, %r1, %r3};",
}


@pytest.mark.parametrize("cpu", ["avx2", "baseline"])
@pytest.mark.parametrize("guard", GUARDS)
@pytest.mark.parametrize("size", STORES)
def test_some_lanes_store(size: int, guard: str, cpu: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whole warps, parts of them, and none of their lanes."""
    monkeypatch.setenv("PTXVM_CPU", cpu)
    kernel = ptxvm.load(GUARDED.format(guard=GUARDS[guard], size=size, store=STORES[size])).kernels["k"]
    for first, last in ((0, 95), (32, 63), (5, 90), (31, 31), (40, 33)):
        outcomes = []
        for engine in ("jit", "interpret"):
            to = np.full(4 * 96, -1, np.int32)
            kernel.launch(1, 96, to, first, last, engine=engine)
            outcomes.append(to)
        np.testing.assert_array_equal(*outcomes)


@pytest.mark.parametrize("cpu", ["avx2", "baseline"])
@pytest.mark.parametrize("access", ACCESSES)
def test_engines_agree(access: str, cpu: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of lanes that store to the same place the highest wins."""
    monkeypatch.setenv("PTXVM_CPU", cpu)
    kernel = ptxvm.load(KERNEL.format(access=ACCESSES[access])).kernels["k"]
    rng = np.random.default_rng(3)
    values, places = rng.integers(0, 1 << 62, WORDS, np.int64), rng.integers(0, 50, 64, np.int32)
    outcomes = []
    for engine in ("jit", "interpret"):
        out, to = np.zeros(64, np.int64), np.zeros(WORDS, np.int64)
        kernel.launch(1, 64, values, places, out, to, engine=engine)
        outcomes.append(np.concatenate((out, to)))
    np.testing.assert_array_equal(*outcomes)
