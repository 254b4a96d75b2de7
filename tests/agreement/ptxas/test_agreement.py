"""The floors of agreement with ptxas: on a sample always, on all recorded verdicts in the slow tests."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.agreement.ptxas.verdicts import COLLECTED, PROGRAMS, Score, judge, rows, sample, scores, share

SAMPLE = 8000
OVERALL = 0.995
FAMILY = 0.985
LINES = 0.995


@pytest.fixture(scope="module")
def sampled() -> dict[str, Score]:
    return scores(judge(sample(rows(), SAMPLE)))


def _agreement(score: Score) -> float:
    agreed = score.accepted[0] + score.rejected[0]
    return agreed / (score.accepted[1] + score.rejected[1])


def test_a_sample_agrees(sampled: dict[str, Score]) -> None:
    assert _agreement(sampled["all"]) >= OVERALL


def test_errors_of_a_sample_are_at_the_instruction(sampled: dict[str, Score]) -> None:
    assert share(sampled["all"].lines) >= LINES


@pytest.mark.slow
def test_all_verdicts_agree() -> None:
    table = scores(judge(rows()))
    low = {
        family: str(score)
        for family, score in table.items()
        if share(score.accepted) < FAMILY or share(score.rejected) < FAMILY
    }
    assert low == {}
    assert _agreement(table["all"]) >= OVERALL
    assert share(table["all"].lines) >= LINES


# ------------------------------------------------------------------------- families and programs that were collected

COLLECTED_SAMPLE = 2500
# Topics of whole programs have some dozens of verdicts each: two that differ are three in a hundred.
COLLECTED_FAMILY = {COLLECTED: 0.985, PROGRAMS: 0.965}
COLLECTED_OVERALL = 0.995
COLLECTED_LINES = {COLLECTED: 0.995, PROGRAMS: 0.99}


@pytest.mark.parametrize("path", [COLLECTED, PROGRAMS], ids=["instructions", "programs"])
def test_a_sample_of_collected_verdicts_agrees(path: Path) -> None:
    score = scores(judge(sample(rows(path), min(COLLECTED_SAMPLE, len(rows(path))))))["all"]
    assert _agreement(score) >= COLLECTED_OVERALL
    assert share(score.lines) >= COLLECTED_LINES[path]


@pytest.mark.slow
@pytest.mark.parametrize("path", [COLLECTED, PROGRAMS], ids=["instructions", "programs"])
def test_all_collected_verdicts_agree(path: Path) -> None:
    table = scores(judge(rows(path)))
    low = {
        family: str(score)
        for family, score in table.items()
        if min(share(score.accepted), share(score.rejected)) < COLLECTED_FAMILY[path]
    }
    assert low == {}
