"""Threads that poll what nobody can write any more: a deadlock; threads that wait for somebody who lives: none."""

import threading
import time

import numpy as np
import pytest
from tests.engine.programs import kernel, line_of, run

import ptxvm

pytestmark = pytest.mark.parametrize("engine", ["interpret", "jit"])

LOAD = "LOOP: ld.volatile.global.u32 %r2, [%rd1]; setp.eq.u32 %p1, %r2, 0; @%p1 bra LOOP; // here"
ACQUIRE = "LOOP: ld.acquire.gpu.global.u32 %r2, [%rd1]; setp.eq.u32 %p1, %r2, 0; @%p1 bra LOOP; // here"
PLAIN = "LOOP: ld.global.u32 %r2, [%rd1]; setp.eq.u32 %p1, %r2, 0; @%p1 bra LOOP; // here"
LOCK = "LOOP: atom.global.cas.b32 %r2, [%rd1+4], 1, 2; setp.ne.u32 %p1, %r2, 1; @%p1 bra LOOP; // here"
EXCHANGE = "LOOP: atom.global.exch.b32 %r2, [%rd1+4], 7; setp.ne.u32 %p1, %r2, 0; @%p1 bra LOOP; // here"
SHARED = "mov.u32 %r3, flag; LOOP: ld.volatile.shared.u32 %r2, [%r3]; setp.eq.u32 %p1, %r2, 0; @%p1 bra LOOP; // here"
BACKOFF = """
    mov.u32 %r3, 8;
LOOP:
    ld.relaxed.gpu.global.u32 %r2, [%rd1]; // here
    nanosleep.u32 %r3;
    shl.b32 %r4, %r3, 1;
    min.u32 %r3, %r4, 256;
    setp.eq.u32 %p1, %r2, 0;
    @%p1 bra LOOP;
"""
LOOPS = {
    "load": LOAD,
    "acquire": ACQUIRE,
    "plain": PLAIN,
    "lock": LOCK,
    "exchange": EXCHANGE,
    "shared": SHARED,
    "plain shared": SHARED.replace(".volatile", ""),
    "backoff": BACKOFF,
}
DECLARATIONS = ".shared .align 4 .u32 flag;\n"


def fault_of(text, engine, *, array=None, **options):
    out = np.array([0, 7, 0, 0], np.uint32) if array is None else array
    with pytest.raises(ptxvm.KernelFault) as caught:
        run(text, out, engine=engine, **{"timeout": 60, **options})
    return caught.value


@pytest.mark.parametrize("geometry", [(1, 1), (1, 32), (3, 70)], ids=str)
@pytest.mark.parametrize("name", LOOPS)
def test_all_threads_poll(engine, name, geometry):
    grid, block = geometry
    text = kernel(LOOPS[name], declarations=DECLARATIONS)
    fault = fault_of(text, engine, grid=grid, block=block)
    assert (fault.kind, fault.line) == ("deadlock", line_of(text, "// here"))
    assert (fault.block, fault.thread) == ((0, 0, 0), (0, 0, 0))
    assert f"warp 0 polls at line {fault.line} in " in fault.message


@pytest.mark.parametrize("lane", [0, 5, 40])
def test_one_thread_polls_and_the_others_wait_or_have_exited(engine, lane):
    text = kernel(f"setp.ne.u32 %p2, %r1, {lane}; @%p2 bra DONE; {LOAD}\nDONE: bar.sync 0;")
    fault = fault_of(text, engine, block=64)
    assert (fault.kind, fault.line, fault.thread) == ("deadlock", line_of(text, "// here"), (lane, 0, 0))
    assert f"warp {lane // 32} polls at line {fault.line}" in fault.message
    fault = fault_of(text.replace("bar.sync 0;", ""), engine, block=64)
    assert (fault.kind, fault.line, fault.thread) == ("deadlock", line_of(text, "// here"), (lane, 0, 0))


@pytest.mark.parametrize("workers", [1, 2])
def test_a_lock_that_is_not_released(engine, workers):
    """All who come after the first wait for ever."""
    text = kernel(
        "LOOP: atom.global.cas.b32 %r2, [%rd1], 0, 1; setp.ne.u32 %p1, %r2, 0; @%p1 bra LOOP; // here\n"
        "atom.global.add.u32 %r3, [%rd1+8], 1;"
    )
    out = np.zeros(4, np.uint32)
    fault = fault_of(text, engine, array=out, grid=4, block=1, workers=workers)
    assert (fault.kind, fault.line) == ("deadlock", line_of(text, "// here")) and out.tolist() == [1, 0, 1, 0]


