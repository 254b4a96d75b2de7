"""What has to hold for all lanes, on processors that ask registers: one lane decides, whichever it is."""

from __future__ import annotations

import re

import numpy as np
import pytest

import ptxvm

# Threads load `a[offsets[t]]`, offsets in bytes of 64 bits, or of 32 bits from `part`; odd ones only where they may.
KERNEL = """.version 8.0
.target sm_80
.address_size 64
.visible .entry k(.param .u64 a, .param .u64 offsets, .param .u64 out, .param .u32 those)
{{
    .reg .b32 %r<5>; .reg .b64 %d<6>; .reg .pred %p<2>;
    .shared .align 16 .b8 part[512];
    ld.param.u64 %d1, [a]; ld.param.u64 %d2, [offsets]; ld.param.u64 %d3, [out]; ld.param.u32 %r4, [those];
    mov.u32 %r1, %tid.x; mul.wide.u32 %d4, %r1, 8; add.u64 %d2, %d2, %d4; add.u64 %d3, %d3, %d4;
    and.b32 %r2, %r1, %r4; setp.eq.u32 %p1, %r2, 0; mov.u32 %r3, 7;
    ld.global.u64 %d5, [%d2]; {load}
    st.global.u32 [%d3], %r3;
    ret;
}}
"""
GLOBAL = "add.u64 %d5, %d1, %d5; ld.global.u32 %r3, [%d5];"
LOADS = {
    "global": GLOBAL,
    "guarded": GLOBAL.replace("ld.", "@%p1 ld."),
    "shared": "cvt.u32.u64 %r2, %d5; mov.u32 %r3, part; add.u32 %r2, %r2, %r3; ld.shared.u32 %r3, [%r2];",
}
WORDS = 128
THREADS = 64
"""The first warp finds out what sites know of the memory."""

VALUES = np.arange(WORDS, dtype=np.uint32)


def outcome(kernel: ptxvm.Kernel, offsets: np.ndarray, those: int, engine: str) -> list[object]:
    """What is loaded, or the fault: of which kind, and whose."""
    out = np.zeros(THREADS, np.uint64)
    try:
        kernel.launch(1, THREADS, VALUES, offsets, out, np.uint32(those), engine=engine)
    except ptxvm.KernelFault as fault:
        return re.findall(r"^\w+|thread \(\d+", str(fault))
    return out.tolist()


@pytest.mark.parametrize("cpu", ["avx2", "baseline"])
@pytest.mark.parametrize("where", LOADS)
def test_one_lane_is_outside(where: str, cpu: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PTXVM_CPU", cpu)
    kernel = ptxvm.load(KERNEL.format(load=LOADS[where])).kernels["k"]
    good, room = np.arange(THREADS, dtype=np.int64)[::-1] * 8, 4 * WORDS
    assert outcome(kernel, good, 0, "jit") == outcome(kernel, good, 0, "interpret")
    for lane, wrong in ((0, room), (11, -4), (17, 2), (22, 1 << 31), (31, room + 4)):
        offsets = good.copy()
        offsets[32 + lane] = wrong
        expected = outcome(kernel, offsets, 0, "interpret")
        assert expected[1] == f"thread ({32 + lane}"
        assert outcome(kernel, offsets, 0, "jit") == expected
        if where == "guarded":
            assert outcome(kernel, offsets, 1, "jit") == outcome(kernel, offsets, 1, "interpret")
