"""Findings as text: for people (full, concise), for programs (json, sarif) and for GitHub's annotations (github)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import StrEnum

from ptxvm.diagnostics.finding import Finding
from ptxvm.diagnostics.render.concise import render_concise
from ptxvm.diagnostics.render.full import render_full
from ptxvm.diagnostics.render.github import render_github
from ptxvm.diagnostics.render.json_lines import render_json
from ptxvm.diagnostics.render.sarif import render_sarif


class OutputFormat(StrEnum):
    """The formats of `--output-format`."""

    FULL = "full"
    CONCISE = "concise"
    JSON = "json"
    GITHUB = "github"
    SARIF = "sarif"


_RENDERERS: dict[OutputFormat, Callable[[Sequence[Finding]], str]] = {
    OutputFormat.FULL: render_full,
    OutputFormat.CONCISE: render_concise,
    OutputFormat.JSON: render_json,
    OutputFormat.GITHUB: render_github,
    OutputFormat.SARIF: render_sarif,
}


def render(findings: Sequence[Finding], output_format: OutputFormat | str = OutputFormat.FULL) -> str:
    """All findings as one text; it ends in a newline unless it is empty. ValueError for an unknown format."""
    return _RENDERERS[OutputFormat(output_format)](findings)


__all__ = ["OutputFormat", "render"]
