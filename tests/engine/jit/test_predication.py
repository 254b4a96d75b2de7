"""Small blocks around which lanes would branch by what they have loaded are gone through under guards."""

from __future__ import annotations

import numpy as np
import pytest

import ptxvm
from ptxvm.engine.jit.analysis import order
from ptxvm.engine.jit.analysis.graph import Block
from ptxvm.engine.jit.program.step import EndKind

# Thread t has loaded %r5 = x[t], and stores %r2; %r8 is 4 t, %d5 is &y[t], %d6 &y[x[t]]; %p1: x[t] is odd.
KERNEL = """.version 7.0
.target sm_80
.address_size 64
.visible .entry k(.param .u64 x, .param .u64 y, .param .u64 out) {{
    .reg .b32 %r<20>; .reg .b64 %d<20>; .reg .pred %p<6>; .shared .align 4 .b32 row[64];
    ld.param.u64 %d1, [x]; ld.param.u64 %d2, [y]; ld.param.u64 %d3, [out];
    mov.u32 %r1, %tid.x; mov.u32 %r2, 7; mov.u32 %r9, row; shl.b32 %r8, %r1, 2; add.u32 %r10, %r9, %r8;
    mul.wide.u32 %d4, %r1, 4; add.u64 %d7, %d1, %d4; ld.global.u32 %r5, [%d7]; st.shared.u32 [%r10], %r1;
    add.u64 %d5, %d2, %d4; mul.wide.u32 %d8, %r5, 4; add.u64 %d6, %d2, %d8;
    and.b32 %r6, %r5, 1; setp.ne.u32 %p1, %r6, 0; setp.gt.u32 %p3, %r1, 15;
    {body}
    add.u64 %d9, %d3, %d4; st.global.u32 [%d9], %r2;
    ret;
}}
"""
STORE = "@%p1 bra ON; st.global.u32 [%d5], %r5; ON:"
STORE_APART = "@%p1 bra ON; st.global.u32 [%d6], %r5; ON:"
LOAD = "@!%p1 bra ON; ld.global.u32 %r2, [%d6]; ON:"
LOAD_FOR_ITSELF = "@!%p1 bra ON; ld.shared.u32 %r11, [%r10]; mad.lo.u32 %r2, %r11, %r11, %r2; ON:"
COMPUTE = "@%p1 bra ON; add.u32 %r12, %r5, 3; mul.lo.u32 %r2, %r12, %r5; ON:"
DIAMOND = "@%p1 bra ODD; add.u32 %r2, %r5, 1; bra ON; ODD: sub.u32 %r2, %r5, 1; st.global.u32 [%d5], %r2; ON:"
MERGED = "mov.u32 %r2, %r1; @%p1 bra ON; st.global.u32 [%d5], %r5; mov.u32 %r2, %r1; ON:"
WRAPPED = (
    "red.global.add.u32 [%d5], 5; @%p1 bra ON; add.u32 %r12, %r1, 0xFFFFFFF0; mul.wide.u32 %d12, %r12, 4;"
    "shr.u64 %d12, %d12, 8; cvt.u32.u64 %r2, %d12; ON:"
)
CHANGED = "mov.u32 %r2, %r5; mov.u32 %r5, 9; @%p1 bra ON; st.global.u32 [%d5], %r5; mov.u32 %r2, %r5; ON:"
CHANGED_WITHIN = (
    "add.u32 %r11, %r5, 9; and.b32 %r2, %r11, %r1; @%p1 bra ON; add.u32 %r11, %r11, 8; and.b32 %r2, %r11, %r1; ON:"
)
AGAIN = "add.u32 %r2, %r2, %r1; @%p1 bra ON; add.u32 %r2, %r2, %r1; ON:"
BODIES = {
    "a store": STORE,
    "a store to another place": STORE_APART,
    "a load": LOAD,
    "a load for what follows only": LOAD_FOR_ITSELF,
    "sums": COMPUTE,
    "one of two": DIAMOND,
    "a value that both ways have": MERGED,
    "a value that one way has": CHANGED,
    "a value of what changes on its way": CHANGED_WITHIN,
    "a sum that is made of itself": AGAIN,
    "what happens once, then what may be left": WRAPPED,
    "one after the other": STORE + COMPUTE.replace("ON", "THEN"),
}
OTHERS = {
    "what lanes know without loading": "@%p3 bra ON; st.global.u32 [%d5], %r5; ON:",
    "its own guard": "@%p1 bra ON; setp.eq.u32 %p1, %r1, %r1; ON: selp.u32 %r2, 1, 0, %p1;",
    "an atomic operation": "@%p1 bra ON; red.global.add.u32 [%d5], %r5; ON:",
    "another guard": "@%p1 bra ON; @%p3 st.global.u32 [%d5], %r5; ON:",
    "a loop": "ON: add.u32 %r5, %r5, 1; and.b32 %r6, %r5, 1; setp.ne.u32 %p1, %r6, 0; @%p1 bra ON;",
    "much": "@%p1 bra ON;" + "mad.lo.u32 %r2, %r2, %r5, %r1;" * 20 + "ON:",
}
WARPS = (np.arange(64) % 64, np.full(64, 3), np.full(64, 4), np.arange(64)[::-1] * 5 % 64, np.arange(64) * 2 % 64)


