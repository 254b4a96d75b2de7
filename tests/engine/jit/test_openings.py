"""Warps that go side by side from their beginning to their end do what they would one after the other."""

from __future__ import annotations

import numpy as np
import pytest

import ptxvm
from ptxvm.engine.jit.fast.openings import Openings

TEXT = """
.version 7.0
.target sm_80
.address_size 64
.visible .entry k(.param .u64 in, .param .u64 out, .param .u32 n) {{
    .reg .b32 %r<40>; .reg .b64 %d<20>; .reg .pred %p<10>; .reg .f32 %f<20>;
    .shared .align 16 .b32 tile[2048];
    ld.param.u64 %d1, [in]; ld.param.u64 %d2, [out]; ld.param.u32 %r9, [n];
    mov.u32 %r1, %tid.x; mov.u32 %r2, %ctaid.x; mov.u32 %r3, %ntid.x; mad.lo.u32 %r4, %r2, %r3, %r1;
    setp.ge.s32 %p1, %r4, %r9; @%p1 bra END;
    mul.wide.s32 %d3, %r4, 4; add.u64 %d4, %d1, %d3; add.u64 %d5, %d2, %d3;
    ld.global.u32 %r5, [%d4];
    shl.b32 %r7, %r1, 2; mov.u32 %r8, tile; add.u32 %r8, %r8, %r7;
    {between}
    mad.lo.u32 %r6, %r5, 3, %r4;
    st.global.u32 [%d5], %r6;
    {behind}
END:
    ret;
}}
"""


def text(between: str = "", behind: str = "") -> str:
    return TEXT.format(between=between, behind=behind)


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    """Whether the warps of the last function go side by side."""
    found: list[bool] = [False]
    old = Openings.emit

    def emit(self: Openings, label: str, *, alike: bool) -> str:
        result = old(self, label, alike=alike)
        found[:] = [result != label]
        return result

    monkeypatch.setattr(Openings, "emit", emit)
    return found


def run(source: str, block: int, engine: str, n: int | None = None, room: int = 0) -> np.ndarray:
    """Of five CTAs; `room` is how many numbers less there are than threads."""
    threads = 5 * block
    data = np.random.default_rng(block).integers(0, 1 << 20, threads - room).astype(np.uint32)
    out = np.full(threads + 64, 7, np.uint32)
    bound = np.int32(threads if n is None else n)
    ptxvm.load(source).kernels["k"].launch(5, block, data, out, bound, engine=engine, workers=1)
    return out


@pytest.mark.parametrize("warps", [1, 2, 3, 4, 5, 7, 8, 11, 32])
def test_any_number_of_warps(opened: list[bool], warps: int) -> None:
    source = text() + f"// {warps}"
    np.testing.assert_array_equal(run(source, 32 * warps, "jit"), run(source, 32 * warps, "interpret"))
    assert opened == [True]


@pytest.mark.parametrize("n", [0, 1, 31, 32, 33, 127, 128, 129, 700, 1024 + 96, 1024 + 97, -5])
def test_some_of_them_have_nothing_to_do(n: int) -> None:
    np.testing.assert_array_equal(run(text(), 256, "jit", n), run(text(), 256, "interpret", n))


ALIKE = {
    "a store before a load of the same": "st.global.u32 [%d5], %r5; ld.global.u32 %r5, [%d5];",
    "a store before a load of another's": "st.global.u32 [%d5+4], %r5; ld.global.u32 %r10, [%d5+4]; "
    "add.u32 %r5, %r5, %r10;",
    "two stores at one place": "st.global.u32 [%d5], %r5; st.global.u32 [%d5], 9; add.u32 %r5, %r5, 1;",
    "a place that all share": "ld.global.u32 %r10, [%d1]; add.u32 %r5, %r5, %r10;",
    "a place that all share, stored to and loaded": "st.global.u32 [%d2+5120], 3; ld.global.u32 %r10, [%d2+5120]; "
    "add.u32 %r5, %r5, %r10; st.global.u32 [%d2+5120], 4;",
    "shared memory": "st.shared.u32 [%r8], %r5; ld.shared.u32 %r10, [%r8]; add.u32 %r5, %r5, %r10;",
    "a guard": "and.b32 %r10, %r1, 1; setp.eq.u32 %p2, %r10, 1; @%p2 add.u32 %r5, %r5, 17;",
    "warps that go another way": "shr.u32 %r10, %r1, 5; setp.eq.u32 %p2, %r10, 2; @%p2 bra ON; "
    "add.u32 %r5, %r5, 5; ON:",
    "guarded stores": "setp.gt.u32 %p2, %r5, 500000; @%p2 st.global.u32 [%d5+4], %r1; add.u32 %r5, %r5, 1;",
    "guarded stores of nobody": "setp.gt.u32 %p2, %r5, 0xfffffff; @%p2 st.global.u32 [%d5+4], %r1;",
    "stores guarded by what others store": "ld.global.u32 %r10, [%d5+128]; setp.eq.u32 %p2, %r10, 7; "
    "@%p2 st.global.u32 [%d5+128], %r5;",
    "atomics": "atom.global.add.u32 %r10, [%d2+5120], 1;",
    "the largest number": "red.global.max.u32 [%d2+5120], %r5;",
    "sums so far": "atom.global.add.u32 %r10, [%d2+5120], 1; add.u32 %r5, %r5, %r10;",
    "atomics in shared memory": "atom.shared.add.u32 %r10, [tile], 1; add.u32 %r5, %r5, %r10;",
    "numbers of warps": "mov.u32 %r10, %warpid; mov.u32 %r11, %laneid; mad.lo.u32 %r5, %r10, %r11, %r5;",
}


