"""`ptxvm check`."""

from __future__ import annotations

import gc
import sys
from collections.abc import Sequence

from ptxvm.api.checking import acceptance, check
from ptxvm.cli.exit_codes import ExitCode
from ptxvm.cli.files import FileList
from ptxvm.cli.progress import progress_line
from ptxvm.cli.terminal import When, complain, wants_colour
from ptxvm.diagnostics import Acceptance, Finding, Severity
from ptxvm.diagnostics.render import OutputFormat, render, render_acceptances
from ptxvm.records import record

MANY_FILES = 16
"""Above it the process lives long enough for garbage to be worth the search."""


@record()
class CheckRequest:
    """The command line of `ptxvm check`, not yet interpreted."""

    files: Sequence[str]
    target: str | None
    version: str | None
    output_format: str
    ignore: Sequence[str]
    style: bool
    runnable: bool
    explain_acceptance: bool
    color: When


def check_files(request: CheckRequest) -> ExitCode:
    """Print the findings, or what the lines need."""
    try:
        output_format = _output_format(request.output_format)
        findings, needs, failures = _check_all(request)
        report = render_acceptances(needs, output_format) if request.explain_acceptance else ""
    except ValueError as error:
        complain(error)
        return ExitCode.USAGE
    stream = sys.stderr if request.explain_acceptance else sys.stdout
    shown = OutputFormat.FULL if request.explain_acceptance else output_format
    print(render(findings, shown, colour=wants_colour(stream, request.color)), end="", file=stream)
    print(report, end="")
    if failures:
        return ExitCode.USAGE
    return ExitCode.FOUND if _has_errors(findings) else ExitCode.CLEAN


def _check_all(request: CheckRequest) -> tuple[list[Finding], list[Acceptance], int]:
    """The findings that are to be shown, what accepted files need if that is asked, and how many could not be read."""
    version, ignored = _version(request.version), ignored_codes(request.ignore)
    files = FileList(request.files)
    if len(files.paths) > MANY_FILES:
        gc.enable()
    findings: list[Finding] = []
    needs: list[Acceptance] = []
    with progress_line("checking", "files") as line:
        for number, source in files.sources():
            line.show(number, len(files.paths))
            found = check(source, request.target, version, style=request.style, runnable=request.runnable)
            shown = [finding for finding in found if finding.code not in ignored]
            if not request.explain_acceptance:
                findings += shown
            elif _has_errors(found):
                findings += found
            else:
                needs.append(acceptance(source, request.target, version))
    return findings, needs, files.failures


def _has_errors(findings: Sequence[Finding]) -> bool:
    return any(finding.severity is Severity.ERROR for finding in findings)


def ignored_codes(words: Sequence[str]) -> frozenset[str]:
    """The codes of `--ignore PTX112,PTX047`. Raises ValueError for one that no finding has."""
    if not words:
        return frozenset()
    from ptxvm.diagnostics.codes import CODES  # noqa: PLC0415  (most runs do not need the texts)

    codes = [code.strip().upper() for word in words for code in word.split(",") if code.strip()]
    for code in codes:
        if code not in CODES:
            raise ValueError(f"--ignore {code}: no finding has this code")
    return frozenset(codes)


def _output_format(text: str) -> OutputFormat:
    try:
        return OutputFormat(text)
    except ValueError:
        raise ValueError(f"--output-format {text}: possible are {', '.join(OutputFormat)}") from None


def _version(text: str | None) -> tuple[int, int] | None:
    if text is None:
        return None
    major, _, minor = text.partition(".")
    if not (major.isdecimal() and minor.isdecimal()):
        raise ValueError(f"--ptx-version {text}: a PTX version is two numbers, such as 8.0")
    return int(major), int(minor)
