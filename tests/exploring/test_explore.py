"""Explorations find what only some orders show, and each run can be seen again."""

from __future__ import annotations

from concurrent.futures import Future, ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

import numpy as np
import pytest
from tests.engine.programs import kernel
from tests.sanitizer.cases_order import CASES

import ptxvm
from ptxvm.engine.schedules import schedule_of

LOST_UPDATE = kernel("""
    ld.global.u32 %r3, [%rd1];
    add.u32 %r3, %r3, 1;
    st.global.u32 [%rd1], %r3;
""")
ATOMIC = kernel("atom.global.add.u32 %r3, [%rd1], 1;")
LATE_READER = kernel("""
    mov.u32 %r2, %ctaid.x;
    setp.ne.u32 %p1, %r2, 0;
    @%p1 bra READER;
    st.global.u32 [%rd1+4], 7; // here
    st.relaxed.gpu.global.u32 [%rd1], 1;
    bra END;
    READER:
    ld.acquire.gpu.global.u32 %r3, [%rd1];
    setp.ne.u32 %p2, %r3, 1;
    @%p2 bra END;
    ld.global.u32 %r4, [%rd1+4];
    END:
""")


def explored(text: str = LOST_UPDATE, **options):
    given = {"grid": 3, "block": 1, "args": [np.zeros(4, np.uint32)], "schedules": 40, "checks": "bounds"}
    return ptxvm.explore(text, **given | options)


@pytest.mark.parametrize("strategy", ["random", "pct", "all"])
def test_a_lost_update_gives_different_results(strategy: str) -> None:
    found = explored(strategy=strategy)
    assert found.different and "results are different in" in str(found)
    assert len(found.runs) == 40 and not found.findings


def test_the_argument_is_left_alone() -> None:
    data = np.zeros(4, np.uint32)
    explored(args=[data], schedules=3)
    assert not data.any()


def test_atomics_give_one_result() -> None:
    found = explored(ATOMIC, checks="full")
    assert found.is_clean and len(found.results) == 1


def test_every_different_result_is_seen_again() -> None:
    found = explored()
    for digest, (_, run) in found.results.items():
        again = found.replay(run)
        assert again.digest == digest
        listed = "list:" + ",".join(str(chosen) for chosen, _ in again.trace)
        assert listed.startswith("list:")


def test_all_orders_of_a_small_program_end() -> None:
    found = explored(ATOMIC, grid=2, strategy="all", schedules=500, completions=["late"])
    assert len(found.runs) < 500 and found.is_clean


@pytest.mark.parametrize("strategy", ["random", "pct"])
def test_a_race_that_needs_an_order_is_found_and_repeats(strategy: str) -> None:
    found = explored(LATE_READER, grid=2, checks="race", strategy=strategy)
    (race,) = [each for each in found.findings if each.kind == "race"]
    assert 0 < race.count <= 40 and race.lines
    again = found.replay(race)
    assert race.problem.key in {problem.key for problem in again.problems}
    out = np.zeros(4, np.uint32)
    with pytest.raises(ptxvm.KernelFault) as caught:
        ptxvm.run(LATE_READER, grid=2, block=1, args=[out], checks="race", schedule=race.schedule, seed=race.seed)
    assert caught.value.kind == "race"


def test_a_finding_shrinks_to_few_switches() -> None:
    found = explored(LATE_READER, grid=2, checks="race")
    small = found.shrink(found.findings[0])
    assert small.schedule.startswith("list:") and small.kind == "race"
    assert small.problem.key in {problem.key for problem in found.replay(small).problems}


def test_interrupted_explorations_go_on(tmp_path: Path) -> None:
    file = tmp_path / "runs.jsonl"
    explored(results=file, schedules=5)
    whole = file.read_text()
    file.write_text(whole + '{"exploration": "cut off in the mid')
    calls: list[int] = []
    found = explored(results=file, schedules=12, progress=lambda done, total: calls.append(done))
    assert len(calls) == 7 and len(found.runs) == 12
    assert found.results == explored(schedules=12).results


def test_processes_give_the_same() -> None:
    with ProcessPoolExecutor(2, get_context("spawn")) as pool:
        found = explored(executor=pool, schedules=12)
    assert {run.number: run.digest for run in found.runs} == {run.number: run.digest for run in explored().runs[:12]}


class Failing:
    """An executor whose workers die now and then."""

    def __init__(self, error: Exception) -> None:
        self.calls, self.error = 0, error

    def submit(self, function, *arguments):
        self.calls += 1
        future: Future = Future()
        if self.calls % 3 == 0:
            future.set_exception(self.error)
        else:
            future.set_result(function(*arguments))
        return future


class KilledWorker(Exception):
    """As Dask's."""


@pytest.mark.parametrize("error", [OSError("the worker is gone"), KilledWorker("too often")], ids=["OS", "pool"])
def test_nothing_is_lost_with_a_worker(error: Exception) -> None:
    found = explored(executor=Failing(error), schedules=10)
    assert sorted(run.number for run in found.runs) == list(range(10))


def test_wrong_words() -> None:
    with pytest.raises(ValueError, match="strategy='magic'"):
        explored(strategy="magic")
    for schedule in ("magic:3", "random", "random:x", "list", "pct:-1", 3):
        with pytest.raises(ValueError, match="schedule="):
            ptxvm.run(ATOMIC, grid=1, block=1, args=[np.zeros(4, np.uint32)], schedule=schedule)


def turns(text: str, number: int) -> list[tuple[int, str]]:
    """After how many accesses each turn ends, and who of three then goes on."""
    schedule = schedule_of(text)
    assert schedule is not None
    return [(schedule.turn(), "abc"[schedule.pick("abc")]) for _ in range(number)]


def test_words_of_random_priorities() -> None:
    """Whoever went on gets the lowest priority, after so many turns that are shorter than all the others."""
    for seed in range(20):
        for changes in (0, 1, 2):
            lengths, chosen = zip(*turns(f"pct:{seed}:{changes}", 9), strict=True)
            assert chosen == 3 * chosen[:3] and set(chosen) == set("abc")
            short = [length for length in lengths if length < 256]
            assert sum(short) < 256 and min(changes, 1) <= len(short) <= changes
        assert turns(f"pct:{seed}", 6) == turns(f"pct:{seed}:3", 6)
    assert len({tuple(turns(f"pct:{seed}:2", 4)) for seed in range(20)}) > 15


@pytest.mark.parametrize("text", ["pct", "pct:", "pct:1:2:3", "pct:1:-2", "random:1:2", "random:-1", "list:1:2"])
def test_words_that_are_no_schedule(text: str) -> None:
    with pytest.raises(ValueError, match="schedule="):
        schedule_of(text)


@pytest.mark.parametrize("name", ["S2", "S11", "L8", "R2", "A1"])
def test_programs_of_the_sanitizer(name: str) -> None:
    """Found in every order, and the repaired ones in none."""
    case = next(case for case in CASES if case.name == name)
    data = [np.zeros(4096, np.uint32), np.zeros(64, np.uint32)]
    given = {"grid": case.grid, "block": case.block, "args": data, "schedules": 6, "checks": "race"}
    wrong = ptxvm.explore(case.wrong, **given)
    assert all(found.kind == "race" for found in wrong.findings) and wrong.findings
    assert ptxvm.explore(case.right, **given).findings == []
