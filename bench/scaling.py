"""How much two workers gain over one."""

import os
from collections.abc import Callable
from itertools import chain

from .against_c import launcher
from .contests import CONTESTS, Contest
from .table import Cell, show
from .timing import best


def report(rounds: int) -> None:
    """Time every contest with one and with two workers."""
    runs = [_both(contest) for contest in CONTESTS]
    for run in chain(*runs):
        run()
    rows: list[list[Cell]] = []
    for contest, both in zip(CONTESTS, runs, strict=True):
        for run in both:  # once more: by now nothing is compiled beside it, and the next launch is like the last
            run()
        one, two = best(both, rounds)
        rows.append([contest.case_name, one * 1e3, two * 1e3, one / two])
    note = f"wanted: at least 1.6 for saxpy and matmul when two cores are free (this machine has {os.cpu_count()})"
    show("Scaling with worker threads", ["kernel", "1 worker ms", "2 workers ms", "gain"], rows, note)


def _both(contest: Contest) -> list[Callable[[], None]]:
    data = contest.make()
    return [launcher(contest, data, workers) for workers in (1, 2)]
