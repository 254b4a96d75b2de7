"""Compiled code vouches for warps that store parts of one word in global memory."""

from __future__ import annotations

import numpy as np
import pytest
from tests.sanitizer.programs import Case, case
from tests.sanitizer.test_screening import agree

import ptxvm

pytestmark = pytest.mark.usefixtures("small_launches_are_screened")

# A half for each warp: %rd5 is its place, %p5 its first lane.
OF_WARPS = """
    shr.u32 %r20, %r1, 5;
    mad.lo.u32 %r20, %r2, 2, %r20;
    mad.wide.u32 %rd5, %r20, 2, %rd1;
    and.b32 %r21, %r1, 31;
    setp.eq.u32 %p5, %r21, 0;
    cvt.u16.u32 %h1, %r1;
    """

# Rows of 37 halves, one after the other: two of them share a word.
ROWS = """
    shr.u32 %r20, %r1, 5;
    mad.lo.u32 %r20, %r2, 2, %r20;
    and.b32 %r21, %r1, 31;
    mad.lo.u32 %r20, %r20, 37, %r21;
    mad.wide.u32 %rd5, %r20, 2, %rd1;
    setp.lt.u32 %p5, %r21, 5;
    st.global.u16 [%rd5], %r1;
    -add.u64 %rd5, %rd5, 2; !
    @%p5 st.global.u16 [%rd5+64], %r1; !"""

# Lanes have bytes of words that other warps have bytes of, and go on to read their own.
BYTES = """
    and.b32 %r20, %r1, 31;
    shr.u32 %r21, %r1, 5;
    mad.lo.u32 %r20, %r20, 4, %r21;
    cvt.u64.u32 %rd5, %r20;
    add.u64 %rd5, %rd1, %rd5;
    st.global.u8 [%rd5], %r1; !
    ld.global.u8 %r22, [%rd5];
    -ld.global.u8 %r22, [%rd5+2]; !
    +ld.global.u8 %r22, [%rd5+128];
    xor.b32 %r22, %r22, %r1;
    bar.sync 0;
    st.global.u8 [%rd5], %r22;"""

HALVES = """
    -@%p1 st.global.u16 [%rd5+2], %h1; !
    @%p5 st.global.u16 [%rd5], %h1; !"""

READ_FIRST = """
    -@%p1 ld.global.u16 %h2, [%rd5+2]; !
    @%p5 ld.global.u16 %h2, [%rd5];
    @%p5 st.global.u16 [%rd5], %h1; !"""

WORDS_READ = """
    @%p5 st.global.u16 [%rd5], %h1; !
    +bar.sync 0;
    ld.global.u32 %r22, [%rd1]; !
    @%p5 st.global.u32 [%rd3+2048], %r22;"""

# A word, then half of it.
WORD_BEFORE = """
    @%p1 st.global.u32 [%rd1+8], %r1; !
    @!%p2 st.global.u32 [%rd3+256], %r1;
    +@%p5 st.global.u16 [%rd5], %h1;
    -@%p5 st.global.u16 [%rd5+8], %h1; !"""

# A lane that is known by the pattern of its warp, and then by itself.
ONE_LANE = """
    cvt.u64.u32 %rd6, %r3;
    add.u64 %rd5, %rd1, %rd6;
    st.global.u8 [%rd5+1], %r1; !
    ld.global.u32 %r22, [%rd3+2048];
    setp.eq.u32 %p6, %r1, 20;
    +cvt.u64.u32 %rd7, %r22;
    -add.u32 %r22, %r22, 4;
    -cvt.u64.u32 %rd7, %r22;
    add.u64 %rd5, %rd5, %rd7;
    @%p6 st.global.u8 [%rd5+1], %r2; !"""

CASES = [
    case("a word before", "race", OF_WARPS + WORD_BEFORE),
    case("one lane", "race", ONE_LANE),
    case("a half for each warp", "race", OF_WARPS + HALVES),
    case("halves that are read first", "race", OF_WARPS + READ_FIRST, grid=40),
    case("words of two halves", "race", OF_WARPS + WORDS_READ),
    case("rows of halves", "race", ROWS, grid=20),
    case("bytes of words", "race", BYTES, block=128),
]


@pytest.mark.parametrize("workers", [1, 2])
@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_what_is_right_needs_no_interpreter(case: Case, workers, screened):
    data, flag = np.zeros(4096, np.uint32), np.zeros(64, np.uint32)
    kernel = ptxvm.load(case.right).kernels["k"]
    kernel.launch(case.grid, case.block, data, flag, checks="race", workers=workers)
    assert screened == [True]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_what_is_wrong_is_told_as_by_the_interpreter(case: Case, screened):
    agree(case, case.right, "race")
    agree(case, case.wrong, "race")
    assert screened == [True, False]
