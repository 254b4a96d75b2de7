"""Lookups of textures give the bits of an H200."""

from __future__ import annotations

import pytest
from tests.agreement.hardware.textures import cases, given

ALL = {case.name: case for case in cases()}
GIVEN = given()
SAMPLE = sorted(ALL)[::9]


@pytest.mark.parametrize("name", SAMPLE)
def test_a_sample_gives_the_bits_of_the_gpu(name: str) -> None:
    assert ALL[name].digest("interpret") == GIVEN[name]


@pytest.mark.slow
@pytest.mark.parametrize("engine", ["interpret", "jit"])
@pytest.mark.parametrize("name", sorted(ALL))
def test_all_give_the_bits_of_the_gpu(name: str, engine: str) -> None:
    assert ALL[name].digest(engine) == GIVEN[name]


def test_each_case_has_a_digest() -> None:
    assert set(ALL) == set(GIVEN)
    assert len({case.geometry for case in ALL.values()}) == 5
