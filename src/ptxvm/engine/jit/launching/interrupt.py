"""Ctrl-C while the main thread runs native code: a signal handler in C that raises the stop flag of the launch."""

from __future__ import annotations

# What `signal` wraps: its `getsignal` tries to make an enum member of every handler, which takes longer than all the
# rest of a launch, and importing it as long as several hundred launches.
import _signal  # type: ignore[import-not-found]
import ctypes
import os
import sys
import threading
from collections.abc import Callable
from threading import get_ident
from typing import TypeVar

from ptxvm.engine.jit.layouts.structures import Launch

_SIGACTION_SIZE = 256
"""More than `struct sigaction` has anywhere; its first word is the handler on the systems served here."""


_SIGINT = 2
_IS_KNOWN = sys.platform in ("linux", "darwin")
_PYTHONS = _signal.default_int_handler

_handler_of = _signal.getsignal


Result = TypeVar("Result")


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
        self._free: list[_Action] = []
        self._ours: _Action | None = None
        self._chained: int | None = None
        self._sigaction = ctypes.CDLL(None).sigaction
        self._sigaction.argtypes = (ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p)

    @staticmethod
    def is_usable() -> bool:
        """Only with Python's own handler does a raised flag end in the KeyboardInterrupt that explains it."""
        return _IS_KNOWN and _handler_of(_SIGINT) is _PYTHONS

    def during(self, launch: Launch, work: Callable[[int], None]) -> None:
        """Call `work(0)` in the main thread: until it ends Ctrl-C sets `launch.stop`; a KeyboardInterrupt follows."""
        self._launch = launch  # stays, in case a second Ctrl-C comes before the old handler is back
        self.call(ctypes.addressof(launch) + Launch.stop.offset, work, 0)

    def call(self, stop: int, work: Callable[[int], Result], argument: int) -> Result:
        """`work(argument)`, in the main thread: until it ends Ctrl-C sets the word at the address `stop`, which must
        stay; a KeyboardInterrupt follows."""
        if self._ours is None:
            self._ours = self._action()
        self._flag.value = stop
        sigaction = self._sigaction
        before = self._free.pop() if self._free else _Action()  # launches may be nested, in signal handlers of Python
        try:
            sigaction(_SIGINT, self._ours.address, before.address)
            if before.handler.value != self._chained:
                self._chain_to(before)
            return work(argument)
        finally:
            sigaction(_SIGINT, before.address, None)
            self._free.append(before)

    def _action(self) -> _Action:
        """As the action there is now, with the native handler."""
        action = _Action()
        self._sigaction(_SIGINT, None, action.address)
        self._chain_to(action)
        action.handler.value = self._handler
        return action

    def _chain_to(self, action: _Action) -> None:
        """What the native handler calls next."""
        if action.handler.value != self._handler:
            self._chained = self._chain.value = action.handler.value


def in_main_thread() -> bool:
    """Whether signals of Python are handled in this thread."""
    return get_ident() == _main_thread


_main_thread = threading.main_thread().ident


def _find_main_thread() -> None:
    """After a fork it is the thread that forked."""
    global _main_thread  # noqa: PLW0603
    _main_thread = threading.main_thread().ident


os.register_at_fork(after_in_child=_find_main_thread)
