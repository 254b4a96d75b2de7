"""Compiled code vouches for single lanes that wait and arrive at mbarriers without the others of their warp."""

from __future__ import annotations

import numpy as np
import pytest
from tests.sanitizer.programs import Case, case, launch
from tests.sanitizer.random_rings import THREADS, program
from tests.sanitizer.test_screening import agree, agree_on

pytestmark = pytest.mark.usefixtures("small_launches_are_screened")
FEW_SEEDS, MANY_SEEDS = range(3), range(3, 500)

# %p4: lane 5 of warp 0, %p6: lane 6; %p7: warp 1, %p8: warp 2.
LANES = """
    setp.eq.u32 %p4, %r1, 5;
    setp.eq.u32 %p6, %r1, 6;
    shr.u32 %r9, %r1, 5;
    setp.eq.u32 %p7, %r9, 1;
    setp.eq.u32 %p8, %r9, 2;
    mov.u32 %r20, 0;"""
INIT = f"""{LANES}
    @%p1 mbarrier.init.shared.b64 [m], {{m}};
    @%p1 mbarrier.init.shared.b64 [n], {{n}};
    bar.sync 0;"""
STORED = """
    @!%p7 bra STORED;
    st.shared.u32 [%r5], %r1; !
    mbarrier.arrive.shared.b64 _, [m];
    STORED:"""
READ = "ld.shared.u32 %r20, [%r7]; !"
END = "\nbar.sync 0;\nst.global.u32 [%rd3+8192], %r20;"
COPY = "cp.async.bulk.shared::cta.global.mbarrier::complete_tx::bytes [s], [%rd2], 256, [m];"
EXPECT = "mbarrier.arrive.expect_tx.shared.b64 _, [m], 256;"
MEET = "bar.warp.sync 0xffffffff;"

# `m` is full, `n` empty: one lane fills, the other warps read.
RING = f"""{INIT.format(m=1, n=2)}
    and.b32 %r23, %r3, 124;
    add.u32 %r23, %r23, %r4;
    mov.u32 %r21, 0;
    TURN: and.b32 %r24, %r21, 1;
    xor.b32 %r25, %r24, 1;
    @!%p4 bra FILLED;
    +WAIT n, %r25
    {EXPECT}
    {COPY} !
    FILLED:
    @%p2 bra NEXT;
    WAIT m, %r24
    ld.shared.u32 %r22, [%r23]; !
    add.u32 %r20, %r20, %r22;
    {MEET}
    and.b32 %r26, %r1, 31;
    setp.eq.u32 %p9, %r26, 0;
    @%p9 mbarrier.arrive.shared.b64 _, [n];
    NEXT:
    add.u32 %r21, %r21, 1;
    setp.lt.u32 %p5, %r21, 40;
    @%p5 bra TURN;{END}"""

# Warp 1 changes what one lane of warp 0 stores and loads again.
IN_PLACE = f"""{INIT.format(m=1, n=1)}
    @!%p7 bra OTHERS;
    -fence.proxy.async;
    st.shared.u32 [%r5+-128], %r1; !
    +fence.proxy.async;
    {MEET}
    setp.eq.u32 %p9, %r1, 32;
    @%p9 mbarrier.arrive.shared.b64 _, [n];
    OTHERS:
    @!%p4 bra FILLED;
    WAIT n, 0
    {{first}}
    {EXPECT}
    {{copy}}
    FILLED:
    WAIT m, 0
    ld.shared.u32 %r20, [%r5];{END}"""
STORE = """cp.async.bulk.global.shared::cta.bulk_group [%rd1], [s], 128; !
    cp.async.bulk.commit_group;
    cp.async.bulk.wait_group.read 0;"""