@pytest.mark.parametrize("what", ALIKE)
def test_what_they_do_together(opened: list[bool], what: str) -> None:
    source = text(ALIKE[what])
    np.testing.assert_array_equal(run(source, 256, "jit"), run(source, 256, "interpret"))
    assert opened == [True]


ALONE = {
    "a branch on what was loaded": "setp.gt.u32 %p2, %r5, 99; @%p2 bra ON; "
    + "mad.lo.u32 %r5, %r5, %r5, %r1;" * 40
    + "ON:",
    "a loop": "mov.u32 %r10, 0; IN: add.u32 %r5, %r5, %r10; add.u32 %r10, %r10, 1; setp.lt.u32 %p2, %r10, 3; "
    "@%p2 bra IN;",
    "strong loads": "ld.volatile.global.u32 %r10, [%d4]; add.u32 %r5, %r5, %r10;",
    "shuffles": "shfl.sync.bfly.b32 %r10, %r5, 1, 31, -1; add.u32 %r5, %r5, %r10;",
    "fences": "membar.gl;",
    "clocks": "mov.u32 %r10, %clock; and.b32 %r10, %r10, 0; add.u32 %r5, %r5, %r10;",
    "an address that was loaded behind a store": "st.global.u32 [%d2+5120], 3; ld.global.u32 %r10, [%d2+5120]; "
    "mul.wide.u32 %d6, %r10, 4; add.u64 %d6, %d6, %d1; ld.global.u32 %r11, [%d6]; add.u32 %r5, %r5, %r11;",
}


@pytest.mark.parametrize("what", ALONE)
def test_what_they_do_alone(opened: list[bool], what: str) -> None:
    source = text(ALONE[what])
    np.testing.assert_array_equal(run(source, 256, "jit"), run(source, 256, "interpret"))
    assert opened == [False]


def test_an_address_that_was_loaded() -> None:
    gather = "and.b32 %r10, %r5, 1023; mul.wide.u32 %d6, %r10, 4; add.u64 %d6, %d6, %d1; ld.global.u32 %r11, [%d6]; "
    source = text(gather + "add.u32 %r5, %r5, %r11;")
    np.testing.assert_array_equal(run(source, 256, "jit"), run(source, 256, "interpret"))


@pytest.mark.parametrize("room", [1, 33, 65, 129, 257])
def test_a_fault_of_one_of_them(room: int) -> None:
    """It is told of the right thread."""
    told = []
    for engine in ("jit", "interpret"):
        with pytest.raises(ptxvm.KernelFault) as caught:
            run(text(), 256, engine, room=room)
        told.append((caught.value.kind, caught.value.line, caught.value.thread))
    assert told[0] == told[1]


def test_what_was_stored_before_a_fault() -> None:
    """All that came before the warp have stored, it and those behind it have not."""
    block, room = 256, 65
    out = np.full(5 * block + 64, 7, np.uint32)
    data = np.ones(5 * block - room, np.uint32)
    with pytest.raises(ptxvm.KernelFault):
        ptxvm.load(text()).kernels["k"].launch(5, block, data, out, np.int32(5 * block), engine="jit", workers=1)
    whole = (5 * block - room) // 32 * 32
    np.testing.assert_array_equal(out[:whole], 3 + np.arange(whole, dtype=np.uint32))
    np.testing.assert_array_equal(out[whole:], 7)
