"""A launch whose code is not there yet begins in the interpreter (docs/performance.md, "Tiers")."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import TYPE_CHECKING

from ptxvm.engine.options import AsyncCompletion, Checks, Options
from ptxvm.engine.under_way import is_alone, under_way

if TYPE_CHECKING:
    from ptxvm.engine.work import Work

SWITCH = "PTXVM_TIERS"
"""The environment variable that is `0` where everything is to run in code that was compiled with full effort."""


def has_tiers() -> bool:
    """Whether kernels may begin before their code is as good as it gets."""
    return os.environ.get(SWITCH, "1") != "0"


def may_run_ahead(options: Options) -> bool:
    """Whether the interpreter can begin a launch. It trusts no address and makes other random choices than compiled
    code; and what it takes back must not be what somebody else has written meanwhile."""
    random = options.async_completion is AsyncCompletion.RANDOM
    plain = not options.host_writes and not options.collects and not random
    return has_tiers() and options.checks is Checks.BOUNDS and plain


def run_ahead(work: Work, ready: Callable[[], bool]) -> int:
    """Interpret a grid until it is complete or its code is `ready`: how many of its CTAs, from the first on, have run.

    Raises KernelFault. Nothing else may touch memory meanwhile: it ends when another launch begins, which waits for it.
    """
    if not under_way.claim():
        return 0
    try:
        from ptxvm.engine import interpret  # noqa: PLC0415  (not needed by those who find their code in the cache)

        return interpret.run_ahead(work, lambda: ready() or not is_alone(), in_order=work.options.workers == 1)
    finally:
        under_way.release()
