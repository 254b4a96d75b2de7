"""Waits for mbarriers: who wakes whom, waits that are given up, what is said when nobody can go on, in both engines."""

import numpy as np
import pytest
from tests.engine.programs import STORE, line_of

import ptxvm
from ptxvm.engine.host import registry

pytestmark = pytest.mark.parametrize("engine", ["interpret", "jit"])

HEADER = ".version 8.7\n.target sm_90a\n.address_size 64\n"


def program(body, shared="", count=1):
    """A kernel `k(out)` with an mbarrier `full` that expects `count` arrivals."""
    return f"""{HEADER}
.visible .entry k(.param .u64 out)
{{
    .shared .align 8 .b64 full, empty;
    .shared .align 128 .b8 tile[1024];
    {shared}
    .reg .pred %p<10>;
    .reg .b32 %r<30>;
    .reg .b64 %rd<30>;
    .reg .b64 %state;
    ld.param.u64 %rd1, [out];
    mov.u32 %r1, %tid.x;
    setp.eq.u32 %p1, %r1, 0;
    setp.lt.u32 %p2, %r1, 32;
    @%p1 mbarrier.init.shared::cta.b64 [full], {count};
    @%p1 mbarrier.init.shared::cta.b64 [empty], {count};
    bar.sync 0;
    mov.u32 %r2, 0;
{body}
    ret;
}}
"""


def wait(name, parity, label):
    return f"{label}: mbarrier.try_wait.parity.shared::cta.b64 %p9, [{name}], {parity}; @!%p9 bra {label};"


def launch(text, engine, *, grid=1, block=32, count=None, **options):
    out = np.zeros(count or grid * block, np.uint32)
    ptxvm.load(text).kernels["k"].launch(grid, block, out, engine=engine, timeout=60, **options)
    return out


def fault_of(text, engine, **options):
    with pytest.raises(ptxvm.KernelFault) as caught:
        launch(text, engine, **options)
    return caught.value


def test_another_warp_releases(engine):
    text = program(
        f"""
    @%p2 bra WAITING;
    st.shared.u32 [tile], 42;
    setp.eq.u32 %p3, %r1, 32;
    @%p3 mbarrier.arrive.shared::cta.b64 %state, [full];
    bra DONE;
WAITING:
    {wait("full", 0, "W")}
    ld.shared.u32 %r2, [tile];
DONE:
{STORE}"""
    )
    assert launch(text, engine, block=64).tolist() == [42] * 32 + [0] * 32


def test_a_lane_waits_while_the_others_go_on(engine):
    """Lane 0 waits for what lane 5 of its own warp does behind it."""
    text = program(
        f"""
    @!%p1 bra OTHERS;
    {wait("full", 0, "W")}
    ld.shared.u32 %r2, [tile];
    bra DONE;
OTHERS:
    setp.ne.u32 %p3, %r1, 5;
    @%p3 bra DONE;
    st.shared.u32 [tile], 7;
    mbarrier.arrive.shared::cta.b64 %state, [full];
DONE:
{STORE}"""
    )
    assert launch(text, engine).tolist() == [7] + [0] * 31


@pytest.mark.parametrize("workers", [1, 2])
def test_two_warps_by_turns(engine, workers):
    """Warp 0 hands 20 numbers to warp 1, one at a time."""
    text = program(
        f"""
    mov.u32 %r3, 0;
    @!%p2 bra TAKING;
GIVING:
    not.b32 %r4, %r3;
    and.b32 %r4, %r4, 1;
    {wait("empty", "%r4", "E")}
    st.shared.u32 [tile], %r3;
    mbarrier.arrive.shared::cta.b64 %state, [full];
    add.u32 %r3, %r3, 1;
    setp.lt.u32 %p3, %r3, 20;
    @%p3 bra GIVING;
    bra DONE;
TAKING:
    and.b32 %r4, %r3, 1;
    {wait("full", "%r4", "F")}
    ld.shared.u32 %r5, [tile];
    mad.lo.u32 %r2, %r2, 3, %r5;
    mbarrier.arrive.shared::cta.b64 %state, [empty];
    add.u32 %r3, %r3, 1;
    setp.lt.u32 %p3, %r3, 20;
    @%p3 bra TAKING;
DONE:
    mov.u32 %r6, %ctaid.x;
    mov.u32 %r7, %ntid.x;
    mad.lo.u32 %r1, %r6, %r7, %r1;
{STORE}""",
        count=32,
    )
    expected = 0
    for number in range(20):
        expected = (3 * expected + number) % 2**32
    out = launch(text, engine, grid=3, block=64, workers=workers)
    assert out.reshape(3, 2, 32)[:, 1].tolist() == [[expected] * 32] * 3


