"""Exceptions of the public face."""

from __future__ import annotations

from collections.abc import Sequence

from ptxvm.diagnostics import Finding, Severity


class PtxError(Exception):
    """A program with errors was to be loaded or run. `findings` holds everything said about it."""

    def __init__(self, findings: Sequence[Finding]) -> None:
        self.findings = list(findings)
        errors = [finding for finding in self.findings if finding.severity is Severity.ERROR]
        shown = "\n".join(str(finding) for finding in errors[:10])
        more = f"\n... and {len(errors) - 10} more" if len(errors) > 10 else ""
        super().__init__(shown + more)

    def __reduce__(self) -> tuple[type[PtxError], tuple[list[Finding]]]:
        return type(self), (self.findings,)


class PtxWarning(UserWarning):
    """Something about a loaded program is questionable."""


class ArgumentWarning(PtxWarning):
    """An argument of a launch is probably not what the kernel expects."""
