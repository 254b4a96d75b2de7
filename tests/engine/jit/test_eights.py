"""Words of lanes with partners between them, where a register holds eight of them."""

from __future__ import annotations

import numpy as np
import pytest

import ptxvm
from ptxvm.engine.jit.memory.eights import ROWS

SIZE = 512
LANES = np.arange(32)

# Thread t is at the word t + ((t >> shift) << more), from where it goes to the one that is `partner` words further on.
KERNEL = """.version 7.0
.target sm_80
.address_size 64
.visible .entry k(.param .u64 data, .param .u32 shift, .param .u32 more, .param .u32 turn, .param .u32 partner)
{{
    .reg .b32 %r<20>; .reg .b64 %d<9>; .reg .pred %p<3>; .shared .align 4 .b32 row[512];
    ld.param.u64 %d1, [data]; ld.param.u32 %r1, [shift]; ld.param.u32 %r2, [more]; ld.param.u32 %r3, [partner];
    ld.param.u32 %r4, [turn];
    mov.u32 %r5, %tid.x; xor.b32 %r5, %r5, %r4; shr.u32 %r6, %r5, %r1; shl.b32 %r6, %r6, %r2; add.u32 %r6, %r5, %r6;
    add.u32 %r7, %r6, %r3;
    {access}
    ret;
}}
"""
GLOBAL = """
    mul.wide.u32 %d2, %r6, 4; add.u64 %d2, %d1, %d2; mul.wide.u32 %d3, %r7, 4; add.u64 %d3, %d1, %d3;
    ld.global.u32 %r8, [%d2]; ld.global.u32 %r9, [%d3]; setp.gt.u32 %p1, %r8, %r9;
    {guard} st.global.u32 [%d2], %r9; st.global.u32 [%d3], %r8;
    {end}"""
SHARED = """
    mov.u32 %r10, %tid.x; shl.b32 %r11, %r10, 2; mul.wide.u32 %d4, %r10, 4; add.u64 %d4, %d1, %d4; mov.u32 %r12, row;
    add.u32 %r11, %r12, %r11;
    ld.global.u32 %r13, [%d4]; st.shared.u32 [%r11], %r13; ld.global.u32 %r13, [%d4+1024];
    st.shared.u32 [%r11+1024], %r13;
    bar.sync 0;
    shl.b32 %r6, %r6, 2; add.u32 %r6, %r12, %r6; shl.b32 %r7, %r3, 2; add.u32 %r7, %r6, %r7;
    ld.shared.u32 %r8, [%r6]; ld.shared.u32 %r9, [%r7]; setp.gt.u32 %p1, %r8, %r9;
    {guard} st.shared.u32 [%r6], %r9; st.shared.u32 [%r7], %r8;
    {end}
    bar.sync 0;
    ld.shared.u32 %r13, [%r11]; st.global.u32 [%d4], %r13; ld.shared.u32 %r13, [%r11+1024];
    st.global.u32 [%d4+1024], %r13;"""
GUARDS = {"all": ("", ""), "some": ("@!%p1 bra ON;", "ON:")}
STEPS = {f"rows of {row}": (row.bit_length() - 1,) * 2 + (0,) for row in (*ROWS, 8, 32)} | {
    "rows of 2, far apart": (1, 2, 0),
    "downwards": (0, 0, 31),
    "pairs in turn": (1, 1, 1),
    "one place": (5, 5, 0),
}


@pytest.mark.parametrize("memory", [GLOBAL, SHARED], ids=["global", "shared"])
@pytest.mark.parametrize("guard", GUARDS)
def test_engines_agree(memory: str, guard: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PTXVM_CPU", "avx2")
    begin, end = GUARDS[guard]
    kernel = ptxvm.load(KERNEL.format(access=memory.format(guard=begin, end=end))).kernels["k"]
    for name, (shift, more, turn) in STEPS.items():
        places = (LANES ^ turn) + ((LANES ^ turn) >> shift << more)
        for partner in (1 << shift, 1, 3):
            outcomes = []
            for engine in ("jit", "interpret"):
                # The last word is the last lane's: nothing lies behind it.
                data = np.random.default_rng(5).integers(0, 1 << 32, max(places) + partner + 1, np.uint32)
                if memory == SHARED:
                    data = np.random.default_rng(5).integers(0, 1 << 32, SIZE, np.uint32)
                kernel.launch(1, 32, data, shift, more, turn, partner, engine=engine)
                outcomes.append(data)
            assert (outcomes[0] == outcomes[1]).all(), (name, partner)
