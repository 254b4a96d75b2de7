"""Checking a program without running it."""

from __future__ import annotations

from ptxvm.api.text import Ptx, read_sources
from ptxvm.checker import load_module
from ptxvm.diagnostics import Acceptance, Finding, Severity


def check(
    ptx: Ptx,
    target: str | None = None,
    ptx_version: tuple[int, int] | None = None,
    *,
    style: bool = False,
    runnable: bool = False,
) -> list[Finding]:
    """Everything there is to say about a program; an empty list means that it is accepted.

    ptx:          bytes, or a str that holds a newline or `{`: the text; any other str and a Path: a file
    target:       "sm_90a": overrides the `.target` of the text
    ptx_version:  (8, 0): overrides its `.version`
    style:        tell also, in findings of severity "style", what is accepted but unusual
    runnable:     tell also, as an error, which kernels of an accepted program cannot be run

    Never raises on PTX content; ValueError for a target or version that does not exist, OSError for a file that cannot
    be read.
    """
    sources = read_sources(ptx, target)
    modules = [load_module(source, target=target, ptx_version=ptx_version, style=style) for source in sources]
    findings = [finding for module in modules for finding in module.findings]
    if not runnable or any(finding.severity is Severity.ERROR for finding in findings):
        return findings
    from ptxvm.api.runnable import not_runnable  # noqa: PLC0415  (checking itself does without)

    return [*findings, *not_runnable(modules, Severity.ERROR)]


def acceptance(ptx: Ptx, target: str | None = None, ptx_version: tuple[int, int] | None = None) -> Acceptance:
    """The lowest PTX version and target that each statement of an accepted program needs, and the whole of it."""
    from ptxvm.checker.acceptance import acceptance_of  # noqa: PLC0415  (checking itself does without)

    return acceptance_of(load_module(read_sources(ptx, target)[0], target=target, ptx_version=ptx_version))
