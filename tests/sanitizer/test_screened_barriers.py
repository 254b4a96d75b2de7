"""Compiled code vouches for barriers at which some warps of a CTA wait, or arrive without waiting."""

from __future__ import annotations

import pytest
from tests.sanitizer.programs import Case, agree_on_races, case, launch
from tests.sanitizer.random_barriers import WARPS, program
from tests.sanitizer.test_screening import agree

pytestmark = pytest.mark.usefixtures("small_launches_are_screened")
FEW_SEEDS, MANY_SEEDS = range(10), range(10, 400)

RING = """
    mov.u32 %r20, 0;
    mov.u32 %r22, 0;
    and.b32 %r23, %r3, 124;
    add.u32 %r23, %r23, %r4;
    L: @!%p2 bra C;
    setp.eq.u32 %p6, %r20, 0;
    @%p6 bra FREE;
    +bar.sync 2, 96;
    -bar.sync 2, 64;
    FREE:
    st.shared.u32 [%r5], %r20; !
    bar.arrive 1, 96;
    bra NEXT;
    C:
    bar.sync 1, 96;
    ld.shared.u32 %r21, [%r23]; !
    add.u32 %r22, %r22, %r21;
    setp.eq.u32 %p6, %r20, 40;
    @%p6 bra NEXT;
    -setp.lt.u32 %p7, %r1, 64;
    -@!%p7 bra NEXT;
    +bar.arrive 2, 96;
    -bar.arrive 2, 64;
    NEXT:
    add.u32 %r20, %r20, 1;
    setp.lt.u32 %p5, %r20, 41;
    @%p5 bra L;
    st.global.u32 [%rd3], %r22;"""

OWN_LANES = """
    @!%p2 bra OTHER;
    st.shared.u32 [%r5], %r1; !
    bar.arrive 1, 64;
    +bar.warp.sync 0xffffffff;
    ld.shared.u32 %r20, [%r8]; !
    st.global.u32 [%rd3], %r20;
    bra END;
    OTHER: bar.sync 1, 64;
    END:"""

GLOBAL = """
    st.global.u32 [%rd3], %r1; !
    @%p2 bra OTHER;
    +bar.sync 1, 64;
    -bar.sync 1, 32;
    bra ON;
    OTHER:
    +bar.sync 1, 64;
    -bar.sync 2, 32;
    ON:
    xor.b32 %r20, %r3, 128;
    cvt.u64.u32 %rd5, %r20;
    add.u64 %rd5, %rd1, %rd5;
    ld.global.u32 %r21, [%rd5]; !
    st.global.u32 [%rd2], %r21;"""
GLOBAL = GLOBAL.replace("st.global.u32 [%rd2]", "add.u64 %rd6, %rd3, 4096;\n    st.global.u32 [%rd6]")

HIDDEN_READ = """
    @%p1 st.shared.u32 [s], 0;
    bar.sync 0;
    setp.ge.u32 %p4, %r1, 64;
    @%p4 bra THIRD;
    @!%p2 bra SECOND;
    ld.shared.u32 %r20, [s]; !
    st.global.u32 [%rd3], %r20;
    bar.sync 1, 64;
    bra END;
    SECOND:
    bar.sync 1, 64;
    setp.eq.u32 %p5, %r1, 32;
    @%p5 st.volatile.shared.u32 [s], 1;
    +bar.arrive 2, 64;
    bra END;
    THIRD:
    +bar.sync 2, 64;
    setp.eq.u32 %p5, %r1, 64;
    @%p5 st.volatile.shared.u32 [s], 2; !
    END:"""

MANY_READERS = """
    @%p2 st.shared.u32 [%r5], 0;
    bar.sync 0;
    setp.ge.u32 %p4, %r1, 480;
    @%p4 bra WRITER;
    and.b32 %r23, %r3, 124;
    add.u32 %r23, %r23, %r4;
    ld.shared.u32 %r20, [%r23]; !
    st.global.u32 [%rd3], %r20;
    -shr.u32 %r21, %r1, 5;
    -setp.eq.u32 %p5, %r21, 13;
    -@%p5 bra END;
    -bar.arrive 1, 480;
    +bar.arrive 1, 512;
    bra END;
    WRITER:
    -bar.sync 1, 480;
    +bar.sync 1, 512;
    sub.u32 %r23, %r5, 1920;
    st.shared.u32 [%r23], %r1; !
    END:"""

