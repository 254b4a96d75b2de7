"""Lanes that have the quotient of the first one go on together, then those that are left."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

import ptxvm
from ptxvm.engine.jit.analysis import leading_lanes, preparation
from ptxvm.engine.jit.analysis.graph import Graph
from ptxvm.engine.jit.analysis.liveness import Liveness
from ptxvm.engine.jit.analysis.shapes import Facts
from ptxvm.engine.jit.program.cells import Cells
from ptxvm.engine.jit.program.intrinsics import OF_FIRST_LANE

# Every thread adds up x[i], x[i + step], ... for i < n, where step is the number of all threads: first what is left of
# turns of four (the number of turns, %r10 + 1, mod 4), then four by four. It writes the sum to out[i].
KERNEL = """.version 7.0
.target sm_80
.address_size 64
.visible .entry k(.param .u64 x, .param .u64 out, .param .u32 n) {{
    .reg .b32 %r<60>; .reg .b64 %d<30>; .reg .pred %p<20>; .shared .b32 s[128];
    ld.param.u64 %d1, [x]; ld.param.u64 %d2, [out]; ld.param.u32 %r2, [n];
    mov.u32 %r3, %ctaid.x; mov.u32 %r4, %ntid.x; mov.u32 %r5, %tid.x; mov.u32 %r6, %nctaid.x;
    mad.lo.s32 %r1, %r3, %r4, %r5; mul.lo.s32 %r7, %r6, %r4; mov.u32 %r30, 0; mov.u32 %r31, %r1;
    mul.wide.u32 %d5, %r1, 4; add.u64 %d5, %d2, %d5;
    {before}
    {guard}
    not.b32 %r8, %r1; add.s32 %r9, %r8, %r2;
    {divide}
    add.s32 %r11, %r10, 1; and.b32 %r12, %r11, 3; setp.eq.s32 %p2, %r12, 0; @%p2 bra REST;
TURN: {load} add.s32 %r12, %r12, -1; setp.ne.s32 %p3, %r12, 0; @%p3 bra TURN;
REST: setp.lt.u32 %p4, %r10, 3; @%p4 bra {behind};
FOUR: {load} {load} {load} {load} setp.lt.s32 %p5, %r31, %r2; @%p5 bra FOUR;
    {end}
}}
"""
LOAD = (
    "mul.wide.s32 %d6, %r31, 4; add.s64 %d7, %d1, %d6; ld.global.u32 %r20, [%d7]; add.s32 %r30, %r30, %r20;"
    "add.s32 %r31, %r31, %r7;"
)
IN_PLACE = (
    "mul.wide.s32 %d6, %r31, 4; add.s64 %d7, %d1, %d6; ld.global.u32 %r20, [%d7]; add.s32 %r20, %r20, %r10;"
    "st.global.u32 [%d7], %r20; add.s32 %r31, %r31, %r7;"
)
DIVIDE = "div.u32 %r10, %r9, %r7;"
HALVES = """
    cvt.s64.s32 %d20, %r9; cvt.s64.s32 %d21, %r7; or.b64 %d22, %d20, %d21; and.b64 %d23, %d22, -4294967296;
    setp.eq.s64 %p7, %d23, 0; @%p7 bra SHORT;
    div.u64 %d24, %d20, %d21; bra MEET;