def test_copies_complete_when_nothing_else_can_run(engine):
    """Nobody waits for the mbarrier: a thread looks at the memory again and again."""
    text = program(
        """
    @!%p1 bra DONE;
    mbarrier.arrive.expect_tx.shared::cta.b64 %state, [full], 16;
    cp.async.bulk.shared::cta.global.mbarrier::complete_tx::bytes [tile], [%rd1], 16, [full];
LOOK:
    ld.volatile.shared.u32 %r2, [tile+8];
    setp.eq.u32 %p3, %r2, 0;
    @%p3 bra LOOK;
    add.u32 %r2, %r2, 1;
DONE:
    @%p1 st.global.u32 [%rd1], %r2;"""
    )
    out = np.array([0, 0, 5, 0], np.uint32)
    ptxvm.load(text).kernels["k"].launch(1, 32, out, engine=engine, timeout=60)
    assert out.tolist() == [6, 0, 5, 0]


def test_a_wait_gives_up_when_nobody_can_help(engine):
    """The program tries three times and goes on."""
    text = program(
        f"""
TRY:
    mbarrier.try_wait.parity.shared::cta.b64 %p9, [full], 0;
    add.u32 %r2, %r2, 1;
    setp.lt.u32 %p3, %r2, 3;
    @%p3 bra TRY;
{STORE}"""
    )
    assert launch(text, engine).tolist() == [3] * 32


def test_a_deadlock_tells_of_the_mbarrier(engine):
    text = program(wait("full", 0, "W"), count=3)
    fault = fault_of(text, engine, block=64)
    line = line_of(text, "W: mbarrier")
    assert (fault.kind, fault.line, fault.block) == ("deadlock", line, (0, 0, 0))
    for warp in (0, 1):
        assert f"warp {warp} waits at line {line} in mbarrier.try_wait.parity.shared::cta.b64" in fault.message
    assert "mbarrier at 0x0 of shared memory" in fault.message and "3 of 3 arrivals pending" in fault.message


def test_a_deadlock_tells_of_bytes(engine):
    """The classic: the program expects more bytes than it copies."""
    text = program(
        f"""
    @!%p1 bra WAITING;
    mbarrier.arrive.expect_tx.shared::cta.b64 %state, [full], 80;
    cp.async.bulk.shared::cta.global.mbarrier::complete_tx::bytes [tile], [%rd1], 64, [full];
WAITING:
    {wait("full", 0, "W")}"""
    )
    message = fault_of(text, engine).message
    assert "64 of 80 expected bytes received, last touched by cp.async.bulk of line" in message


def test_waits_of_both_kinds(engine):
    """One warp waits at a barrier for the other, which waits for an mbarrier."""
    text = program(f"@%p2 bra WAITING;\nbar.sync 1;\nbra DONE;\nWAITING: {wait('full', 0, 'W')}\nbar.sync 1;\nDONE:")
    message = fault_of(text, engine, block=64).message
    assert f"warp 0 waits at line {line_of(text, 'W: mbarrier')} in mbarrier.try_wait" in message
    assert f"warp 1 waits at line {line_of(text, 'bar.sync 1;')} for barrier 1: 32 of 64 threads arrived" in message


