"""Which code of a kernel is made: level 0 first where that is worth it."""

from __future__ import annotations

import pytest
from tests.kernels.makings import making_of

from ptxvm.checker import load_module
from ptxvm.diagnostics import Source
from ptxvm.engine.jit.compilation import forking, making
from ptxvm.engine.jit.compilation.code_target import CodeTarget, Level
from ptxvm.engine.jit.compilation.making import Compile, compile_here
from ptxvm.engine.jit.compilation.patience import PATIENT
from ptxvm.engine.jit.compilation.server import CompileServer
from ptxvm.engine.jit.layouts.structures import Version
from ptxvm.engine.placement import place
from ptxvm.machine.memory import Memory

TEXT = ".version 8.0\n.target sm_80\n.address_size 64\n.visible .entry k()\n{\n    ret;\n}\n"


@pytest.mark.parametrize(("short", "large", "count"), [(0, 1 << 20, 2), (1 << 20, 1 << 21, 1), (0, 1, 1)])
def test_level_0_is_for_what_is_not_short(monkeypatch: pytest.MonkeyPatch, short: int, large: int, count: int) -> None:
    """And it is all that there is of what is very long."""
    module = load_module(Source(TEXT, "k.ptx"))
    image = place(module, Memory())
    made = making_of(module.functions["k"], image, 32)
    monkeypatch.setattr(making, "SHORT", short)
    monkeypatch.setattr(making, "LARGE_UNIT", large)
    levels = Level.FAST, Level.GOOD
    assert len(list(made._stages(Version.FAST, levels, compile_here))) == count


def test_better_code_is_made_where_no_launch_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    image = place(module := load_module(Source(TEXT, "k.ptx")), Memory())
    made = making_of(module.functions["k"], image, 32)
    asked = []

    def noting(who: CompileServer) -> Compile:
        def compile_(ir: str, target: CodeTarget, level: Level) -> bytes:
            asked.append((who is made.server, level))
            return compile_here(ir, target, level)

        return compile_

    for server in (made.server, made.server.unhurried):
        monkeypatch.setattr(server, "compile", noting(server))
    monkeypatch.setattr(making, "SHORT", 0)
    monkeypatch.setattr(forking, "may_fork", lambda **_: False)
    errand = made.beside(Version.FAST)
    assert errand.take(PATIENT) and errand.take(PATIENT) and errand.take(PATIENT) is None
    assert asked == [(True, Level.FAST), (False, Level.GOOD)]


@pytest.mark.parametrize(("statements", "beside"), [(10, False), (making.FEW, True)])
def test_functions_that_a_kernel_calls_count_when_a_child_is_chosen(
    monkeypatch: pytest.MonkeyPatch, statements: int, beside: bool
) -> None:
    body = "{ .reg .u32 r; %s ret; }\n" % ("mov.u32 r, 1; " * statements)
    text = TEXT.replace(".visible", f".func f() {body}.visible").replace("    ret", "    call.uni f;\n    ret")
    image = place(module := load_module(Source(text, "k.ptx")), Memory())
    chosen: list[bool] = []
    monkeypatch.setattr(making, "is_warm", lambda: True)
    monkeypatch.setattr(making, "Errand", lambda inside, *_: chosen.append(inside is not None))
    making_of(module.functions["k"], image, 32).beside(Version.FAST)
    assert chosen == [beside]
