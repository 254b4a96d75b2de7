"""What a CTA computes once for all of its warps: addresses of arrays, and where these end."""

from __future__ import annotations

import re
from collections.abc import Callable

import numpy as np
import pytest
from tests.kernels.makings import making_of

import ptxvm
from ptxvm.checker import load_module
from ptxvm.diagnostics import Source
from ptxvm.engine.jit.fast import version
from ptxvm.engine.jit.layouts.structures import Version
from ptxvm.engine.jit.program.step import Step
from ptxvm.engine.placement import place
from ptxvm.machine.memory import Memory

# Threads in rows of 16, 20 elements apart, add up elements from their own on, through a tile that all have to see.
KERNEL = """.version 7.0
.target sm_80
.address_size 64
.visible .entry k(.param .u64 a, .param .u64 out, .param .u32 turns, .param .s32 behind) {{
    .reg .b32 %r<20>; .reg .b64 %d<20>; .reg .pred %p<4>; .shared .align 4 .b32 tile[64];
    ld.param.u64 %d1, [a]; ld.param.u64 %d2, [out]; ld.param.u32 %r1, [turns]; ld.param.u32 %r12, [behind];
    mov.u32 %r2, %tid.x; mov.u32 %r3, %ctaid.x; mov.u32 %r4, %tid.y; mov.u32 %r5, 0; mov.u32 %r6, 0;
    cvta.to.global.u64 %d3, %d1; cvta.to.global.u64 %d4, %d2;
    mad.lo.u32 %r7, %r4, 20, %r2; mad.lo.u32 %r7, %r3, 80, %r7; add.u32 %r8, %r7, %r12;
    mad.lo.u32 %r2, %r4, 16, %r2; mov.u32 %r9, tile; shl.b32 %r10, %r2, 2; add.u32 %r10, %r9, %r10;
    xor.b32 %r13, %r2, 33; shl.b32 %r13, %r13, 2; add.u32 %r13, %r9, %r13;
again:
    mul.wide.{signed}32 %d5, %r8, 4; add.s64 %d6, %d3, %d5; ld.global.u32 %r11, [%d6{offset}];
    st.shared.u32 [%r10], %r11; bar.sync 0; ld.shared.u32 %r14, [%r13]; add.u32 %r5, %r5, %r14; bar.sync 0;
    add.u32 %r8, %r8, 80; add.u32 %r6, %r6, 1; setp.lt.u32 %p1, %r6, %r1; @%p1 bra again;
    mul.wide.u32 %d7, %r7, 4; add.s64 %d8, %d4, %d7; st.global.u32 [%d8], %r5;
    ret;
}}
"""
CTAS, BLOCK = 3, (16, 4)


def kernel(signed: str, offset: str) -> ptxvm.Kernel:
    return ptxvm.load(KERNEL.format(signed=signed, offset=offset)).kernels["k"]


def outcome(k: ptxvm.Kernel, a: np.ndarray, turns: int, behind: int, engine: str) -> object:
    out = np.zeros(CTAS * 80, np.uint32)
    try:
        k.launch(CTAS, BLOCK, a, out, np.uint32(turns), np.int32(behind), engine=engine, workers=1)
    except ptxvm.KernelFault as fault:
        return str(fault)
    return out.tolist()


@pytest.mark.parametrize(
    ("signed", "offset", "behind"), [("u", "", 0), ("s", "", 0), ("s", "+-12", 3), ("s", "+16", -4), ("s", "", -1)]
)
def test_engines_agree_from_array_to_array(signed: str, offset: str, behind: int) -> None:
    """Arrays of other sizes at other places, that are too short for the last CTAs, or begin too late for the first."""
    k = kernel(signed, offset)
    for turns, size in ((4, 480), (4, 720), (7, 720), (7, 715), (2, 320), (2, 240), (1, 40)):
        a = np.arange(7, size + 7, dtype=np.uint32)
        assert outcome(k, a, turns, behind, "jit") == outcome(k, a, turns, behind, "interpret")


def emitted() -> str:
    module = load_module(Source(KERNEL.format(signed="u", offset=""), "k"))
    return making_of(module.functions["k"], place(module, Memory()), BLOCK).emitted(Version.FAST).text


def test_addresses_are_computed_once(monkeypatch: pytest.MonkeyPatch) -> None:
    names: list[str] = []
    find: Callable[..., dict[int, Step]] = version.cta_constants

    def note(*arguments: object) -> dict[int, Step]:
        found = find(*arguments)
        names.extend(step.instruction.definition.name for step in found.values())
        return found

    monkeypatch.setattr(version, "cta_constants", note)
    emitted()
    # Both arrays and the number of turns are wanted behind barriers; `behind` is not.
    assert sorted(names) == ["cvta.to", "cvta.to", "ld", "ld", "ld"]


def test_limits_are_computed_where_the_function_begins_and_when_other_memory_was_met() -> None:
    text = emitted()
    assert len(re.findall(r"store i64 \S+, ptr %k", text)) == 4  # of the load and the store, twice each


FREES = """.version 7.0
.target sm_80
.address_size 64
.extern .func (.param .b64 p) malloc (.param .b64 size);
.extern .func free (.param .b64 p);
.visible .entry make(.param .u64 out) {
    .reg .b64 %d<4>; .param .b64 size; .param .b64 got;
    ld.param.u64 %d1, [out]; st.param.b64 [size], 512; call (got), malloc, (size); ld.param.b64 %d2, [got];
    st.global.u64 [%d1], %d2; ret;
}
.visible .entry use(.param .u64 a) {
    .reg .b32 %r<6>; .reg .b64 %d<6>; .reg .pred %p<3>; .param .b64 gone;
    ld.param.u64 %d1, [a]; mov.u32 %r1, %tid.x; mov.u32 %r3, %tid.y; mad.lo.u32 %r1, %r3, 20, %r1; mov.u32 %r2, 0;
again:
    mul.wide.u32 %d2, %r1, 4; add.s64 %d3, %d1, %d2; st.global.u32 [%d3], %r2; bar.sync 0;
    setp.ne.u32 %p1, %r1, 0; setp.ne.or.u32 %p2, %r2, 1, %p1; @%p2 bra on;
    st.param.b64 [gone], %d1; call free, (gone);
on:
    bar.sync 0; add.u32 %r2, %r2, 1; setp.lt.u32 %p1, %r2, 4; @%p1 bra again;
    ret;
}
"""


@pytest.mark.parametrize("engine", ["jit", "interpret"])
def test_what_a_kernel_frees_is_gone(engine: str) -> None:
    module = ptxvm.load(FREES)
    out = np.zeros(1, np.uint64)
    module.kernels["make"].launch(1, 1, out, engine=engine)
    with pytest.raises(ptxvm.KernelFault, match="was freed"):
        module.kernels["use"].launch(1, BLOCK, out[0], engine=engine)
