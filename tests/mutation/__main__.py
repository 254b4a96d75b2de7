"""`python -m tests.mutation`: how many of a sample of mutants the tests notice, and which they do not.

Which tests reach what is kept in `build/reached.jsonl`, results are kept in `build/mutants.jsonl`; `--resume` takes
what is there, `--again` all but what survived without a reason, which is tried again.

Nearly all that is noticed is noticed within a second: all mutants are looked at quickly before those that are left get
all the time, unless there is a reason why they survive.
"""

from __future__ import annotations

import argparse
import json
import shutil
import tempfile
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from queue import SimpleQueue

from tests.mutation.collector import SECONDS
from tests.mutation.reach import TESTS, Reach, load, record
from tests.mutation.sites import ROOMS, Site, sample
from tests.mutation.trial import ROOT, Outcome, Workplace

REQUIRED = 0.92
QUICK = 2
"""CPU seconds of tests that each mutant gets before any gets more."""

SURVIVORS = Path(__file__).with_name("survivors.tsv")
REACHED = ROOT / "build" / "reached.jsonl"
RESULTS = ROOT / "build" / "mutants.jsonl"
OBJECTS = ROOT / "build" / "mutants"


def main() -> int:
    options = _parser().parse_args()
    chosen = sample(ROOT / "src" / "ptxvm", options.number, options.seed, tuple(options.rooms))
    if not (options.resume or options.again):
        REACHED.unlink(missing_ok=True)
        RESULTS.unlink(missing_ok=True)
        shutil.rmtree(OBJECTS, ignore_errors=True)
    OBJECTS.mkdir(parents=True, exist_ok=True)
    justified, kept = _justified(), _kept()
    known = {key: kept[key] for key in kept if kept[key].noticed or key in justified or not options.again}
    outcomes = {site.key: known[site.key] for site in chosen if site.key in known}
    with _workplaces(options.jobs) as workplaces:
        reach = _recorded(chosen, workplaces, options.record)
        for seconds in (QUICK, SECONDS):
            needs = {site.key: QUICK if site.key in justified else seconds for site in chosen}
            left = [site for site in chosen if not _is_final(outcomes.get(site.key), needs[site.key])]
            outcomes |= _tried(left, reach, workplaces, seconds)
        broken = _failing_anyway(outcomes, workplaces[0])
    return _report(chosen, outcomes, broken)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m tests.mutation", description=__doc__)
    parser.add_argument("-n", "--number", type=int, default=600, help="how many mutants (600)")
    parser.add_argument("--seed", type=int, default=1, help="which sample (1)")
    parser.add_argument("--jobs", type=int, default=2, help="how many at the same time (2)")
    parser.add_argument("--resume", action="store_true", help="keep the results that are there")
    parser.add_argument("--again", action="store_true", help="as --resume, but try unexplained survivors")
    parser.add_argument("--record", default=",".join(TESTS), help="folders of tests that are looked at beforehand")
    parser.add_argument("rooms", nargs="*", default=ROOMS, help="folders of the package, such as isa/integer (all)")
    return parser


@contextmanager
def _workplaces(number: int) -> Iterator[list[Workplace]]:
    folder = Path(tempfile.mkdtemp(prefix="ptxvm-mutants-"))
    workplaces = [Workplace(folder / str(index), OBJECTS) for index in range(number)]
    try:
        yield workplaces
    finally:
        for workplace in workplaces:
            workplace.close()
        shutil.rmtree(folder)


def _recorded(sites: list[Site], workplaces: list[Workplace], folders: str) -> Reach:
    """Which tests reach the sites; they are collected in all workplaces from here on."""
    if folders:
        record([place.root for place in workplaces], sites, REACHED, folders.split(","))
    reach = load(REACHED)
    with ThreadPoolExecutor(len(workplaces)) as pool:
        list(pool.map(lambda place: place.open(sorted(reach.files)), workplaces))
    return reach


def _is_final(outcome: Outcome | None, seconds: int) -> bool:
    return outcome is not None and (outcome.noticed or outcome.seconds >= seconds)


def _tried(sites: list[Site], reach: Reach, workplaces: list[Workplace], seconds: int) -> dict[str, Outcome]:
    free: SimpleQueue[Workplace] = SimpleQueue()
    for workplace in workplaces:
        free.put(workplace)
    lock = threading.Lock()
    outcomes: dict[str, Outcome] = {}

    def try_out(site: Site) -> None:
        workplace = free.get()
        try:
            outcome = workplace.trial(site, reach, seconds)
        finally:
            free.put(workplace)
        with lock, RESULTS.open("a") as file:
            outcomes[site.key] = outcome
            file.write(json.dumps({"key": site.key, **asdict(outcome)}) + "\n")
            print(f"{len(outcomes)}/{len(sites)} {outcome.by or 'SURVIVED'}: {site.path}:{site.line}", flush=True)

    with ThreadPoolExecutor(len(workplaces)) as pool:
        list(pool.map(try_out, sites))
    return outcomes


def _kept() -> dict[str, Outcome]:
    if not RESULTS.exists():
        return {}
    rows = [json.loads(line) for line in RESULTS.read_text().splitlines()]
    return {row.pop("key"): Outcome(**row) for row in rows}


def _justified() -> dict[str, str]:
    """Why mutants may survive, by the keys of their sites."""
    rows = (line.split("\t", 1) for line in SURVIVORS.read_text().splitlines())
    return dict(rows)


def _failing_anyway(outcomes: dict[str, Outcome], workplace: Workplace) -> list[str]:
    """Tests that noticed a mutant but fail without one, too."""
    tests = sorted({outcome.by for outcome in outcomes.values() if "::" in outcome.by})
    return workplace.failures(tests) if tests else []


def _report(chosen: list[Site], outcomes: dict[str, Outcome], broken: list[str]) -> int:
    justified = _justified()
    survivors = [site for site in chosen if not outcomes[site.key].noticed]
    for site in survivors:
        print(f"\nsurvived: src/ptxvm/{site.path}:{site.line}:{site.column + 1}  {site.chosen.operator}")
        print(f"    {site.text}")
        print(f"    {justified.get(site.key, 'NOT JUSTIFIED')}")
    unjustified = sum(site.key not in justified for site in survivors)
    noticed, different = len(chosen) - len(survivors), len(chosen) - len(survivors) + unjustified
    share = noticed / max(different, 1)
    print(f"\n{len(chosen)} mutants, {noticed / len(chosen):.1%} noticed; {len(survivors)} survived,")
    print(f"{unjustified} without a reason. Of the {different} that make a difference {share:.1%} are noticed")
    for test in broken:
        print(f"fails without any mutant, so what it noticed does not count: {test}")
    for key in sorted(set(justified) & {site.key for site in chosen if outcomes[site.key].noticed}):
        print(f"noticed, so it needs no reason: {key}")
    return int(share < REQUIRED or bool(broken))


if __name__ == "__main__":
    raise SystemExit(main())
