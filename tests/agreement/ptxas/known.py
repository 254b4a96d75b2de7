"""`python -m tests.agreement.ptxas.known`: writes the list of rows on which ptxvm and ptxas are known to differ anew.

A difference is one of the verdict, or (both reject, but not at the same line) of the line.
"""

from __future__ import annotations

import csv
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from tests.agreement.ptxas.verdicts import COLLECTED, DATA, PROGRAMS, Outcome, judge, rows

KNOWN = Path(__file__).with_name("known_differences.tsv")


class Known(NamedTuple):
    """A row of one of the files, and how ptxvm differs there; the rest is for people to read."""

    file: str
    id: str
    what: str
    where: str
    instruction: str
    ptxas: str


def difference(outcome: Outcome) -> str | None:
    """What differs: "accepted" or "rejected" (by ptxvm), "line", or None."""
    if not outcome.agrees:
        return "accepted" if outcome.accept else "rejected"
    return None if outcome.accept or outcome.line_agrees else "line"


def known_differences() -> list[Known]:
    with KNOWN.open(newline="") as file:
        return [Known(*row) for row in csv.reader(file, delimiter="\t")]


def _found() -> Iterator[Known]:
    for path in (DATA, COLLECTED, PROGRAMS):
        for outcome in judge(rows(path)):
            what, row = difference(outcome), outcome.row
            if what is not None:
                where = f"{row.family} {row.ptx_version} {row.target}"
                yield Known(path.name, row.id, what, where, row.instr, row.message)


def main() -> None:
    with KNOWN.open("w", newline="") as file:
        csv.writer(file, delimiter="\t", lineterminator="\n").writerows(_found())


if __name__ == "__main__":
    main()
