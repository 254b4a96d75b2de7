"""Compiled code vouches for mbarriers at which warps arrive and wait as a whole."""

from __future__ import annotations

import pytest
from tests.sanitizer.programs import Case, agree_on_races, case, launch
from tests.sanitizer.random_barriers import WARPS
from tests.sanitizer.random_mbarriers import program
from tests.sanitizer.test_screening import agree

pytestmark = pytest.mark.usefixtures("small_launches_are_screened")
FEW_SEEDS, MANY_SEEDS = range(10), range(10, 400)

# `m` is full, `n` empty: warp 0 fills, warps 1 and 2 read.
RING = """
    @%p1 mbarrier.init.shared.b64 [m], 32;
    @%p1 mbarrier.init.shared.b64 [n], 64;
    bar.sync 0;
    mov.u32 %r20, 0;
    mov.u32 %r22, 0;
    and.b32 %r23, %r3, 124;
    add.u32 %r23, %r23, %r4;
    L: and.b32 %r24, %r20, 1;
    xor.b32 %r25, %r24, 1;
    @!%p2 bra C;
    +WAIT n, %r25
    st.shared.u32 [%r5], %r20; !
    mbarrier.arrive.shared.b64 _, [m];
    bra NEXT;
    C:
    WAIT m, %r24
    ld.shared.u32 %r21, [%r23]; !
    add.u32 %r22, %r22, %r21;
    mbarrier.arrive.shared.b64 _, [n];
    NEXT:
    add.u32 %r20, %r20, 1;
    setp.lt.u32 %p5, %r20, 40;
    @%p5 bra L;
    st.global.u32 [%rd3], %r22;"""

SPLIT = """
    @%p1 mbarrier.init.shared.b64 [m], 64;
    bar.sync 0;
    st.shared.u32 [%r5], %r1; !
    -mbarrier.arrive.relaxed.cta.shared.b64 %rd10, [m];
    +mbarrier.arrive.shared.b64 %rd10, [m];
    L: mbarrier.try_wait.shared.b64 %p5, [m], %rd10;
    @!%p5 bra L;
    ld.shared.u32 %r20, [%r7]; !
    st.global.u32 [%rd3], %r20;"""

ONE_LANE = """
    @%p1 mbarrier.init.shared.b64 [m], 1;
    bar.sync 0;
    @!%p2 bra OTHER;
    st.shared.u32 [%r5], %r1; !
    +bar.warp.sync 0xffffffff;
    @%p1 mbarrier.arrive.shared.b64 _, [m];
    bra END;
    OTHER:
    WAIT m, 0
    ld.shared.u32 %r20, [%r7]; !
    st.global.u32 [%rd3], %r20;
    END:"""

EXITED = """
    @%p1 mbarrier.init.shared.b64 [m], 16;
    bar.sync 0;
    @!%p2 bra OTHER;
    st.shared.u32 [%r5], %r1; !
    +bar.warp.sync 0xffffffff;
    setp.ge.u32 %p5, %r1, 16;
    @%p5 exit;
    mbarrier.arrive.shared.b64 _, [m];
    bra END;
    OTHER:
    WAIT m, 0
    ld.shared.u32 %r20, [%r7]; !
    st.global.u32 [%rd3], %r20;
    END:"""

# Who waits for a phase learns nothing of those who arrived in the one before.
EARLIER_PHASE = """
    @%p1 mbarrier.init.shared.b64 [m], 32;
    @%p1 mbarrier.init.shared.b64 [n], 32;
    bar.sync 0;
    setp.ge.u32 %p4, %r1, 64;
    @%p4 bra THIRD;
    @!%p2 bra SECOND;
    st.shared.u32 [%r5], %r1; !
    mbarrier.arrive.shared.b64 _, [m];
    bra END;
    SECOND:
    -WAIT.relaxed.cta m, 0
    +WAIT m, 0
    mbarrier.arrive.relaxed.cta.shared.b64 _, [n];
    mbarrier.arrive.shared.b64 _, [m];
    bra END;
    THIRD:
    WAIT n, 0
    WAIT m, 1
    sub.u32 %r23, %r5, 256;
    ld.shared.u32 %r20, [%r23]; !
    st.global.u32 [%rd3], %r20;
    END:"""

TWO_PHASES = """
    @%p1 mbarrier.init.shared.b64 [m], 16;
    bar.sync 0;
    @!%p2 bra OTHER;
    st.shared.u32 [%r5], %r1; !
    mbarrier.arrive.shared.b64 _, [m];
    +bar.arrive 1, 64;
    bra END;
    OTHER:
    +bar.sync 1, 64;
    -mov.u32 %r30, 0;
    -LOOP: add.u32 %r30, %r30, 1;
    -setp.lt.u32 %p6, %r30, 100;
    -@%p6 bra LOOP;
    setp.lt.u32 %p5, %r1, 48;
    @%p5 mbarrier.arrive.shared.b64 _, [m];
    WAIT m, 0
    ld.shared.u32 %r20, [%r7]; !
    st.global.u32 [%rd3], %r20;
    END:"""

UNORDERED_INIT = """
    @%p1 mbarrier.init.shared.b64 [m], 64; !
    +bar.sync 0;
    mbarrier.arrive.shared.b64 _, [m]; !"""

CASES = [
    case("ring of mbarriers", "race", RING, block=96),
    case("split arrival and wait", "race", SPLIT),
    case("one lane arrives", "race", ONE_LANE),
    case("lanes have exited", "race", EXITED),
    case("a phase and the one before", "race", EARLIER_PHASE, block=96),
]


@pytest.mark.parametrize("checks", ["race", "full"])
@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_what_is_right_needs_no_interpreter(case: Case, checks, screened):
    launch(case.right, case, engine="jit", checks=checks)
    assert screened == [True]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_what_is_wrong_is_told_as_by_the_interpreter(case: Case, screened):
    agree(case, case.wrong, "race")
    assert screened == [False]


@pytest.mark.parametrize("text", [TWO_PHASES, UNORDERED_INIT], ids=["two phases at once", "initialised too late"])
def test_phases_and_initialisation_are_told_as_by_the_interpreter(text):
    both = case("mbarrier", "race", text)
    agree(both, both.right, "race")
    agree(both, both.wrong, "race")


@pytest.mark.parametrize("seed", FEW_SEEDS)
def test_random_mbarriers_are_told_as_by_the_interpreter(seed: int):
    agree_on_races(program(seed), 32 * WARPS)


@pytest.mark.slow
@pytest.mark.parametrize("seed", MANY_SEEDS)
def test_many_random_mbarriers_are_told_as_by_the_interpreter(seed: int):
    agree_on_races(program(seed), 32 * WARPS)