def test_more_ctas_than_a_gpu_holds(engine):
    """Those that are there never leave: on a GPU the others would not even start."""
    text = kernel(LOAD).replace("sm_80", "sm_62")
    assert fault_of(text, engine, grid=2**20, block=1024, shared=48 * 1024).kind == "deadlock"


def test_in_several_grids(engine):
    """Each waits for what the other does not write."""
    arrays = np.zeros((2, 4), np.uint32)
    with pytest.raises(ptxvm.KernelFault) as caught:
        run(kernel(LOAD), ptxvm.PerDevice(list(arrays)), engine=engine, devices=2, timeout=60)
    assert caught.value.kind == "deadlock"
    with ptxvm.Stream() as stream:
        for _ in range(2):
            stream.launch(ptxvm.load(kernel(LOAD)).kernels["k"], 1, 32, arrays[0], engine=engine, timeout=60)
        with pytest.raises(ptxvm.KernelFault) as caught:
            stream.synchronize()
    assert caught.value.kind == "deadlock"


# ------------------------------------------------------------------------------------------------------- no deadlocks


def test_polls_that_end_by_themselves(engine):
    """A bound in a register; the loop gives up."""
    text = kernel(
        "mov.u32 %r3, 0; LOOP: add.u32 %r3, %r3, 1; ld.volatile.global.u32 %r2, [%rd1]; setp.eq.u32 %p1, %r2, 0;"
        "setp.lt.and.u32 %p1, %r3, 3000, %p1; @%p1 bra LOOP; st.global.u32 [%rd1+8], %r3;"
    )
    out = np.zeros(4, np.uint32)
    run(text, out, engine=engine, block=1, timeout=60)
    assert out[2] == 3000


def test_polls_that_count_in_memory(engine):
    """The same with the count in memory: nothing else changes."""
    text = kernel("LOOP: atom.global.inc.u32 %r2, [%rd1], 3000; setp.ne.u32 %p1, %r2, 3000; @%p1 bra LOOP;")
    out = np.zeros(4, np.uint32)
    run(text, out, engine=engine, block=1, timeout=60)
    assert out[0] == 0


def test_polls_that_count_in_local_memory(engine):
    text = kernel(
        ".local .align 4 .u32 looks; st.local.u32 [looks], 0;\n"
        "LOOP: ld.local.u32 %r3, [looks]; add.u32 %r3, %r3, 1; st.local.u32 [looks], %r3;"
        "ld.volatile.global.u32 %r2, [%rd1]; setp.lt.u32 %p1, %r3, 5000; mov.u32 %r3, 0; @%p1 bra LOOP;"
    )
    run(text, np.zeros(4, np.uint32), engine=engine, block=1, timeout=60)


def test_somebody_computes_for_long_before_writing(engine):
    text = kernel(
        f"setp.eq.u32 %p2, %r1, 32; @%p2 bra COMPUTE; {LOAD} bra DONE;\n"
        "COMPUTE: mov.u32 %r3, 0; NEXT: mad.lo.u32 %r4, %r3, %r4, 3; add.u32 %r3, %r3, 1; setp.lt.u32 %p1, %r3, 8000;"
        "@%p1 bra NEXT; st.volatile.global.u32 [%rd1], 1;\nDONE:"
    )
    run(text, np.zeros(4, np.uint32), engine=engine, block=33, timeout=60)


def test_until_some_time_has_passed(engine):
    text = kernel(
        "mov.u64 %rd2, %globaltimer; add.u64 %rd2, %rd2, 100000000; LOOP: ld.volatile.global.u32 %r2, [%rd1];"
        "mov.u64 %rd3, %globaltimer; setp.lt.u64 %p1, %rd3, %rd2; @%p1 bra LOOP;"
    )
    run(text, np.zeros(4, np.uint32), engine=engine, block=1, timeout=60)


@pytest.mark.parametrize("clock", ["clock64", "globaltimer"])
@pytest.mark.parametrize("block", [1, 64])
def test_until_the_flag_is_set_or_some_time_has_passed(engine, clock, block):
    """What the loop waits for is not what ends it."""
    ticks = {"interpret": 20_000, "jit": 50_000_000}[engine]
    text = kernel(
        f"mov.u64 %rd2, %{clock}; add.u64 %rd2, %rd2, {ticks}; LOOP: ld.volatile.global.u32 %r2, [%rd1];"
        f"setp.ne.u32 %p1, %r2, 0; @%p1 bra DONE; mov.u64 %rd3, %{clock}; setp.lt.u64 %p1, %rd3, %rd2; @%p1 bra LOOP;"
        "st.global.u32 [%rd1+8], 5;\nDONE:"
    )
    out = np.zeros(4, np.uint32)
    run(text, out, engine=engine, block=block, timeout=60)
    assert out[2] == 5


