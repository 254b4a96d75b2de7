"""The native scheduler and barriers, driven by hand-written warp functions."""

from __future__ import annotations

import os
import signal
import threading

import numpy as np
import pytest
from tests.engine.jit.native import Native, body, pointers

from ptxvm.engine.jit.layouts import ALL_THREADS, Cta
from ptxvm.engine.jit.runtime import expand, runtime_text
from ptxvm.machine.faults import KernelFault
from ptxvm.machine.launch import Launch

ADD_WARP_INDEX = (
    body("""
  %params = get ptr Worker.params, %worker
  %out = load ptr, ptr %params
  %id = get i64 Cta.index, %cta
  %w = get i32 Warp.index, %warp
  %live = get i32 Warp.live, %warp
  %p = getelementptr i32, ptr %out, i64 %id
  %lanes = call i32 @llvm.ctpop.i32(i32 %live)
  %shifted = shl i32 %lanes, 16
  %part = add i32 %w, %shifted
  %old = atomicrmw add ptr %p, i32 %part monotonic
  ret i32 $Status.DONE
""")
    + "declare i32 @llvm.ctpop.i32(i32)"
)

SPIN_FOR_EVER = body("""
entry:
  %launch = get ptr Worker.launch, %worker
  %stop = at Launch.stop, %launch
  br label %loop
loop:
  %flag = load atomic i32, ptr %stop monotonic, align 4
  %go_on = icmp eq i32 %flag, 0
  br i1 %go_on, label %loop, label %out
out:
  ret i32 $Status.STOPPED
""")


def test_templates_expand() -> None:
    assert "$" not in runtime_text()
    offset = Cta.ready.offset
    assert expand("  %x = get i32 Cta.ready, %cta") == (
        f"  %.f0 = getelementptr i8, ptr %cta, i64 {offset}\n  %x = load i32, ptr %.f0"
    )
    assert expand("ret i32 $Status.YIELD") == "ret i32 2"
    with pytest.raises(AttributeError):
        expand("%x = get i32 Cta.reddy, %cta")


@pytest.mark.parametrize("workers", [1, 2, 5])
@pytest.mark.parametrize("grid", [(1, 1, 1), (7, 3, 2), (1000, 1, 1)])
@pytest.mark.parametrize("threads", [1, 32, 40, 256, 1024])
def test_every_warp_runs_once(native: Native, workers: int, grid: tuple[int, int, int], threads: int) -> None:
    out = np.zeros(np.prod(grid), np.uint32)
    launch = Launch(grid, (threads, 1, 1), pointers(out))
    native.run(native.code(ADD_WARP_INDEX), launch, workers)
    assert (out & 0xFFFF == sum(range(launch.warps))).all()
    assert (out >> 16 == threads).all()


def test_cta_coordinates(native: Native) -> None:
    out = np.zeros((30, 3), np.uint32)
    text = body("""
      %params = get ptr Worker.params, %worker
      %out = load ptr, ptr %params
      %id = get i64 Cta.index, %cta
      %offset = mul i64 %id, 12
      %p = getelementptr i8, ptr %out, i64 %offset
      %ids = at Cta.ctaid, %cta
      %v = load <3 x i32>, ptr %ids, align 4
      store <3 x i32> %v, ptr %p, align 4
      ret i32 $Status.DONE
    """)
    native.run(native.code(text), Launch((5, 3, 2), (32, 1, 1), pointers(out)))
    z, y, x = np.unravel_index(np.arange(30), (2, 3, 5))
    assert (out == np.stack([x, y, z], 1)).all()


