"""Streams in both engines: launches in order, and dependent ones that start early."""

import gc
import time

import numpy as np
import pytest
from tests.engine.programs import kernel

import ptxvm

pytestmark = pytest.mark.parametrize("engine", ["interpret", "jit"])


def program(body):
    return kernel(body, ".param .u64 out, .param .u64 flag").replace("sm_80", "sm_90")


# Lets dependents start, then waits until one of them has raised the flag, before it writes.
FIRST = program("""
    griddepcontrol.launch_dependents;
    ld.param.u64 %rd2, [flag];
wait:
    ld.acquire.gpu.global.u32 %r2, [%rd2];
    setp.eq.u32 %p1, %r2, 0;
    @%p1 bra wait;
    mul.wide.u32 %rd3, %r1, 4;
    add.u64 %rd1, %rd1, %rd3;
    st.global.u32 [%rd1], 7;
""")
# Raises the flag, waits for what is in front of it, and doubles what that one wrote.
SECOND = program("""
    ld.param.u64 %rd2, [flag];
    st.release.gpu.global.u32 [%rd2], 1;
    griddepcontrol.wait;
    mul.wide.u32 %rd3, %r1, 4;
    add.u64 %rd1, %rd1, %rd3;
    ld.global.u32 %r2, [%rd1];
    add.u32 %r2, %r2, %r2;
    st.global.u32 [%rd1], %r2;
""")
ADD_ONE = program("""
    mov.u32 %r3, %ctaid.x;
    setp.ne.u32 %p1, %r3, 0;
    @%p1 exit;
    mul.wide.u32 %rd3, %r1, 4;
    add.u64 %rd1, %rd1, %rd3;
    ld.global.u32 %r2, [%rd1];
    add.u32 %r2, %r2, 1;
    st.global.u32 [%rd1], %r2;
""")


def kernels(*texts):
    return [ptxvm.load(text).kernels["k"] for text in texts]


def test_launches_run_in_order(engine):
    out, flag = np.zeros(64, np.uint32), np.zeros(1, np.uint32)
    add_one, second = kernels(ADD_ONE, SECOND)
    with ptxvm.Stream() as stream:
        for _ in range(3):
            stream.launch(add_one, 5, 64, out, flag, engine=engine)
            stream.launch(second, 1, 64, out, flag, engine=engine)
        assert (out == 0).all()
    assert (out == 14).all()


def test_arguments_live_until_the_launch_has_run(engine):
    text = program("ld.param.u64 %rd2, [flag]; ld.global.u32 %r2, [%rd2]; st.global.u32 [%rd1], %r2;")
    kernel_, out = ptxvm.load(text).kernels["k"], np.zeros(1, np.uint32)
    with ptxvm.Stream() as stream:
        stream.launch(kernel_, 1, 1, out, ptxvm.device_array(np.array([6], np.uint32)), engine=engine)
        gc.collect()
    assert out[0] == 6


def test_a_deadlock_is_found_although_a_dependent_launch_has_not_started(engine):
    stuck = program("""
    .shared .align 8 .b64 bar;
    mbarrier.init.shared::cta.b64 [bar], 2;
again:
    mbarrier.try_wait.parity.shared::cta.b64 %p1, [bar], 0;
    @!%p1 bra again;
""")
    out, flag = np.zeros(64, np.uint32), np.zeros(1, np.uint32)
    first, second = kernels(stuck, SECOND)
    stream = ptxvm.Stream()
    stream.launch(first, 2, 1, out, flag, engine=engine, timeout=60)
    stream.launch(second, 1, 64, out, flag, engine=engine, dependent=True, timeout=60)
    with pytest.raises(ptxvm.KernelFault, match="2 of 2 arrivals pending") as caught:
        stream.synchronize()
    assert caught.value.kind == "deadlock"


def test_a_dependent_launch_starts_early(engine):
    out, flag = np.zeros(64, np.uint32), np.zeros(1, np.uint32)
    first, second, add_one = kernels(FIRST, SECOND, ADD_ONE)
    stream = ptxvm.Stream(device=2)
    stream.launch(first, 1, 64, out, flag, engine=engine, timeout=60)
    stream.launch(second, 1, 64, out, flag, engine=engine, timeout=60, dependent=True)
    stream.launch(add_one, 1, 64, out, flag, engine=engine)
    assert len(stream.synchronize()) == 3
    assert (out == 15).all()
    assert stream.synchronize() == []


