"""What the functions of CUDA's device runtime share: errors, handles, the thread that calls."""

from __future__ import annotations

from collections.abc import Callable
from enum import IntEnum
from functools import wraps
from typing import cast

import numpy as np

from ptxvm.checker.module import Function
from ptxvm.engine.host.host_call import HostCall, Words
from ptxvm.engine.host.registry import host_function
from ptxvm.engine.host_functions import CDP2, runtime_names
from ptxvm.engine.nested import NestedGrid
from ptxvm.machine.faults import FaultKind
from ptxvm.records import record


class Error(IntEnum):
    """Those of `cudaError` that the device runtime returns."""

    SUCCESS = 0
    INVALID_VALUE = 1
    MEMORY_ALLOCATION = 2
    INVALID_CONFIGURATION = 9
    INVALID_MEMCPY_DIRECTION = 21
    LAUNCH_MAX_DEPTH_EXCEEDED = 65
    LAUNCH_PENDING_COUNT_EXCEEDED = 69
    INVALID_DEVICE_FUNCTION = 98
    INVALID_DEVICE = 101
    INVALID_RESOURCE_HANDLE = 400
    LAUNCH_OUT_OF_RESOURCES = 701
    UNKNOWN = 999


class Handle(IntEnum):
    """Streams that nobody makes. The last two are of the second form of the device runtime alone."""

    NULL = 0
    LEGACY = 1
    PER_THREAD = 2
    TAIL_LAUNCH = 3
    FIRE_AND_FORGET = 4


class RuntimeFailure(Exception):
    """A function of the device runtime returns an error."""

    def __init__(self, error: Error) -> None:
        super().__init__(error)
        self.error = error


@record()
class Caller:
    """One of the threads that make a call, by its place among them; the name by which it calls."""

    call: HostCall
    which: int
    name: str

    @property
    def grid(self) -> NestedGrid:
        """What its grid has in the device runtime."""
        grid = cast(NestedGrid, self.call.launch.launch.nesting)
        grid.flush = self.call.launch.output.flush
        return grid

    @property
    def is_second_form(self) -> bool:
        return self.name.startswith(CDP2)

    @property
    def key(self) -> tuple[int, int]:
        """CTA and thread."""
        return self.call.cta.index, int(self.call.threads[self.which])

    def put(self, address: int, value: int, size: int) -> None:
        """Write a number where a pointer leads. Raises KernelFault."""
        self.call.put(address, (value & ((1 << 8 * size) - 1)).to_bytes(size, "little"), self.which)

    def bytes_at(self, address: int, size: int) -> bytes:
        """Raises KernelFault."""
        return self.call.view(address, size, self.which, store=False).tobytes()

    def kernel(self, pointer: int) -> Function:
        """The kernel at an address. Raises RuntimeFailure."""
        found = self.call.launch.launch.image.function_at(pointer)
        if not isinstance(found, Function) or not found.is_entry or not found.has_body:
            raise RuntimeFailure(Error.INVALID_DEVICE_FUNCTION)
        return found

    def stream(self, handle: int) -> object:
        """What tells a stream from others; None for that of tail launches. Raises RuntimeFailure."""
        cta, _ = self.key
        if self.name.endswith("_ptsz") and handle == Handle.NULL:
            handle = Handle.PER_THREAD
        if handle in (Handle.NULL, Handle.LEGACY):
            return cta  # the threads of a CTA share it
        if handle == Handle.PER_THREAD:
            return self.key
        if self.is_second_form and handle == Handle.TAIL_LAUNCH:
            return None
        if self.is_second_form and handle == Handle.FIRE_AND_FORGET:
            return object()
        if handle not in self.grid.streams:
            raise RuntimeFailure(Error.INVALID_RESOURCE_HANDLE)
        return -handle


Operation = Callable[..., int | None]


def runtime_function(function: str, words: int, *, returns_error: bool = True) -> Callable[[Operation], Operation]:
    """Register `operation(caller, *words)` under all names that a function has; called for each thread.

    `returns_error`: RuntimeFailure is what it returns and the thread's last error; else it returns 0 instead.
    """

    def register(operation: Operation) -> Operation:
        for name in runtime_names(function):
            host_function(name)(_served(operation, name, words, returns_error=returns_error))
        return operation

    return register


def _served(operation: Operation, name: str, words: int, *, returns_error: bool) -> Callable[[HostCall], tuple[Words]]:
    @wraps(operation)
    def serve(call: HostCall) -> tuple[Words]:
        if len(call.values) != words or call.launch.launch.nesting is None:
            raise call.fault(FaultKind.UNSUPPORTED, f"{name} is declared with other parameters than CUDA's headers do")
        rows = zip(*(value.tolist() for value in call.values), strict=True) if words else [()] * len(call.threads)
        found = []
        for which, row in enumerate(rows):
            caller = Caller(call, which, name)
            try:
                found.append(operation(caller, *row) or 0)
            except RuntimeFailure as failure:
                caller.grid.errors[caller.key] = failure.error
                found.append(int(failure.error) if returns_error else 0)
        return (np.array(found, np.uint64),)

    return serve
