"""Compiled code vouches for cp.async for whose end warps arrive at mbarriers, as cuda::pipeline has it."""

from __future__ import annotations

import numpy as np
import pytest
from tests.sanitizer.programs import Case, agree_on_races, case, launch
from tests.sanitizer.random_barriers import WARPS
from tests.sanitizer.random_mbarriers import program
from tests.sanitizer.test_screening import agree

pytestmark = pytest.mark.usefixtures("small_launches_are_screened")
FEW_SEEDS, MANY_SEEDS = range(3), range(3, 400)

# The first words of `flag` are copied, of which nothing is stored; %r7 is the word of the other warp.
SOURCE = "add.u64 %rd20, %rd2, 0;\nand.b64 %rd21, %rd4, 127;\nadd.u64 %rd20, %rd20, %rd21;"
START = f"@%p1 mbarrier.init.shared.b64 [m], 64;\nbar.sync 0;\n{SOURCE}"
COPY = "cp.async.ca.shared.global [%r5], [%rd20], 4;"
ARRIVE = "cp.async.mbarrier.arrive.noinc.shared.b64 [m];"
OF_THREADS = "mbarrier.arrive.shared.b64 _, [m];"
END = "\nld.shared.u32 %r20, [%r7]; !\nst.global.u32 [%rd3], %r20;"

# `m` is full, `n` empty: each warp copies, and reads what the other one has copied.
RING = f"""
    @%p1 mbarrier.init.shared.b64 [m], 64;
    @%p1 mbarrier.init.shared.b64 [n], 64;
    bar.sync 0;
    {SOURCE}
    mov.u32 %r26, 0;
    mov.u32 %r27, 0;
    L: and.b32 %r24, %r26, 1;
    xor.b32 %r25, %r24, 1;
    +WAIT n, %r25
    {COPY} !
    cp.async.mbarrier.arrive.shared.b64 [m];
    mbarrier.arrive.shared.b64 _, [m];
    WAIT m, %r24
    ld.shared.u32 %r21, [%r7]; !
    add.u32 %r27, %r27, %r21;
    mbarrier.arrive.shared.b64 _, [n];
    add.u32 %r26, %r26, 1;
    setp.lt.u32 %p5, %r26, 40;
    @%p5 bra L;
    st.global.u32 [%rd3], %r27;
    bar.sync 0;
    @%p1 mbarrier.inval.shared.b64 [m];
    @%p1 mbarrier.inval.shared.b64 [n];"""

CASES = [
    case("ring", "async", RING),
    case("no wait", "async", f"{START}\n{COPY} !\n{ARRIVE}\n+WAIT m, 0{END}"),
    case("no arrival of the copies", "async", f"{START}\n{COPY} !\n-{OF_THREADS}\n+{ARRIVE}\nWAIT m, 0{END}"),
    case("copied behind the arrival", "async", f"{START}\n+{COPY}\n{ARRIVE}\n-{COPY} !\nWAIT m, 0{END}"),
    case("a relaxed wait", "async", f"""{START}
        {COPY} !
        {ARRIVE}
        -WAIT.relaxed.cta m, 0
        +WAIT m, 0
        bar.sync 0;{END}"""),
    case(
        "one warp waits",
        "async",
        f"{START}\n{COPY} !\n{ARRIVE}\n@%p2 bra ON;\nWAIT m, 0\nON:\n+bar.sync 0;{END}",
    ),
    case("what its thread has stored is not part of it", "race", f"""{START}
        st.shared.u32 [%r5+256], %r1; !
        {COPY}
        {ARRIVE}
        +bar.sync 0;
        WAIT m, 0
        ld.shared.u32 %r20, [%r7+256]; !
        st.global.u32 [%rd3], %r20;"""),
    case("stored to before it is complete", "async", f"""{START}
        {COPY} !
        {ARRIVE}
        -bar.sync 0;
        -st.shared.u32 [%r5], %r1; !
        WAIT m, 0
        +bar.sync 0;
        +st.shared.u32 [%r5], %r1;
        ld.shared.u32 %r20, [%r5];
        st.global.u32 [%rd3], %r20;"""),
    case("stored to, and nobody waits as a whole", "async", f"""{START}
        {COPY} !
        {ARRIVE}
        +WAIT m, 0
        -@%p1 WAIT m, 0
        st.shared.u32 [%r5], %r1; !"""),
    case("another copy over it", "async", f"""{START}
        {COPY} !
        {ARRIVE}
        +WAIT m, 0
        +bar.sync 0;
        {COPY} !
        cp.async.wait_all;
        bar.sync 0;
        ld.shared.u32 %r20, [%r7];
        st.global.u32 [%rd3], %r20;"""),
    case("the mbarrier is made too late", "race", f"""
        @%p1 mbarrier.init.shared.b64 [m], 64; !
        +bar.sync 0;
        {SOURCE}
        {COPY}
        bar.warp.sync 0xffffffff;
        {ARRIVE} !
        WAIT m, 0
        ld.shared.u32 %r20, [%r7];
        st.global.u32 [%rd3], %r20;"""),
]  # fmt: skip

# What compiled code does not follow: single lanes.
UNFOLLOWED = [
    f"{START}\n{COPY}\n{ARRIVE}\n@%p1 WAIT m, 0\nbar.sync 0;{END}",
    f"{START}\nsetp.lt.u32 %p5, %r1, 16;\n@%p5 {COPY}\n@%p5 {ARRIVE}\n@!%p5 {OF_THREADS}\nWAIT m, 0{END}",
    f"{START}\n{COPY}\n{ARRIVE}\ncp.async.wait_all;\nWAIT m, 0{END}",
]


@pytest.mark.parametrize("checks", ["race", "full"])
@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_what_is_right_needs_no_interpreter(case: Case, checks, screened):
    launch(case.right, case, np.arange(64, dtype=np.uint32), engine="jit", checks=checks)
    assert screened == [True]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_what_is_wrong_is_told_as_by_the_interpreter(case: Case, screened):
    agree(case, case.wrong, "race")
    assert screened == [False]


@pytest.mark.parametrize("text", UNFOLLOWED, ids=["one lane waits", "some lanes arrive", "a group is waited for, too"])
def test_single_lanes_are_left_to_the_interpreter(text, screened):
    both = case("lanes", "async", text)
    agree(both, both.right, "race")


@pytest.mark.parametrize("seed", FEW_SEEDS)
def test_random_arrivals_are_told_as_by_the_interpreter(seed: int):
    agree_on_races(program(seed, copies=True), 32 * WARPS)


@pytest.mark.slow
@pytest.mark.parametrize("seed", MANY_SEEDS)
def test_many_random_arrivals_are_told_as_by_the_interpreter(seed: int):
    agree_on_races(program(seed, copies=True), 32 * WARPS)
