"""What callers may pass as a PTX program."""

from __future__ import annotations

import os

from ptxvm.diagnostics import Source
from ptxvm.syntax import decode

Ptx = str | bytes | os.PathLike[str] | Source

_CONTAINERS = (b"\x50\xed\x55\xba", b"\x7fELF", b"!<arch>\n")
"""How fat binaries, programs and archives begin."""


def best_target(gpu: str | None) -> str | None:
    """The target whose programs suit a GPU best. Raises ValueError for what is no GPU."""
    if gpu is None:
        return None
    from ptxvm.machine.gpus import gpu_named  # noqa: PLC0415  (most callers choose none)

    return f"{gpu_named(gpu).name}a"


def read_sources(ptx: Ptx, target: str | None = None) -> list[Source]:
    """The source texts of `ptx`: bytes are text or a container by their first bytes; a `str` that holds a newline or
    `{` is text; else it names a file; a Source is what it is. Of containers those texts that suit `target` best.

    Raises OSError when the file cannot be read, TypeError for anything else than text, bytes or a path.
    """
    if isinstance(ptx, Source):
        return [ptx]
    if isinstance(ptx, bytes):
        return named_sources(ptx, "<ptx>", target)
    if isinstance(ptx, str) and ("\n" in ptx or "{" in ptx):
        return [Source(ptx)]
    if isinstance(ptx, str | os.PathLike):
        with open(ptx, "rb") as file:
            return named_sources(file.read(), os.fspath(ptx), target)
    raise TypeError(f"a PTX program is text, bytes or a path, not {type(ptx).__name__}")


def named_sources(data: bytes, name: str, target: str | None = None) -> list[Source]:
    """The texts in bytes that came from somewhere: `name` is what findings call it."""
    if data.startswith(_CONTAINERS):
        from ptxvm.api.containers import contained_texts  # noqa: PLC0415  (most programs are text)

        texts = contained_texts(data, target)
        if texts:
            several = len(texts) > 1
            return [decode(text, f"{name} ({number})" if several else name) for number, text in enumerate(texts, 1)]
    return [decode(data, name)]
