"""Lines of shared memory of which all reads, or all atomics, are known need no look: what others do there is found."""

from __future__ import annotations

import random

import numpy as np
import pytest

import ptxvm

pytestmark = pytest.mark.usefixtures("small_launches_are_screened")

THREADS = 128
WORDS = 512
ROUNDS = 6

# All words but one of the last 128 are written; then threads access, in rounds, words that are found in memory; in
# the middle of this, or at its end, one thread does something else.
TEXT = """.version 8.6
.target sm_90
.address_size 64
.shared .align 16 .b32 s[512];
.visible .entry k(.param .u64 places, .param .u64 sink)
{
    .reg .pred %p<4>;
    .reg .b32 %r<20>;
    .reg .b64 %rd<10>;
    ld.param.u64 %rd1, [places];
    ld.param.u64 %rd2, [sink];
    mov.u32 %r1, %tid.x;
    mov.u32 %r9, 0;
    mul.wide.u32 %rd3, %r1, 4;
    add.u64 %rd1, %rd1, %rd3;
    mov.u32 %r7, %ctaid.x;
    mad.wide.u32 %rd2, %r7, 512, %rd2;
    add.u64 %rd2, %rd2, %rd3;
    mov.u32 %r2, s;
    shl.b32 %r3, %r1, 2;
    add.u32 %r3, %r3, %r2;
    st.shared.u32 [%r3], %r1;
    st.shared.u32 [%r3+512], %r1;
    st.shared.u32 [%r3+1024], %r1;
    setp.ne.u32 %p2, %r1, SPARED;
    @%p2 st.shared.u32 [%r3+1536], %r1;
    bar.sync 0;
    mov.u32 %r4, 0;
AGAIN:
    setp.ne.u32 %p3, %r4, 3;
    @%p3 bra ON;
    bar.sync 0;
    setp.eq.u32 %p3, %r1, 77;
    MIDDLE
ON:
    ld.global.u32 %r5, [%rd1];
    add.u32 %r5, %r5, %r2;
    ROUND
    add.u64 %rd1, %rd1, 512;
    add.u32 %r4, %r4, 1;
    setp.lt.u32 %p1, %r4, 6;
    @%p1 bra AGAIN;
    setp.eq.u32 %p3, %r1, 77;
    END
    st.global.u32 [%rd2], %r9;
    ret;
}
"""
READ = "ld.shared.u32 %r6, [%r5]; xor.b32 %r9, %r9, %r6;"
CHANGE = "atom.shared.add.u32 %r6, [%r5], 1; xor.b32 %r9, %r9, %r6;"
GENERIC = "cvt.u64.u32 %rd5, %r5; cvta.shared.u64 %rd5, %rd5; ld.u32 %r6, [%rd5]; xor.b32 %r9, %r9, %r6;"
WEAK_READ, STORE, LONGER = (
    "@%p3 ld.shared.u32 %r9, [s+PLACE];",
    "@%p3 st.shared.u32 [s+PLACE], 1;",
    "@%p3 atom.shared.add.u64 %rd4, [s+PLACE], 1;",
)


def text_of(what: str, middle: str = "", end: str = "", spared: int = -1) -> str:
    text = TEXT.replace("ROUND", what).replace("MIDDLE", middle).replace("END", end)
    return text.replace("SPARED", str(spared))


def mirrored(text: str) -> str:
    """The same program with the words of shared memory in the opposite order."""
    turned = "sub.u32 %r3, %r2, %r3; add.u32 %r3, %r3, 2044;"
    return text.replace("add.u32 %r3, %r3, %r2;", turned).replace("[%r3+", "[%r3+-")


def places_of(seed: int) -> np.ndarray:
    """Words of the first three quarters for each round and thread. Thread 77 has its own, and so observes no others."""
    draw = random.Random(seed)
    few = draw.sample(range(380), draw.choice((40, 200, 380)))
    places = 4 * np.array([[draw.choice(few) for _ in range(THREADS)] for _ in range(ROUNDS)], np.uint32)
    places[:, 77] = 4 * 382
    return places


