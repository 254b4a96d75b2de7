"""The table of every page of the ISA: what ptxvm does with it."""

from __future__ import annotations

from enum import StrEnum
from textwrap import shorten

from ptxvm.explanation.instruction import unwritten_text
from ptxvm.explanation.isa_pages import IsaPage, definitions_of, isa_pages
from ptxvm.explanation.register import explain_register
from ptxvm.explanation.value_cases import value_cases
from ptxvm.isa.directives import directives
from ptxvm.records import record

# Pages about the language itself, which the parser and the engines know without a definition.
_LANGUAGE = ("{}", "@")


class State(StrEnum):
    """How far a page is."""

    COMPLETE = "complete"
    NOT_EXECUTABLE = "not executable yet"
    MISSING = "missing"


@record()
class Row:
    """One page. `cases` is the number of value cases in tests/isa, None outside of a checkout.

    `interpreted` and `compiled`: every definition of the page can be executed. Both engines run the same definitions.
    `obstacle`: why some of its forms cannot be, where the ISA's text does not say what they do.
    """

    page: IsaPage
    state: State
    explained: bool
    cases: int | None
    obstacle: str = ""

    @property
    def parsed(self) -> bool:
        return self.state is not State.MISSING

    @property
    def checked(self) -> bool:
        return self.state in (State.COMPLETE, State.NOT_EXECUTABLE)

    @property
    def interpreted(self) -> bool:
        return self.state is State.COMPLETE

    @property
    def compiled(self) -> bool:
        return self.state is State.COMPLETE


def coverage_table() -> tuple[Row, ...]:
    """A row for each page, in the order of the ISA."""
    counts = value_cases()
    return tuple(_row(page, sum(counts.get(page, {}).values()) if counts is not None else None) for page in isa_pages())


def _row(page: IsaPage, cases: int | None) -> Row:
    name = page.names[0]
    definitions = definitions_of(page)
    if definitions:
        runs = all(definition.executable or definition.obstacle for definition in definitions)
        explained = all(definition.text for definition in definitions)
        obstacle = next((definition.obstacle for definition in definitions if definition.obstacle), "")
        return Row(page, State.COMPLETE if runs else State.NOT_EXECUTABLE, explained, cases, obstacle)
    if name in _LANGUAGE or name in directives() or (name.startswith("%") and explain_register(name[1:])):
        return Row(page, State.COMPLETE, True, cases)
    return Row(page, State.MISSING, bool(unwritten_text(page)), cases)


# ----------------------------------------------------------------------------------------------------------- rendering

_WIDEST = 50
_COLUMNS = ("parsed", "checked", "interpreted", "compiled", "explained")


def coverage_text(rows: tuple[Row, ...]) -> str:
    """The table for a terminal, one line for each page."""
    with_cases = any(row.cases is not None for row in rows)
    width = min(max(len(_names(row)) for row in rows), _WIDEST)
    head = f"{'section':<18} {'page':<{width}} {' '.join(_COLUMNS)}{' cases' if with_cases else ''}  state"
    lines = [head]
    chapter = ""
    for row in rows:
        if row.page.chapter != chapter:
            chapter = row.page.chapter
            lines += ["", chapter]
        marks = " ".join(f"{_mark(getattr(row, column)):^{len(column)}}" for column in _COLUMNS)
        cases = f" {row.cases or '':>5}" if with_cases else ""
        names = shorten(_names(row), width, placeholder=" ...")
        lines.append(f"{_section(row):<18} {names:<{width}} {marks}{cases}  {_remark(row)}".rstrip())
    return "\n".join([*lines, "", _summary(rows)]) + "\n"


_MARKDOWN_NAMES = 48
"""Columns for names, so that lines have at most 120."""


def coverage_markdown(rows: tuple[Row, ...]) -> str:
    """The table for the reference pages, without the case counts (they change with every test)."""
    lines = ["| section | page | " + " | ".join(_COLUMNS) + " | |", "|---" * (len(_COLUMNS) + 3) + "|"]
    for row in rows:
        marks = " | ".join(_mark(getattr(row, column)) for column in _COLUMNS)
        names = shorten(_names(row), _MARKDOWN_NAMES, placeholder=" ...")
        lines.append(f"| {_section(row)} | `{names}` | {marks} | {_remark(row)} |")
    return "\n".join([*lines, "", _summary(rows)]) + "\n"


def coverage_values(rows: tuple[Row, ...]) -> list[dict[str, object]]:
    """The table as JSON values."""
    return [
        {
            "section": row.page.section or None,
            "since": row.page.since or None,
            "chapter": row.page.chapter,
            "names": list(row.page.names),
            **{column: getattr(row, column) for column in _COLUMNS},
            "cases": row.cases,
            "state": row.state.value,
            "obstacle": row.obstacle or None,
        }
        for row in rows
    ]


def _section(row: Row) -> str:
    return row.page.section or f"PTX {row.page.since}"


def _names(row: Row) -> str:
    return ", ".join(row.page.names)


def _mark(done: bool) -> str:
    return "yes" if done else "-"


def _remark(row: Row) -> str:
    if row.state is not State.COMPLETE:
        return row.state.value
    return "some forms are checked only" if row.obstacle else ""


def _summary(rows: tuple[Row, ...]) -> str:
    counts = {state: sum(row.state is state for row in rows) for state in State}
    return f"{len(rows)} pages: " + ", ".join(f"{count} {state.value}" for state, count in counts.items() if count)
