"""Calls that captures forbid: what may wait for work, or does some beside streams, belongs in no graph."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any

from ptxvm.driver.errors import fail
from ptxvm.driver.state import state
from ptxvm.driver.tables.constants import CUresult
from ptxvm.driver.threads import calling

GLOBAL, THREAD_LOCAL, RELAXED = range(3)
"""`CUstreamCaptureMode`."""

_modes: dict[int, int] = {}


def exchange_mode(mode: int) -> int:
    """Give the calling thread a mode. Returns the one that it had."""
    before = _modes.get(calling.thread, GLOBAL)
    _modes[calling.thread] = mode
    return before


def refuse_unsafe() -> None:
    """Raises DriverError where captures forbid the call: those of the thread itself that are not relaxed, and those of
    others that are global, unless the thread has a mode for which that is no matter. They are invalid then."""
    if not state.captures:
        return
    thread = calling.thread
    mode = _modes.get(thread, GLOBAL)
    if mode == RELAXED:
        return
    forbidding = [
        each
        for each in state.captures
        if (each.thread == thread and each.mode != RELAXED) or (each.mode == GLOBAL and mode == GLOBAL)
    ]
    for each in forbidding:
        each.invalidate()
    if forbidding:
        fail(CUresult.ERROR_STREAM_CAPTURE_UNSUPPORTED)


def unsafe(function: Callable[..., None]) -> Callable[..., None]:
    """A function of the API that captures forbid."""

    @wraps(function)
    def call(*arguments: Any) -> None:
        if state.captures:
            refuse_unsafe()
        function(*arguments)

    return call
