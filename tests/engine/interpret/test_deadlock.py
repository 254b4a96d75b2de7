"""The interpreter: what cannot go on is found without starting all of a large grid."""

import numpy as np
import pytest
from tests.engine.programs import line_of

import ptxvm

TEXT = """.version 8.0
.target sm_90
.address_size 64
.visible .entry k(.param .u64 flag)
{
    .reg .pred %p<4>;
    .reg .b32 %r<8>;
    .reg .b64 %rd1;
    .shared .align 8 .b64 bar;
    ld.param.u64 %rd1, [flag];
    mbarrier.init.shared::cta.b64 [bar], 2;
    BODY
}
"""
WAIT = """
again:
    mbarrier.try_wait.parity.shared::cta.b64 %p1, [bar], 0;
    @!%p1 bra again;
"""
WAIT_LOOKING_AT_OWN = """
    .shared .align 4 .u32 note;
    .local .align 4 .u32 looks;
    .reg .b64 %own, %rounds;
    mov.b64 %own, note;
    cvta.shared.u64 %own, %own;
    mov.b64 %rounds, looks;
    cvta.local.u64 %rounds, %rounds;
again:
    ld.u32 %r2, [%own];
    ld.u32 %r3, [%rounds];
    add.u32 %r3, %r3, 1;
    st.u32 [%rounds], %r3;
    mbarrier.try_wait.parity.shared::cta.b64 %p1, [bar], 0;
    @!%p1 bra again;
"""
WAIT_OR_FLAG = """
    mov.u32 %r1, %ctaid.x;
    mov.u32 %r2, %nctaid.x;
    sub.u32 %r2, %r2, 1;
    setp.eq.u32 %p3, %r1, %r2;
    @%p3 bra signal;
again:
    mbarrier.try_wait.parity.shared::cta.b64 %p1, [bar], 0;
    LOOK %r3, [%rd1];
    setp.eq.u32 %p2, %r3, 0;
    @%p2 bra again;
    red.global.add.u32 [%rd1+4], 1;
    ret;
signal:
    st.release.gpu.global.u32 [%rd1], 1;
"""


@pytest.mark.parametrize("wait", [WAIT, WAIT_LOOKING_AT_OWN])
def test_a_deadlock_in_a_large_grid_does_not_start_all_of_it(wait):
    started = np.zeros(2, np.uint32)
    text = TEXT.replace("BODY", "atom.global.add.u32 %r1, [%rd1], 1;" + wait)
    with pytest.raises(ptxvm.KernelFault) as caught:
        ptxvm.run(text, grid=100_000, block=1, args=[started], engine="interpret")
    assert caught.value.kind == "deadlock" and caught.value.line == line_of(text, "try_wait")
    assert "phase of parity 0, 2 of 2 arrivals pending" in caught.value.message
    assert started[0] < 100


@pytest.mark.parametrize("look", ["ld.acquire.gpu.global.u32", "ld.global.u32", "ld.u32"])
def test_ctas_that_wait_for_their_own_or_a_later_one_let_it_start(look):
    found = np.zeros(2, np.uint32)
    text = TEXT.replace("BODY", WAIT_OR_FLAG.replace("LOOK", look))
    ptxvm.run(text, grid=50, block=1, args=[found], engine="interpret")
    assert found.tolist() == [1, 49]
