"""Orders in which threads take turns, that can be repeated: `schedule=` of a launch."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Hashable, Sequence

import numpy as np

LONGEST_TURN = 6
"""Turns of random schedules have up to two to this power accesses."""

HORIZON = 256
"""Accesses among which the points lie at which priorities change, more of them early."""


class Schedule(ABC):
    """Decides who goes on whenever several could, and for how long. `trace` holds what was chosen, out of how many (a
    turn's length: out of 0)."""

    def __init__(self) -> None:
        self.trace: list[tuple[int, int]] = []

    def pick(self, candidates: Sequence[Hashable]) -> int:
        """The place of one of them."""
        if len(candidates) == 1:
            return 0
        chosen = self._choose(candidates)
        self.trace.append((chosen, len(candidates)))
        return chosen

    @abstractmethod
    def _choose(self, candidates: Sequence[Hashable]) -> int: ...

    def turn(self) -> int:
        """How many accesses the next turn has."""
        length = self._length()
        self.trace.append((length, 0))
        return length

    @abstractmethod
    def _length(self) -> int: ...


class RandomSchedule(Schedule):
    """Everybody is as likely; turns are of any length."""

    def __init__(self, seed: int) -> None:
        super().__init__()
        self._random = np.random.default_rng(seed)

    def _choose(self, candidates: Sequence[Hashable]) -> int:
        return int(self._random.integers(len(candidates)))

    def _length(self) -> int:
        return 1 << int(self._random.integers(LONGEST_TURN + 1))


class PriorityTurns(Schedule):
    """Random priorities (PCT): who has the highest goes on until it waits, but for `changes` points at which it
    receives the lowest. Finds whatever needs so few switches with a known probability."""

    def __init__(self, seed: int, changes: int = 3) -> None:
        super().__init__()
        self._random = np.random.default_rng(seed)
        self._priorities: dict[Hashable, float] = {}
        self._points = sorted(int(HORIZON**power) for power in self._random.random(changes))
        self._passed = 0
        self._last: Hashable = None

    def _choose(self, candidates: Sequence[Hashable]) -> int:
        for candidate in candidates:
            self._priorities.setdefault(candidate, float(self._random.random()))
        chosen = max(range(len(candidates)), key=lambda place: self._priorities[candidates[place]])
        self._last = candidates[chosen]
        return chosen

    def _length(self) -> int:
        if self._passed:
            self._priorities[self._last] = -float(self._passed)
        following = next((point for point in self._points if point > self._passed), None)
        length = HORIZON if following is None else following - self._passed
        self._passed += length
        return length


class ListedSchedule(Schedule):
    """What was chosen before, then always the first; a turn has one access."""

    def __init__(self, choices: Sequence[int]) -> None:
        super().__init__()
        self._choices = list(choices)

    def _choose(self, candidates: Sequence[Hashable]) -> int:
        return min(self._next, len(candidates) - 1)

    def _length(self) -> int:
        return max(1, self._next)

    @property
    def _next(self) -> int:
        place = len(self.trace)
        return self._choices[place] if place < len(self._choices) else 0


def schedule_of(text: str | None) -> Schedule | None:
    """`random:SEED`, `pct:SEED`, `pct:SEED:CHANGES` or `list:0,1,0`. Raises ValueError."""
    if text is None:
        return None
    try:
        kind, *numbers = text.split(":")
        if kind == "list" and len(numbers) == 1:
            return ListedSchedule([int(number) for number in numbers[0].split(",") if number])
        values = [int(number) for number in numbers]
        if kind == "random" and len(values) == 1 and values[0] >= 0:
            return RandomSchedule(values[0])
        if kind == "pct" and 1 <= len(values) <= 2 and min(values) >= 0:
            return PriorityTurns(*values)
    except (ValueError, AttributeError):
        pass
    raise ValueError(f"schedule={text!r}: write 'random:SEED', 'pct:SEED', 'pct:SEED:CHANGES' or 'list:0,1,0'")
