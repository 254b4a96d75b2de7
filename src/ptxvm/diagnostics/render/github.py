"""Findings as workflow commands of GitHub Actions, which shows them beside the changed lines."""

from __future__ import annotations

from collections.abc import Sequence

from ptxvm.diagnostics.finding import Finding, Severity

_COMMANDS = {Severity.ERROR: "error", Severity.WARNING: "warning", Severity.STYLE: "notice"}
_DATA = {"%": "%25", "\r": "%0D", "\n": "%0A"}
_PROPERTY = {**_DATA, ":": "%3A", ",": "%2C"}


def render_github(findings: Sequence[Finding]) -> str:
    """One `::error file=...::message` line for each finding."""
    return "".join(f"{_command(finding)}\n" for finding in findings)


def _command(finding: Finding) -> str:
    message = finding.message if finding.help is None else f"{finding.message}\nhelp: {finding.help}"
    properties = {
        "file": finding.source.name,
        "line": str(finding.line),
        "col": str(finding.column),
        "endColumn": str(finding.column + max(1, finding.span.end - finding.span.start)),
        "title": f"ptxvm {finding.code}",
    }
    listed = ",".join(f"{key}={_escaped(value, _PROPERTY)}" for key, value in properties.items())
    return f"::{_COMMANDS[finding.severity]} {listed}::{_escaped(message, _DATA)}"


def _escaped(text: str, table: dict[str, str]) -> str:
    return "".join(table.get(character, character) for character in text)
