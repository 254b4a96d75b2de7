"""Children that make code: what is left of them when nobody wants it any more."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from ptxvm.engine.jit.compilation import errand, forking
from ptxvm.engine.jit.compilation.errand import Errand
from ptxvm.engine.jit.compilation.patience import PATIENT


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
