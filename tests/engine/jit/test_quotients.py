"""Where the lanes of a warp turn out to have the same quotient, the rest of the kernel is that for rows."""

from __future__ import annotations

import re
from dataclasses import replace

import numpy as np
import pytest

import ptxvm
from ptxvm.engine.jit.analysis import preparation, quotients
from ptxvm.engine.jit.analysis.graph import Graph
from ptxvm.engine.jit.analysis.liveness import Liveness
from ptxvm.engine.jit.analysis.shapes import Facts
from ptxvm.engine.jit.program.cells import Cells
from ptxvm.engine.jit.program.intrinsics import ONE_QUOTIENT
from ptxvm.lanes.lanes import Lanes

# Thread t has t + start in %r1, and %d5 = &out[2 t]. It stores the quotient of %r1 by d, and what x has at
# ids[quotient mod 8] + rest mod 128, both as unsigned numbers.
KERNEL = """.version 7.0
.target sm_80
.address_size 64
.visible .entry k(.param .u64 x, .param .u64 ids, .param .u64 out, .param .u32 d, .param .u32 start, .param .u32 n) {{
    .reg .b32 %r<60>; .reg .b64 %d<30>; .reg .pred %p<20>;
    ld.param.u64 %d1, [x]; ld.param.u64 %d2, [ids]; ld.param.u64 %d3, [out];
    ld.param.u32 %r2, [d]; ld.param.u32 %r3, [start]; ld.param.u32 %r9, [n];
    mov.u32 %r4, %tid.x; mov.u32 %r5, %ctaid.x; mov.u32 %r6, %ntid.x; mad.lo.u32 %r7, %r5, %r6, %r4;
    mov.u32 %r40, %r4; add.u32 %r1, %r7, %r3; mul.wide.u32 %d4, %r7, 8; add.u64 %d5, %d3, %d4;
    {guard}
    {divide}
    and.b32 %r12, %r10, 7; and.b32 %r13, %r11, 127;
    mul.wide.u32 %d6, %r12, 4; add.u64 %d7, %d2, %d6; ld.global.u32 %r14, [%d7];
    add.u32 %r15, %r14, %r13; mul.wide.u32 %d8, %r15, 4; add.u64 %d9, %d1, %d8; ld.global.u32 %r16, [%d9];
    st.global.u32 [%d5], %r10; st.global.u32 [%d5+4], %r16;
END: ret;
}}
"""
NONE, GUARD = "", "setp.ge.u32 %p1, %r7, %r9; @%p1 bra END;"
DIVISIONS = {
    "unsigned": "div.u32 %r10, %r1, %r2; rem.u32 %r11, %r1, %r2;",
    "signed": "div.s32 %r10, %r1, %r2; rem.s32 %r11, %r1, %r2;",
    "by difference": "div.s32 %r10, %r1, %r2; mul.lo.s32 %r20, %r10, %r2; sub.s32 %r11, %r1, %r20;",
    "of 64 bits": "cvt.s64.s32 %d20, %r1; cvt.s64.s32 %d21, %r2; div.s64 %d22, %d20, %d21; rem.s64 %d23, %d20, %d21;"
    "cvt.u32.u64 %r10, %d22; cvt.u32.u64 %r11, %d23;",
    "twice": "add.u32 %r20, %r2, 3; rem.u32 %r11, %r1, %r2; div.u32 %r21, %r1, %r20; rem.u32 %r10, %r21, %r2;",
}
HALVES = """
    cvt.s64.s32 %d20, %r1; cvt.s64.s32 %d21, %r2; or.b64 %d22, %d20, %d21; and.b64 %d23, %d22, -4294967296;
    setp.eq.s64 %p3, %d23, 0; @%p3 bra SHORT;
    div.s64 %d24, %d20, %d21; mul.lo.s64 %d25, %d24, %d21; sub.s64 %d26, %d20, %d25; bra MEET;
SHORT: cvt.u32.u64 %r20, %d20; cvt.u32.u64 %r21, %d21; div.u32 %r22, %r20, %r21;
    mul.lo.u32 %r23, %r22, %r21; sub.u32 %r24, %r20, %r23; cvt.u64.u32 %d24, %r22; cvt.u64.u32 %d26, %r24;
MEET: cvt.u32.u64 %r10, %d24; cvt.u32.u64 %r11, %d26;
"""
DIVISIONS["of lower halves"] = HALVES
DIVISIONS["behind guards, one of them by what is loaded"] = f"""
    mov.u32 %r10, 1; mov.u32 %r11, 2; mul.wide.u32 %d20, %r7, 4; add.u64 %d21, %d1, %d20; ld.global.u32 %r32, [%d21];
    and.b32 %r33, %r32, 3; setp.ne.u32 %p5, %r33, 0; @%p5 bra ON; setp.gt.u32 %p6, %r4, 6; @%p6 bra ON;
    {DIVISIONS["signed"].replace("%r10, %r1", "%r34, %r1").replace("%r11, %r1", "%r35, %r1")}
    add.u32 %r10, %r34, 3; add.u32 %r11, %r35, 5;
ON:
"""
TURNS = "and.b32 %r31, {}, 3; TURN: add.u32 %r40, %r40, %r2; sub.u32 %r31, %r31, 1; setp.gt.s32 %p4, %r31, 0;"
REST_OF_LOOP = "@%p4 bra TURN; add.u32 %r11, %r11, %r40;"
for name, turns in (("as many turns as the quotient", "%r10"), ("as many turns as the rest", "%r11")):
    DIVISIONS[name] = f"{DIVISIONS['signed']} {TURNS.format(turns)} {REST_OF_LOOP}"
