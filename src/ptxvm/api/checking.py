"""Checking a program without running it."""

from __future__ import annotations

from ptxvm.api.text import Ptx, read_source
from ptxvm.checker import load_module
from ptxvm.diagnostics import Acceptance, Finding


def check(
    ptx: Ptx, target: str | None = None, ptx_version: tuple[int, int] | None = None, *, style: bool = False
) -> list[Finding]:
    """Everything there is to say about a program; an empty list means that it is accepted.

    ptx:          bytes, or a str that holds a newline or `{`: the text; any other str and a Path: a file
    target:       "sm_90a": overrides the `.target` of the text
    ptx_version:  (8, 0): overrides its `.version`
    style:        tell also, in findings of severity "style", what is accepted but unusual

    Never raises on PTX content; ValueError for a target or version that does not exist, OSError for a file that cannot
    be read.
    """
    return load_module(read_source(ptx), target=target, ptx_version=ptx_version, style=style).findings


def acceptance(ptx: Ptx, target: str | None = None, ptx_version: tuple[int, int] | None = None) -> Acceptance:
    """The lowest PTX version and target that each statement of an accepted program needs, and the whole of it."""
    from ptxvm.checker.acceptance import acceptance_of  # noqa: PLC0415  (checking itself does without)

    return acceptance_of(load_module(read_source(ptx), target=target, ptx_version=ptx_version))
