"""What an H200 computed (sm_90a, ptxas 13.0, driver 580): nearly every kind of instruction, and products of matrices.

`python -m tests.agreement.hardware` says how the results were made; `collecting.py` has what was not asked. Rows
without a digest are those in which ptxvm differs: vectors in atomics at generic addresses of shared memory, which the
ISA does not define; four 64-bit atomics in shared memory whose lanes came in another order; f32 that are stored from
64-bit registers; `cvt.pack` into 64-bit registers; and nine rows of `vset` and `vabsdiff`.
"""

from __future__ import annotations

import json
import lzma

import pytest
from tests.agreement.hardware.cases import CASES, DIGESTS, Case, digests, load, results

ALL = load(CASES)
GIVEN: list[list[str]] = json.loads(lzma.decompress(DIGESTS.read_bytes()))
KNOWN = 409
"""Rows that may differ, at most."""
SAMPLE = range(0, len(ALL), 26)


def _different(number: int, engine: str) -> list[str]:
    case = ALL[number]
    found = digests(case, results(case, engine))
    return [name for name, one, other in zip(case.outputs, found, GIVEN[number], strict=True) if other not in ("", one)]


@pytest.mark.parametrize("number", SAMPLE, ids=[ALL[number].seed for number in SAMPLE])
def test_a_sample_gives_the_bits_of_the_gpu(number: int) -> None:
    assert _different(number, "interpret") == []


@pytest.mark.slow
@pytest.mark.parametrize("engine", ["interpret", "jit"])
@pytest.mark.parametrize("first", range(16))
def test_all_give_the_bits_of_the_gpu(first: int, engine: str) -> None:
    assert [name for number in range(first, len(ALL), 16) for name in _different(number, engine)] == []


def test_few_rows_are_known_to_differ() -> None:
    assert sum(not digest for rows in GIVEN for digest in rows) <= KNOWN < 0.03 * sum(map(len, GIVEN))


def test_numbers_reach_the_ends_of_f32() -> None:
    """Inputs of a product of bf16: each kind of numbers is there."""
    case = next(case for case in ALL if ".f32.bf16.bf16.f32" in case.seed)
    inputs = Case.inputs(case)
    assert inputs.shape == (len(case.rows), case.threads)
    assert len({row.tobytes() for row in inputs}) == len(case.rows)