MANY_READS = """
    @!%p2 bra READERS;
    st.shared.u32 [%r5], %r1; !
    bar.arrive 1, 128;
    bar.sync 2, 128;
    st.shared.u32 [%r5], 7; !
    bra END;
    READERS:
    and.b32 %r23, %r3, 124;
    add.u32 %r23, %r23, %r4;
    xor.b32 %r24, %r23, 4;
    +bar.sync 1, 128;
    ld.shared.u32 %r20, [%r23];
    ld.shared.u32 %r21, [%r24]; !
    add.u32 %r20, %r20, %r21;
    -bar.sync 1, 128;
    ld.shared.u32 %r21, [%r23];
    add.u32 %r20, %r20, %r21;
    bar.warp.sync 0xffffffff;
    ld.shared.u32 %r21, [%r24];
    add.u32 %r20, %r20, %r21;
    st.global.u32 [%rd3], %r20;
    bar.arrive 2, 128;
    END:"""

ANOTHER_READS_LATE = MANY_READS.replace("+bar.sync", "bar.sync").replace("    -bar.sync 1, 128;\n", "").replace(
    "    bar.arrive 2, 128;", "    +bar.arrive 2, 128;\n    -bar.arrive 2, 128;\n    -ld.shared.u32 %r21, [%r24];\n"
    "    -st.global.u32 [%rd3], %r21;"
)  # fmt: skip

# What one warp may read, as its lanes have met, another one may not.
EARLY_READS = """
    @!%p2 bra OTHER;
    st.shared.u32 [%r5], %r1; !
    bar.warp.sync 0xffffffff;
    ld.shared.u32 %r20, [s];
    st.global.u32 [%rd3], %r20;
    bar.arrive 1, 64;
    bra END;
    OTHER:
    +bar.sync 1, 64;
    ld.shared.u32 %r20, [s]; !
    -bar.sync 1, 64;
    st.global.u32 [%rd3], %r20;
    END:"""

CASES = [
    case("reads of a warp that has met", "race", EARLY_READS),
    case("lines that many read", "race", MANY_READS, block=128),
    case("lines that are read again too late", "race", ANOTHER_READS_LATE, block=128),
    case("ring", "race", RING, block=96),
    case("lanes of the warp that arrives", "race", OWN_LANES),
    case("a count of all threads, and global memory", "race", GLOBAL),
    case("a read behind a strong write", "race", HIDDEN_READ, block=96),
    case("one of many readers", "race", MANY_READERS, block=512),
]

FOR_SOME_AND_FOR_ALL = """
    @!%p2 bra OTHER;
    -bar.sync 1, 64;
    -st.shared.u32 [%r5], %r1;
    +st.shared.u32 [%r5], %r1;
    +bar.sync 1, 64;
    bar.sync 0;
    bra END;
    OTHER: bar.sync 1;
    bar.warp.sync 0xffffffff;
    ld.shared.u32 %r20, [%r7];
    st.global.u32 [%rd3], %r20;
    bar.sync 0;
    END:"""


@pytest.mark.parametrize("checks", ["race", "full"])
@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_what_is_right_needs_no_interpreter(case: Case, checks, screened):
    launch(case.right, case, engine="jit", checks=checks)
    assert screened == [True]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_what_is_wrong_is_told_as_by_the_interpreter(case: Case, screened):
    agree(case, case.wrong, "race")
    agree(case, case.wrong, "full")
    assert screened == [False, False]


def test_barriers_for_some_and_for_all_at_once_are_left_to_the_interpreter(screened):
    both = case("for some and for all", "race", FOR_SOME_AND_FOR_ALL)
    agree(both, both.right, "race")
    agree(both, both.wrong, "race")
    assert screened == [False, False]


@pytest.mark.parametrize("seed", FEW_SEEDS)
def test_random_barriers_are_told_as_by_the_interpreter(seed: int):
    agree_on_races(program(seed), 32 * WARPS)


@pytest.mark.slow
@pytest.mark.parametrize("seed", MANY_SEEDS)
def test_many_random_barriers_are_told_as_by_the_interpreter(seed: int):
    agree_on_races(program(seed), 32 * WARPS)