def test_a_chain_of_dependent_launches_waits_for_all_before(engine):
    out, flag = np.zeros(32, np.uint32), np.ones(1, np.uint32)
    last = program(
        "griddepcontrol.wait; ld.global.u32 %r2, [%rd1]; add.u32 %r2, %r2, 100; st.global.u32 [%rd1+4], %r2;"
    )
    first, early, third = kernels(FIRST, program("griddepcontrol.launch_dependents;"), last)
    with ptxvm.Stream() as stream:
        stream.launch(first, 1, 1, out, flag, engine=engine)
        stream.launch(early, 3, 1, out, flag, engine=engine, dependent=True)
        stream.launch(third, 1, 1, out, flag, engine=engine, dependent=True)
    assert out[:2].tolist() == [7, 107]


def test_without_a_grid_in_front_nothing_is_waited_for(engine):
    out = np.zeros(1, np.uint32)
    text = program("griddepcontrol.wait; griddepcontrol.launch_dependents; st.global.u32 [%rd1], 3;")
    ptxvm.run(text, grid=2, block=40, args=[out, out], engine=engine)
    assert out[0] == 3


def test_a_fault_ends_the_stream(engine):
    out = np.zeros(32, np.uint32)
    wrong, add_one = kernels(program("mov.u64 %rd2, 0; st.global.u32 [%rd2], %r1;"), ADD_ONE)
    stream = ptxvm.Stream()
    stream.launch(wrong, 1, 32, out, out, engine=engine)
    stream.launch(add_one, 1, 32, out, out, engine=engine)
    with pytest.raises(ptxvm.KernelFault):
        stream.synchronize()
    assert (out == 0).all()


def test_one_engine_at_a_time(engine):
    out = np.zeros(32, np.uint32)
    (add_one,) = kernels(ADD_ONE)
    stream = ptxvm.Stream()
    stream.launch(add_one, 1, 32, out, out, engine=engine)
    with pytest.raises(ptxvm.LaunchError, match="the same engine"):
        stream.launch(add_one, 1, 32, out, out, engine="jit" if engine == "interpret" else "interpret")


def test_without_a_wait_what_the_grid_in_front_does_later_is_not_seen(engine):
    """Late completion: always; the results of the grid in front are there at the end."""
    late, copy = kernels(
        program("griddepcontrol.launch_dependents; st.global.u32 [%rd1], 7;"),
        program(
            "ld.param.u64 %rd2, [flag]; ld.global.u32 %r2, [%rd1]; add.u32 %r2, %r2, 1; st.global.u32 [%rd2], %r2;"
        ),
    )
    for _ in range(3):
        out, flag = np.zeros(1, np.uint32), np.zeros(1, np.uint32)
        with ptxvm.Stream() as stream:
            stream.launch(late, 1, 32, out, flag, engine=engine)
            stream.launch(copy, 1, 1, out, flag, engine=engine, dependent=True)
        assert (out[0], flag[0]) == (7, 1)


def test_streams_that_make_no_sense(engine):
    with pytest.raises(ptxvm.LaunchError, match="device 99 does not exist"):
        ptxvm.Stream(device=99)
    with pytest.raises(TypeError, match="kernels of a loaded module, not str"):
        ptxvm.Stream().launch("k", 1, 1, engine=engine)


def test_the_seconds_that_are_told_are_part_of_those_that_it_took(engine):
    first, second = (ptxvm.load(program("st.global.u32 [%rd1], %r1;")).kernels["k"] for _ in range(2))
    for _ in range(2):  # code is there the second time
        begin, out = time.perf_counter(), np.zeros(32, np.uint32)
        stream = ptxvm.Stream()
        stream.launch(first, 1, 32, out, out, engine=engine)
        stream.launch(second, 1, 32, out, out, engine=engine)
        results = stream.synchronize()
        took = time.perf_counter() - begin
        assert len(results) == 2
        assert all(0 <= seconds <= took for each in results for seconds in (each.seconds, each.compile_seconds))
