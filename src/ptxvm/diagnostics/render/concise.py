"""One line per finding, as compilers and grep write them."""

from __future__ import annotations

from collections.abc import Sequence

from ptxvm.diagnostics.finding import Finding


def render_concise(findings: Sequence[Finding]) -> str:
    """`name:line:column: severity[code]: message`."""
    return "".join(f"{finding}\n" for finding in findings)
