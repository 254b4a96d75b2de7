"""Compiled code vouches for what ordinary kernels do besides: barriers that count, and parts of words."""

from __future__ import annotations

import numpy as np
import pytest
from tests.sanitizer.programs import Case, case
from tests.sanitizer.test_screening import agree

import ptxvm

pytestmark = pytest.mark.usefixtures("small_launches_are_screened")

COUNTED = """
    st.shared.u32 [%r5], %r1;
    setp.gt.u32 %p5, %r1, 7;
    -@%p2 bar.sync 0; !
    -@!%p2 bar.red.popc.u32 %r20, 0, %p5; !
    +bar.red.popc.u32 %r20, 0, %p5;
    bar.red.or.pred %p6, 0, %p5;
    @%p6 add.u32 %r20, %r20, 1;
    ld.shared.u32 %r21, [%r7];
    add.u32 %r20, %r20, %r21;
    st.global.u32 [%rd3], %r20;"""

CASES = [
    case("barriers that count", "barrier", COUNTED),
]


@pytest.mark.parametrize("checks", ["race", "full"])
@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_what_is_right_needs_no_interpreter(case: Case, checks, screened):
    data, flag = np.zeros(4096, np.uint32), np.zeros(64, np.uint32)
    ptxvm.load(case.right).kernels["k"].launch(case.grid, case.block, data, flag, checks=checks, workers=1)
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
