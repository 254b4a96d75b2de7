"""Every wait, arrival and `expect_tx` is needed: a run with late completion notices that one is missing."""

from collections import Counter
from functools import cache

import pytest

from .cases import asynchronous_cases
from .mutants import FOUND, UNNOTICED, Change, Mutant, mutants_of, outcome, read_table

NAMES = list(asynchronous_cases())
# Compiled code is made for every mutant, which takes its time; a few are in every test run.
QUICK = ("async_ring", "bulk_ring", "mailbox_ring", "stencil_nan")
IN_COMPILED_CODE = [pytest.param(name, marks=() if name in QUICK else pytest.mark.slow) for name in NAMES]


EACH = 2
"""Mutants of a kernel that are in every test run."""


@cache
def mutants(name: str) -> tuple[Mutant, ...]:
    return tuple(mutants_of(asynchronous_cases()[name]))


@cache
def chosen() -> dict[str, list[Mutant]]:
    """Of each kernel some, of kinds that are rare among those of the kernels before: so all kinds are among them."""
    counts: Counter[tuple[str, Change]] = Counter()
    found: dict[str, list[Mutant]] = {}
    for name in sorted(NAMES, key=lambda name: len(mutants(name))):
        found[name] = sorted(mutants(name), key=lambda mutant: counts[kind(mutant)])[:EACH]
        counts.update(map(kind, found[name]))
    return found


def kind(mutant: Mutant) -> tuple[str, Change]:
    return mutant.opcode, mutant.change


def test_the_table_lists_every_mutant() -> None:
    assert list(read_table()) == [mutant.key for name in NAMES for mutant in mutants(name)]


def test_most_are_noticed_and_the_others_explained() -> None:
    rows = read_table()
    assert sum(outcome != UNNOTICED for outcome, _ in rows.values()) >= 40
    for key, (result, why) in rows.items():
        assert (result == UNNOTICED) == bool(why), key


def test_all_kinds_are_in_every_test_run() -> None:
    every = {kind(mutant) for name in NAMES for mutant in mutants(name)}
    assert {kind(mutant) for some in chosen().values() for mutant in some} == every


@pytest.mark.parametrize("name", NAMES)
def test_the_interpreter_notices(name: str) -> None:
    rows = read_table()
    for mutant in chosen()[name]:
        assert outcome(mutant, "interpret") == rows[mutant.key][0], mutant.key


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
def test_the_interpreter_notices_all(name: str) -> None:
    rows = read_table()
    for mutant in mutants(name):
        assert outcome(mutant, "interpret") == rows[mutant.key][0], mutant.key


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
def test_the_table_tells_what_the_sanitizer_finds_of_the_unnoticed(name: str) -> None:
    rows = read_table()
    for mutant in mutants(name):
        result, why = rows[mutant.key]
        if result == UNNOTICED:
            found = outcome(mutant, "interpret", checks="full", timeout=600)
            assert (found != UNNOTICED) == why.startswith(FOUND), (mutant.key, found)


@pytest.mark.parametrize("name", IN_COMPILED_CODE)
def test_compiled_code_notices(name: str) -> None:
    rows = read_table()
    for mutant in mutants(name):
        if rows[mutant.key][0] != UNNOTICED:
            assert outcome(mutant, "jit") != UNNOTICED, mutant.key
