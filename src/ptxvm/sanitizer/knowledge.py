"""What is known: which events of others come before whatever happens next."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import field, replace
from typing import Any

import numpy as np
import numpy.typing as npt

from ptxvm.records import record

Times = npt.NDArray[np.int64]

Channel = tuple[Any, ...]
"""Where asynchronous operations complete one after the other: a group of a thread, the phases of an mbarrier."""

Cell = tuple[int, int]
"""An area of memory and a place in it."""

MOST_SEEN = 4096
"""Places of which it is remembered which strong writes were read; of more, all count as read."""


@record(eq=False)
class Knowledge:
    """An immutable value; what is published is shared by all who learn it.

    times:       per CTA, for each of its threads the clock up to which its accesses are known
    operations:  per channel how many operations, groups or phases are known to be complete
    grids:       grids that are known as a whole
    seen:        strong writes that strong reads have returned, as an interval of events per place: the observation
                 that may stand in front of causality order [8.9.5]
    fenced:      per state space what was known at some fence between the generic and the async proxy
    maps:        per tensor map what was known when it was acquired; under None, what its release published
    """

    times: dict[int, Times] = field(default_factory=dict)
    operations: dict[Channel, int] = field(default_factory=dict)
    grids: frozenset[int] = frozenset()
    seen: dict[Cell, tuple[int, int]] = field(default_factory=dict)
    fenced: dict[str, Knowledge] = field(default_factory=dict)
    maps: dict[int | None, Knowledge] = field(default_factory=dict)

    def with_times(self, block: int, threads: npt.NDArray[np.int64], clock: int, count: int) -> Knowledge:
        """Threads of a block are known up to a clock, too."""
        known = self.times.get(block)
        row = np.zeros(count, np.int64) if known is None else known.copy()
        row[threads] = clock
        return replace(self, times={**self.times, block: row})

    def plain(self) -> Knowledge:
        """Without what fences keep."""
        return replace(self, fenced={}, maps={}) if self.fenced or self.maps else self

    def with_fenced(self, spaces: Iterable[str]) -> Knowledge:
        """All that is known now has a proxy fence of these state spaces behind it."""
        own = self.plain()
        new = {space: join(self.fenced.get(space, NOTHING), own) for space in spaces}
        return replace(self, fenced={**self.fenced, **new})


NOTHING = Knowledge()


def join(one: Knowledge, other: Knowledge) -> Knowledge:
    """What either knows."""
    if one is other or other is NOTHING:
        return one
    if one is NOTHING:
        return other
    return Knowledge(
        _later(one.times, other.times),
        _greater(one.operations, other.operations),
        one.grids if one.grids >= other.grids else one.grids | other.grids,
        _wider(one.seen, other.seen),
        _joined(one.fenced, other.fenced),
        _joined(one.maps, other.maps),
    )


def join_all(parts: Iterable[Knowledge]) -> Knowledge:
    """What any of them knows."""
    total = NOTHING
    for part in {id(part): part for part in parts}.values():
        total = join(total, part)
    return total


def _later(one: dict[int, Times], other: dict[int, Times]) -> dict[int, Times]:
    if one is other or not other:
        return one
    result = dict(one)
    for block, times in other.items():
        known = result.get(block)
        if known is None:
            result[block] = times
        elif known is not times:
            result[block] = np.maximum(known, times)
    return result


def _greater(one: dict[Channel, int], other: dict[Channel, int]) -> dict[Channel, int]:
    if one is other or not other:
        return one
    result = dict(one)
    for channel, number in other.items():
        if result.get(channel, -1) < number:
            result[channel] = number
    return result


def _wider(one: dict[Cell, tuple[int, int]], other: dict[Cell, tuple[int, int]]) -> dict[Cell, tuple[int, int]]:
    """Intervals are joined to one: what lies between counts as seen, too, so that nothing is accused wrongly."""
    if one is other or not other:
        return one
    if not one:
        return other
    result = dict(one)
    for cell, (low, high) in other.items():
        known = result.get(cell)
        result[cell] = (low, high) if known is None else (min(low, known[0]), max(high, known[1]))
    return result


def _joined(one: dict[Any, Knowledge], other: dict[Any, Knowledge]) -> dict[Any, Knowledge]:
    if one is other or not other:
        return one
    return {key: join(one.get(key, NOTHING), other.get(key, NOTHING)) for key in {*one, *other}}