def test_grids_that_wait_for_each_other(engine):
    """Two devices hand a number to and fro."""
    text = kernel(
        "ld.param.u32 %r4, [me]; mov.u32 %r3, 0; ROUND: LOOP: ld.acquire.sys.global.u32 %r2, [%rd1];"
        "and.b32 %r5, %r2, 1; setp.ne.u32 %p1, %r5, %r4; @%p1 bra LOOP; add.u32 %r2, %r2, 1;"
        "st.release.sys.global.u32 [%rd1], %r2; add.u32 %r3, %r3, 1; setp.lt.u32 %p1, %r3, 30; @%p1 bra ROUND;",
        parameters=".param .u64 out, .param .u32 me",
    )
    out = np.zeros(4, np.uint32)
    run(text, out, ptxvm.PerDevice([0, 1]), engine=engine, block=1, devices=2, timeout=60)
    assert out[0] == 60


def test_the_host_writes(engine):
    out = np.zeros(4, np.uint32)

    def write():
        time.sleep(0.3)
        out[0] = 1

    writer = threading.Thread(target=write)
    writer.start()
    run(kernel(LOAD), out, engine=engine, host_writes=True, timeout=60)
    writer.join()


def test_another_launch_writes(engine):
    """From another thread of the process: its second CTA does, when this launch has polled for a while."""
    out, begun = np.zeros(4, np.uint32), threading.Event()
    text = kernel("mov.u32 %r2, %ctaid.x; setp.eq.u32 %p1, %r2, 1; @%p1 st.volatile.global.u32 [%rd1], 1;")

    def delay(done, _total):
        if done == 1:
            begun.set()
            time.sleep(0.3)

    writer = threading.Thread(target=lambda: run(text, out, grid=2, block=1, engine="interpret", progress=delay))
    writer.start()
    begun.wait()
    run(kernel(LOAD), out, engine=engine, timeout=60)
    writer.join()
    assert out[0] == 1


# ------------------------------------------------------------------------------------------------------------ timeouts


@pytest.mark.parametrize(
    "body", [LOAD, "LOOP: add.u32 %r2, %r2, 1; setp.ne.u32 %p1, %r2, %r2; @!%p1 bra LOOP; // here"]
)
def test_a_timeout_names_who_still_runs(engine, body):
    text = (
        kernel(f"setp.ne.u32 %p2, %r1, 35; @%p2 bra DONE; {body}\nDONE:").replace("{\n", "{\n.loc 1 77 3\n", 1)
        + '.file 1 "spin.cu"\n'
    )
    fault = fault_of(text, engine, grid=(1, 2), block=64, timeout=0.3, host_writes=True)
    assert (fault.kind, fault.line, fault.source) == ("timeout", line_of(text, "// here"), ("spin.cu", 77))
    assert fault.thread == (35, 0, 0) and fault.block in ((0, 0, 0), (0, 1, 0))


@pytest.mark.parametrize("guard", ["", "setp.lt.u32 %p2, %r1, 5; @%p2 bra DONE;"], ids=["all", "some"])
@pytest.mark.parametrize("fence", ["", "membar.gl;"], ids=["plain", "fence"])
def test_a_timeout_names_threads_in_loops_that_store(engine, guard, fence):
    text = kernel(
        f"mov.u32 %r3, 0; {guard}\nLOOP: ld.global.u32 %r2, [%rd1]; add.u32 %r2, %r2, 1; st.global.u32 [%rd1], %r2;"
        f"{fence} setp.ne.u32 %p1, %r2, 0; @%p1 bra LOOP;\nDONE: ret;"
    )
    fault = fault_of(text, engine, block=64, timeout=0.3)
    assert (fault.kind, fault.line) == ("timeout", line_of(text, "LOOP: "))
    assert fault.thread is not None and fault.block == (0, 0, 0)


COUNTING = """
    mov.u32 %r2, 0;
    setp.lt.u32 %p1, %r1, 96;
    @%p1 bra over;
again:
    ld.volatile.global.u32 %r3, [%rd1];
    add.u32 %r2, %r2, 1;
    setp.eq.u32 %p2, %r3, 1;
    @%p2 bra over;
    setp.lt.u32 %p3, %r2, TIMES;
    @%p3 bra again;
over:
    bar.sync 0;
    st.global.u32 [%rd1+4], %r2;
"""


def test_a_last_warp_that_polls_for_a_while_is_no_deadlock(engine):
    """What it counts changes, and nothing else of its CTA."""
    times, out = 1_000_000 if engine == "jit" else 2000, np.zeros(2, np.uint32)
    run(kernel(COUNTING.replace("TIMES", str(times))), out, block=128, engine=engine)
    assert out[1] in (0, times)
