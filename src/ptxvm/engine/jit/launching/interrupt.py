"""When Ctrl-C can end native code that the main thread runs: by a signal handler in C (see runtime/interrupt.c)."""

from __future__ import annotations

# What `signal` wraps: its `getsignal` tries to make an enum member of every handler, which takes longer than all the
# rest of a launch, and importing it as long as several hundred launches.
import _signal  # type: ignore[import-not-found]
import os
import sys
import threading
from threading import get_ident

_SIGINT = 2
_IS_KNOWN = sys.platform in ("linux", "darwin")
_PYTHONS = _signal.default_int_handler

_handler_of = _signal.getsignal


def is_interruptible() -> bool:
    """Whether `Runtime.run_interruptible` may be called in the main thread: only with Python's own handler does a
    raised flag end in the KeyboardInterrupt that explains it."""
    return _IS_KNOWN and _handler_of(_SIGINT) is _PYTHONS


def in_main_thread() -> bool:
    """Whether signals of Python are handled in this thread."""
    return get_ident() == _main_thread


_main_thread = threading.main_thread().ident


def _find_main_thread() -> None:
    """After a fork it is the thread that forked."""
    global _main_thread  # noqa: PLW0603
    _main_thread = threading.main_thread().ident


os.register_at_fork(after_in_child=_find_main_thread)
