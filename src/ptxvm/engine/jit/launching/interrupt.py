"""Ctrl-C while the main thread runs native code: a signal handler in C that raises the stop flag of the launch."""

from __future__ import annotations

import ctypes
import signal
import sys
import threading
from collections.abc import Callable

from ptxvm.engine.jit.layouts.structures import Launch

_SIGACTION_SIZE = 256
"""More than `struct sigaction` has anywhere; its first word is the handler on the systems served here."""


_SIGINT = int(signal.SIGINT)

# `signal.getsignal` tries to make an enum member of every handler, which takes longer than all the rest.
_handler_of = vars(signal).get("_signal", signal).getsignal


class _Action:
    """A `struct sigaction`."""

    def __init__(self) -> None:
        self._memory = ctypes.create_string_buffer(_SIGACTION_SIZE)
        self.address = ctypes.addressof(self._memory)
        self.handler = ctypes.c_void_p.from_buffer(self._memory)


class InterruptHook:
    """Puts a native handler in front of Python's own.

    `handler` is its address, `flag` that of a word for the address of the flag to raise, `chain` that of a word for the
    handler to call next (see runtime/interrupt.c).
    """

    def __init__(self, handler: int, flag: int, chain: int) -> None:
        self._handler = handler
        self._flag = ctypes.c_void_p.from_address(flag)
        self._chain = ctypes.c_void_p.from_address(chain)
        self._launch: Launch | None = None
        self._free: list[tuple[_Action, _Action]] = []
        self._sigaction = ctypes.CDLL(None).sigaction
        self._sigaction.argtypes = (ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p)

    @staticmethod
    def is_usable() -> bool:
        """Only with Python's own handler does a raised flag end in the KeyboardInterrupt that explains it."""
        return sys.platform in ("linux", "darwin") and _handler_of(_SIGINT) is signal.default_int_handler

    def during(self, launch: Launch, work: Callable[[int], None]) -> None:
        """Call `work(0)` in the main thread: until it ends Ctrl-C sets `launch.stop` before the KeyboardInterrupt."""
        before, ours = self._free.pop() if self._free else (_Action(), _Action())
        self._sigaction(_SIGINT, None, before.address)
        ctypes.memmove(ours.address, before.address, _SIGACTION_SIZE)
        self._chain.value = before.handler.value
        self._launch = launch  # stays, in case a second Ctrl-C comes before the old handler is back
        self._flag.value = ctypes.addressof(launch) + Launch.stop.offset
        ours.handler.value = self._handler
        try:
            self._sigaction(_SIGINT, ours.address, None)
            work(0)
        finally:
            self._sigaction(_SIGINT, before.address, None)
            self._free.append((before, ours))


def in_main_thread() -> bool:
    """Whether signals of Python are handled in this thread."""
    return threading.current_thread() is threading.main_thread()
