"""Members of structures, and rows of tables: compiled code tells lanes that are any number of bytes apart."""

from __future__ import annotations

import numpy as np
import pytest

import ptxvm

pytestmark = pytest.mark.usefixtures("small_launches_are_screened")

THREADS = 64
TEXT = """.version 8.6
.target sm_90
.address_size 64
.visible .entry k(.param .u64 data, .param .u64 begin, .param .u32 step, .param .u64 place)
{{
    .reg .pred %p<3>;
    .reg .b32 %r<6>;
    .reg .b64 %d<8>;
    ld.param.u64 %d1, [data];
    ld.param.u64 %d5, [begin];
    ld.param.u32 %r3, [step];
    add.u64 %d1, %d1, %d5;
    ld.param.u64 %d6, [place];
    mov.u32 %r1, %tid.x;
    mov.u32 %r2, %ctaid.x;
    mad.lo.u32 %r1, %r2, {threads}, %r1;
    cvt.u64.u32 %d2, %r1;
    mad.wide.u32 %d7, %r1, {step}, %d1;
    add.u64 %d6, %d6, %d7;
    setp.eq.u32 %p1, %r1, 38;
    {accesses}
    ret;
}}
"""
SIZES = {"u8": 1, "u32": 4, "u64": 8}

POINT = [("u32", 0), ("u32", 4), ("u32", 8)]
PARTICLE = [("u64", 8), ("u8", 16), ("u64", 0)]
PIXEL = [("u8", 0), ("u8", 1), ("u8", 2)]
CELL = [("u32", 16), ("u32", 0), ("u64", 8), ("u8", 5)]
STRUCTURES = [(POINT, 12), (PARTICLE, 24), (PIXEL, 3), (CELL, 40)]
MORE = [(POINT, 20), (POINT, 28), (PARTICLE, 56), (PARTICLE, 120), (PIXEL, 7), (CELL, 104)]


def changes_of(members: list[tuple[str, int]]) -> list[str]:
    """Each member is read and written, in this order."""
    lines = []
    for kind, offset in members:
        register = "%d3" if kind == "u64" else "%r4"
        lines += [f"ld.global.{kind} {register}, [%d7+{offset}];", f"st.global.{kind} [%d7+{offset}], {register};"]
    return lines


class Launch:
    """Of lanes `step` bytes apart from `begin` on: what each thread does, `place` bytes from there one of them."""

    def __init__(self, accesses: list[str], step: int, *, known: bool = True) -> None:
        text = TEXT.format(threads=THREADS, step=step if known else "%r3", accesses="\n    ".join(accesses))
        self.kernel, self.step = ptxvm.load(text).kernels["k"], step

    def findings(
        self, engine: str, checks: str, begin: int = 0, place: int = 0, *, shape: tuple[int, int] = (2, THREADS)
    ) -> list[tuple[str, list[int]]]:
        data = np.zeros(1 << 15, np.uint8)
        arguments = data, np.int64(begin), np.uint32(self.step), np.int64(place)
        options = {"engine": engine, "checks": checks, "on_finding": "collect"}
        found = self.kernel.launch(*shape, *arguments, **options).findings
        return sorted((each.rule, [access.line for access in each.accesses]) for each in found)


@pytest.mark.parametrize("known", [True, False])
@pytest.mark.parametrize(
    ("members", "step"), [*STRUCTURES, *(pytest.param(*each, marks=pytest.mark.slow) for each in MORE)]
)
def test_lanes_change_their_own(members, step: int, known: bool, screened) -> None:
    launch = Launch(changes_of(members), step, known=known)
    for begin in (0, 8 * step, 4096 // (8 * step) * 8 * step):
        assert not launch.findings("jit", "full", begin)
    assert screened == [True] * 3


@pytest.mark.parametrize("known", [True, False])
@pytest.mark.parametrize(
    ("members", "step"), [*STRUCTURES, *(pytest.param(*each, marks=pytest.mark.slow) for each in MORE)]
)
def test_who_reads_what_is_of_another_is_found(members, step: int, known: bool, screened) -> None:
    kind, offset = members[-1]
    register = "%d3" if kind == "u64" else "%r4"
    launch = Launch([*changes_of(members), f"@%p1 ld.global.{kind} {register}, [%d6+{offset}];"], step, known=known)
    for place in (0, step, -step, 32 * step):
        found = launch.findings("jit", "race", 0, place)
        assert bool(found) == (place != 0)
        assert found == launch.findings("interpret", "race", 0, place)
    assert not any(screened[1:])


ROWS = "mad.wide.u32 %d4, %r1, {}, %d1;"
RACES = [
    # Words that begin in front of the places that reads were in.
    (["ld.global.u32 %r4, [%d7];", *(f"st.global.u32 [%d7+{offset}], %r1;" for offset in (4, 8, 12))], 12),
    # Places of other sizes.
    (["st.global.u32 [%d7], %r1;", ROWS.format(24), "ld.global.u32 %r4, [%d4];"], 12),
    (["st.global.u32 [%d7], %r1;", ROWS.format(12), "ld.global.u32 %r4, [%d4+8];"], 20),
    # Places of other threads.
    (["st.global.u32 [%d7+8], %r1;", "ld.global.u32 %r4, [%d7];", "ld.global.u32 %r4, [%d7+20];"], 12),
]


@pytest.mark.parametrize(("accesses", "step"), RACES)
def test_places_are_not_taken_for_others(accesses: list[str], step: int) -> None:
    """By lanes of one warp: others are told apart without places."""
    launch = Launch(accesses, step)
    found = launch.findings("jit", "race", shape=(1, 32))
    assert found and found == launch.findings("interpret", "race", shape=(1, 32))
