"""Ctrl-C while the main thread runs native code: a signal handler in C that raises the stop flag of the launch."""

from __future__ import annotations

import ctypes
import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager

from ptxvm.engine.jit.layouts import Launch

_SIGACTION_SIZE = 256
"""More than `struct sigaction` has anywhere; its first word is the handler on the systems served here."""


class InterruptHook:
    """Puts a native handler in front of Python's own.

    `handler` is its address, `flag` that of a word for the address of the flag to raise, `chain` that of a word for the
    handler to call next (see runtime/interrupt.ll).
    """

    def __init__(self, handler: int, flag: int, chain: int) -> None:
        self._handler = handler
        self._flag = ctypes.c_void_p.from_address(flag)
        self._chain = ctypes.c_void_p.from_address(chain)
        self._launch: Launch | None = None
        self._sigaction = ctypes.CDLL(None).sigaction
        self._sigaction.argtypes = (ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p)

    @staticmethod
    def is_usable() -> bool:
        """Only with Python's own handler does a raised flag end in the KeyboardInterrupt that explains it."""
        return sys.platform in ("linux", "darwin") and signal.getsignal(signal.SIGINT) is signal.default_int_handler

    @contextmanager
    def raised(self, launch: Launch) -> Iterator[None]:
        """While in this context, in the main thread, Ctrl-C sets `launch.stop` before the KeyboardInterrupt comes."""
        before = ctypes.create_string_buffer(_SIGACTION_SIZE)
        self._sigaction(signal.SIGINT, None, before)
        ours = ctypes.create_string_buffer(before.raw, _SIGACTION_SIZE)
        self._chain.value = ctypes.c_void_p.from_buffer(before).value
        self._launch = launch  # stays, in case a second Ctrl-C comes before the old handler is back
        self._flag.value = ctypes.addressof(launch) + Launch.stop.offset
        ctypes.c_void_p.from_buffer(ours).value = self._handler
        try:
            self._sigaction(signal.SIGINT, ours, None)
            yield
        finally:
            self._sigaction(signal.SIGINT, before, None)


def in_main_thread() -> bool:
    """Whether signals of Python are handled in this thread."""
    return threading.current_thread() is threading.main_thread()
