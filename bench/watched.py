"""Launches that are watched, or counted: how much longer they take than plain ones, on one core."""

from functools import partial

import numpy as np

import ptxvm

from .against_c import VARIANT
from .contests import CONTESTS, Contest
from .table import Cell, show
from .timing import CLOCKS, best

WANTED = {
    "saxpy": 4,
    "matmul16": 4,
    "matmul32": 4,
    "softmax": 4,
    "stencil2d": 4,
    "stencil3d": 4,
    "csr_rows": 8,
    "histogram": 8,
    "bitonic_sort": 8,
}
"""Of "race", times the plain launch. "init" is to take 3 times, "full" 10, a profile 4 times as long."""

CHECKS = ("race", "init", "full")


def launch(
    contest: Contest, module: ptxvm.Module, data: dict[str, np.ndarray], checks: str = "bounds", profile: bool = False
) -> None:
    """All launches of a contest."""
    for each in contest.case.launches(data):
        module.kernels[each.kernel].launch(
            each.grid, each.block, *each.args, shared=each.shared, checks=checks, profile=profile, workers=1
        )


def report(rounds: int, clock: str) -> None:
    """Measure and print."""
    rows: list[list[Cell]] = []
    for contest in CONTESTS:
        wanted = WANTED.get(contest.case_name)
        if wanted is None:
            continue
        module, data = ptxvm.load(contest.case.ptx[VARIANT]), contest.make()
        ways = [partial(launch, contest, module, data, checks) for checks in ("bounds", *CHECKS)]
        ways.append(partial(launch, contest, module, data, profile=True))
        plain, *watched = best(ways, rounds, CLOCKS[clock])
        rows.append([contest.case_name, 1e3 * plain, *(each / plain for each in watched), wanted])
    head = ["", "plain, ms", *(f"{checks}, times" for checks in (*CHECKS, "profile")), "race wanted"]
    show(f"Watched and counted launches, by {clock} time", head, rows)
