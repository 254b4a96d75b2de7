"""Programs that nobody has run yet: they are parsed, checked and linked."""

from __future__ import annotations

from collections.abc import Sequence

from ptxvm.api.errors import PtxError
from ptxvm.api.runnable import not_runnable
from ptxvm.checker import load_module
from ptxvm.checker.link import link, unresolved
from ptxvm.checker.module import Module
from ptxvm.diagnostics import Finding, Severity, Source


def checked_program(sources: Sequence[Source], target: str | None) -> Module:
    """The texts as one module without errors. Raises PtxError."""
    modules = [load_module(source, target=target) for source in sources]
    findings = [finding for module in modules for finding in module.findings]
    if _has_errors(findings):
        raise PtxError(findings)
    typed = link(modules)
    findings = [*typed.findings, *unresolved(typed)]
    if _has_errors(findings):
        raise PtxError(findings)
    typed.findings += not_runnable(modules, Severity.WARNING)
    return typed


def _has_errors(findings: Sequence[Finding]) -> bool:
    return any(finding.severity is Severity.ERROR for finding in findings)
