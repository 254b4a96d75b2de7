"""Stores of pairs that lie alike, by the same distance apart in all lanes: the first one looks how, the others know."""

from __future__ import annotations

import numpy as np
import pytest

import ptxvm
from ptxvm.engine.jit.memory import store

# Thread t, its bits below `step` being q and the others p, stores at `factor` p + q, then `apart` and twice that on.
KERNEL = """.version 7.0
.target sm_80
.address_size 64
.visible .entry k(.param .u64 out, .param .u32 step, .param .u32 factor, .param .s32 apart) {{
    .reg .b32 %r<12>; .reg .b64 %d<9>; .reg .pred %p<2>;
    ld.param.u64 %d1, [out]; ld.param.u32 %r2, [step]; ld.param.u32 %r3, [factor]; ld.param.s32 %r4, [apart];
    mov.u32 %r1, %tid.x; sub.u32 %r5, %r2, 1; and.b32 %r5, %r1, %r5; sub.u32 %r6, %r1, %r5;
    mad.lo.s32 %r6, %r6, %r3, %r5; add.s32 %r6, %r6, 600; add.s32 %r7, %r1, 1000; add.s32 %r8, %r1, 2000;
    mul.wide.s32 %d2, %r6, 8; add.s64 %d3, %d1, %d2; {guard} st.global.v2.u32 [%d3], {{%r1, %r1}};
    add.s32 %r6, %r6, %r4;
    mul.wide.s32 %d2, %r6, 8; add.s64 %d3, %d1, %d2; st.global.v2.u32 [%d3], {{%r7, %r1}};
    add.s32 %r6, %r6, %r4;
    mul.wide.s32 %d2, %r6, 8; add.s64 %d3, %d1, %d2; st.global.v2.u32 [%d3], {{%r8, %r1}};
    ret;
}}
"""
GUARDS = {"all": "", "some": "setp.lt.u32 %p1, %r1, 20; @%p1"}


@pytest.mark.parametrize("guard", GUARDS)
def test_engines_agree(guard: str) -> None:
    kernel = ptxvm.load(KERNEL.format(guard=GUARDS[guard])).kernels["k"]
    for step, factor, apart in [(1, 4, 1), (4, 4, 4), (4, 1, -7), (8, 3, 9), (16, 2, -300), (32, 4, 32), (2, 0, 1)]:
        outcomes = []
        for engine in ("jit", "interpret"):
            out = np.zeros((2000, 2), np.uint32)
            for _ in range(2):  # the first time sites know no memory
                kernel.launch(1, 32, out, np.uint32(step), np.uint32(factor), np.int32(apart), engine=engine)
            outcomes.append(out)
        np.testing.assert_array_equal(*outcomes)


def test_others_know(monkeypatch: pytest.MonkeyPatch) -> None:
    """That of some lanes only tells nothing of the others."""
    known: list[str] = []
    pieces_by_way = store.pieces_by_way
    monkeypatch.setattr(store, "pieces_by_way", lambda path, way: known.append(way) or pieces_by_way(path, way))
    for guard, number in (("", 2), (GUARDS["some"], 1)):
        known.clear()
        kernel = ptxvm.load(KERNEL.format(guard=guard) + "// not compiled before").kernels["k"]
        out = np.zeros((2000, 2), np.uint32)
        kernel.launch(1, 64, out, np.uint32(4), np.uint32(4), np.int32(4), engine="jit")
        assert len(known) == number
