"""Every wait, arrival and `expect_tx` is needed: a run with late completion notices that one is missing."""

from functools import cache

import pytest

from .cases import asynchronous_cases
from .mutants import UNNOTICED, Mutant, mutants_of, outcome, read_table

NAMES = list(asynchronous_cases())
# Compiled code is made for every mutant, which takes its time; a few are in every test run.
QUICK = ("async_ring", "bulk_ring", "mailbox_ring", "stencil_nan")
IN_COMPILED_CODE = [pytest.param(name, marks=() if name in QUICK else pytest.mark.slow) for name in NAMES]


@cache
def mutants(name: str) -> tuple[Mutant, ...]:
    return tuple(mutants_of(asynchronous_cases()[name]))


def test_the_table_lists_every_mutant() -> None:
    assert list(read_table()) == [mutant.key for name in NAMES for mutant in mutants(name)]


def test_most_are_noticed_and_the_others_explained() -> None:
    rows = read_table()
    assert sum(outcome != UNNOTICED for outcome, _ in rows.values()) >= 40
    for key, (result, why) in rows.items():
        assert (result == UNNOTICED) == bool(why), key


@pytest.mark.parametrize("name", NAMES)
def test_the_interpreter_notices(name: str) -> None:
    rows = read_table()
    for mutant in mutants(name):
        assert outcome(mutant, "interpret") == rows[mutant.key][0], mutant.key


@pytest.mark.parametrize("name", IN_COMPILED_CODE)
def test_compiled_code_notices(name: str) -> None:
    rows = read_table()
    for mutant in mutants(name):
        if rows[mutant.key][0] != UNNOTICED:
            assert outcome(mutant, "jit") != UNNOTICED, mutant.key
