"""The floors of agreement with ptxas: on a sample always, on all recorded verdicts in the slow tests."""

from __future__ import annotations

import pytest
from tests.agreement.ptxas.verdicts import Score, judge, rows, sample, scores, share

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