def phases(count: int, threads: int = ALL_THREADS, after: str = "") -> str:
    """Every warp: add 1 to a shared counter, wait at barrier 3, check that all warps did; `count` times."""
    return body(f"""
entry:
  %resume = get i32 Warp.resume, %warp
  %shared = get ptr Cta.shared, %cta
  %warps = get i32 Worker.warps, %worker
  %begin = icmp eq i32 %resume, 0
  br i1 %begin, label %step, label %check
check:
  %sum = load i32, ptr %shared
  %at_least = mul i32 %resume, %warps
  %fine = icmp uge i32 %sum, %at_least
  br i1 %fine, label %step, label %bad
step:
  %finished = icmp eq i32 %resume, {count}
  br i1 %finished, label %out, label %arrive
arrive:
  %before = load i32, ptr %shared
  %more = add i32 %before, 1
  store i32 %more, ptr %shared
  %next = add i32 %resume, 1
  set i32 %next, Warp.resume, %warp
  set i32 3, Warp.barrier, %warp
  set i32 {threads}, Warp.barrier_threads, %warp
  set i32 32, Warp.barrier_arriving, %warp
  set i32 0, Warp.barrier_reduces, %warp
  set i32 1, Warp.barrier_site, %warp
  ret i32 $Status.BARRIER
bad:
  ret i32 $Status.STOPPED
out:
  %params = get ptr Worker.params, %worker
  %total = load ptr, ptr %params
  %w = get i32 Warp.index, %warp
  %old = atomicrmw add ptr %total, i32 1 monotonic
  ret i32 $Status.DONE
""")


@pytest.mark.parametrize("threads", [ALL_THREADS, 256])
def test_barriers_hold_all_warps(native: Native, threads: int) -> None:
    total = np.zeros(1, np.uint32)
    code = native.code(phases(10, threads))
    # Shared memory keeps what an earlier CTA left: one CTA per launch, which begins with fresh seats.
    for _ in range(3):
        native.run(code, Launch((1, 1, 1), (256, 1, 1), pointers(total), shared=64))
    assert total[0] == 3 * 8


def test_a_barrier_that_cannot_complete_is_a_deadlock(native: Native) -> None:
    total = np.zeros(1, np.uint32)
    with pytest.raises(KernelFault) as caught:
        native.run(native.code(phases(1, 320)), Launch((1, 1, 1), (256, 1, 1), pointers(total), shared=64))
    fault = caught.value
    assert fault.kind == "deadlock"
    assert (fault.line, fault.source, fault.block, fault.thread) == (9, None, (0, 0, 0), None)
    assert "warp 0 waits at line 9 for barrier 3: 256 of 320 threads arrived" in fault.message
    assert "and 4 more warps" in fault.message


@pytest.mark.parametrize("threads", [0, 33])
def test_bad_thread_counts(native: Native, threads: int) -> None:
    with pytest.raises(KernelFault, match="positive multiple of 32") as caught:
        native.run(native.code(phases(1, threads)), Launch((1, 1, 1), (64, 1, 1), pointers(np.zeros(1)), shared=64))
    assert caught.value.kind == "barrier"


ODD_WARPS_EXIT = """
entry:
  %w = get i32 Warp.index, %warp
  %resume = get i32 Warp.resume, %warp
  %odd = trunc i32 %w to i1
  br i1 %odd, label %out, label %even
even:
  %again = icmp ne i32 %resume, 0
  br i1 %again, label %out, label %wait
wait:
  set i32 1, Warp.resume, %warp
  set i32 0, Warp.barrier, %warp
  set i32 $ALL_THREADS, Warp.barrier_threads, %warp
  set i32 32, Warp.barrier_arriving, %warp
  set i32 0, Warp.barrier_reduces, %warp
  ret i32 $Status.BARRIER
out:
  %params = get ptr Worker.params, %worker
  %total = load ptr, ptr %params
  %old = atomicrmw add ptr %total, i32 1 monotonic
  ret i32 $Status.DONE
"""


@pytest.mark.parametrize("invert", [False, True])
def test_exited_warps_are_not_waited_for(native: Native, invert: bool) -> None:
    text = ODD_WARPS_EXIT
    if invert:
        text = text.replace("label %out, label %even", "label %even, label %out")
    total = np.zeros(1, np.uint32)
    native.run(native.code(body(text)), Launch((3, 1, 1), (256, 1, 1), pointers(total)))
    assert total[0] == 24


