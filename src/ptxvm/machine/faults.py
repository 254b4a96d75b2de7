"""Faults: what a running kernel did wrong, and where."""

from __future__ import annotations

from enum import StrEnum


class FaultKind(StrEnum):
    """The kinds of `KernelFault`; members are plain strings to their users."""

    OUT_OF_BOUNDS = "out_of_bounds"
    MISALIGNED = "misaligned"
    NULL_POINTER = "null_pointer"
    USE_AFTER_FREE = "use_after_free"
    READ_ONLY = "read_only"
    UNINITIALISED = "uninitialised"
    RACE = "race"
    DEADLOCK = "deadlock"
    TIMEOUT = "timeout"
    BARRIER = "barrier"
    MBARRIER = "mbarrier"
    ASYNC = "async"
    TENSOR_MAP = "tensor_map"
    TRAP = "trap"
    ASSERTION = "assertion"
    STACK_OVERFLOW = "stack_overflow"
    UNSUPPORTED = "unsupported"


Coordinates = tuple[int, int, int]


class KernelFault(Exception):
    """A kernel was stopped because of what it did. The process and all earlier results are intact.

    kind:     one of the `FaultKind` strings
    kernel:   name of the kernel
    line:     1-based line in the PTX text, None when no single instruction is at fault
    source:   (file, line) of the user's own source, from `.loc`
    thread:   (x, y, z) of the thread in its CTA, None when no single thread is at fault
    block:    (x, y, z) of the CTA in the grid
    address:  the address accessed, in the space of the access
    message:  what happened, without the place
    """

    def __init__(
        self,
        kind: FaultKind,
        message: str,
        *,
        kernel: str | None = None,
        line: int | None = None,
        source: tuple[str, int] | None = None,
        thread: Coordinates | None = None,
        block: Coordinates | None = None,
        address: int | None = None,
    ) -> None:
        super().__init__(message)
        self.kind: str = kind.value
        self.message = message
        self.kernel = kernel
        self.line = line
        self.source = source
        self.thread = thread
        self.block = block
        self.address = address

    def __str__(self) -> str:
        places = [
            f"kernel {self.kernel}" if self.kernel is not None else "",
            f"PTX line {self.line}" if self.line is not None else "",
            f"{self.source[0]}:{self.source[1]}" if self.source is not None else "",
            f"thread {_dimensions(self.thread)}" if self.thread is not None else "",
            f"block {_dimensions(self.block)}" if self.block is not None else "",
        ]
        place = ", ".join(part for part in places if part)
        return f"{self.kind}: {self.message}" + (f" [{place}]" if place else "")


def _dimensions(value: Coordinates) -> str:
    return f"({value[0]},{value[1]},{value[2]})"
