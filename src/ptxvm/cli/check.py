"""`ptxvm check`."""

from __future__ import annotations

import sys
from pathlib import Path

import ptxvm
from ptxvm.diagnostics import Severity
from ptxvm.diagnostics.render import render


def check_file(file: Path, target: str | None, version: str | None, output_format: str, style: bool) -> int:
    """Print the findings of one file; the exit code is 1 when there are errors."""
    try:
        findings = ptxvm.check(read_ptx(file), target, _version(version))
        shown = [finding for finding in findings if style or finding.severity is not Severity.STYLE]
        print(render(shown, output_format), end="")
    except (OSError, ValueError) as error:
        print(f"ptxvm: {error}", file=sys.stderr)
        return 2
    return int(any(finding.severity is Severity.ERROR for finding in findings))


def read_ptx(file: Path) -> bytes | Path:
    """What to hand to the public face for a file named on the command line."""
    return sys.stdin.buffer.read() if str(file) == "-" else file


def _version(text: str | None) -> tuple[int, int] | None:
    if text is None:
        return None
    major, _, minor = text.partition(".")
    if not (major.isdigit() and minor.isdigit()):
        raise ValueError(f"{text!r} is no PTX version; write 8.0")
    return int(major), int(minor)
