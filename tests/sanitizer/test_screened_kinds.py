"""Compiled code vouches for barriers that count, for arrays of a thread, and for parts of words."""

from __future__ import annotations

import pytest
from tests.sanitizer.programs import HEAD, Case, case, launch
from tests.sanitizer.test_screening import agree

pytestmark = pytest.mark.usefixtures("small_launches_are_screened")

COUNTED = """
    st.shared.u32 [%r5], %r1;
    mov.u32 %r20, 0;
    setp.gt.u32 %p5, %r1, 7;
    -@%p2 bar.sync 0; !
    -@!%p2 bar.red.popc.u32 %r20, 0, %p5; !
    +bar.red.popc.u32 %r20, 0, %p5;
    bar.red.or.pred %p6, 0, %p5;
    @%p6 add.u32 %r20, %r20, 1;
    ld.shared.u32 %r21, [%r7];
    add.u32 %r20, %r20, %r21;
    st.global.u32 [%rd3], %r20;"""

WITH_ARRAY = HEAD.replace(".reg .pred", ".local .align 8 .b32 own[8];\n    .reg .pred", 1)

SAME_PLACE = """
    st.local.v2.u32 [own], {%r1, %r2};
    +st.local.u32 [own+12], %r1;
    ld.local.u32 %r20, [own+4];
    ld.local.u32 %r21, [own+12];
    add.u32 %r20, %r20, %r21;
    st.global.u32 [%rd3], %r20; !"""

OWN_PLACES = """
    mov.u32 %r20, own;
    and.b32 %r21, %r3, 12;
    add.u32 %r21, %r21, %r20;
    st.local.u32 [%r21+4], %r1;
    +@%p1 st.local.u32 [%r21+16], %r1;
    setp.eq.u32 %p5, %r1, 0;
    mov.u32 %r22, 1;
    -@%p5 ld.local.u32 %r22, [%r21+16];
    +ld.local.u32 %r22, [%r21+4];
    +@%p5 ld.local.u32 %r22, [%r21+16];
    st.global.u32 [%rd3], %r22; !"""

SOME_LANES = """
    +st.local.u32 [own], %r2;
    @%p2 st.local.u32 [own], %r1;
    setp.ne.u32 %p5, %r1, 40;
    -@%p5 st.local.u32 [own], %r1;
    ld.local.u32 %r20, [own];
    st.global.u32 [%rd3], %r20; !"""

BYTES = """
    add.u32 %r20, %r4, %r1;
    -@%p2 st.shared.u8 [%r20], %r1;
    +st.shared.u8 [%r20], %r1;
    mov.u32 %r21, 63;
    sub.u32 %r21, %r21, %r1;
    add.u32 %r21, %r21, %r4;
    bar.sync 0;
    ld.shared.u8 %r22, [%r21];
    st.global.u32 [%rd3], %r22; !"""

ROWS = """
    mul.lo.u32 %r20, %r1, 3;
    add.u32 %r20, %r20, %r4;
    st.shared.u8 [%r20], %r1;
    +st.shared.u8 [%r20+1], %r1;
    st.shared.u8 [%r20+2], %r1;
    bar.sync 0;
    ld.shared.u8 %r22, [%r20+1];
    st.global.u32 [%rd3], %r22; !"""

HALVES = """
    st.shared.u16 [%r5], %r1;
    +st.shared.u16 [%r5+2], %r1;
    bar.sync 0;
    ld.shared.u32 %r22, [%r7];
    st.global.u32 [%rd3], %r22; !"""

FLAG = """
    ld.global.u32 %r20, [%rd2];
    setp.eq.u32 %p5, %r20, 0;
    +@%p1 st.shared.u8 [%r4+5], 1;
    -@%p1 st.shared.u8 [%r4+6], 1;
    bar.sync 0;
    ld.shared.u8 %r22, [%r4+5];
    st.global.u32 [%rd3], %r22; !"""

CASES = [
    case("bytes", "uninitialised", BYTES),
    case("halves of words", "uninitialised", HALVES),
    case("a flag of a byte", "uninitialised", FLAG),
    case("barriers that count", "barrier", COUNTED),
    case("one place of an array of each thread", "uninitialised", SAME_PLACE, head=WITH_ARRAY),
    case("places of its own in each", "uninitialised", OWN_PLACES, head=WITH_ARRAY),
    case("all lanes but one", "uninitialised", SOME_LANES, head=WITH_ARRAY),
]


