"""Fetching ahead: what an access will want if its address goes on as it went from the last time to this one.

Warps run one after the other, each through as much as it can do before it has to wait. So lines of memory are wanted in
an order that the processor's own prefetchers often cannot see through, although each access by itself goes in steps.
"""

from __future__ import annotations

from ptxvm.engine.jit.layouts.structures import AccessSpace
from ptxvm.engine.jit.memory.range_check import Range, RangeCheck

LINE = 64
STEPS = 32
"""How many steps ahead."""

SECOND_LEVEL = 2
"""How near to the processor: what comes so early would drive out of the first level what is in use there."""

MOST_LINES = 9
"""Of wider accesses than four words of each lane the first lines only."""


def is_worthwhile(check: RangeCheck) -> bool:
    """For lanes that share no address, but lie around one: one step for all of them. What only some lanes do has no
    steady step."""
    path = check.path
    if path.context.partial:
        return False
    scattered = path.shape.offsets is None or path.shape.uniform
    return path.space in (AccessSpace.GLOBAL, AccessSpace.GENERIC) and not scattered and not path.context.function.safe


def fetch_ahead(check: RangeCheck, host: str) -> None:
    """`host` (ptr) is where the checked range starts."""
    code = check.path.code
    here = code.value(f"ptrtoint ptr {host} to i64")
    place = check.path.cache_place(check.cache, "met")
    before = code.value(f"load i64, ptr {place}")
    code.line(f"store i64 {here}, ptr {place}")
    step = code.value(f"sub i64 {here}, {before}")
    ahead = code.value(f"getelementptr [{STEPS} x i8], ptr {host}, i64 {step}")
    code.declare("declare void @llvm.prefetch.p0(ptr, i32, i32, i32)")
    check.write(lambda range_: _fetch_text(ahead, int(check.path.store), range_))


def _fetch_text(ahead: str, writes: int, range_: Range) -> str:
    lines = min(MOST_LINES, (range_.span + LINE - 1) // LINE)
    texts = []
    for line in range(lines):
        place = f"{ahead}.l{line}"
        texts.append(f"  {place} = getelementptr i8, ptr {ahead}, i64 {line * LINE}")
        texts.append(f"  call void @llvm.prefetch.p0(ptr {place}, i32 {writes}, i32 {SECOND_LEVEL}, i32 1)")
    return "\n".join(texts)
