"""Standard output and standard error: what they can show, colours, one-line messages."""

from __future__ import annotations

import os
import sys
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from enum import StrEnum
from io import TextIOWrapper
from typing import TextIO

_BOLD_RED, _RESET = "\x1b[1;31m", "\x1b[0m"


class When(StrEnum):
    """The values of `--color`."""

    AUTO = "auto"
    ALWAYS = "always"
    NEVER = "never"


def wants_colour(stream: TextIO, when: When = When.AUTO) -> bool:
    """Whether to colour what goes to `stream`: `--color`, else NO_COLOR, else FORCE_COLOR, else if it is a terminal."""
    if when is not When.AUTO:
        return when is When.ALWAYS
    if os.environ.get("NO_COLOR"):
        return False
    return bool(os.environ.get("FORCE_COLOR")) or (stream.isatty() and os.environ.get("TERM") != "dumb")


def complain(text: object) -> None:
    """One message on standard error."""
    name = f"{_BOLD_RED}ptxvm:{_RESET}" if wants_colour(sys.stderr) else "ptxvm:"
    print(name, text, file=sys.stderr)


def file_error(error: OSError) -> str:
    """`saxpy.ptx: No such file or directory`."""
    reason = error.strerror or str(error)
    return reason if error.filename is None else f"{os.fsdecode(error.filename)}: {reason}"


def prepare_streams() -> None:
    """Closed streams swallow what is written; what a stream's encoding lacks is written as `\\u2192`."""
    if sys.stdout is None:
        sys.stdout = open(os.devnull, "w")  # noqa: SIM115  (for as long as the process lives)
    if sys.stderr is None:
        sys.stderr = open(os.devnull, "w")  # noqa: SIM115
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")


@contextmanager
def plain_warnings() -> Iterator[None]:
    """Python warnings are shown as messages of ours, without the line of Python that they come from."""

    def show(message: Warning | str, *_: object, **__: object) -> None:
        complain(f"warning: {message}")

    with warnings.catch_warnings():
        warnings.showwarning = show
        yield
