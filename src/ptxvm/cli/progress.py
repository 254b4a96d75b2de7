"""The progress line of long launches."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

QUIET_SECONDS = 1.0


@contextmanager
def progress_line(title: str) -> Iterator[Callable[[int, int], None] | None]:
    """A callback (CTAs done, CTAs in all) that keeps one line on an interactive terminal up to date, else None."""
    if not sys.stderr.isatty():
        yield None
        return
    started = time.monotonic()
    shown = False

    def show(done: int, total: int) -> None:
        nonlocal shown
        if (elapsed := time.monotonic() - started) < QUIET_SECONDS:
            return
        shown = True
        share = done / max(total, 1)
        remaining = f", about {elapsed / share - elapsed:.0f} s left" if share > 0.01 else ""
        sys.stderr.write(f"\r\x1b[K{title}: {done} of {total} CTAs ({share:.0%}), {elapsed:.0f} s{remaining}")
        sys.stderr.flush()

    try:
        yield show
    finally:
        if shown:
            sys.stderr.write("\r\x1b[K")