def test_reductions_reach_every_warp(native: Native) -> None:
    text = body("""
entry:
  %w = get i32 Warp.index, %warp
  %resume = get i32 Warp.resume, %warp
  %again = icmp ne i32 %resume, 0
  br i1 %again, label %after, label %before
before:
  set i32 1, Warp.resume, %warp
  set i32 5, Warp.barrier, %warp
  set i32 $ALL_THREADS, Warp.barrier_threads, %warp
  set i32 32, Warp.barrier_arriving, %warp
  set i32 1, Warp.barrier_reduces, %warp
  %false = sub i32 32, %w
  set i32 %w, Warp.barrier_true, %warp
  set i32 %false, Warp.barrier_false, %warp
  ret i32 $Status.BARRIER
after:
  %params = get ptr Worker.params, %worker
  %out = load ptr, ptr %params
  %p = getelementptr [2 x i32], ptr %out, i32 %w
  %q = getelementptr i32, ptr %p, i32 1
  %true_all = get i32 Warp.barrier_true, %warp
  %false_all = get i32 Warp.barrier_false, %warp
  store i32 %true_all, ptr %p
  store i32 %false_all, ptr %q
  ret i32 $Status.DONE
""")
    out = np.zeros((8, 2), np.uint32)
    native.run(native.code(text), Launch((1, 1, 1), (256, 1, 1), pointers(out)))
    assert (out == [28, 256 - 28]).all()


def test_producers_arrive_and_do_not_wait(native: Native) -> None:
    text = body("""
entry:
  %w = get i32 Warp.index, %warp
  %shared = get ptr Cta.shared, %cta
  %resume = get i32 Warp.resume, %warp
  %consumer = icmp eq i32 %w, 0
  br i1 %consumer, label %consume, label %produce
produce:
  %slot = getelementptr i32, ptr %shared, i32 %w
  store i32 %w, ptr %slot
  %done = call i32 @ptxvm_barrier_arrive(ptr %worker, ptr %cta, ptr %warp, i32 2, i32 128, i32 32, i32 0, i32 0, i32 0)
  ret i32 $Status.DONE
consume:
  %again = icmp ne i32 %resume, 0
  br i1 %again, label %read, label %wait
wait:
  set i32 1, Warp.resume, %warp
  set i32 2, Warp.barrier, %warp
  set i32 128, Warp.barrier_threads, %warp
  set i32 32, Warp.barrier_arriving, %warp
  set i32 0, Warp.barrier_reduces, %warp
  ret i32 $Status.BARRIER
read:
  %params = get ptr Worker.params, %worker
  %out = load ptr, ptr %params
  %all = load <4 x i32>, ptr %shared, align 4
  store <4 x i32> %all, ptr %out, align 4
  ret i32 $Status.DONE
""")
    out = np.full(4, 9, np.uint32)
    native.run(native.code(text), Launch((1, 1, 1), (128, 1, 1), pointers(out), shared=64))
    assert out[1:].tolist() == [1, 2, 3]


def test_unequal_counts_at_one_barrier(native: Native) -> None:
    text = body("""
  %w = get i32 Warp.index, %warp
  %more = mul i32 %w, 32
  %threads = add i32 64, %more
  set i32 2, Warp.barrier, %warp
  set i32 %threads, Warp.barrier_threads, %warp
  set i32 32, Warp.barrier_arriving, %warp
  set i32 0, Warp.barrier_reduces, %warp
  set i32 0, Warp.barrier_site, %warp
  ret i32 $Status.BARRIER
""")
    with pytest.raises(KernelFault, match="in use for another number of threads") as caught:
        native.run(native.code(text), Launch((2, 1, 1), (128, 1, 1)))
    assert (caught.value.kind, caught.value.line, caught.value.source) == ("barrier", 7, ("kernel.cu", 3))


