"""The compile server survives what LLVM does."""

from __future__ import annotations

import ctypes
import os
import signal
import subprocess
import sys
import textwrap
import threading
import time
import warnings
from collections.abc import Iterator
from pathlib import Path

import pytest

from ptxvm.engine.jit.compilation import server as server_module
from ptxvm.engine.jit.compilation.code_target import Cpu, code_target
from ptxvm.engine.jit.compilation.patience import Patience, waiting
from ptxvm.engine.jit.compilation.server import CompilationError, CompileServer

TARGET = code_target(Cpu.NATIVE)
GOOD = "define i32 @f() #0 { ret i32 1 }"
ABORTS = 'define i32 @f() #0 { call void asm sideeffect "bogus %zz", ""()\n ret i32 1 }'
SLOW = (
    "define void @f(ptr %p) #0 {\n  %a0 = load <32 x float>, ptr %p, align 4\n"
    + "".join(f"  %a{i + 1} = fdiv <32 x float> %a{i}, %a{i // 2}\n" for i in range(20_000))
    + "  store <32 x float> %a20000, ptr %p, align 4\n  ret void\n}"
)


@pytest.fixture(params=["fork", "spawn"])
def server(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[CompileServer]:
    monkeypatch.setattr(server_module, "_may_fork", lambda: request.param == "fork")
    server = CompileServer()
    yield server
    server.close()


def child_of(server: CompileServer) -> int:
    server.start()
    assert server._child is not None
    return server._child.process


def is_running(process: int) -> bool:
    try:
        state = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state != "Z"


def test_compiles_one_unit_after_another(server: CompileServer) -> None:
    first = child_of(server)
    assert server.compile(GOOD, TARGET).startswith(b"\x7fELF")
    assert server.compile(GOOD, TARGET) == server.compile(GOOD, TARGET)
    assert child_of(server) == first


def test_bad_text_is_an_error_and_the_child_lives(server: CompileServer) -> None:
    first = child_of(server)
    with pytest.raises(CompilationError, match="expected top-level entity"):
        server.compile("garbage", TARGET)
    with pytest.raises(CompilationError, match="result type"):
        server.compile("define i32 @f() { ret i64 0 }", TARGET)
    assert child_of(server) == first


def test_an_abort_of_llvm_is_an_error(server: CompileServer) -> None:
    with pytest.raises(CompilationError, match=r"compiler died.*asm"):
        server.compile(ABORTS, TARGET)
    assert server.compile(GOOD, TARGET).startswith(b"\x7fELF")


def test_an_abort_ends_the_child_whatever_another_library_does_then(server: CompileServer) -> None:
    """LLVM in Triton raises the signal again, from a handler that stays."""
    libc = ctypes.CDLL(None)
    libc.signal.restype, libc.signal.argtypes = ctypes.c_void_p, (ctypes.c_int, ctypes.c_void_p)
    before = libc.signal(signal.SIGABRT, ctypes.cast(libc["raise"], ctypes.c_void_p))
    try:
        with waiting(Patience(time.monotonic() + 60)), pytest.raises(CompilationError, match=r"compiler died.*asm"):
            server.compile(ABORTS, TARGET)
    finally:
        libc.signal(signal.SIGABRT, before)


def test_a_killed_child_is_replaced(server: CompileServer) -> None:
    os.kill(child_of(server), signal.SIGKILL)
    time.sleep(0.05)
    with pytest.raises(CompilationError, match="compiler died"):
        server.compile(GOOD, TARGET)
    assert server.compile(GOOD, TARGET).startswith(b"\x7fELF")


def test_nobody_waits_for_what_nobody_waits_for(server: CompileServer) -> None:
    stopped = child_of(server.unhurried)
    os.kill(stopped, signal.SIGSTOP)
    later = threading.Thread(target=server.unhurried.compile, args=(GOOD, TARGET))
    later.start()
    assert server.compile(GOOD, TARGET).startswith(b"\x7fELF")
    assert later.is_alive()
    os.kill(stopped, signal.SIGCONT)
    later.join()
    server.unhurried.close()


def test_an_interrupt_ends_the_child(server: CompileServer) -> None:
    child = child_of(server)
    signal.signal(signal.SIGALRM, lambda *_: signal.raise_signal(signal.SIGINT))
    signal.setitimer(signal.ITIMER_REAL, 0.2)
    with pytest.raises(KeyboardInterrupt):
        server.compile(SLOW, TARGET)
    signal.signal(signal.SIGALRM, signal.SIG_DFL)
    assert not is_running(child)
    assert server.compile(GOOD, TARGET).startswith(b"\x7fELF")


def test_a_forked_user_process_gets_a_child_of_its_own(server: CompileServer) -> None:
    first = child_of(server)
    process = os.fork()
    if process == 0:
        fine = child_of(server) != first and server.compile(GOOD, TARGET).startswith(b"\x7fELF")
        server.close()
        os._exit(0 if fine else 1)
    assert os.waitstatus_to_exitcode(os.waitpid(process, 0)[1]) == 0
    assert server.compile(GOOD, TARGET).startswith(b"\x7fELF")


def test_no_warning_leaks(server: CompileServer) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        server.compile(GOOD, TARGET)


@pytest.mark.parametrize("may_fork", [True, False])
def test_the_child_dies_with_its_parent(may_fork: bool) -> None:
    script = textwrap.dedent(f"""
        import os, signal
        from ptxvm.engine.jit.compilation import server as module
        from ptxvm.engine.jit.compilation.code_target import Cpu, code_target
        module._may_fork = lambda: {may_fork}
        server = module.CompileServer()
        server.compile({GOOD!r}, code_target(Cpu.NATIVE))
        print(server._child.process, flush=True)
        os.kill(os.getpid(), signal.SIGKILL)
    """)
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False, timeout=60)
    child = int(done.stdout)
    deadline = time.monotonic() + 10
    while is_running(child) and time.monotonic() < deadline:
        time.sleep(0.02)
    assert not is_running(child)


def test_a_copy_of_the_process_waits_for_no_thread_that_it_lacks():
    server = CompileServer()
    with server._lock:  # as another thread holds it while it compiles
        process = os.fork()
        if process == 0:
            os._exit(0 if server._lock.acquire(timeout=5) else 1)
    assert os.waitstatus_to_exitcode(os.waitpid(process, 0)[1]) == 0
