"""Which code of a kernel is made: level 0 first where that is worth it."""

from __future__ import annotations

import pytest
from tests.kernels.makings import making_of

from ptxvm.checker import load_module
from ptxvm.diagnostics import Source
from ptxvm.engine.jit.compilation import making
from ptxvm.engine.jit.compilation.code_target import Level
from ptxvm.engine.jit.compilation.making import compile_here
from ptxvm.engine.jit.layouts.structures import Version
from ptxvm.engine.placement import place
from ptxvm.machine.memory import Memory

TEXT = ".version 8.0\n.target sm_80\n.address_size 64\n.visible .entry k()\n{\n    ret;\n}\n"


@pytest.mark.parametrize(("short", "count"), [(0, 2), (1 << 20, 1)])
def test_level_0_is_for_what_is_not_short(monkeypatch: pytest.MonkeyPatch, short: int, count: int) -> None:
    module = load_module(Source(TEXT, "k.ptx"))
    image = place(module, Memory())
    made = making_of(module.functions["k"], image, 32)
    monkeypatch.setattr(making, "SHORT", short)
    levels = Level.FAST, Level.GOOD
    assert len(list(made._stages(Version.FAST, compile_here, levels))) == count
