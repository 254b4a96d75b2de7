"""Findings as a JSON array of objects."""

from __future__ import annotations

import json
from collections.abc import Sequence

from ptxvm.diagnostics.finding import Finding
from ptxvm.diagnostics.source import Source, Span


def render_json(findings: Sequence[Finding]) -> str:
    """An array with one object for each finding; lines and columns are 1-based, end columns exclusive."""
    return json.dumps([as_object(finding) for finding in findings], indent=2) + "\n"


def as_object(finding: Finding) -> dict[str, object]:
    """One finding as a JSON object."""
    return {
        "file": finding.source.name,
        **place(finding.source, finding.span),
        "severity": finding.severity.value,
        "code": finding.code,
        "rule": finding.rule,
        "message": finding.message,
        "help": finding.help,
        "labels": [{**place(finding.source, label.span), "text": label.text} for label in finding.labels],
        **({"accesses": [each._asdict() for each in finding.accesses]} if finding.accesses else {}),
    }


def place(source: Source, span: Span) -> dict[str, object]:
    """A span as lines and columns."""
    return {
        "line": source.line(span.start),
        "column": source.column(span.start),
        "end_line": source.line(span.end),
        "end_column": source.column(span.end),
    }
