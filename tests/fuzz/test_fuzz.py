"""No program crashes or hangs the process, or touches what is not its own: random bytes and mutants of real PTX."""

from __future__ import annotations

import pytest
from tests.fuzz.mutants import case
from tests.fuzz.subjects import Bench

QUICK = range(150)
WATCHED = range(1000, 1040)
ALL = range(10_000)
CHUNK = 500


def _try_out(numbers: range, *, watched: bool = False) -> Bench:
    bench = Bench(timeout=0.5 if watched else 1.0, watched=watched)
    assert bench.is_healthy()  # and the runtime is made: what a case takes is its own time
    for number in numbers:
        try:
            bench.try_out(case(number))
        except Exception as error:
            raise AssertionError(f"case {number}: python -m tests.fuzz {number} {'-w ' * watched}shows it") from error
    assert bench.is_healthy()
    return bench


def test_some_cases() -> None:
    bench = _try_out(QUICK)
    # The cases are worth something only if many programs still run, and some of them go wrong.
    assert bench.ends["jit done"] > len(QUICK) // 10
    assert bench.ends["jit out_of_bounds"] > 0


def test_some_cases_with_all_checks() -> None:
    bench = _try_out(WATCHED, watched=True)
    assert bench.ends["jit done"] > len(WATCHED) // 20
    assert sum(bench.ends[f"jit {kind}"] for kind in ("race", "uninitialised")) > 0


@pytest.mark.slow
@pytest.mark.parametrize("first", range(0, 2000, CHUNK))
def test_many_cases_with_all_checks_in_random_orders(first: int) -> None:
    _try_out(range(first, first + CHUNK), watched=True)


@pytest.mark.slow
@pytest.mark.parametrize("first", range(0, len(ALL), CHUNK))
def test_many_cases(first: int) -> None:
    _try_out(ALL[first : first + CHUNK])
