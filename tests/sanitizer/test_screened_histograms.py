"""Compiled code vouches for warps that clear words of shared memory and then count in them: only they know of that."""

from __future__ import annotations

import numpy as np
import pytest
from tests.sanitizer.programs import Case, case
from tests.sanitizer.test_screening import agree

import ptxvm

pytestmark = pytest.mark.usefixtures("small_launches_are_screened")

# %r20: the same lane's word, counted from the other end of the warp; %r21: the warp's first.
WORDS = """
    xor.b32 %r20, %r3, 124;
    add.u32 %r20, %r4, %r20;
    and.b32 %r21, %r3, 128;
    add.u32 %r21, %r4, %r21;
    """

COUNTED = """
    st.shared.u32 [%r5], 0; !
    +bar.warp.sync -1;
    atom.shared.add.u32 %r22, [%r20], 1; !
    atom.shared.add.u32 %r22, [%r21], 1;
    red.shared.max.u32 [%r8], %r1;"""

OF_OTHERS = """
    st.shared.u32 [%r5], 0; !
    bar.warp.sync -1;
    atom.shared.add.u32 %r22, [%r20], 1;
    -@!%p2 atom.shared.add.u32 %r22, [%r7], 1; !"""

TWICE = """
    st.shared.u32 [%r5], 0; !
    bar.warp.sync -1;
    atom.shared.add.u32 %r22, [%r20], 1;
    bar.warp.sync -1;
    atom.shared.add.u32 %r22, [%r21], 1;
    -@!%p2 red.shared.add.u32 [s], 1; !"""

CASES = [
    case("cleared by the warp", "race", WORDS + COUNTED),
    case("counted by another warp", "race", WORDS + OF_OTHERS),
    case("counted again", "race", WORDS + TWICE),
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_a_warp_counts_in_what_it_has_cleared(case: Case, screened):
    data, flag = np.zeros(4096, np.uint32), np.zeros(64, np.uint32)
    ptxvm.load(case.right).kernels["k"].launch(case.grid, case.block, data, flag, checks="race")
    assert screened == [True]
    agree(case, case.right, "race")
    agree(case, case.wrong, "race")
    assert screened == [True, True, False]
