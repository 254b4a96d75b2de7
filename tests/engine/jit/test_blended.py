"""Stores to shared memory of some lanes, on processors where what is there is stored again for the others."""

from __future__ import annotations

import numpy as np
import pytest

import ptxvm

BYTES = 1024
KERNEL = """.version 8.0
.target sm_80
.address_size 64
.visible .entry k(.param .u64 to, .param .u32 base, .param .u32 first, .param .u32 last)
{{
    .reg .pred %p<3>; .reg .b32 %r<9>; .reg .b64 %d<4>;
    .shared .align 16 .b8 part[1024];
    ld.param.u64 %d1, [to]; ld.param.u32 %r1, [first]; ld.param.u32 %r2, [last]; ld.param.u32 %r4, [base];
    mov.u32 %r3, %tid.x; mov.u32 %r5, part;
    shl.b32 %r6, %r3, 4; add.u32 %r6, %r6, %r5; st.shared.v4.u32 [%r6], {{%r3, %r3, %r1, %r6}}; bar.sync 0;
    setp.lt.u32 %p1, %r3, %r1; setp.gt.u32 %p2, %r3, %r2; or.pred %p1, %p1, %p2;
    {place} add.u32 %r7, %r7, %r4; add.u32 %r7, %r7, %r5;
    {guard} {store}
    END: bar.sync 0;
    ld.shared.v4.u32 {{%r1, %r2, %r3, %r4}}, [%r6]; sub.u32 %r6, %r6, %r5; cvt.u64.u32 %d2, %r6; add.u64 %d1, %d1, %d2;
    st.global.v4.u32 [%d1], {{%r1, %r2, %r3, %r4}};
    ret;
}}
"""
STORES = {
    4: "st.shared.u32 [%r7], %r2;",
    8: "st.shared.v2.u32 [%r7], {%r3, %r2};",
    16: "st.shared.v4.u32 [%r7], {%r3, %r2, %r1, %r3};",
}
PLACES = {
    "one behind the other": "mul.lo.u32 %r7, %r3, {size};",
    "rows of eight": "xor.b32 %r7, %r3, 8; mul.lo.u32 %r7, %r7, {size};",
}
ENDS = [(0, 63), (0, 0), (5, 9), (31, 32), (40, 63), (63, 63), (9, 5), (70, 90)]


@pytest.mark.parametrize("cpu", ["avx2", "baseline"])
@pytest.mark.parametrize("guard", ["@!%p1", "@%p1 bra END;"], ids=["guard", "branch"])
@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("size", STORES)
def test_engines_agree(size: int, place: str, guard: str, cpu: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Other lanes may be anywhere: before the memory, behind it, or, where none executes, far away."""
    monkeypatch.setenv("PTXVM_CPU", cpu)
    text = KERNEL.format(guard=guard, store=STORES[size], place=PLACES[place].format(size=size))
    kernel = ptxvm.load(text).kernels["k"]
    for first, last in ENDS:
        inside = first <= last < 64
        lowest, highest = (-size * first, BYTES - size * (last + 1)) if inside else (-(1 << 30), 1 << 30)
        if "eight" in place:
            lowest, highest = (0, BYTES - size * 64) if inside else (lowest, highest)
        for base in {lowest, highest}:
            found = []
            for engine in ("jit", "interpret"):
                out = np.zeros(BYTES // 4, np.uint32)
                kernel.launch(1, 64, out, np.int32(base), np.int32(first), np.int32(last), engine=engine)
                found.append(out)
            assert (found[0] == found[1]).all(), (first, last, base)