def outcome(kernel: ptxvm.Kernel, x: np.ndarray, engine: str) -> list[list[int]]:
    y, out = np.arange(100, 164, dtype=np.uint32), np.zeros(64, np.uint32)
    kernel.launch(1, 64, x.astype(np.uint32), y, out, engine=engine)
    return [y.tolist(), out.tolist()]


@pytest.fixture
def branches(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many branches there are in the graphs that are made."""
    found: list[int] = []
    predicate = order.predicate

    def note(blocks: list[Block], reached: list[int]) -> None:
        predicate(blocks, reached)
        found.append(sum(blocks[number].end.kind is EndKind.BRANCH for number in reached))

    monkeypatch.setattr(order, "predicate", note)
    return found


@pytest.mark.parametrize("body", {**BODIES, **OTHERS})
def test_engines_agree(body: str) -> None:
    kernel = ptxvm.load(KERNEL.format(body={**BODIES, **OTHERS}[body])).kernels["k"]
    for x in WARPS:
        assert outcome(kernel, x, "jit") == outcome(kernel, x, "interpret")


@pytest.mark.parametrize("body", {**BODIES, **OTHERS})
def test_only_small_blocks_behind_loaded_values(body: str, branches: list[int]) -> None:
    text = KERNEL.format(body={**BODIES, **OTHERS}[body]) + "// not compiled before"
    outcome(ptxvm.load(text).kernels["k"], WARPS[0], "jit")
    assert branches
    assert set(branches) == {0 if body in BODIES else 1}


def test_lanes_around_which_it_goes_may_be_outside_of_memory() -> None:
    """Their addresses count for nothing, also where those of the others follow each other."""
    kernel = ptxvm.load(KERNEL.format(body=LOAD)).kernels["k"]
    x = np.arange(64) | 1
    x[[0, 16, 40]] = 0xFFFFFFF0, 0x7FFFFFFE, 0x10000000
    assert outcome(kernel, x, "jit") == outcome(kernel, x, "interpret")


def test_a_lane_that_goes_there_and_is_outside_is_a_fault() -> None:
    kernel = ptxvm.load(KERNEL.format(body=STORE_APART)).kernels["k"]
    x = np.arange(64) | 1
    x[9] = 0x10000000
    for engine in ("jit", "interpret"):
        with pytest.raises(ptxvm.KernelFault, match=r"out_of_bounds.*thread \(9,0,0\)"):
            outcome(kernel, x, engine)


def test_profiles_count_the_branch() -> None:
    kernel = ptxvm.load(KERNEL.format(body=STORE)).kernels["k"]
    y, out = np.zeros(64, np.uint32), np.zeros(64, np.uint32)
    result = kernel.launch(1, 64, np.arange(64, dtype=np.uint32), y, out, profile=True)
    assert result.profile is not None
    assert result.profile.total.divergent_branches == 2
