"""Measuring on a machine that may be busy: the best of several runs, the contenders taking turns."""

import os
import resource
import time
from collections.abc import Callable, Sequence
from pathlib import Path

Action = Callable[[], object]
Clock = Callable[[], float]

CLOCKS: dict[str, Clock] = {"wall": time.perf_counter, "cpu": time.process_time}
"""Where other programs take the cores away, the process's own CPU time is the better measure of work in one thread."""


def _of_children() -> float:
    spent = os.times()
    return spent.children_user + spent.children_system


def _of_family() -> float:
    ended = resource.getrusage(resource.RUSAGE_CHILDREN)  # those that have been waited for are in /proc no more
    children = [number for path in Path("/proc/self/task").glob("*/children") for number in path.read_text().split()]
    spent = (int(Path("/proc", number, "schedstat").read_text().split()[0]) for number in children)
    return time.process_time() + ended.ru_utime + ended.ru_stime + 1e-9 * sum(spent)


CHILD_CLOCKS: dict[str, Clock] = {"wall": time.perf_counter, "cpu": _of_children}
"""The same for processes that are started and waited for."""

FAMILY_CLOCKS: dict[str, Clock] = {"wall": time.perf_counter, "cpu": _of_family}
"""For this process and those that work for it, as the compiler's does (CPU time only where there is /proc)."""


def seconds(action: Action, clock: Clock = time.perf_counter) -> float:
    """How long one call takes."""
    start = clock()
    action()
    return clock() - start


def best(actions: Sequence[Action], rounds: int, clock: Clock = time.perf_counter) -> list[float]:
    """The best time of each action in seconds. They take turns, so that all of them see the same quiet moments."""
    times = [[seconds(action, clock) for action in actions] for _ in range(rounds)]
    return [min(column) for column in zip(*times, strict=True)]
