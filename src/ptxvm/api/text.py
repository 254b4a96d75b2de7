"""What callers may pass as a PTX program."""

from __future__ import annotations

from pathlib import Path

from ptxvm.diagnostics import Source
from ptxvm.syntax import decode

Ptx = str | bytes | Path | Source


def read_source(ptx: Ptx) -> Source:
    """The source text of `ptx`: bytes are text; a `str` that holds a newline or `{` is text; else it names a file;
    a Source is what it is.

    Raises OSError when the file cannot be read, TypeError for anything else than text, bytes or a path.
    """
    if isinstance(ptx, Source):
        return ptx
    if isinstance(ptx, bytes):
        return decode(ptx, "<ptx>")
    if isinstance(ptx, str) and ("\n" in ptx or "{" in ptx):
        return Source(ptx)
    if isinstance(ptx, str | Path):
        return decode(Path(ptx).read_bytes(), str(ptx))
    raise TypeError(f"a PTX program is text, bytes or a path, not {type(ptx).__name__}")


def named_source(data: bytes, name: str) -> Source:
    """The text of bytes that came from somewhere: `name` is what findings call it."""
    return decode(data, name)
