"""Run time of kernels against the same algorithms in C: one thread each, bounds checks on, in one process."""

import math
from collections.abc import Callable

import numpy as np

import ptxvm
from kernels.kernel_case import Arguments

from .c_library import FLAGS, CLibrary
from .contests import CONTESTS, Contest
from .table import Cell, show
from .timing import CLOCKS, Clock, best

VARIANT = "sm_80"


def launcher(contest: Contest, data: Arguments, workers: int) -> Callable[[], None]:
    """All launches of a contest as one call; the kernels are already loaded."""
    module = ptxvm.load(contest.case.ptx[VARIANT])
    steps = [(module.kernels[launch.kernel], launch) for launch in contest.case.launches(data)]

    def run() -> None:
        for kernel, launch in steps:
            kernel.launch(launch.grid, launch.block, *launch.args, shared=launch.shared, workers=workers)

    return run


def check_alike(contest: Contest, ours: Arguments, theirs: Arguments) -> None:
    """Both sides have run once on the same data: integers must agree exactly, floats as the contest says."""
    mine, other = ours[contest.result], theirs[contest.result]
    if mine.dtype.kind == "f":
        np.testing.assert_allclose(mine, other, contest.relative, contest.absolute, err_msg=contest.case_name)
    else:
        np.testing.assert_array_equal(mine, other, err_msg=contest.case_name)


def measure(contest: Contest, library: CLibrary | None, rounds: int, clock: Clock) -> tuple[float, float | None]:
    """Best seconds of ptxvm and of C; the first run of each is compared and not counted."""
    ours = contest.make()
    run = launcher(contest, ours, workers=1)
    run()
    if library is None:
        return best([run], rounds, clock)[0], None
    theirs = contest.make()
    arguments = contest.c_arguments(theirs)
    library.call(contest.function, arguments)
    check_alike(contest, ours, theirs)
    mine, other = best([run, lambda: library.call(contest.function, arguments)], rounds, clock)
    return mine, other


def report(library: CLibrary | None, rounds: int, clock: str) -> None:
    """Measure every contest and print the table."""
    rows: list[list[Cell]] = []
    ratios: list[float] = []
    for contest in CONTESTS:
        mine, other = measure(contest, library, rounds, CLOCKS[clock])
        ratio = None if other is None else mine / other
        ratios += [] if ratio is None else [ratio]
        rows.append([contest.case_name, mine * 1e3, None if other is None else other * 1e3, ratio])
    title = f"Run time, one thread, bounds checks on, best of {rounds} by {clock} time"
    show(title, ["kernel", "ptxvm ms", "C ms", "ratio"], rows, *notes(ratios))


def notes(ratios: list[float]) -> list[str]:
    """What the table adds up to, or why it does not."""
    if not ratios:
        return ["no C column: gcc was not found on the PATH (it comes with your system's compiler package)"]
    mean = math.exp(sum(map(math.log, ratios)) / len(ratios))
    return [
        f"geometric mean of the ratios {mean:.2f} (wanted: at most 1.15), largest {max(ratios):.2f} (at most 2.0)",
        f"C: gcc {' '.join(FLAGS[:3])}",
    ]
