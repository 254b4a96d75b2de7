"""The interpreter: barriers, convergence, lanes and CTAs that wait for each other."""

import sys

import numpy as np
import pytest
from tests.engine.programs import STORE, kernel, outputs

import ptxvm

SHARED = ".shared .align 4 .b32 cells[1024];\n"
PLACE = """
    mov.u64 %rd2, cells;
    mul.wide.u32 %rd3, %r1, 4;
    add.u64 %rd4, %rd2, %rd3;
"""


def test_a_barrier_between_two_warps():
    body = (
        PLACE
        + """
    st.shared.u32 [%rd4], %r1;
    bar.sync 0;
    xor.b32 %r3, %r1, 63;
    mul.wide.u32 %rd5, %r3, 4;
    add.u64 %rd6, %rd2, %rd5;
    ld.shared.u32 %r2, [%rd6];
"""
    )
    found = outputs(kernel(body + STORE, declarations=SHARED), block=64, count=64)
    assert (found == np.arange(64)[::-1]).all()


def test_divergent_lanes_meet_at_a_barrier():
    body = """
    mov.u32 %r2, 0;
    setp.lt.u32 %p1, %r1, 7;
    @%p1 bra one;
    barrier.sync 0;
    mov.u32 %r2, 1;
    bra done;
one:
    barrier.sync 0;
    mov.u32 %r2, 2;
done:
"""
    assert (outputs(kernel(body + STORE)) == np.where(np.arange(32) < 7, 2, 1)).all()


def test_exited_threads_do_not_block_a_barrier():
    body = """
    mov.u32 %r2, 3;
    setp.gt.u32 %p1, %r1, 40;
    @%p1 exit;
    bar.sync 0;
"""
    found = outputs(kernel(body + STORE), block=64, count=64)
    assert (found == np.where(np.arange(64) <= 40, 3, 0)).all()


def test_producers_arrive_and_consumers_wait():
    body = (
        PLACE
        + """
    setp.lt.u32 %p1, %r1, 32;
    @%p1 bra consume;
    st.shared.u32 [%rd4], %r1;
    bar.arrive 1, 64;
    exit;
consume:
    bar.sync 1, 64;
    ld.shared.u32 %r2, [%rd4+128];
"""
    )
    found = outputs(kernel(body + STORE, declarations=SHARED), block=64, count=32)
    assert (found == np.arange(32, 64)).all()


def test_barrier_reductions():
    body = """
    setp.lt.u32 %p1, %r1, 45;
    bar.red.popc.u32 %r2, 0, %p1;
    bar.red.and.pred %p2, 0, %p1;
    bar.red.or.pred %p3, 0, !%p1;
    selp.u32 %r3, 1000, 0, %p2;
    selp.u32 %r4, 2000, 0, %p3;
    add.u32 %r2, %r2, %r3;
    add.u32 %r2, %r2, %r4;
"""
    assert (outputs(kernel(body + STORE), block=96, count=96) == 2045).all()


def test_shuffle_waits_for_diverged_lanes():
    body = """
    mov.u32 %r2, 0;
    mov.u32 %r3, %r1;
    setp.lt.u32 %p1, %r1, 16;
    @%p1 bra join;
    add.u32 %r3, %r3, 100;
join:
    shfl.sync.bfly.b32 %r2, %r3, 16, 31, -1;
"""
    tid = np.arange(32)
    assert (outputs(kernel(body + STORE)) == np.where(tid < 16, tid + 116, tid - 16)).all()


def test_warp_synchronisation_at_two_places():
    body = """
    mov.u32 %r2, 1;
    setp.lt.u32 %p1, %r1, 16;
    @%p1 bra here;
    bar.warp.sync -1;
    mov.u32 %r2, 2;
    bra done;
here:
    bar.warp.sync -1;
done:
"""
    assert (outputs(kernel(body + STORE)) == np.where(np.arange(32) < 16, 1, 2)).all()


SPIN_LOCK = """
again:
    atom.global.cas.b32 %r3, [%rd1], 0, 1;
    setp.ne.u32 %p1, %r3, 0;
    @%p1 bra again;
    ld.volatile.global.u32 %r4, [%rd1+4];
    add.u32 %r4, %r4, 1;
    st.volatile.global.u32 [%rd1+4], %r4;
    atom.global.exch.b32 %r5, [%rd1], 0;
"""


def test_lanes_of_a_warp_take_turns_at_a_spin_lock():
    assert outputs(kernel(SPIN_LOCK), block=64, grid=2, count=2).tolist() == [0, 128]


def test_an_earlier_cta_waits_for_a_later_one():
    body = """
    mov.u32 %r2, %ctaid.x;
    setp.eq.u32 %p1, %r2, 5;
    @%p1 bra signal;
again:
    ld.volatile.global.u32 %r3, [%rd1];
    setp.eq.u32 %p2, %r3, 0;
    @%p2 bra again;
    red.global.add.u32 [%rd1+4], %r3;
    exit;
signal:
    st.volatile.global.u32 [%rd1], 9;
"""
    assert outputs(kernel(body), grid=6, block=1, count=2).tolist() == [9, 45]


def test_a_grid_barrier_of_many_ctas():
    body = """
    mov.u32 %r2, %nctaid.x;
    atom.global.add.u32 %r3, [%rd1], 1;
again:
    ld.volatile.global.u32 %r4, [%rd1];
    setp.lt.u32 %p1, %r4, %r2;
    @%p1 bra again;
    red.global.add.u32 [%rd1+4], %r4;
"""
    assert outputs(kernel(body), grid=20, block=1, count=2).tolist() == [20, 400]


def test_lanes_waiting_for_a_lane_behind_them():
    """The waiting loop stands before the code that ends the waiting: the lowest pc alone would run for ever."""
    body = (
        PLACE
        + """
    st.shared.u32 [%rd2], 0;
    bar.sync 0;
    setp.eq.u32 %p1, %r1, 31;
    @%p1 bra signal;
again:
    ld.volatile.shared.u32 %r2, [%rd2];
    setp.eq.u32 %p2, %r2, 0;
    @%p2 bra again;
    bra done;
signal:
    mov.u32 %r2, 4;
    st.volatile.shared.u32 [%rd2], %r2;
done:
"""
    )
    assert (outputs(kernel(body + STORE, declarations=SHARED)) == 4).all()


def test_numpy_never_asks_python_code_while_threads_poll():
    """It throws away what such code raises: a Ctrl-C in it was lost."""
    body = "again: ld.volatile.global.u32 %r2, [%rd1]; setp.eq.u32 %p1, %r2, 0; @%p1 bra again;"
    asked = []

    def note(frame, event, _):
        if event == "call" and frame.f_code.co_name == "__getattr__":
            asked.append(frame.f_code)

    module, flag = ptxvm.load(kernel(body)), np.zeros(1, np.uint32)
    sys.setprofile(note)
    try:
        with pytest.raises(ptxvm.KernelFault, match="polls"):
            module.kernels["k"].launch(2, 64, flag, engine="interpret")
    finally:
        sys.setprofile(None)
    assert not [code for code in asked if code.co_filename.endswith("enum.py")]
