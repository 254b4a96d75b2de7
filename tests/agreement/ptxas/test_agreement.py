"""Agreement with ptxas: exactly the known differences, on a sample always, on all verdicts in the slow tests."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from tests.agreement.ptxas.known import difference, known_differences
from tests.agreement.ptxas.telling import firsts, orders
from tests.agreement.ptxas.verdicts import COLLECTED, DATA, PROGRAMS, Row, judge, rows, sample

SAMPLES = {DATA: 2500, COLLECTED: 1500, PROGRAMS: 2500}
ADVICE = "is it right? then `python -m tests.agreement.ptxas.known` writes the list anew"

files = pytest.mark.parametrize("path", SAMPLES, ids=lambda path: path.name.partition(".")[0])


def compare(path: Path, some: list[Row]) -> None:
    """The rows that differ are those of the list, no more and no fewer."""
    found = {outcome.row.id: what for outcome in judge(some) if (what := difference(outcome)) is not None}
    ids = {row.id for row in some}
    known = {one.id: one.what for one in known_differences() if one.file == path.name and one.id in ids}
    new = [f"{row.instr or row.program}: {found.get(row.id)}" for row in some if found.get(row.id) != known.get(row.id)]
    assert found == known, (ADVICE, new)


@files
def test_a_sample_differs_as_known(path: Path) -> None:
    everything = rows(path)
    compare(path, sample(everything, min(SAMPLES[path], len(everything))))


@pytest.mark.parametrize("path", [DATA, COLLECTED], ids=["verdicts", "collected"])
@pytest.mark.parametrize("some", [orders, firsts])
def test_rows_that_tell_much_differ_as_known(path: Path, some: Callable[[list[Row]], Iterator[Row]]) -> None:
    compare(path, list(some(rows(path))))


@files
def test_known_differences_differ(path: Path) -> None:
    ids = {one.id for one in known_differences() if one.file == path.name}
    compare(path, [row for row in rows(path) if row.id in ids])


@files
def test_known_differences_are_few(path: Path) -> None:
    """Whatever the list says: the two agree on 199 of 200 instructions, and 99 of 100 programs."""
    count = sum(one.file == path.name for one in known_differences())
    assert count <= len(rows(path)) // (100 if path is PROGRAMS else 200)


@pytest.mark.slow
@files
def test_all_verdicts_differ_as_known(path: Path) -> None:
    compare(path, rows(path))
