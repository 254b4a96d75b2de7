"""Rows of narrow blocks that are equal steps apart: all of them come back behind a barrier, though only one waits."""

from __future__ import annotations

import numpy as np
import pytest

import ptxvm
from ptxvm.engine.jit.analysis.row_steps import RowStep
from ptxvm.engine.jit.fast.homes import FastHomes

# %r1 and %r2 are the place in the block, %r9 is an argument, %r10 the CTA; %r5 is what waits at the barrier.
TEXT = """
.version 7.0
.target sm_80
.address_size 64
.visible .entry k(.param .u64 out, .param .u32 n) {{
    .reg .b32 %r<30>; .reg .b64 %d<5>; .reg .pred %p<5>;
    ld.param.u64 %d1, [out]; ld.param.u32 %r9, [n];
    mov.u32 %r1, %tid.x; mov.u32 %r2, %tid.y; mov.u32 %r10, %ctaid.x;
    {first}
    mov.u32 %r20, 0; mov.u32 %r21, 0;
LOOP:
    bar.sync 0;
    mad.lo.u32 %r21, %r21, 31, %r5;
    {turn}
    add.u32 %r20, %r20, 1; setp.lt.u32 %p1, %r20, 3; @%p1 bra LOOP;
    mov.u32 %r11, %ntid.x; mov.u32 %r12, %ntid.y; mov.u32 %r13, %ntid.z; mov.u32 %r14, %tid.z;
    mad.lo.u32 %r15, %r10, %r13, %r14; mad.lo.u32 %r15, %r15, %r12, %r2; mad.lo.u32 %r15, %r15, %r11, %r1;
    mul.wide.u32 %d2, %r15, 4; add.u64 %d3, %d1, %d2; st.global.u32 [%d3], %r21;
    ret;
}}
"""
ROW = "mad.lo.u32 %r5, %r2, %r9, %r1;"
PART = "setp.gt.u32 %p2, %r9, 5; @%p2 bra ON;"
APART = {
    "an argument": (ROW, "add.u32 %r5, %r5, 16;"),
    "a number of the grid": ("mad.lo.u32 %r5, %r2, %r10, %r1;", "add.u32 %r5, %r5, %r9;"),
    "less each": ("mul.lo.u32 %r6, %r2, %r9; sub.u32 %r5, %r1, %r6;", "sub.u32 %r5, %r5, %r10;"),
    "twice": ("mul.lo.u32 %r6, %r9, %r2; add.u32 %r7, %r6, %r1; add.u32 %r5, %r7, %r6;", "add.u32 %r5, %r5, 1;"),
    "several times an argument": ("shl.b32 %r6, %r2, 3; mad.lo.u32 %r5, %r6, %r9, %r1;", "add.u32 %r5, %r5, 16;"),
    "of the grid": ("mad.lo.u32 %r6, %r10, 4, %r2; mad.lo.u32 %r5, %r6, %r9, %r1;", "add.u32 %r5, %r5, %r10;"),
    "the same on both ways": (ROW, f"{PART} add.u32 %r5, %r5, 3; ON: add.u32 %r5, %r5, 1;"),
}
NOT_APART = {
    "changed in some rows": (ROW, "setp.gt.u32 %p2, %r2, 1; @%p2 add.u32 %r5, %r5, 9;"),
    "chosen by rows": (ROW, "setp.gt.u32 %p2, %r2, 1; add.u32 %r6, %r5, 9; selp.b32 %r5, %r6, %r5, %p2;"),
    "further at each turn": (ROW, "mad.lo.u32 %r5, %r2, 3, %r5;"),
    "by numbers that change": (ROW, "mad.lo.u32 %r5, %r2, %r20, %r1;"),
    "one of two steps": (ROW, f"{PART} mad.lo.u32 %r5, %r2, %r10, %r1; ON: add.u32 %r5, %r5, 1;"),
    "two sums": ("mad.lo.u32 %r6, %r2, 5, %r1; mad.lo.u32 %r5, %r2, %r9, %r6;", "add.u32 %r5, %r5, 16;"),
    "times two arguments": ("mul.lo.u32 %r6, %r2, %r9; mad.lo.u32 %r5, %r6, %r10, %r1;", "add.u32 %r5, %r5, 16;"),
    "squares": ("mad.lo.u32 %r5, %r2, %r2, %r1;", "add.u32 %r5, %r5, 16;"),
    "bits": (ROW, "xor.b32 %r5, %r5, %r9;"),
}
KNOWN = [(16, 4), (8, 8), (16, 2, 2), (8, 4, 3)]
OTHERS = [(16, 3), (8, 2, 4), (16, 1, 4), (4, 16), (32, 2), (2, 32)]


@pytest.fixture
def found(monkeypatch: pytest.MonkeyPatch) -> list[RowStep]:
    """The steps of what waits at barriers."""
    told: list[RowStep] = []
    old = FastHomes._row_step

    def row_step(self: FastHomes, cell: int) -> str:
        told.extend(self._row_steps[cell] for _ in range(cell in self._row_steps))
        return old(self, cell)

    monkeypatch.setattr(FastHomes, "_row_step", row_step)
    return told


def check(lines: tuple[str, str], block: tuple[int, ...], n: int) -> None:
    source = TEXT.format(first=lines[0], turn=lines[1]) + f"// {block} {n}"
    kernel = ptxvm.load(source).kernels["k"]
    outputs = []
    for engine in ("jit", "interpret"):
        out = np.zeros(2 * int(np.prod(block)), np.uint32)
        kernel.launch(2, block, out, np.uint32(n), engine=engine, workers=1)
        outputs.append(out)
    np.testing.assert_array_equal(*outputs)


@pytest.mark.parametrize("lines", APART.values(), ids=list(APART))
def test_rows_in_equal_steps(found: list[RowStep], lines: tuple[str, str]) -> None:
    check(lines, (16, 4), 1000)
    assert found


@pytest.mark.parametrize("lines", NOT_APART.values(), ids=list(NOT_APART))
def test_others(found: list[RowStep], lines: tuple[str, str]) -> None:
    check(lines, (16, 4), 1000)
    assert not found


@pytest.mark.parametrize("block", [*KNOWN, *OTHERS], ids=str)
def test_any_block(found: list[RowStep], block: tuple[int, ...]) -> None:
    """Nothing is known of rows of others than 8 or 16 threads, nor where a warp may have the last row and the first."""
    check(APART["an argument"], block, 0xFFFFFFF1)
    assert bool(found) == (block in KNOWN)
