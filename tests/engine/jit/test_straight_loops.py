"""Loops that lanes leave at different times, without a dispatcher: what is one value for all lanes stays one."""

from __future__ import annotations

import numpy as np
import pytest

import ptxvm
from ptxvm.engine.jit.analysis.regions import Region
from ptxvm.engine.jit.fast.dispatcher import FastDispatcher

# Thread t goes through x from its first element on in steps of 32, up to its own end; %r2 is its sum.
KERNEL = """.version 7.0
.target sm_80
.address_size 64
.visible .entry k(.param .u64 x, .param .u64 ends, .param .u64 out) {{
    .reg .b32 %r<20>; .reg .b64 %d<20>; .reg .pred %p<6>;
    ld.param.u64 %d1, [x]; ld.param.u64 %d2, [ends]; ld.param.u64 %d3, [out];
    mov.u32 %r1, %tid.x; mov.u32 %r2, 0; mov.u32 %r3, %r1; mov.u32 %r9, 0;
    mul.wide.u32 %d4, %r1, 4; add.u64 %d5, %d2, %d4; ld.global.u32 %r4, [%d5];
    {before}
IN:
    setp.ge.u32 %p1, %r3, %r4; @%p1 bra OUT;
    mul.wide.u32 %d6, %r3, 4; add.u64 %d7, %d1, %d6; ld.global.u32 %r5, [%d7];
    {body}
    add.u32 %r3, %r3, 32; bra IN;
OUT:
    {behind}
    add.u64 %d8, %d3, %d4; st.global.u32 [%d8], %r2;
    ret;
}}
"""
ADD = "add.u32 %r2, %r2, %r5;"
IF = "and.b32 %r6, %r5, 1; setp.eq.u32 %p2, %r6, 0; @%p2 bra SKIP; mad.lo.u32 %r2, %r5, 3, %r3; SKIP: " + ADD
BREAK = "setp.gt.u32 %p2, %r5, 900; @%p2 bra OUT; " + ADD
RETURN = "setp.gt.u32 %p2, %r5, 900; @%p2 ret; " + ADD
NESTED = (
    "and.b32 %r6, %r5, 7; mov.u32 %r7, 0; AGAIN: setp.ge.u32 %p2, %r7, %r6; @%p2 bra ENOUGH;"
    "mad.lo.u32 %r2, %r7, %r3, %r2; add.u32 %r7, %r7, 1; bra AGAIN; ENOUGH: " + ADD
)
STORE = "add.u64 %d9, %d7, 4096; st.global.u32 [%d9], %r3; " + ADD
# The counter goes on from where each lane has left the first loop, which some lanes pass over.
TWICE = (
    "setp.ge.u32 %p3, %r4, 990; @%p3 bra LAST; WARM: setp.ge.u32 %p2, %r9, 3; @%p2 bra MORE;"
    "setp.ge.u32 %p2, %r3, %r4; @%p2 bra MORE; add.u32 %r3, %r3, 32; add.u32 %r9, %r9, 1; bra WARM; MORE:"
)
LAST = "mad.lo.u32 %r2, %r3, 5, %r2; LAST:"
# All lanes load or none does, each from where the turns of its own loop lead it; a second loop starts there.
COUNT = (
    "setp.ge.u32 %p3, %r4, 990; @%p3 bra LAST;ld.global.u32 %r8, [%d1]; setp.gt.u32 %p4, %r8, 500; mov.u32 %r7, %r8;"
)
TURN = "add.u32 %r9, %r9, 1; " + ADD
PARTS = (
    "mul.wide.u32 %d10, %r9, 4; add.u64 %d10, %d10, %d1; @{guard}%p4 ld.global.u32 %r7, [%d10];"
    "mad.lo.u32 %r2, %r7, 5, %r2; mov.u32 %r10, %r9; mov.u32 %r11, 3; REST: setp.ge.u32 %p2, %r11, 9; @%p2 bra REST2;"
    "setp.ge.u32 %p2, %r10, 12; @%p2 bra REST2; mad.lo.u32 %r2, %r10, %r11, %r2; add.u32 %r10, %r10, 2;"
    "add.u32 %r11, %r11, 1; bra REST; REST2: mov.u32 %r9, %r11; add.u32 %r2, %r2, %r9; LAST:"
)


@pytest.fixture
def dispatched(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The regions that have a dispatcher."""
    found: list[int] = []
    emit = FastDispatcher.emit

    def note(self: FastDispatcher, region: Region) -> None:
        found.append(region.index)
        emit(self, region)

    monkeypatch.setattr(FastDispatcher, "emit", note)
    return found


def launch(text: str, engine: str, ends: np.ndarray) -> np.ndarray:
    x = np.random.default_rng(5).integers(0, 1000, 2048).astype(np.uint32)
    out = np.full(len(ends), 77, np.uint32)
    ptxvm.load(text).kernels["k"].launch(1, len(ends), x, ends, out, engine=engine)
    return np.concatenate([x, out])


@pytest.mark.parametrize("threads", [32, 50, 64])
@pytest.mark.parametrize("ends", ["equal", "close", "random", "none"])
@pytest.mark.parametrize(
    ("before", "body", "behind"),
    [
        ("", ADD, ""),
        ("", IF, ""),
        ("", BREAK, ""),
        ("", RETURN, ""),
        ("", NESTED, ""),
        ("", STORE, ""),
        (TWICE, IF, LAST),
        (TWICE, NESTED, LAST),
        (COUNT, TURN, PARTS.format(guard="")),
        (COUNT, TURN, PARTS.format(guard="!")),
    ],
)
def test_both_engines_agree(
    dispatched: list[int], before: str, body: str, behind: str, ends: str, threads: int
) -> None:
    text = KERNEL.format(before=before, body=body, behind=behind)
    generator, numbers = np.random.default_rng(3), np.arange(threads)
    given = {
        "equal": np.full(threads, 1000),
        "close": 400 + numbers // 9,
        "random": generator.integers(0, 1000, threads),
        "none": np.zeros(threads),
    }
    limits = given[ends].astype(np.uint32)
    np.testing.assert_array_equal(launch(text, "jit", limits), launch(text, "interpret", limits))
    assert not dispatched


def test_lanes_that_wait_for_each_other_have_a_dispatcher(dispatched: list[int]) -> None:
    wait = "atom.global.add.u32 %r6, [%d1], 0; setp.gt.u32 %p2, %r6, 2000; @%p2 bra OUT; " + ADD
    text = KERNEL.format(before="", body=wait, behind="") + "// waits"
    launch(text, "jit", np.full(32, 100, np.uint32))
    assert dispatched