def test_waiting_for_any_barrier(native: Native) -> None:
    """Warp 0 waits at barriers 1 and 4; warp 1 completes 4; nothing wakes warp 0 twice."""
    text = body("""
entry:
  %w = get i32 Warp.index, %warp
  %resume = get i32 Warp.resume, %warp
  %waits = icmp eq i32 %w, 0
  br i1 %waits, label %waiter, label %waker
waker:
  %done = call i32 @ptxvm_barrier_arrive(ptr %worker, ptr %cta, ptr %warp, i32 4, i32 64, i32 32, i32 0, i32 0, i32 0)
  ret i32 $Status.DONE
waiter:
  switch i32 %resume, label %out [ i32 0, label %first ]
first:
  %a = call i32 @ptxvm_barrier_arrive(ptr %worker, ptr %cta, ptr %warp, i32 1, i32 64, i32 16, i32 0, i32 0, i32 0)
  %b = call i32 @ptxvm_barrier_arrive(ptr %worker, ptr %cta, ptr %warp, i32 4, i32 64, i32 32, i32 0, i32 0, i32 0)
  set i32 1, Warp.resume, %warp
  set i32 -1, Warp.barrier, %warp
  set i32 18, Warp.barrier_set, %warp
  ret i32 $Status.BARRIER
out:
  %barriers = at Cta.barriers, %cta
  %four = getelementptr [4 x [$sizeof.Barrier x i8]], ptr %barriers, i64 1
  %phase = get i32 Barrier.phase, %four
  %params = get ptr Worker.params, %worker
  %out_p = load ptr, ptr %params
  store i32 %phase, ptr %out_p
  ret i32 $Status.DONE
""")
    out = np.zeros(1, np.uint32)
    native.run(native.code(text), Launch((1, 1, 1), (64, 1, 1), pointers(out)))
    assert out[0] == 1


FLAG_OF_LATER_CTA = body("""
entry:
  ; CTA i waits until CTA i + 1 has set its flag, the last one sets its flag at once.
  %params = get ptr Worker.params, %worker
  %flags = load ptr, ptr %params
  %id = get i64 Cta.index, %cta
  %count = get i64 Worker.cta_count, %worker
  %next = add i64 %id, 1
  %own = getelementptr i32, ptr %flags, i64 %id
  %is_last = icmp eq i64 %next, %count
  br i1 %is_last, label %set, label %look
look:
  %other = getelementptr i32, ptr %flags, i64 %next
  %seen = load atomic i32, ptr %other acquire, align 4
  %ready = icmp ne i32 %seen, 0
  br i1 %ready, label %set, label %spin
spin:
  ret i32 $Status.YIELD
set:
  store atomic i32 1, ptr %own release, align 4
  ret i32 $Status.DONE
""")


@pytest.mark.parametrize("workers", [1, 2, 3])
def test_ctas_that_wait_for_later_ones_are_set_aside(native: Native, workers: int) -> None:
    flags = np.zeros(100, np.uint32)
    row = native.run(native.code(FLAG_OF_LATER_CTA), Launch((100, 1, 1), (64, 1, 1), pointers(flags)), workers)
    assert flags.all()
    assert workers > 1 or [len(seat.slots) for seat in row._free] == [100]


def test_slots_are_reused_when_nobody_waits(native: Native) -> None:
    out = np.zeros(500, np.uint32)
    row = native.run(native.code(ADD_WARP_INDEX), Launch((500, 1, 1), (32, 1, 1), pointers(out)))
    assert [len(seat.slots) for seat in row._free] == [1]


def test_the_safe_version_is_made_when_a_warp_asks(native: Native) -> None:
    fast = body("""
  %w = get i32 Warp.index, %warp
  %leaves = icmp eq i32 %w, 1
  br i1 %leaves, label %leave, label %stay
leave:
  set i32 $Version.SAFE, Warp.version, %warp
  ret i32 $Status.DEOPT
stay:
  ret i32 $Status.DONE
""")
    safe = ADD_WARP_INDEX.replace("@warp_fast", "@warp_safe")
    out = np.zeros(20, np.uint32)
    native.run(native.code(fast, safe), Launch((20, 1, 1), (96, 1, 1), pointers(out)), workers=2)
    assert (out & 0xFFFF == 1).all()


