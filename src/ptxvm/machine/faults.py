"""Faults: what a running kernel did wrong, and where."""

from __future__ import annotations

from enum import StrEnum
from typing import Any, NamedTuple

from ptxvm.diagnostics import Finding, Severity, Source, Span


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
    PROXY = "proxy"
    LEAK = "leak"
    TENSOR_MAP = "tensor_map"
    TEXTURE = "texture"
    TRAP = "trap"
    ASSERTION = "assertion"
    STACK_OVERFLOW = "stack_overflow"
    UNSUPPORTED = "unsupported"


Coordinates = tuple[int, int, int]


class CallFrame(NamedTuple):
    """A function that was running: PTX line of what it was doing, and (file, line) of the user's own source."""

    function: str
    line: int | None = None
    source: tuple[str, int] | None = None

    def __str__(self) -> str:
        places = [f"PTX line {self.line}" if self.line else "", _place(self.source) if self.source else ""]
        told = ", ".join(place for place in places if place)
        return f"{self.function} ({told})" if told else self.function


class Access(NamedTuple):
    """One of the accesses that a race is made of."""

    kind: str
    line: int | None
    source: tuple[str, int] | None
    thread: Coordinates | None
    block: Coordinates | None


class KernelFault(Exception):
    """A kernel was stopped because of what it did. The process and all earlier results are intact.

    kind:         one of the `FaultKind` strings
    kernel:       name of the kernel
    line:         1-based line in the PTX text, None when no single instruction is at fault
    source:       (file, line) of the user's own source, from `.loc`
    intermediate: (file, line) of the source in an intermediate language, from `.loc_intermediate`
    languages:    those that the function was written in, from `.language`
    thread:       (x, y, z) of the thread in its CTA, None when no single thread is at fault
    block:        (x, y, z) of the CTA in the grid
    address:      the address accessed, in the space of the access
    argument:     position, from 1, of the kernel's argument that the address was made from or lies near, or None
    accesses:     the two sides of a race
    findings:     what was found before, if findings are collected
    trace:        what a schedule chose, each time out of how many
    stack:        the functions that were running, the innermost first and the kernel last
    registers:    the registers that made the address: name -> value, None for one whose value is not known any more
    message:      what happened, without the place
    line_text:    the PTX line
    source_text:  the line of the user's own source, None unless its file is there
    intermediate_text: the line of the intermediate language, None unless the program brings it along

    It can be pickled and copied.
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
        self.argument: int | None = None
        self.accesses: tuple[Access, ...] = ()
        self.findings: tuple[Any, ...] = ()
        self.trace: tuple[tuple[int, int], ...] = ()
        self.stack: tuple[CallFrame, ...] = ()
        self.registers: dict[str, int | None] = {}
        self.line_text: str | None = None
        self.source_text: str | None = None
        self.intermediate: tuple[str, int] | None = None
        self.intermediate_text: str | None = None
        self.languages: tuple[str, ...] = ()

    def __reduce__(self) -> tuple[Any, ...]:
        return _restored, (type(self), self.args, self.__dict__)

    def __str__(self) -> str:
        places = [
            f"kernel {self.kernel}" if self.kernel is not None else "",
            f"PTX line {self.line}" if self.line is not None else "",
            _place(self.source) if self.source is not None else "",
            _place(self.intermediate) if self.intermediate is not None else "",
            f"thread {_dimensions(self.thread)}" if self.thread is not None else "",
            f"block {_dimensions(self.block)}" if self.block is not None else "",
        ]
        place = ", ".join(part for part in places if part)
        return "\n".join([f"{self.kind}: {self.message}" + (f" [{place}]" if place else ""), *self._details()])

    def as_finding(self, source: Source) -> Finding:
        """What ended the launch, as a finding in its line of the program."""
        start = source.line_starts[min(self.line or 1, len(source.line_starts)) - 1]
        end = source.text.find("\n", start)
        span = Span(start, len(source.text) if end < 0 else end)
        places = [
            f"{name} {_dimensions(place)}"
            for name, place in (("thread", self.thread), ("block", self.block))
            if place is not None
        ]
        message = self.message + (f" [{', '.join(places)}]" if places else "")
        return Finding(Severity.ERROR, self.kind, message, source, span, rule=self.kind, accesses=self.accesses)

    def _details(self) -> list[str]:
        """Lines that show the code, the registers that made the address, and the calls."""
        texts = []
        if self.line_text is not None:
            texts.append((f"PTX line {self.line}", self.line_text.strip()))
        if self.source_text is not None and self.source is not None:
            texts.append((_place(self.source), self.source_text.strip()))
        if self.intermediate_text is not None and self.intermediate is not None:
            texts.append((_place(self.intermediate), self.intermediate_text.strip()))
        if self.languages:
            texts.append(("written in", ", ".join(self.languages)))
        if self.registers:
            texts.append(("registers", ", ".join(_register(*each) for each in self.registers.items())))
        if len(self.stack) > 1:
            texts.append(("calls", ", called by ".join(map(str, self.stack))))
        return [f"  {name}: {text}" for name, text in texts]


def _restored(kind: type[KernelFault], args: tuple[Any, ...], state: dict[str, Any]) -> KernelFault:
    """A fault from another process, or a copy."""
    fault = kind.__new__(kind, *args)
    fault.args = args
    fault.__dict__.update(state)
    return fault


def _place(source: tuple[str, int]) -> str:
    return f"{source[0]}:{source[1]}"


def _register(name: str, value: int | None) -> str:
    if value is None:
        return f"{name} is not known any more"
    return f"{name} = {value:#x}" if value >= 1 << 32 else f"{name} = {value}"


def _dimensions(value: Coordinates) -> str:
    return f"({value[0]},{value[1]},{value[2]})"
