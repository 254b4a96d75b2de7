"""Findings as text: for people (full, concise), for programs (json, sarif) and for GitHub's annotations (github)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import StrEnum
from importlib import import_module

from ptxvm.diagnostics.acceptance import Acceptance
from ptxvm.diagnostics.finding import Finding


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
_ACCEPTANCE_RENDERERS = {
    OutputFormat.FULL: ("acceptance", "render_acceptance_full"),
    OutputFormat.CONCISE: ("acceptance", "render_acceptance_concise"),
    OutputFormat.JSON: ("acceptance", "render_acceptance_json"),
}


def render(findings: Sequence[Finding], output_format: OutputFormat | str = OutputFormat.FULL) -> str:
    """All findings as one text; it ends in a newline unless it is empty. ValueError for an unknown format."""
    renderer: Callable[[Sequence[Finding]], str] = _load(*_RENDERERS[OutputFormat(output_format)])
    return renderer(findings)


def render_acceptance(acceptance: Acceptance, output_format: OutputFormat | str = OutputFormat.FULL) -> str:
    """What the lines of a program need; ValueError for a format that is for findings only."""
    chosen = _ACCEPTANCE_RENDERERS.get(OutputFormat(output_format))
    if chosen is None:
        raise ValueError(f"what lines need is printed as {', '.join(_ACCEPTANCE_RENDERERS)}, not {output_format}")
    renderer: Callable[[Acceptance], str] = _load(*chosen)
    return renderer(acceptance)


def _load(module: str, name: str) -> Callable[..., str]:
    function: Callable[..., str] = getattr(import_module(f"ptxvm.diagnostics.render.{module}"), name)
    return function


__all__ = ["OutputFormat", "render", "render_acceptance"]
