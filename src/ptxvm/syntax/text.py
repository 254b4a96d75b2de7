"""Bytes of a PTX file -> text."""

from __future__ import annotations

from ptxvm.diagnostics import Source


def decode(data: bytes, name: str = "<ptx>") -> Source:
    """The text of a file: UTF-8 where it is (comments may hold anything), otherwise one character per byte.

    Nothing is dropped, not even a byte order mark: places in the text are places in the file.
    """
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError:
        text = data.decode("latin-1")
    return Source(text, name)
