"""Relations between a few events, as a number for each event whose bits are those related to it."""

from __future__ import annotations

from collections.abc import Iterable

Relation = list[int]


def relation(count: int, pairs: Iterable[tuple[int, int]]) -> Relation:
    found = [0] * count
    for first, second in pairs:
        found[first] |= 1 << second
    return found


def pairs(given: Relation) -> Iterable[tuple[int, int]]:
    for first, row in enumerate(given):
        for second in _bits(row):
            yield first, second


def closed(given: Relation) -> Relation:
    """Its transitive closure."""
    found = given.copy()
    for middle in range(len(found)):
        bit, through = 1 << middle, found[middle]
        if through:
            for first, row in enumerate(found):
                if row & bit:
                    found[first] = row | through
            through = found[middle]
    return found


def joined(one: Relation, other: Relation) -> Relation:
    """From the first of a pair of `one` to the second of a pair of `other` that begins where it ends."""
    result = []
    for row in one:
        reached = 0
        for middle in _bits(row):
            reached |= other[middle]
        result.append(reached)
    return result


def either(*given: Relation) -> Relation:
    """Pairs that are in one of them."""
    result = given[0].copy()
    for each in given[1:]:
        result = [one | other for one, other in zip(result, each, strict=True)]
    return result


def inside(one: Relation, other: Relation) -> Relation:
    """Pairs that are in both."""
    return [a & b for a, b in zip(one, other, strict=True)]


def turned(given: Relation) -> Relation:
    """Its pairs the other way round."""
    return relation(len(given), ((second, first) for first, second in pairs(given)))


def is_cyclic(given: Relation) -> bool:
    return any(row >> place & 1 for place, row in enumerate(closed(given)))


def _bits(row: int) -> Iterable[int]:
    while row:
        low = row & -row
        yield low.bit_length() - 1
        row ^= low
