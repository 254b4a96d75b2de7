"""Runs on disk, a line of JSON each, so that an exploration can be interrupted and goes on where it was."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path

from ptxvm.exploring.task import Problem, Run


class ResultsFile:
    """The runs of one exploration, told by `name`; those of others in the same file are left alone."""

    def __init__(self, path: Path, name: str) -> None:
        self._path = path
        self._name = name

    def runs(self) -> Iterator[Run]:
        """What is there. Lines that were not written to their end are passed over."""
        if not self._path.exists():
            return
        for line in self._path.read_text(encoding="utf-8").splitlines():
            try:
                found = json.loads(line)
                if found.pop("exploration") == self._name:
                    yield _run(found)
            except (ValueError, KeyError, TypeError):
                continue

    def add(self, run: Run) -> None:
        """One run more."""
        words = asdict(run) | {"exploration": self._name}
        del words["trace"]
        with self._path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(words) + "\n")


def _run(found: dict[str, object]) -> Run:
    given = found.pop("problems")
    assert isinstance(given, list)
    problems = tuple(Problem(each["kind"], each["rule"], tuple(each["lines"]), each["message"]) for each in given)
    return Run(problems=problems, **found)  # type: ignore[arg-type]
