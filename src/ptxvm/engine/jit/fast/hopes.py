"""Whether it is worth trying that several warps go together: a count of how often it was in vain is kept where sites
have what they know."""

from __future__ import annotations

import ctypes

from ptxvm.engine.jit.fast.copies import Group
from ptxvm.engine.jit.function.text import FunctionText
from ptxvm.engine.jit.layouts.fields import offset_of
from ptxvm.engine.jit.layouts.structures import SiteCache, Worker
from ptxvm.engine.jit.memory.context import FunctionContext

MOST_VAIN = 8
"""How often it may be in vain, less those times that it was not."""

COST = 2
"""What once in vain counts."""


class Hope:
    """That of one place where warps begin, which is looked at in the block being emitted."""

    def __init__(self, text: FunctionText, accesses: FunctionContext) -> None:
        self._code = text.code
        offset = accesses.take_cache() * ctypes.sizeof(SiteCache) + offset_of(SiteCache, "seen")
        self._place = text.entry.value(f"getelementptr i8, ptr {text.entry.field(Worker, 'sites')}, i64 {offset}")
        self._count = text.code.value(f"load i64, ptr {self._place}")

    def holds(self) -> str:
        """Whether there is any (i1), and this is a sweep."""
        return self._code.value(f"and i1 %sweeps, {self._code.value(f'icmp ult i64 {self._count}, {MOST_VAIN}')}")

    def end(self, group: Group) -> None:
        """They have gone together; and where it turns out that they cannot, it was in vain."""
        code = self._code
        code.declare("declare i64 @llvm.usub.sat.i64(i64, i64)")
        less = code.value(f"call i64 @llvm.usub.sat.i64(i64 {self._count}, i64 1)")
        code.line(f"store i64 {less}, ptr {self._place}")
        group.end(code, "next")
        code.label(group.vain)
        code.line(f"store i64 {code.value(f'add i64 {self._count}, {COST}')}, ptr {self._place}")
        code.jump(group.alone)
