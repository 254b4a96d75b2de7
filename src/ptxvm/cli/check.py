"""`ptxvm check`."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from ptxvm.api.checking import acceptance, check
from ptxvm.diagnostics import Finding, Severity
from ptxvm.diagnostics.render import OutputFormat, render, render_acceptance


@dataclass(frozen=True, slots=True)
class CheckRequest:
    """The command line of `ptxvm check`, not yet interpreted."""

    files: Sequence[Path]
    target: str | None
    version: str | None
    output_format: str
    style: bool
    explain_acceptance: bool


def check_files(request: CheckRequest) -> int:
    """Print the findings, or what the lines need; the exit code is 1 when there are errors."""
    try:
        version = _version(request.version)
        output_format = _output_format(request.output_format)
        findings: list[Finding] = []
        for file in request.files:
            findings += check(read_ptx(file), request.target, version, style=request.style)
        failed = any(finding.severity is Severity.ERROR for finding in findings)
        if not request.explain_acceptance:
            print(render(findings, output_format), end="")
        elif failed:
            print(render(findings, OutputFormat.FULL), end="", file=sys.stderr)
        else:
            for file in request.files:
                print(render_acceptance(acceptance(read_ptx(file), request.target, version), output_format), end="")
    except (OSError, ValueError) as error:
        print(f"ptxvm: {error}", file=sys.stderr)
        return 2
    return int(failed)


def read_ptx(file: Path) -> bytes | Path:
    """What to hand to the public face for a file named on the command line."""
    return sys.stdin.buffer.read() if str(file) == "-" else file


def _output_format(text: str) -> OutputFormat:
    try:
        return OutputFormat(text)
    except ValueError:
        raise ValueError(f"--output-format {text}: possible are {', '.join(OutputFormat)}") from None


def _version(text: str | None) -> tuple[int, int] | None:
    if text is None:
        return None
    major, _, minor = text.partition(".")
    if not (major.isdigit() and minor.isdigit()):
        raise ValueError(f"{text!r} is no PTX version; write 8.0")
    return int(major), int(minor)
