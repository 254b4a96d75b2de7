"""Colours of reports on terminals."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum

from ptxvm.diagnostics.finding import Severity


class Colour(StrEnum):
    """The parameter of the terminal's escape sequence."""

    BOLD = "1"
    BOLD_RED = "1;31"
    BOLD_GREEN = "1;32"
    BOLD_YELLOW = "1;33"
    BOLD_BLUE = "1;34"
    BOLD_CYAN = "1;36"


Paint = Callable[[str, Colour], str]
"""Gives a text a colour, or leaves it as it is."""

OF_SEVERITY = {
    Severity.ERROR: Colour.BOLD_RED,
    Severity.WARNING: Colour.BOLD_YELLOW,
    Severity.STYLE: Colour.BOLD_CYAN,
}


def painter(colour: bool) -> Paint:
    """How to colour texts, if they are to be coloured at all."""
    return _painted if colour else lambda text, _: text


def _painted(text: str, colour: Colour) -> str:
    return f"\x1b[{colour}m{text}\x1b[0m" if text else ""
