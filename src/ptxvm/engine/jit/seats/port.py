"""Where compiled code enters Python: the callback behind `Worker.host_function`."""

from __future__ import annotations

import ctypes
from typing import Protocol

from ptxvm.engine.jit.layouts.structures import CTA_ENDS, Outcome, Worker

_CALLBACK = ctypes.CFUNCTYPE(ctypes.c_int32, ctypes.c_void_p, ctypes.c_uint32, ctypes.c_int32, ctypes.c_uint32)


class HostService(Protocol):
    """What serves the host calls of one worker during a launch."""

    def call(self, cta: int, warp: int, number: int, mask: int) -> bool:
        """A warp calls the host for the lanes in `mask`. `cta` is the address of its structure, `number` tells the
        place in the code (see `call_number`). Whether it was done, or native code can do it now."""

    def end(self, cta: int) -> None:
        """A CTA has ended that has a state here."""

    def complete_all(self) -> bool:
        """Nothing else can run: complete every pending operation; whether there was any. Raises KernelFault."""

    def describe(self, cta: int) -> list[str]:
        """What a deadlock report says of a CTA, by the address of its structure."""


class HostPort:
    """The callback of one worker. What a service raises is kept in `error`, and ends the launch."""

    def __init__(self, worker: Worker) -> None:
        self.service: HostService | None = None
        self.error: BaseException | None = None
        self._callback = _CALLBACK(self._enter)
        worker.host_function = ctypes.cast(self._callback, ctypes.c_void_p).value

    def begin(self, service: HostService) -> None:
        """A launch starts."""
        self.service, self.error = service, None

    def close(self) -> None:
        """The launch has ended."""
        self.service = None

    def _enter(self, cta: int, warp: int, number: int, mask: int) -> int:
        assert self.service is not None
        try:
            if number == CTA_ENDS:
                self.service.end(cta)
                return Outcome.DONE
            return Outcome.DONE if self.service.call(cta, warp, number, mask) else Outcome.AGAIN
        except BaseException as error:  # no exception can pass through native code, not even a KeyboardInterrupt
            self.error = error
            return Outcome.FAULT
