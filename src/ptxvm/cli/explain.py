"""`ptxvm explain`."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from ptxvm.api.explain import as_json, as_text, coverage, explain_topic
from ptxvm.cli.exit_codes import ExitCode
from ptxvm.cli.terminal import When, complain, wants_colour

_BOLD, _RESET = "\x1b[1m", "\x1b[0m"


def show_explanation(text: str, *, show_coverage: bool, json_output: bool, color: When) -> ExitCode:
    """Print an explanation or the coverage table; without a topic the ideas that have a page."""
    if bool(text.strip()) == show_coverage:
        if not show_coverage:
            print(as_text(explain_topic("concepts")))
        complain("name what to explain (`ptxvm explain shfl.sync`), or ask for --coverage; see `ptxvm explain --help`")
        return ExitCode.USAGE
    if show_coverage:
        table = coverage(as_values=json_output)
        print(table if isinstance(table, str) else json.dumps(table, indent=2) + "\n", end="")
        return ExitCode.CLEAN
    file = Path(text)
    if (file.suffix == ".ptx" or len(file.parts) > 1) and file.is_file():
        complain(f"{text} is a file; name one of its lines, as {text}:10")
        return ExitCode.USAGE
    try:
        explanation = explain_topic(text)
    except LookupError as error:
        complain(error)
        return ExitCode.FOUND
    if json_output:
        print(json.dumps(as_json(explanation), indent=2))
    else:
        shown = as_text(explanation)
        print(_with_bold_headings(shown) if wants_colour(sys.stdout, color) else shown, end="")
    return ExitCode.CLEAN


def _with_bold_headings(text: str) -> str:
    """Only headings begin at the edge."""
    lines = (line if not line or line.startswith(" ") else f"{_BOLD}{line}{_RESET}" for line in text.splitlines())
    return "".join(f"{line}\n" for line in lines)
