"""Which tests reach which places, and how long they take: recorded once for a sample, from an unchanged package."""

from __future__ import annotations

import json
import threading
from collections import Counter
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tests.mutation.collector import Collector
from tests.mutation.nearest import nearness
from tests.mutation.sites import Site

TESTS = (
    *("machine", "lanes", "isa", "engine", "checker", "api", "agreement", "explanation", "kernels", "sanitizer"),
    *("profiling", "driver", "exploring", "diagnostics", "syntax", "cli", "concepts"),
)
"""Folders of tests whose reach is recorded."""

_SECONDS = 600
_CASES = 5
_SECONDS_OF_CASES = 10.0
"""Of a test with many parameters so many cases are recorded, and more of those that are quick for so many CPU seconds;
the others are taken to reach the same."""

Ran = dict[str, tuple[float, list[int]]]
"""CPU seconds, and the places reached, by test."""

_LEAST = 0.01
"""CPU seconds that every test takes."""


@dataclass(slots=True)
class Reach:
    """`files`, `recorded`: files of tests, and tests, that were recorded. `early`: sites that run at collection."""

    files: set[str] = field(default_factory=set)
    recorded: set[str] = field(default_factory=set)
    early: set[str] = field(default_factory=set)
    tests: dict[str, dict[str, float]] = field(default_factory=dict)
    """By the key of a site: CPU seconds of each test that reaches it."""

    def nearest(self, site: Site, names: str, seconds: float, collected: Iterable[str]) -> list[str]:
        """Tests that reach a site, as many as the time is enough for: near and short ones first, and of all kinds."""
        recorded = self.tests.get(site.key, {})
        functions = {_function(test): max(time, _LEAST) for test, time in recorded.items()}
        times = {test: functions[_function(test)] for test in collected if _function(test) in functions} | recorded
        near = {test: 1 + nearness(site.path, test, names) for test in times}
        costs = {test: max(time, _LEAST) / near[test] for test, time in times.items()}
        same: Counter[str] = Counter()
        for test in sorted(costs, key=lambda test: (-near[test], test not in recorded, costs[test])):
            same[_function(test)] += 1
            costs[test] *= same[_function(test)]
        chosen: list[str] = []
        for test in sorted(costs, key=lambda test: costs[test]):
            if seconds > 0:
                chosen.append(test)
                seconds -= times[test]
        return chosen


def _function(test: str) -> str:
    return test.partition("[")[0]


def record(roots: Sequence[Path], sites: Sequence[Site], kept: Path, folders: Sequence[str]) -> None:
    """Runs each file of tests by itself, in one of the copies of the repository, and adds what it reaches to `kept`."""
    known = load(kept).files
    lock = threading.Lock()

    def one(root: Path) -> None:
        with Collector(root, [f"tests/{folder}" for folder in folders], _places(root, sites)) as collector:
            if not collector.tests:
                raise RuntimeError("the tests cannot be collected")
            files = dict.fromkeys(test.partition("::")[0] for test in collector.tests)
            with lock:
                _keep(kept, {"early": [sites[place].key for place in collector.reached]})
            for file in files:
                with lock:
                    if file in known:
                        continue
                    known.add(file)
                row = _reach_of(file, collector, sites)
                with lock:
                    _keep(kept, row)
                    print(f"{file}: {len(row['tests'])} tests", flush=True)

    with ThreadPoolExecutor(len(roots)) as pool:
        list(pool.map(one, roots))


def _reach_of(file: str, collector: Collector, sites: Sequence[Site]) -> dict[str, Any]:
    """Of tests with many cases, as many as there is time for."""
    cases: dict[str, list[str]] = {}
    for test in collector.tests or ():
        if test.partition("::")[0] == file:
            cases.setdefault(_function(test), []).append(test)
    ran = _ran(collector, [test for all_ in cases.values() for test in _some(all_, _CASES)])
    more = [test for name, all_ in cases.items() for test in _some(all_, _affordable(name, ran)) if test not in ran]
    ran |= _ran(collector, more)
    used = sorted({place for _, places in ran.values() for place in places})
    return {"file": file, "keys": {place: sites[place].key for place in used}, "tests": ran}


def _ran(collector: Collector, tests: list[str]) -> Ran:
    return collector.run(tests, all=True, seconds=_SECONDS).ran if tests else {}


def _affordable(function: str, ran: Ran) -> int:
    """How many cases of a test there is time for, as those that ran tell."""
    times = [max(seconds, _LEAST) for test, (seconds, _) in ran.items() if _function(test) == function]
    return int(_SECONDS_OF_CASES * len(times) / sum(times)) if times else 0


def _some(tests: list[str], most: int) -> list[str]:
    """A few, from first to last."""
    return tests[:: -(-len(tests) // most)] if most else []


def load(kept: Path) -> Reach:
    """What was recorded, if anything."""
    reach = Reach()
    for line in kept.read_text().splitlines() if kept.exists() else ():
        row = json.loads(line)
        reach.early.update(row.get("early", ()))
        reach.files.update({row["file"]} if "file" in row else ())
        reach.recorded.update(row.get("tests", ()))
        for test, (seconds, places) in row.get("tests", {}).items():
            for place in places:
                reach.tests.setdefault(row["keys"][str(place)], {})[test] = seconds
    return reach


def _keep(kept: Path, row: dict[str, Any]) -> None:
    with kept.open("a") as out:
        out.write(json.dumps(row) + "\n")


def _places(root: Path, sites: Sequence[Site]) -> Path:
    """A file for the plugin."""
    found: dict[str, list[tuple[int, int, int]]] = {}
    for number, site in enumerate(sites):
        path = str(root / "src" / "ptxvm" / site.path)
        found.setdefault(path, []).append((number, site.line, site.column))
    file = root / "places.json"
    file.write_text(json.dumps(found))
    return file
