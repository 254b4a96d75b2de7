"""cp.async in compiled code that is watched: in order by groups, waits and barriers; anything else the interpreter
judges."""

from __future__ import annotations

import numpy as np
import pytest
from tests.sanitizer.programs import Case, case, launch
from tests.sanitizer.test_screening import agree

import ptxvm

pytestmark = pytest.mark.usefixtures("small_launches_are_screened")

# The first words of `flag` are copied, of which nothing is stored; %r7 is the word of the other warp.
START = "add.u64 %rd20, %rd2, 0;\nand.b64 %rd21, %rd4, 127;\nadd.u64 %rd20, %rd20, %rd21;\n"
COPY = "cp.async.ca.shared.global [%r5], [%rd20], 4;"
END = "\nld.shared.u32 %r20, [%r7];\nst.global.u32 [%rd3], %r20;"

CASES = [
    case("without a wait", "async", f"{START}{COPY} !\ncp.async.commit_group;\n+cp.async.wait_all;\nbar.sync 0;{END}"),
    case("without a barrier", "async", f"{START}{COPY} !\ncp.async.wait_all;\n+bar.sync 0;{END}"),
    case(
        "the newest group",
        "async",
        f"""{START}
        {COPY}
        cp.async.commit_group;
        cp.async.ca.shared.global [%r5+256], [%rd20], 4; !
        cp.async.commit_group;
        -cp.async.wait_group 1;
        +cp.async.wait_group 0;
        bar.sync 0;
        ld.shared.u32 %r20, [%r7+256]; !
        st.global.u32 [%rd3], %r20;""",
    ),
    case(
        "an older group",
        "async",
        f"""{START}
        {COPY} !
        cp.async.commit_group;
        cp.async.ca.shared.global [%r5+256], [%rd20], 4;
        cp.async.commit_group;
        -cp.async.wait_group 2;
        +cp.async.wait_group 1;
        bar.sync 0;{END}""",
    ),
    case(
        "over words that others still read",
        "async",
        f"""{START}
        st.shared.u32 [%r5], %r1;
        bar.sync 0;
        ld.shared.u32 %r20, [%r7]; !
        +bar.sync 0;
        {COPY} !
        cp.async.wait_all;
        st.global.u32 [%rd3], %r20;""",
    ),
    case(
        "stored to while it is under way",
        "async",
        f"""{START}
        {COPY} !
        -bar.sync 0;
        -st.shared.u32 [%r5], %r1; !
        cp.async.wait_all;
        +bar.sync 0;
        +st.shared.u32 [%r5], %r1;
        ld.shared.u32 %r20, [%r5];
        st.global.u32 [%rd3], %r20;""",
    ),
    case(
        "a byte stored to while it is under way",
        "async",
        f"""{START}
        {COPY} !
        bar.sync 0;
        -st.shared.u8 [%r7], 1; !
        cp.async.wait_all;
        bar.sync 0;
        +st.shared.u8 [%r7], 1;
        ld.shared.u8 %r20, [%r7];
        st.global.u32 [%rd3], %r20;""",
    ),
    case(
        "changed while it is under way",
        "async",
        f"""{START}
        {COPY} !
        bar.sync 0;
        -atom.shared.add.u32 %r20, [%r5], 1; !
        cp.async.wait_all;
        bar.sync 0;
        +atom.shared.add.u32 %r20, [%r5], 1;
        st.global.u32 [%rd3], %r20;""",
    ),
    case(
        "two to one place",
        "async",
        f"""{START}
        {COPY} !
        +cp.async.wait_all;
        bar.sync 0;
        cp.async.ca.shared.global [%r5], [%rd20], 4; !
        cp.async.wait_all;
        bar.sync 0;{END}""",
    ),
    case(
        "stored to, and nobody waits",
        "async",
        f"""{START}
        {COPY} !
        +cp.async.wait_all;
        bar.sync 0;
        st.shared.u32 [%r5], %r1; !
        ld.shared.u32 %r20, [%r5];
        st.global.u32 [%rd3], %r20;
        cp.async.ca.shared.global [%r5+512], [%rd20], 4;""",
    ),
    case(
        "read by its own thread",
        "async",
        f"""{START}
        {COPY} !
        cp.async.commit_group;
        +cp.async.wait_group 0;
        ld.shared.u32 %r20, [%r5]; !
        st.global.u32 [%rd3], %r20;""",
    ),
    case(
        "two stages by turns",
        "async",
        f"""{START}
        mov.u32 %r21, 0;
        mov.u32 %r30, 0;
        {COPY}
        cp.async.commit_group;
        AGAIN:
        xor.b32 %r22, %r21, 256;
        add.u32 %r23, %r5, %r22;
        cp.async.ca.shared.global [%r23], [%rd20], 4; !
        cp.async.commit_group;
        cp.async.wait_group 1;
        bar.sync 0;
        add.u32 %r24, %r7, %r21;
        ld.shared.u32 %r25, [%r24]; !
        add.u32 %r30, %r30, %r25;
        +bar.sync 0;
        mov.u32 %r21, %r22;
        add.u32 %r26, %r26, 1;
        setp.lt.u32 %p5, %r26, 6;
        @%p5 bra AGAIN;
        cp.async.wait_all;
        st.global.u32 [%rd3], %r30;""".replace("mov.u32 %r30, 0;", "mov.u32 %r30, 0;\nmov.u32 %r26, 0;"),
    ),
]


@pytest.mark.parametrize("checks", ["race", "full"])
@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_what_is_right_needs_no_interpreter(case: Case, checks, screened):
    launch(case.right, case, np.arange(64, dtype=np.uint32), engine="jit", checks=checks)
    assert screened == [True]


@pytest.mark.parametrize("checks", ["race", "full"])
@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_what_is_wrong_is_told_as_by_the_interpreter(case: Case, checks, screened):
    agree(case, case.right, checks)
    agree(case, case.wrong, checks)
    assert screened == [True, False]


def test_copies_of_what_the_launch_stores_are_left_to_the_interpreter(screened):
    right = CASES[0].right.replace("add.u64 %rd20, %rd2, 0;", "add.u64 %rd20, %rd1, 1024;")
    agree(CASES[0], right, "race")
    assert screened == [False]


def test_copies_that_do_not_complete_late_are_left_to_the_interpreter(screened):
    data, flag = np.zeros(4096, np.uint32), np.zeros(64, np.uint32)
    ptxvm.load(CASES[0].right).kernels["k"].launch(1, 64, data, flag, checks="race", async_completion="early")
    assert screened == [False]