CASES = [
    case("a ring", "async", RING, block=96),
    case("another lane", "race", f"""{INIT.format(m=32, n=1)}{STORED}
        @%p4 WAIT m, 0
        +@%p4 {READ}
        -@%p6 {READ}{END}"""),
    case("all lanes", "race", f"""{INIT.format(m=32, n=1)}{STORED}
        @%p4 WAIT m, 0
        +{MEET}
        @%p2 {READ}{END}"""),
    case("the lane before", "race", f"""{INIT.format(m=32, n=32)}{STORED}
        @%p8 mbarrier.arrive.shared.b64 _, [n];
        @%p4 WAIT m, 0
        @%p6 WAIT n, 0
        +@%p6 WAIT m, 0
        @%p6 {READ}{END}""", block=96),
    case("handed on", "race", f"""{INIT.format(m=32, n=1)}{STORED}
        @%p4 WAIT m, 0
        +@%p4 mbarrier.arrive.shared.b64 _, [n];
        -@%p6 mbarrier.arrive.shared.b64 _, [n];
        @!%p8 bra ON;
        WAIT n, 0
        ld.shared.u32 %r20, [%r5+-128]; !
        ON:{END}""", block=96),
    case("its own store", "race", f"""{INIT.format(m=1, n=1)}
        +@%p4 st.shared.u32 [%r4], 7; !
        -@%p6 st.shared.u32 [%r4], 7; !
        @%p4 mbarrier.arrive.shared.b64 _, [m];
        @!%p7 bra ON;
        WAIT m, 0
        ld.shared.u32 %r20, [%r4]; !
        ON:{END}"""),
    case("its store after it has arrived", "race", f"""{INIT.format(m=1, n=1)}
        @!%p4 bra ARRIVED;
        +st.shared.u32 [%r4], 7;
        mbarrier.arrive.shared.b64 _, [m];
        -st.shared.u32 [%r4], 7; !
        ARRIVED:
        @!%p7 bra ON;
        WAIT m, 0
        ld.shared.u32 %r20, [%r4]; !
        ON:{END}"""),
    case("lanes that meet often", "race", f"""{INIT.format(m=32, n=1)}
        {MEET * 20}
        @%p4 st.shared.u32 [%r4], 7; !
        +{MEET}
        @%p6 ld.shared.u32 %r20, [%r4]; !
        {STORED.replace("[%r5], %r1; !", "[%r5+256], %r1;")}{END}"""),
    case("a wait of lanes that meet often", "race", f"""{INIT.format(m=32, n=1)}{STORED}
        {MEET * 20}
        @%p4 WAIT m, 0
        +{MEET}
        @%p2 {READ}{END}"""),
    case("changed in place, then loaded", "proxy", IN_PLACE.format(first="", copy=f"{COPY} !")),
    case("a fence of another warp", "proxy", f"""{INIT.format(m=1, n=1)}
        @%p2 bra ON;
        @%p8 bra OTHER;
        st.shared.u32 [%r5+-128], %r1; !
        +fence.proxy.async;
        bar.sync 1, 64;
        setp.eq.u32 %p9, %r1, 32;
        @%p9 mbarrier.arrive.shared.b64 _, [n];
        bra ON;
        OTHER:
        -fence.proxy.async;
        bar.sync 1, 64;
        ON:
        @!%p4 bra FILLED;
        WAIT n, 0
        {EXPECT}
        {COPY} !
        FILLED:
        WAIT m, 0
        ld.shared.u32 %r20, [%r4];{END}""", block=96),
    case("changed in place, then stored", "proxy", IN_PLACE.format(first=STORE, copy=COPY)),
]  # fmt: skip

SOME = ("the lane before", "its store after it has arrived", "changed in place, then loaded")
QUICK = [pytest.param(case, marks=pytest.mark.slow if case.name in SOME else ()) for case in CASES]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_what_is_right_needs_no_interpreter(case: Case, screened):
    launch(case.right, case, engine="jit", checks="full")
    assert screened == [True]


@pytest.mark.parametrize("case", QUICK, ids=lambda case: case.name)
def test_what_is_wrong_is_told_as_by_the_interpreter(case: Case, screened):
    agree(case, case.wrong, "race")
    assert screened == [False]


def _agree_about(seed: int, checks: str) -> None:
    arrays = [np.zeros(4096, np.uint32), np.arange(64, dtype=np.uint32)]
    agree_on(program(seed), arrays, block=THREADS, checks=checks)


@pytest.mark.parametrize("seed", FEW_SEEDS)
def test_random_rings_are_told_as_by_the_interpreter(seed):
    _agree_about(seed, "race")


@pytest.mark.slow
@pytest.mark.parametrize("seed", MANY_SEEDS)
def test_many_random_rings_are_told_as_by_the_interpreter(seed):
    _agree_about(seed, "full" if seed % 4 == 0 else "race")
