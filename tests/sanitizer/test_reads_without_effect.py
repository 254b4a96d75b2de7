"""Reads whose values nobody uses: compilers let threads load what others of their kind have loaded, too."""

from __future__ import annotations

import numpy as np
import pytest

import ptxvm

KERNEL = """
.version 8.0
.target sm_80
.address_size 64
.visible .entry doubled(.param .u64 x, .param .u64 y, .param .u32 n)
{
    .reg .b32 %r<9>;
    .reg .b64 %rd<9>;
    .reg .pred %p<4>;
    mov.u32 %r1, %tid.x;
    and.b32 %r2, %r1, 31;
    ld.param.u64 %rd1, [x];
    ld.param.u64 %rd2, [y];
    ld.param.u32 %r3, [n];
    mul.wide.u32 %rd3, %r2, 4;
    add.u64 %rd4, %rd1, %rd3;
    mul.wide.u32 %rd5, %r1, 4;
    add.u64 %rd6, %rd2, %rd5;
    ld.global.u32 %r6, [%rd6];
    setp.lt.u32 %p1, %r2, %r3;
    and.b32 %r4, %r1, 32;
    GUARD
    ld.global.u32 %r5, [%rd4];
    add.u32 %r7, %r5, %r5;
    STORE
    ret;
}
"""
ONE_OF_TWO = "setp.eq.u32 %p2, %r4, 0; and.pred %p3, %p1, %p2;"
IN_PLACE = "@%p3 st.global.u32 [%rd4], %r7;"


def findings(guard: str, store: str, engine: str, checks: object, text: str = KERNEL) -> list[ptxvm.Finding]:
    kernel = ptxvm.load(text.replace("GUARD", guard).replace("STORE", store)).kernels["doubled"]
    x, y = np.arange(32, dtype=np.uint32), np.zeros(64, np.uint32)
    found = kernel.launch(1, 64, x, y, 32, checks=checks, on_finding="collect", engine=engine).findings
    return [each for each in found if each.rule == "race"]


@pytest.mark.parametrize("engine", ["interpret", "jit"])
@pytest.mark.parametrize("checks", ["race", "full"])
def test_they_are_no_race(engine, checks):
    assert not findings(ONE_OF_TWO, IN_PLACE, engine, checks)


def test_of_a_guard_it_is_enough_that_a_part_is_known():
    unknown = "setp.eq.u32 %p1, %r6, 0; " + ONE_OF_TWO
    assert not findings(unknown, IN_PLACE, "interpret", "race")


def test_notes_tell_of_them():
    assert findings(ONE_OF_TWO, IN_PLACE, "interpret", ("race", "strict"))


@pytest.mark.parametrize(
    ("guard", "store"),
    [
        # Others store what they have made of it, too.
        (ONE_OF_TWO, f"{IN_PLACE} st.global.u32 [%rd6], %r7;"),
        # It is theirs to say who stores.
        ("setp.eq.u32 %p3, %r6, 0;", IN_PLACE),
        (ONE_OF_TWO, "@%p3 st.global.u32 [%rd4], %r7; @!%p3 st.global.u32 [%rd6], %r7;"),
        # It decides something.
        (ONE_OF_TWO, f"setp.eq.u32 %p0, %r7, 5; {IN_PLACE} @%p0 trap;"),
        (
            ONE_OF_TWO,
            f"{IN_PLACE} and.b32 %r8, %r7, 0; cvt.u64.u32 %rd8, %r8; add.u64 %rd7, %rd2, %rd8;"
            " ld.global.u32 %r8, [%rd7];",
        ),
        # Lanes of its warp get it.
        (ONE_OF_TWO, f"{IN_PLACE} shfl.sync.idx.b32 %r8, %r7, 0, 31, -1;"),
    ],
)
def test_others_are(guard, store):
    assert findings(guard, store, "interpret", "race")


def test_so_is_one_that_somebody_may_have_forgotten_to_use():
    assert findings(ONE_OF_TWO, IN_PLACE, "interpret", "race", KERNEL.replace("%r5, %r5;", "%r2, %r2;"))
