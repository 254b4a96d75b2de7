"""Per-CTA memory: the slices of global memory that `.minperctamemory` asks for (PTX ISA 9.4, 11.4.10).

Every CTA of the grid has a slice of its own, in the order of their numbers (x, then y, then z), which is zero when the
launch begins. `%perctamemoryoffset` is its address, `%perctamemorysize` the distance from slice to slice.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from dataclasses import replace
from weakref import WeakKeyDictionary

from ptxvm.checker.module import Function
from ptxvm.machine.launch import Launch, LaunchError
from ptxvm.machine.layout import align_up
from ptxvm.machine.memory import Allocation, Memory

UNIT = 1024
"""Slices have a multiple of so many bytes."""

LIMIT = 1 << 32
"""The most bytes that all slices of a grid have together."""

_free: WeakKeyDictionary[Memory, list[Allocation]] = WeakKeyDictionary()
"""Memory that no launch uses now, of so many sizes: addresses are never given twice, so that it is kept."""
_KEPT = 8


def slice_size(function: Function) -> int:
    """Bytes of the slice of each CTA of a kernel; 0: it asks for none."""
    return align_up(next(iter(function.directives.get(".minperctamemory", ())), 0), UNIT)


def with_cta_memory(function: Function, launch: Launch, memory: Memory) -> AbstractContextManager[Launch]:
    """The launch with a slice of memory for each CTA, if the kernel asks for one.

    Raises LaunchError where that is too much.
    """
    size = slice_size(function)
    return _lent(size, launch, memory) if size else nullcontext(launch)


@contextmanager
def _lent(size: int, launch: Launch, memory: Memory) -> Iterator[Launch]:
    whole = size * launch.ctas
    if whole > LIMIT:
        raise LaunchError(
            f".minperctamemory asks for {size} bytes for each of {launch.ctas} CTAs; "
            f"all together have at most {LIMIT} bytes here"
        )
    free = _free.setdefault(memory, [])
    lent = next((each for each in free if each.size == whole), None)  # in a larger one nobody saw who runs past the end
    if lent is None:
        lent = memory.allocate(whole, name="the memory of the CTAs")
    else:
        free.remove(lent)
        memory.view(lent.address, whole)[:] = 0
    try:
        yield replace(launch, cta_memory=lent.address, cta_memory_size=size)
    finally:
        free.append(lent)
        if len(free) > _KEPT:
            memory.free(free.pop(0).address)
