"""Accesses whose lanes lie alike, on processors where comparing them takes long: they are compared once."""

from __future__ import annotations

from types import ModuleType

import numpy as np
import pytest

import ptxvm
from ptxvm.engine.jit.memory import contiguity, line

# Threads load words at the places that are given and so many places further on, and pairs of words in another order.
KERNEL = """.version 8.0
.target sm_80
.address_size 64
.visible .entry k(.param .u64 words, .param .u64 pairs, .param .u64 places, .param .u32 apart, .param .u64 out)
{
    .reg .b32 %r<6>; .reg .b64 %d<8>;
    ld.param.u64 %d1, [words]; ld.param.u64 %d2, [pairs]; ld.param.u64 %d3, [places]; ld.param.u64 %d4, [out];
    ld.param.u32 %r5, [apart];
    mov.u32 %r1, %tid.x; mul.wide.u32 %d5, %r1, 4; add.u64 %d3, %d3, %d5; ld.global.s32 %r2, [%d3];
    mul.wide.s32 %d5, %r2, 4; add.s64 %d5, %d1, %d5; ld.global.u32 %r3, [%d5];
    add.s32 %r4, %r2, %r5; mul.wide.s32 %d5, %r4, 4; add.s64 %d5, %d1, %d5; ld.global.u32 %r4, [%d5];
    sub.s32 %r2, 300, %r2; mul.wide.s32 %d5, %r2, 8; add.s64 %d5, %d2, %d5; ld.global.u64 %d6, [%d5];
    mul.wide.u32 %d5, %r1, 16; add.u64 %d4, %d4, %d5; mov.b64 %d5, {%r3, %r4};
    st.global.v2.u64 [%d4], {%d5, %d6};
    ret;
}
"""
_START, _END = KERNEL.index("mul.wide.s32 %d5, %r2, 4"), KERNEL.index("mul.wide.u32 %d5, %r1, 16")
SHARED = (
    KERNEL[:_START]
    + """.shared .align 8 .b8 part[2048];
    mov.u32 %r3, part; shl.b32 %r2, %r2, 2; add.u32 %r2, %r2, %r3; mov.u64 %d6, 0;
    st.shared.u32 [%r2], %r1; bar.sync 0; add.u32 %r4, %r2, %r5; ld.shared.u32 %r3, [%r2]; ld.shared.u32 %r4, [%r4];
    xor.b32 %r2, %r2, 124; ld.shared.u32 %r2, [%r2]; cvt.u64.u32 %d6, %r2;
    """
    + KERNEL[_END:]
)
LANES = np.arange(64, dtype=np.int32)
PLACES = {
    "line": LANES,
    "eights": LANES + LANES // 8 * 24,
    "fours": LANES + LANES // 4 * 12,
    "backwards": 64 - LANES,
    "one lane elsewhere": LANES + 16 * (LANES == 37),
}


@pytest.mark.parametrize("text", [KERNEL, SHARED], ids=["global", "shared"])
@pytest.mark.parametrize("places", PLACES)
def test_engines_agree(text: str, places: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PTXVM_CPU", "avx2")
    kernel = ptxvm.load(text).kernels["k"]
    outcomes = []
    for engine in ("jit", "interpret"):
        words, pairs, out = np.arange(400, dtype=np.uint32), np.arange(400, dtype=np.uint64), np.zeros(128, np.uint64)
        kernel.launch(1, 64, words, pairs, PLACES[places], np.uint32(28), out, engine=engine)
        outcomes.append(out)
    np.testing.assert_array_equal(*outcomes)


@pytest.mark.parametrize(("text", "room"), [(KERNEL, line), (SHARED, contiguity)], ids=["lines", "pieces"])
def test_what_is_known_is_not_asked(text: str, room: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PTXVM_CPU", "avx2")
    asks: list[object] = []
    ask = room.all_equal
    monkeypatch.setattr(room, "all_equal", lambda *operands: asks.append(operands) or ask(*operands))

    def number(comment: str) -> int:
        asks.clear()
        kernel = ptxvm.load(text + f"// {comment}").kernels["k"]
        kernel.launch(1, 64, np.zeros(400), np.zeros(400), LANES, np.uint32(28), np.zeros(128), engine="jit")
        return len(asks)

    known = number("not compiled before")
    monkeypatch.setattr(room, "all_equal_once", lambda _reading, _known, _key, ask: ask())
    assert 0 < known < number("nor this")
