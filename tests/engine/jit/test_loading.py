"""Compiled code is loaded where there is room."""

import subprocess
import sys
from pathlib import Path

import pytest

from ptxvm.engine.jit.compilation import forking
from ptxvm.engine.jit.compilation.cache import CacheEntry, ObjectCache
from ptxvm.engine.jit.compilation.code_target import CodeTarget, Cpu, Level, code_target
from ptxvm.engine.jit.compilation.making import compile_here
from ptxvm.engine.jit.compilation.server import CompileServer
from ptxvm.engine.jit.launching.native_runtime import runtime_key
from ptxvm.engine.jit.launching.runtimes import Runtimes

EXAMPLE = Path(__file__).parents[3] / "examples" / "reduction.ptx"
PROGRAM = """
import sys
import numpy as np
from tests.engine.jit.crowded import crowd
import ptxvm

values, total = np.arange(1000, dtype=np.uint32), np.zeros(1, np.uint64)
kernel = ptxvm.load(open(sys.argv[1]).read()).kernels["sum"]
if sys.argv[2] == "crowded":
    ptxvm.run(".version 8.0 .target sm_80 .address_size 64 .entry k() { ret; }", grid=1, block=1, engine="jit")
    crowd()
kernel.launch(4, 256, total, values, values.size, engine="jit")
print(total[0])
"""


def test_sections_of_an_object_stay_together() -> None:
    """In a process with gigabytes of arrays: first the code is compiled, then it is loaded where it hardly fits."""
    for place in ("empty", "crowded"):
        words = [sys.executable, "-c", PROGRAM, str(EXAMPLE), place]
        done = subprocess.run(words, capture_output=True, text=True, cwd=EXAMPLE.parents[1], check=False)
        assert (done.stdout, done.stderr) == ("499500\n", "")


def test_a_runtime_that_is_in_the_cache_need_not_be_awaited(tmp_path: Path) -> None:
    target, objects = code_target(Cpu.NATIVE), ObjectCache(tmp_path)
    objects.put(runtime_key(target), CacheEntry({}, b""))
    runtimes = Runtimes(target, CompileServer(), objects)
    runtimes.begin()
    assert runtimes.is_ready() and not runtimes.is_final


def test_kernels_need_not_wait_for_a_better_runtime(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(forking, "may_fork", lambda **_: False)
    server, asked = CompileServer(), []
    for one in (server, server.unhurried):

        def compile_(ir: str, target: CodeTarget, level: Level, hurried: bool = one is server) -> bytes:
            asked.append((hurried, level))
            return compile_here(ir, target, Level.FAST)

        monkeypatch.setattr(one, "compile", compile_)
    runtimes = Runtimes(code_target(Cpu.NATIVE), server, ObjectCache(tmp_path))
    runtimes.begin()
    while not runtimes.is_final:
        assert runtimes.current
    assert asked == [(True, Level.FAST), (False, Level.GOOD)]
