"""Special registers that place a thread: every thread's values in both engines, against arithmetic on its index."""

from __future__ import annotations

import numpy as np
import pytest

import ptxvm

GRID, BLOCK = (2, 3, 2), (5, 4, 3)  # 60 threads: the second warp is not full
THREADS, CTAS = 60, 12
INDEX = np.arange(THREADS)
LANE = INDEX % 32
FULL = 0xFFFFFFFF


def split(index, extent):
    """The coordinates of an index, x fastest."""
    x, y, _ = extent
    return index % x, index // x % y, index // (x * y)


def of_threads(values):
    return np.broadcast_to(values, (CTAS, THREADS))


def of_ctas(values):
    return np.broadcast_to(np.asarray(values).reshape(-1, 1), (CTAS, THREADS))


EXPECTED = {
    **{f"%tid.{axis}": of_threads(value) for axis, value in zip("xyz", split(INDEX, BLOCK), strict=True)},
    **{f"%ntid.{axis}": of_threads(value) for axis, value in zip("xyz", BLOCK, strict=True)},
    **{f"%ctaid.{axis}": of_ctas(value) for axis, value in zip("xyz", split(np.arange(CTAS), GRID), strict=True)},
    **{f"%nctaid.{axis}": of_threads(value) for axis, value in zip("xyz", GRID, strict=True)},
    "%laneid": of_threads(LANE),
    "%warpid": of_threads(INDEX // 32),
    "%lanemask_eq": of_threads(1 << LANE),
    "%lanemask_lt": of_threads([sum(1 << lane for lane in range(own)) for own in LANE]),
    "%lanemask_le": of_threads([sum(1 << lane for lane in range(own + 1)) for own in LANE]),
    "%lanemask_gt": of_threads([sum(1 << lane for lane in range(own + 1, 32)) for own in LANE]),
    "%lanemask_ge": of_threads([sum(1 << lane for lane in range(own, 32)) for own in LANE]),
    "%dynamic_smem_size": of_threads(48),
    "%tid.w": of_threads(0),
    "%nctaid.w": of_threads(0),
}


@pytest.mark.parametrize("engine", ["interpret", "jit"])
@pytest.mark.parametrize("name", EXPECTED)
def test_what_each_thread_reads(engine: str, name: str) -> None:
    text = f""".version 8.0
.target sm_80
.address_size 64
.visible .entry k(.param .u64 out) {{
    .reg .b32 %r<12>; .reg .b64 %d<3>;
    mov.u32 %r1, {name};
    mov.u32 %r2, %ctaid.x; mov.u32 %r3, %ctaid.y; mov.u32 %r4, %ctaid.z;
    mad.lo.u32 %r5, %r4, 3, %r3; mad.lo.u32 %r5, %r5, 2, %r2;
    mov.u32 %r6, %tid.x; mov.u32 %r7, %tid.y; mov.u32 %r8, %tid.z;
    mad.lo.u32 %r9, %r8, 4, %r7; mad.lo.u32 %r9, %r9, 5, %r6;
    mad.lo.u32 %r10, %r5, {THREADS}, %r9;
    ld.param.u64 %d0, [out];
    mad.wide.u32 %d1, %r10, 4, %d0;
    st.global.u32 [%d1], %r1;
    ret;
}}
"""
    out = np.full((CTAS, THREADS), 0xDEADBEEF, np.uint32)
    ptxvm.load(text).kernels["k"].launch(GRID, BLOCK, out, engine=engine, shared=48)
    np.testing.assert_array_equal(out, EXPECTED[name] & FULL)


@pytest.mark.parametrize("engine", ["interpret", "jit"])
@pytest.mark.parametrize(("name", "type_"), [("%clock", "u32"), ("%clock64", "u64"), ("%globaltimer", "u64")])
def test_clocks_go_on(engine: str, name: str, type_: str) -> None:
    bits = type_[1:]
    text = f""".version 8.0
.target sm_80
.address_size 64
.visible .entry k(.param .u64 out) {{
    .reg .b{bits} %t<3>; .reg .b64 %d; .reg .b32 %r<2>; .reg .pred %p;
    mov.u32 %r0, 0;
    mov.{type_} %t0, {name};
LOOP:
    add.u32 %r0, %r0, 1;
    setp.lt.u32 %p, %r0, 500;
    @%p bra LOOP;
    mov.{type_} %t1, {name};
    sub.{type_} %t2, %t1, %t0;
    ld.param.u64 %d, [out];
    st.global.{type_} [%d], %t2;
    ret;
}}
"""
    out = np.zeros(1, f"uint{bits}")
    ptxvm.load(text).kernels["k"].launch(1, 1, out, engine=engine)
    assert 0 < out[0] < 1 << 31
