"""What a program that is accepted needs at least."""

from __future__ import annotations

from ptxvm.diagnostics.source import Source
from ptxvm.records import record


@record()
class Need:
    """The lowest PTX version and target (`sm_90a`) with which a statement is accepted; `line` is 1-based."""

    line: int
    text: str
    version: tuple[int, int]
    target: str


@record()
class Acceptance:
    """The needs of a file's statements in the order of the text, and the lowest version and target for all of them.

    `own_version` is the lowest PTX version that would do with the file's own target.
    """

    source: Source
    version: tuple[int, int]
    target: str
    own_version: tuple[int, int]
    own_target: str
    needs: tuple[Need, ...]
