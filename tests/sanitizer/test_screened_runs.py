"""Rows, strides and shifted rows, found in memory: compiled code tells whether threads share bytes of them."""

from __future__ import annotations

import random

import numpy as np
import pytest

import ptxvm

pytestmark = pytest.mark.usefixtures("small_launches_are_screened")

THREADS = 64
BYTES = 4096
SIZES = {"u8": 1, "u16": 2, "b32": 4, "b64": 8, "v2.b32": 8, "v4.b32": 16}
STORED = {"v2.b32": "{%r1, %r1}", "v4.b32": "{%r1, %r1, %r1, %r1}", "b64": "%rd8"}
LOADED = {"v2.b32": "{%r5, %r6}", "v4.b32": "{%r5, %r6, %r7, %r8}", "b64": "%rd9"}

TEXT = """.version 8.6
.target sm_90
.address_size 64
.shared .align 16 .b8 s[4096];
.visible .entry k(.param .u64 data, .param .u64 stored, .param .u64 loaded)
{
    .reg .pred %p<3>;
    .reg .b32 %r<10>;
    .reg .b64 %rd<10>;
    ld.param.u64 %rd1, [data];
    ld.param.u64 %rd2, [stored];
    ld.param.u64 %rd3, [loaded];
    mov.u32 %r1, %tid.x;
    mul.wide.u32 %rd5, %r1, 4;
    add.u64 %rd2, %rd2, %rd5;
    add.u64 %rd3, %rd3, %rd5;
    ld.global.u32 %r2, [%rd2];
    ld.global.u32 %r3, [%rd3];
    setp.ge.s32 %p1, %r2, 0;
    setp.ge.s32 %p2, %r3, 0;
    and.b32 %r2, %r2, 0x7fffffff;
    and.b32 %r3, %r3, 0x7fffffff;
    cvt.u64.u32 %rd6, %r2;
    cvt.u64.u32 %rd7, %r3;
    cvt.u64.u32 %rd8, %r1;
    mov.u64 %rd4, BASE;
    add.u64 %rd6, %rd6, %rd4;
    add.u64 %rd7, %rd7, %rd4;
    @%p1 st.SPACE.KIND [%rd6], STORED;
    @%p2 ld.SPACE.KIND LOADED, [%rd7];
    ret;
}
"""


ABSENT = 1 << 31
"""Of a place: the thread does nothing there."""


def text_of(kind: str, space: str) -> str:
    words = {"SPACE": space, "KIND": kind, "BASE": "%rd1" if space == "global" else "s"}
    words |= {"STORED": STORED.get(kind, "%r1"), "LOADED": LOADED.get(kind, "%r5")}
    text = TEXT
    for word, meaning in words.items():
        text = text.replace(word, meaning)
    return text