DIVISORS = (32, 1, 31, 48, 64, 1000, 0, -1, -40, -(2**31), 2**31 - 1)
STARTS = (0, 5, 2**31 - 40, -40, -(2**31))


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many questions there are in the graphs that are made."""
    found: list[int] = []
    part = preparation.part_quotients

    def note(graph: Graph, live: Liveness, facts: Facts, cells: Cells) -> Graph:
        graph = part(graph, live, facts, cells)
        found.append(sum(step.form is ONE_QUOTIENT for block in graph.blocks for step in block.steps))
        return graph

    monkeypatch.setattr(preparation, "part_quotients", note)
    return found


def outcome(kernel: ptxvm.Kernel, engine: str, block: object, numbers: tuple[int, int, int], elements: int) -> object:
    """What is in memory afterwards, or the fault, but for where the arrays are."""
    x, ids = np.arange(elements, dtype=np.uint32) * 37, np.arange(8, dtype=np.uint32)[::-1] * 5
    out = np.zeros(512, np.uint32)
    try:
        values = [np.uint32(number & 0xFFFFFFFF) for number in numbers]
        kernel.launch(2, block, x, ids, out, *values, engine=engine, workers=1)
    except ptxvm.KernelFault as fault:
        return re.sub("0x[0-9a-f]+", "", str(fault).split("registers:")[0])
    return out.tolist()


def agree(kernel: ptxvm.Kernel, block: object, numbers: tuple[int, int, int], elements: int = 163) -> object:
    compiled, interpreted = (outcome(kernel, engine, block, numbers, elements) for engine in ("jit", "interpret"))
    assert compiled == interpreted, numbers
    return compiled


@pytest.mark.parametrize("guard", [NONE, GUARD])
@pytest.mark.parametrize("name", DIVISIONS)
def test_engines_agree(asked: list[int], name: str, guard: str) -> None:
    """Whatever is divided by whatever number: negative ones, zero, and numbers that wrap within a warp."""
    kernel = ptxvm.load(KERNEL.format(guard=guard, divide=DIVISIONS[name])).kernels["k"]
    for divisor in DIVISORS:
        for start in STARTS:
            agree(kernel, 64, (divisor, start, 128))
    assert set(asked) == {1}


@pytest.mark.parametrize("block", [50, (32, 2), (16, 4)])
@pytest.mark.parametrize("name", ["signed", "of lower halves"])
def test_lanes_that_are_missing_or_in_rows_of_the_block(name: str, block: object) -> None:
    kernel = ptxvm.load(KERNEL.format(guard=GUARD, divide=DIVISIONS[name])).kernels["k"]
    for divisor, n in ((32, 100), (200, 100), (200, 128), (40, 90), (7, 33)):
        agree(kernel, block, (divisor, 0, n))


@pytest.mark.parametrize("name", ["signed", "of lower halves"])
@pytest.mark.parametrize("guard", [NONE, GUARD, GUARD.replace("ge", "lt").replace("END;", "ON; bra END; ON:")])
def test_warps_with_one_quotient_go_that_way(monkeypatch: pytest.MonkeyPatch, name: str, guard: str) -> None:
    """Nothing but wrong results would tell: here quotients are one too much on it."""
    right = quotients.ONE_QUOTIENT.function

    def wrong(*operands: object) -> tuple[Lanes, ...]:
        is_one, quotient = right(*operands)
        return is_one, quotient + 1

    wrong_one = replace(quotients.ONE_QUOTIENT, function=wrong)
    monkeypatch.setattr(quotients, "ONE_QUOTIENT", wrong_one)
    kernel = ptxvm.load(KERNEL.format(guard=guard, divide=DIVISIONS[name]) + f"// {guard}").kernels["k"]
    agree(kernel, 64, (31, 0, 96))
    found = outcome(kernel, "jit", 64, (32, 0, 96), 163)
    assert isinstance(found, list)
    assert found[:192:2] == [number // 32 + 1 for number in range(96)]


def test_what_was_made_of_something_else_before() -> None:
    guard, divide = f"add.u32 %r4, %r4, 5; {GUARD}", DIVISIONS["as many turns as the rest"]
    kernel = ptxvm.load(KERNEL.format(guard=guard, divide=divide)).kernels["k"]
    for divisor in (32, 64, 7):
        agree(kernel, 64, (divisor, 0, 128))


# Each thread goes on in steps of all threads (96 as launched here), and adds up what it finds.
LOOP = """mov.u32 %r30, 0; mov.u32 %r33, 7; LOOP: {more} {divide}
    and.b32 %r12, %r10, 7; and.b32 %r13, %r11, 127; mul.wide.u32 %d6, %r12, 4; add.u64 %d7, %d2, %d6;
    ld.global.u32 %r14, [%d7]; add.u32 %r15, %r14, %r13; mul.wide.u32 %d8, %r15, 4; add.u64 %d9, %d1, %d8;
    ld.global.u32 %r16, [%d9]; add.u32 %r30, %r30, %r16; {behind}
    mul.lo.u32 %r31, %r6, 2; add.u32 %r1, %r1, %r31; setp.lt.s32 %p2, %r1, {end}; @%p2 bra LOOP;
    mov.u32 %r10, %r30; add.u32 %r11, %r33, %r13;"""
ENDS = {
    "all at once": ("", "", "%r9"),
    "each at its own time": ("xor.b32 %r32, %r7, 5; shl.b32 %r32, %r32, 4;", "", "%r32"),
    "what is left of a turn": ("add.u32 %r30, %r30, %r34;", "add.u32 %r34, %r10, 3; mov.u32 %r33, %r11;", "%r9"),
    "a way around a part": (
        "",
        "setp.gt.u32 %p5, %r2, 40; @%p5 bra AROUND; add.u32 %r34, %r10, %r11; AROUND: add.u32 %r33, %r33, %r34;",
        "%r9",
    ),
    "a part that some go around": (
        "",
        "setp.gt.u32 %p5, %r11, 40; @%p5 bra AROUND; add.u32 %r34, %r10, %r11; AROUND: add.u32 %r33, %r33, %r34;",
        "%r9",
    ),
    "an end in the middle": ("", "setp.gt.u32 %p5, %r11, 40; @%p5 bra END;", "%r9"),
}
NOT_ASKED = ("a way around a part", "an end in the middle")


@pytest.mark.parametrize("name", ENDS)
@pytest.mark.parametrize("guard", [NONE, GUARD])
def test_divisions_in_loops(asked: list[int], name: str, guard: str) -> None:
    """Turn by turn, also where lanes have parted and where they go on with what a turn has left."""
    more, behind, end = ENDS[name]
    loop = LOOP.format(more=more, behind=behind, end=end, divide=DIVISIONS["signed"])
    kernel = ptxvm.load(KERNEL.format(guard=guard, divide=loop)).kernels["k"]
    for divisor, start, n in ((32, 0, 900), (64, 0, 900), (48, 5, 333), (7, 0, 200), (0, 0, 200), (100, -300, 300)):
        for block in (64, 48, (32, 2)):
            agree(kernel, block, (divisor, start, n))
    assert set(asked) == {name not in NOT_ASKED}


def test_faults_are_told_as_they_are() -> None:
    kernel = ptxvm.load(KERNEL.format(guard=GUARD, divide=DIVISIONS["signed"])).kernels["k"]
    for elements in (64, 40, 10):
        assert "out_of_bounds" in str(agree(kernel, 64, (64, 0, 128), elements))


MORE = "add.u32 %r2, %r2, 1;"
BY_LOADED = "mul.wide.u32 %d20, %r7, 4; add.u64 %d21, %d1, %d20; ld.global.u32 %r2, [%d21];" + DIVISIONS["signed"]
OTHERS = {
    "a barrier behind it": (DIVISIONS["signed"] + "bar.sync 0;", [0]),
    "a divisor that lanes have loaded": (BY_LOADED, [0]),
    "a divisor that all have loaded": ("ld.global.u32 %r2, [%d1+4];" + DIVISIONS["signed"], [0]),
    "a divisor that changes": (DIVISIONS["signed"] + MORE + DIVISIONS["signed"], [1]),
    "a part of the dividend that comes later": (
        "add.u32 %r20, %r1, %r21; div.u32 %r10, %r20, %r2; mov.u32 %r21, 64; rem.u32 %r11, %r20, %r2;",
        [1],
    ),
    "a known divisor": ("div.u32 %r10, %r1, 40; rem.u32 %r11, %r1, 40;", []),
}


@pytest.mark.parametrize("name", OTHERS)
def test_what_is_asked_for(asked: list[int], name: str) -> None:
    divide, found = OTHERS[name]
    kernel = ptxvm.load(KERNEL.format(guard=GUARD, divide=divide)).kernels["k"]
    for divisor, start in ((32, 0), (7, 3)):
        agree(kernel, 64, (divisor, start, 128))
    assert asked == found
