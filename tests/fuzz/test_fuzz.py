"""No program crashes or hangs the process, or touches what is not its own: random bytes and mutants of real PTX."""

from __future__ import annotations

import pytest
from tests.fuzz.mutants import case
from tests.fuzz.subjects import Bench

QUICK = range(200)
ALL = range(10_000)
CHUNK = 500


def _try_out(numbers: range) -> Bench:
    bench = Bench(timeout=1.0)
    assert bench.is_healthy()  # and the runtime is made: what a case takes is its own time
    for number in numbers:
        try:
            bench.try_out(case(number))
        except Exception as error:
            raise AssertionError(f"case {number}: python -m tests.fuzz {number} shows it") from error
    assert bench.is_healthy()
    return bench


def test_some_cases() -> None:
    bench = _try_out(QUICK)
    # The cases are worth something only if many programs still run, and some of them go wrong.
    assert bench.ends["jit done"] > len(QUICK) // 10
    assert bench.ends["jit out_of_bounds"] > 0


@pytest.mark.slow
@pytest.mark.parametrize("first", range(0, len(ALL), CHUNK))
def test_many_cases(first: int) -> None:
    _try_out(ALL[first : first + CHUNK])