def test_a_loop_that_waits_for_plain_memory_times_out(engine):
    """If somebody else may write it; see test_polling.py for what is said otherwise."""
    text = program("LOOP: ld.volatile.shared.u32 %r2, [tile]; setp.eq.u32 %p3, %r2, 0; @%p3 bra LOOP;")
    with pytest.raises(ptxvm.KernelFault) as caught:
        out = np.zeros(1, np.uint32)
        ptxvm.load(text).kernels["k"].launch(1, 32, out, engine=engine, timeout=0.3, host_writes=True)
    assert caught.value.kind == "timeout"


def test_what_is_known_of_each_lane_survives_lanes_that_wait_for_each_other(engine):
    """A predicate and numbers that are constants to the fast version, but differ between lanes. Lane 0 waits for
    lane 31 of its own warp, for which compiled code changes to its safe version."""
    text = program(
        """
    mov.u32 %r12, %r1;
    ld.global.u32 %r13, [%rd1];
AGAIN:
    add.u32 %r12, %r12, 32;
    add.u32 %r13, %r13, 1;
    setp.lt.u32 %p6, %r13, 2;
    @%p6 bra AGAIN;
    and.b32 %r10, %r12, 31;
    setp.eq.u32 %p5, %r10, 3;
    selp.b32 %r11, 70, %r10, %p5;
    st.shared.u32 [tile], 0;
    setp.eq.u32 %p1, %r1, 0;
    @!%p1 bra OTHERS;
LOOK:
    ld.volatile.shared.u32 %r3, [tile];
    setp.eq.u32 %p3, %r3, 0;
    @%p3 bra LOOK;
OTHERS:
    setp.eq.u32 %p4, %r1, 31;
    @%p4 st.volatile.shared.u32 [tile], 1;
    selp.b32 %r2, 1000, 0, %p5;
    add.u32 %r2, %r2, %r11;
"""
        + STORE
    )
    expected = [1070 if lane == 3 else lane for lane in range(32)]
    assert launch(text, engine).tolist() == expected


CALLING = f"""{HEADER}
.func (.param .b32 found) look(.param .b64 place)
{{
    .reg .b64 %address; .reg .b32 %value;
    ld.param.u64 %address, [place];
    ld.volatile.u32 %value, [%address];
    st.param.b32 [found], %value;
    ret;
}}
.visible .entry k(.param .u64 out)
{{
    .shared .align 4 .u32 flag;
    .local .align 4 .u32 looks;
    .reg .pred %p<4>;
    .reg .b32 %r<8>;
    .reg .b64 %rd<8>;
    ld.param.u64 %rd1, [out];
    mov.u32 %r1, %tid.x;
    setp.eq.u32 %p1, %r1, 0;
    @%p1 st.shared.u32 [flag], 0;
    bar.sync 0;
    setp.eq.u32 %p1, %r1, WRITER;
    @%p1 bra WRITE;
    mov.u64 %rd2, flag;
    cvta.shared.u64 %rd2, %rd2;
    mov.u32 %r3, 0;
WAIT:
    add.u32 %r3, %r3, 1;
    st.local.u32 [looks], %r3;
    {{
    .param .b64 place; .param .b32 found;
    st.param.b64 [place], %rd2;
    call.uni (found), look, (place);
    ld.param.b32 %r2, [found];
    }}
    setp.eq.u32 %p2, %r2, 0;
    @%p2 bra WAIT;
    mad.wide.u32 %rd3, %r1, 4, %rd1;
    st.global.u32 [%rd3], %r2;
    ret;
WRITE:
    st.shared.u32 [flag], 7;
    ret;
}}
"""


@pytest.mark.parametrize("writer", [31, 40])
def test_a_loop_that_waits_may_call_functions(engine, writer):
    """Of a lane of the same warp, or of another warp."""
    out = launch(CALLING.replace("WRITER", str(writer)), engine, block=41)
    assert np.flatnonzero(out == 0).tolist() == [writer] and set(out.tolist()) == {0, 7}


