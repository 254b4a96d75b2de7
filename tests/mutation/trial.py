"""Runs the tests nearest to a mutant, in a copy of the package, in processes that cannot run for ever."""

from __future__ import annotations

import os
import shutil
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from tests.mutation.collector import SECONDS, Answer, Collector
from tests.mutation.forking import is_replaceable
from tests.mutation.nearest import folders, names_around, nearness, told
from tests.mutation.objects import MAKERS
from tests.mutation.reach import Reach
from tests.mutation.sites import Site

ROOT = Path(__file__).parents[2]

_NOT_COPIED = (".*", "build", "dist", "__pycache__")
_FEW = 8
_FEW_FOLDERS = 2
"""So many files or folders of tests are collected for a mutant that none could be collected for before."""

_MANY = 200
"""So many tests that may reach a mutant, as their names tell, run after those that are known to."""

_EPOCH = 1_000_000_000  # seconds; the times of mutated files count on from here


@dataclass(frozen=True, slots=True)
class Outcome:
    """`by`: the test that failed, or how the run ended otherwise. `seconds`: CPU time that the tests were given."""

    noticed: bool
    by: str
    seconds: int = SECONDS


class Workplace:
    """A copy of the package and its tests, so that both may be edited meanwhile; one mutant at a time."""

    def __init__(self, folder: Path, objects: Path) -> None:
        self.root = folder
        self._objects = objects
        self._package = folder / "src" / "ptxvm"
        self._trials = 0
        self._collector: Collector | None = None
        self._files: Sequence[str] = ()
        self._tests: list[str] = []
        shutil.copytree(ROOT, folder, ignore=shutil.ignore_patterns(*_NOT_COPIED))

    def open(self, tests: Sequence[str]) -> None:
        """Collects files of tests, which later trials need not do."""
        self._files = tests
        self._collector = Collector(self.root, tests)
        self._tests = self._collector.tests or []

    def close(self) -> None:
        if self._collector is not None:
            self._collector.__exit__(None, None, None)

    def trial(self, site: Site, reach: Reach, seconds: int = SECONDS) -> Outcome:
        file = self._package / site.path
        original = file.read_text()
        mutant = site.mutated(original)
        if self._collector is not None and not self._collector.is_alive:
            self.close()
            self.open(self._files)
        objects = None if site.path.startswith(MAKERS) else self._objects
        names = names_around(original, site.line, site.column)
        tests = reach.nearest(site, names, seconds, self._tests)
        self._write(file, mutant)
        try:
            if self._tests and self._collector and is_replaceable(original, mutant):
                is_known = site.key in reach.tests  # else what was recorded may be older than the site
                others = [test for test in self._tests if not (is_known and test in reach.recorded)]
                chosen = dict.fromkeys([*tests, *_by_name(others, site, names)[:_MANY]])
                change = (str(file), original, mutant)
                answer = self._collector.run(list(chosen), mutant=change, objects=objects, seconds=seconds)
                if answer.failed or answer.status or site.key not in reach.early:
                    return _judged(answer, seconds)
            return self._anew(site, names, tests, objects, seconds)
        finally:
            self._write(file, original)

    def failures(self, tests: Sequence[str]) -> list[str]:
        """Those of `tests` that fail without any mutation."""
        with Collector(self.root, _files(tests)) as collector:
            return collector.run(tests, all=True, seconds=SECONDS * len(tests)).failed

    def _anew(self, site: Site, names: str, tests: list[str], objects: Path | None, seconds: int) -> Outcome:
        """In a process that imports the mutant, and collects the nearest files."""
        first = told(site.path)
        with Collector(self.root, [*first, *(_files(tests)[:_FEW] or folders(site.path)[:_FEW_FOLDERS])]) as collector:
            if collector.tests is None:
                return Outcome(True, "the tests cannot be collected")
            others = _by_name(collector.tests, site, names)
            wanted = [test for test in collector.tests if test.partition("::")[0] in first]
            chosen = dict.fromkeys([*wanted, *tests, *others])
            return _judged(collector.run(list(chosen), objects=objects, seconds=seconds), seconds)

    def _write(self, file: Path, text: str) -> None:
        """With a time of its own, by which Python tells that what it compiled before is stale."""
        self._trials += 1
        file.write_text(text)
        os.utime(file, (_EPOCH + self._trials, _EPOCH + self._trials))


def _files(tests: Sequence[str]) -> list[str]:
    return list(dict.fromkeys(test.partition("::")[0] for test in tests))


def _by_name(tests: Sequence[str], site: Site, names: str) -> list[str]:
    """The nearest first, but of all kinds."""
    near = {test: nearness(site.path, test, names) for test in tests}
    ranks: dict[str, float] = {}
    same: Counter[str] = Counter()
    for test in sorted(tests, key=lambda test: -near[test]):
        function = test.partition("[")[0]
        same[function] += 1
        ranks[test] = near[test] / same[function]
    return sorted(tests, key=lambda test: -ranks[test])


def _judged(answer: Answer, seconds: int) -> Outcome:
    """Tests for which there was no time have noticed nothing."""
    if answer.failed:
        return Outcome(True, answer.failed[0], seconds)
    return Outcome(bool(answer.status), f"exit status {answer.status}" if answer.status else "", seconds)
