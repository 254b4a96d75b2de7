"""Children that make code: what is left of them when nobody wants it any more."""

from __future__ import annotations

import io
import os
import subprocess
import sys
import threading
import time
from collections.abc import Iterator

import pytest

from ptxvm.engine.jit.compilation import errand, forking
from ptxvm.engine.jit.compilation.errand import Errand
from ptxvm.engine.jit.compilation.patience import PATIENT
from ptxvm.engine.jit.compilation.server import CompilationError


def test_children_that_nobody_waits_for_are_collected_once_they_have_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    left: list[tuple[int, int]] = []
    monkeypatch.setattr(forking, "_left_behind", left)
    with subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE) as process:
        left.append((os.getpid(), process.pid))
        forking.reap()
        assert left == [(os.getpid(), process.pid)]
        process.stdin.write(b"end\n")
        process.stdin.close()
        os.waitid(os.P_PID, process.pid, os.WEXITED | os.WNOWAIT)
        forking.reap()
        assert left == []
        with pytest.raises(ChildProcessError):
            os.waitpid(process.pid, 0)


def test_a_thread_waits_before_it_begins(monkeypatch: pytest.MonkeyPatch) -> None:
    slept: list[float] = []
    monkeypatch.setattr(errand.time, "sleep", slept.append)
    errands = Errand(None, lambda: iter([b"one", b"two"]), 0.25)
    assert [errands.take(PATIENT) for _ in range(3)] == [b"one", b"two", None]
    assert slept == [0.25]


@pytest.fixture
def other_thread() -> Iterator[threading.Lock]:
    """A thread of the program's, and a lock that it holds."""
    lock, held, end = threading.Lock(), threading.Event(), threading.Event()

    def hold() -> None:
        with lock:
            held.set()
            end.wait()

    thread = threading.Thread(target=hold)
    thread.start()
    held.wait()
    yield lock
    end.set()
    thread.join()


@pytest.mark.usefixtures("other_thread")
def test_threads_of_the_program_do_not_keep_a_child_from_beginning(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(forking, "FORK_LIMIT", 1 << 40)
    assert not forking.may_fork() and forking.may_fork(watched=True)
    here = os.getpid()
    errands = Errand(lambda: iter([str(os.getpid()).encode()]), lambda: iter([]))
    assert int(errands.take(PATIENT) or here) != here


def test_a_child_that_wants_a_lock_of_such_a_thread_is_given_up(
    monkeypatch: pytest.MonkeyPatch, other_thread: threading.Lock
) -> None:
    monkeypatch.setattr(forking, "FORK_LIMIT", 1 << 40)
    monkeypatch.setattr(errand, "HANGS", 1)

    def steps() -> Iterator[bytes]:
        yield b"one"
        with other_thread:
            yield b"two"

    errands = Errand(steps, lambda: iter([]))
    assert errands.take(PATIENT) == b"one"
    with pytest.raises(CompilationError, match="a lock that nobody holds"):
        errands.take(PATIENT)


def test_a_child_may_wait_for_its_parent(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(forking, "FORK_LIMIT", 1 << 40)
    monkeypatch.setattr(errand, "HANGS", 1)
    errands = Errand(lambda: iter([bytes(1_000_000)] * 2), lambda: iter([]))
    errands.take(PATIENT)
    time.sleep(2.5)
    assert errands.take(PATIENT) == bytes(1_000_000)


def test_what_libraries_take_does_not_keep_a_process_from_a_fork(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only pages of its own are copied: those of files, shared libraries above all, are not."""
    pages = 1000
    monkeypatch.setattr(forking, "FORK_LIMIT", pages * os.sysconf("SC_PAGESIZE"))
    for resident, of_files, small in ((5 * pages, 4 * pages + 1, True), (5 * pages, 4 * pages, False)):
        monkeypatch.setattr("builtins.open", lambda *_, text=f"9999 {resident} {of_files} 1 0 9 0": io.StringIO(text))
        assert forking.may_fork(watched=True) == small
