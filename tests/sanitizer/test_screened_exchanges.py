"""Threads that exchange words in turns, as sorting networks do: each has two of its own until the next barrier."""

from __future__ import annotations

import random

import pytest
from tests.sanitizer.stepped import ALL, THREADS, Round, a_round, findings, only

pytestmark = pytest.mark.usefixtures("small_launches_are_screened")

BARRIERS = a_round("barrier"), a_round("warp barrier")
WRITTEN = [a_round("store row"), a_round("store row", 256), BARRIERS[0]]
FEW_SEEDS, MANY_SEEDS = range(12), range(12, 300)


def words_of(distance: int, *, upper: bool) -> list[int]:
    """One of the two words of each thread, `distance` apart. Those of a warp are the same for any distance."""
    return [4 * (2 * thread - (thread & (distance - 1)) + distance * upper) for thread in ALL]


def an_exchange(draw: random.Random) -> list[Round]:
    """Some threads read and write words of their own."""
    distance = draw.choice([1, 2, 4, 8, 16, 32])
    rounds = []
    for what in draw.choices(["place", "store place"], k=draw.randint(2, 5)):
        some = draw.choice([ALL, draw.sample(ALL, draw.randrange(1, THREADS))])
        rounds.append(a_round(what, 0, only(some, words_of(distance, upper=draw.random() < 0.5))))
    return rounds


def with_a_mistake(rounds: list[Round], draw: random.Random) -> list[Round]:
    """Threads that access other words, or a barrier less."""
    number = draw.randrange(len(rounds))
    what, base, places = rounds[number]
    if (what, base, places) in BARRIERS:
        return [*rounds[:number], *rounds[number + 1 :]]
    if draw.random() < 0.5:
        other = words_of(draw.choice([1, 2, 4, 8, 16, 32]), upper=draw.random() < 0.5)
        return [*rounds[:number], (what, base, only(draw.sample(ALL, 20), other)), *rounds[number + 1 :]]
    places = list(places)
    places[draw.randrange(THREADS)] = 4 * draw.randrange(2 * THREADS)
    return [*rounds[:number], (what, base, places), *rounds[number + 1 :]]


def agree(seed: int, screened: list[bool]) -> None:
    draw = random.Random(seed)
    rounds = [each for _ in range(draw.randint(2, 4)) for each in (*an_exchange(draw), draw.choice(BARRIERS))]
    right, wrong = [*WRITTEN, *rounds], [*WRITTEN, *with_a_mistake(rounds, draw)]
    checks = draw.choice(["race", "full"])
    assert findings([right, right], "jit", checks=checks) == []
    assert screened == [True]
    told = findings([right, wrong], "interpret", checks=checks)
    assert findings([right, wrong], "jit", checks=checks) == told


@pytest.mark.parametrize("seed", FEW_SEEDS)
def test_exchanges_are_known_and_mistakes_are_told(seed: int, screened):
    agree(seed, screened)


@pytest.mark.slow
@pytest.mark.parametrize("seed", MANY_SEEDS)
def test_many_exchanges_are_known_and_mistakes_are_told(seed: int, screened):
    agree(seed, screened)
