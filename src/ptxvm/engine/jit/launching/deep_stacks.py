"""Code that needs more stack than threads are sure to have runs in threads of its own."""

from __future__ import annotations

import threading
from collections.abc import Callable

from ptxvm.engine.jit.launching.pool import Pool, Task

USUAL = 256 << 10
"""Bytes that code may need in any thread: some have 512 KiB in all."""

_REST = 1 << 20
"""Bytes besides: for the runtime, and for Python where code calls it."""

_pools: dict[int, Pool] = {}
_lock = threading.Lock()


def on_deep_stack(needed: int, run: Callable[[], int], stop: Callable[[], None]) -> int:
    """What `run` returns, called in a thread for code that needs so many bytes of stack. `stop` makes it return early:
    for signals, which this thread sees. Raises RuntimeError or MemoryError where there is no room for such a thread."""
    results: list[int] = []
    task = Task(lambda _: results.append(run()), 1)
    _pool(needed).summon(task, 1)
    try:
        task.wait()
    except BaseException:
        stop()
        task.wait()
        raise
    return results[0]


def _pool(needed: int) -> Pool:
    """Few sizes, powers of 2, do for all kernels."""
    stack = 1 << (needed + _REST).bit_length()
    with _lock:
        return _pools.setdefault(stack, Pool(stack))
