"""The sections of the ISA that are no pages of instructions, with the ideas that belong to them."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from ptxvm.records import record


@record()
class Section:
    """A section of the PTX 9.2 edition; `see` are topics of `ptxvm explain`."""

    number: str
    title: str
    see: tuple[str, ...]


@cache
def sections() -> dict[str, Section]:
    """Every section of `sections.tsv` by its number."""
    text = files("ptxvm.concepts").joinpath("sections.tsv").read_text(encoding="utf-8")
    rows = (line.split("\t") for line in text.splitlines() if line and not line.startswith("#"))
    return {row[0]: Section(row[0], row[1], tuple(filter(None, "".join(row[2:]).split(", ")))) for row in rows}


def find_section(number: str) -> Section | None:
    """The section with this number; None where only its parts are known."""
    return sections().get(number)
