"""Findings as text: for people (full, concise), for programs (json, sarif) and for GitHub's annotations (github)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import StrEnum
from importlib import import_module

from ptxvm.diagnostics.acceptance import Acceptance
from ptxvm.diagnostics.finding import Finding
from ptxvm.diagnostics.render.paint import painter


class OutputFormat(StrEnum):
    """The formats of `--output-format`."""

    FULL = "full"
    CONCISE = "concise"
    JSON = "json"
    GITHUB = "github"
    SARIF = "sarif"


# A renderer is imported when it is first used: most runs of the command line need one or none.
_RENDERERS = {
    OutputFormat.FULL: ("full", "render_full"),
    OutputFormat.CONCISE: ("concise", "render_concise"),
    OutputFormat.JSON: ("json_lines", "render_json"),
    OutputFormat.GITHUB: ("github", "render_github"),
    OutputFormat.SARIF: ("sarif", "render_sarif"),
}
_FOR_PEOPLE = (OutputFormat.FULL, OutputFormat.CONCISE)
_ACCEPTANCE_RENDERERS = {
    OutputFormat.FULL: ("acceptance", "render_acceptance_full"),
    OutputFormat.CONCISE: ("acceptance", "render_acceptance_concise"),
    OutputFormat.JSON: ("acceptance", "render_acceptance_json"),
}


def render(
    findings: Sequence[Finding], output_format: OutputFormat | str = OutputFormat.FULL, *, colour: bool = False
) -> str:
    """All findings as one text; it ends in a newline unless it is empty. ValueError for an unknown format.

    With `colour`, the formats for people have the escape sequences of terminals in them.
    """
    chosen = OutputFormat(output_format)
    renderer = _load(*_RENDERERS[chosen])
    return renderer(findings, painter(colour)) if chosen in _FOR_PEOPLE else renderer(findings)


def render_acceptances(acceptances: Sequence[Acceptance], output_format: OutputFormat | str = OutputFormat.FULL) -> str:
    """What the lines of programs need; ValueError for a format that is for findings only."""
    chosen = _ACCEPTANCE_RENDERERS.get(OutputFormat(output_format))
    if chosen is None:
        raise ValueError(f"what lines need is printed as {', '.join(_ACCEPTANCE_RENDERERS)}, not {output_format}")
    return _load(*chosen)(acceptances)


def _load(module: str, name: str) -> Callable[..., str]:
    function: Callable[..., str] = getattr(import_module(f"ptxvm.diagnostics.render.{module}"), name)
    return function


__all__ = ["OutputFormat", "render", "render_acceptances"]
