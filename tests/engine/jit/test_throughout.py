"""Warps that go side by side through loops do what they would one after the other."""

from __future__ import annotations

import numpy as np
import pytest

import ptxvm
from ptxvm.engine.jit.fast.throughout import Throughout

TEXT = """
.version 7.0
.target sm_80
.address_size 64
.visible .entry k(.param .u64 in, .param .u64 out, .param .u32 n, .param .u32 turns) {{
    .reg .b32 %r<40>; .reg .b64 %d<20>; .reg .pred %p<10>; .reg .f32 %f<20>;
    .shared .align 16 .b32 tile[2048];
    ld.param.u64 %d1, [in]; ld.param.u64 %d2, [out]; ld.param.u32 %r9, [n]; ld.param.u32 %r20, [turns];
    mov.u32 %r1, %tid.x; mov.u32 %r2, %ctaid.x; mov.u32 %r3, %ntid.x; mad.lo.u32 %r4, %r2, %r3, %r1;
    setp.ge.s32 %p1, %r4, %r9; @%p1 bra END;
    mul.wide.s32 %d3, %r4, 4; add.u64 %d4, %d1, %d3; add.u64 %d5, %d2, %d3; mul.wide.s32 %d8, %r9, 4;
    mov.u64 %d7, %d1; mov.u32 %r5, 0; mov.u32 %r6, 0;
    setp.le.s32 %p2, %r20, 0; @%p2 bra OUT;
IN:
    ld.global.u32 %r7, [%d4]; ld.global.u32 %r8, [%d7];
    mad.lo.u32 %r5, %r7, %r8, %r5;
    {inside}
    add.u64 %d4, %d4, %d8; add.u64 %d7, %d7, 4; add.u32 %r6, %r6, 1;
    setp.lt.s32 %p3, %r6, %r20; @%p3 bra IN;
OUT:
    {behind}
    st.global.u32 [%d5], %r5;
    {last}
END:
    ret;
}}
"""


def text(inside: str = "", behind: str = "", last: str = "") -> str:
    return TEXT.format(inside=inside, behind=behind, last=last)


