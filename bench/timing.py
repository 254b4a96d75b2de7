"""Measuring on a machine that may be busy: the best of several runs, the contenders taking turns."""

import time
from collections.abc import Callable, Sequence

Action = Callable[[], object]


def seconds(action: Action) -> float:
    """How long one call takes, by the wall clock."""
    start = time.perf_counter()
    action()
    return time.perf_counter() - start


def best(actions: Sequence[Action], rounds: int) -> list[float]:
    """The best time of each action in seconds. They take turns, so that all of them see the same quiet moments."""
    times = [[seconds(action) for action in actions] for _ in range(rounds)]
    return [min(column) for column in zip(*times, strict=True)]