SHORT: cvt.u32.u64 %r21, %d20; cvt.u32.u64 %r22, %d21; div.u32 %r23, %r21, %r22; cvt.u64.u32 %d24, %r23;
MEET: cvt.u32.u64 %r10, %d24;
"""
STORE = "END: st.global.u32 [%d5], %r30; ret;"
SHARE = """END: mul.lo.u32 %r40, %r5, 4; mov.u32 %r41, s; add.u32 %r41, %r41, %r40; st.shared.u32 [%r41], %r30;
    bar.sync 0;
    xor.b32 %r42, %r40, 8; mov.u32 %r43, s; add.u32 %r43, %r43, %r42; ld.shared.u32 %r44, [%r43];
    add.u32 %r30, %r30, %r44; st.global.u32 [%d5], %r30; ret;"""
NOTHING = "END: ret;"
AGAIN = "mov.u32 %r50, 0; AGAIN: mov.u32 %r31, %r1;"
TWICE = f"END: add.u32 %r50, %r50, 1; setp.lt.u32 %p9, %r50, 2; @%p9 bra AGAIN; {STORE.removeprefix('END: ')}"
PARTS = {
    "a sum": {},
    "halves of 64 bits": {"divide": HALVES},
    "a barrier behind it": {"end": SHARE},
    "nothing behind it": {"load": IN_PLACE, "end": NOTHING},
    "twice in a loop": {"before": AGAIN, "end": TWICE},
    "places begun behind it": {"divide": DIVIDE + "add.s32 %r11, %r10, 1; mov.u32 %r31, %r1;"},
    "copied before": {"divide": "div.u32 %r18, %r9, %r7; mov.u32 %r10, %r18;"},
}
GUARD = "setp.ge.s32 %p1, %r1, %r2; @%p1 bra END;"
USUAL = {"before": "", "guard": GUARD, "divide": DIVIDE, "load": LOAD, "end": STORE, "behind": "END"}


def load(**parts: str) -> ptxvm.Kernel:
    return ptxvm.load(KERNEL.format(**{**USUAL, **parts})).kernels["k"]


def outcome(kernel: ptxvm.Kernel, engine: str, block: object, n: int, elements: int = 1200) -> Any:
    x, out = np.arange(elements, dtype=np.uint32) * 37, np.full(256, 7, np.uint32)
    try:
        kernel.launch(2, block, x, out, np.int32(n), engine=engine, workers=1)
    except ptxvm.KernelFault as fault:
        return re.sub("0x[0-9a-f]+", "", str(fault).split("registers:")[0]), x.tolist()
    return x.tolist(), out.tolist()


@pytest.fixture
def parted(monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    """Of the graphs that are made, whether lanes part in them."""
    found: list[bool] = []
    part = preparation.part_by_quotients

    def note(graph: Graph, live: Liveness, facts: Facts, cells: Cells) -> Graph | None:
        result = part(graph, live, facts, cells)
        found.append(result is not None)
        return result

    monkeypatch.setattr(preparation, "part_by_quotients", note)
    return found


@pytest.mark.parametrize("name", PARTS)
def test_engines_agree(parted: list[bool], name: str) -> None:
    """Wherever the numbers of turns change: within a warp, between warps, or where threads have nothing to do."""
    kernel = load(**PARTS[name])
    for block, sizes in (
        (64, (1024, 1023, 900, 513, 301, 140, 128, 96, 40, 1, 0, -3)),
        (48, (1000, 97)),
        (96, (1111,)),
    ):
        for n in sizes:
            assert outcome(kernel, "jit", block, n) == outcome(kernel, "interpret", block, n), (block, n)
    assert parted == [True, False, True]  # 48 is no multiple of 32


def test_lanes_that_are_left_have_their_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing but wrong results would tell: here nobody is left."""
    right = OF_FIRST_LANE.function

    def wrong(*operands: Any) -> Any:
        first, others = right(*operands)
        return first, others & False

    monkeypatch.setattr(leading_lanes, "OF_FIRST_LANE", replace(OF_FIRST_LANE, function=wrong))
    kernel = load(before="mov.u32 %r51, 0;")
    assert outcome(kernel, "jit", 64, 1024) == outcome(kernel, "interpret", 64, 1024)
    assert outcome(kernel, "jit", 64, 901) != outcome(kernel, "interpret", 64, 901)


def test_faults_are_told_as_they_are() -> None:
    kernel = load()
    for n in (1024, 1023, 1001):
        found = outcome(kernel, "jit", 64, n, elements=1000)
        assert found == outcome(kernel, "interpret", 64, n, elements=1000)
        assert "out_of_bounds" in found[0]


WAITING = LOAD + "bar.warp.sync 0xffffffff;"
LEAVING = LOAD + "setp.eq.u32 %p8, %r20, 74; @%p8 ret;"
OTHERS = {
    "who waits on the way": {"load": WAITING},
    "the quotient is wanted behind": {"end": STORE.replace("st.", "add.u32 %r30, %r30, %r10; st.")},
    "lanes end on the way": {"load": LEAVING},
    "a divisor that lanes may be apart by": {"divide": "div.u32 %r10, %r9, %r6;"},
}


@pytest.mark.parametrize("name", OTHERS)
def test_where_lanes_do_not_part(parted: list[bool], name: str) -> None:
    kernel = load(**OTHERS[name])
    for n in (128, 512):
        compiled, interpreted = (outcome(kernel, engine, 64, n) for engine in ("jit", "interpret"))
        assert compiled == interpreted
    assert parted == [False]


@pytest.mark.parametrize("most", [leading_lanes.MOST_STEPS, 0])
def test_what_all_do_together_is_there_twice_only_if_it_is_short(
    monkeypatch: pytest.MonkeyPatch, parted: list[bool], most: int
) -> None:
    monkeypatch.setattr(leading_lanes, "MOST_STEPS", most)
    kernel = load(guard=f"mov.u32 %r51, {most};")
    assert outcome(kernel, "jit", 64, 512) == outcome(kernel, "interpret", 64, 512)
    assert parted == [most > 0]
