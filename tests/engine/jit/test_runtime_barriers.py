"""The native barriers, driven by hand-written warp functions."""

from __future__ import annotations

import numpy as np
import pytest
from tests.engine.jit.native import Native, body, pointers

from ptxvm.engine.jit.layouts.structures import ALL_THREADS
from ptxvm.lanes.types import WARP_SIZE
from ptxvm.machine.faults import KernelFault
from ptxvm.machine.launch import Launch


def at_barrier(number: int | str, threads: int | str = ALL_THREADS, reduces: int | str = 0) -> str:
    """What a warp notes before it returns BARRIER: numbers, or names of values."""
    fields = {"barrier": number, "barrier_threads": threads, "barrier_arriving": WARP_SIZE, "barrier_reduces": reduces}
    return "\n".join(f"  set i32 {value}, Warp.{field}, %warp" for field, value in fields.items())


def phases(count: int, threads: int = ALL_THREADS) -> str:
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
{at_barrier(3, threads)}
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


ODD_WARPS_EXIT = f"""
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
{at_barrier(0)}
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
    text = body(f"""
entry:
  %w = get i32 Warp.index, %warp
  %resume = get i32 Warp.resume, %warp
  %again = icmp ne i32 %resume, 0
  br i1 %again, label %after, label %before
before:
  set i32 1, Warp.resume, %warp
{at_barrier(5, reduces=1)}
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
    text = body(f"""
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
{at_barrier(2, 128)}
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
    text = body(f"""
  %w = get i32 Warp.index, %warp
  %more = mul i32 %w, 32
  %threads = add i32 64, %more
{at_barrier(2, "%threads")}
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


@pytest.mark.parametrize("arriving", [0, 3])
def test_an_arrival_without_waiting_in_the_middle_of_a_round(native: Native, arriving: int) -> None:
    """One warp arrives at barrier 0 ahead of its own turn; the others pass only when it has come for good."""
    text = body(f"""
entry:
  %w = get i32 Warp.index, %warp
  %resume = get i32 Warp.resume, %warp
  %next = add i32 %resume, 1
  set i32 %next, Warp.resume, %warp
{at_barrier(0)}
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
    text = body(f"""
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
{at_barrier("%id", reduces="%reduces32")}
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