def test_faults_carry_their_place(native: Native) -> None:
    text = body("""
  %id = get i64 Cta.index, %cta
  %w = get i32 Warp.index, %warp
  %cta_ok = icmp ne i64 %id, 5
  %warp_ok = icmp ne i32 %w, 1
  %fine = or i1 %cta_ok, %warp_ok
  br i1 %fine, label %out, label %trap
trap:
  %status = call i32 @ptxvm_fault(ptr %worker, i32 $FaultCode.TRAP, i32 0, i32 3, i64 0)
  ret i32 %status
out:
  ret i32 $Status.DONE
""")
    for workers in (1, 2):
        with pytest.raises(KernelFault) as caught:
            native.run(native.code(text), Launch((4, 3, 1), (16, 4, 1)), workers)
        fault = caught.value
        assert (fault.kind, fault.kernel, fault.line, fault.source) == ("trap", "hand", 7, ("kernel.cu", 3))
        assert (fault.block, fault.thread, fault.address) == ((1, 1, 0), (3, 2, 0), None)


@pytest.mark.parametrize("workers", [1, 2])
def test_timeout_stops_an_endless_kernel(native: Native, workers: int) -> None:
    code = native.code(SPIN_FOR_EVER)
    with pytest.raises(KernelFault, match=r"more than 0\.1 seconds") as caught:
        native.run(code, Launch((8, 1, 1), (32, 1, 1)), workers, timeout=0.1)
    assert caught.value.kind == "timeout"
    code = native.code(body("ret i32 $Status.YIELD"))
    with pytest.raises(KernelFault, match="ran for more"):
        native.run(code, Launch((8, 1, 1), (32, 1, 1)), workers, timeout=0.1)


@pytest.mark.parametrize("workers", [1, 2])
@pytest.mark.parametrize("timeout", [None, 60])
def test_interrupt_stops_an_endless_kernel(native: Native, workers: int, timeout: float | None) -> None:
    code = native.code(SPIN_FOR_EVER)
    for _ in range(2):
        threading.Timer(0.1, lambda: os.kill(os.getpid(), signal.SIGINT)).start()
        with pytest.raises(KeyboardInterrupt):
            native.run(code, Launch((8, 1, 1), (32, 1, 1)), workers, timeout=timeout)
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


def test_a_handler_of_the_users_own_is_served_in_time(native: Native) -> None:
    class OwnError(Exception):
        pass

    def handler(*_: object) -> None:
        raise OwnError

    before = signal.signal(signal.SIGINT, handler)
    try:
        threading.Timer(0.1, lambda: os.kill(os.getpid(), signal.SIGINT)).start()
        with pytest.raises(OwnError):
            native.run(native.code(SPIN_FOR_EVER), Launch((8, 1, 1), (32, 1, 1)))
    finally:
        signal.signal(signal.SIGINT, before)


def test_progress_is_told(native: Native) -> None:
    seen: list[tuple[int, int]] = []
    out = np.zeros(64, np.uint32)
    launch = Launch((64, 1, 1), (32, 1, 1), pointers(out))
    native.run(native.code(ADD_WARP_INDEX), launch, 2, progress=lambda done, total: seen.append((done, total)))
    assert seen[-1] == (64, 64)


def test_launches_from_several_threads(native: Native) -> None:
    code = native.code(ADD_WARP_INDEX)
    outputs = [np.zeros(200, np.uint32) for _ in range(4)]

    def launch(out: np.ndarray) -> None:
        native.run(code, Launch((200, 1, 1), (64, 1, 1), pointers(out)), 2)

    threads = [threading.Thread(target=launch, args=(out,)) for out in outputs]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert all((out == (64 << 16) + 1).all() for out in outputs)


