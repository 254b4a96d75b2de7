"""A finding: one thing worth telling about a program."""

from __future__ import annotations

from enum import StrEnum
from typing import Any

from ptxvm.diagnostics.source import Source, Span
from ptxvm.records import record


class Severity(StrEnum):
    """How bad a finding is; only errors stop a program from being loaded."""

    ERROR = "error"
    WARNING = "warning"
    STYLE = "style"


@record()
class Label:
    """A second place that belongs to a finding ("declared here")."""

    span: Span
    text: str


@record()
class Finding:
    """What is wrong, where, and what to write instead.

    `code` is stable (`PTX0xx` syntax, `1xx` form/modifier, `2xx` operand/type, `3xx` version/target, `4xx` module);
    `rule` is the name of the rule that spoke; `line` and `column` are 1-based. What a running kernel did has the kind
    of fault as its code, and `accesses`: the two sides of a race, as those of a `KernelFault`.
    """

    severity: Severity
    code: str
    message: str
    source: Source
    span: Span
    help: str | None = None
    rule: str | None = None
    labels: tuple[Label, ...] = ()
    accesses: tuple[Any, ...] = ()

    @property
    def line(self) -> int:
        return self.source.line(self.span.start)

    @property
    def column(self) -> int:
        return self.source.column(self.span.start)

    def __str__(self) -> str:
        return f"{self.source.name}:{self.line}:{self.column}: {self.severity.value}[{self.code}]: {self.message}"
