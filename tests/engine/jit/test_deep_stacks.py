"""Kernels whose values need more stack than a thread has."""

from __future__ import annotations

import subprocess
import sys
import threading
from pathlib import Path

import pytest
from tests.kernels.makings import making_of

from ptxvm.checker import load_module
from ptxvm.diagnostics import Source
from ptxvm.engine.jit.compilation.code_target import Cpu, Level
from ptxvm.engine.jit.compilation.making import compile_here
from ptxvm.engine.jit.compilation.stack_needs import stack_needed
from ptxvm.engine.jit.launching.deep_stacks import on_deep_stack
from ptxvm.engine.jit.launching.pool import Task
from ptxvm.engine.jit.layouts.structures import Version
from ptxvm.engine.placement import place
from ptxvm.machine.memory import Memory

LIMIT = 512 << 10
"""Bytes of stack of the threads of a process here: enough for Python."""

PROGRAM = f"""
import resource, sys, threading
resource.setrlimit(resource.RLIMIT_STACK, ({LIMIT}, resource.RLIM_INFINITY))
threading.stack_size({LIMIT})
import numpy as np
import ptxvm
from ptxvm.engine.jit.compilation import making
making._level = lambda version: making.Level.FAST  # the code that large kernels begin with, and the only one of some

kernel = ptxvm.load(sys.argv[1]).kernels["wide"]
for workers in (1, 1, 2, 2):
    sums = np.zeros(32)
    kernel.launch(2, 32, np.arange(256.0), sums, workers=workers)
    print(sums.tolist())
"""


def text(values: int) -> str:
    """Loads pairs of values, and needs all of them at the end."""
    pairs = [
        f"ld.global.v2.f64 {{%f{place}, %f{place + 1}}}, [%i + {place % 64 * 8}];\n"
        f"add.f64 %f{place}, %f{place}, 0d{(1023 << 52) + place:016x}; mul.f64 %f{place + 1}, %f{place + 1}, %f{place};"
        for place in range(0, values, 2)
    ]
    sums = [f"fma.rn.f64 %s, %f{place}, %f{place + 1}, %s;" for place in range(0, values, 2)]
    return "\n".join(
        (
            ".version 8.0\n.target sm_80\n.address_size 64",
            ".visible .entry wide(.param .u64 in, .param .u64 out)\n{",
            f".reg .f64 %f<{values}>; .reg .f64 %s; .reg .b64 %i, %o, %w; .reg .b32 %t;",
            "ld.param.u64 %i, [in]; ld.param.u64 %o, [out]; mov.u32 %t, %tid.x; mov.b64 %s, 0;",
            "mul.wide.u32 %w, %t, 16; add.u64 %i, %i, %w; mul.wide.u32 %w, %t, 8; add.u64 %o, %o, %w;",
            *pairs,
            *sums,
            "st.global.f64 [%o], %s; ret;\n}",
        )
    )


def test_code_runs_that_needs_more_stack_than_threads_have(tmp_path: Path) -> None:
    path = tmp_path / "wide.ptx"
    path.write_text(text(1600))
    run = [sys.executable, "-c", PROGRAM, str(path)]
    done = subprocess.run(run, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert len(set(done.stdout.splitlines())) == 1
    assert done.stdout.count("\n") == 4


@pytest.mark.parametrize("version", [Version.FAST, Version.SAFE])
def test_the_stack_that_code_needs_grows_with_its_values(version: Version) -> None:
    def needed(values: int) -> int:
        module = load_module(Source(text(values), "wide.ptx"))
        made = making_of(module.functions["wide"], place(module, Memory()), 32, cpu=Cpu.AVX512)
        return stack_needed(compile_here(made.emitted(version).text, made.target, Level.FAST))

    assert 100 * 256 < needed(300) - needed(200) < 100 * 1024


def test_what_is_not_understood_counts_as_what_code_of_that_size_can_need() -> None:
    assert stack_needed(b"\x7fELF" + bytes(96)) == 800


def test_whoever_is_interrupted_waits_until_the_code_has_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    stopped, ended = threading.Event(), threading.Event()

    def run() -> int:
        stopped.wait()
        ended.set()
        return 0

    waits = iter([True])
    wait = Task.wait

    def interrupted(task: Task) -> bool:
        if next(waits, False):
            raise KeyboardInterrupt
        return wait(task)

    monkeypatch.setattr(Task, "wait", interrupted)
    with pytest.raises(KeyboardInterrupt):
        on_deep_stack(1 << 20, run, stopped.set)
    assert ended.is_set()
