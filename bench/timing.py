"""Measuring on a machine that may be busy: the best of several runs, the contenders taking turns."""

import time
from collections.abc import Callable, Sequence

Action = Callable[[], object]
Clock = Callable[[], float]

CLOCKS: dict[str, Clock] = {"wall": time.perf_counter, "cpu": time.process_time}
"""Where other programs take the cores away, the process's own CPU time is the better measure of work in one thread."""


def seconds(action: Action, clock: Clock = time.perf_counter) -> float:
    """How long one call takes."""
    start = clock()
    action()
    return clock() - start


def best(actions: Sequence[Action], rounds: int, clock: Clock = time.perf_counter) -> list[float]:
    """The best time of each action in seconds. They take turns, so that all of them see the same quiet moments."""
    times = [[seconds(action, clock) for action in actions] for _ in range(rounds)]
    return [min(column) for column in zip(*times, strict=True)]
