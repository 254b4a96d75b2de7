"""What a warp keeps while it waits at a barrier is saved when it has changed since the last one, and only then."""

from __future__ import annotations

import numpy as np
import pytest

import ptxvm
from ptxvm.engine.jit.fast.homes import FastHomes

# %r20 and %f1 pass both barriers of the loop; what changes them stands in between.
TEXT = """
.version 7.0
.target sm_80
.address_size 64
.visible .entry k(.param .u64 out, .param .u32 turns) {{
    .reg .b32 %r<30>; .reg .b64 %d<10>; .reg .pred %p<10>; .reg .f32 %f<10>;
    .shared .align 4 .b32 tile[128];
    ld.param.u64 %d1, [out]; ld.param.u32 %r9, [turns];
    mov.u32 %r1, %tid.x; mul.wide.u32 %d3, %r1, 8; add.u64 %d4, %d1, %d3;
    shl.b32 %r2, %r1, 2; mov.u32 %r3, tile; add.u32 %r4, %r3, %r2; xor.b32 %r5, %r2, 64; add.u32 %r5, %r3, %r5;
    mul.lo.u32 %r20, %r1, %r1; cvt.rn.f32.u32 %f1, %r1; mov.u32 %r6, 0;
LOOP:
    st.shared.b32 [%r4], %r20;
    {first}
    bar.sync 0;
    ld.shared.b32 %r7, [%r5]; add.u32 %r8, %r8, %r7;
    {second}
    bar.sync 0;
    {third}
    add.u32 %r6, %r6, 1; setp.lt.u32 %p1, %r6, %r9; @%p1 bra LOOP;
    cvt.rn.f32.u32 %f2, %r8; add.f32 %f1, %f1, %f2; st.global.v2.b32 [%d4], {{%r20, %f1}};
    ret;
}}
"""
TURN = "and.b32 %r10, %r6, 1; setp.eq.u32 %p2, %r10, 0;"
LANES = "and.b32 %r10, %r1, 5; setp.eq.u32 %p2, %r10, 4;"
CHANGE = "add.u32 %r20, %r20, %r7; add.f32 %f1, %f1, 0f3FC00000;"
CASES = {
    "nowhere": ("", "", ""),
    "before the first": (CHANGE, "", ""),
    "between": ("", CHANGE, ""),
    "behind the second": ("", "", CHANGE),
    "in some turns": ("", f"{TURN} @%p2 bra ON; {CHANGE} ON:", ""),
    "in some turns, otherwise elsewhere": ("", f"{TURN} @%p2 bra ON; {CHANGE} ON:", f"@!%p2 bra OFF; {CHANGE} OFF:"),
    "in some lanes": ("", f"{LANES} @%p2 bra ON; {CHANGE} ON:", ""),
    "under a guard": ("", f"{LANES} @%p2 add.u32 %r20, %r20, %r7;", ""),
    "in a loop of some lanes": (
        "",
        f"and.b32 %r10, %r1, 3; mov.u32 %r11, 0; IN: {CHANGE} add.u32 %r11, %r11, 1; setp.lt.u32 %p2, %r11, %r10; "
        "@%p2 bra IN;",
        "",
    ),
    "behind a barrier that some warps skip": ("", f"{TURN} @%p2 bra ON; bar.sync 0; {CHANGE} ON:", ""),
    "and somebody leaves": ("", f"{CHANGE} setp.gt.u32 %p2, %r1, 200; @%p2 bra ON; bar.sync 1, 128; ON:", CHANGE),
}


def run(text: str, engine: str, turns: int) -> np.ndarray:
    out = np.zeros(256, np.uint32)
    ptxvm.load(text).kernels["k"].launch(1, 128, out, np.uint32(turns), engine=engine)
    return out


@pytest.mark.parametrize("case", CASES)
def test_what_changes_between_barriers_is_kept(case: str) -> None:
    first, second, third = CASES[case]
    text = TEXT.format(first=first, second=second, third=third)
    for turns in (1, 4):
        np.testing.assert_array_equal(run(text, "jit", turns), run(text, "interpret", turns))


@pytest.fixture
def saved(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The cells that are saved where a warp stops."""
    cells: list[int] = []
    old = FastHomes.save

    def save(self: FastHomes, cell: int) -> None:
        cells.append(cell)
        old(self, cell)

    monkeypatch.setattr(FastHomes, "save", save)
    return cells


def test_nothing_is_saved_twice(saved: list[int]) -> None:
    """A sum that changes between the barriers is saved at the second; at the first one it is there."""
    counts = []
    for case in ("nowhere", "between"):
        first, second, third = CASES[case]
        saved.clear()
        run(TEXT.format(first=first, second=second, third=third) + f"// {case}", "jit", 2)
        counts.append(len(saved))
    assert counts[1] > counts[0]
