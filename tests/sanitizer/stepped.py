"""A kernel whose CTAs do in shared memory what arrays tell them, round by round, and what is found then."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

import ptxvm

THREADS = 64
WORDS = 512
ABSENT = 1 << 31
"""Of a place: the thread takes no part in the round."""

ALL = range(THREADS)

# A row is at a base that all threads have, places of threads are their own. A flag is one word for all of them.
ACCESSES = {
    "row": "@%p1 ld.shared.u32 %r9, [%r7];",
    "store row": "@%p1 st.shared.u32 [%r7], %r1;",
    "store column": "mad.lo.u32 %r15, %r1, 8, %r7; @%p1 st.shared.u32 [%r15], %r1;",
    "rows": "@%p1 ld.shared.u32 %r9, [%r7]; @%p1 ld.shared.u32 %r8, [%r7+256]; xor.b32 %r9, %r9, %r8;",
    "place": "@%p1 ld.shared.u32 %r9, [%r6];",
    "store place": "@%p1 st.shared.u32 [%r6], %r1;",
    "change place": "@%p1 atom.shared.add.u32 %r9, [%r6], 1;",
    "long place": "@%p1 ld.shared.u64 %rd7, [%r6]; mov.b64 {%r8, %r9}, %rd7; xor.b32 %r9, %r8, %r9;",
    "byte place": "@%p1 st.shared.u8 [%r6], %r1;",
    "strong place": "@%p1 st.relaxed.cta.shared.u32 [%r6], %r1;",
    "generic place": "cvt.u64.u32 %rd7, %r6; cvta.shared.u64 %rd7, %rd7; @%p1 st.u32 [%rd7], %r1;",
    "generic row": "cvta.shared.u64 %rd7, 0; add.u64 %rd7, %rd7, %rd8; @%p1 st.u32 [%rd7], %r1;",
    "flag": "add.u32 %r15, %r5, %r10; @%p1 st.shared.u32 [%r15], 1;",
    "barrier": "bar.sync 0;",
    "warp barrier": "bar.warp.sync 0xffffffff;",
    "wait": "AWAITED: ld.relaxed.gpu.global.u32 %r8, [%rd4]; setp.lt.u32 %p2, %r8, %r10; @%p2 bra AWAITED;",
    "tell": "setp.eq.u32 %p2, %r1, 0; @%p2 red.relaxed.gpu.global.add.u32 [%rd4], 1;",
}
NOTHING = len(ACCESSES)
NUMBERS = {name: number for number, name in enumerate(ACCESSES)}

HEAD = """.version 8.6
.target sm_90
.address_size 64
.shared .align 128 .b32 s[512];
.visible .entry k(.param .u64 rounds, .param .u64 places, .param .u64 sink, .param .u64 flag, .param .u32 count)
{
    .reg .pred %p<4>;
    .reg .b32 %r<16>;
    .reg .b64 %rd<10>;
    ld.param.u64 %rd1, [rounds];
    ld.param.u64 %rd2, [places];
    ld.param.u64 %rd3, [sink];
    ld.param.u64 %rd4, [flag];
    ld.param.u32 %r11, [count];
    mov.u32 %r1, %tid.x;
    mov.u32 %r2, %ctaid.x;
    shl.b32 %r3, %r1, 2;
    mul.lo.u32 %r4, %r2, %r11;
    mad.wide.u32 %rd1, %r4, 8, %rd1;
    mad.wide.u32 %rd2, %r4, 256, %rd2;
    mad.wide.u32 %rd2, %r1, 4, %rd2;
    mad.lo.u32 %r4, %r2, 64, %r1;
    mad.wide.u32 %rd3, %r4, 4, %rd3;
    mov.u32 %r5, s;
    mov.u32 %r12, 0;
    mov.u32 %r13, 0;
AGAIN:
    ld.global.u32 %r14, [%rd1];
    ld.global.u32 %r10, [%rd1+4];
    ld.global.u32 %r6, [%rd2];
    setp.lt.u32 %p1, %r6, 0x80000000;
    and.b32 %r6, %r6, 0x7fffffff;
    add.u32 %r6, %r6, %r5;
    add.u32 %r7, %r5, %r3;
    add.u32 %r7, %r7, %r10;
    mov.u32 %r8, 0;
    mov.u32 %r9, 0;
    mov.u64 %rd7, 0;
    cvt.s64.s32 %rd8, %r10;
    mad.wide.u32 %rd8, %r1, 4, %rd8;
"""
TAIL = """
ON:
    xor.b32 %r12, %r12, %r9;
    add.u64 %rd1, %rd1, 8;
    add.u64 %rd2, %rd2, 256;
    add.u32 %r13, %r13, 1;
    setp.lt.u32 %p3, %r13, %r11;
    @%p3 bra AGAIN;
    st.global.u32 [%rd3], %r12;
    ret;
}
"""


def _case(number: int, access: str) -> str:
    return f"setp.ne.u32 %p3, %r14, {number};\n@%p3 bra PAST{number};\n{access}\nbra ON;\nPAST{number}:"


TEXT = HEAD + "\n".join(_case(number, access) for number, access in enumerate(ACCESSES.values())) + TAIL

Round = tuple[str, int, Sequence[int | None]]
"""What is done, at which base, and in bytes the place of each thread; None: it does not do it."""

KEPT = range(0, 4 * THREADS, 4)
"""Places of who have a word each."""


def a_round(what: str, base: int = 0, places: Sequence[int | None] = KEPT) -> Round:
    return what, base, places


def only(threads: Sequence[int], places: Sequence[int | None] = KEPT) -> list[int | None]:
    return [place if thread in threads else None for thread, place in enumerate(places)]


def moved(places: Sequence[int | None], thread: int, place: int | None) -> list[int | None]:
    return [place if number == thread else other for number, other in enumerate(places)]


def arrays_of(ctas: Sequence[Sequence[Round]]) -> list[np.ndarray]:
    count = max(map(len, ctas))
    rounds = np.full((len(ctas), count, 2), NOTHING, np.uint32)
    places = np.full((len(ctas), count, THREADS), ABSENT, np.uint32)
    for cta, script in enumerate(ctas):
        for number, (what, base, own) in enumerate(script):
            rounds[cta, number] = NUMBERS[what], base % (1 << 32)
            places[cta, number] = [ABSENT if place is None else place for place in own]
    return [rounds, places, np.zeros(len(ctas) * THREADS, np.uint32), np.zeros(1, np.uint32), np.uint32(count)]


def findings(
    ctas: Sequence[Sequence[Round]], engine: str, text: str = TEXT, threads: int = THREADS, **options
) -> list[str]:
    """What CTAs that do this are told."""
    options = {"on_finding": "collect", "engine": engine} | options
    result = ptxvm.load(text).kernels["k"].launch(len(ctas), threads, *arrays_of(ctas), **options)
    return [str(finding) for finding in result.findings]
