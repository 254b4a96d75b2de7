"""The command line inside this process: what a call prints and its exit code."""

from __future__ import annotations

from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass
from io import StringIO

from ptxvm.cli.main import main


@dataclass(frozen=True, slots=True)
class Result:
    """`output` is both streams together, as a terminal shows them."""

    exit_code: int
    stdout: str
    stderr: str

    @property
    def output(self) -> str:
        return self.stdout + self.stderr


def ptxvm(*words: object) -> Result:
    """`ptxvm WORDS...`."""
    out, err = StringIO(), StringIO()
    with redirect_stdout(out), redirect_stderr(err):
        try:
            code = main([str(word) for word in words])
        except SystemExit as stop:
            code = int(stop.code or 0)
    return Result(code, out.getvalue(), err.getvalue())