def test_a_forked_process_can_launch(native: Native) -> None:
    code = native.code(ADD_WARP_INDEX)
    out = np.zeros(64, np.uint32)
    native.run(code, Launch((64, 1, 1), (32, 1, 1), pointers(out)), 2)
    process = os.fork()
    if process == 0:
        native.run(code, Launch((64, 1, 1), (32, 1, 1), pointers(out)), 2)
        os._exit(0 if (out == 2 * (32 << 16)).all() else 1)
    assert os.waitstatus_to_exitcode(os.waitpid(process, 0)[1]) == 0


@pytest.mark.parametrize("arriving", [0, 3])
def test_an_arrival_without_waiting_in_the_middle_of_a_round(native: Native, arriving: int) -> None:
    """One warp arrives at barrier 0 ahead of its own turn; the others pass only when it has come for good."""
    text = body(f"""
entry:
  %w = get i32 Warp.index, %warp
  %resume = get i32 Warp.resume, %warp
  %next = add i32 %resume, 1
  set i32 %next, Warp.resume, %warp
  set i32 0, Warp.barrier, %warp
  set i32 $ALL_THREADS, Warp.barrier_threads, %warp
  set i32 32, Warp.barrier_arriving, %warp
  set i32 0, Warp.barrier_reduces, %warp
  %shared = get ptr Cta.shared, %cta
  %is_it = icmp eq i32 %w, {arriving}
  switch i32 %resume, label %out [
    i32 0, label %first
    i32 1, label %second
  ]
first:
  br i1 %is_it, label %early, label %wait
early:
  %done = call i32 @ptxvm_barrier_arrive(ptr %worker, ptr %cta, ptr %warp, i32 0, i32 128, i32 32, i32 0, i32 0, i32 0)
  ret i32 $Status.YIELD
wait:
  ret i32 $Status.BARRIER
second:
  %count = load i32, ptr %shared
  %more = add i32 %count, 1
  store i32 %more, ptr %shared
  ret i32 $Status.BARRIER
out:
  %params = get ptr Worker.params, %worker
  %total = load ptr, ptr %params
  %seen = load i32, ptr %shared
  %place = getelementptr i32, ptr %total, i32 %w
  store i32 %seen, ptr %place
  ret i32 $Status.DONE
""")
    seen = np.zeros(4, np.uint32)
    native.run(native.code(text), Launch((1, 1, 1), (128, 1, 1), pointers(seen), shared=64))
    assert seen.tolist() == [4, 4, 4, 4]


def test_many_barriers_by_turns(native: Native) -> None:
    """Barriers 0 to 15 one after the other, a reduction now and then, while the last warps leave one by one."""
    text = body("""
entry:
  %w = get i32 Warp.index, %warp
  %resume = get i32 Warp.resume, %warp
  %limit = sub i32 40, %w
  %leaves = icmp uge i32 %resume, %limit
  br i1 %leaves, label %out, label %wait
wait:
  %next = add i32 %resume, 1
  %id = and i32 %resume, 15
  %reduces_bit = and i32 %resume, 7
  %reduces = icmp eq i32 %reduces_bit, 5
  %reduces32 = zext i1 %reduces to i32
  set i32 %next, Warp.resume, %warp
  set i32 %id, Warp.barrier, %warp
  set i32 $ALL_THREADS, Warp.barrier_threads, %warp
  set i32 32, Warp.barrier_arriving, %warp
  set i32 %reduces32, Warp.barrier_reduces, %warp
  set i32 32, Warp.barrier_true, %warp
  set i32 0, Warp.barrier_false, %warp
  ret i32 $Status.BARRIER
out:
  %params = get ptr Worker.params, %worker
  %total = load ptr, ptr %params
  %old = atomicrmw add ptr %total, i32 1 monotonic
  ret i32 $Status.DONE
""")
    total = np.zeros(1, np.uint32)
    native.run(native.code(text), Launch((5, 1, 1), (512, 1, 1), pointers(total)))
    assert total[0] == 5 * 16
