"""Rows of words that begin within lines, or with words of others in between: compiled code tells whose each word is."""

from __future__ import annotations

import numpy as np
import pytest
from tests.sanitizer.programs import HEAD

import ptxvm
from ptxvm.engine.jit.launching import watched
from ptxvm.engine.jit.launching.screening import Look, Screen

pytestmark = pytest.mark.usefixtures("small_launches_are_screened")

WARPS, CTAS = 2, 3
ROW = 128
IN_GLOBAL = """.version 8.6
.target sm_90
.address_size 64
.visible .entry k(.param .u64 data, .param .u32 begin, .param .u32 place)
{
    .reg .pred %p<4>;
    .reg .b32 %r<9>;
    .reg .b64 %d<5>;
    ld.param.u64 %d1, [data];
    ld.param.u32 %r5, [begin];
    ld.param.u32 %r6, [place];
    mov.u32 %r1, %tid.x;
    mov.u32 %r2, %ctaid.x;
    mad.lo.u32 %r3, %r2, 64, %r1;
    cvt.u64.u32 %d2, %r5;
    add.u64 %d2, %d1, %d2;
    mul.wide.u32 %d3, %r3, 4;
    add.u64 %d2, %d2, %d3;
    setp.ge.u32 %p2, %r1, ABSENT;
    @%p2 FIRST;
    cvt.u64.u32 %d4, %r6;
    add.u64 %d4, %d1, %d4;
    setp.eq.u32 %p1, %r3, 101;
    @%p1 SECOND;
    ret;
}
"""
STORE, LOAD = "st.global.u32 [%d{}], %r1", "ld.global.u32 %r8, [%d{}]"
OWN = 101


def outcome(text: str, engine: str, *numbers: int) -> tuple[list[tuple[str, list[int]]], bytes]:
    data = np.arange(1 << 12, dtype=np.uint32)
    options = {"engine": engine, "checks": "race", "on_finding": "collect", "workers": 1}
    arguments = data, *map(np.uint32, numbers)
    found = ptxvm.load(text).kernels["k"].launch(CTAS, 32 * WARPS, *arguments, **options).findings
    return [(each.rule, [access.line for access in each.accesses]) for each in found], data.tobytes()


# The rows of all warps are 6 * 32 words. One thread accesses its own word, that beside it, the last one of the row
# before, the first one of the row behind, or the words around all of them.
WORDS = {OWN: False, OWN + 1: True, OWN - 6: True, 128: True, -1: False, 192: False}


@pytest.mark.parametrize("absent", [0, 1])
@pytest.mark.parametrize("begin", [8, 124, 128, pytest.param(4096 - 64, marks=pytest.mark.slow)])
def test_rows_share_lines_and_no_words(begin: int, absent: int, screened) -> None:
    """`absent`: the first lane of each CTA has no part in it."""
    for first, second in ((STORE, LOAD), (LOAD, STORE)):
        text = IN_GLOBAL.replace("FIRST", first.format(2)).replace("SECOND", second.format(4))
        text = text.replace("ABSENT", str(absent))
        for word, races in WORDS.items():
            place = begin + 4 * word
            found = outcome(text, "jit", begin, place)
            assert (bool(found[0]), screened[-1]) == (races and (word != 128 or absent == 0), not found[0])
            assert found == outcome(text, "interpret", begin, place)


# Of two rows of data, the places of each thread's words in shared memory.
IN_SHARED = """
    ld.global.u32 %r20, [%rd3];
    ld.global.u32 %r21, [%rd3+256];
    add.u32 %r22, %r20, %r4;
    add.u32 %r23, %r21, %r4;
    st.shared.u32 [%r5], %r1;
    st.shared.u32 [%r5+256], %r1;
    bar.sync 0;
    ld.shared.u32 %r30, [%r5+128];
    bar.sync 0;
    @%p1 st.shared.u32 [%r22], %r30;
    ld.shared.u32 %r31, [%r23];
    st.global.u32 [%rd3+512], %r31;
    ret;
}
"""


@pytest.mark.parametrize("row", [1, 4, 32, *(pytest.param(row, marks=pytest.mark.slow) for row in (2, 8, 16))])
@pytest.mark.parametrize("absent", [64, 40])
def test_words_in_rows_have_their_lanes(row: int, absent: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Threads from `absent` on store nothing."""
    looks: list[bool] = []
    look_at = watched._look_at

    def look_exactly(launch, _):
        found = look_at(launch, Look.EXACT)
        looks.append(found is not None)
        return found

    monkeypatch.setattr(watched, "_look_at", look_exactly)
    monkeypatch.setattr(Screen, "_compare_ctas", lambda self, worker: setattr(worker, "screen_steps", None))
    text = HEAD + f"setp.lt.u32 %p1, %r1, {absent};" + IN_SHARED
    kernel, lanes = ptxvm.load(text).kernels["k"], np.arange(64)
    own = 4 * (lanes % 32 + lanes % 32 // row * row + lanes // 32 * 64)
    partners = own + 4 * row if row < 32 else own + 128
    others = np.where(lanes == 35, own[33], own), np.where(lanes == 3, own[63], own), np.where(lanes == 3, own[33], own)
    for places in (own, partners, *others):
        found = []
        for engine in ("jit", "interpret"):
            data = np.zeros(256, np.uint32)
            data[:64], data[64:128] = own, places
            options = {"engine": engine, "checks": "full", "on_finding": "collect", "workers": 1}
            findings = kernel.launch(1, 64, data, np.zeros(1, np.uint32), **options).findings
            found.append(
                (sorted((each.rule, [one.line for one in each.accesses]) for each in findings), data.tobytes())
            )
        assert found[0] == found[1]
        assert looks[-1] == (not found[0][0])