@pytest.fixture
def gone(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many functions have been emitted whose warps go side by side through loops."""
    found: list[int] = [0]
    old = Throughout.emit

    def emit(self: Throughout, label: str, *, alike: bool) -> str:
        start = old(self, label, alike=alike)
        found[0] += start != label
        return start

    monkeypatch.setattr(Throughout, "emit", emit)
    return found


def run(source: str, block: int, engine: str, n: int | None = None, turns: int = 21, room: int = 0) -> np.ndarray:
    """Of three CTAs; `room` is how many numbers less there are than they read."""
    threads = 3 * block
    bound = threads if n is None else n
    count = max(1, threads + max(0, bound) * max(0, turns - 1) - room)
    data = np.random.default_rng(block).integers(0, 1 << 20, count).astype(np.uint32)
    out = np.full(threads + 64, 7, np.uint32)
    kernel = ptxvm.load(source).kernels["k"]
    kernel.launch(3, block, data, out, np.int32(bound), np.int32(turns), engine=engine, workers=1)
    return out


def agree(source: str, block: int = 256, n: int | None = None, turns: int = 21) -> None:
    np.testing.assert_array_equal(run(source, block, "jit", n, turns), run(source, block, "interpret", n, turns))


@pytest.mark.parametrize("warps", [1, 2, 3, 4, 5, 7, 11])
def test_any_number_of_warps(gone: list[int], warps: int) -> None:
    agree(text() + f"// {warps}", 32 * warps)
    assert gone == [int(warps > 1)]


@pytest.mark.parametrize("n", [-5, 0, 1, 33, 128, 129, 500, 700])
def test_some_of_them_have_nothing_to_do(n: int) -> None:
    agree(text(), n=n, turns=3)


@pytest.mark.parametrize("turns", [-1, 0, 1, 2, 16, 17, 70])
def test_any_number_of_turns(turns: int) -> None:
    agree(text(), turns=turns)


TOGETHER = {
    "a loop in a loop": "mov.u32 %r10, 0; AGAIN: mad.lo.u32 %r5, %r5, 3, %r10; add.u32 %r10, %r10, 1; "
    "setp.lt.u32 %p4, %r10, 5; @%p4 bra AGAIN;",
    "a way that all go": "and.b32 %r10, %r6, 1; setp.eq.u32 %p4, %r10, 0; @%p4 bra ON; mul.lo.u32 %r5, %r5, 3; ON:",
    "a guard": "and.b32 %r10, %r1, 1; setp.eq.u32 %p4, %r10, 1; @%p4 add.u32 %r5, %r5, 17;",
    "a choice by what was loaded": "setp.gt.u32 %p4, %r7, %r8; selp.u32 %r5, %r7, %r5, %p4;",
    "shuffles": "shfl.sync.bfly.b32 %r10, %r5, 1, 31, -1; add.u32 %r5, %r5, %r10;",
    "numbers of warps": "mov.u32 %r10, %warpid; mov.u32 %r11, %laneid; mad.lo.u32 %r5, %r10, %r11, %r5;",
}


@pytest.mark.parametrize("what", TOGETHER)
def test_what_they_do_together(gone: list[int], what: str) -> None:
    agree(text(TOGETHER[what]))
    assert gone == [1]


BEHIND = {
    "what was there before": ("ld.global.u32 %r10, [%d5]; add.u32 %r5, %r5, %r10;", ""),
    "two stores": ("st.global.u32 [%d5], %r6;", ""),
    "a store before a load of the same": (
        "st.global.u32 [%d5], %r1; ld.global.u32 %r10, [%d5]; add.u32 %r5, %r5, %r10;",
        "",
    ),
    "a place that all share, loaded": ("ld.global.u32 %r10, [%d1+64]; add.u32 %r5, %r5, %r10;", ""),
    "shared memory": (
        "shl.b32 %r10, %r1, 2; mov.u32 %r11, tile; add.u32 %r10, %r10, %r11; st.shared.u32 [%r10], %r5; "
        "ld.shared.u32 %r11, [%r10]; add.u32 %r5, %r5, %r11;",
        "",
    ),
}


@pytest.mark.parametrize("what", BEHIND)
def test_what_they_do_last(gone: list[int], what: str) -> None:
    agree(text("", *BEHIND[what]))
    assert gone == [1]


ALONE = {
    "a store": "st.global.u32 [%d5], %r5;",
    "turns of its own": "shr.u32 %r10, %r1, 5; setp.gt.u32 %p4, %r6, %r10; @%p4 bra OUT;",
    "turns by what was loaded": "setp.gt.u32 %p4, %r8, 900000; @%p4 bra OUT;",
    "strong loads": "ld.volatile.global.u32 %r10, [%d7]; add.u32 %r5, %r5, %r10;",
    "atomics": "atom.global.add.u32 %r10, [%d2+3200], 1;",
    "an address that was loaded": "and.b32 %r10, %r7, 511; mul.wide.u32 %d6, %r10, 4; add.u64 %d6, %d6, %d1; "
    "ld.global.u32 %r11, [%d6]; add.u32 %r5, %r5, %r11;",
    "clocks": "mov.u32 %r10, %clock; and.b32 %r10, %r10, 0; add.u32 %r5, %r5, %r10;",
}


@pytest.mark.parametrize("what", ALONE)
def test_what_they_do_alone(gone: list[int], what: str) -> None:
    agree(text(ALONE[what]))
    assert gone == [0]


def test_each_sees_what_it_has_stored_itself(gone: list[int]) -> None:
    own = (
        "shr.u32 %r10, %r4, 5; st.global.u32 [%d2+3200], %r10; ld.global.u32 %r11, [%d2+3200]; add.u32 %r5, %r5, %r11;"
    )
    run(text("", own), 256, "jit")
    assert gone == [0]


def test_in_vain() -> None:
    """Lanes store far apart, where most do side by side: all go alone, and soon do not try it any more."""
    apart = (
        "mul.wide.u32 %d6, %r1, 8; add.u64 %d5, %d2, %d6; setp.lt.u32 %p4, %r1, 40; @%p4 bra ON; mov.u64 %d5, %d2; ON:"
    )
    agree(text("", apart), n=700)


@pytest.mark.parametrize(("room", "turns"), [(1, 21), (33, 21), (129, 3), (700, 21), (800, 40)])
def test_a_fault_of_one_of_them(room: int, turns: int) -> None:
    """It is told of the right thread."""
    told = []
    for engine in ("jit", "interpret"):
        with pytest.raises(ptxvm.KernelFault) as caught:
            run(text(), 256, engine, turns=turns, room=room)
        told.append((caught.value.kind, caught.value.line, caught.value.thread))
    assert told[0] == told[1]


def test_a_launch_that_is_to_end(gone: list[int]) -> None:
    endless = "mov.u32 %r6, 0; sub.u64 %d4, %d4, %d8; sub.u64 %d7, %d7, 4;"
    data, out = np.zeros(256, np.uint32), np.zeros(256, np.uint32)
    kernel = ptxvm.load(text(endless)).kernels["k"]
    with pytest.raises(ptxvm.KernelFault, match="timeout"):
        kernel.launch(1, 256, data, out, np.int32(256), np.int32(9), engine="jit", workers=1, timeout=0.2)
    assert gone == [1]
