"""Findings as SARIF 2.1.0, the exchange format of static analysis tools."""

from __future__ import annotations

import json
from collections.abc import Sequence
from urllib.parse import quote

from ptxvm.diagnostics.codes import CODES
from ptxvm.diagnostics.finding import Finding, Severity
from ptxvm.diagnostics.source import Source, Span

_LEVELS = {Severity.ERROR: "error", Severity.WARNING: "warning", Severity.STYLE: "note"}
_SCHEMA = "https://json.schemastore.org/sarif-2.1.0.json"


def render_sarif(findings: Sequence[Finding]) -> str:
    """One run with a rule for every code that occurs."""
    codes = sorted({finding.code for finding in findings})
    run = {
        "tool": {"driver": {"name": "ptxvm", "rules": [_rule(code) for code in codes]}},
        "columnKind": "unicodeCodePoints",
        "results": [_result(finding, codes.index(finding.code)) for finding in findings],
    }
    return json.dumps({"$schema": _SCHEMA, "version": "2.1.0", "runs": [run]}, indent=2) + "\n"


def _rule(code: str) -> dict[str, object]:
    known = CODES.get(code)
    if known is None:
        return {"id": code}
    return {"id": code, "shortDescription": {"text": known.title}, "fullDescription": {"text": known.explanation}}


def _result(finding: Finding, rule_index: int) -> dict[str, object]:
    text = finding.message if finding.help is None else f"{finding.message}\nhelp: {finding.help}"
    result: dict[str, object] = {
        "ruleId": finding.code,
        "ruleIndex": rule_index,
        "level": _LEVELS[finding.severity],
        "message": {"text": text},
        "locations": [_location(finding.source, finding.span)],
    }
    if finding.labels:
        result["relatedLocations"] = [
            {**_location(finding.source, label.span), "message": {"text": label.text}} for label in finding.labels
        ]
    return result


def _location(source: Source, span: Span) -> dict[str, object]:
    region = {
        "startLine": source.line(span.start),
        "startColumn": source.column(span.start),
        "endLine": source.line(span.end),
        "endColumn": source.column(span.end),
        "charOffset": span.start,
        "charLength": span.end - span.start,
    }
    # A URI has no spaces or angle brackets; the slashes of a path stay.
    return {"physicalLocation": {"artifactLocation": {"uri": quote(source.name)}, "region": region}}