def runs_of_places(draw: random.Random, free: set[int]) -> list[int]:
    """A place of its own for each thread, which is no longer free: runs of them have one distance."""
    places: list[int] = []
    while len(places) < THREADS:
        count, step = draw.choice((1, 3, 8, 16, 32)), draw.choice((1, 1, 1, 2, 4, 8, 16, 32, 64))
        first = draw.choice(sorted(free))
        run = range(first, first + step * count, step)
        if free.issuperset(run):
            free.difference_update(run)
            places += run
    return places[:THREADS]


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("space", ["global", "shared"])
@pytest.mark.parametrize("kind", SIZES)
def test_threads_that_share_bytes_are_found(kind: str, space: str, seed: int, screened):
    draw, size = random.Random(seed), SIZES[kind]
    kernel, free = ptxvm.load(text_of(kind, space)).kernels["k"], set(range(BYTES // size))
    stored = [size * place for place in runs_of_places(draw, free)]
    own = draw.random() < 0.5 or size == 16
    loaded = stored.copy() if own else [size * place for place in runs_of_places(draw, free)]
    thread, other = draw.sample(range(THREADS), 2)
    shared = [*loaded[:thread], stored[other], *loaded[thread + 1 :]]
    for gone in draw.sample(sorted({*range(THREADS)} - {thread, other}), draw.choice((0, 0, 2, 30))):
        loaded[other] = stored[gone]
        for places in (stored, loaded, shared):
            places[gone] |= ABSENT
    for places, races in ((loaded, False), (shared, True)):
        arrays = (np.zeros(BYTES, np.uint8), np.array(stored, np.uint32), np.array(places, np.uint32))
        options = {"checks": "race", "on_finding": "collect", "workers": 1 + seed % 2}
        assert bool(kernel.launch(1, THREADS, *arrays, **options).findings) == races
        # Of parts of words that several threads have compiled code knows too little.
        assert screened[-1] != races or (size < 4 and not races)


@pytest.mark.parametrize("space", ["global", "shared"])
@pytest.mark.parametrize("step", [4, 16, 64, *(pytest.param(step, marks=pytest.mark.slow) for step in (8, 32))])
@pytest.mark.parametrize("kind", ["u16", "b32", "v2.b32", "v4.b32"])
def test_strides_that_code_knows_share_nothing_or_are_found(kind: str, step: int, space: str, screened):
    """One thread loads what it has stored, or what lies beside it, or what the next one has stored."""
    size, draw = SIZES[kind], random.Random(kind)
    thread = draw.randrange(40, THREADS - 1)
    with_gaps = f"and.b32 %r9, %r1, 3; setp.ne.u32 %p1, %r9, {thread + 2 & 3}"
    ends = f"and.b32 %r9, %r1, 31; setp.ge.u32 %p1, %r9, {draw.randrange(1, thread % 32)}"
    beside = [(size, False)] if size < step else []
    for stores in (with_gaps, ends, "setp.ge.u32 %p1, %r1, 0") if size <= step else ():
        for shift, races in ((0, False), (step, True), *beside):
            begin = draw.choice((0, size, 64, 128 - size))
            text = text_of(kind, space).replace("s[4096]", "s[8192]")
            text = text.replace("cvt.u64.u32 %rd6, %r2", f"mul.wide.u32 %rd6, %r1, {step}; add.u64 %rd6, %rd6, {begin}")
            text = text.replace("cvt.u64.u32 %rd7, %r3", f"add.u64 %rd7, %rd6, {shift}")
            text = text.replace("setp.ge.s32 %p1, %r2, 0", stores)
            text = text.replace("setp.ge.s32 %p2, %r3, 0", f"setp.eq.u32 %p2, %r1, {thread}")
            arrays = np.zeros((3, 2 * BYTES), np.uint8)
            options = {"checks": "race", "on_finding": "collect", "workers": 1}
            found = ptxvm.load(text).kernels["k"].launch(1, THREADS, *arrays, **options).findings
            assert bool(found) == races
            assert screened[-1] != races or (size < 4 and not races)


@pytest.mark.parametrize("space", ["global", "shared"])
@pytest.mark.parametrize("step", [8, 16, 32, 64, 128])
def test_each_word_of_lanes_that_are_apart(step: int, space: str, screened):
    """One warp stores, a thread of the other one loads one of the words, or the word behind it."""
    kernel = ptxvm.load(text_of("b32", space)).kernels["k"]
    stored = np.array([*range(0, 32 * step, step), *[ABSENT] * 32], np.uint32)
    for lane in (0, 14, 31) if space == "global" else (0, 1, 6, 14, 15, 31):
        for beside in (4, 0):
            loaded = np.full(THREADS, ABSENT, np.uint32)
            loaded[40] = stored[lane] + beside
            options = {"checks": "race", "on_finding": "collect", "workers": 1}
            found = kernel.launch(1, THREADS, np.zeros(BYTES, np.uint8), stored, loaded, **options).findings
            assert bool(found) == (beside == 0)
            assert screened[-1] == (beside != 0)
