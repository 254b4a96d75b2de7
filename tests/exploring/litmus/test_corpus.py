"""Litmus tests of our own, each with its verdict and the argument from the ISA's chapter 8 in its first comment."""

from __future__ import annotations

from pathlib import Path

import pytest

import ptxvm

CORPUS = sorted((Path(__file__).parent / "corpus").glob("*.litmus"))


def test_there_are_enough() -> None:
    assert len(CORPUS) >= 120


@pytest.mark.parametrize("file", CORPUS, ids=lambda file: file.stem)
def test_the_axioms_agree_with_the_argument(file: Path) -> None:
    found = ptxvm.litmus(file, schedules=0)
    verdict, _, argument = found.comment.partition(":")
    assert len(argument.split()) > 3
    assert {True: "allowed", False: "forbidden"}[bool(found.is_allowed)] == verdict
    assert found.name == file.stem and found.holds is found.is_allowed


@pytest.mark.parametrize("part", range(4))
def test_the_machine_shows_nothing_that_is_forbidden(part: int) -> None:
    ran = 0
    for file in CORPUS[part::4]:
        found = ptxvm.litmus(file, schedules=2)
        assert found.forbidden == (), file.stem
        ran += sum(found.observed.values()) + found.hangs
    assert ran > 40


@pytest.mark.slow
@pytest.mark.parametrize("file", CORPUS, ids=lambda file: file.stem)
def test_many_orders_and_copies_show_nothing_that_is_forbidden(file: Path) -> None:
    assert ptxvm.litmus(file, schedules=200, copies=20_000).forbidden == ()