def test_bytes_of_words_that_threads_share(screened):
    """Of their order, words are all that is known; of what was written, bytes."""
    rows = case("rows of three", "uninitialised", ROWS)
    agree(rows, rows.right, "init")
    agree(rows, rows.wrong, "init")
    assert screened == [True, False]


COPIED = """
    st.shared.u8 [%r5], 1;
    add.u64 %rd20, %rd2, 0;
    cp.async.ca.shared.global [%r5], [%rd20], 4;
    cp.async.commit_group;
    +cp.async.wait_group 0;
    ld.shared.u8 %r20, [%r5]; !
    cp.async.wait_group 0;
    st.global.u32 [%rd3], %r20;"""


def test_bytes_that_a_copy_writes_were_not_written_until_it_has_landed(screened):
    copied = case("copied", "async", COPIED)
    agree(copied, copied.right, "full")
    agree(copied, copied.wrong, "full")
    assert screened == [True, False]


BESIDE = """
    cp.async.ca.shared.global [%r5], [%rd2], 4; !
    cp.async.commit_group;
    add.u32 %r20, %r4, %r1;
    st.shared.u8 [%r20+512], 1;
    -st.shared.u8 [%r5+1], 1; !
    cp.async.wait_group 0;
    ld.shared.u8 %r20, [%r20+512];
    ld.shared.u8 %r21, [%r5+1];
    st.global.u32 [%rd3], %r20;"""


@pytest.mark.parametrize("checks", ["init", "full"])
def test_bytes_are_stored_while_copies_are_under_way_elsewhere(checks, screened):
    beside = case("beside", "async", BESIDE)
    agree(beside, beside.right, checks)
    agree(beside, beside.wrong, checks)
    assert screened == [True, False]


GENERIC = """
    cvta.local.u64 %rd20, own;
    STORED
    ld.u32 %r20, [%rd20];
    st.global.u32 [%rd3], %r20;"""


@pytest.mark.parametrize("stored", ["", "st.local.u32 [own], %r1;", "st.u32 [%rd20], %r1;"])
def test_generic_addresses_of_local_memory_are_left_to_the_interpreter(stored, screened):
    text = GENERIC.replace("cvta.local.u64 %rd20, own;", "mov.u64 %rd20, own;\ncvta.local.u64 %rd20, %rd20;")
    each = case("generic", "", text.replace("STORED", stored), head=WITH_ARRAY)
    agree(each, each.right, "init")
    assert screened == [False]


CALLED = """
.func (.reg .b32 %result) again(.reg .b32 %first)
{
    .local .align 4 .b32 kept;
    .reg .pred %q;
    setp.eq.u32 %q, %first, 1;
    @%q st.local.u32 [kept], 7;
    ld.local.u32 %result, [kept];
    ret;
}
.visible .entry"""


def test_local_memory_of_a_function_is_undefined_again_when_it_is_called_again(screened):
    text = "call (%r20), again, (1);\ncall (%r21), again, (0);\nst.global.u32 [%rd3], %r21;"
    each = case("called twice", "", text, head=HEAD.replace(".visible .entry", CALLED, 1))
    agree(each, each.right, "init")
    assert screened == [False]


@pytest.mark.parametrize("checks", ["race", "full"])
@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_what_is_right_needs_no_interpreter(case: Case, checks, screened):
    launch(case.right, case, engine="jit", checks=checks, workers=1)
    assert screened == [True]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_what_is_wrong_is_told_as_by_the_interpreter(case: Case, screened):
    agree(case, case.right, "full")
    agree(case, case.wrong, "full")
    assert screened == [True, False]


def test_warps_that_count_and_warps_that_do_not_are_told_apart(screened):
    """Neither barrier has a guard: each is in code of its own."""
    text = COUNTED.replace("-@%p2 bar.sync 0; !", "-@%p2 bra SYNC;").replace("-@!%p2 bar.red", "-bar.red")
    text = text.replace("    +bar.red", "    -bra ON;\n    -SYNC:\n    -bar.sync 0; !\n    -ON:\n    +bar.red", 1)
    both = case("counted or not", "barrier", text)
    agree(both, both.right, "full")
    agree(both, both.wrong, "full")
    assert screened == [True, False]
