"""Changed real files: never a crash, and the verdict of ptxas nearly always."""

from __future__ import annotations

import pytest
from tests.agreement.mutants.verdicts import COUNT, Outcome, judge, verdicts

AGREEMENT = 0.97


@pytest.fixture(scope="module")
def outcomes() -> list[Outcome]:
    return list(judge(verdicts()))


def test_verdicts_agree(outcomes: list[Outcome]) -> None:
    assert len(outcomes) == COUNT
    assert sum(outcome.agrees for outcome in outcomes) >= AGREEMENT * COUNT


def test_both_verdicts_are_frequent(outcomes: list[Outcome]) -> None:
    accepted = sum(outcome.verdict.accept for outcome in outcomes)
    assert COUNT // 10 < accepted < COUNT * 9 // 10


def test_every_finding_has_a_place_and_renders(outcomes: list[Outcome]) -> None:
    for outcome in outcomes:
        for finding in outcome.errors:
            assert 0 <= finding.span.start <= finding.span.end <= len(outcome.source.text)
            assert finding.line >= 1 and finding.column >= 1