def findings(text: str, places: np.ndarray, checks: str, workers: int = 1) -> tuple[ptxvm.Finding, ...]:
    sink = np.zeros(2 * THREADS, np.uint32)
    options = {"checks": checks, "on_finding": "collect", "workers": workers}
    return tuple(ptxvm.load(text).kernels["k"].launch(2, THREADS, places, sink, **options).findings)


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("what, other", [(READ, STORE), (CHANGE, STORE), (CHANGE, WEAK_READ), (CHANGE, LONGER)])
def test_what_others_do_there_is_found(what: str, other: str, seed: int, screened):
    places = places_of(seed)
    place = int(places[3 + seed % 3, 5])
    other = other.replace("PLACE", str(place & ~7 if other == LONGER else place))
    barrier = "bar.sync 0;"
    assert not findings(text_of(what, middle=other + barrier, end=barrier + other), places, "race")
    assert findings(text_of(what, middle=other), places, "race")
    assert findings(text_of(what, end=other), places, "race")
    assert screened == [True, False, False]


@pytest.mark.parametrize("what", [READ, CHANGE, GENERIC])
@pytest.mark.parametrize("checks", ["init", "full"])
def test_a_word_that_was_not_written_is_found(what: str, checks: str, screened):
    places = places_of(3)
    text = text_of(what, spared=100)

    def found() -> list[bool]:
        return [bool(findings(text, places, checks)), bool(findings(mirrored(text), 4 * (WORDS - 1) - places, checks))]

    assert found() == [False, False]
    # Only the last round finds it: in a line that all have accessed before.
    places[:-1] = 4 * (384 + places[:-1] // 4 % 100)
    assert found() == [False, False]
    places[-1, -3] = 4 * (384 + 100)
    assert found() == [True, True]
    assert screened == [True, True, True, True, False, False]


@pytest.mark.parametrize("what, other", [(READ, STORE), (CHANGE, STORE), (CHANGE, WEAK_READ)])
def test_lines_between_those_that_all_access_are_looked_at(what: str, other: str, screened):
    places = np.full((ROUNDS, THREADS), 8, np.uint32)
    places[:, ::2] = 700
    places[:, ::5] = 12
    other = other.replace("PLACE", "400")
    assert not findings(text_of(what, middle=other), places, "race")
    places[5, 125] = 400
    assert findings(text_of(what, middle=other), places, "race")
    assert screened == [True, False]


@pytest.mark.parametrize("place", [0, 132, 252])
def test_rows_that_all_warps_read_are_watched_on(place: int, screened):
    rows = "mov.u32 %r7, %laneid; shl.b32 %r7, %r7, 2; add.u32 %r7, %r7, %r2; ld.shared.u32 %r6, [%r7];"
    rows += "xor.b32 %r9, %r9, %r6; ld.shared.u32 %r6, [%r7+128]; xor.b32 %r9, %r9, %r6;"
    places, barrier = places_of(0), "bar.sync 0;"
    store = STORE.replace("PLACE", str(place))
    assert not findings(text_of(rows, middle=store + barrier, end=barrier + store), places, "race")
    assert findings(text_of(rows, middle=store), places, "race")
    assert findings(text_of(rows, end=store), places, "race")
    # One warp alone reads: before another one stores, behind it, or what it has stored itself.
    for reader, writer, reads_first in ((0, 77, True), (96, 77, False), (64, 77, False)):
        reads = f"and.b32 %r8, %r1, 96; setp.eq.u32 %p3, %r8, {reader}; @!%p3 bra OFF; {rows} OFF:"
        stores = f"setp.eq.u32 %p3, %r1, {writer}; {store}"
        for order in ("bar.sync 0;", ""):
            first, second = (reads, stores) if reads_first else (stores, reads)
            assert bool(findings(text_of("", end=first + order + second), places, "race")) == (order == "")
    assert screened == [True, False, False, *(3 * [True, False])]