def test_a_loop_that_waits_for_a_later_cta_may_store_to_local_memory(engine):
    """As loops of debug builds do; 128 CTAs wait for the last."""
    text = f"""{HEADER}
.visible .entry k(.param .u64 out)
{{
    .local .align 4 .u32 looks;
    .reg .pred %p<4>;
    .reg .b32 %r<8>;
    .reg .b64 %rd<4>;
    ld.param.u64 %rd1, [out];
    mov.u32 %r1, %ctaid.x;
    mov.u32 %r2, %nctaid.x;
    sub.u32 %r2, %r2, 1;
    setp.eq.u32 %p1, %r1, %r2;
    @%p1 st.release.gpu.global.u32 [%rd1], 7;
    mov.u32 %r3, 0;
WAIT:
    st.local.u32 [looks], %r3;
    ld.acquire.gpu.global.u32 %r4, [%rd1];
    ld.local.u32 %r3, [looks];
    add.u32 %r3, %r3, 1;
    setp.eq.u32 %p2, %r4, 0;
    @%p2 bra WAIT;
    mad.wide.u32 %rd2, %r1, 4, %rd1;
    st.global.u32 [%rd2], %r4;
}}
"""
    assert launch(text, engine, grid=129, block=1).tolist() == [7] * 129


def test_a_cta_that_ends_under_a_copy_is_a_fault(engine):
    text = program(
        """
    @!%p1 bra DONE;
    mbarrier.arrive.expect_tx.shared::cta.b64 %state, [full], 64;
    cp.async.bulk.shared::cta.global.mbarrier::complete_tx::bytes [tile], [%rd1], 64, [full]; // here
DONE:"""
    )
    fault = fault_of(text, engine)
    assert (fault.kind, fault.line, fault.block) == ("async", line_of(text, "// here"), (0, 0, 0))
    assert "exits while this operation still" in fault.message


PRINTING = f"""{HEADER}
.extern .func (.param .b32 r) vprintf(.param .b64 f, .param .b64 a);
.visible .entry k()
{{
    .param .b64 f; .param .b64 a; .param .b32 r;
    .reg .b64 %x;
    mov.u64 %x, 0;
    st.param.b64 [f], %x;
    st.param.b64 [a], %x;
    call.uni (r), vprintf, (f, a);
    ret;
}}
"""


@pytest.mark.parametrize("error", [RuntimeError("from the handler"), KeyboardInterrupt()])
@pytest.mark.parametrize("timeout", [None, 60])
def test_what_a_host_function_raises_reaches_the_caller(engine, error, timeout, monkeypatch):
    def fail(_call):
        raise error

    kernel = ptxvm.load(PRINTING).kernels["k"]
    kernel.launch(1, 32, engine=engine)
    with monkeypatch.context() as patch:
        patch.setitem(registry._handlers, "vprintf", fail)
        with pytest.raises(type(error)):
            kernel.launch(3, 64, engine=engine, timeout=timeout)
    kernel.launch(1, 32, engine=engine)


def test_all_threads_may_execute_one_initialisation(engine):
    """As `init(&barrier, n)` in code of NVIDIA's samples does: it changes nothing after the first time."""
    text = program(
        f"""
    mbarrier.init.shared::cta.b64 [again], 64;
    bar.sync 0;
    mbarrier.arrive.shared::cta.b64 %state, [again];
    {wait("again", 0, "W")}
    mov.u32 %r2, 9;
{STORE}""",
        shared=".shared .align 8 .b64 again;",
    )
    assert launch(text, engine, block=64).tolist() == [9] * 64


def test_an_initialisation_after_an_arrival_is_a_fault(engine):
    text = program(
        """
    mov.u32 %r4, 0;
AGAIN:
    mbarrier.init.shared::cta.b64 [again], 64;
    mbarrier.arrive.shared::cta.b64 %state, [again];
    add.u32 %r4, %r4, 1;
    setp.lt.u32 %p4, %r4, 2;
    @%p4 bra AGAIN;""",
        shared=".shared .align 8 .b64 again;",
    )
    fault = fault_of(text, engine)
    assert fault.kind == "mbarrier" and "not invalidated since" in fault.message
