"""The native scheduler, driven by hand-written warp functions."""

from __future__ import annotations

import ctypes
import os
import signal
import threading
import time
from typing import Any

import numpy as np
import pytest
from tests.engine.jit.abbreviations import expand
from tests.engine.jit.native import OBJECTS, SERVER, TARGET, Native, body, pointers

from ptxvm.engine.jit.function.entry_block import EntryBlock
from ptxvm.engine.jit.function.native_fields import NativeFields
from ptxvm.engine.jit.launching import native_runtime
from ptxvm.engine.jit.launching.native_runtime import Runtime, _made
from ptxvm.engine.jit.layouts.structures import Cta, Warp, Worker
from ptxvm.engine.jit.runtime import DECLARATIONS, INTERRUPT, Part
from ptxvm.lanes.code import Code
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
    offset = Cta.ready.offset
    assert expand("  %x = get i32 Cta.ready, %cta") == (
        f"  %.f0 = getelementptr i8, ptr %cta, i64 {offset}\n  %x = load i32, ptr %.f0"
    )
    assert expand("ret i32 $Status.YIELD") == "ret i32 2"
    with pytest.raises(AttributeError):
        expand("%x = get i32 Cta.reddy, %cta")


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("  %x = get i64 Cta.ready, %cta", r"Cta\.ready is i32, not i64"),
        ("  %x = get i32 Cta.index, %cta", r"Cta\.index is i64, not i32"),
        ("  set i64 %x, Worker.action, %worker", r"Worker\.action is i32, not i64"),
        ("  set i32 0, Worker.table, %worker", r"Worker\.table is ptr, not i32"),
        ("  %x = get ptr Cta.index, %cta", r"Cta\.index is i64, not ptr"),
        ("  %x = get i32 Worker.grid, %worker", r"Worker\.grid is \w+, not one number"),
        ("  %x = get i32 Worker.fault, %worker", r"Worker\.fault is FaultRecord, not one number"),
    ],
)
def test_fields_are_read_and_written_with_their_own_type(line: str, reason: str) -> None:
    with pytest.raises(TypeError, match=reason):
        expand(line)


def test_an_address_may_be_read_as_a_number() -> None:
    assert "load i64" in expand("  %x = get i64 Cta.shared, %cta")


def test_emitted_code_takes_the_type_of_a_field_from_its_structure() -> None:
    code = Code()
    fields = NativeFields(code, EntryBlock())
    assert fields.get(Worker, "table") and fields.get(Cta, "index") and fields.get(Warp, "live")
    fields.set(Warp, "waits", 1)
    read_and_written = [line.split(" = ")[-1].split(",")[0].strip() for line in code.lines]
    assert read_and_written == ["load ptr", "load i64", "load i32", "store i32 1"]
    with pytest.raises(TypeError):
        fields.get(Worker, "fault")


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


def test_parts_of_the_runtime_are_loaded_for_who_calls_them() -> None:
    runtime = Runtime(TARGET, SERVER, OBJECTS)
    runtime.load_unit(SERVER.compile(expand(ADD_WARP_INDEX), TARGET), "warp_fast")
    assert set(runtime._parts) == {Part.CORE}
    call = body("  %done = call i32 @ptxvm_look_up(ptr %worker, ptr %cta, i32 0, i32 0, i32 0)\n  ret i32 %done\n")
    text = f"{call}{DECLARATIONS['ptxvm_look_up']}"
    runtime.load_unit(SERVER.compile(text, TARGET), "warp_fast")
    assert set(runtime._parts) == {Part.CORE, Part.TEXELS}


def test_threads_load_a_part_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Code of the one that came first would call a copy that is gone."""
    made = []

    def make(part: Part, *sources: Any) -> bytes:
        made.append(part)
        time.sleep(0.05)
        return _made(part, *sources)

    runtime = Runtime(TARGET, SERVER, OBJECTS)
    monkeypatch.setattr(native_runtime, "_made", make)
    threads = [threading.Thread(target=runtime._loaded, args=(Part.PRODUCTS,)) for _ in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert made == [Part.PRODUCTS]


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


def test_an_interrupt_is_known_to_python_before_the_launch_stops(native: Native) -> None:
    """Else a launch that another thread interrupts may have ended before anybody knows why."""
    symbols = native.runtime._parts[Part.CORE].symbols
    handler, stop, chain = (symbols[name] for name in INTERRUPT)
    words = ctypes.c_void_p.from_address(stop), ctypes.c_void_p.from_address(chain)
    flag = ctypes.c_uint32()
    signature = ctypes.CFUNCTYPE(None, ctypes.c_int32, ctypes.c_void_p, ctypes.c_void_p)
    seen: list[int] = []
    pythons = signature(lambda *_: seen.append(flag.value))
    before = [word.value for word in words]
    words[0].value, words[1].value = ctypes.addressof(flag), ctypes.cast(pythons, ctypes.c_void_p).value
    try:
        signature(handler)(signal.SIGINT, None, None)
    finally:
        words[0].value, words[1].value = before
    assert (seen, flag.value) == ([0], 1)
