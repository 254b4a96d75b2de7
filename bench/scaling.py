"""How much two workers gain over one."""

import os

from .against_c import launcher
from .contests import CONTESTS
from .table import Cell, show
from .timing import best


def report(rounds: int) -> None:
    """Time every contest with one and with two workers."""
    rows: list[list[Cell]] = []
    for contest in CONTESTS:
        data = contest.make()
        runs = [launcher(contest, data, workers) for workers in (1, 2)]
        for run in runs:
            run()
        one, two = best(runs, rounds)
        rows.append([contest.case_name, one * 1e3, two * 1e3, one / two])
    note = f"wanted: at least 1.6 for saxpy and matmul when two cores are free (this machine has {os.cpu_count()})"
    show("Scaling with worker threads", ["kernel", "1 worker ms", "2 workers ms", "gain"], rows, note)
