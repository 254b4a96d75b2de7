"""One line per finding, as compilers and grep write them."""

from __future__ import annotations

from collections.abc import Sequence

from ptxvm.diagnostics.finding import Finding
from ptxvm.diagnostics.render.paint import OF_SEVERITY, Colour, Paint


def render_concise(findings: Sequence[Finding], paint: Paint) -> str:
    """`name:line:column: severity[code]: message`."""
    return "".join(f"{_line(finding, paint)}\n" for finding in findings)


def _line(finding: Finding, paint: Paint) -> str:
    place = paint(f"{finding.source.name}:{finding.line}:{finding.column}:", Colour.BOLD)
    kind = paint(f"{finding.severity.value}[{finding.code}]", OF_SEVERITY[finding.severity])
    return f"{place} {kind}: {finding.message}"
